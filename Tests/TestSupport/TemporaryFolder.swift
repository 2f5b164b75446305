// A folder of its own for each test, gone when the test is over.

public import Foundation

/// A folder that is removed with the object.
public final class TemporaryFolder: Sendable {
    public let url: URL

    /// The folder was there before, and stays.
    private let isBorrowed: Bool

    public init() throws {
        self.url = FileManager.default.temporaryDirectory
            .resolvingSymlinksInPath()
            .appending(path: "coding-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
        self.isBorrowed = false
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// A folder in another one, which goes with that.
    public init(at path: String) {
        self.url = URL(fileURLWithPath: path, isDirectory: true)
        self.isBorrowed = true
    }

    deinit {
        guard !isBorrowed else { return }
        try? FileManager.default.removeItem(at: url)
    }

    public var path: String { url.path(percentEncoded: false) }

    public func path(of file: String) -> String { url.appending(path: file).path(percentEncoded: false) }

    /// Writes a file and makes the folders that it lies in.
    public func write(_ text: String, to file: String) throws {
        let target = url.appending(path: file)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(),
            withIntermediateDirectories: true,
        )
        try Data(text.utf8).write(to: target)
    }

    public func text(of file: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: file)), as: UTF8.self)
    }

    public func remove(_ file: String) throws {
        try FileManager.default.removeItem(at: url.appending(path: file))
    }

    /// The names in a folder inside this one, hidden ones too, sorted; none if it does not exist.
    public func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path(of: folder))) ?? []).sorted()
    }

    /// What tells whether a file was written again, or replaced.
    public func stamp(of file: String) throws -> FileStamp {
        let attributes = try FileManager.default.attributesOfItem(atPath: path(of: file))
        return FileStamp(
            modified: attributes[.modificationDate] as? Date,
            number: (attributes[.systemFileNumber] as? NSNumber)?.uint64Value,
        )
    }

    /// Sets a file's date, so that writing it again is seen however coarse the clock is.
    public func age(_ file: String) throws {
        let date = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(of: file))
    }
}

/// A file's date and its number in the file system.
public struct FileStamp: Equatable {
    public let modified: Date?
    public let number: UInt64?
}
