// The differences between two versions of a field, aspect by aspect, and the findings that belong to each aspect.

import CodingSchema

/// The two versions of one field.
struct FieldPair {
    let old: SchemaField
    let new: SchemaField
    let guess: Guess?
    let contexts: ReviewContexts

    /// The aspects that differ. Those that affect a reader first come first.
    private(set) var drafts: [ChangeDraft] = []

    init(old: SchemaField, new: SchemaField, guess: Guess?, contexts: ReviewContexts) {
        self.old = old
        self.new = new
        self.guess = guess
        self.contexts = contexts
        addName()
        addPresence()
        addValue()
        addOlderKeys()
        addSwift()
    }

    /// Adds a change.
    ///
    /// - Parameter effect: the effect on code that uses the schema.
    private mutating func add(
        _ rule: ReviewRule, _ summary: String, isArchived: Bool = true, isBreaking: Bool = true, _ effect: String? = nil
    ) {
        var draft = ChangeDraft(rule, member: new.name, summary, from: old.location, to: new.location)
        draft.sourceEffect = effect.map { SourceEffect(isBreaking: isBreaking, reason: $0) }
        draft.isArchived = isArchived
        draft.guess = guess
        drafts.append(draft)
    }

    private mutating func addName() {
        let isRenamed = old.name != new.name
        let isKept = new.renamedFrom == old.name
        let renamed =
            isRenamed
            ? "'\(old.name)' was renamed '\(new.name)'" + (isKept ? ", and remains as a deprecated name" : "") : nil
        if old.key != new.key, old.isArchived, new.isArchived {
            let name = isRenamed ? "'\(old.name)' became '\(new.name)', and its" : "the"
            add(
                .keyChanged, "\(name) key \(old.key.schemaLiteral) became \(new.key.schemaLiteral)",
                isBreaking: !isKept, renamed)
        } else if isRenamed {
            add(.memberRenamed, "'\(old.name)' became '\(new.name)'", isArchived: false, isBreaking: !isKept, renamed)
        }
    }

    /// Whether the field can be set, and who sees it.
    private mutating func addSwift() {
        if old.isConstant != new.isConstant {
            add(
                .constantChanged, new.isConstant ? "'var' became 'let'" : "'let' became 'var'", isArchived: false,
                isBreaking: new.isConstant,
                new.isConstant ? "'\(new.name)' can no longer be set" : "'\(new.name)' can be set")
        }
        if old.access != new.access {
            add(
                .accessChanged, "\(old.access.rawValue) became \(new.access.rawValue)", isArchived: false,
                isBreaking: new.access < old.access, "'\(new.name)' is now \(new.access.rawValue)")
        }
    }

    /// Whether the field is archived, and whether it is written.
    private mutating func addPresence() {
        if old.isArchived != new.isArchived {
            add(
                .transientChanged, new.isArchived ? "it is now archived" : "it is no longer archived",
                isBreaking: !new.isArchived || new.isRequired,
                "the initializer \(new.isArchived ? "takes" : "no longer takes") '\(new.name)'")
        } else if let until = new.until, old.until == nil {
            add(.writingEnded, "it is written through version \(until) only")
        } else if old.until != nil, new.until == nil {
            add(.writingEnded, "it is written again")
        }
        if old.onlyArchives != new.onlyArchives, old.isArchived, new.isArchived {
            let kinds = new.onlyArchives.map { $0 == .keyed ? "keyed archives only" : "sequential archives only" }
            add(.writingEnded, "it is now in \(kinds ?? "all archives")")
        }
        if old.treatsNilAsMissing != new.treatsNilAsMissing {
            add(.nilChanged, "nil \(new.treatsNilAsMissing ? "now" : "no longer") counts as missing")
        } else if old.writesNil != new.writesNil, old.isOptional == new.isOptional, new.isWritten {
            add(.nilChanged, "nil is \(new.writesNil ? "now written" : "no longer written")")
        }
        if old.isLenient != new.isLenient, old.isArchived, new.isArchived {
            let field = new.isLenient ? new : old
            add(.lenientChanged, "what can't be created \(new.isLenient ? "now" : "no longer") \(field.lossText)")
        }
        guard old.isConditional != new.isConditional || old.isWeak != new.isWeak else { return }
        let effect = "'\(new.name)' is now a \(new.isWeak ? "weak" : "strong") reference"
        add(
            .conditionalChanged, "\(old.referenceText) became \(new.referenceText)", isBreaking: false,
            old.isWeak == new.isWeak ? nil : effect)
    }

