// Raw values: they must fit the enum's raw type and be unique. If none is written, it follows from the last, as in
// Swift.

extension Checker {
    func checkRawValues(of draft: EnumerationDraft) {
        guard let rawType = draft.syntax.rawType else { return }
        switch builtInTypes[rawType.value] {
        case .string:
            draft.model.rawType = .string
            checkStrings(of: draft)
        case .integer(let type):
            draft.model.rawType = .integer(type)
            checkIntegers(of: draft, type: type)
        default:
            let nearest = EditDistance.closest(to: rawType.value, among: BuiltInTypes.rawTypes)
            report(.rawTypeNotAllowed(rawType, nearest: nearest))
        }
    }

    private func checkStrings(of draft: EnumerationDraft) {
        var earlier: [String: SourceRange] = [:]
        for enumerationCase in draft.syntax.cases where !isRepeated(enumerationCase, in: draft) {
            let value: String
            let range: SourceRange
            switch enumerationCase.rawValue?.kind {
            case .none:
                value = enumerationCase.name.value
                range = enumerationCase.name.range
            case .string(let text):
                value = text
                range = enumerationCase.rawValue?.range ?? enumerationCase.name.range
            case .some:
                reportOtherType(of: enumerationCase, rawType: "String")
                continue
            }
            if let first = earlier[value] {
                report(.doubledRawValue("\"\(value)\"", at: range, earlier: first))
            } else {
                earlier[value] = range
            }
        }
    }

    private func checkIntegers(of draft: EnumerationDraft, type: SchemaIntegerType) {
        var earlier: [IntegerLiteral: SourceRange] = [:]
        var next: IntegerLiteral? = IntegerLiteral(isNegative: false, magnitude: 0)
        for enumerationCase in draft.syntax.cases where !isRepeated(enumerationCase, in: draft) {
            // After an invalid raw value, it is unknown which value follows from it.
            guard let value = integer(of: enumerationCase, counted: next, type: type) else {
                next = nil
                continue
            }
            let range = enumerationCase.rawValue?.range ?? enumerationCase.name.range
            draft.integers.append((enumerationCase.name, value))
            if let first = earlier[value] {
                report(.doubledRawValue(value.text, at: range, earlier: first))
            } else {
                earlier[value] = range
            }
            next = value.next
        }
    }

    /// A case's raw value, written or counted; `nil` if it is invalid.
    private func integer(
        of syntax: CaseSyntax, counted: IntegerLiteral?, type: SchemaIntegerType
    ) -> IntegerLiteral? {
        guard let rawValue = syntax.rawValue else {
            guard let counted, !type.contains(counted) else { return counted }
            report(.countedRawValueOutOfRange(syntax.name, text: counted.text, type: type))
            return nil
        }
        guard case .integer(let text) = rawValue.kind else {
            reportOtherType(of: syntax, rawType: type.rawValue)
            return nil
        }
        if let literal = IntegerLiteral(text), type.contains(literal) { return literal }
        report(.integerOutOfRange(text, type: type, at: rawValue.range))
        return nil
    }

    /// Whether an earlier case has the same name, so that a diagnostic about its raw value would be redundant.
    private func isRepeated(_ syntax: CaseSyntax, in draft: EnumerationDraft) -> Bool {
        draft.caseSyntax(named: syntax.name.value)?.name.range.lowerBound != syntax.name.range.lowerBound
    }

    private func reportOtherType(of syntax: CaseSyntax, rawType: String) {
        guard let rawValue = syntax.rawValue else { return }
        report(.rawValueOfOtherType(rawValue, rawType: rawType))
    }
}
