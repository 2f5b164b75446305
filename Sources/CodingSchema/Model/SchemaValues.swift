// Values of a checked schema that are stored under one key: enums with raw values, and bit fields.

/// An enum with raw values.
package final class SchemaEnumeration: SchemaDeclared {
    package internal(set) var rawType: SchemaType = .string
    package let cases: [SchemaCase]

    override init(_ syntax: DeclarationSyntax, in unit: FileUnit, ordinal: Int = 0) {
        cases = syntax.cases.map(SchemaCase.init)
        super.init(syntax, in: unit, ordinal: ordinal)
    }

    package override var type: SchemaType { .enumeration(self) }

    /// What unknown raw values are read as; `nil` if they are errors.
    package var unknown: SchemaUnknownCase? {
        syntax.unknown.map { $0.keepsRawValue ? .keeping($0.name.value) : .replacement($0.name.value) }
    }
}

/// What an enum reads a raw value as that none of its cases has.
package enum SchemaUnknownCase: Hashable, Sendable {
    /// One of the enum's cases.
    case replacement(String)

    /// A case that only holds such raw values, and keeps them.
    case keeping(String)

    package var name: String {
        switch self {
        case .replacement(let name), .keeping(let name): name
        }
    }

    /// The name of the enum's case that replaces the raw value.
    package var replacement: String? {
        if case .replacement(let name) = self { name } else { nil }
    }

    /// The name of the case that keeps the raw value.
    package var keptCase: String? {
        if case .keeping(let name) = self { name } else { nil }
    }

    /// The member in schema syntax.
    package var schemaText: String {
        switch self {
        case .replacement(let name): "unknown .\(name)"
        case .keeping(let name): "unknown \(name)(rawValue)"
        }
    }
}

/// A case of an enum with raw values.
package struct SchemaCase {
    let syntax: CaseSyntax

    package var name: String { syntax.name.value }
    package var documentation: [String] { syntax.documentation }

    /// The location of the name in the schema.
    package var location: SourceRange? { syntax.name.range }

    /// The raw value as Swift text, if it is written: `"red+white"`, `3`.
    package var rawValue: String? { syntax.rawValue?.literalText }

    /// The raw values as which earlier versions wrote the case, as Swift text.
    package var formerRawValues: [String] { syntax.formerly.map(\.literalText) }

    /// The enum's version that introduced the case, and the case that is written instead for earlier ones.
    package var since: (version: Int, replacement: String)? {
        guard let since = syntax.since, let replacement = syntax.replacement else { return nil }
        return (since.value, replacement.value)
    }
}

/// Bit fields: values packed into one integer by shifts.
package final class SchemaBits: SchemaDeclared {
    /// An unsigned integer type of fixed width.
    package internal(set) var rawType: SchemaIntegerType = .uint32
    package internal(set) var fields: [SchemaBitField] = []
    package override var type: SchemaType { .bits(self) }
}

/// One field of an integer's bits.
package struct SchemaBitField {
    let syntax: BitFieldSyntax

    /// A boolean, an integer, or an enum with integer raw values.
    package let type: SchemaType

    /// The lowest bit, counted from 0.
    package var position: Int
    package let width: Int

    package var documentation: [String] { syntax.documentation }
    package var name: String { syntax.name.value }

    /// The location of the name in the schema.
    package var location: SourceRange? { syntax.name.range }

    /// The field's bits, shifted to the low end.
    package var lowMask: UInt64 { width >= 64 ? .max : (1 << UInt64(width)) - 1 }

    /// The number that the field's bits represent when they are shifted to the low end.
    ///
    /// - Parameter isSigned: whether the highest bit is the sign.
    package func number(ofBits bits: UInt64, isSigned: Bool) -> IntegerLiteral {
        guard isSigned, bits >> UInt64(width - 1) & 1 == 1 else { return IntegerLiteral(bits) }
        return IntegerLiteral(isNegative: true, magnitude: 0 &- (bits | ~lowMask))
    }
}
