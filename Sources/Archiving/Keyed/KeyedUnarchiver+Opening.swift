// How archives are opened.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import PropertyLists

extension KeyedUnarchiver {
    /// Always true: nothing is created that was not allowed.
    public var requiresSecureCoding: Bool { true }

    /// Opens an archive, binary or XML.
    ///
    /// - Parameters:
    ///   - data: the archive. It is kept and not copied: memory that it was made around, without a copy, must stay as it
    ///     is while the unarchiver is in use.
    ///   - allowing: classes that may be created beside those that decoding asks for.
    /// - Throws: ``ArchiveError``: `notAnArchive` where the bytes are no keyed archive, `corruptArchive` where
    ///   they contradict themselves, `limitExceeded`.
    public convenience init(
        forReadingFrom data: Data, allowing: [any Coding.Type] = [], limits: ArchiveLimits = ArchiveLimits()
    ) throws {
        try self.init(ArchiveBytes(data), allowing: allowing, limits: limits)
    }

    /// Opens an archive in a file. The file is mapped: of a binary archive only what decoding asks for is read.
    ///
    /// The file must not be changed in place while the unarchiver is in use; replacing it, as ``KeyedArchiver`` does,
    /// is safe.
    ///
    /// - Throws: ``ArchiveError`` as for data, or Foundation's error where the file can't be read.
    public convenience init(
        contentsOf url: URL, allowing: [any Coding.Type] = [], limits: ArchiveLimits = ArchiveLimits()
    ) throws {
        try self.init(ArchiveBytes(ofArchiveAt: url), allowing: allowing, limits: limits)
    }
}
