// What the writer shares, how wide it writes, and what it refuses.

import Foundation
import Testing

@testable import PropertyLists

@Suite("Writer") struct BinaryPropertyListWriterTests {
    typealias Step = @Sendable (inout BinaryPropertyListWriter) throws -> UInt32

    static let equalPairs: [(String, Step, Step)] = [
        ("integers", { try $0.integer(7) }, { try $0.unsignedInteger(7) }),
        ("strings", { try $0.string("abc") }, { try $0.string("abc") }),
        (
            "long strings", { try $0.string(String(repeating: "é", count: 500)) },
            { try $0.string(String(repeating: "é", count: 500)) }
        ),
        ("NaNs of the same bits", { try $0.double(.nan) }, { try $0.double(.nan) }),
        ("data", { try $0.data([1, 2]) }, { try $0.data(Data([1, 2])) }),
        (
            "raw data", { try $0.data([1, 2]) },
            { writer in
                try [UInt8]([1, 2]).withUnsafeBytes { try writer.data($0) }
            }
        ),
        ("dates", { try $0.date(1) }, { try $0.date(1) }),
        ("booleans", { try $0.boolean(true) }, { try $0.boolean(true) }),
        ("UIDs", { try $0.uid(300) }, { try $0.uid(300) }),
        ("large UIDs", { try $0.uid(.max) }, { try $0.uid(.max) }),
        ("nulls", { try $0.null() }, { try $0.null() }),
    ]

    static let differentPairs: [(String, Step, Step)] = [
        ("strings of other code points", { try $0.string("\u{E9}") }, { try $0.string("e\u{301}") }),
        ("-0.0 and 0.0", { try $0.double(-0.0) }, { try $0.double(0.0) }),
        ("NaNs of other bits", { try $0.double(.nan) }, { try $0.double(Double(bitPattern: 0x7FF8_0000_0000_0001)) }),
        ("1 and 1.0", { try $0.integer(1) }, { try $0.double(1) }),
        ("1 and true", { try $0.integer(1) }, { try $0.boolean(true) }),
        ("1 and UID 1", { try $0.integer(1) }, { try $0.uid(1) }),
        ("1.0 in 32 and in 64 bits", { try $0.float(1) }, { try $0.double(1) }),
        ("a real and a date", { try $0.double(1) }, { try $0.date(1) }),
        ("a string and its bytes", { try $0.string("a") }, { try $0.data([0x61]) }),
        ("-1 and the greatest integer", { try $0.integer(-1) }, { try $0.unsignedInteger(.max) }),
        ("a string and its beginning", { try $0.string("ab") }, { try $0.string("a") }),
        ("empty arrays", { try $0.array([]) }, { try $0.array([]) }),
        (
            "empty dictionaries", { try $0.dictionary(keys: [], values: []) },
            { try $0.dictionary(keys: [], values: []) }
        ),
    ]

    @Test("Equal leaves are one object", arguments: equalPairs.indices)
    func shares(pair: Int) throws {
        let (title, first, second) = Self.equalPairs[pair]
        var writer = BinaryPropertyListWriter()
        let index = try first(&writer)
        let byteCount = writer.byteCount
        #expect(try second(&writer) == index, "\(title)")
        #expect(writer.byteCount == byteCount, "\(title)")
        #expect(writer.objectCount == 1, "\(title)")
    }

    @Test("Leaves that differ in a bit, and containers, are objects of their own", arguments: differentPairs.indices)
    func separates(pair: Int) throws {
        let (title, first, second) = Self.differentPairs[pair]
        var writer = BinaryPropertyListWriter()
        #expect(try first(&writer) != second(&writer), "\(title)")
    }

    @Test("UIDs are shared and distinguished, whatever their size")
    func uids() throws {
        var writer = BinaryPropertyListWriter()
        let boundary: UInt32 = 1 << 22
        let values: [UInt32] = [0, 1, 255, 256, 65_535, 65_536, boundary - 1, boundary, boundary + 1, .max - 1, .max]
        let indices = try values.map { try writer.uid($0) }
        #expect(indices == (0..<UInt32(values.count)).map { $0 })
        #expect(try values.reversed().map { try writer.uid($0) } == indices.reversed())
        let top = try writer.array(indices[...])
        let expected = PropertyList.array(values.map { .uid(.init($0)) })
        #expect(try PropertyList(data: Data(writer.finish(topObject: top))) == expected)
    }

    @Test("Texts of every length are found, and no others in their place")
    func lengths() throws {
        var writer = BinaryPropertyListWriter()
        // Differ in the last letter only, wherever the words of eight bytes end.
        let texts = (0..<40).flatMap { count in ["x", "y"].map { String(repeating: "a", count: count) + $0 } }
        let indices = try texts.map { try writer.string($0) }
        #expect(Set(indices).count == texts.count)
        #expect(try texts.map { try writer.string($0) } == indices)
    }

    @Test("Each of many leaves is found")
    func manyLeaves() throws {
        var writer = BinaryPropertyListWriter()
        let words = (0..<5000).map { "word \($0)" }
        let indices = try words.map { try writer.string($0) }
        #expect(indices == (0..<5000).map { UInt32($0) })
        #expect(try words.reversed().map { try writer.string($0) } == indices.reversed())
    }

