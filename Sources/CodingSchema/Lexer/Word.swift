// The words of the language.

/// A word that means something in some place of a schema; everywhere else it is a name like any other.
package enum Word: String, CaseIterable, Sendable {
    case access
    case also
    case any
    case archived
    case `as`
    case at
    case because
    case big
    case bits
    case `case`
    case `class`
    case coding
    case codingProtocol = "Coding"
    case conditional
    case `else`
    case `enum`
    case extend
    case external
    case fallback
    case `false`
    case final
    case formerly
    case `import`
    case indexed
    case `internal`
    case joined
    case keeps
    case key
    case keyed
    case `let`
    case little
    case marker
    case newer
    case `nil`
    case of
    case only
    case open
    case package
    case packed
    case prefix
    case `public`
    case rebuilt
    case refuses
    case replaced
    case retired
    case sequential
    case set = "Set"
    case since
    case still
    case `struct`
    case swift
    case transient
    case `true`
    case unique
    case unknown
    case until
    case `var`
    case version
    case via
    case waived
    case weak
    case width
    case written
}

/// What some bytes of a file spell, if it is more than a name.
struct SpelledWord {
    let word: Word?
    let isSwiftKeyword: Bool

    static let name = SpelledWord(word: nil, isSwiftKeyword: false)

    private static let all: [String: SpelledWord] = {
        let texts = Set(Word.allCases.map(\.rawValue)).union(SwiftKeyword.all)
        return texts.reduce(into: [:]) { words, text in
            words[text] = SpelledWord(word: Word(rawValue: text), isSwiftKeyword: SwiftKeyword.contains(text))
        }
    }()

    /// By a word's first byte, a bit for each length that such words have: most names are told from all words by that.
    private static let lengths: [UInt32] = all.keys.reduce(into: Array(repeating: 0, count: 256)) { lengths, text in
        for byte in text.utf8.prefix(1) { lengths[Int(byte)] |= 1 << UInt32(text.utf8.count) }
    }

    /// What the bytes of a name spell.
    static func spelled(by bytes: ArraySlice<UInt8>) -> SpelledWord {
        // No word is as long as there are bits.
        guard let first = bytes.first, bytes.count < 32, lengths[Int(first)] & 1 << UInt32(bytes.count) != 0 else {
            return .name
        }
        return all[String(decoding: bytes, as: UTF8.self)] ?? .name
    }
}

/// The words that Swift keeps for itself: names only between backticks.
package enum SwiftKeyword {
    fileprivate static let all: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// The name is one of them.
    package static func contains(_ name: String) -> Bool { all.contains(name) }
}
