// Numbers of a sequential archive are read as the types that were written, unless the reader says otherwise.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Sequential unarchiver: numbers")
struct UnarchiverNumberTests {
    private static let integerCodes = ["c", "C", "B", "s", "S", "i", "I", "l", "L", "q", "Q"]

    /// The types that can be requested, and the type codes that they accept.
    private typealias Asked = (
        name: String, codes: [String], read: @Sendable (SequentialUnarchiver) throws -> Double
    )

    private static let types: [Asked] = [
        ("Bool", ["c", "C", "B"], { try $0.decode(Bool.self) ? 1 : 0 }),
        ("Int8", ["c"], { Double(try $0.decode(Int8.self)) }),
        ("UInt8", ["C"], { Double(try $0.decode(UInt8.self)) }),
        ("Int16", ["s"], { Double(try $0.decode(Int16.self)) }),
        ("UInt16", ["S"], { Double(try $0.decode(UInt16.self)) }),
        ("Int32", ["i", "l"], { Double(try $0.decode(Int32.self)) }),
        ("UInt32", ["I", "L"], { Double(try $0.decode(UInt32.self)) }),
        ("Int64", ["q"], { Double(try $0.decode(Int64.self)) }),
        ("Int", ["q"], { Double(try $0.decode(Int.self)) }),
        ("UInt64", ["Q"], { Double(try $0.decode(UInt64.self)) }),
        ("UInt", ["Q"], { Double(try $0.decode(UInt.self)) }),
        ("Float", ["f"], { Double(try $0.decode(Float.self)) }),
        ("Double", ["d"], { try $0.decode(Double.self) }),
    ]

    @Test("Each type is read from its own type code only", arguments: types.indices)
    func exactTypes(_ place: Int) throws {
        let type = Self.types[place]
        for code in Self.integerCodes + ["f", "d"] {
            let value: HandmadeStream.Value = code == "f" || code == "d" ? .real(1) : .integer(1)
            let data = try HandmadeStream().data([(code, [value])])
            let result = Result { try type.read(SequentialUnarchiver(forReadingFrom: data)) }
            if type.codes.contains(code) {
                #expect(try result.get() == 1, "\(type.name) from \(code)")
            } else {
                #expect(archiveError { try result.get() }?.code == .unexpectedKind, "\(type.name) from \(code)")
            }
        }
    }

    @Test(
        "With coercion other widths are read where the value fits, and never a real for an integer",
        arguments: types.indices)
    func coercion(_ place: Int) throws {
        let type = Self.types[place]
        let isReal = type.codes == ["f"] || type.codes == ["d"]
        for code in Self.integerCodes + ["f", "d"] {
            let codeIsReal = code == "f" || code == "d"
            let value: HandmadeStream.Value = codeIsReal ? .real(1) : .integer(1)
            let unarchiver = try SequentialUnarchiver(forReadingFrom: HandmadeStream().data([(code, [value])]))
            unarchiver.coercesNumbers = true
            let result = Result { try type.read(unarchiver) }
            let isAccepted = type.name == "Bool" ? type.codes.contains(code) : isReal == codeIsReal
            if isAccepted {
                #expect(try result.get() == 1, "\(type.name) from \(code)")
            } else {
                #expect(archiveError { try result.get() }?.code == .unexpectedKind, "\(type.name) from \(code)")
            }
        }
    }

    @Test("What doesn't fit is out of range")
    func ranges() throws {
        let rows: [(String, HandmadeStream.Value, @Sendable (SequentialUnarchiver) throws -> Void)] = [
            ("i", .integer(128), { _ = try $0.decode(Int8.self) }),
            ("i", .integer(-1), { _ = try $0.decode(UInt64.self) }),
            ("q", .integer(1 << 40), { _ = try $0.decode(Int32.self) }),
            ("Q", .integer(-1), { _ = try $0.decode(Int64.self) }),
            ("d", .real(1e300), { _ = try $0.decode(Float.self) }),
        ]
        for (code, value, read) in rows {
            let unarchiver = try SequentialUnarchiver(forReadingFrom: HandmadeStream().data([(code, [value])]))
            unarchiver.coercesNumbers = true
            #expect(archiveError { try read(unarchiver) }?.code == .outOfRange, "\(code) \(value)")
        }
    }

