// Actions: the fixes of messages and of the review, all fixes of a file, and the two forms of a rename.

import CodingSchema
import JSONText

extension LanguageServer {
    func codeActions(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        guard let range = positions(in: document.file).offsets(of: parameters["range"]) else {
            throw .invalidParameters("'range' is missing")
        }
        guard let checked = checked(document) else { return [] }
        let wanted = parameters["context"]?["only"]?.elements?.compactMap(\.string)
        let diagnostics = checked.diagnostics[ObjectIdentifier(document.file)] ?? []
        var actions: [JSONValue] = []
        for diagnostic in diagnostics where diagnostic.range.touches(range) {
            guard let fix = diagnostic.fix, let replacement = fix.replacement else { continue }
            actions.append(
                action(
                    title(of: fix), "quickfix", [replacement], isPreferred: true, diagnostics: [json(diagnostic)]))
        }
        actions += reviewActions(for: document, range)
        // Editors call this one when a file is saved, and nobody looks at what it does.
        let edits = Self.compatibleEdits(
            diagnostics.filter { $0.fix?.isAutomatic == true && $0.fix?.replacement?.range.file === document.file })
        if edits.count > 1 || wanted != nil, !edits.isEmpty {
            actions.append(action("fix all in file", "source.fixAll.coding", edits))
        }
        return .array(
            actions.filter { action in
                guard let wanted else { return true }
                let kind = action["kind"]?.string ?? ""
                return wanted.contains { kind == $0 || kind.hasPrefix($0 + ".") }
            })
    }

    func action(
        _ title: String, _ kind: String, _ edits: [(range: SourceRange, text: String)], isPreferred: Bool = false,
        diagnostics: [JSONValue] = []
    ) -> JSONValue {
        .object([
            "title": .string(title), "kind": .string(kind), "edit": workspaceEdit(edits),
            "isPreferred": isPreferred ? true : nil,
            "diagnostics": diagnostics.isEmpty ? nil : .array(diagnostics),
        ])
    }

    private func title(of fix: Diagnostic.Fix) -> String {
        // "did you mean 'x'?" is a question; a menu has answers.
        guard let text = fix.replacement?.text, fix.message.hasPrefix("did you mean") else { return fix.message }
        return "change to '\(text)'"
    }

    /// The edits of all fixes that don't overlap; of two that do, the first counts.
    static func compatibleEdits(_ diagnostics: [Diagnostic]) -> [(range: SourceRange, text: String)] {
        var result: [(range: SourceRange, text: String)] = []
        let all = diagnostics.compactMap { $0.fix?.replacement }
        for edit in all.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            if let last = result.last?.range {
                let isAtSamePoint = last.lowerBound == edit.range.lowerBound
                if edit.range.lowerBound < last.upperBound || isAtSamePoint { continue }
            }
            result.append(edit)
        }
        return result
    }
}

extension SourceRange {
    /// Whether the range contains an offset of another or is next to it.
    func touches(_ other: Range<Int>) -> Bool { lowerBound <= other.upperBound && other.lowerBound <= upperBound }
}
