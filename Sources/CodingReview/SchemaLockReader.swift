// Reads a lock file line by line; see SchemaLock for the form.

extension SchemaLock {
    /// Reads a lock's file.
    ///
    /// - Throws: `SchemaLockError` with the number of the line that is wrong.
    /// - Complexity: O(*n*) in the number of bytes.
    package init(bytes: [UInt8]) throws(SchemaLockError) {
        var reader = SchemaLockReader()
        self.init(releases: try reader.read(bytes))
    }
}

/// Assembles releases from the lines of a lock file.
struct SchemaLockReader {
    /// Follows a schema whose last line has no line break.
    static let missingLineBreak = "\\ no line break at the end"

    private static let carriageReturn = UInt8(ascii: "\r")
    private static let lineFeed = UInt8(ascii: "\n")

    /// The words before the names of parts, the outermost first.
    private static let words = ["release", "module", "file"]

    private var releases: [SchemaLock.Release] = []

    /// The names of the release, the module and the file that are being read, as far as there are any.
    private var path: [String] = []

    /// The paths of all parts so far.
    private var known: Set<[String]> = []
    private var content: [UInt8] = []
    private var isEnded = false
    private var lineNumber = 0

    private var isInFile: Bool { path.count == Self.words.count }

    mutating func read(_ bytes: [UInt8]) throws(SchemaLockError) -> [SchemaLock.Release] {
        var lines = bytes.split(separator: Self.lineFeed, omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        lineNumber = 1
        // If git converts line ends to those of Windows, it does so in the whole file. The first line therefore shows
        // which line ends belong to the schemas.
        let first = lines.first ?? []
        let isConverted = first.last == Self.carriageReturn
        try readHead(isConverted ? first.dropLast() : first)
        for line in lines.dropFirst() {
            lineNumber += 1
            try readLine(isConverted && line.last == Self.carriageReturn ? line.dropLast() : line)
        }
        endFile()
        return releases.map { release in
            let modules = release.modules.map { SchemaLock.Module(name: $0.name, files: $0.files) }
            return SchemaLock.Release(name: release.name, modules: modules)
        }
    }

    private func readHead(_ line: ArraySlice<UInt8>) throws(SchemaLockError) {
        let words = String(decoding: line, as: UTF8.self).split(separator: " ")
        guard words.count == 2, words[0] == "coding-lock", let format = Int(words[1]) else {
            throw error("not a lock file: the first line must be 'coding-lock \(SchemaLock.format)'")
        }
        guard format == SchemaLock.format else {
            throw error("lock format \(format) is not supported; this tool supports format \(SchemaLock.format)")
        }
    }

    private mutating func readLine(_ line: ArraySlice<UInt8>) throws(SchemaLockError) {
        if line.first == UInt8(ascii: "|") {
            guard isInFile else { throw error("a schema line without a 'file' line before it") }
            if isEnded { throw error("a schema line after the end of the schema") }
            content += line.dropFirst()
            content.append(Self.lineFeed)
            return
        }
        let text = String(decoding: line, as: UTF8.self)
        if text == Self.missingLineBreak {
            guard isInFile, !isEnded, content.popLast() != nil else {
                throw error("a missing line break without a schema line before it")
            }
            isEnded = true
            return
        }
        if text.hasPrefix("//") || text.allSatisfy(\.isWhitespace) { return }
        try readPart(text)
    }

    private mutating func readPart(_ text: String) throws(SchemaLockError) {
        let word = text.prefix { $0 != " " }
        guard let level = Self.words.firstIndex(of: String(word)) else {
            if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(word) {
                throw error("an unresolved merge conflict: keep the releases of both sides")
            }
            throw error("unknown word '\(word.prefix(40))'; a line starts with 'release', 'module', 'file' or '|'")
        }
        let name = try name(in: text, after: word)
        guard level <= path.count else {
            throw error("a \(word) without a '\(Self.words[level - 1])' line before it")
        }
        endFile()
        path.removeSubrange(level...)
        let around = path.last.map { " in \(Self.words[level - 1]) '\($0)'" } ?? ""
        path.append(name)
        guard known.insert(path).inserted else { throw error("duplicate \(word) '\(name)'\(around)") }
        switch level {
        case 0: releases.append(SchemaLock.Release(name: name, modules: []))
        case 1: releases[releases.count - 1].modules.append(SchemaLock.Module(name: name, files: []))
        default: break
        }
    }

    private mutating func endFile() {
        guard isInFile else { return }
        let release = releases.count - 1
        let module = releases[release].modules.count - 1
        releases[release].modules[module].files.append(SchemaLock.File(path: path.removeLast(), bytes: content))
        content = []
        isEnded = false
    }

    /// The quoted name at the end of a line.
    private func name(in line: String, after word: Substring) throws(SchemaLockError) -> String {
        let hint = "'\(word)' needs a name in quotes: \(word) \"Name\""
        var rest = line.dropFirst(word.count).drop { $0 == " " }.unicodeScalars[...]
        guard rest.popFirst() == "\"" else { throw error(hint) }
        var name = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"":
                guard rest.allSatisfy({ $0 == " " }) else { throw error(hint) }
                guard !name.isEmpty else { throw error(hint) }
                return String(name)
            case "\\":
                guard let escaped = Self.escape(&rest) else { throw error("unknown escape in a name") }
                name.append(escaped)
            default: name.append(scalar)
            }
        }
        throw error(hint)
    }

    /// Parses the part of an escape after the backslash: a quote, a backslash, or `u{…}`.
    private static func escape(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        guard let first = rest.popFirst() else { return nil }
        if first == "\"" || first == "\\" { return first }
        guard first == "u", rest.popFirst() == "{" else { return nil }
        var digits = ""
        while let digit = rest.popFirst() {
            if digit == "}" { return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) }
            guard digits.count < 6, digit.properties.isASCIIHexDigit else { return nil }
            digits.unicodeScalars.append(digit)
        }
        return nil
    }

    private func error(_ message: String) -> SchemaLockError { SchemaLockError(line: lineNumber, message: message) }
}
