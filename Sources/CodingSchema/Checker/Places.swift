// Places that the syntax tree does not hold by themselves, found in the text around those that it holds.

extension SourceRange {
    /// The range up to its first line break: what a message about a long member points at.
    var firstLine: SourceRange {
        let end = file.bytes[lowerBound..<upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? upperBound
        return SourceRange(file: file, lowerBound: lowerBound, upperBound: end)
    }

    /// The empty range at its end: where text is to be added.
    var end: SourceRange { SourceRange(file: file, lowerBound: upperBound, upperBound: upperBound) }
}

extension FieldSyntax {
    /// The `let` or `var` before the name.
    var introducer: SourceRange? {
        let file = name.range.file
        var end = name.range.lowerBound
        let skipped: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "`")]
        while end > 0, skipped.contains(file.bytes[end - 1]) { end -= 1 }
        guard end >= 3 else { return nil }
        let range = SourceRange(file: file, lowerBound: end - 3, upperBound: end)
        return range.text == (isConstant ? "let" : "var") ? range : nil
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
