// The bytes of sequential archives: the worked examples of the format's page, and the form of each kind of value.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import Testing

/// A color as AppKit archives one of a catalog, which has another one as its fallback, or a white one.
private final class CatalogColor: Coding {
    let names: [String]
    let fallback: CatalogColor?

    init(_ names: [String] = [], fallback: CatalogColor? = nil) {
        self.names = names
        self.fallback = fallback
    }

    static var archivedClass: ArchivedClass { ArchivedClass("NSColor", type: CatalogColor.self) }

    func encode(with archiver: Archiver) throws {
        guard let fallback else {
            try archiver.encode(Int8(3))
            return try archiver.encodeGroup {
                try archiver.encode(Float(1))
                try archiver.encode(Float(1))
            }
        }
        try archiver.encode(Int8(6))
        try archiver.encodeGroup {
            for name in names { try archiver.encode(name) }
            try archiver.encode(fallback)
        }
    }

    init(coder unarchiver: Unarchiver) throws {
        throw unarchiver.refuseCoding(of: Self.self)
    }
}

@Suite("Bytes of sequential archives")
struct SequentialArchiverBytesTests {
    // MARK: The page's worked examples

    @Test("an array of a string, a number and a string")
    func array() throws {
        let elements: [AnyValue] = ["a", 1, "b"]
        let expected = sequentialArchive(
            """
            84 01 '@' 84 84 84 07 'NSArray' 00 84 84 08 'NSObject' 00 85 84 01 'i' 03
            92 84 84 84 08 'NSString' 01 94 84 01 '+' 01 'a' 86
            92 84 84 84 08 'NSNumber' 00 84 84 07 'NSValue' 00 94 84 01 '*' 84 84 01 'q' 9b 01 86
            92 84 96 97 01 'b' 86 86
            """)
        #expect(try sequentialBytes(elements) == hexadecimal(expected))
    }

    @Test("a number of 64 bits")
    func number() throws {
        let expected = sequentialArchive(
            """
            84 01 '@' 84 84 84 08 'NSNumber' 00 84 84 07 'NSValue' 00 84 84 08 'NSObject' 00 85
            84 01 '*' 84 84 01 'q' 97 87 00 e6 8e e7 fd ff ff ff 86
            """)
        #expect(try sequentialBytes(NumberValue(-9_000_000_000)) == hexadecimal(expected))
    }

    @Test("a color of a catalog, the high byte first, with three values in one group")
    func color() throws {
        let archiver = SequentialArchiver(byteOrder: .bigEndian)
        let color = CatalogColor(["System", "selectedControlColor"], fallback: CatalogColor())
        try archiver.encodeRootObject(color)
        let expected = sequentialArchive(
            """
            84 01 '@' 84 84 84 07 'NSColor' 00 84 84 08 'NSObject' 00 85 84 01 'c' 06
            84 03 '@@@' 84 84 84 08 'NSString' 01 94 84 01 '+' 06 'System' 86
            84 96 98 14 'selectedControlColor' 86
            84 93 95 03 84 02 'ff' 01 01 86 86
            """, isBigEndian: true)
        #expect(try hexadecimal(archiver.finishEncoding()) == hexadecimal(expected))
    }

    @Test("a URL with a base")
    func relativeURL() throws {
        let base = try #require(URL(string: "https://example.com/dir/"))
        let url = try #require(URL(string: "page.html", relativeTo: base))
        let expected = sequentialArchive(
            """
            84 01 '@' 84 84 84 05 'NSURL' 00 84 84 08 'NSObject' 00 85 84 01 'c' 01
            92 84 93 95 00 92 84 84 84 08 'NSString' 01 94 84 01 '+' 18 'https://example.com/dir/' 86 86
            92 84 97 97 09 'page.html' 86 86
            """)
        #expect(try sequentialBytes(url) == hexadecimal(expected))
    }

    // MARK: Forms

    struct Form: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bytes: String
        let encode: @Sendable (Archiver) throws -> Void

