// Bit fields: their positions, the values that fit, and the error messages.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Bit fields") struct BitsTests {
    static let styles: [Style] = [
        Style(), Style(bold: true, size: 15, offset: -256, alignment: .left, weight: .heavy),
        Style(size: 7, offset: 255, alignment: .right, weight: .light), Style(offset: -1, alignment: .centred),
    ]

    @Test("Fields come back, under a key and as elements", arguments: styles)
    func roundTrip(style: Style) throws {
        #expect(try boxed(style) == style)
        #expect(try boxed([style]) == [style])
        #expect(try Style(bits: style.bits()) == style)
    }

    @Test("The bits are where the schema says, in one integer")
    func places() throws {
        let style = Style(bold: true, size: 0b1010, offset: -2, alignment: .right, weight: .heavy)
        let bits = 700 << 16 | 0b01 << 14 | 0b1_1111_1110 << 5 | 0b1010 << 1 | 1
        #expect(try style.bits() == UInt32(bits))
        #expect(try boxContents(style) == ["value": .integer(PropertyListInteger(Int64(bits)))])
    }

    @Test("Setting a field again leaves the others, in all bits of the integer")
    func setAgain() throws {
        var bits = BitField<UInt64>(rawValue: .max)
        try bits.set(0 as UInt16, at: 48, width: 16, name: "high")
        #expect(bits.rawValue == .max >> 16)
        try bits.set(UInt64.max, at: 0, width: 64, name: "all")
        #expect(bits.rawValue == .max)
        #expect(try bits.value(Int64.self, at: 0, width: 64, name: "all") == -1)
        #expect(try bits.value(Int8.self, at: 63, width: 1, name: "sign") == -1)
        try bits.set(false, at: 63, name: "flag")
        #expect(bits.rawValue == .max >> 1)
        var small = BitField<Int8>()
        try small.set(true, at: 7, name: "flag")
        #expect(small.rawValue == .min)
        #expect(try small.value(Bool.self, at: 7, name: "flag"))
    }

    @Test(
        "A value that does not fit is an error that names the field",
        arguments: [
            ("size", "16", Style(size: 16)), ("size", "255", Style(size: 255)), ("offset", "256", Style(offset: 256)),
            ("offset", "-257", Style(offset: -257)),
        ])
    func tooWide(field: String, found: String, style: Style) throws {
        #expect(archiveError { try style.bits() }?.path == field)
        let error = archiveError { try KeyedArchiver.archivedData(withRootObject: ValueBox(style)) }
        #expect(error?.code == .invalidValue)
        #expect(error?.path == "root.value")
        #expect(error?.found == found)
        let archiver = KeyedArchiver()
        #expect(archiveError { try archiver.encode(style, forKey: "style") }?.path == "style")
        #expect(archiveError { try archiver.finishEncoding() }?.code == .invalidValue)
    }

    @Test("Bits of no case: the fallback case, or an error that names the field")
    func unknown() throws {
        let known = 3 << 16
        let unarchiver = try KeyedUnarchiver(
            forReadingFrom: HandmadeArchive(top: [
                "centred": .integer(PropertyListInteger(Int64(known | 0b10 << 14))), "heavy": 0,
            ]).data())
        #expect(try unarchiver.decode(Style.self, forKey: "centred").alignment == .centred)
        let error = archiveError { try unarchiver.decode(Style.self, forKey: "heavy") }
        #expect(
            error?.description
                == "heavy: expected a raw value of 'Weight' in 'weight', found '0', which it does not know")
        #expect(archiveError { try unarchiver.decode(Style.self, forKey: "centred") }?.code == .invalidValue)
    }

    @Test(
        "An integer that does not fit, a negative one, or another kind",
        arguments: [
            (.integer(PropertyListInteger(UInt64.max)), .outOfRange), (-1, .outOfRange), (true, .unexpectedKind),
            (1.0, .unexpectedKind), ("1", .unexpectedKind),
        ] as [(PropertyList, ArchiveError.Code)])
    func integers(value: PropertyList, code: ArchiveError.Code) throws {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: HandmadeArchive(top: ["style": value]).data())
        #expect(archiveError { try unarchiver.decode(Style.self, forKey: "style") }?.code == code)
    }

    @Test(
        "A field outside of the integer is an error, not a trap",
        arguments: [(-1, 1), (0, 0), (0, 33), (32, 1), (31, 2), (Int.max, Int.max), (0, -1)])
    func outside(position: Int, width: Int) throws {
        var bits = BitField<UInt32>()
        #expect(archiveError { try bits.set(1 as Int, at: position, width: width, name: "f") }?.path == "f")
        #expect(archiveError { try bits.set(true, at: position, width: width, name: "f") }?.code == .invalidValue)
        #expect(archiveError { try bits.value(Int.self, at: position, width: width, name: "f") }?.code == .invalidValue)
    }

    private enum Quarter: Int, ArchivableEnumeration, CaseIterable {
        case first, second, third, fourth
    }

    private enum Step: Int8, ArchivableEnumeration, CaseIterable {
        case back = -2, wait = 0, on = 1
        static func value(forUnknown rawValue: Int8) -> Step? { .wait }
    }

    @Test("Raw values that are not negative fill the width, whatever the sign of their type")
    func signedRawTypes() throws {
        var bits = BitField<UInt8>()
        for quarter in Quarter.allCases {
            try bits.set(quarter, at: 3, width: 2, name: "quarter")
            #expect(bits.rawValue == UInt8(quarter.rawValue) << 3)
            #expect(try bits.value(Quarter.self, at: 3, width: 2, name: "quarter") == quarter)
        }
        for step in Step.allCases {
            try bits.set(step, at: 3, width: 2, name: "step")
            #expect(try bits.value(Step.self, at: 3, width: 2, name: "step") == step)
        }
        #expect(try BitField<UInt8>(rawValue: 0b11).value(Step.self, at: 0, width: 2, name: "step") == .wait)
        #expect(archiveError { try bits.set(Quarter.third, at: 0, width: 1, name: "quarter") }?.code == .invalidValue)
    }

    @Test("A field that is wider than its type holds what fits")
    func wideField() throws {
        let bits = BitField<UInt32>(rawValue: 300)
        #expect(try bits.value(UInt16.self, at: 0, width: 32, name: "f") == 300)
        #expect(archiveError { try bits.value(UInt8.self, at: 0, width: 32, name: "f") }?.found == "300")
    }
}
