// The inputs of unarchivers: data and files.

public import PropertyLists

/// Something that contains an archive: data, or a file that a URL identifies.
///
/// Data is retained, not copied: if it wraps memory without copying it, that memory must not change while an unarchiver
/// reads it. A file is read into memory, so that it can be changed, replaced or removed afterwards;
/// ``ArchiveInput/mapped(_:)`` reads only the parts that decoding requires.
///
/// `Data`, `URL` and ``ArchiveSource`` conform. A type of yours can conform, too, with the source of one of them.
public protocol ArchiveInput {
    /// The data or file that an unarchiver reads.
    var archiveSource: ArchiveSource { get }
}

/// The data or file of an ``ArchiveInput``.
public struct ArchiveSource: ArchiveInput, Sendable {
    fileprivate enum Storage {
        case data(Data)
        case file(URL)
        case mapped(URL)
    }

    fileprivate let storage: Storage

    public var archiveSource: ArchiveSource { self }

    /// The file, if there is one.
    var fileURL: URL? {
        switch storage {
        case .data: nil
        case .file(let url), .mapped(let url): url
        }
    }
}

extension Data: ArchiveInput {
    public var archiveSource: ArchiveSource { .data(self) }
}

extension URL: ArchiveInput {
    public var archiveSource: ArchiveSource { .file(self) }
}

extension ArchiveInput where Self == ArchiveSource {
    /// Returns the source of an archive in memory.
    public static func data(_ data: Data) -> ArchiveSource { ArchiveSource(storage: .data(data)) }

    /// Returns the source of an archive in a file that is read into memory.
    public static func file(_ url: URL) -> ArchiveSource { ArchiveSource(storage: .file(url)) }

    /// Returns the source of an archive in a file that is mapped into memory, which saves time and memory if only a small
    /// part of a large binary archive is decoded.
    ///
    /// ```swift
    /// let unarchiver = try KeyedUnarchiver(forReadingFrom: .mapped(url))
    /// let settings = try unarchiver.decode(Settings.self, forKey: "settings")
    /// ```
    ///
    /// The file must not be truncated or changed in place until the unarchiver and every ``ArchivedObject`` that it read
    /// are released: **the system terminates a process that reads a part of a mapped file that no longer exists**, and
    /// no error can be thrown. Replacing the file, as archivers do, is safe. Map only files that no other process changes
    /// in place, on a device that isn't removed.
    ///
    /// The file is opened by the unarchiver. An empty file, and one that the system can't map, is read.
    public static func mapped(_ url: URL) -> ArchiveSource { ArchiveSource(storage: .mapped(url)) }
}

extension ArchiveBytes {
    /// Opens the bytes of an archive.
    ///
    /// - Throws: ``ArchiveError`` if a file is a pipe or a device, or larger than the limits allow; Foundation's error
    ///   if it can't be read, or if the URL isn't that of a file.
    convenience init(_ input: some ArchiveInput, limits: ArchiveLimits = ArchiveLimits()) throws {
        try self.init(input.archiveSource, limits)
    }

    convenience init(_ source: ArchiveSource, _ limits: ArchiveLimits) throws {
        if let url = source.fileURL, !url.isFileURL {
            throw CocoaError(.fileReadUnsupportedScheme, userInfo: ["NSURL": url])
        }
        do {
            switch source.storage {
            case .data(let data): self.init(data)
            case .file(let url):
                try self.init(reading: url, limits: ReadLimits(maximumByteCount: limits.maximumByteCount))
            case .mapped(let url): try self.init(mapping: url)
            }
        } catch let error as PropertyListError {
            throw ArchiveError(error, path: "").located(in: source.fileURL)
        }
    }
}
