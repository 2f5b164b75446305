// The inputs of unarchivers: data and files.

public import PropertyLists

/// Something that contains an archive: data, or a file that a URL identifies.
///
/// Data is retained, not copied: if it wraps memory without copying it, that memory must not change while an unarchiver
/// reads it. A file is read into memory, so that it can be changed, replaced or removed afterwards; ``MappedFile`` reads
/// only the parts that decoding requires.
///
/// Only `Data`, `URL` and ``MappedFile`` conform.
public protocol ArchiveInput {}

extension Data: ArchiveInput {}
extension URL: ArchiveInput {}

/// A file that contains an archive and is mapped into memory, which saves time and memory if only a small part of a
/// large binary archive is decoded.
///
/// ```swift
/// let unarchiver = try KeyedUnarchiver(forReadingFrom: MappedFile(url))
/// let settings = try unarchiver.decode(Settings.self, forKey: "settings")
/// ```
///
/// The file must not be truncated or changed in place until the unarchiver and every ``ArchivedObject`` that it read
/// are released: **the system terminates a process that reads a part of a mapped file that no longer exists**, and no
/// error can be thrown. Replacing the file, as archivers do, is safe. Map only files that no other process changes in
/// place, on a device that isn't removed.
///
/// An empty file, and one that the system can't map, is read.
public struct MappedFile: ArchiveInput, Sendable {
    let url: URL

    /// Creates an input for the file that a URL identifies. The file is opened by the unarchiver.
    public init(_ url: URL) { self.url = url }
}

extension ArchiveBytes {
    /// Opens the bytes of an archive.
    ///
    /// - Throws: ``ArchiveError`` if a URL isn't that of a file, or if the file is larger than the limits allow, or
    ///   Foundation's error if the file can't be read.
    convenience init(_ input: some ArchiveInput, limits: ArchiveLimits = ArchiveLimits()) throws {
        do {
            switch input {
            case let data as Data: self.init(data)
            case let url as URL:
                try self.init(reading: url, limits: ReadLimits(maximumByteCount: limits.maximumByteCount))
            case let file as MappedFile: try self.init(mapping: file.url)
            default:
                throw ArchiveError(
                    .notSupported, path: "", expected: "data, a URL or a mapped file",
                    found: "a value of type '\(type(of: input))'")
            }
        } catch let error as PropertyListError {
            throw ArchiveError(error, path: "").located(in: input.fileURL)
        }
    }
}

extension ArchiveInput {
    /// The file that the input is.
    var fileURL: URL? { self as? URL ?? (self as? MappedFile)?.url }
}
