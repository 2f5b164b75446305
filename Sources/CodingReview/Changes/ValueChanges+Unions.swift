// Changes inside enums whose cases carry values.

import CodingSchema

/// The changes between two versions of an enum with values, case by case. A value that the reader doesn't find counts
/// as an error, although optional fields and fields with a default take nil or the default.
struct UnionChanges: MemberChanges {
    private let old: SchemaUnion
    private let new: SchemaUnion
    private let newReadsOld: UnionReading
    private let oldReadsNew: UnionReading
    let members: MemberPairs<CasePlan>

    var lastingPart: String { new.tag == nil ? "its keys stay" : "its tag and keys stay" }
    let participle = "written"

    init(old: SchemaUnion, new: SchemaUnion, _ all: ValueChanges) {
        self.old = old
        self.new = new
        newReadsOld = UnionReading(written: old, read: new, isSameDeclaration: true, context: all.newReadsOld)
        oldReadsNew = UnionReading(written: new, read: old, isSameDeclaration: true, context: all.oldReadsNew)
        members = MemberPairs(
            old.plan.cases, new.plan.cases, name: \.name, identity: { $0.conditions.map(\.identity) },
            apartFromName: \.unionCase.textsApartFromName)
    }

    // MARK: Cases

    func changes(from former: CasePlan, to found: CasePlan) -> [ChangeDraft] {
        let isArchivedAlike = former.conditions.map(\.identity) == found.conditions.map(\.identity)
        let (former, found) = (former.unionCase, found.unionCase)
        let (oldName, name) = (former.name, found.name)
        var forward = finding(of: oldName, newReadsOld).worse(findingOfFormerTags(former, found))
        let backward = finding(of: name, oldReadsNew)
        let (before, now) = (former.schemaText(in: old), found.schemaText(in: new))
        let isSame = before == now
        // The changes of its values' types are reported at their declarations.
        if isSame, !forward.isOwn, !backward.isOwn { return [] }
        // The change of the tag is reported with the declaration.
        if old.tag != new.tag, oldName == name, former.sourceText == found.sourceText { return [] }
        let summary: String
        var fix: SuggestedClause?
        var breaking: String?
        if oldName != name {
            let isTag = new.tag != nil
            summary =
                isArchivedAlike
                ? "case '\(oldName)' was renamed '\(name)', with the same \(isTag ? "tag" : "keys")"
                : "case '\(oldName)' became '\(name)', with \(isTag ? "another tag" : "other keys")"
            if !isArchivedAlike {
                fix = SuggestedClause(former.schemaText(in: old, named: name), "in place of the case '\(name)'")
            }
            breaking = "'.\(oldName)' was renamed '.\(name)'"
        } else {
            summary = isSame ? "'\(name)' is read differently" : "'\(before)' became '\(now)'"
            if !isSame {
                fix = SuggestedClause(before, "in place of the case '\(name)'")
                forward.fix = optionalFix(former, found)
            }
            if former.sourceText != found.sourceText { breaking = "the associated values of '.\(name)' changed" }
        }
        return [
            draft(
                oldName != name && isArchivedAlike ? .memberRenamed : .caseChanged, name, summary, former.location,
                found.location,
                forward,
                backward, of: name, fix: fix, breaking: breaking)
        ]
    }

    /// The case with its new values as optional ones, which older archives don't have.
    private func optionalFix(_ former: SchemaUnionCase, _ found: SchemaUnionCase) -> SuggestedClause? {
        let structs = former.elements.filter(\.type.hasOwnKeys).map(\.key)
        let others = found.elements.map(\.key).filter { key in !structs.contains { key.inner(of: $0) != nil } }
        let added = Set(others).subtracting(former.elements.map(\.key))
        let text = found.schemaText(in: new, optionalKeys: added)
        return added.isEmpty ? nil : SuggestedClause(text, "in place of the case '\(found.name)'")
    }

    /// How the new schema reads the tags that a case had before the old schema.
    private func findingOfFormerTags(_ former: SchemaUnionCase, _ found: SchemaUnionCase) -> Finding {
        guard old.tag == new.tag else { return .safe }
        return former.rawValues.dropFirst().reduce(.safe) { result, rawValue in
            let archives = "archives from before the old schema name '\(former.name)' by \(rawValue.text)"
            let finding: Finding
            switch (new.cases.first { $0.rawValues.contains(rawValue) }, new.unknownCase) {
            case (let read?, _) where read.name == found.name: finding = .safe
            case (let read?, _): finding = .misread("\(archives), which is read as '\(read.name)'")
            case (nil, let unknown?) where unknown.name == found.name: finding = .safe
            case (nil, let unknown?): finding = Finding(.lossy, "\(archives), which is read as '\(unknown.name)'")
            case (nil, nil): finding = Finding(.breaking, "\(archives), which is an error")
            }
            return result.worse(finding.aboutEarlier)
        }
    }

    func addition(of found: CasePlan) -> ChangeDraft {
        let (name, text) = (found.name, found.unionCase.schemaText(in: new))
        return added(
            case: name, "'\(text)'", found.unionCase.location, to: new.name,
            finding(of: name, oldReadsNew).described(
                ifSafe: "the old schema reads '\(name)'", fix: alsoFix(for: found.unionCase)))
    }

    /// A clause that gives old readers the fallback case instead of a new one.
    private func alsoFix(for found: SchemaUnionCase) -> SuggestedClause? {
        guard !found.isFallback, found.alsoFunction == nil, let fallback = new.fallbackCase else { return nil }
        return SuggestedClause("also \(fallback.name) via olderForm", "to the case '\(found.name)'")
    }

