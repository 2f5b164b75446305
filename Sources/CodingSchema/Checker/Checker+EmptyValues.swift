// Structs that may write no keys: they are refused where a reader would misinterpret that.
//
//     struct Loose { size: Int? }       writes no key where the size is nil
//     var a: Loose?                     nil?
//     var b: indexed [Loose]            the end of the array?
//     var c: Loose = (Loose(size: 1))   the default?

extension Checker {
    func checkEmptyValues(of field: SchemaField) {
        guard !field.syntax.isTransient else { return }
        for written in field.writtenTypes { checkEmpty(written.resolved, written.syntax) }
        checkReadBack(field)
    }

    func checkEmptyValues(ofCasesIn union: SchemaUnion) {
        // A case that needs no key is reported separately.
        for unionCase in union.cases where !presence(of: unionCase, in: union).isEmpty {
            for written in unionCase.writtenTypes { checkEmpty(written.resolved, written.syntax) }
        }
    }

    private func checkEmpty(_ resolved: ResolvedType, _ syntax: TypeSyntax) {
        if case .indexed(let element) = syntax.parts.whole.kind, case .indexed(var type) = resolved.type {
            if case .optional(let wrapped) = type { type = wrapped }
            guard let owner = valueThatCanBeEmpty(type) else { return }
            report(
                .indexedWithoutRequiredField,
                "a '\(owner.name)' that writes no key would be read as the end of the array: "
                    + "none of its fields is required", at: syntax.range, declared: owner.declaredName.range,
                fix: Diagnostic.Fix(
                    "make a field of '\(owner.name)' required, or write '[\(element.range.text)]'",
                    replacing: syntax.range,
                    with: "[\(element.range.text)]"))
        } else if resolved.isOptional, let owner = valueThatCanBeEmpty(resolved.type) {
            report(
                .optionalWithoutRequiredField,
                "a '\(owner.name)' that writes no key would be read as nil: none of its fields is required",
                at: syntax.range,
                declared: owner.declaredName.range,
                fix: "make one of its fields required: without '?' and without a default")
        }
    }

    /// The struct of a type, if its values may write no keys.
    private func valueThatCanBeEmpty(_ type: SchemaType) -> SchemaOwner? {
        guard let ordinal = composedOrdinal(of: type), !traits[ordinal].hasRequiredKey, !traits[ordinal].isEndless
        else { return nil }
        return values[ordinal]
    }

    /// Refuses a default, or a fallback that is also written, because a missing key may also represent an empty value.
    private func checkReadBack(_ field: SchemaField) {
        // A field that is no longer written declares what a missing key means, and a struct without fields has only one
        // value.
        guard field.syntax.until == nil, let resolved = field.resolved, !resolved.isOptional,
            let owner = valueThatCanBeEmpty(resolved.type), !owner.declaredFields.isEmpty
        else { return }
        reportClause(
            .required, of: field, .misplacedRequired, because: "needs no key: no field of '\(owner.name)' is required",
            declared: owner.declaredName)
        if let value = field.syntax.missingValue {
            // Nil is reported separately.
            if case .nil = value.kind { return }
            report(
                .emptyReadAsDefault,
                "a '\(owner.name)' that writes no key would be read as the default: none of its fields is required",
                at: value.range, declared: owner.declaredName.range,
                fix: "remove the default, or make a field of '\(owner.name)' required")
        }
        let written = Set(field.declaredAlso.lazy.flatMap(\.keys))
        for key in field.fallbacks.lazy.flatMap(\.syntax.strings) where written.contains(key.value) {
            return report(
                .emptyReadAsFallback,
                "a '\(owner.name)' that writes no key would be read as the fallback, which 'also' writes: "
                    + "none of its fields is required", at: key.range, declared: owner.declaredName.range,
                fix: "remove one of the two, or make a field of '\(owner.name)' required")
        }
    }
}
