// Archives in files, as all that read them open them.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import PropertyLists

extension ArchiveBytes {
    /// The bytes of an archive in a file, which is mapped.
    ///
    /// - Throws: ``ArchiveError`` where the address is no file's, or Foundation's error where the file can't be read.
    convenience init(ofArchiveAt url: URL) throws {
        do {
            try self.init(mapping: url)
        } catch let error as PropertyListError {
            throw ArchiveError(error, path: "")
        }
    }
}
