// Foundation's values: for each type, a sample, and the text in expectations and in the tests that read archives.

import Archiving
import CodingSchema
import Foundation
import PropertyLists

/// A type of Foundation whose values have no parts in the schema.
struct LeafType: Sendable {
    /// The type as Swift spells it.
    let name: String

    /// The text of a value as an expression of the generated tests, in which it is called `value`.
    let testText: String

    /// The pattern of a value in the generated tests. They import nothing only for a type's name.
    var testPattern: String {
        name == "PropertyList"
            ? #"case _ where "\(type(of: value))" == "PropertyList""# : "case let value as \(name)"
    }

    /// A value that differs from those of other numbers, as archives hold it.
    let sample: @Sendable (Int64) -> (any ArchivableValue)?

    /// The runtime's type, which reads values.
    let type: any (ArchivableValue & SendableMetatype).Type

    /// The text of a value in an expectation; `nil` for values of other types.
    let text: @Sendable (any ArchivableValue) -> String?

    private init<Value: ArchivableValue & SendableMetatype>(
        _ name: String, _ testText: String, _ text: @escaping @Sendable (Value) -> String,
        _ sample: @escaping @Sendable (Int64) -> Value?
    ) {
        self.name = name
        self.testText = testText
        self.sample = { sample($0) }
        self.type = Value.self
        self.text = { ($0 as? Value).map(text) }
    }

    /// The row of a type; `nil` for types with rules of their own.
    static func row(of type: SchemaType) -> LeafType? {
        let name = type.swiftName
        return rows.first { $0.name == name }
    }

