// The inputs of unarchivers: data and files.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import PropertyLists

/// Something that contains an archive: data, or a file that a URL identifies.
///
/// Data is retained, not copied: if it wraps memory without copying it, that memory must not change while an unarchiver
/// reads it. A file is mapped, and only the parts of a binary archive that decoding requires are read. It must not be
/// changed in place while an unarchiver reads it. Replacing it, as archivers do, is safe.
///
/// Only `Data` and `URL` conform.
public protocol ArchiveInput {}

extension Data: ArchiveInput {}
extension URL: ArchiveInput {}

extension ArchiveBytes {
    /// Opens the bytes of an archive.
    ///
    /// - Throws: ``ArchiveError`` if a URL isn't that of a file, or Foundation's error if the file can't be read.
    convenience init(_ input: some ArchiveInput) throws {
        if let data = input as? Data {
            self.init(data)
            return
        }
        guard let url = input as? URL else {
            throw ArchiveError(
                .notSupported, path: "", expected: "data or a URL", found: "a value of type '\(type(of: input))'")
        }
        do {
            try self.init(mapping: url)
        } catch let error as PropertyListError {
            throw ArchiveError(error, path: "")
        }
    }
}
