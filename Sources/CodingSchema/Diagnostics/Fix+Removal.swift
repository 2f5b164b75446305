// Fixes that take something out of a schema, and with it the blanks, the comma or the word that stood for it alone.

extension Diagnostic.Fix {
    /// Nothing in the place of what is wrong.
    static func remove(_ range: SourceRange) -> Diagnostic.Fix {
        remove(range, shownAs: range)
    }

    /// Nothing in the place of a clause in the head of a declaration, which a comma comes before.
    static func removeClause(_ range: SourceRange) -> Diagnostic.Fix {
        guard let comma = range.precedingWord(",", skipping: .blanksAndBreaks) else {
            return Diagnostic.Fix(words(for: range))
        }
        return Diagnostic.Fix(words(for: range), replacing: comma.through(range))
    }

    /// Nothing in the place of a word and of what belongs to it and stands behind it.
    static func remove(from word: String, through range: SourceRange) -> Diagnostic.Fix {
        guard let start = range.precedingWord(word, skipping: .blanksAndBreaks) else {
            return Diagnostic.Fix("remove '\(word)'")
        }
        return remove(start.through(range))
    }

    /// Nothing in the place of one string of a clause; of the clause, where it is the only one.
    static func removeString(_ range: SourceRange) -> Diagnostic.Fix {
        if let comma = range.precedingWord(",", skipping: .blanksAndBreaks) {
            return Diagnostic.Fix(words(for: range), replacing: comma.through(range))
        }
        if let next = range.followingString {
            let upTo = SourceRange(file: range.file, lowerBound: range.lowerBound, upperBound: next)
            return Diagnostic.Fix(words(for: range), replacing: upTo)
        }
        for word in ["formerly", "as"] {
            guard var clause = range.precedingWord(word, skipping: .blanksAndBreaks)?.through(range) else { continue }
            if word == "as" {
                guard let archived = clause.precedingWord("archived", skipping: .blanksAndBreaks) else { continue }
                clause = archived.through(clause)
            }
            return removeClause(clause)
        }
        for word in ["key", "marker"] {
            guard let clause = range.precedingWord(word, skipping: .blanksAndBreaks)?.through(range) else { continue }
            return remove(clause)
        }
        // A conversion belongs to all strings of its clause.
        if !range.isFollowed(by: ":"),
            let clause = range.precedingWord("fallback", skipping: .blanksAndBreaks)?.through(range)
        {
            return remove(clause)
        }
        return Diagnostic.Fix(words(for: range))
    }

    /// Nothing in the place of an import, whose line goes with it.
    static func removeImport(of module: SourceRange) -> Diagnostic.Fix {
        guard let word = module.precedingWord("import", skipping: .blanksAndBreaks) else { return remove(module) }
        let statement = word.through(module)
        let bytes = module.file.bytes
        let beginsLine = statement.lowerBound == 0 || bytes[statement.lowerBound - 1] == UInt8(ascii: "\n")
        let end = statement.upperBound
        guard beginsLine, end < bytes.count, bytes[end] == UInt8(ascii: "\n") else {
            return remove(statement)
        }
        let line = SourceRange(file: module.file, lowerBound: statement.lowerBound, upperBound: end + 1)
        return Diagnostic.Fix(words(for: statement), replacing: line)
    }

    private static func remove(_ range: SourceRange, shownAs shown: SourceRange) -> Diagnostic.Fix {
        let bytes = range.file.bytes
        let isAfterBlank = range.lowerBound == 0 || Set<UInt8>.blanksAndBreaks.contains(bytes[range.lowerBound - 1])
        var start = range.lowerBound
        var end = range.upperBound
        while isAfterBlank, end < bytes.count, Set<UInt8>.blanks.contains(bytes[end]) { end += 1 }
        // What ends its line takes the blanks before it along.
        if end == bytes.count || bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r") {
            while start > 0, Set<UInt8>.blanks.contains(bytes[start - 1]) { start -= 1 }
        }
        let removed = SourceRange(file: range.file, lowerBound: start, upperBound: end)
        // Two names that nothing else parts would become one.
        let isBetweenNames =
            !isAfterBlank && end < bytes.count && bytes[range.lowerBound - 1].isOfName && bytes[end].isOfName
        return Diagnostic.Fix(words(for: shown), replacing: removed, with: isBetweenNames ? " " : "")
    }

    /// What is removed, where it is short enough to be read.
    private static func words(for range: SourceRange) -> String {
        let text = range.text
        return text.utf8.count <= 60 && !text.utf8.contains(UInt8(ascii: "\n")) ? "remove '\(text)'" : "remove it"
    }
}

extension SourceRange {
    /// Where the string begins that follows behind a comma.
    fileprivate var followingString: Int? {
        let comma = firstPlace(from: upperBound)
        guard comma < file.bytes.count, file.bytes[comma] == UInt8(ascii: ",") else { return nil }
        let next = firstPlace(from: comma + 1)
        return next < file.bytes.count && file.bytes[next] == UInt8(ascii: "\"") ? next : nil
    }

    fileprivate func isFollowed(by mark: Unicode.Scalar) -> Bool {
        let place = firstPlace(from: upperBound)
        return place < file.bytes.count && file.bytes[place] == UInt8(ascii: mark)
    }

    /// The first place, from one on, that holds no blank.
    private func firstPlace(from offset: Int) -> Int {
        var place = offset
        while place < file.bytes.count, Set<UInt8>.blanksAndBreaks.contains(file.bytes[place]) { place += 1 }
        return place
    }
}

extension Set<UInt8> {
    fileprivate static let blanks = Set(" \t".utf8)
    fileprivate static let blanksAndBreaks = Set(" \t\r\n".utf8)
}

extension UInt8 {
    /// A byte of a name or of a number.
    var isOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: false
        }
    }
}
