// Source ranges that the syntax tree doesn't contain; they are found in the text around those that it does contain.

extension SourceRange {
    /// The word before the range, separated only by the given bytes; `nil` if it is another word.
    func precedingWord(_ word: String, skipping skipped: Set<UInt8> = Set(" \t\r\n".utf8)) -> SourceRange? {
        var end = lowerBound
        while end > 0, skipped.contains(file.bytes[end - 1]) { end -= 1 }
        let length = word.utf8.count
        guard end >= length else { return nil }
        let range = SourceRange(file: file, lowerBound: end - length, upperBound: end)
        return range.text == word ? range : nil
    }

    /// The empty range at the end, where text can be inserted.
    var end: SourceRange { SourceRange(file: file, lowerBound: upperBound, upperBound: upperBound) }
}

extension FieldSyntax {
    /// The `let` or `var` before the name.
    var introducer: SourceRange? {
        name.range.precedingWord(isConstant ? "let" : "var", skipping: Set(" \t`".utf8))
    }

    /// From the `let` or `var` through the name.
    var head: SourceRange { introducer?.through(name.range) ?? name.range }
}

extension SyntaxTree {
    /// The edit that imports a module: after the last import, or at the beginning of the file.
    func importEdit(of moduleName: String) -> (range: SourceRange, text: String) {
        if let last = imports.last { return (last.range.end, "\nimport \(moduleName)") }
        return (SourceRange(file: file, lowerBound: 0, upperBound: 0), "import \(moduleName)\n")
    }
}
