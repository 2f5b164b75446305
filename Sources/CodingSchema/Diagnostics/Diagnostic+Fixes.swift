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

    /// Nothing instead of what is wrong.
    static func remove(_ range: SourceRange) -> Self {
        remove(range, shownAs: range)
    }

    /// Nothing instead of a clause in the head of a declaration, and of the comma before it.
    static func removeClause(_ range: SourceRange) -> Self {
        guard let comma = range.precedingWord(",") else { return Self(words(for: range)) }
        return Self(words(for: range), replacing: comma.through(range))
    }

    /// Nothing instead of a word and of what follows it and belongs to it.
    static func remove(from word: String, through range: SourceRange) -> Self {
        guard let start = range.precedingWord(word) else { return Self("remove '\(word)'") }
        return remove(start.through(range))
    }

    /// Nothing instead of a word before what it would belong to.
    static func remove(from word: String, upTo range: SourceRange) -> Self {
        range.precedingWord(word).map { remove($0) } ?? Self("remove '\(word)'")
    }

    /// Nothing instead of one string of a clause, or of the clause if it has no other string.
    static func removeString(_ range: SourceRange) -> Self {
        if let comma = range.precedingWord(",") { return Self(words(for: range), replacing: comma.through(range)) }
        if let next = range.followingString {
            let upTo = SourceRange(file: range.file, lowerBound: range.lowerBound, upperBound: next)
            return Self(words(for: range), replacing: upTo)
        }
        for word in ["formerly", "as"] {
            guard var clause = range.precedingWord(word)?.through(range) else { continue }
            if word == "as" {
                guard let archived = clause.precedingWord("archived") else { continue }
                clause = archived.through(clause)
            }
            return removeClause(clause)
        }
        for word in ["key", "marker"] {
            guard let clause = range.precedingWord(word)?.through(range) else { continue }
            return remove(clause)
        }
        // A conversion belongs to all strings of its clause.
        if !range.isFollowed(by: ":"),
            let clause = range.precedingWord("fallback")?.through(range)
        {
            return remove(clause)
        }
        return Self(words(for: range))
    }

    /// Nothing instead of an import and its line.
    static func removeImport(of module: SourceRange) -> Self {
        guard let word = module.precedingWord("import") else { return remove(module) }
        let statement = word.through(module)
        let bytes = module.file.bytes
        let beginsLine = statement.lowerBound == 0 || bytes[statement.lowerBound - 1] == UInt8(ascii: "\n")
        let end = statement.upperBound
        guard beginsLine, end < bytes.count, bytes[end] == UInt8(ascii: "\n") else { return remove(statement) }
        let line = SourceRange(file: module.file, lowerBound: statement.lowerBound, upperBound: end + 1)
        return Self(words(for: statement), replacing: line)
    }

    private static func remove(_ range: SourceRange, shownAs shown: SourceRange) -> Self {
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
        return Self(words(for: shown), replacing: removed, with: isBetweenNames ? " " : "")
    }

    /// What is removed, if it is short enough to be read.
    private static func words(for range: SourceRange) -> String {
        let text = range.text
        return text.utf8.count <= 60 && !text.utf8.contains(UInt8(ascii: "\n")) ? "remove '\(text)'" : "remove it"
    }
}

extension SourceRange {
    /// The offset of the string after the comma that follows.
    fileprivate var followingString: Int? {
        let comma = firstOffset(from: upperBound)
        guard comma < file.bytes.count, file.bytes[comma] == UInt8(ascii: ",") else { return nil }
        let next = firstOffset(from: comma + 1)
        return next < file.bytes.count && file.bytes[next] == UInt8(ascii: "\"") ? next : nil
    }

    fileprivate func isFollowed(by mark: Unicode.Scalar) -> Bool {
        let index = firstOffset(from: upperBound)
        return index < file.bytes.count && file.bytes[index] == UInt8(ascii: mark)
    }

    /// The offset of the first byte, at or after another, that is not blank.
    private func firstOffset(from offset: Int) -> Int {
        var index = offset
        while index < file.bytes.count, Set<UInt8>.blanksAndBreaks.contains(file.bytes[index]) { index += 1 }
        return index
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
