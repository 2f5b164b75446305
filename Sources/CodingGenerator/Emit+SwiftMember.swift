// Swift that a schema holds: copied as it stands, and the compiler told where it comes from.

import CodingSchema

extension Emitter {
    /// One `swift { … }` member. Nothing is indented anew: a string literal of several lines would change.
    mutating func emitSwiftMember(_ member: SchemaSwiftMember) {
        var text = member.text[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        guard !text.isEmpty else { return }
        let file = SwiftStringLiteral.text(sourceName)
        let end = text.firstIndex { ["\n", "\r\n", "\r"].contains($0) }
        blank()
        if let end, text[..<end].allSatisfy(\.isWhitespace) {
            line("#sourceLocation(file: \(file), line: \(member.line + 1))")
            verbatim(text[text.index(after: end)...])
        } else {
            // It begins beside the opening brace.
            line("#sourceLocation(file: \(file), line: \(member.line))")
            line(String(text.drop(while: \.isWhitespace)))
        }
        line("#sourceLocation()")
    }
}
