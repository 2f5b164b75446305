// Where generated text is gathered: lines are only ever appended, so that a module's text costs time linear in its
// length.

/// Gathers lines of Swift with their indentation.
struct CodePrinter {
    private(set) var text = ""
    private var margin = ""

    init() {
        // A class of ten fields makes about eight thousand bytes; growing from there doubles.
        text.reserveCapacity(8192)
    }

    /// Appends one line at the present indentation.
    mutating func line(_ content: String) {
        text += margin
        text += content
        text += "\n"
    }

    /// Appends lines that are not the generator's own, without indentation.
    mutating func verbatim(_ content: some StringProtocol) {
        text += content
        text += "\n"
    }

    /// Appends an empty line; a blank line is never indented.
    mutating func blank() {
        text += "\n"
    }

    /// Appends an opening line, what `body` appends one step further in, and a closing line.
    mutating func block(_ opening: String, closing: String = "}", _ body: (inout CodePrinter) -> Void) {
        line(opening)
        indented(body)
        line(closing)
    }

    /// Appends what `body` appends one step further in.
    mutating func indented(_ body: (inout CodePrinter) -> Void) {
        indent()
        body(&self)
        outdent()
    }

    /// Moves the margin one step in.
    mutating func indent() {
        margin += "    "
    }

    /// Moves the margin one step out.
    mutating func outdent() {
        margin.removeLast(min(4, margin.utf8.count))
    }

    /// Appends a declaration's documentation.
    mutating func documentation(_ lines: [String]) {
        for content in lines {
            line(content.isEmpty ? "///" : "/// " + content)
        }
    }
}
