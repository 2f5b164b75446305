// A separate folder for each test, removed after the test.

public import Foundation

/// A folder that is removed with the object.
public final class TemporaryFolder: Sendable {
    public let url: URL

    /// Whether the folder existed before and is kept.
    private let isBorrowed: Bool

    public init() throws {
        self.url = FileManager.default.temporaryDirectory
            .resolvingSymlinksInPath()
            .appending(path: "coding-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
        self.isBorrowed = false
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// A folder inside another one, which is removed with that one.
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

    /// Writes a file and creates the folders that contain it.
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

    /// The properties that show whether a file was rewritten or replaced.
    public func stamp(of file: String) throws -> FileStamp {
        let attributes = try FileManager.default.attributesOfItem(atPath: path(of: file))
        return FileStamp(
            modified: attributes[.modificationDate] as? Date,
            number: (attributes[.systemFileNumber] as? NSNumber)?.uint64Value,
        )
    }

    /// Sets a file's date back, so that rewriting it is detected even with a coarse clock.
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
