// Random white space, line breaks and comments between the tokens of a random schema.

import TestSupport

/// Puts tokens one behind the other, with anything between them that the lexer passes over.
struct RandomLayout {
    private var generator: SeededGenerator
    private let isPlain: Bool
    private var bytes: [UInt8] = []

    /// The last token.
    private(set) var last = ""
    private var endsLineBeforeName = false
    private var commentCount = 0

    /// Of a thousand gaps so many have a line break, or a comment.
    private let lineBreaks: Int
    private let comments: Int
    private let lineEnd: String

    init(seed: UInt64, isPlain: Bool) {
        generator = SeededGenerator(seed: seed)
        self.isPlain = isPlain
        lineBreaks = [30, 200, 600][Int.random(in: 0..<3, using: &generator)]
        comments = isPlain ? 0 : [0, 30, 150, 400][Int.random(in: 0..<4, using: &generator)]
        lineEnd = !isPlain && Int.random(in: 0..<6, using: &generator) == 0 ? "\r\n" : "\n"
        if !isPlain, Int.random(in: 0..<8, using: &generator) == 0 { bytes = [0xEF, 0xBB, 0xBF] }
    }

    mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

    mutating func shuffle<Element>(_ elements: inout [Element]) { elements.shuffle(using: &generator) }

    /// What comes next begins a line if it is a name: the type `any` ends with its line.
    mutating func endLineBeforeName() { endsLineBeforeName = true }

    /// Puts a token behind the last one.
    ///
    /// - Parameter onSameLine: No line may break before it.
    mutating func put(_ text: String, onSameLine: Bool = false) {
        putGap(onSameLine: onSameLine, isNeeded: Self.isWordy(last.utf8.last) && Self.isWordy(text.utf8.first))
        if endsLineBeforeName, Self.isWordy(text.utf8.first) { append(lineEnd) }
        endsLineBeforeName = false
        append(text)
        last = text
    }

    /// Puts what may follow the last token, and returns the whole file.
    mutating func finish() -> [UInt8] {
        putGap(onSameLine: false, isNeeded: false)
        if !isPlain, number(below: 20) == 0 { append("// to the end") }
        return bytes
    }

    private mutating func append(_ text: String) {
        // Windows' line ends are in comments and Swift text, too.
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\n"), lineEnd != "\n", bytes.last != UInt8(ascii: "\r") {
                bytes.append(UInt8(ascii: "\r"))
            }
            bytes.append(byte)
        }
    }

    private static func isWordy(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "`"), 0x80...:
            return true
        default: return false
        }
    }

    // MARK: Gaps

    private mutating func putGap(onSameLine: Bool, isNeeded: Bool) {
        let start = bytes.count
        putWhiteSpace(onSameLine: onSameLine)
        while number(below: 1000) < comments {
            putComment(onSameLine: onSameLine)
            putWhiteSpace(onSameLine: onSameLine)
        }
        if isNeeded, bytes.count == start { append(" ") }
    }

    private mutating func putWhiteSpace(onSameLine: Bool) {
        if !onSameLine, number(below: 1000) < lineBreaks {
            for _ in 0...(number(below: 4) / 2) {
                append(isPlain ? "" : [" ", "\t", ""][number(below: 3)])
                append(lineEnd)
            }
        }
        append(isPlain ? " " : ["", " ", "  ", "\t", " \u{C}"][number(below: 5)])
    }

    private mutating func putComment(onSameLine: Bool) {
        commentCount += 1
        let name = "c\(commentCount)"
        switch number(below: onSameLine ? 3 : 10) {
        case 0: append("/* \(name) */")
        case 1: append("/*\(name)/* nested */ \"*/")
        case 2: append("/** \(name) 'x' **/")
        case 3: append("/* \(name)\n      and more \t\n*/")
        case 4, 5: append("/// \(name) documents  \n")
        case 6: append("//// \(name) \t\n")
        case 7: append("//\(name)\n")
        default: append("// \(name) /* \"\n")
        }
    }
}
