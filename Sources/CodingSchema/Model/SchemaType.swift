// The types of a checked schema, resolved.

package enum SchemaIntegerType: String, CaseIterable {
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case int64 = "Int64"
    case int = "Int"
    case uint8 = "UInt8"
    case uint16 = "UInt16"
    case uint32 = "UInt32"
    case uint64 = "UInt64"
    case uint = "UInt"

    /// The width, where `Int` and `UInt` count as 64 bits, and the type encoding in sequential archives.
    private var layout: (isSigned: Bool, bitCount: Int, encoding: String) {
        switch self {
        case .int8: (true, 8, "c")
        case .int16: (true, 16, "s")
        case .int32: (true, 32, "i")
        case .int64, .int: (true, 64, "q")
        case .uint8: (false, 8, "C")
        case .uint16: (false, 16, "S")
        case .uint32: (false, 32, "I")
        case .uint64, .uint: (false, 64, "Q")
        }
    }

    /// Whether the type has negative numbers.
    package var isSigned: Bool { layout.isSigned }
    package var bitCount: Int { layout.bitCount }
    var encoding: String { layout.encoding }
}

/// A resolved type without its outer `?`.
package struct ResolvedType {
    /// The type in Swift.
    let valueType: SchemaType

    /// The type in archives, which nearly all rules are about.
    let type: SchemaType
    let isOptional: Bool

    init(type valueType: SchemaType, isOptional: Bool) {
        self.valueType = valueType
        self.type = valueType.archivedType
        self.isOptional = isOptional
    }
}

/// A part of a schema that has a type: a field, or a value of an enum's case.
package protocol ResolvedPart {
    /// `nil` if the type could not be resolved, which was reported. A schema doesn't contain such parts.
    var resolved: ResolvedType? { get }
}

extension ResolvedPart {
    /// The type in Swift without its outer `?`.
    package var valueType: SchemaType { resolved?.valueType ?? .unresolved }

    /// The type in archives without its outer `?`.
    package var type: SchemaType { resolved?.type ?? .unresolved }
    package var isOptional: Bool { resolved?.isOptional ?? true }
}

extension SchemaType {
    /// In place of a type that could not be resolved.
    static var unresolved: SchemaType { .swift("") }
}

/// A resolved type.
package enum SchemaType {
    case bool
    case integer(SchemaIntegerType)
    case float
    case double
    case string
    case data
    case date
    case decimal

    /// A value type of Foundation without literals or rules of its own.
    case foundation(SchemaFoundationType)

    /// `CGPoint`, `CGSize`, `CGRect`, `NSRange`, `VectorValue`, `TransformValue`, `EdgeInsetsValue`.
    case geometry(SchemaGeometry)
    indirect case array(SchemaType)
    indirect case dictionary(key: SchemaType, value: SchemaType)
    indirect case set(SchemaType, SchemaSetForm = .plain)
    case object(SchemaClass)

    /// An object of any class that the reader accepts, or of those that conform to a protocol.
    case existential(SchemaProtocol?)
    case enumeration(SchemaEnumeration)
    case structure(SchemaStructure)
    case union(SchemaUnion)
    case bits(SchemaBits)

    /// An element of an array, or a value of a dictionary, that may be nil. The field stores its own outer `?`.
    indirect case optional(SchemaType)

    /// An array of numbers of fixed width in one data object. Only as the whole type of a field, a conversion or a
    /// case's value.
    indirect case packed(SchemaType, isBigEndian: Bool)

    /// An array whose elements have separate keys, `name[0]`. Only as the whole type of a field.
    indirect case indexed(SchemaType)

    /// A type whose values are stored in another variant of their form.
    indirect case variant(SchemaVariant, SchemaType)

    /// A type that archives hold as another.
    case converted(SchemaTypeConversion)

    /// The type of a transient field that no schema declares: Swift text.
    case swift(String)
}

/// The types that the language has only because the runtime archives them.
package enum SchemaFoundationType: String, CaseIterable {
    case url = "URL"
    case uuid = "UUID"
    case timeZone = "TimeZone"
    case locale = "Locale"
    case calendar = "Calendar"
    case dateComponents = "DateComponents"
    case dateInterval = "DateInterval"
    case indexPath = "IndexPath"
    case indexSet = "IndexSetValue"
    case attributedString = "AttributedStringValue"
    case regularExpression = "RegularExpressionValue"
    case error = "ErrorValue"
    case measurement = "MeasurementValue"
    case number = "NumberValue"
    case null = "NullValue"
    case propertyList = "PropertyList"
    case archivedObject = "ArchivedObject"
    case character = "Character"
    case float2 = "SIMD2<Float>"
    case float3 = "SIMD3<Float>"
    case float4 = "SIMD4<Float>"
    case double2 = "SIMD2<Double>"
    case double3 = "SIMD3<Double>"
    case double4 = "SIMD4<Double>"

    /// A value whose kind the archive determines.
    case any = "AnyValue"

    /// The property list of a value, which only the type in Swift determines. Not a type of fields.
    case codable = "Codable"

    /// What a value encodes that is written by hand, which only Swift knows. Not a type of fields.
    case opaque = "external"

    /// Whether fields can have the type.
    var isOfFields: Bool { self != .codable && self != .opaque }
}

/// The C structs of Cocoa that archives hold as text or as NSValue objects. Those that Foundation doesn't declare on every
/// system are types of the runtime.
package enum SchemaGeometry: String, CaseIterable {
    case point = "CGPoint"
    case size = "CGSize"
    case rectangle = "CGRect"
    case range = "NSRange"
    case vector = "VectorValue"
    case transform = "TransformValue"
    case edgeInsets = "EdgeInsetsValue"

    /// Whether the type is the runtime's own, which is hashable and archived without a conversion.
    package var isOfRuntime: Bool { self == .vector || self == .transform || self == .edgeInsets }

    /// Whether Cocoa has an NSValue object for the values.
    package var hasObject: Bool { self != .vector && self != .transform }

    /// Whether archives hold the value as text.
    ///
    /// - Parameter isObject: Whether it is an element of a collection, or boxed.
    package func isText(asObject isObject: Bool) -> Bool { !hasObject || !isObject && self != .range }
}

extension SchemaIntegerType {
    /// Whether the type is unsigned and has the same width on every machine.
    var isFixedUnsigned: Bool { !isSigned && self != .uint }

    /// The magnitudes of the lowest and the highest value.
    package var limits: (low: UInt64, high: UInt64) {
        let half = UInt64(1) << UInt64(bitCount - 1)
        return isSigned ? (half, half - 1) : (0, (half - 1) * 2 + 1)
    }

    /// `-128 to 127`.
    var rangeText: String { (isSigned ? "-" : "") + "\(limits.low) to \(limits.high)" }

    /// Whether the type can represent the number.
    package func contains(_ literal: IntegerLiteral) -> Bool {
        literal.magnitude <= (literal.isNegative ? limits.low : limits.high)
    }
}
