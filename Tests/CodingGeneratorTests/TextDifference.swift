// What changed between two texts, line by line.

/// The lines that one text lacks and the other has.
struct TextDifference {
    let removed: [String]
    let inserted: [String]

    /// The changed lines with their numbers, the first ones if there are many.
    let description: String

    init(from old: String, to new: String) {
        let changes = TextDifference.lines(of: new).difference(from: TextDifference.lines(of: old))
        var removed: [String] = []
        var inserted: [String] = []
        var shown: [String] = []
        for change in changes {
            switch change {
            case .remove(let offset, let line, _):
                removed.append(line)
                shown.append("\(offset + 1) - \(line)")
            case .insert(let offset, let line, _):
                inserted.append(line)
                shown.append("\(offset + 1) + \(line)")
            }
        }
        self.removed = removed
        self.inserted = inserted
        let rest = shown.count > 60 ? "\n… and \(shown.count - 60) more" : ""
        self.description = shown.prefix(60).joined(separator: "\n") + rest
    }

    var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
