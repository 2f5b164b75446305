// Swift source in a schema: copied unchanged, with directives that give the compiler its location in the schema.

import CodingSchema

extension Emitter {
    /// Emits one `swift { … }` member. It isn't reindented, because that would change multiline string literals.
    mutating func emitSwiftMember(_ member: SchemaSwiftMember) {
        var text = member.text[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        guard !text.isEmpty else { return }
        let end = text.firstIndex { ["\n", "\r"].contains($0) }
        blank()
        if let end, text[..<end].allSatisfy(\.isWhitespace) {
            emitSourceLocation(line: member.line + 1)
            verbatim(text[text.index(after: end)...])
        } else {
            // The text starts on the line of the opening brace.
            emitSourceLocation(line: member.line)
            line(String(text.drop(while: \.isWhitespace)))
        }
        line("#sourceLocation()")
    }
}
