// How archives are opened.

import PropertyLists

extension KeyedUnarchiver {
    /// Always true: only allowed classes are instantiated.
    public var requiresSecureCoding: Bool { true }

    /// Opens an archive, binary or XML.
    ///
    /// - Parameters:
    ///   - input: The archive: data, or the URL of a file.
    ///   - allowing: Classes that may be created in addition to those that decoding asks for.
    /// - Throws: ``ArchiveError``: `notAnArchive` if the bytes are not a keyed archive, `corruptArchive` if they are
    ///   inconsistent, `limitExceeded`. Foundation's error if a file can't be read.
    public convenience init(
        forReadingFrom input: some ArchiveInput, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits()
    ) throws {
        try self.init(ArchiveBytes(input), allowing: allowing, limits: limits)
    }
}
