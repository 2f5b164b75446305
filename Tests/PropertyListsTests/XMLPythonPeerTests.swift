// Python's plistlib as the other side of the XML format.

import Foundation
import TestSupport
import Testing

@testable import PropertyLists

@Suite("Python's plistlib, XML", .enabled(if: PeerExecutable.python != nil, "there is no python3 here"))
struct XMLPythonPeerTests {
    // What python3 writes after it has read: in the other format, to which nothing of the text was copied.
    private func rewritten(_ data: Data, as format: String) throws -> Data {
        let script = """
            import plistlib, sys
            value = plistlib.load(open(sys.argv[1], 'rb'))
            plistlib.dump(value, open(sys.argv[2], 'wb'), fmt=plistlib.\(format), sort_keys=False)
            """
        return try PeerExecutable.python(script, input: data)
    }

    @Test("It reads the XML of random values that we write, and we read the XML that it writes")
    func random() throws {
        let seed = RunSeed.first
        var generator = SeededGenerator(seed: seed)
        let value = PropertyList.array(
            (0..<40).map { _ in
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
