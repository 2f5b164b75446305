// A page of `Documentation/Diagnostics`, parsed: prose, headings and code blocks.
//
//     # keyChanged                            name
//                                             blank
//     **change**: a field has another key     kind and title
//
//     Prose of one or more lines.             .prose
//
//     ## Before                               .heading
//
//     ```coding before                        .code, labelled "coding before"
//     class Person { … }
//     ```

/// An explanation of one diagnostic or one rule of the review.
package struct ExplanationPage: Sendable {
    package enum Part: Sendable, Equatable {
        case heading(String)

        /// A paragraph or a list, with its line breaks.
        case prose(String)

        /// A code block: what follows the fence, and its lines, each with a line break.
        case code(label: String, text: String)
    }

    /// The code of the diagnostic, or the name of the rule.
    package let name: String

    /// `error`, `warning` or `change`.
    package let kind: String

    /// The subject in one line.
    package let title: String

    /// What follows the title, in order.
    package let parts: [Part]

    /// The page as it was written.
    package let markdown: String

    /// Parses a page; `nil` if it doesn't start with a name and a title.
    package init?(markdown: String) {
        var lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)[...]
        guard let name = lines.popFirst(), name.hasPrefix("# "), lines.popFirst() == "",
            let head = lines.popFirst()?.wholeMatch(of: /\*\*(\w+)\*\*: (.+)/)
        else { return nil }
        self.name = String(name.dropFirst(2))
        self.kind = String(head.output.1)
        self.title = String(head.output.2)
        var parts: [Part] = []
        while let line = lines.popFirst() {
            if line.hasPrefix("```") {
                let block = lines.prefix { $0 != "```" }
                lines = lines.dropFirst(block.count + 1)
                parts.append(.code(label: String(line.dropFirst(3)), text: block.map { $0 + "\n" }.joined()))
            } else if line.hasPrefix("## ") {
                parts.append(.heading(String(line.dropFirst(3))))
            } else if !line.isEmpty {
                let paragraph = [line] + lines.prefix { !$0.isEmpty }
                lines = lines.dropFirst(paragraph.count - 1)
                parts.append(.prose(paragraph.joined(separator: "\n")))
            }
        }
        self.parts = parts
        self.markdown = markdown
    }

    /// The text of the first code block with a label.
    package func code(_ label: String) -> String? {
        for case .code(label, let text) in parts { return text }
        return nil
    }
}
