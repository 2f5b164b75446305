// Raw values: they must fit the enum's raw type and be unique. A string is the case's name if none is written; integers
// are always written, so that archives don't depend on the order of the cases.

extension Checker {
    func checkRawValues(of enumeration: SchemaEnumeration) {
        guard let rawType = enumeration.syntax.rawType else { return }
        switch builtInTypes[rawType.value] {
        case .string:
            enumeration.rawType = .string
            checkStrings(of: enumeration)
        case .integer(let type):
            enumeration.rawType = .integer(type)
            integers[enumeration.ordinal] = checkIntegers(of: enumeration, type: type)
        default:
            let nearest = EditDistance.closest(to: rawType.value, among: BuiltInTypes.rawTypes)
            report(
                .rawTypeNotAllowed, "a raw type is 'String' or an integer type, not '\(rawType)'", at: rawType,
                fix: nearest.map { .didYouMean($0, replacing: rawType.range) })
        }
    }

    func checkStrings(of enumeration: SchemaDeclared) {
        var earlier: [String: SourceRange] = [:]
        for enumerationCase in enumeration.syntax.cases where !isRepeated(enumerationCase, in: enumeration) {
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
                if let rawValue = enumerationCase.rawValue {
                    report(.rawValueOfOtherType(rawValue, rawType: "String"))
                }
                continue
            }
            note("\"\(value)\"", value, at: range, in: &earlier)
        }
        for former in enumeration.syntax.cases.flatMap(\.formerly) {
            guard case .string(let value) = former.kind else {
                report(.rawValueOfOtherType(former, rawType: "String"))
                continue
            }
            note("\"\(value)\"", value, at: former.range, in: &earlier)
        }
    }

    /// Notes a raw value, present or former, and reports one that another case has.
    private func note<Value: Hashable>(
        _ text: String, _ value: Value, at range: SourceRange, in earlier: inout [Value: SourceRange]
    ) {
        if let first = earlier[value] {
            report(.duplicateRawValue, "raw value \(text) is already used by another case", at: range, first: first)
        } else {
            earlier[value] = range
        }
    }

    /// Returns the valid raw values, in the order of the cases.
    @discardableResult
    func checkIntegers(
        of enumeration: SchemaDeclared, type: SchemaIntegerType
    ) -> [(name: Located<String>, value: IntegerLiteral)] {
        var integers: [(name: Located<String>, value: IntegerLiteral)] = []
        var earlier: [IntegerLiteral: SourceRange] = [:]
        // What Swift would count, for fixes that keep what archives contain.
        var counted: IntegerLiteral? = IntegerLiteral(0)
        for enumerationCase in enumeration.syntax.cases where !isRepeated(enumerationCase, in: enumeration) {
            guard let rawValue = enumerationCase.rawValue else {
                let value = counted.flatMap { type.contains($0) ? $0 : nil }
                // A payload without a tag is reported instead.
                if !enumeration.unit.hasSyntaxErrors,
                    enumerationCase.payload.isEmpty || enumeration.syntax.tag != nil
                {
                    report(
                        .caseWithoutNumber,
                        "case '\(enumerationCase.name)' has no raw value: archives would depend on the order of the "
                            + "cases",
                        at: enumerationCase.name,
                        fix: value.map {
                            Diagnostic.Fix(
                                "write '= \($0.text)' after it, which 'coding format --fix' does",
                                replacing: enumerationCase.head.end,
                                with: " = \($0.text)"
                            ).automatic
                        } ?? "write '=' and a number after it")
                }
                if let value { integers.append((enumerationCase.name, value)) }
                counted = value?.next
                continue
            }
            // After an invalid raw value, it is unknown which value follows from it.
            counted = integer(rawValue, type: type)
            guard let value = counted else { continue }
            integers.append((enumerationCase.name, value))
            note(value.text, value, at: rawValue.range, in: &earlier)
            counted = value.next
        }
        for former in enumeration.syntax.cases.flatMap(\.formerly) {
            guard let value = integer(former, type: type) else { continue }
            note(value.text, value, at: former.range, in: &earlier)
        }
        return integers
    }

    /// A written raw value; `nil` if it is invalid.
    private func integer(_ rawValue: ValueSyntax, type: SchemaIntegerType) -> IntegerLiteral? {
        guard case .integer(let text) = rawValue.kind else {
            report(.rawValueOfOtherType(rawValue, rawType: type.rawValue))
            return nil
        }
        if let literal = IntegerLiteral(text), type.contains(literal) { return literal }
        report(.integerOutOfRange(text, type: type, at: rawValue.range))
        return nil
    }

    /// Whether an earlier case has the same name, so that a diagnostic about its raw value would be redundant.
    private func isRepeated(_ syntax: CaseSyntax, in enumeration: SchemaDeclared) -> Bool {
        caseSyntax(named: syntax.name.value, of: enumeration)?.name.range.lowerBound != syntax.name.range.lowerBound
    }
}
