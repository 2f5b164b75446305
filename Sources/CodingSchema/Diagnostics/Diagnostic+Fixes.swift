// Fixes that replace, insert and remove text. A removal includes the blanks, comma or word that only the text needs.

extension Diagnostic.Fix {
    /// The nearest known word.
    static func didYouMean(_ word: String, replacing range: SourceRange) -> Self {
        Self("did you mean '\(word)'?", replacing: range, with: word)
    }

    /// Other text instead of what is wrong.
    static func write(_ text: String, replacing range: SourceRange) -> Self {
        Self("write '\(text)' instead", replacing: range, with: text)
    }

    static let writeInSwift = Self(
        "write it in a 'swift { … }' member of a class; functions and computed properties can be in a Swift "
            + "extension too")

    /// A word that is missing before a range, with the blanks that separate it from its neighbours.
    static func insertWord(_ word: String, at range: SourceRange) -> Self {
        let bytes = range.file.bytes
        let index = range.lowerBound
        let blanks = Set<UInt8>.blanksAndBreaks
        let before = index == 0 || blanks.contains(bytes[index - 1]) ? "" : " "
        let after = index == bytes.count || blanks.contains(bytes[index]) ? "" : " "
        return insert(before + word + after, at: range)
    }

    /// Text that is missing before a range.
    static func insert(_ text: String, at range: SourceRange) -> Self {
        let point = SourceRange(file: range.file, lowerBound: range.lowerBound, upperBound: range.lowerBound)
        // The space between the text and its neighbour is for the file, not for the reader.
        let shown = text.split(separator: " ").joined(separator: " ")
        return Self("write '\(shown)' here", replacing: point, with: text)
    }

    /// Nothing instead of what is wrong, and of what only it needs: a comma, or the words of its clause.
    ///
    /// - Parameter whole: all of this; `nil` if the rest would have no meaning without what is wrong.
    static func remove(_ part: SourceRange, with whole: SourceRange?) -> Self {
        guard let whole else { return Self(words(for: part.text)) }
        let text = whole.text
        let isSeparator = { (character: Character) in character == "," || character.isWhitespace }
        let shown = text.drop(while: isSeparator).reversed().drop(while: isSeparator).reversed()
        return shown.count == text.count ? remove(whole) : Self(words(for: String(shown)), replacing: whole)
    }

    /// Nothing instead of an import and its line.
    static func removeLine(of statement: SourceRange) -> Self {
        let bytes = statement.file.bytes
        let beginsLine = statement.lowerBound == 0 || bytes[statement.lowerBound - 1] == UInt8(ascii: "\n")
        let end = statement.upperBound
        guard beginsLine, end < bytes.count, bytes[end] == UInt8(ascii: "\n") else { return remove(statement) }
        let line = SourceRange(file: statement.file, lowerBound: statement.lowerBound, upperBound: end + 1)
        return Self(words(for: statement.text), replacing: line)
    }

    /// Nothing instead of what is wrong, and of the blanks around it that nothing needs.
    static func remove(_ range: SourceRange) -> Self {
        let bytes = range.file.bytes
        let isAfterBlank = range.lowerBound == 0 || Set<UInt8>.blanksAndBreaks.contains(bytes[range.lowerBound - 1])
        var start = range.lowerBound
        var end = range.upperBound
        while isAfterBlank, end < bytes.count, Set<UInt8>.blanks.contains(bytes[end]) { end += 1 }
        // The last text of a line is removed with the blanks before it.
        if end == bytes.count || bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r") {
            while start > 0, Set<UInt8>.blanks.contains(bytes[start - 1]) { start -= 1 }
        }
        let removed = SourceRange(file: range.file, lowerBound: start, upperBound: end)
        // Two names that nothing else separates would become one.
        let isBetweenNames =
            !isAfterBlank && end < bytes.count && bytes[range.lowerBound - 1].isOfName && bytes[end].isOfName
        return Self(words(for: range.text), replacing: removed, with: isBetweenNames ? " " : "")
    }

    /// What is removed, if it is short enough to be read.
    private static func words(for text: String) -> String {
        text.utf8.count <= 60 && !text.utf8.contains(UInt8(ascii: "\n")) ? "remove '\(text)'" : "remove it"
    }
}

extension Set<UInt8> {
    fileprivate static let blanks = Set(" \t".utf8)
    fileprivate static let blanksAndBreaks = Set(" \t\r\n".utf8)
}

extension UInt8 {
    /// A byte of a name or of a number.
    package var isOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: false
        }
    }
}