        init(_ title: String, _ bytes: String, _ encode: @escaping @Sendable (Archiver) throws -> Void) {
            (testDescription, self.bytes, self.encode) = (title, bytes, encode)
        }
    }

    /// Groups of the root object: the strings "@", "Bag" and "NSObject", and the entries of the object and the two
    /// classes precede them.
    private static func check(_ form: Form) throws {
        let expected = sequentialArchive(
            "84 01 '@' 84 84 84 03 'Bag' 00 84 84 08 'NSObject' 00 85 \(form.bytes) 86")
        let written = try sequentialBytes(form.encode)
        #expect(written == hexadecimal(expected), "\(form.testDescription): \(written), not \(hexadecimal(expected))")
    }

    static let scalars = [
        Form("a boolean", "84 01 'c' 01") { try $0.encode(true) },
        Form("Int8", "84 01 'c' 80") { try $0.encode(Int8.min) },
        Form("UInt8", "84 01 'C' c8") { try $0.encode(UInt8(200)) },
        Form("Int16", "84 01 's' 81 38 ff") { try $0.encode(Int16(-200)) },
        Form("UInt16", "84 01 'S' 81 40 9c") { try $0.encode(UInt16(40_000)) },
        Form("Int32", "84 01 'i' 82 a0 86 01 00") { try $0.encode(Int32(100_000)) },
        Form("UInt32", "84 01 'I' 82 00 5e d0 b2") { try $0.encode(UInt32(3_000_000_000)) },
        Form("Int", "84 01 'q' 87 00 e6 8e e7 fd ff ff ff") { try $0.encode(-9_000_000_000) },
        Form("UInt64", "84 01 'Q' ff") { try $0.encode(UInt64.max) },
        Form("Float", "84 01 'f' 83 00 00 00 3f") { try $0.encode(Float(0.5)) },
        Form("Double", "84 01 'd' 03") { try $0.encode(3.0) },
        Form("-0.0", "84 01 'd' 83 00 00 00 00 00 00 00 80") { try $0.encode(-0.0) },
        Form("a scalar that is nil", "84 01 'c' 00") { try $0.encodeOptional(Int?.none) },
        Form("a scalar that may be nil", "84 01 'c' 01 84 01 'q' 03") { try $0.encodeOptional(Int?.some(3)) },
        Form("an enum with raw values", "92 84 84 84 08 'NSString' 01 94 84 01 '+' 05 'green' 86") {
            try $0.encode(Colour.green)
        },
        Form("a point", "84 0c '{CGPoint=dd}' 01 02") { try $0.encode(PointValue(x: 1, y: 2)) },
        Form("a size", "84 0b '{CGSize=dd}' 01 02") { try $0.encode(SizeValue(width: 1, height: 2)) },
        Form("a vector", "84 0d '{CGVector=dd}' 01 02") { try $0.encode(VectorValue(dx: 1, dy: 2)) },
        Form("a transform", "84 1a '{CGAffineTransform=dddddd}' 01 00 00 01 02 03") {
            try $0.encode(TransformValue(tx: 2, ty: 3))
        },
        Form("edge insets", "84 13 '{NSEdgeInsets=dddd}' 01 02 03 04") {
            try $0.encode(EdgeInsetsValue(top: 1, left: 2, bottom: 3, right: 4))
        },
        Form("a rectangle", "84 20 '{CGRect={CGPoint=dd}{CGSize=dd}}' 01 02 03 04") {
            try $0.encode(RectangleValue(x: 1, y: 2, width: 3, height: 4))
        },
        Form("a range", "84 0d '{_NSRange=QQ}' 01 02") { try $0.encode(RangeValue(location: 1, length: 2)) },
        Form("two values in one group", "84 02 'fq' 01 02") { archiver in
            try archiver.encodeGroup {
                try archiver.encode(Float(1))
                try archiver.encode(2)
            }
        },
        Form("a group of one value", "84 01 'i' 07") { archiver in
            try archiver.encodeGroup { try archiver.encode(Int32(7)) }
        },
        Form("a group without values", "") { try $0.encodeGroup {} },
        Form("a point in a group", "84 0d 'i{CGPoint=dd}' 01 02 03") { archiver in
            try archiver.encodeGroup {
                try archiver.encode(Int32(1))
                try archiver.encode(PointValue(x: 2, y: 3))
            }
        },
        Form("bytes", "84 01 '+' 02 01 02") { try $0.encodeBytes(Data([1, 2])) },
        Form("no bytes", "84 01 '+' 85") { try $0.encodeBytes(nil) },
        Form("an array of booleans", "84 04 '[2c]' 01 00") { try $0.encodeArray([true, false]) },
        Form("an array of UInt8", "84 04 '[2C]' 01 ff") { try $0.encodeArray([1, 255] as [UInt8]) },
        Form("an array of doubles", "84 04 '[2d]' 01 83 00 00 00 00 00 00 e0 3f") { try $0.encodeArray([1, 0.5]) },
        Form("an array of no numbers", "84 04 '[0q]'") { try $0.encodeArray([Int]()) },
        Form("packed numbers", "84 01 'i' 02 84 04 '[2s]' 05 06") {
            try $0.encode(PackedLittleEndian([5, 6] as [Int16]))
        },
        Form("packed numbers of the other order", "84 01 'i' 01 84 04 '[1S]' 05") {
            try $0.encode(PackedBigEndian([5] as [UInt16]))
        },
        Form("a property list", "84 01 'i' 0c 84 05 '[12c]' 04 00 00 00 02 00 00 00 01 ff 00 00") {
            try $0.encode(PropertyList.data(Data([1, 255])))
        },
        Form("no packed numbers", "84 01 'i' 00 84 04 '[0f]'") { try $0.encode(PackedLittleEndian([Float]())) },
    ]

    @Test("scalars, groups and arrays of numbers", arguments: scalars)
    func scalar(_ form: Form) throws {
        try Self.check(form)
    }

    private static let stringClass = "84 84 84 08 'NSString' 01 94 84 01 '+'"

    static let objects = [
        Form("a string", "92 \(stringClass) 01 'a' 86") { try $0.encode("a") },
        Form("equal strings", "92 \(stringClass) 01 'a' 86 92 95 92 84 96 96 01 'b' 86 92 95") { archiver in
            for text in ["a", "a", "b", "a"] { try archiver.encode(text) }
        },
        Form("texts that Swift takes for equal", "92 \(stringClass) 02 c3 a9 86 92 84 96 96 03 65 cc 81 86") {
            try $0.encode("\u{E9}")
            try $0.encode("e\u{301}")
        },
        Form("nil", "92 85") { try $0.encode(String?.none) },
        Form("data", "92 84 84 84 06 'NSData' 00 94 84 01 'i' 02 84 04 '[2c]' 01 ff 86 92 95") {
            try $0.encode(Data([1, 255]))
            try $0.encode(Data([1, 255]))
        },
        Form("data without bytes", "92 84 84 84 06 'NSData' 00 94 84 01 'i' 00 84 04 '[0c]' 86") {
            try $0.encode(Data())
        },
        Form("a date", "92 84 84 84 06 'NSDate' 00 94 84 01 'd' 82 00 02 4b 01 86 92 95") {
            try $0.encode(Date(timeIntervalSinceReferenceDate: 21_692_928))
            try $0.encode(Date(timeIntervalSinceReferenceDate: 21_692_928))
        },
        Form("a UUID", "92 84 84 84 06 'NSUUID' 00 94 84 05 '[16C]' 00 01 02 03 04 05 06 07 'ABCDEFGH' 86") {
            try $0.encode(UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 65, 66, 67, 68, 69, 70, 71, 72)))
        },
        Form(
            "a decimal number",
            """
            92 84 84 84 0f 'NSDecimalNumber' 00 84 84 08 'NSNumber' 00 84 84 07 'NSValue' 00 94
            84 01 'i' fe 84 01 'c' 01 84 04 '[8S]' 7d 00 00 00 00 00 00 00 86
            """
        ) { try $0.encode(Decimal(sign: .minus, exponent: -2, significand: 125)) },
        Form(
            "a number that is an object",
            """
            92 84 84 84 08 'NSNumber' 00 84 84 07 'NSValue' 00 94
            84 01 '*' 84 84 01 'd' 98 83 00 00 00 00 00 00 e0 3f 86
            """
        ) { try $0.encode(NumberValue.double(0.5)) },
        Form("a structure", "92 84 84 84 05 'Berth' 02 94 84 01 'i' 04 92 \(stringClass) 00 86 86") {
            try $0.encode(Berth(deck: 4, label: ""))
        },
        Form("an array of no elements", "92 84 84 84 07 'NSArray' 00 94 84 01 'i' 00 86") { try $0.encode([String]()) },
        Form(
            "an array with nil and equal numbers",
            """
            92 84 84 84 07 'NSArray' 00 94 84 01 'i' 04
            92 84 84 84 08 'NSNumber' 00 84 84 07 'NSValue' 00 94 84 01 '*' 84 84 01 's' 9a 01 86
            92 84 84 84 06 'NSNull' 00 94 86 92 97 92 9b 86
            """
        ) { try $0.encode([1, nil, 1, nil] as [Int16?]) },
        Form(
            "a set of numbers",
            """
            92 84 84 84 05 'NSSet' 00 94 84 01 'I' 02
            92 84 84 84 08 'NSNumber' 00 84 84 07 'NSValue' 00 94 84 01 '*' 84 84 01 'c' 9a 01 86
            92 84 98 99 9a 9a 02 86 86
            """
        ) { try $0.encode(Set([2, 1] as [Int8])) },
        Form(
            "a dictionary",
            """
            92 84 84 84 0c 'NSDictionary' 00 94 84 01 'i' 02
            92 84 84 84 08 'NSString' 01 94 84 01 '+' 01 'a' 86
            92 84 84 84 08 'NSNumber' 00 84 84 07 'NSValue' 00 94 84 01 '*' 84 84 01 'c' 9c 01 86
            92 84 98 98 01 'b' 86 92 84 9a 9b 9c 9c 00 86 86
            """
        ) { try $0.encode(["b": false, "a": true]) },
        Form(
            "a point in an array",
            """
            92 84 84 84 07 'NSArray' 00 94 84 01 'i' 01
            92 84 84 84 07 'NSValue' 00 94 84 01 '*' 84 84 0c '{CGPoint=dd}' 99 01 02 86 86
            """
        ) { try $0.encode([PointValue(x: 1, y: 2)]) },
        Form(
            "structures in an array",
            """
            92 84 84 84 07 'NSArray' 00 94 84 01 'i' 02
            92 84 84 84 05 'Berth' 02 94 96 01 92 84 84 84 08 'NSString' 01 94 84 01 '+' 01 'a' 86 86
            92 84 98 96 02 92 99 86 86
            """
        ) { try $0.encode([Berth(deck: 1, label: "a"), Berth(deck: 2, label: "a")]) },
        Form(
            "packed numbers in an array",
            """
            92 84 84 84 07 'NSArray' 00 94 84 01 'i' 01
            92 84 84 84 06 'NSData' 00 94 96 02 84 04 '[2c]' 05 00 86 86
            """
        ) { try $0.encode([PackedLittleEndian([5] as [Int16])]) },
        Form("indexed elements", "92 84 84 84 07 'NSArray' 00 94 84 01 'i' 01 92 \(stringClass) 01 'a' 86 86") {
            try $0.encode(Indexed(["a"]))
        },
        Form("null", "92 84 84 84 06 'NSNull' 00 94 86 92 95") {
            try $0.encode(NullValue())
            try $0.encode(NullValue())
        },
    ]

    @Test("values that are objects", arguments: objects)
    func object(_ form: Form) throws {
        try Self.check(form)
    }

    @Test("-0.0 as Apple's writers leave it")
    func negativeZero() throws {
        let archiver = SequentialArchiver()
        archiver.keepsNegativeZero = false
        try archiver.encode(-0.0)
        #expect(try hexadecimal(archiver.finishEncoding()) == hexadecimal(sequentialArchive("84 01 'd' 00")))
    }

    @Test("values without a root, one after the other")
    func severalValues() throws {
        let archiver = SequentialArchiver()
        try archiver.encode(Int32(1))
        try archiver.encode("a")
        try archiver.encode("a")
        let expected = sequentialArchive(
            "84 01 'i' 01 84 01 '@' 84 84 84 08 'NSString' 01 84 84 08 'NSObject' 00 85 84 01 '+' 01 'a' 86 93 92")
        #expect(try hexadecimal(archiver.finishEncoding()) == hexadecimal(expected))
        #expect(throws: ArchiveError(.finished, path: "", expected: "", found: "")) { try archiver.encode(1) }
    }

    @Test("no value at all")
    func nothing() throws {
        #expect(try Array(SequentialArchiver().finishEncoding()) == sequentialArchive(""))
    }
}
