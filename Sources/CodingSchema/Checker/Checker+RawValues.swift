// Raw values: of the enum's raw type, each once, counted on from the last where none is written, as Swift counts.

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
            let names = ["String"] + SchemaIntegerType.allCases.map(\.rawValue)
            let nearest = EditDistance.closest(to: rawType.value, among: names)
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
            // After a raw value that is wrong it is unknown what Swift would count on from.
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

    /// A case's raw value, written or counted; `nil` where it is wrong.
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

    /// The case's name is an earlier case's: its raw value would only say the same again.
    private func isRepeated(_ syntax: CaseSyntax, in draft: EnumerationDraft) -> Bool {
        draft.caseSyntax(named: syntax.name.value)?.name.range.lowerBound != syntax.name.range.lowerBound
    }

    private func reportOtherType(of syntax: CaseSyntax, rawType: String) {
        guard let rawValue = syntax.rawValue else { return }
        report(.rawValueOfOtherType(rawValue, rawType: rawType))
    }
}