    /// The type, whether it is optional, and the default.
    private mutating func addValue() {
        if !contexts.isSameDeclaration(old.type, new.type) {
            let (before, now) = (old.valueType.swiftName, new.valueType.swiftName)
            let kinds = SchemaType.kinds(old.type, new.type)
            add(
                .typeChanged, kinds ?? "\(old.type.schemaText) became \(new.type.schemaText)",
                before == now ? nil : "'\(new.name)' now has the type \(now)")
            drafts[drafts.count - 1].reasons[.newReadsOld] = allowanceReason
        } else if old.type.dictionaryCount != new.type.dictionaryCount, old.isArchived, new.isArchived {
            let word = new.type.dictionaryCount == 0 ? "no longer" : "now"
            let part = new.type.plain.declared == nil ? "a struct in it" : "the struct"
            add(.typeChanged, "\(new.type.schemaText): \(part) is \(word) a dictionary")
        }
        if old.isOptional != new.isOptional {
            add(
                .optionalityChanged, new.isOptional ? "it can now be nil" : "it can no longer be nil",
                "'\(new.name)' is \(new.isOptional ? "now" : "no longer") optional")
        }
        let (before, now) = (old.value?.schemaText, new.value?.schemaText)
        if before == now, old.omitsDefault != new.omitsDefault, new.isWritten {
            add(.defaultChanged, "its default is \(new.omitsDefault ? "no longer" : "now") written")
        }
        let isOther = before != now && !(old.isNilByDefault && new.isNilByDefault)
        // Archives don't depend on the default of new objects, which may be another.
        let isSeparate = old.hasOwnInitialValue || new.hasOwnInitialValue
        let initial = (old.initialDefault?.schemaText, new.initialDefault?.schemaText)
        var parts: [String] = []
        if isOther {
            parts.append(ChangeDraft.summary(isSeparate ? "the missing key's value" : "the default", before, now))
        }
        if isSeparate, initial.0 != initial.1 {
            parts.append(ChangeDraft.summary("the initializer's default", initial.0, initial.1))
        }
        if parts.isEmpty { return }
        let effect = "the initializer \(old.isLeftOut ? "requires" : "no longer requires") '\(new.name)'"
        add(
            .defaultChanged, parts.joined(separator: "; "), isArchived: isOther && new.isArchived,
            isBreaking: old.isLeftOut, old.isLeftOut == new.isLeftOut ? nil : effect)
    }

    /// The classes that a reference named, and that callers have to name where any object is referred to.
    private var allowanceReason: String? {
        let named = old.type.referencedClasses
        guard !named.isEmpty, ReadStep(of: new).candidates.allSatisfy(\.type.refersToAnyObject) else { return nil }
        let classes = named.map { "\(contexts.pairs.new(of: $0.declarationName).name).self" }.joined(separator: ", ")
        return "values that the old schema wrote are read unchanged, but only with 'allowing: [\(classes)]' if no "
            + "other reference leads to the class"
    }

    /// The keys for older archives and older readers. Keys that a new key implies are not separate changes.
    private mutating func addOlderKeys() {
        let isRekeyed = old.key != new.key
        let (oldFallbacks, newFallbacks) = (old.fallbacks.flatMap(\.keys), new.fallbacks.flatMap(\.keys))
        if old.fallbacks.map(\.schemaText).joined(separator: " ")
            != new.fallbacks.map(\.schemaText).joined(separator: " "),
            !(isRekeyed && oldFallbacks.allSatisfy(newFallbacks.contains))
        {
            add(.fallbackChanged, Self.summary("falls back to", oldFallbacks, newFallbacks))
        }
        let ended = new.endedAlso.flatMap(\.keys)
        let (oldKeys, newKeys) = (old.also.flatMap(\.keys), new.also.flatMap(\.keys))
        guard old.also.map(\.comparedText) != new.also.map(\.comparedText) else { return }
        let stopped = oldKeys.filter { !newKeys.contains($0) }
        if !stopped.isEmpty, stopped.allSatisfy(ended.contains) {
            add(.writingEnded, "it is no longer also written under \(stopped.quotedList)")
        } else if !(isRekeyed && stopped.isEmpty) {
            add(.alsoChanged, Self.summary("writes also", oldKeys, newKeys))
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

extension SchemaOtherKeys {
    /// What is written for older readers. The version in which that ends is not compared.
    fileprivate var comparedText: String {
        let type = conversion.map { ": \($0.type.schemaText)\($0.isOptional ? "?" : "") via \($0.function.schemaText)" }
        return keys.quotedList + (type ?? "") + (asOf.map { " as of \($0)" } ?? "")
    }
}

extension SchemaField {
    /// How a reference holds its object: strongly, weakly and so on.
    fileprivate var referenceText: String {
        switch (isWeak, isConditional) {
        case (true, true): "a weak reference"
        case (true, false): "an unconditional weak reference"
        case (false, true): "a conditional one"
        case (false, false): "a strong reference"
        }
    }

    /// Whether callers can omit the field's argument to the initializer.
    var isLeftOut: Bool {
        switch initialDefault {
        case nil: isOptional
        case .function: isOptional
        case .literal, .expression, .nil: true
        }
    }
}

extension SchemaType {
    /// What a declaration in a type became, if the type has the same text: "the struct 'Point' became a class".
    fileprivate static func kinds(_ old: SchemaType, _ new: SchemaType) -> String? {
        guard old.schemaText == new.schemaText else { return nil }
        func kind(_ type: SchemaType) -> (name: String, title: String)? {
            if let declared = type.declared { return (declared.name, declared.kindTitle) }
            return type.parts.lazy.compactMap(kind).first
        }
        guard let was = kind(old), let found = kind(new), was.title != found.title else { return nil }
        return "the \(was.title) '\(was.name)' became \(found.title == "enum" ? "an" : "a") \(found.title)"
    }

    /// The classes that references in the type name, by themselves or with a protocol.
    fileprivate var referencedClasses: [SchemaClass] {
        var classes: [SchemaClass] = []
        forEachPart { part in
            switch part {
            case .object(let found): classes.append(found)
            case .existential(let requirement?): classes += requirement.classes
            default: break
            }
        }
        return classes
    }

    /// Whether a reference in the type is one to an object of any class.
    fileprivate var refersToAnyObject: Bool {
        var result = false
        forEachPart { if case .existential(nil) = $0 { result = true } }
        return result
    }

    /// The number of structs that are dictionaries, the type itself and its parts.
    var dictionaryCount: Int {
        var count = 0
        forEachPart { if case .structure(let found) = $0, found.isDictionary { count += 1 } }
        return count
    }
}
