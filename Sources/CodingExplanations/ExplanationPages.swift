// All pages of `coding explain`, from the text that `Scripts/embed-explanations` writes.

/// The pages about diagnostics and about rules of the review.
package enum ExplanationPages {
    /// Every page, in alphabetical order of the names.
    package static let all: [ExplanationPage] = pages(in: EmbeddedExplanations.markdown)

    /// The page with a name; `nil` if there is no such page.
    package static func page(named name: String) -> ExplanationPage? { all.first { $0.name == name } }

    /// Parses several pages, one after the other. Only a page's first line starts with `# `.
    package static func pages(in markdown: String) -> [ExplanationPage] {
        markdown.split(separator: "\n# ").compactMap { text in
            ExplanationPage(markdown: text.hasPrefix("# ") ? String(text) : "# " + text)
        }
    }
}
