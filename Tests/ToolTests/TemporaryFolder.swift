// A folder of its own for each test, gone when the test is over.

import Foundation

/// A folder that is removed with the object.
final class TemporaryFolder: Sendable {
    let url: URL

    /// The folder was there before, and stays.
    private let isBorrowed: Bool

    init() throws {
        self.url = FileManager.default.temporaryDirectory
            .resolvingSymlinksInPath()
            .appending(path: "coding-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
        self.isBorrowed = false
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// A folder in another one, which goes with that.
    init(at path: String) {
        self.url = URL(fileURLWithPath: path, isDirectory: true)
        self.isBorrowed = true
    }

    deinit {
        guard !isBorrowed else { return }
        try? FileManager.default.removeItem(at: url)
    }

    var path: String { url.path(percentEncoded: false) }

    func path(of file: String) -> String { url.appending(path: file).path(percentEncoded: false) }

    /// Writes a file and makes the folders that it lies in.
    func write(_ text: String, to file: String) throws {
        let target = url.appending(path: file)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(),
            withIntermediateDirectories: true,
        )
        try Data(text.utf8).write(to: target)
    }

    func text(of file: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: file)), as: UTF8.self)
    }

    func remove(_ file: String) throws {
        try FileManager.default.removeItem(at: url.appending(path: file))
    }

    /// The names in a folder inside this one, hidden ones too, sorted; none if it does not exist.
    func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path(of: folder))) ?? []).sorted()
    }

    /// What tells whether a file was written again, or replaced.
    func stamp(of file: String) throws -> FileStamp {
        let attributes = try FileManager.default.attributesOfItem(atPath: path(of: file))
        return FileStamp(
            modified: attributes[.modificationDate] as? Date,
            number: (attributes[.systemFileNumber] as? NSNumber)?.uint64Value,
        )
    }

    /// Sets a file's date, so that writing it again is seen however coarse the clock is.
    func age(_ file: String) throws {
        let date = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(of: file))
    }
}

/// A file's date and its number in the file system.
struct FileStamp: Equatable {
    let modified: Date?
    let number: UInt64?
}
