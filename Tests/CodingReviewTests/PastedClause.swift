// Pastes a suggested clause where its text states, as an author does by hand.

import CodingReview

/// A schema's text with suggested clauses in it.
struct PastedClauses {
    private(set) var text: String

    /// What could not be pasted.
    private(set) var failures: [String] = []

    init(_ text: String, _ clauses: [SuggestedClause]) {
        self.text = text
        var pasted: [SuggestedClause] = []
        var steps: [SuggestedClause.Step] = []
        for clause in clauses where !pasted.contains(clause) {
            pasted.append(clause)
            let before = self.text
            paste(clause)
            if self.text == before { failures.append("\(clause.text) \(clause.place)") }
            for step in clause.steps where !steps.contains(step) {
                steps.append(step)
                let before = self.text
                paste(SuggestedClause(step.text, step.place))
                if self.text == before { failures.append("\(step.text) \(step.place)") }
            }
        }
    }

    private mutating func paste(_ clause: SuggestedClause) {
        let names = clause.place.split(separator: "'", omittingEmptySubsequences: false)
        let name = names.count > 1 ? String(names[1]) : ""
        if clause.place.hasPrefix("to the case") {
            // A case ends where its line or the next case does.
            text = text.replacing(#/case (\w+)( = -?\d+| = "[^"]*")?/#) { match in
                match.output.1 == name ? "\(match.output.0) \(clause.text)" : "\(match.output.0)"
            }
        } else if clause.place.hasPrefix("to the field"), clause.place.hasSuffix("in place of its key") {
            rewrite(member: name) { $0.replacing(#/ key "[^"]*"/#, with: "") + " " + clause.text }
        } else if clause.place.hasPrefix("to the field"), clause.place.hasSuffix("in place of its fallback") {
            rewrite(member: name) { $0.replacing(#/ fallback "[^"]*"/#, with: "") + " " + clause.text }
        } else if clause.place.hasPrefix("to the field"), clause.text.hasPrefix("=") {
            rewrite(member: name) { line in
                line.replacing(#/: [^ ]+/#, maxReplacements: 1) { $0.output + " " + clause.text }
            }
        } else if clause.place.hasPrefix("to the field") {
            rewrite(member: name) { $0 + " " + clause.text }
        } else if clause.place.hasPrefix("in place of the field") {
            rewrite(member: name) { _ in clause.text }
        } else if clause.place.hasPrefix("before one of the cases") {
            rewriteFirstCase(of: name, clause.text)
        } else if clause.place.hasPrefix("into the enum") {
            rewriteEnd(of: name, clause.text)
        } else if clause.place.hasPrefix("into the") {
            if clause.place.hasSuffix("in place of what retires the key") {
                text = text.replacing(#/retired [^}\n]*/#, with: "")
            }
            rewrite(headOf: name) { $0 + "{\n    " + clause.text + "\n" }
        } else if clause.place.hasSuffix("in place of its version") {
            rewrite(headOf: name) { $0.replacing(#/version \d+/#, with: clause.text) + "{" }
        } else if clause.place.hasPrefix("after 'class ") {
            rewrite(headOf: String(name.dropFirst("class ".count))) { head in
                head.replacing(#/class [A-Z]/#) { $0.output + clause.text } + "{"
            }
        } else if ["to the class", "to the struct", "to the enum"].contains(where: clause.place.hasPrefix) {
            rewrite(headOf: name) { head in
                let kept =
                    clause.text.hasPrefix("archived as") ? head.replacing(#/, archived as "[^"]*"/#, with: "") : head
                let extended =
                    clause.text.hasPrefix("formerly")
                    ? kept.replacing(#/, formerly /#, with: ", \(clause.text), ") : kept
                return (extended == kept ? kept.trimmed + ", " + clause.text + " " : extended) + "{"
            }
        }
    }

    /// Members are on separate lines, or alone in braces.
    private mutating func rewrite(member: String, _ body: (String) -> String) {
        let lines = text.replacing("{ ", with: "{\n").replacing(" }", with: "\n}").split(
            separator: "\n", omittingEmptySubsequences: false)
        text = lines.map { line in
            line.contains("var \(member): ") || line.contains("let \(member): ") ? body(String(line)) : String(line)
        }.joined(separator: "\n")
    }

    private mutating func rewriteFirstCase(of name: String, _ word: String) {
        guard let head = text.firstRange(of: "enum \(name)"),
            let first = text[head.upperBound...].firstRange(of: "case ")
        else { return }
        text.insert(contentsOf: word + " ", at: first.lowerBound)
    }

    private mutating func rewriteEnd(of name: String, _ member: String) {
        guard let head = text.firstRange(of: "enum \(name)"),
            let end = text[head.upperBound...].firstIndex(of: "}")
        else { return }
        text.insert(contentsOf: "\n    \(member)\n", at: end)
    }

    private mutating func rewrite(headOf name: String, _ body: (String) -> String) {
        for kind in ["class", "struct", "enum"] {
            guard let range = text.firstRange(of: "\(kind) \(name)"),
                let brace = text[range.lowerBound...].firstIndex(of: "{")
            else { continue }
            text.replaceSubrange(range.lowerBound...brace, with: body(String(text[range.lowerBound..<brace])))
        }
    }
}

extension String {
    fileprivate var trimmed: String { String(reversed().drop(while: { $0 == " " }).reversed()) }
}
