// The smallest pieces of a schema file, as the lexer hands them to the parser.
//
//     token      start ······· length · kind · word · flags        16 bytes, without text
//                  │              │
//     file    …var firstName: String key "First"…                  the text stays in the file's bytes

/// One piece of a schema file: its kind and the range of its bytes.
package struct Token: Sendable {
    /// The offset of the token's first byte.
    package let start: Int

    private let length: UInt32
    package let kind: Kind

    /// The word of the language that an identifier without backticks spells, if it spells one.
    package let word: Word?

    /// Other properties of the token.
    package let flags: Flags

    /// A token of the bytes from `start` to `end`.
    package init(kind: Kind, start: Int, end: Int, word: Word? = nil, flags: Flags = []) {
        self.start = start
        self.length = UInt32(clamping: end - start)
        self.kind = kind
        self.word = word
        self.flags = flags
    }

    /// The offset after the token's last byte.
    package var end: Int { start + Int(length) }

    /// No other token precedes this one on its line.
    package var startsLine: Bool { flags.contains(.startsLine) }

    package enum Kind: UInt8, Sendable {
        /// A name or a word, between backticks or not.
        case identifier
        case integer
        case real
        case string

        /// A Swift expression after `=`, with the parentheses around it.
        case swiftExpression

        /// The type of a transient field that is none of a schema: Swift text.
        case swiftType

        /// The Swift source after the word `swift`, or the observers of a field, with the braces around it.
        case swiftSource

        /// `@unchecked` or `@preconcurrency` before the name of a protocol; any attribute before a declaration or field.
        case attribute

        case leftBrace
        case rightBrace
        case leftParenthesis
        case rightParenthesis
        case leftBracket
        case rightBracket
        case leftAngle
        case rightAngle
        case colon
        case comma
        case equals
        case period
        case question
        case minus

        /// A line that begins with `///`; among the comments only.
        case documentation

        /// Any other comment; among the comments only.
        case comment

        /// Text without a meaning in a schema; already reported, and skipped by the parser.
        case invalid
        case endOfFile
    }

    /// The properties of a token besides its kind.
    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// No other token precedes it on its line.
        package static let startsLine = Flags(rawValue: 1)

        /// An identifier between backticks.
        package static let isQuoted = Flags(rawValue: 2)

        /// A string whose value isn't the bytes between its quotes.
        package static let hasEscapes = Flags(rawValue: 4)

        /// Malformed or not closed: already reported.
        package static let isMalformed = Flags(rawValue: 8)

        /// An identifier without backticks that Swift keeps for itself.
        package static let isSwiftKeyword = Flags(rawValue: 16)
    }
}

/// A schema file's tokens.
package struct TokenList: Sendable {
    /// The file that the tokens were cut from.
    package let file: SourceFile

    /// The tokens in the file's order; the last, and only the last, is `.endOfFile`.
    package let tokens: [Token]

    /// The comments in the file's order.
    package let comments: [Token]

    /// Something that was not closed has swallowed the file's end, and has been reported.
    package let isEndSwallowed: Bool

    package func text(of token: Token) -> String {
        String(decoding: file.bytes[token.start..<token.end], as: UTF8.self)
    }

    package func range(of token: Token) -> SourceRange {
        SourceRange(file: file, lowerBound: token.start, upperBound: token.end)
    }
}
