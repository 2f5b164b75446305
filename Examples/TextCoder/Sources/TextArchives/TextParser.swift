// Parses the text of a text archive into values.
//
//     archive := "text archive 1" entry* (object entry*)*      one per line; empty lines are ignored
//     object  := "@" digits string
//     entry   := (key "=" | "-") value

import Archiving

/// Parses the lines of an archive.
struct TextParser {
    private var archive = TextArchive()

    /// The number of the object whose entries follow; `nil` for the top level.
    private var object: Int?
    private var lineNumber = 0

    private var tokens: [TextToken] = []
    private var position = 0

    static func archive(_ text: String) throws -> TextArchive {
        var parser = TextParser()
        try parser.parse(text)
        return parser.archive
    }

    private mutating func parse(_ text: String) throws {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            lineNumber += 1
            if lineNumber == 1 {
                guard line == TextArchive.firstLine else {
                    throw ArchiveError(
                        .notAnArchive, path: "", expected: "'\(TextArchive.firstLine)'", found: "'\(line.prefix(40))'")
                }
                continue
            }
            do {
                tokens = try TextScanner.tokens(of: line)
            } catch let error as TextScanner.Malformed {
                throw failure("an entry", found: error.found)
            }
            position = 0
            if !tokens.isEmpty { try parseLine() }
        }
    }

    private mutating func parseLine() throws {
        if case .word(let word) = tokens[0], word.first == "@" {
            guard tokens.count == 2, let number = Int(word.dropFirst()), case .string(let name) = tokens[1],
                archive.objects[number] == nil
            else { throw failure("a new object and its class", found: word) }
            archive.objects[number] = (name, TextEntries())
            object = number
            return
        }
        let key = try parseKey()
        let value = try parseValue(depth: 0)
        guard position == tokens.count else { throw failure("the end of the line", found: foundToken) }
        if let object {
            archive.objects[object]?.contents.append(value, forKey: key)
        } else {
            archive.top.append(value, forKey: key)
        }
    }

    /// Parses the key of an entry and its `=`; returns `nil` for a dash.
    private mutating func parseKey() throws -> String? {
        let key: String
        switch try nextToken("a key") {
        case .word("-"): return nil
        case .word(let word): key = word
        case .string(let text): key = text
        }
        guard try nextToken("'='") == .word("=") else { throw failure("'=' behind a key", found: foundToken) }
        return key
    }

    private mutating func parseValue(depth: Int) throws -> ArchivedValue<TextEntries> {
        guard depth < TextArchive.greatestDepth else {
            throw ArchiveError(
                .limitExceeded, path: "line \(lineNumber)",
                expected: "at most \(TextArchive.greatestDepth) values inside each other", found: "more")
        }
        switch try nextToken("a value") {
        case .string(let text): return .leaf(.string(text))
        case .word("nil"): return .leaf(.null)
        case .word("true"): return .leaf(.boolean(true))
        case .word("false"): return .leaf(.boolean(false))
        case .word("["): return try parseElements(.array, until: "]", depth: depth)
        case .word("("): return try parseElements(.set, until: ")", depth: depth)
        case .word("{"): return try parsePairs(depth: depth)
        case .word("struct"): return try parseStructure(depth: depth)
        case .word(let word):
            if word.first == "@", let number = Int(word.dropFirst()) { return .reference(number) }
            if let count = ArchivedLeaf.partCounts[word] { return .leaf(try parseLeaf(word, count)) }
            if let number = ArchivedLeaf(number: word) { return .leaf(number) }
            throw failure("a value", found: "'\(word.prefix(40))'")
        }
    }

    /// Parses what follows a word: strings and numbers only.
    private mutating func parseLeaf(_ word: String, _ count: Int) throws -> ArchivedLeaf {
        let parts = try (0..<count).map { _ -> ArchivedLeaf? in
            switch try nextToken("what follows '\(word)'") {
            case .string(let text): .string(text)
            case .word(let number): ArchivedLeaf(number: number)
            }
        }
        if let leaf = ArchivedLeaf(word, parts.compactMap { $0 }) { return leaf }
        throw failure("what makes a value of '\(word)'", found: "other values")
    }

    private mutating func parseElements(
        _ kind: CollectionKind, until end: String, depth: Int
    ) throws -> ArchivedValue<TextEntries> {
        var elements = TextEntries()
        while !isNext(end) { elements.append(try parseValue(depth: depth + 1)) }
        return .collection(kind, count: elements.all.count, elements)
    }

    private mutating func parsePairs(depth: Int) throws -> ArchivedValue<TextEntries> {
        var keys = TextEntries()
        var values: [ArchivedValue<TextEntries>] = []
        while !isNext("}") {
            keys.append(try parseValue(depth: depth + 1))
            guard try nextToken("':'") == .word(":") else { throw failure("':' behind a key", found: foundToken) }
            values.append(try parseValue(depth: depth + 1))
        }
        for value in values { keys.append(value) }
        return .collection(.dictionary, count: values.count, keys)
    }

    private mutating func parseStructure(depth: Int) throws -> ArchivedValue<TextEntries> {
        guard case .string(let name) = try nextToken("a structure's name"), isNext("{") else {
            throw failure("a structure's name and '{'", found: foundToken)
        }
        var entries = TextEntries()
        while !isNext("}") {
            let key = try parseKey()
            entries.append(try parseValue(depth: depth + 1), forKey: key)
        }
        return .structure(name, entries)
    }

    // MARK: Tokens

    private mutating func nextToken(_ expected: String) throws -> TextToken {
        guard position < tokens.count else { throw failure(expected, found: "the end of the line") }
        position += 1
        return tokens[position - 1]
    }

    /// Consumes the next token if it is the given word.
    private mutating func isNext(_ word: String) -> Bool {
        guard position < tokens.count, tokens[position] == .word(word) else { return false }
        position += 1
        return true
    }

    private var foundToken: String {
        switch position < tokens.count ? tokens[position] : nil {
        case .word(let word): "'\(word.prefix(40))'"
        case .string: "a string"
        case nil: "the end of the line"
        }
    }

    private func failure(_ expected: String, found: String) -> ArchiveError {
        ArchiveError(.corruptArchive, path: "line \(lineNumber)", expected: expected, found: found)
    }
}
