// The words of the language.

/// A word that means something in some place of a schema; everywhere else it is a name like any other.
package enum Word: String, CaseIterable, Sendable {
    case access
    case also
    case any
    case archived
    case `as`
    case at
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
    case keeps
    case key
    case keyed
    case `let`
    case little
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
    case weak
    case width
    case written

    private static let all = Dictionary(uniqueKeysWithValues: Self.allCases.map { ($0.rawValue, $0) })
    private static let longest = Self.allCases.map(\.rawValue.utf8.count).max() ?? 0

    /// The word that some bytes of a file spell.
    static func spelled(by bytes: ArraySlice<UInt8>) -> Word? {
        guard bytes.count <= longest else { return nil }
        return all[String(decoding: bytes, as: UTF8.self)]
    }
}

/// The words that Swift keeps for itself: names only between backticks.
package enum SwiftKeyword {
    private static let all: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// The name is one of them.
    package static func contains(_ name: String) -> Bool { all.contains(name) }
}