    @Test("Unsigned numbers keep their value, of every width")
    func unsigned() throws {
        let data = try HandmadeStream().data([
            ("C", [.integer(255)]), ("S", [.integer(65_535)]), ("I", [.integer(4_294_967_295)]),
            ("Q", [.integer(-1)]),
        ])
        let unarchiver = try SequentialUnarchiver(forReadingFrom: data)
        #expect(try unarchiver.decode(UInt8.self) == .max)
        #expect(try unarchiver.decode(UInt16.self) == .max)
        #expect(try unarchiver.decode(UInt32.self) == .max)
        #expect(!unarchiver.isAtEnd)
        #expect(try unarchiver.decode(UInt64.self) == .max)
        #expect(unarchiver.isAtEnd)
        #expect(try unarchiver.decodeIfPresent(Int.self) == nil)
        #expect(archiveError { try unarchiver.decode(Int.self) }?.code == .missingValue)
    }

    @Test("Optional scalars are read in both kinds of archives")
    func optionalScalars() throws {
        for archiver in [KeyedArchiver(), SequentialArchiver()] as [Archiver] {
            for value in [nil, 3, nil, -7] as [Int?] { try archiver.encodeOptional(value) }
            let unarchiver: Unarchiver =
                if let archiver = archiver as? KeyedArchiver {
                    try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
                } else {
                    try SequentialUnarchiver(
                        forReadingFrom: (archiver as? SequentialArchiver)?.finishEncoding() ?? Data())
                }
            #expect(try (0..<4).map { _ in try unarchiver.decodeOptional(Int.self) } == [nil, 3, nil, -7])
            #expect(archiveError { try unarchiver.decodeOptional(Int.self) }?.code == .missingValue)
        }
    }

    @Test("A group without values is no property list, at the end and before others")
    func emptyGroups() throws {
        for (count, others) in [(0, []), (3, [("+", [.bytes(Array("abc".utf8))])])]
            as [(Int64, [HandmadeStream.Group])]
        {
            let data = try HandmadeStream().data([("i", [.integer(count)]), ("{}", [])] + others)
            let unarchiver = try SequentialUnarchiver(forReadingFrom: data)
            #expect(archiveError { try unarchiver.decode(PropertyList.self) }?.code == .unexpectedKind)
        }
    }

    @Test("The words of a decimal number are not cut")
    func wideDecimals() throws {
        for (encoding, word, expected) in [("[8S]", 7, 7 as Decimal?), ("[8i]", 7, 7), ("[8i]", 70_000, nil)] {
            var stream = HandmadeStream()
            let number = stream.object(
                [("NSDecimalNumber", 0), ("NSNumber", 0), ("NSValue", 0)],
                [
                    ("i", [.integer(0)]), ("c", [.integer(0)]),
                    (encoding, [.integer(Int64(word))] + Array(repeating: .integer(0), count: 7)),
                ])
            let unarchiver = try SequentialUnarchiver(forReadingFrom: stream.data(root: number))
            unarchiver.coercesNumbers = true
            if let expected {
                #expect(try unarchiver.decode(Decimal.self) == expected)
            } else {
                #expect(archiveError { try unarchiver.decode(Decimal.self) }?.code == .corruptArchive)
            }
        }
    }

    @Test("Values of one group are read as one group")
    func groups() throws {
        let data = try HandmadeStream().data([("ff", [.real(1.5), .real(2)]), ("f", [.real(3)])])
        let unarchiver = try SequentialUnarchiver(forReadingFrom: data)
        let pair = try unarchiver.decodeGroup { (try unarchiver.decode(Float.self), try unarchiver.decode(Float.self)) }
        #expect(pair == (1.5, 2))
        #expect(try unarchiver.decode(Float.self) == 3)

        let single = try SequentialUnarchiver(forReadingFrom: data)
        let error = archiveError { try single.decode(Float.self) }
        #expect(error?.code == .unexpectedKind && error?.found == "values of the type encoding 'ff'")
        let short = try SequentialUnarchiver(forReadingFrom: data)
        #expect(archiveError { try short.decodeGroup { try short.decode(Float.self) } }?.code == .unexpectedKind)
        let long = try SequentialUnarchiver(forReadingFrom: data)
        let tooLong = archiveError {
            try long.decodeGroup { for _ in 0..<3 { _ = try long.decode(Float.self) } }
        }
        #expect(tooLong?.code == .unexpectedKind)
    }