    /// One row per type.
    static let rows = [
        LeafType("Data", #""data <\(hexadecimal(value))>""#, { "data <\(hexadecimal($0))>" }) { number in
            Data([0xC0, UInt8(truncatingIfNeeded: number), 0x00, 0xFF])
        },
        LeafType(
            "Date", #""date \(value.timeIntervalSinceReferenceDate)""#, { "date \($0.timeIntervalSinceReferenceDate)" }
        ) { number in
            Date(timeIntervalSinceReferenceDate: 700_000_000 + Double(number) * 3_600 + 0.5)
        },
        LeafType("URL", #""url <\(value.absoluteString)>""#, { "url <\($0.absoluteString)>" }) { number in
            URL(string: "https://example.com/\(number)")
        },
        LeafType("UUID", #""uuid \(value.uuidString)""#, { "uuid \($0.uuidString)" }) { number in
            UUID(uuidString: String(format: "C0D14600-0000-4000-8000-0000%08llX", number & 0xFFFF_FFFF))
        },
        LeafType("Decimal", #""decimal \(value.description)""#, { "decimal \($0.description)" }) { number in
            Decimal(sign: .plus, exponent: -2, significand: Decimal(number.magnitude % 1_000_000 * 100 + 25))
        },
        LeafType("TimeZone", #""time zone \(value.identifier)""#, { "time zone \($0.identifier)" }) { number in
            TimeZone(secondsFromGMT: Int(number.magnitude % 12 + 1) * 3_600)
        },
        LeafType("Locale", #""locale \(value.identifier)""#, { "locale \($0.identifier)" }) { number in
            Locale(identifier: ["de_DE", "en_US", "fr_FR", "ja_JP"][Int(number.magnitude % 4)])
        },
        LeafType(
            "Calendar", #""calendar \(value.identifier), from day \(value.firstWeekday)""#,
            { (calendar: Calendar) in "calendar \(calendar.identifier), from day \(calendar.firstWeekday)" }
        ) { number in
            var calendar = Calendar(identifier: number.magnitude % 2 == 0 ? .gregorian : .iso8601)
            calendar.locale = Locale(identifier: "en_US")
            calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
            calendar.firstWeekday = Int(number.magnitude % 7) + 1
            return calendar
        },
        LeafType(
            "DateComponents", #""date components \(value.year ?? -1), \(value.month ?? -1)""#,
            { "date components \($0.year ?? -1), \($0.month ?? -1)" }
        ) { number in
            DateComponents(year: Int(number.magnitude % 9_999), month: 5)
        },
        LeafType(
            "DateInterval",
            #""date interval \(value.start.timeIntervalSinceReferenceDate), \(value.duration)""#,
            { "date interval \($0.start.timeIntervalSinceReferenceDate), \($0.duration)" }
        ) { number in
            DateInterval(
                start: Date(timeIntervalSinceReferenceDate: 700_000_000 + Double(number.magnitude % 1_000_000)),
                duration: 60.5)
        },
        LeafType(
            "IndexPath", #""index path \(value.map(String.init).joined(separator: "."))""#,
            { "index path \($0.map(String.init).joined(separator: "."))" }
        ) { number in
            IndexPath(indexes: [Int(number.magnitude % 100_000), 1])
        },
        LeafType(
            "IndexSetValue",
            #""index set \(value.ranges.map { "\($0.lowerBound)..<\($0.upperBound)" }.joined(separator: " "))""#,
            { (set: IndexSetValue) in
                "index set " + set.ranges.map { "\($0.lowerBound)..<\($0.upperBound)" }.joined(separator: " ")
            }
        ) { number in
            let first = Int(number.magnitude % 100_000)
            return IndexSetValue([first..<first + 2, first + 5..<first + 6])
        },
        LeafType(
            "AttributedStringValue", #""attributed string \(value.string), \(value.runs.count)""#,
            { "attributed string \($0.string), \($0.runs.count)" }
        ) { number in
            AttributedStringValue("text \(number)", attributes: ["NSUnderline": .number(1)])
        },
        LeafType(
            "RegularExpressionValue", #""expression \(value.pattern), \(value.options)""#,
            { "expression \($0.pattern), \($0.options)" }
        ) { number in
            RegularExpressionValue(pattern: "a{\(number)}", options: 1)
        },
        LeafType("ErrorValue", #""error \(value.domain) \(value.code)""#, { "error \($0.domain) \($0.code)" }) {
            number in
            ErrorValue(domain: "domain", code: Int(number))
        },
        LeafType("AnyValue", #""any value \(value)""#, { "any value \($0)" }) { number -> AnyValue? in
            switch number.magnitude % 4 {
            case 0: .string("any \(number)")
            case 1: .number(.integer(number))
            case 2: .array([.number(.double(Double(number) + 0.5)), "any"])
            default: .dictionary(["any": .number(.integer(number))])
            }
        },
        LeafType(
            "MeasurementValue", #""measurement \(value.value) \(value.unit.symbol)""#,
            { "measurement \($0.value) \($0.unit.symbol)" }
        ) { number in
            MeasurementValue(value: Double(number) + 0.5, unit: UnitValue(symbol: "m"))
        },
        LeafType("NumberValue", #""number \(value)""#, { "number \($0)" }) { number -> NumberValue? in
            number % 2 == 0 ? .integer(number) : .double(Double(number) + 0.5)
        },
        LeafType("NullValue", #""\(value)""#, { "\($0)" }) { _ in NullValue() },
        LeafType("PropertyList", #""property list \(value)""#, { "property list \($0)" }) { number -> PropertyList? in
            .array([.string("list \(number)"), .integer(PropertyListInteger(number))])
        },
        LeafType(
            "ArchivedObject", #""archived object \(value.className ?? "") \(value.keys)""#,
            { "archived object \($0.className ?? "") \($0.keys)" }
        ) { number in
            ArchivedObject(
                ArchivedObject.ClassDescription("Unknown"),
                entries: [.init(key: "number", value: .inline(.integer(PropertyListInteger(number))))])
        },
        LeafType("Character", #""character \(value)""#, { "character \($0)" }) { number in
            Unicode.Scalar(UInt32(0x4E00 + number.magnitude % 10_000)).map(Character.init)
        },
        vector(SIMD2<Float>.self), vector(SIMD3<Float>.self), vector(SIMD4<Float>.self), vector(SIMD2<Double>.self),
        vector(SIMD3<Double>.self), vector(SIMD4<Double>.self),
        LeafType("CGPoint", #""CGPoint \(numbers(value.x, value.y))""#, { "CGPoint {\($0.x), \($0.y)}" }) { number in
            PointValue(x: Double(number % 100_000), y: Double(number % 100_000) + 0.5)
        },
        LeafType(
            "CGSize", #""CGSize \(numbers(value.width, value.height))""#, { "CGSize {\($0.width), \($0.height)}" }
        ) { number in
            SizeValue(width: Double(number % 100_000), height: Double(number % 100_000) + 0.5)
        },
        LeafType(
            "CGRect",
            #""CGRect \(numbers(value.origin.x, value.origin.y, value.size.width, value.size.height))""#,
            { "CGRect {\($0.x), \($0.y), \($0.width), \($0.height)}" }
        ) { number in
            RectangleValue(
                x: Double(number % 100_000), y: Double(number % 100_000) + 0.5,
                width: Double(number % 100_000) + 1, height: Double(number % 100_000) + 2.25)
        },
        LeafType(
            "NSRange", #""NSRange {\(value.location), \(value.length)}""#, { "NSRange {\($0.location), \($0.length)}" }
        ) { number in
            RangeValue(location: Int(number % 100_000), length: Int(number % 100_000) + 3)
        },
        LeafType(
            "EdgeInsetsValue", #""insets \(numbers(value.top, value.left, value.bottom, value.right))""#,
            { "insets {\($0.top), \($0.left), \($0.bottom), \($0.right)}" }
        ) { number in
            EdgeInsetsValue(top: Double(number % 100_000), left: 1.5, bottom: 2, right: 3)
        },
        LeafType("VectorValue", #""vector \(numbers(value.dx, value.dy))""#, { "vector {\($0.dx), \($0.dy)}" }) {
            number in
            VectorValue(dx: Double(number % 100_000), dy: Double(number % 100_000) + 0.5)
        },
        LeafType(
            "TransformValue",
            #""transform \(numbers(value.a, value.b, value.c, value.d, value.tx, value.ty))""#,
            { "transform {\($0.a), \($0.b), \($0.c), \($0.d), \($0.tx), \($0.ty)}" }
        ) { number in
            TransformValue(tx: Double(number % 100_000), ty: Double(number % 100_000) + 0.5)
        },
    ]

    private static func vector<Vector: SIMD & ArchivableValue & SendableMetatype>(
        _ type: Vector.Type
    ) -> LeafType where Vector.Scalar: BinaryFloatingPoint & Sendable {
        LeafType("\(Vector.self)", #""vector \(value)""#, { (vector: Vector) in "vector \(vector)" }) { number in
            var vector = Vector(repeating: Vector.Scalar(number % 100_000) + 0.5)
            vector[0] = 1
            return vector
        }
    }

    private static func hexadecimal(_ data: Data) -> String {
        data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
