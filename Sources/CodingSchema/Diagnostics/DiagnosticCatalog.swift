// What all messages about schemas have in common. Other files hold the messages of each stage, in alphabetical order.

/// The messages about schemas; a message's code is its function's name.
package enum DiagnosticCatalog {
    /// More messages than these about one file are not shown: nobody reads them, and they take time and memory.
    static let mostPerFile = 10_000

    static func tooManyMistakes(at range: SourceRange) -> Diagnostic {
        error("more than \(mostPerFile) mistakes in this file: the rest is not shown", at: range)
    }

    /// An error whose code is the name of the calling function.
    static func error(
        _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil,
        function: String = #function
    ) -> Diagnostic {
        Diagnostic(
            code: String(function.prefix { $0 != "(" }), severity: .error, message: message, range: range, notes: notes,
            fix: fix)
    }
}

extension Diagnostic.Fix {
    /// Other text in the place of what is wrong.
    static func write(_ text: String, replacing range: SourceRange) -> Diagnostic.Fix {
        Diagnostic.Fix("write '\(text)' instead", replacing: range, with: text)
    }

    /// A word that is missing in front of a place, with the blanks that part it from its neighbours.
    static func insertWord(_ word: String, at range: SourceRange) -> Diagnostic.Fix {
        let bytes = range.file.bytes
        let place = range.lowerBound
        let blanks = Set(" \t\r\n".utf8)
        let before = place == 0 || blanks.contains(bytes[place - 1]) ? "" : " "
        let after = place == bytes.count || blanks.contains(bytes[place]) ? "" : " "
        return insert(before + word + after, at: range)
    }

    /// Text that is missing in front of a place.
    static func insert(_ text: String, at range: SourceRange) -> Diagnostic.Fix {
        let point = SourceRange(file: range.file, lowerBound: range.lowerBound, upperBound: range.lowerBound)
        // The space between the text and its neighbour is for the file, not for the reader.
        let shown = text.split(separator: " ").joined(separator: " ")
        return Diagnostic.Fix("write '\(shown)' here", replacing: point, with: text)
    }
}