    @Test("Arrays of numbers must have the type that is asked for")
    func arrays() throws {
        let data = try HandmadeStream().data([
            ("[2q]", [.integer(1), .integer(-2)]), ("[3c]", [.bytes([1, 0, 255])]), ("[0d]", []),
            ("[2f]", [.real(1), .real(2)]),
        ])
        let unarchiver = try SequentialUnarchiver(forReadingFrom: data)
        #expect(try unarchiver.decodeArray(of: Int.self, count: 2) == [1, -2])
        #expect(try unarchiver.decodeArray(of: Int8.self) == [1, 0, -1])
        #expect(try unarchiver.decodeArray(of: Double.self) == [])
        let error = archiveError { try unarchiver.decodeArray(of: Double.self) }
        #expect(error?.code == .unexpectedKind && error?.found == "'[2f]'")
        let coercing = try SequentialUnarchiver(forReadingFrom: data)
        coercing.coercesNumbers = true
        #expect(try coercing.decodeArray(of: Int16.self) == [1, -2])
        #expect(archiveError { try coercing.decodeArray(of: UInt8.self) }?.code == .outOfRange)
    }

    @Test("Number objects are read as numbers in collections, of any width; elsewhere where any kind is asked for")
    func numberObjects() throws {
        var stream = HandmadeStream()
        let objects = [
            stream.number("c", .integer(1)), stream.number("i", .integer(7)), stream.number("q", .integer(-9)),
            stream.number("f", .real(0.5)), stream.number("d", .real(2.5)), stream.number("Q", .integer(-1)),
            stream.number("c", .integer(5)),
        ]
        let integers = stream.array([objects[1], objects[2], objects[6]])
        let data = try stream.data(([integers] + objects).map { ("@", [.object($0)]) })
        let unarchiver = try SequentialUnarchiver(forReadingFrom: data)
        #expect(try unarchiver.decode([Int].self) == [7, -9, 5])
        let expected: [NumberValue] = [
            .boolean(true), .integer(7), .integer(-9), .float(0.5), .double(2.5), .largeInteger(.max), .integer(5),
        ]
        for number in expected { #expect(try unarchiver.decode(NumberValue.self) == number) }

        let strict = try SequentialUnarchiver(forReadingFrom: data)
        #expect(try strict.decode([Int8].self) == [7, -9, 5])
        #expect(archiveError { try strict.decode(Bool.self) }?.found == "a number")
        let unsigned = try SequentialUnarchiver(forReadingFrom: data)
        #expect(archiveError { try unsigned.decode([UInt].self) }?.code == .outOfRange)
        let reals = try SequentialUnarchiver(forReadingFrom: data)
        #expect(try reals.decode([Double].self) == [7, -9, 5])
    }

    @Test("Structures are compared by their members: names don't count, and old ones hold 32 bits")
    func geometry() throws {
        for encoding in ["{CGPoint=dd}", "{_NSPoint=ff}", "{?=dd}", "{ff}"] {
            let data = try HandmadeStream().data([(encoding, [.real(1), .real(-2.5)])])
            let point = try SequentialUnarchiver.unarchivedValue(of: PointValue.self, from: data)
            #expect(point == PointValue(x: 1, y: -2.5))
        }
        for (encoding, count) in [("dd", 2), ("{CGPoint=ddd}", 3), ("{CGPoint={dd}}", 2), ("[2d]", 2), ("d", 1)] {
            let values: [HandmadeStream.Value] = Array(repeating: .real(1), count: count)
            let data = try HandmadeStream().data([(encoding, values)])
            let error = archiveError { try SequentialUnarchiver.unarchivedValue(of: PointValue.self, from: data) }
            #expect(error?.code == .unexpectedKind, "\(encoding)")
        }
        let range = try HandmadeStream().data([("{_NSRange=QQ}", [.integer(3), .integer(-1)])])
        let tooLarge = archiveError { try SequentialUnarchiver.unarchivedValue(of: RangeValue.self, from: range) }
        #expect(tooLarge?.code == .outOfRange)
    }
}
