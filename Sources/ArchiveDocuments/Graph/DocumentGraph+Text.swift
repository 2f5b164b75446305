// A graph in the languages of Graphviz and Mermaid.

extension DocumentGraph {
    /// Values of an object in a picture; more would hide the references.
    private static let fieldCount = 8
    private static let pathStepCount = 32

    /// The graph in the DOT language of Graphviz.
    package var dot: String {
        var lines = [
            "digraph archive {", "  rankdir=LR;", "  node [shape=box, fontname=\"Helvetica\"];",
            "  edge [fontname=\"Helvetica\", fontsize=10];",
        ]
        if let cutText { lines.append("  label=\(Self.dotQuoted([cutText]));") }
        for (index, node) in nodes.enumerated() {
            let tooltip = node.steps.isEmpty ? title : place(of: index)
            lines.append(
                "  n\(index) [label=\(Self.dotQuoted(labels(of: node))), tooltip=\(Self.dotQuoted([tooltip]))];")
        }
        for (index, node) in nodes.enumerated() {
            for edge in node.edges {
                lines.append("  n\(index) -> n\(edge.target) [label=\(Self.dotQuoted([edge.label]))];")
            }
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    /// The graph as a flowchart of Mermaid.
    package var mermaid: String {
        var lines = ["flowchart LR"]
        if let cutText { lines += ["  %% \(cutText)", "  cut[\"\(Self.mermaidEscaped(cutText))\"]"] }
        for (index, node) in nodes.enumerated() {
            lines.append("  n\(index)[\"\(labels(of: node).map(Self.mermaidEscaped).joined(separator: "<br>"))\"]")
        }
        for (index, node) in nodes.enumerated() {
            for edge in node.edges {
                lines.append("  n\(index) -->|\"\(Self.mermaidEscaped(edge.label))\"| n\(edge.target)")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The path to a node, or its number if the path is long.
    private func place(of index: Int) -> String {
        let path = path(to: index)
        if path.steps.count > Self.pathStepCount, let number = nodes[index].number { return "#\(number)" }
        return path.description
    }

    private func labels(of node: Node) -> [String] {
        var lines = [node.title] + node.fields.prefix(Self.fieldCount).map { "\($0.label): \($0.text)" }
        let more = node.hiddenFieldCount + max(0, node.fields.count - Self.fieldCount)
        if more > 0 { lines.append("… \(more) more value\(more == 1 ? "" : "s")") }
        if node.hiddenEdgeCount > 0 {
            lines.append("… \(node.hiddenEdgeCount) object\(node.hiddenEdgeCount == 1 ? "" : "s") not shown")
        }
        return lines
    }

    /// Lines that are aligned at the left.
    private static func dotQuoted(_ lines: [String]) -> String {
        let escaped = lines.map { $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
        return "\"" + (escaped.count == 1 ? escaped[0] : escaped.map { $0 + "\\l" }.joined()) + "\""
    }

    private static func mermaidEscaped(_ text: String) -> String {
        let marks = "\"#&<>`".unicodeScalars
        return text.unicodeScalars.map { marks.contains($0) ? "#\($0.value);" : String($0) }.joined()
    }
}
