// Splits the text of a line into tokens.

/// A token. Punctuation and unquoted words are both words.
enum TextToken: Equatable {
    case word(String)
    case string(String)
}

/// Splits a line at spaces. Text in quotation marks is one token.
struct TextScanner {
    private let scalars: [Unicode.Scalar]
    private var position = 0

    /// An error: the line can't be split into tokens.
    struct Malformed: Error {
        let found: String
    }

    init(_ line: Substring) {
        scalars = Array(line.unicodeScalars)
    }

    static func tokens(of line: Substring) throws -> [TextToken] {
        var scanner = TextScanner(line)
        var tokens: [TextToken] = []
        while let token = try scanner.next() { tokens.append(token) }
        return tokens
    }

    private mutating func next() throws -> TextToken? {
        while position < scalars.count, scalars[position] == " " || scalars[position] == "\t" { position += 1 }
        guard position < scalars.count else { return nil }
        if scalars[position] == "\"" { return .string(try quotedText()) }
        var word = String.UnicodeScalarView()
        while position < scalars.count, scalars[position] != " " && scalars[position] != "\t" {
            word.append(scalars[position])
            position += 1
        }
        return .word(String(word))
    }

    private mutating func quotedText() throws -> String {
        var text = String.UnicodeScalarView()
        position += 1
        while position < scalars.count, scalars[position] != "\"" {
            text.append(scalars[position] == "\\" ? try escapedScalar() : scalars[position])
            position += 1
        }
        guard position < scalars.count else { throw Malformed(found: "a string without an end") }
        position += 1
        return String(text)
    }

    private mutating func escapedScalar() throws -> Unicode.Scalar {
        position += 1
        guard position < scalars.count else { throw Malformed(found: "a string without an end") }
        switch scalars[position] {
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "\"", "\\": return scalars[position]
        default: throw Malformed(found: "the escape '\\\(scalars[position])'")
        }
    }
}
