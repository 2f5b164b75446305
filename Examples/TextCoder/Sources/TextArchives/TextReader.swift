// What an unarchiver needs to read text.

public import Archiving

/// Creates object graphs from the text that a ``TextArchiver`` writes.
public typealias TextUnarchiver = FormatUnarchiver<TextReader>

extension FormatUnarchiver where Reader == TextReader {
    /// Parses an archive's text.
    ///
    /// - Throws: ``ArchiveError``: `notAnArchive`, `corruptArchive` or `limitExceeded` with the line number.
    public convenience init(
        _ text: String, allowing: [any Coding.Type] = [], limits: ArchiveLimits = ArchiveLimits()
    ) throws {
        self.init(try TextReader(text), allowing: allowing, limits: limits)
    }
}

/// Finds the values of a text archive.
public struct TextReader: ArchiveReader {
    private let archive: TextArchive

    /// Parses an archive's text.
    public init(_ text: String) throws {
        archive = try TextParser.archive(text)
    }

    public var topLevel: TextEntries { archive.top }

    public func object(_ number: Int) -> (className: String, contents: TextEntries)? { archive.objects[number] }

    public func value(forKey key: String, in entries: TextEntries) -> ArchivedValue<TextEntries>? { entries[key] }

    public func value(at index: Int, in entries: TextEntries) -> ArchivedValue<TextEntries>? {
        entries.unkeyed(index)
    }
}
