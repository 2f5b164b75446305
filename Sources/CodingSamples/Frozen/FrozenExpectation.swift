// The file next to a frozen archive with the expected result of reading it, and the meaning of changes in it.

/// An expectation: lines of ``ExpectedText``.
package struct FrozenExpectation: Equatable {
    private static let comment = [
        "// The values that reading the archive next to this file must return. Written by 'coding freeze'.",
        "// A question mark represents a value that Swift code computes; the tests record it with CODING_RECORD=1.",
    ]

    /// One for each value.
    package private(set) var lines: [String]

    /// An expectation of lines.
    package init(lines: [String]) {
        self.lines = lines
    }

    /// Reads a file.
    package init(text: String) {
        lines = text.split(whereSeparator: \.isNewline).map(String.init).filter { !$0.hasPrefix("//") }
    }

    /// The file's text.
    package var text: String { (Self.comment + lines).map { $0 + "\n" }.joined() }

    /// The number of values that only Swift code knows, and that no test has recorded yet.
    package var unknownCount: Int { lines.count(where: Self.isUnknown) }

    /// Adopts what the tests recorded for values that only Swift code knows.
    package mutating func fillIn(_ recorded: FrozenExpectation) {
        var found: [String: [String]] = [:]
        for line in lines where Self.isUnknown(line) { found[ExpectedLine(line).path] = [] }
        if found.isEmpty { return }
        for line in recorded.lines.map(ExpectedLine.init) {
            // A value is a part of each that holds it.
            let ends = line.path.indices.filter { line.path[$0] == "." || line.path[$0] == "[" } + [line.path.endIndex]
            for end in ends { found[String(line.path[..<end])]?.append(line.text) }
        }
        lines = lines.flatMap { line -> [String] in
            guard Self.isUnknown(line), let parts = found[ExpectedLine(line).path], !parts.isEmpty else {
                return [line]
            }
            return parts
        }
    }

    private static func isUnknown(_ line: String) -> Bool { line.hasSuffix(" = \(ExpectedText.unknown)") }

    /// How an expectation differs from an older one.
    package struct Changes {
        /// The values that are no longer expected, each with its present value.
        package fileprivate(set) var changed: [(old: String, new: String?)] = []

        /// Renamed types, cases and properties, as readable text.
        package fileprivate(set) var moved: [String] = []

        /// The paths of new values, without those of renamed properties.
        package fileprivate(set) var added: Set<String> = []
    }

    /// Compares with a newer expectation.
    ///
    /// A value that has another, new name in the same object has moved: a property was renamed.
    ///
    /// - Parameter isRenamedCase: whether a case of an enum, such as `Link.web`, or its enum has a new name.
    /// - Complexity: O(*n*) in the lines, times the number of renamed properties.
    package func changes(
        to new: FrozenExpectation, isRenamedCase: (_ old: String, _ new: String) -> Bool = { _, _ in false }
    ) -> Changes {
        let old = lines.map(ExpectedLine.init)
        let now = Dictionary(new.lines.map { (ExpectedLine($0).path, $0) }, uniquingKeysWith: { first, _ in first })
        let known = Set(old.map(\.path))
        let added = new.lines.map(ExpectedLine.init).filter { !known.contains($0.path) }
        var names = Dictionary(grouping: added) { $0.identity(under: $0.parent) }
        var moves: [(from: String, to: String)] = []
        var changes = Changes()
        var types: Set<String> = []
        for line in old where line.value != " = \(ExpectedText.unknown)" {
            let present = line.moved(by: moves)
            let text = now[present.path]
            if text == present.text { continue }
            if let former = present.title, let name = text.flatMap({ ExpectedLine($0).title }),
                !former.isCase && !name.isCase || isRenamedCase(former.text, name.text)
            {
                // The archive is the same, so it is the same object: its class has another name.
                types.insert("'\(former.text)' was renamed to '\(name.text)'")
                continue
            }
            if text == nil, let target = names[present.identity(under: present.parent)]?.first {
                names[present.identity(under: present.parent)]?.removeFirst()
                moves.append((present.path, target.path))
            } else {
                changes.changed.append((line.text, text))
            }
        }
        changes.moved = types.sorted() + moves.map { "\($0.from) was renamed to \($0.to)" }
        changes.added = Set(added.map(\.path)).subtracting(moves.map(\.to))
        return changes
    }
}

/// One line of an expectation, split into its parts.
struct ExpectedLine {
    let text: String

    /// What is before the value; the names of a dictionary's keys are between quotes.
    let path: String

    /// The rest, with what separates it.
    let value: String

    /// The index at which the last part of the path starts.
    private let parentLength: Int

    init(_ text: String) {
        self.text = text
        var isQuoted = false
        var isEscaped = false
        var openBrackets = 0
        var length = 0
        var parentLength = 0
        for character in text {
            if !isQuoted {
                // A dictionary's key may be a text such as 'uuid …'.
                if openBrackets == 0 {
                    if character == " " || character == ":" { break }
                    if character == "." || character == "[" { parentLength = length }
                }
                openBrackets += character == "[" ? 1 : character == "]" ? -1 : 0
            }
            if character == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = character == "\\" && !isEscaped
            length += 1
        }
        path = String(text.prefix(length))
        value = String(text.dropFirst(length))
        self.parentLength = parentLength
    }

    /// The path of the containing value.
    var parent: String { String(path.prefix(parentLength)) }

    /// The name of the class or struct, or of the case of an enum, if the line has nothing else.
    var title: (text: String, isCase: Bool)? {
        guard value.hasPrefix(": ") else { return nil }
        let name = value.dropFirst(2)
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return nil }
        return (String(name), name.contains("."))
    }

    /// What identifies a value in its object, whatever its name.
    func identity(under parent: String) -> String { parent + value }

    /// Whether the line is about a value or about its contents.
    func isPart(of other: String) -> Bool {
        path == other || path.hasPrefix(other + ".") || path.hasPrefix(other + "[")
    }

    /// The line after values, including those that refer to them, have moved.
    func moved(by moves: [(from: String, to: String)]) -> ExpectedLine {
        var text = text
        let reference = ": same as "
        for move in moves {
            if isPart(of: move.from) { text = move.to + text.dropFirst(move.from.count) }
            guard value.hasPrefix(reference) else { continue }
            let target = ExpectedLine(String(value.dropFirst(reference.count)))
            guard target.isPart(of: move.from) else { continue }
            text = ExpectedLine(text).path + reference + move.to + target.path.dropFirst(move.from.count)
        }
        return ExpectedLine(text)
    }
}
