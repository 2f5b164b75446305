// The differences between two versions of a field, aspect by aspect, and the findings that belong to each aspect.

import CodingSchema

/// The two versions of one field.
struct FieldPair {
    let old: SchemaField
    let new: SchemaField
    let isGuess: Bool
    let contexts: ReviewContexts

    var isRenamed: Bool { old.name != new.name }

    /// The aspects that differ. Those that affect a reader first come first.
    func drafts() -> [ChangeDraft] {
        var result: [ChangeDraft] = []
        func add(_ rule: ReviewRule, _ summary: String, _ source: SourceEffect? = nil, isArchived: Bool = true) {
            var draft = ChangeDraft(rule, member: new.name, summary).placed(old.place, new.place)
            draft.sourceEffect = source
            draft.isArchived = isArchived
            draft.isGuess = isGuess
            result.append(draft)
        }
        let renamed = SourceEffect(isBreaking: true, reason: "'\(old.name)' was renamed '\(new.name)'")
        if old.key != new.key, old.isArchived, new.isArchived {
            let name = isRenamed ? "'\(old.name)' became '\(new.name)', and its" : "the"
            add(
                .keyChanged, "\(name) key \(old.key.schemaLiteral) became \(new.key.schemaLiteral)",
                isRenamed ? renamed : nil)
        } else if isRenamed {
            add(.memberRenamed, "'\(old.name)' became '\(new.name)'", renamed, isArchived: false)
        }
        addPresence(add)
        addValue(add)
        addOlderKeys(add)
        if old.isConstant != new.isConstant {
            add(
                .constantChanged, new.isConstant ? "'var' became 'let'" : "'let' became 'var'",
                SourceEffect(
                    isBreaking: new.isConstant,
                    reason: new.isConstant ? "'\(new.name)' can no longer be set" : "'\(new.name)' can be set"),
                isArchived: false)
        }
        if old.access != new.access {
            add(
                .accessChanged, "\(old.access.rawValue) became \(new.access.rawValue)",
                SourceEffect(
                    isBreaking: new.access < old.access,
                    reason: "'\(new.name)' is now \(new.access.rawValue)"),
                isArchived: false)
        }
        return result
    }

    private typealias Add = (ReviewRule, String, SourceEffect?, Bool) -> Void

    /// Whether the field is archived, and whether it is written.
    private func addPresence(_ add: Add) {
        if old.isArchived != new.isArchived {
            add(
                .transientChanged, new.isArchived ? "it is now archived" : "it is no longer archived",
                SourceEffect(
                    isBreaking: !new.isArchived || new.isRequired,
                    reason: !new.isArchived
                        ? "the initializer no longer takes '\(new.name)'"
                        : "the initializer takes '\(new.name)'"),
                true)
        } else if let until = new.until, old.until == nil {
            add(.writingEnded, "it is written through version \(until) only", nil, true)
        } else if old.until != nil, new.until == nil {
            add(.writingEnded, "it is written again", nil, true)
        }
        if old.isConditional != new.isConditional || old.isWeak != new.isWeak {
            add(
                .conditionalChanged, "\(old.referenceText) became \(new.referenceText)",
                old.isWeak == new.isWeak
                    ? nil
                    : SourceEffect(
                        isBreaking: false,
                        reason: new.isWeak
                            ? "'\(new.name)' is now a weak reference" : "'\(new.name)' is now a strong reference"),
                true)
        }
    }

    /// The type, whether it is optional, and the default.
    private func addValue(_ add: Add) {
        if !contexts.areOne(old.type, new.type) {
            add(
                .typeChanged, "\(old.type.schemaText) became \(new.type.schemaText)",
                old.type.swiftText == new.type.swiftText
                    ? nil
                    : SourceEffect(isBreaking: true, reason: "'\(new.name)' now has the type \(new.type.swiftText)"),
                true)
        }
        if old.isOptional != new.isOptional {
            add(
                .optionalityChanged, new.isOptional ? "it can now be nil" : "it can no longer be nil",
                SourceEffect(
                    isBreaking: true,
                    reason: new.isOptional
                        ? "'\(new.name)' is now optional" : "'\(new.name)' is no longer optional"),
                true)
        }
        guard old.value?.schemaText != new.value?.schemaText else { return }
        if old.isNilByDefault, new.isNilByDefault { return }
        let summary = ChangeDraft.summary("the default", old.value?.schemaText, new.value?.schemaText)
        add(.defaultChanged, summary, Self.defaultEffect(old, new), new.isArchived)
    }

