// The Markdown of the documentation, as the tests read it.

public import Foundation

/// Files of `Documentation/`.
public enum DocumentationFiles {
    /// The package's folder.
    public static let package = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The file at a path in `Documentation/`.
    public static func url(_ path: String) -> URL { package.appending(path: "Documentation/\(path)") }

    /// The text of a file at a path in `Documentation/`.
    public static func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

    /// The names of the Markdown files in a folder of `Documentation/`, in alphabetical order.
    public static func names(in folder: String = "") -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: url(folder).path(percentEncoded: false))
        return (names ?? []).filter { $0.hasSuffix(".md") }.sorted()
    }

    /// The blocks of code of a file at a path in `Documentation/`, in order.
    public static func blocks(of path: String) throws -> [Block] {
        var result: [Block] = []
        var open: (label: String, line: Int, lines: [String])?
        for (number, line) in try text(path).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard line.hasPrefix("```") else {
                open?.lines.append(String(line))
                continue
            }
            if let block = open {
                result.append(Block(label: block.label, line: block.line, lines: block.lines))
                open = nil
            } else {
                open = (String(line.dropFirst(3)), number + 2, [])
            }
        }
        return result
    }

    /// A block of code.
    public struct Block: Sendable {
        /// What follows the fence: a language, and often a name.
        public let label: String

        /// The page's line on which the code begins.
        public let line: Int
        public let lines: [String]

        /// The lines, each with its end.
        public var text: String { lines.map { $0 + "\n" }.joined() }
    }
}
