// The page `Documentation/CocoaAPI.md` as tests read it, and what it names: declarations of ours and test functions.

import Foundation

/// The page's tables and its Swift.
struct CocoaAPIPage {
    /// A row of a table with a column for tests.
    struct Row {
        let line: Int

        /// The cells between the first and the last.
        let cells: [String]

        var first: String { cells.first ?? "" }

        /// The names of tests in the last cell.
        var tests: [String] { CocoaAPIPage.code(in: cells.last ?? "") }

        /// The cell for what is here; nil in a table without one.
        var here: String? { cells.count == 4 ? cells[1] : nil }

        /// The cell for what is different.
        var difference: String { cells.count == 4 ? cells[2] : cells[1] }
    }

    private(set) var rows: [Row] = []

    /// The lines of each block of Swift.
    private(set) var swift: [[String]] = []

    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    init() throws {
        var language: String?
        var hasTests = false
        let lines = try Self.lines(of: Self.folder.appending(path: "Documentation/CocoaAPI.md"))
        for (number, line) in lines.enumerated() {
            if line.hasPrefix("```") {
                language = language == nil ? String(line.dropFirst(3)) : nil
                if language == "swift" { swift.append([]) }
            } else if language == "swift" {
                swift[swift.count - 1].append(line)
            } else if line.hasPrefix("| ") {
                let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                if lines[number + 1].hasPrefix("|---") {
                    hasTests = cells.last == "test"
                } else if hasTests {
                    rows.append(Row(line: number + 1, cells: cells))
                }
            }
        }
    }

    /// The text between backticks.
    static func code(in text: String) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    static func lines(of file: URL) throws -> [String] {
        String(decoding: try Data(contentsOf: file), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The lines of every Swift file below a folder of the package, file by file.
    static func sources(below path: String) throws -> [[String]] {
        let root = folder.appending(path: path).resolvingSymlinksInPath()
        let names = FileManager.default.enumerator(atPath: root.path(percentEncoded: false))
        return try (names?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }.sorted()
            .map { try lines(of: root.appending(path: $0)) }
    }
}

/// The test functions of the package, as `Suite/function`.
struct TestFunctions {
    private(set) var names: Set<String> = []

    init() throws {
        for lines in try CocoaAPIPage.sources(below: "Tests") {
            var suite = ""
            var isTest = false
            for line in lines {
                let words = line.split(separator: " ")
                if line.first?.isWhitespace == false {
                    if let place = words.lastIndex(where: { $0 == "struct" || $0 == "extension" }) {
                        suite = String(words[place...].dropFirst().first?.prefix { $0.isLetter || $0.isNumber } ?? "")
                    }
                    continue
                }
                guard line.hasPrefix("    "), !line.hasPrefix("     ") else { continue }
                if words.first?.hasPrefix("@Test") == true { isTest = true }
                guard isTest, let place = words.firstIndex(of: "func"), place + 1 < words.count else { continue }
                isTest = false
                names.insert("\(suite)/" + words[place + 1].prefix { $0.isLetter || $0.isNumber })
            }
        }
    }
}
