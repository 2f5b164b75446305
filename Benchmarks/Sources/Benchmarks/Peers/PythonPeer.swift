// pytypedstream on the message bodies: it runs in a python of its own and says what it measured.

import Foundation
import Workloads

/// The peer that isn't a library here.
enum PythonPeer {
    /// Measures how long it takes to read the bodies; throws where python3 or the module is missing.
    static func measureBodies(count: Int) throws -> Measurement {
        let bodies = try Bodies(count: count)
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("bodies-\(ProcessInfo.processInfo.processIdentifier)")
        try write(bodies, to: url)
        RemovedAtExit.add(url)
        let output = try ChildProcess.output(of: "/usr/bin/env", ["python3", script, url.path])
        let words = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        let seconds = words.compactMap { Double($0) }
        guard !seconds.isEmpty else { throw Failure.peerFailed }
        return Measurement(
            workload: MessageCases.bodiesName, peer: .pytypedstream, side: .unarchive, wall: Times(seconds),
            processor: Times(seconds), byteCount: bodies.byteCount,
            objectCount: bodies.objectCount, allocations: nil, peakByteCount: nil, details: [:])
    }

    /// The program is next to this package's sources.
    private static var script: String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../peer.py").path
    }

    /// Writes the bodies one behind the other, the length of each in four bytes before it, the low one first.
    private static func write(_ bodies: Bodies, to url: URL) throws {
        var data = Data()
        for body in bodies.archives {
            withUnsafeBytes(of: UInt32(body.count).littleEndian) { data.append(contentsOf: $0) }
            data.append(body)
        }
        try data.write(to: url)
    }
}
