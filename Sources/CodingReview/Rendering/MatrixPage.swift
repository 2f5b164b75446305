// The matrix as a self-contained HTML page.

/// Writes a matrix as HTML.
package struct MatrixPage: Sendable {
    private let matrix: ReadingMatrix
    private let title: String

    /// A writer for a matrix.
    package init(_ matrix: ReadingMatrix, title: String) {
        self.matrix = matrix
        self.title = title
    }

    /// The whole page.
    package var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(HTMLText.escaped(title))</title>
        <style>
        \(Self.style)
        </style>
        </head>
        <body>
        <h1>\(HTMLText.escaped(title))</h1>
        <p>Each row is a reader and each column a writer, oldest first. A cell is the verdict for the reader’s
        fields; open it to see the reasons.</p>
        <dl>
        <dt class="safe">safe</dt><dd>each field gets the value that the writer had for it</dd>
        <dt class="lossy">lossy</dt><dd>a field gets a default or the nearest value,
        or no field reads a value</dd>
        <dt class="breaking">breaking</dt><dd>an error, or a wrong value that is accepted as valid</dd>
        </dl>
        <div class="frame">
        <table>
        <thead>
        <tr><th scope="col">reader \\ writer</th>\(matrix.versions.map { th($0, "col") }.joined())</tr>
        </thead>
        <tbody>
        \(rows)
        </tbody>
        </table>
        </div>
        </body>
        </html>

        """
    }

    private func th(_ name: String, _ scope: String) -> String {
        "<th scope=\"\(scope)\">\(HTMLText.escaped(name))</th>"
    }

    private var rows: String {
        zip(matrix.versions, matrix.cells).map { reader, cells in
            let row = zip(matrix.versions, cells).map { writer, cell in td(cell, reader: reader, writer: writer) }
            return "<tr>\(th(reader, "row"))\n\(row.joined(separator: "\n"))</tr>"
        }.joined(separator: "\n")
    }

    private func td(_ cell: ReadingMatrix.Cell, reader: String, writer: String) -> String {
        let hover = HTMLText.escaped(Self.hover(cell, reader: reader, writer: writer))
        let reasons =
            cell.reasons.isEmpty
            ? "<p>\(HTMLText.escaped(cell.summary))</p>"
            : "<ul>" + cell.reasons.map(li).joined() + "</ul>"
        return "<td class=\"\(cell.verdict?.rawValue ?? "unknown")\" title=\"\(hover)\"><details>"
            + "<summary>\(cell.word)</summary>\(reasons)</details></td>"
    }

    private func li(_ reason: ReadingMatrix.Reason) -> String {
        "<li><b>\(reason.verdict.rawValue)</b> \(HTMLText.escaped(reason.line))</li>"
    }

    /// The tooltip of a cell: the reader and the writer, and each reason on a line.
    static func hover(_ cell: ReadingMatrix.Cell, reader: String, writer: String) -> String {
        let lines = cell.reasons.isEmpty ? [cell.summary] : cell.reasons.map { "\($0.verdict.rawValue): \($0.line)" }
        return (["\(reader) reads \(writer): \(cell.word)"] + lines).joined(separator: "\n")
    }

    private static let style = """
        :root { color-scheme: light dark; --line: #8884; --safe: #1a7f3733; --lossy: #d4a72c55; --breaking: #cf222e44; }
        body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem; }
        .frame { overflow-x: auto; }
        table { border-collapse: collapse; }
        th, td { border: 1px solid var(--line); padding: .35rem .6rem; text-align: left; vertical-align: top; }
        thead th { position: sticky; top: 0; background: Canvas; }
        .safe { background: var(--safe); }
        .lossy { background: var(--lossy); }
        .breaking { background: var(--breaking); }
        summary { cursor: pointer; }
        ul { margin: .4rem 0; padding-left: 1.2rem; max-width: 30rem; }
        p { max-width: 50rem; }
        dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem .8rem; }
        dt { padding: 0 .5rem; }
        dd { margin: 0; }
        """
}
