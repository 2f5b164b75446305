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
    package var unknownCount: Int { lines.count { $0.hasSuffix(" = \(ExpectedText.unknown)") } }

    /// Adopts what the tests recorded for values that only Swift code knows.
    package mutating func fillIn(_ recorded: FrozenExpectation) {
        let recorded = recorded.lines.map(ExpectedLine.init)
        lines = lines.flatMap { line -> [String] in
            guard line.hasSuffix(" = \(ExpectedText.unknown)") else { return [line] }
            let path = ExpectedLine(line).path
            let found = recorded.filter { $0.isPart(of: path) }.map(\.text)
            return found.isEmpty ? [line] : found
        }
    }

    /// How an expectation differs from an older one.
    package struct Changes {
        /// The values that are no longer expected, each with its present value.
        package let changed: [(old: String, new: String?)]

        /// Renamed types, cases and properties, as readable text.
        package let moved: [String]

        /// The paths of new values, without those of renamed properties.
        package let added: Set<String>
    }

    /// Compares with a newer expectation.
    ///
    /// A value that has another, new name in the same object has moved: a property was renamed. So has one that has its
    /// name outside of a struct, or inside of one.
    ///
    /// - Parameter isRenamedCase: whether a case of an enum, such as `Link.web`, has a new name.
    /// - Complexity: O(*n*) in the lines, times the number of renamed properties.
    package func changes(
        to new: FrozenExpectation, isRenamedCase: (_ old: String, _ new: String) -> Bool = { _, _ in false }
    ) -> Changes {
        let old = lines.map(ExpectedLine.init)
        let now = Dictionary(new.lines.map { (ExpectedLine($0).path, $0) }, uniquingKeysWith: { first, _ in first })
        let known = Set(old.map(\.path))
        let added = new.lines.map(ExpectedLine.init).filter { !known.contains($0.path) }
        var names = NewNames(added)
        var moves: [(from: String, to: String)] = []
        var changed: [ChangedLine] = []
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
            if text == nil, let target = names.take(for: present) {
                moves.append((present.path, target.path))
            } else {
                changed.append((line, present, text))
            }
        }
        return Changes(
            changed: Self.withoutEmptied(changed, moves.map(\.from)).map { ($0.line.text, $0.new) },
            moved: types.sorted() + moves.map(ExpectedLine.text),
            added: Set(added.map(\.path)).subtracting(moves.map(\.to)))
    }

    /// The changed lines without those of structs whose values have all moved.
    private static func withoutEmptied(_ changed: [ChangedLine], _ moved: [String]) -> [ChangedLine] {
        var result = changed
        // What is in a struct comes after it.
        for index in changed.indices.reversed() {
            let present = changed[index].present
            guard changed[index].new == nil, present.title != nil, moved.contains(where: present.contains),
                !result.contains(where: { present.contains($0.present.path) })
            else { continue }
            result.remove(at: index)
        }
        return result
    }

    /// A line as it was, and as it would be after the moves before it, with the new line of its path.
    private typealias ChangedLine = (line: ExpectedLine, present: ExpectedLine, new: String?)
}

/// The names under which values are new, to find those that have moved.
private struct NewNames {
    /// The lines of each value in one object.
    private var byValue: [String: [ExpectedLine]] = [:]
    private var byPath: [String: ExpectedLine] = [:]

    /// The lines in structs, by the paths that their values could have outside of these.
    private var byOuterPath: [String: [ExpectedLine]] = [:]
    private var taken: Set<String> = []

    init(_ added: [ExpectedLine]) {
        byValue = Dictionary(grouping: added) { $0.identity(under: $0.parent) }
        for line in added {
            byPath[line.path] = line
            for path in line.outerPaths { byOuterPath[path, default: []].append(line) }
        }
    }

    /// Takes the new line of a value that is gone.
    mutating func take(for gone: ExpectedLine) -> ExpectedLine? {
        let inside = byOuterPath[gone.path] ?? []
        let candidates =
            [byValue[gone.identity(under: gone.parent)]?.first { !taken.contains($0.path) }]
            + gone.outerPaths.map { byPath[$0] } + inside
        let found = candidates.lazy.compactMap(\.self).first { [taken] in
            $0.value == gone.value && !taken.contains($0.path)
        }
        if let found { taken.insert(found.path) }
        return found
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

    /// The paths that a value in a struct could have outside of it: `root.width` and `root.paperWidth` for
    /// `root.paper.width`.
    var outerPaths: [String] {
        let start = path.lastIndex(of: "]").map(path.index(after:)) ?? path.firstIndex(of: ".") ?? path.endIndex
        let names = path[start...].split(separator: ".").map(String.init)
        return names.indices.dropLast().flatMap { scope in
            names[scope...].indices.map { first in
                let inner = names[(first + 1)...].map { $0.prefix(1).uppercased() + $0.dropFirst() }
                let name = names[first] + inner.joined()
                return ([String(path[..<start])] + names[..<scope] + [name]).joined(separator: ".")
            }
        }
    }

    /// A move as readable text.
    static func text(from: String, to: String) -> String {
        "\(from) was \(ExpectedLine(from).parent == ExpectedLine(to).parent ? "renamed" : "moved") to \(to)"
    }

    /// Whether a path leads to something in the value.
    func contains(_ other: String) -> Bool { other.hasPrefix(path + ".") || other.hasPrefix(path + "[") }

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