    func removal(of gone: CasePlan) -> ChangeDraft {
        let (name, text) = (gone.name, text(of: gone))
        return removed(
            case: name, "'\(text)'", gone.unionCase.location,
            finding(of: name, newReadsOld).described(
                ifSafe: "'\(name)' is read", fix: SuggestedClause(text, "into the enum '\(new.name)'")))
    }

    func text(of found: CasePlan) -> String { found.unionCase.schemaText(in: old) }

    /// The finding for a case; a value that is not found counts as an error.
    private func finding(of name: String, _ reading: UnionReading) -> Finding {
        Self.asError(reading.finding(ofCaseNamed: name))
    }

    private static func asError(_ finding: Finding) -> Finding {
        finding.with { if $0.isNotFound { $0.verdict = .breaking } }
    }

    /// How this schema reads cases that later versions add.
    var future: Finding {
        if let unknown = new.unknownCase {
            return Finding(.lossy, "a case that a later version adds is read as '\(unknown.name)'")
        }
        if let fallback = new.fallbackCase {
            return Finding(
                .lossy,
                "a case that a later version adds is read as '\(fallback.name)' if that is also written")
        }
        return Finding(
            .breaking, "a case that a later version adds isn't found",
            fix: new.cases.first { $0.elements.isEmpty }.map {
                SuggestedClause("unknown .\($0.name)", "into the enum '\(new.name)'")
            }
                ?? (new.tag == nil ? new.cases.first : nil).map {
                    SuggestedClause("fallback", "before the case '\($0.name)'")
                }
        ).with { $0.isNotFound = true }
    }

    var drafts: [ChangeDraft] { tagChange + memberDrafts + unknownCaseChange }

    /// The change of the key or type of the tag, or that there is one.
    private var tagChange: [ChangeDraft] {
        guard old.tag != new.tag else { return [] }
        let (before, now) = (old.tag.map(\.text), new.tag.map(\.text))
        let isOfType = old.tag != nil && new.tag != nil && old.tag?.isInteger != new.tag?.isInteger
        let fix =
            isOfType
            ? nil
            : old.tag.map { tag in
                SuggestedClause(
                    "tag \(tag.key.schemaLiteral)",
                    "to the enum '\(new.name)'" + (new.tag == nil ? "" : ", in place of its tag"))
            }
        return [
            draft(
                isOfType ? .rawTypeChanged : .tagChanged, nil, ChangeDraft.summary("the tag:", before, now),
                old.location,
                new.location, Self.asError(newReadsOld.finding()).fixed(by: fix),
                Self.asError(oldReadsNew.finding()).fixed(by: fix), of: new.name)
        ]
    }

    /// The change of the case that unknown ones become.
    private var unknownCaseChange: [ChangeDraft] {
        let (before, now) = (old.unknownCase?.name, new.unknownCase?.name)
        guard before != now else { return [] }
        return [
            draft(
                .unknownCaseChanged, nil,
                ChangeDraft.summary("the case for unknown ones:", before.map { "'\($0)'" }, now.map { "'\($0)'" }),
                old.location, new.location,
                Finding(.safe, "'unknown' doesn't affect the cases that both schemas have"),
                Finding(.safe, "'unknown' doesn't affect writing"), lasting: "'unknown' doesn't affect writing")
        ]
    }
}

extension SchemaUnionCase {
    /// The case in schema syntax with all its keys, under its name or another one.
    ///
    /// - Parameter optionalKeys: the keys of the values that become optional.
    fileprivate func schemaText(
        in union: SchemaUnion, named newName: String? = nil, optionalKeys: Set<String> = []
    ) -> String {
        var text = (isFallback ? "fallback case " : "case ") + (newName ?? name)
        if let key { text += " key \(key.schemaLiteral)" }
        if !elements.isEmpty {
            let values = elements.map { element in
                let type = optionalKeys.contains(element.key) ? element.type.optionalText : element.typeText
                return element.label.map { "\($0): \(type) key \(element.key.schemaLiteral)" } ?? type
            }
            text += "(\(values.joined(separator: ", ")))"
        }
        if let rawValue = rawValues.first { text += " = \(rawValue.text)" }
        if elements.count == 1, elements[0].label == nil { text += " key \(elements[0].key.schemaLiteral)" }
        if rawValues.count > 1 { text += " formerly " + rawValues.dropFirst().map(\.text).joined(separator: ", ") }
        if let alsoFunction, let fallback = union.fallbackCase {
            let label = alsoFunction.label.map { "(\($0):)" } ?? ""
            text += " also \(fallback.name) via \(alsoFunction.name)\(label)"
        }
        return text
    }

    /// What the case is made of, without what it is only because of its name.
    fileprivate var textsApartFromName: [String] {
        let values = elements.flatMap { [$0.label ?? "", $0.typeText, $0.key] }
        return (values + [key ?? ""] + rawValues.map(\.text)).map { $0 == name || $0 == name.schemaLiteral ? "" : $0 }
    }

    /// The case as Swift code sees it.
    fileprivate var sourceText: String {
        elements.map { ($0.label ?? "_") + ": " + $0.typeText }.joined(separator: ", ")
    }
}

extension SchemaTag {
    /// The key and the raw type.
    fileprivate var text: String { "'\(key)' of type \(type.schemaText)" }
}

extension SchemaUnionElement {
    fileprivate var typeText: String { isOptional ? type.optionalText : type.schemaText }
}
