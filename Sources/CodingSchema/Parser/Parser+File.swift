// Files, imports, access levels, and the modifiers of declarations.

extension Parser {
    /// `file = { import | access | prefix | nilRule | lenientRule | waiver | alias | declaration }`
    mutating func file() -> SyntaxTree {
        var tree = SyntaxTree(file: list.file)
        while !isAtEnd {
            let start = position
            mark { $0.startsStatement = true }
            switch word {
            case .import,
                .public where next.word == .import, .package where next.word == .import,
                .internal where next.word == .import:
                let first = current
                let level = levelWord
                if level != nil { advance() }
                guard var name = importedName() else { continue }
                name.removal = list.range(of: first).through(name.range)
                tree.imports.append(name)
                tree.importLevels[name.value] = level
            case .access: access()
            case .writes: nilRule()
            case .lenient:
                // `lenientRule = "lenient"`
                advance()
                isLenient = true
            case .archived: readArchivedPrefix()
            case .waived where isAtWaiver:
                if let waiver = waiver() { tree.waivers.append(waiver) } else { skipDeclaration() }
            default:
                if let declaration = declaration() { tree.declarations.append(declaration) }
            }
            // A misspelled word was repaired, and is parsed in the next iteration.
            if !isAtRuleOfFile { ensureProgress(since: start) }
        }
        (tree.aliases, tree.archivedPrefix) = (aliases, archivedPrefix)
        return tree
    }

    /// `import = [ level ] "import" name`
    private mutating func importedName() -> Located<String>? {
        advance()
        if at(.identifier), current.flags.contains(.isSwiftKeyword), next.kind == .identifier, !next.startsLine {
            reportMissing(.importOfMore(list.text(of: next), at: currentRange))
            skipLine()
            return nil
        }
        let name = name(of: "module")
        let isAtNext = isAtEnd || current.startsLine || isAtWaiver || at(.attribute)
        if name != nil, isAtNext || word.map(Self.declarationWords.contains) ?? false { return name }
        if let name { reportMissing(.importOfMore(name.value, at: currentRange)) }
        skipLine()
        return name
    }

    /// `access = "access" level`
    private mutating func access() {
        advance()
        while true {
            if let found = levelWord {
                level = found
                advance()
                return
            }
            guard at(.identifier), !current.startsLine else {
                reportMissing(
                    .missingLevel, "'access' needs an access level", at: rangeOfMissing,
                    fix: "write 'public', 'package' or 'internal'")
                return
            }
            if at(.open) || SwiftOnlyWords.levels.contains(currentText) {
                report(.unknownLevel(currentText, at: currentRange))
            } else if repairWord(among: [.public, .package, .internal], as: "access level") {
                continue
            }
            return skipLine()
        }
    }

    /// `level = "public" | "package" | "internal"`
    var levelWord: AccessLevel? {
        switch word {
        case .public: .public
        case .package: .package
        case .internal: .internal
        default: nil
        }
    }

    /// The current token is the first one of what isn't a declaration.
    private var isAtRuleOfFile: Bool {
        at(.import) || at(.access) || at(.writes) || at(.lenient) || at(.archived) || isAtWaiver
    }

    /// `prefix = "archived" "as" "prefix" string`
    private mutating func readArchivedPrefix() {
        advance()
        guard expect(.as), expect(.prefix), let prefix = string(after: "archived as prefix") else { return skipLine() }
        archivedPrefix = prefix
    }

    /// `nilRule = "writes" "nil"`
    private mutating func nilRule() {
        advance()
        if expect(.nil) { writesNil = true } else { skipLine() }
    }

    /// `alias = { attribute } [ level ] "typealias" name "=" type`
    private mutating func alias(_ words: DeclarationModifiers, _ documentation: [String]) -> AliasSyntax? {
        refuseClassWords(words, before: "typealias")
        advance()
        guard let name = name(of: "type alias") else {
            skipDeclaration()
            return nil
        }
        refuseTypeParameters(of: "a type alias")
        guard expect(.equals, "=", before: "the type") else {
            skipDeclaration()
            return nil
        }
        let type = type(of: "type alias")
        let isAtNext = isAtEnd || current.startsLine || isAtWaiver || at(.attribute)
        if !isAtNext, !(word.map(Self.declarationWords.contains) ?? false) {
            reportMissing(.misplaced(currentText, at: currentRange))
            skipLine()
        }
        return AliasSyntax(
            documentation: documentation, attributes: words.attributes, access: words.level?.value ?? level, name: name,
            type: type)
    }

    private mutating func skipLine() {
        let start = current
        while !isAtEnd, !current.startsLine { advance() }
        notePassedOver(from: start)
    }

    // MARK: Declarations

    /// `declaration = { attribute } [ level ] ( class | extension | struct | enum | bits | external ) | retiredType`
    private mutating func declaration() -> DeclarationSyntax? {
        let documentation = documentation()
        var words = DeclarationModifiers()
        words.attributes = attributes()
        words = declarationModifiers(words)
        while true {
            switch word {
            case .class: return declaration(.class, words, documentation)
            case .extend: return declaration(.extension, words, documentation)
            case .struct: return declaration(.struct, words, documentation)
            case .enum: return declaration(.enum, words, documentation)
            case .bits: return declaration(.bits, words, documentation)
            case .external: return external(words, documentation)
            case .retired where isAtRetiredType: return retiredType(words, documentation)
            case .typealias:
                if let alias = alias(words, documentation) { aliases.append(alias) }
                return nil
            default: break
            }
            guard let reread = readsDeclaration(after: words) else { return nil }
            words = reread
        }
    }

