// Python's plistlib as the other side: it reads what we write, and we read what it writes.

import Foundation
import TestSupport
import Testing

@testable import PropertyLists

@Suite("Python's plistlib", .enabled(if: PeerExecutable.python != nil, "there is no python3 here"))
struct PythonPeerTests {
    private static let entries: PropertyList = [
        "integers": [0, 255, 256, 65536, 4_294_967_296, -1, .integer(.init(Int64.min)), .integer(.init(UInt64.max))],
        "reals": [.double(1.5), .double(-0.0), .double(.infinity)],
        "booleans": [true, false],
        "texts": ["", "a", "NSKeyedArchiver", "é", "e\u{301}", "日本語😀"],
        "data": .data(Data(0...255)),
        "date": .date(Date(timeIntervalSinceReferenceDate: 700_000_000)),
        "uids": [.uid(.init(1)), .uid(.init(256)), .uid(.init(.max))],
        "nested": [[], [:], [["a": ["b": 1]]]],
    ]

    @Test("It reads what we write")
    func itReads() throws {
        let script = """
            import plistlib, datetime, sys
            value = plistlib.load(open(sys.argv[1], 'rb'))
            expected = {
                'integers': [0, 255, 256, 65536, 1 << 32, -1, -(1 << 63), (1 << 64) - 1],
                'reals': [1.5, -0.0, float('inf')],
                'booleans': [True, False],
                'texts': ['', 'a', 'NSKeyedArchiver', '\\u00e9', 'e\\u0301', '\\u65e5\\u672c\\u8a9e\\U0001f600'],
                'data': bytes(range(256)),
                'date': datetime.datetime(2001, 1, 1) + datetime.timedelta(seconds=700000000),
                'uids': [plistlib.UID(1), plistlib.UID(256), plistlib.UID((1 << 32) - 1)],
                'nested': [[], {}, [{'a': {'b': 1}}]],
            }
            same = value == expected and repr(value) == repr({key: expected[key] for key in value})
            open(sys.argv[2], 'w').write('same' if same else repr(value))
            """
        let output = try PeerExecutable.python(script, input: Self.entries.data())
        #expect(String(decoding: output, as: UTF8.self) == "same")
    }

    @Test("We read what it writes")
    func weRead() throws {
        let script = """
            import plistlib, sys
            value = plistlib.load(open(sys.argv[1], 'rb'))
            plistlib.dump(value, open(sys.argv[2], 'wb'), fmt=plistlib.FMT_BINARY)
            """
        let output = try PeerExecutable.python(script, input: Self.entries.data())
        #expect(try PropertyList(data: output) == Self.entries)
    }

    @Test("It reads random values that we write, and we read them again")
    func random() throws {
        let seed = RunSeed.first
        var generator = SeededGenerator(seed: seed)
        let value = PropertyList.array(
            (0..<40).map { _ in
                Self.known(RoundTripTests.randomValue(depth: 4, using: &generator))
            })
        let script = """
            import plistlib, sys
            value = plistlib.load(open(sys.argv[1], 'rb'))
            plistlib.dump(value, open(sys.argv[2], 'wb'), fmt=plistlib.FMT_BINARY, sort_keys=False)
            """
        let output = try PeerExecutable.python(script, input: value.data())
        #expect(try PropertyList(data: output) == value, "seed \(seed)")
    }

    // plistlib has no null, sets and reals of 32 bits, and dates in microseconds from the year 1 to 9999.
    private static func known(_ value: PropertyList) -> PropertyList {
        switch value {
        case .null, .date: .boolean(false)
        case .float(let value): .double(Double(value))
        case .array(let elements), .set(let elements): .array(elements.map(known))
        case .dictionary(let entries): .dictionary(entries.mapValues(known))
        default: value
        }
    }
}
