// The folder of frozen archives, and files that are written only if they change.

import CodingCommandLine
import Foundation
import PropertyLists
import SystemFiles

struct FrozenFolder {
    static let archiveEnding = ".archive"
    let path: String

    /// The sorted names of the existing archives, without the extension.
    func archiveNames() -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(Self.archiveEnding) && !$0.hasPrefix(".") }
            .map { String($0.dropLast(Self.archiveEnding.count)) }.sorted()
    }

    func archivePath(_ name: String) -> String { Self.joined(path, name + Self.archiveEnding) }

    func expectationPath(_ name: String) -> String { Self.joined(path, name + ".expected") }

    /// An existing archive.
    func archive(_ name: String) throws(ToolError) -> PropertyList {
        let path = archivePath(name)
        let content = try FilePath.content(of: path)
        do {
            return try PropertyList(data: content)
        } catch {
            throw ToolError("'\(path)' is not an archive: \(error)")
        }
    }

    /// The text of an expectation; `nil` if there is none.
    func expectation(_ name: String) throws(ToolError) -> String? {
        try Self.contents(of: expectationPath(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The content of a file; `nil` if there is none.
    static func contents(of path: String) throws(ToolError) -> Data? {
        FileManager.default.fileExists(atPath: path) ? try FilePath.content(of: path) : nil
    }

    /// Replaces a file, and creates the folders that contain it; an unchanged file is not touched.
    ///
    /// - Parameter old: what the file must still contain; without it, anything.
    /// - Returns: whether the file was written.
    @discardableResult
    static func write(_ data: Data, to path: String, over old: Data? = nil) throws(ToolError) -> Bool {
        if !FilePath.isStream(path), try contents(of: path) == data { return false }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try ToolError.trying(to: "write", path) {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.replaceFile(atPath: path, over: old)
        }
        return true
    }

    static func joined(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    /// The relative path from one folder to another.
    static func path(from folder: String, to other: String) -> String {
        let start = FilePath.components(of: folder)
        let end = FilePath.components(of: other)
        let shared = zip(start, end).prefix { $0 == $1 }.count
        let path = Array(repeating: "..", count: start.count - shared) + end.dropFirst(shared)
        return path.isEmpty ? "." : path.joined(separator: "/")
    }
}
