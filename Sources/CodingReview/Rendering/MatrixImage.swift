// The matrix as a self-contained SVG image; hovering over a cell shows its reasons.

/// Writes a matrix as SVG.
package struct MatrixImage: Sendable {
    private let matrix: ReadingMatrix
    private let title: String

    /// A writer for a matrix.
    package init(_ matrix: ReadingMatrix, title: String) {
        self.matrix = matrix
        self.title = title
    }

    private static let cellHeight = 28
    private static let characterWidth = 8
    private static let margin = 12

    private static let corner = "reader \\ writer"

    private static func width(of names: [String]) -> Int {
        // Limits the width if a hostile name is very long.
        min(names.map(\.count).max() ?? 0, 60) * characterWidth + 2 * margin
    }

    /// The whole image.
    package var text: String {
        let headWidth = Self.width(of: matrix.versions + [Self.corner])
        let widths = matrix.versions.map { Self.width(of: [$0, Verdict.breaking.rawValue]) }
        let width = widths.reduce(headWidth, +) + 2 * Self.margin
        let height = (matrix.versions.count + 1) * Self.cellHeight + 2 * Self.margin
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" role=\"img\""
                + " viewBox=\"0 0 \(width) \(height)\" font-family=\"system-ui, sans-serif\" font-size=\"13\">",
            "<title>\(HTMLText.escaped(title))</title>",
            "<rect width=\"\(width)\" height=\"\(height)\" fill=\"#ffffff\"/>",
            label(Self.corner, x: Self.margin, row: 0),
        ]
        var columns: [Int] = []
        var x = Self.margin + headWidth
        for (name, width) in zip(matrix.versions, widths) {
            lines.append(label(name, x: x, row: 0))
            columns.append(x)
            x += width
        }
        for (row, reader) in matrix.versions.enumerated() {
            lines.append(label(reader, x: Self.margin, row: row + 1))
            for (column, writer) in matrix.versions.enumerated() {
                let cell = matrix.cells[row][column]
                let hover = MatrixPage.hover(cell, reader: reader, writer: writer)
                lines.append(group(cell, hover, x: columns[column], row: row + 1, width: widths[column]))
            }
        }
        return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    private func label(_ text: String, x: Int, row: Int) -> String {
        "<text x=\"\(x + Self.margin / 2)\" y=\"\(baseline(of: row))\" font-weight=\"bold\" fill=\"#1f2328\">"
            + "\(HTMLText.escaped(text))</text>"
    }

    private func group(_ cell: ReadingMatrix.Cell, _ hover: String, x: Int, row: Int, width: Int) -> String {
        let y = Self.margin + row * Self.cellHeight
        return "<g><title>\(HTMLText.escaped(hover))</title>"
            + "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width - 2)\" height=\"\(Self.cellHeight - 2)\" rx=\"4\""
            + " fill=\"\(Self.color(of: cell.verdict))\"/>"
            + "<text x=\"\(x + Self.margin / 2)\" y=\"\(baseline(of: row))\" fill=\"#1f2328\">\(cell.word)</text></g>"
    }

    private func baseline(of row: Int) -> Int { Self.margin + row * Self.cellHeight + 18 }

    private static func color(of verdict: Verdict?) -> String {
        switch verdict {
        case .safe?: "#aceebb"
        case .lossy?: "#fae17d"
        case .breaking?: "#ffc1bc"
        case nil: "#d1d9e0"
        }
    }
}
