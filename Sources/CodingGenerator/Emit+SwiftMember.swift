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
        printer.blank()
        if let end, text[..<end].allSatisfy(\.isWhitespace) {
            printer.line("#sourceLocation(file: \(file), line: \(member.line + 1))")
            printer.verbatim(text[text.index(after: end)...])
        } else {
            // It begins beside the opening brace.
            printer.line("#sourceLocation(file: \(file), line: \(member.line))")
            printer.line(String(text.drop(while: \.isWhitespace)))
        }
        printer.line("#sourceLocation()")
    }
}