    private static func defaultEffect(_ old: SchemaField, _ new: SchemaField) -> SourceEffect? {
        guard old.isLeftOut != new.isLeftOut else { return nil }
        return SourceEffect(
            isBreaking: old.isLeftOut,
            reason: old.isLeftOut
                ? "the initializer requires '\(new.name)'" : "the initializer no longer requires '\(new.name)'")
    }

    /// The keys for older archives and older readers. Keys that a new key implies are not separate changes.
    private func addOlderKeys(_ add: Add) {
        let isRekeyed = old.key != new.key
        let (oldFallbacks, newFallbacks) = (old.fallbacks.flatMap(\.keys), new.fallbacks.flatMap(\.keys))
        if old.fallbacks.map(\.schemaText).joined(separator: " ")
            != new.fallbacks.map(\.schemaText).joined(separator: " "),
            !(isRekeyed && oldFallbacks.allSatisfy(newFallbacks.contains))
        {
            add(.fallbackChanged, Self.summary("falls back to", oldFallbacks, newFallbacks), nil, true)
        }
        let ended = new.endedAlso.flatMap(\.keys)
        let (oldKeys, newKeys) = (old.also.flatMap(\.keys), new.also.flatMap(\.keys))
        guard old.also.map(\.comparedText) != new.also.map(\.comparedText) else { return }
        let stopped = oldKeys.filter { !newKeys.contains($0) }
        if !stopped.isEmpty, stopped.allSatisfy(ended.contains) {
            add(.writingEnded, "it is no longer also written under \(stopped.quotedList)", nil, true)
        } else if !(isRekeyed && stopped.isEmpty) {
            add(.alsoChanged, Self.summary("writes also", oldKeys, newKeys), nil, true)
        }
    }

    private static func summary(_ words: String, _ old: [String], _ new: [String]) -> String {
        let added = new.filter { !old.contains($0) }
        let gone = old.filter { !new.contains($0) }
        switch (added.isEmpty, gone.isEmpty) {
        case (false, true): return "it now \(words) \(added.quotedList)"
        case (true, false): return "it no longer \(words) \(gone.quotedList)"
        case (false, false): return "it \(words) \(added.quotedList) in place of \(gone.quotedList)"
        case (true, true): return "it \(words) \(new.quotedList) differently"
        }
    }
}

extension [String] {
    /// The texts as string literals, separated by commas.
    var quotedList: String { map(\.schemaLiteral).joined(separator: ", ") }
}

extension SchemaAlso {
    /// What is written for older readers. The version in which that ends is not compared.
    fileprivate var comparedText: String {
        let type = conversion.map { ": \($0.type.schemaText)\($0.isOptional ? "?" : "") via \($0.function.schemaText)" }
        return keys.quotedList + (type ?? "") + (asOf.map { " as of \($0)" } ?? "")
    }
}

extension SchemaField {
    /// How a reference holds its object: strongly, weakly and so on.
    fileprivate var referenceText: String {
        isWeak ? "a weak reference" : isConditional ? "a conditional one" : "a strong reference"
    }

    /// Whether callers can omit the field's argument to the initializer.
    var isLeftOut: Bool {
        switch value {
        case nil: isOptional
        case .function: isOptional
        case .literal, .expression, .nil: true
        }
    }
}

extension SchemaType {
    /// The type in the generated Swift, precise enough to distinguish two types.
    var swiftText: String {
        switch self {
        case .packed(let element, _), .indexed(let element): "[\(element.schemaText)]"
        default: schemaText
        }
    }
}
