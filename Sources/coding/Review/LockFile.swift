// Opens lock files.

import CodingCommandLine
import CodingReview

/// A lock file.
enum LockFile {
    /// Reads a lock.
    static func read(_ path: String) throws(ToolError) -> SchemaLock {
        let content = try FilePath.content(of: path)
        do {
            return try SchemaLock(bytes: [UInt8](content))
        } catch {
            throw ToolError("\(path):\(error.line): \(error.message)")
        }
    }

    /// The release of a name, or the newest.
    static func release(
        named name: String?, of lock: SchemaLock, at path: String
    ) throws(ToolError) -> SchemaLock.Release {
        guard let newest = lock.releases.last else { throw ToolError("'\(path)' has no release") }
        guard let name else { return newest }
        if let release = lock.release(named: name) { return release }
        let names = lock.releases.map(\.name)
        let known = names.map { "'\($0)'" }.joined(separator: ", ")
        throw ToolError.unknown("release", name, among: names, help: "'\(path)' has \(known)")
    }
}
