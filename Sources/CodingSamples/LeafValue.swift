// Values without parts: for each type, a sample, and the text in expectations and in the tests that read archives.

import Archiving
import CodingSchema
import Foundation

/// A value of Foundation as samples, expectations and generated tests show it.
protocol LeafValue: ArchivableValue {
    /// A value that differs from those of other numbers.
    static func sample(_ number: Int64) -> Self?

    /// The text in an expectation.
    var leafText: String { get }

    /// The same text as an expression of the generated tests, in which the value is called `value`.
    static var testText: String { get }
}

extension SchemaType {
    /// The type that archives hold; `nil` for types with rules of their own.
    var leafType: (any LeafValue.Type)? {
        switch self {
        case .data: Data.self
        case .date: Date.self
        case .decimal: Decimal.self
        case .foundation(let type): type.leafType
        case .geometry(.point): PointValue.self
        case .geometry(.size): SizeValue.self
        case .geometry(.rectangle): RectangleValue.self
        case .geometry(.range): RangeValue.self
        default: nil
        }
    }

    /// The types in the order in which the generated tests try them.
    static var leafTypes: [SchemaType] {
        [.data, .date] + SchemaFoundationType.allCases.map { .foundation($0) } + [.decimal]
            + SchemaGeometry.allCases.map { .geometry($0) }
    }
}

extension SchemaFoundationType {
    fileprivate var leafType: any LeafValue.Type {
        switch self {
        case .url: URL.self
        case .uuid: UUID.self
        }
    }
}

// MARK: - Rows

extension Data: LeafValue {
    static func sample(_ number: Int64) -> Data? { Data([0xC0, UInt8(truncatingIfNeeded: number), 0x00, 0xFF]) }

    var leafText: String { "data <\(map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())>" }

    static var testText: String { #""data <\(hexadecimal(value))>""# }
}

extension Date: LeafValue {
    static func sample(_ number: Int64) -> Date? {
        Date(timeIntervalSinceReferenceDate: 700_000_000 + Double(number) * 3_600 + 0.5)
    }

    var leafText: String { "date \(timeIntervalSinceReferenceDate)" }

    static var testText: String { #""date \(value.timeIntervalSinceReferenceDate)""# }
}

extension URL: LeafValue {
    static func sample(_ number: Int64) -> URL? { URL(string: "https://example.com/\(number)") }

    var leafText: String { "url <\(absoluteString)>" }

    static var testText: String { #""url <\(value.absoluteString)>""# }
}

extension UUID: LeafValue {
    static func sample(_ number: Int64) -> UUID? {
        func byte(_ shift: Int64) -> UInt8 { UInt8(truncatingIfNeeded: number >> shift) }
        return UUID(
            uuid: (0xC0, 0xD1, 0x46, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, byte(24), byte(16), byte(8), byte(0)))
    }

    var leafText: String { "uuid \(uuidString)" }

    static var testText: String { #""uuid \(value.uuidString)""# }
}

extension Decimal: LeafValue {
    static func sample(_ number: Int64) -> Decimal? {
        Decimal(sign: .plus, exponent: -2, significand: Decimal(number.magnitude % 1_000_000 * 100 + 25))
    }

    var leafText: String { "decimal \(description)" }

    static var testText: String { #""decimal \(value.description)""# }
}

extension PointValue: LeafValue {
    static func sample(_ number: Int64) -> PointValue? {
        let value = Double(number % 100_000)
        return PointValue(x: value, y: value + 0.5)
    }

    var leafText: String { "CGPoint {\(x), \(y)}" }

    static var testText: String { #""CGPoint \(numbers(value.x, value.y))""# }
}

extension SizeValue: LeafValue {
    static func sample(_ number: Int64) -> SizeValue? {
        let value = Double(number % 100_000)
        return SizeValue(width: value, height: value + 0.5)
    }

    var leafText: String { "CGSize {\(width), \(height)}" }

    static var testText: String { #""CGSize \(numbers(value.width, value.height))""# }
}

extension RectangleValue: LeafValue {
    static func sample(_ number: Int64) -> RectangleValue? {
        let value = Double(number % 100_000)
        return RectangleValue(x: value, y: value + 0.5, width: value + 1, height: value + 2.25)
    }

    var leafText: String { "CGRect {\(x), \(y), \(width), \(height)}" }

    static var testText: String {
        #""CGRect \(numbers(value.origin.x, value.origin.y, value.size.width, value.size.height))""#
    }
}

extension RangeValue: LeafValue {
    static func sample(_ number: Int64) -> RangeValue? {
        let value = Int(number % 100_000)
        return RangeValue(location: value, length: value + 3)
    }

    var leafText: String { "NSRange {\(location), \(length)}" }

    static var testText: String { #""NSRange {\(value.location), \(value.length)}""# }
}
