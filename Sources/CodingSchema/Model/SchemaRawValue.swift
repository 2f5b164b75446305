// Archived values of the cases of an enum with raw values. A string that isn't written is the name of its case.

/// A raw value.
package enum SchemaRawValue: Hashable, Sendable {
    case string(String)
    case integer(IntegerLiteral)

    /// The raw value as Swift text.
    package var text: String {
        switch self {
        case .string(let string): SwiftStringLiteral.text(string)
        case .integer(let integer): integer.text
        }
    }

    /// The raw value without quotes, which names a case in the description of a sequence.
    package var sequenceKey: String {
        switch self {
        case .string(let string): string
        case .integer(let integer): integer.text
        }
    }
}

extension SchemaEnumeration {
    /// The raw values that earlier versions wrote, with the names of the cases as which they are read.
    ///
    /// - Complexity: O(*n*) in the number of cases.
    package var formerRawValues: [(rawValue: SchemaRawValue, name: String)] {
        cases.flatMap { element in
            element.formerRawValues.compactMap { text in
                guard case .integer = rawType else {
                    return (.string(StringLiteral.value(ofLiteral: text)), element.name)
                }
                return IntegerLiteral(text).map { (.integer($0), element.name) }
            }
        }
    }

    /// The raw values of the cases, in their order.
    ///
    /// - Complexity: O(*n*) in the number of cases.
    package var rawValues: [SchemaRawValue] {
        guard case .integer = rawType else {
            return cases.map { .string($0.rawValue.map { StringLiteral.value(ofLiteral: $0) } ?? $0.name) }
        }
        // Missing only in an imported file with errors, which its own target reports.
        let missing = IntegerLiteral(isNegative: false, magnitude: 0)
        return cases.map { .integer($0.rawValue.flatMap { IntegerLiteral($0) } ?? missing) }
    }
}
