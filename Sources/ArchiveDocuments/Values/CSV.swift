// Comma-separated values.

/// Writes rows of comma-separated values.
package enum CSV {
    package static func row(_ cells: [String]) -> String { cells.map(quoted).joined(separator: ",") }

    private static func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { !",\"\r\n".unicodeScalars.contains($0) }
        return isPlain ? text : "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
