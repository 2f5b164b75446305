// The type of a transient field, which can be any of Swift's.
//
//     transient var index: [String: Int] = [:]           names and brackets that a schema has, too: separate tokens
//     transient var call: @Sendable (Int) -> Void        one token
//                         └───────────────────── ─┘

extension Lexer {
    /// Moves past the type of a transient field at `position`, unless it consists of what schemas have, too.
    mutating func skipTransientType(after tokens: ArraySlice<Token>) -> Bool {
        // transient [ weak ] var name :
        let words = tokens.dropLast(2).suffix(3).map(\.word)
        guard words.last == .var, words.contains(.transient) else { return false }
        let start = position
        var text = TransientTypeText(bytes: bytes, position: position)
        guard let end = text.end(), !text.isOfSchema(upTo: end) else { return false }
        position = end
        return position > start
    }
}

/// Finds the end of a type in Swift.
private struct TransientTypeText {
    let bytes: [UInt8]
    var position: Int
    private let start: Int

    init(bytes: [UInt8], position: Int) {
        self.bytes = bytes
        self.position = position
        self.start = position
    }

    /// The offset after the type: before `=`, `{`, a comment or a name that can't continue it, or at the end of its
    /// line outside of brackets; `nil` if a bracket is not closed.
    mutating func end() -> Int? {
        var depth = 0
        var end = start
        var canEnd = false
        // A limit for what is searched again at the next field if a bracket is not closed.
        let limit = min(bytes.count, start + 4096)
        while position < limit {
            let byte = bytes[position]
            let next = position + 1 < bytes.count ? bytes[position + 1] : 0
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"):
                depth += 1
                canEnd = false
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"):
                if depth == 0 { return end > start ? end : nil }
                depth -= 1
                canEnd = true
            case UInt8(ascii: "-") where next == UInt8(ascii: ">"):
                position += 1
                canEnd = false
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
                position += 1
                continue
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                // No member and no clause begins with '<': it belongs to the name before it.
                let next = bytes[position..<limit].firstIndex { !" \t\r\n\u{B}\u{C}".utf8.contains($0) }
                guard depth > 0 || next.map({ bytes[$0] }) == UInt8(ascii: "<") else { return end > start ? end : nil }
                position = next ?? limit
                continue
            case UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "/"),
                UInt8(ascii: "\""):
                return depth == 0 && end > start ? end : nil
            case UInt8(ascii: ","), UInt8(ascii: ":"):
                if depth == 0 { return end > start ? end : nil }
                canEnd = false
            // A type can be called `any`.
            case UInt8(ascii: "?"), UInt8(ascii: "!"): canEnd = end > start
            case UInt8(ascii: "&"), UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "~"): canEnd = false
            default:
                let first = position
                let name = self.name()
                if name.isEmpty { return nil }
                if depth == 0, canEnd, !["async", "throws", "rethrows"].contains(name) { return end }
                let isPrefix = Self.prefixes.contains(name)
                let isAttribute = bytes[first - 1] == UInt8(ascii: "@")
                position -= 1
                canEnd = !isPrefix && !isAttribute
            }
            position += 1
            end = position
        }
        return depth == 0 && end > start ? end : nil
    }

    /// The words before a type.
    private static let prefixes = ["any", "some", "inout", "borrowing", "consuming", "sending"]

    /// Takes a name.
    private mutating func name() -> String {
        let first = position
        while position < bytes.count, bytes[position].isOfName || bytes[position] == UInt8(ascii: "`") { position += 1 }
        return String(decoding: bytes[first..<position], as: UTF8.self)
    }

    /// Whether the text consists of what the types of schemas do.
    func isOfSchema(upTo end: Int) -> Bool {
        var text = String(decoding: bytes[start..<end], as: UTF8.self)
        if text.hasPrefix("packed") || text.hasPrefix("indexed") { return true }
        text = text.replacing(/\(\s*any\s+Coding\s*\)|any\s+Coding/, with: "")
        let sets = text.matches(of: /\bSet\s*</).count
        let opened = text.count { $0 == "<" }
        guard opened == sets, text.count(where: { $0 == ">" }) == sets else { return false }
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        // A type can have such a name.
        if let last = words.last, Self.prefixes.contains(last) { return true }
        return words.allSatisfy { !Self.prefixes.contains($0) } && !text.contains { "().,&@!-~".contains($0) }
    }
}
