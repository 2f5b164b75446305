// Source ranges that the syntax tree doesn't contain; they are found in the text around those that it does contain.

extension SourceRange {
    /// The word before the range, separated only by blanks; `nil` if it is another word.
    func precedingWord(_ word: String) -> SourceRange? {
        var end = lowerBound
        while end > 0, " \t\r\n".utf8.contains(file.bytes[end - 1]) { end -= 1 }
        let length = word.utf8.count
        guard end >= length else { return nil }
        let range = SourceRange(file: file, lowerBound: end - length, upperBound: end)
        return range.text == word ? range : nil
    }

    /// The empty range at the end, where text can be inserted.
    var end: SourceRange { SourceRange(file: file, lowerBound: upperBound, upperBound: upperBound) }
}

extension SyntaxTree {
    /// The edit that imports a module: after the last import, or at the beginning of the file.
    func importEdit(of moduleName: String) -> (range: SourceRange, text: String) {
        if let last = imports.last { return (last.range.end, "\nimport \(moduleName)") }
        return (SourceRange(file: file, lowerBound: 0, upperBound: 0), "import \(moduleName)\n")
    }
}
