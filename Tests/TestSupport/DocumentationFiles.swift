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
}