    @Test(
        "References and offsets are as wide as they must be",
        arguments: [
            // Objects, bytes per reference, bytes per offset.
            (2, 1, 1), (255, 1, 2), (256, 2, 2), (65_535, 2, 4), (65_536, 4, 4), (65_537, 4, 4),
        ])
    func widths(objectCount: Int, referenceWidth: UInt8, offsetWidth: UInt8) throws {
        let value = PropertyList.array((1..<objectCount).map { .integer(PropertyListInteger(Int64($0))) })
        let data = try value.data()
        let trailer = data.suffix(32)
        #expect(trailer[trailer.startIndex + 7] == referenceWidth)
        #expect(trailer[trailer.startIndex + 6] == offsetWidth)
        #expect(try BinaryObjectTable(ArchiveBytes(data), limits: ReadLimits()).objectCount == objectCount)
        #expect(try PropertyList(data: data) == value)
    }

    @Test(
        "Offsets get wider with the object table, not with the last offset",
        arguments: [
            (244, 1), (245, 2),
        ] as [(Int, UInt8)])
    func offsetWidths(dataCount: Int, offsetWidth: UInt8) throws {
        // The header and 3 bytes precede the data; the table begins at 255 or 256.
        let data = try PropertyList.data(Data(count: dataCount)).data()
        #expect(data[data.endIndex - 26] == offsetWidth)
        #expect(try PropertyList(data: data).bytes?.count == dataCount)
    }

    @Test("Containers before, after and inside one another keep their references", arguments: [1, 300, 70_000])
    func containers(leafCount: Int) throws {
        var writer = BinaryPropertyListWriter()
        let top = try writer.reserveObject()
        let inner = try writer.reserveObject()
        var leaves: [UInt32] = []
        for number in 0..<leafCount {
            leaves.append(try writer.integer(Int64(number)))
        }
        let key = try writer.string("key")
        let early = try writer.array(leaves[...])
        let set = try writer.set([leaves[0], early])
        try writer.dictionary(keys: [key], values: [set], at: inner)
        let between = try writer.string("between")
        try writer.array([inner, early, between], at: top)
        let bytes = try writer.finish(topObject: top)

        let numbers = PropertyList.array((0..<leafCount).map { .integer(PropertyListInteger(Int64($0))) })
        let expected: PropertyList = [["key": .set([0, numbers])], numbers, "between"]
        #expect(try PropertyList(data: Data(bytes)) == expected)
        // A writer that has finished starts again.
        #expect(writer.objectCount == 0)
        #expect(try [UInt8](PropertyList.boolean(true).data()) == finishedTrue(&writer))
    }

    private func finishedTrue(_ writer: inout BinaryPropertyListWriter) throws -> [UInt8] {
        let index = try writer.boolean(true)
        return try writer.finish(topObject: index)
    }

    typealias Misuse = @Sendable (inout BinaryPropertyListWriter) throws -> Void

    static let misuses: [(String, PropertyListError.Code, Misuse)] = [
        ("an element that is not there", .invalidReference, { _ = try $0.array([5]) }),
        (
            "a value that is not there", .invalidReference,
            { writer in
                let key = try writer.string("a")
                _ = try writer.dictionary(keys: [key], values: [9])
            }
        ),
        ("a top object that is not there", .invalidReference, { _ = try $0.finish(topObject: 0) }),
        ("an index that was not reserved", .invalidReference, { try $0.array([], at: 0) }),
        (
            "an object that was never written", .unwrittenObject,
            { writer in
                _ = try writer.boolean(true)
                _ = try writer.finish(topObject: try writer.reserveObject())
            }
        ),
        (
            "an object that is written twice", .unwrittenObject,
            { writer in
                let index = try writer.array([])
                try writer.array([], at: index)
            }
        ),
        (
            "a leaf that is written again as an array", .unwrittenObject,
            { writer in
                try writer.array([], at: try writer.boolean(true))
            }
        ),
        (
            "more keys than values", .invalidCount,
            { writer in
                let key = try writer.string("a")
                _ = try writer.dictionary(keys: [key], values: [])
            }
        ),
    ]

    @Test("Misuse gives an error", arguments: misuses.indices)
    func refuses(misuse: Int) {
        let (title, code, steps) = Self.misuses[misuse]
        var writer = BinaryPropertyListWriter()
        let error = #expect(throws: PropertyListError.self) { try steps(&writer) }
        #expect(error?.code == code, "\(title)")
    }

    @Test("No more objects are written than the format can number")
    func tooManyObjects() throws {
        var writer = BinaryPropertyListWriter(maximumObjectCount: 2)
        _ = try writer.integer(1)
        let top = try writer.array([0])
        #expect(throws: PropertyListError.self) { try writer.integer(2) }
        #expect(throws: PropertyListError.self) { try writer.reserveObject() }
        // Nothing of the object that found no place stays behind.
        #expect(try writer.finish(topObject: top) == BinaryFile([0x10, 1], [0xA1, 0]).with { $0.topObject = 1 }.bytes)
    }

    @Test("A failed container leaves nothing behind")
    func failedContainer() throws {
        var writer = BinaryPropertyListWriter()
        let top = try writer.reserveObject()
        #expect(throws: PropertyListError.self) { try writer.array([0, 7], at: top) }
        try writer.array([], at: top)
        #expect(try writer.finish(topObject: top) == BinaryFile([0xA0]).bytes)
    }
}
