// Enums whose cases carry values, with a tag: a raw value under a key names the case, and only it decides.
//
//     enum Content: Int, tag "tabType" {            tabType 3
//         case home = 3                             tabType 0, url
//         case page(URL) = 0 key "url"              tabType 7, url, title
//         case feed(url: URL, title: String) = 7

extension Checker {
    /// The tag of an enum, unless its raw type is missing or wrong.
    func tag(of union: SchemaUnion) -> SchemaTag? {
        guard let key = union.syntax.tag, let rawType = union.syntax.rawType else { return nil }
        return switch builtInTypes[rawType.value] {
        case .string: SchemaTag(key: key.value, isInteger: false)
        case .integer(.int): SchemaTag(key: key.value, isInteger: true)
        default: nil
        }
    }

    func checkTag(of union: SchemaUnion) {
        for syntax in union.syntax.cases { reportMeaninglessParts(of: syntax) }
        if union.tag?.isInteger == true {
            checkIntegers(of: union, type: .int)
        } else if union.tag != nil {
            checkStrings(of: union)
        } else if let rawType = union.syntax.rawType {
            report(
                .rawTypeNotAllowed, "the raw type of an enum with a tag is 'Int' or 'String', not '\(rawType)'",
                at: rawType)
        } else if let tag = union.syntax.tag {
            report(
                .tagWithoutRawType, "the raw values under the tag '\(tag)' have no type", at: tag,
                fix: "write ': Int' or ': String' after '\(union.syntax.name.value.lastPart)'")
        }
    }

    private func reportMeaninglessParts(of syntax: CaseSyntax) {
        func report(_ what: String, at range: SourceRange, fix: Diagnostic.Fix) {
            self.report(.meaninglessWithTag, "an enum with a tag can't have \(what)", at: range, fix: fix)
        }
        if syntax.isFallback {
            report(
                "a fallback case: only the tag decides", at: syntax.fallback ?? syntax.name.range,
                fix: syntax.fallback.map { .remove($0) } ?? "remove 'fallback'")
        }
        if let key = syntax.key, syntax.payload.isEmpty {
            report(
                "a key for a case without values, which the tag names", at: key.range,
                fix: .remove(key.range, with: key.removal))
        }
        if let also = syntax.also {
            report("'also' at a case: the tag names one case", at: also.name.range, fix: .remove(also.range))
        }
    }
}
