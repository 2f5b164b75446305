// Python's plistlib as the other side of the XML format.

import Foundation
import TestSupport
import Testing

@testable import PropertyLists

/// The interpreter, outside the suite because its condition may not refer to itself.
private enum Python {
    /// Where python3 is, or nil.
    static let executable: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { URL(filePath: String($0)).appending(path: "python3") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
}

@Suite("Python's plistlib, XML", .enabled(if: Python.executable != nil, "there is no python3 here"))
struct XMLPythonPeerTests {
    // What python3 writes after it has read: in the other format, to which nothing of the text was copied.
    private func rewritten(_ data: Data, as format: String) throws -> Data {
        let folder = FileManager.default.temporaryDirectory.appending(path: "XMLPythonPeerTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (input, output) = (folder.appending(path: "input"), folder.appending(path: "output"))
        try data.write(to: input)

        let process = Process()
        process.executableURL = try #require(Python.executable) as URL
        let script = """
            import plistlib, sys
            value = plistlib.load(open(sys.argv[1], 'rb'))
            plistlib.dump(value, open(sys.argv[2], 'wb'), fmt=plistlib.\(format), sort_keys=False)
            """
        process.arguments = ["-c", script, input.path, output.path]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "python3 failed")
        return try Data(contentsOf: output)
    }

    @Test("It reads the XML of random values that we write, and we read the XML that it writes")
    func random() throws {
        let seed = UInt64.random(in: .min ... .max)
        var generator = SeededGenerator(seed: seed)
        let value = PropertyList.array((0..<40).map { _ in
            XMLPeerTests.known(RoundTripTests.randomValue(depth: 4, using: &generator))
        })
        // It has no UIDs in XML: there they are dictionaries to it, as in the binary format they are not.
        let plain = Self.uidsAsDictionaries(value)
        let theirs = try PropertyList.read(rewritten(plain.data(format: .binary), as: "FMT_XML"))
        #expect(theirs.format == .xml && theirs.value == value, "seed \(seed)")

        let binary = try PropertyList.read(rewritten(value.data(format: .xml), as: "FMT_BINARY"))
        #expect(binary.format == .binary && binary.value == plain, "seed \(seed)")
    }

    private static func uidsAsDictionaries(_ value: PropertyList) -> PropertyList {
        switch value {
        case .uid(let uid): ["CF$UID": .integer(.init(Int64(uid.value)))]
        case .array(let elements): .array(elements.map(uidsAsDictionaries))
        case .dictionary(let entries): .dictionary(entries.mapValues(uidsAsDictionaries))
        default: value
        }
    }
}
