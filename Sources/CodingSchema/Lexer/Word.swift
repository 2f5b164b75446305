// The words of the language.

/// A word with a meaning in some position of a schema. Everywhere else it is a name.
package enum Word: String, CaseIterable, Sendable {
    case access, also, any, archived, `as`, at, because, big, bits, boxed, by, `case`, `class`, coding,
        codingProtocol = "Coding", conditional, `default`, dictionary, `else`, `enum`, extend, external, fallback,
        `false`,
        `fileprivate`, final, formerly,
        from, identity, `if`, `import`, indexed, inline, `internal`, joined, keeps, key, keyed, keys, lenient, `let`,
        little, marker, missing,
        mutable, newer, `nil`, of, omits, only, open, package, packed, prefix, `private`, `protocol`, `public`,
        rawValue, reads, rebuilt,
        refuses, renamed, replaced, required, retired, sequential, set = "Set", since, still, `struct`, subclasses,
        swift, tag,
        transient, treats,
        `true`, `typealias`, unconditional, unique, unknown, unowned, until, unwritten, value, `var`, version, via,
        waived, weak, width, writes, written
}

/// The word or keyword that some bytes of a file spell, if any.
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

    /// For each first byte, a bit for each length that such words have: it distinguishes most names from all words.
    private static let lengths: [UInt32] = all.keys.reduce(into: Array(repeating: 0, count: 256)) { lengths, text in
        for byte in text.utf8.prefix(1) { lengths[Int(byte)] |= 1 << UInt32(text.utf8.count) }
    }

    /// The word or keyword that the bytes of a name spell.
    static func spelled(by bytes: ArraySlice<UInt8>) -> SpelledWord {
        // No word is as long as there are bits.
        guard let first = bytes.first, bytes.count < 32, lengths[Int(first)] & 1 << UInt32(bytes.count) != 0 else {
            return .name
        }
        return all[String(decoding: bytes, as: UTF8.self)] ?? .name
    }
}

/// The keywords of Swift, which are names only in backticks.
package enum SwiftKeyword {
    package static let all: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// The name is one of them.
    package static func contains(_ name: String) -> Bool { all.contains(name) }
}