    /// Reports a token that doesn't start a declaration.
    ///
    /// - Returns: The words before a declaration after all, when one was only misspelled.
    private mutating func readsDeclaration(after words: DeclarationModifiers) -> DeclarationModifiers? {
        if let attribute = words.attributes.first, isAtRuleOfFile {
            report(.misplaced(attribute.value, at: attribute.range))
            return nil
        } else if at(.identifier), let instead = SwiftOnlyWords.declarations[currentText] {
            reportMissing(
                .swiftDeclaration, "'\(currentText)' can't be declared in a schema", at: currentRange,
                fix: Diagnostic.Fix(instead))
        } else if at(.identifier), let diagnostic = unknownModifier {
            reportMissing(diagnostic)
            advance()
            return declarationModifiers(words)
        } else if at(.identifier), isAtSwiftOnlyMember {
            reportMissing(.swiftMember(currentText, at: currentRange))
        } else if at(.identifier), !isAtMemberStart {
            if repairWord(among: Self.declarationWords + [.waived], as: "declaration") {
                if isAtRuleOfFile { return nil }
                // A repaired level or `final` is one of the words before the declaration.
                return isAtModifier ? declarationModifiers(words) : words
            }
        } else if at(.rightBrace) {
            reportMissing(
                .strayClosingBrace, "this '}' has no matching '{'", at: currentRange, fix: .remove(currentRange))
        } else if isAtMemberStart, !isAtWaiver {
            reportMissing(
                .memberOutside, "'\(currentText)' is outside of all declarations", at: currentRange,
                fix: Diagnostic.Fix(
                    "move it between the braces of \(currentText == "case" ? "an enum" : "a class or struct")"))
        } else if words.isEmpty {
            reportMissing(.misplaced(currentText, at: currentRange))
        } else if isAtWaiver,
            let word = words.attributes.first?.range ?? words.level?.range ?? words.open ?? words.final
        {
            report(.misplaced(word.text, at: word))
            return nil
        } else {
            reportMissing(
                .missingDeclaration, "'class', 'struct', 'enum', 'bits' or 'extend' is missing", at: rangeOfMissing)
        }
        if !current.startsLine || !(word.map(Self.declarationWords.contains) ?? false) {
            passOverOne()
        }
        skipDeclaration()
        return nil
    }

    /// The diagnostic for a modifier that doesn't exist in schemas.
    private var unknownModifier: Diagnostic? {
        if SwiftOnlyWords.levels.contains(currentText) { return .unknownLevel(currentText, at: currentRange) }
        guard SwiftOnlyWords.modifiers.contains(currentText), !next.startsLine, let word = next.word,
            Self.declarationWords.contains(word)
        else { return nil }
        return .unknownModifier(currentText, before: word.rawValue, at: currentRange)
    }

    private var isAtSwiftOnlyMember: Bool {
        SwiftOnlyWords.members.contains(currentText) || SwiftOnlyWords.modifiers.contains(currentText)
    }

    private var isAtModifier: Bool { levelWord != nil || at(.open) || at(.final) }

    /// `[ level ] [ "open" | "final" ]`
    private mutating func declarationModifiers(_ earlier: DeclarationModifiers) -> DeclarationModifiers {
        var words = earlier
        while isAtModifier {
            let text = word?.rawValue ?? currentText
            let range = currentRange
            if let level = levelWord {
                if let first = words.level {
                    report(.duplicateWord(text, at: range, first: first.range, isAlone: true))
                } else if let open = words.open {
                    report(.levelBesideOpen(text, at: range, open: open))
                } else if words.final != nil {
                    report(.wordOutOfOrder(text, before: "final", at: range))
                }
                if words.level == nil { words.level = Located(level, at: range) }
            } else {
                if words.open != nil || words.final != nil {
                    let isRepeated = (words.open != nil) == at(.open)
                    report(isRepeated ? .duplicateWord(text, at: range, isAlone: true) : .openBesideFinal(at: range))
                } else if at(.open), let level = words.level {
                    report(.levelBesideOpen(level.value.rawValue, at: level.range, open: range))
                }
                if at(.open) { words.open = range } else { words.final = range }
            }
            advance()
        }
        return words
    }

    /// Reports `open` and `final` before a declaration that can't be either.
    mutating func refuseClassWords(_ words: DeclarationModifiers, before owner: String) {
        if let range = words.open {
            report(.classWord("open", before: owner, at: range))
        } else if let range = words.final {
            report(.classWord("final", before: owner, at: range))
        }
    }
}

/// The modifiers before the declaring word.
struct DeclarationModifiers {
    var attributes: [Located<String>] = []
    var level: Located<AccessLevel>?
    var open: SourceRange?
    var final: SourceRange?

    var isEmpty: Bool { attributes.isEmpty && level == nil && open == nil && final == nil }
}

/// Swift words that schemas don't have, and what to write instead.
enum SwiftOnlyWords {
    static let levels: Set<String> = ["private", "fileprivate"]

    static let declarations = [
        "actor": "declare a class: an actor can't be archived",
        "extension": "write 'extend final class' to generate the coding of a class that is written in Swift",
        "func": "write it in a Swift file, or in a 'swift { … }' member of a class",
        "protocol": "declare it in a Swift file",
    ]

    /// Words before a declaration, in Swift and in other languages.
    static let modifiers: Set<String> = ["abstract", "indirect", "nonisolated", "sealed"]

    /// Words that start a member in Swift only.
    static let members: Set<String> = [
        "convenience", "deinit", "func", "init", "lazy", "mutating", "nonisolated", "nonmutating", "override",
        "required", "static", "subscript", "typealias",
    ]
}
