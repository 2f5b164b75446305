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
            element.syntax.formerRawValues(isInteger: isOfIntegers).map { ($0, element.name) }
        }
    }

    /// The raw values of the cases, in their order.
    ///
    /// - Complexity: O(*n*) in the number of cases.
    package var rawValues: [SchemaRawValue] {
        cases.map { $0.syntax.rawValue(isInteger: isOfIntegers) }
    }

    private var isOfIntegers: Bool {
        if case .integer = rawType { true } else { false }
    }
}

extension CaseSyntax {
    /// The present raw value. For one that isn't of the type, which is an error, it is 0 or the name.
    func rawValue(isInteger: Bool) -> SchemaRawValue {
        let zero = IntegerLiteral(0)
        let missing: SchemaRawValue = isInteger ? .integer(zero) : .string(name.value)
        return rawValue.flatMap { $0.rawValue(isInteger: isInteger) } ?? missing
    }

    /// The raw values that earlier versions wrote.
    func formerRawValues(isInteger: Bool) -> [SchemaRawValue] {
        formerly.compactMap { $0.rawValue(isInteger: isInteger) }
    }
}

extension ValueSyntax {
    fileprivate func rawValue(isInteger: Bool) -> SchemaRawValue? {
        switch kind {
        case .integer(let text) where isInteger: IntegerLiteral(text).map { .integer($0) }
        case .string(let text) where !isInteger: .string(text)
        default: nil
        }
    }
}
