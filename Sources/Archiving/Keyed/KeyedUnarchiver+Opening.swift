// How archives are opened.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import PropertyLists

extension KeyedUnarchiver {
    /// Always true: only allowed classes are instantiated.
    public var requiresSecureCoding: Bool { true }

    /// Opens an archive, binary or XML.
    ///
    /// - Parameters:
    ///   - data: The archive. It is retained, not copied: if the data wraps memory without copying it, that memory must
    ///     not change while the unarchiver is in use.
    ///   - allowing: Classes that may be created in addition to those that decoding asks for.
    /// - Throws: ``ArchiveError``: `notAnArchive` if the bytes are not a keyed archive, `corruptArchive` if they are
    ///   inconsistent, `limitExceeded`.
    public convenience init(
        forReadingFrom data: Data, allowing: [any Coding.Type] = [], limits: ArchiveLimits = ArchiveLimits()
    ) throws {
        try self.init(ArchiveBytes(data), allowing: allowing, limits: limits)
    }

    /// Opens an archive in a file. The file is mapped: only the parts of a binary archive that decoding asks for are
    /// read.
    ///
    /// The file must not be changed in place while the unarchiver is in use. Replacing it, as ``KeyedArchiver`` does,
    /// is safe.
    ///
    /// - Throws: ``ArchiveError`` as for data, or Foundation's error if the file can't be read.
    public convenience init(
        contentsOf url: URL, allowing: [any Coding.Type] = [], limits: ArchiveLimits = ArchiveLimits()
    ) throws {
        try self.init(ArchiveBytes(ofArchiveAt: url), allowing: allowing, limits: limits)
    }
}
