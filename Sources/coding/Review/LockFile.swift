// Lock files: their releases, and the releases that `coding freeze` adds.

import CodingCommandLine
import CodingReview
import CodingSchema
import Foundation
import SchemaCommands

struct LockFile {
    static let defaultPath = PackageCall.lockFile
    let path: String
    private(set) var lock: SchemaLock

    /// The bytes that were read; `nil` if there was no file.
    let content: Data?

    /// - Parameter mayBeMissing: The lock is an empty one if there is no file.
    init(_ path: String, mayBeMissing: Bool = false) throws(ToolError) {
        self.path = path
        content = mayBeMissing ? try FrozenFolder.contents(of: path) : try FilePath.content(of: path)
        do {
            lock =
                try content.map { data throws(SchemaLockError) in try SchemaLock(bytes: [UInt8](data)) } ?? SchemaLock()
        } catch {
            throw ToolError("\(path):\(error.line): \(error.message)")
        }
    }

    /// The release of a name, or the newest.
    func release(named name: String?) throws(ToolError) -> SchemaLock.Release {
        guard let newest = lock.releases.last else { throw ToolError("'\(path)' has no release") }
        guard let name else { return newest }
        if let release = lock.release(named: name) { return release }
        let names = lock.releases.map(\.name)
        let known = names.map { "'\($0)'" }.joined(separator: ", ")
        throw ToolError.unknown("release", name, among: names, help: "'\(path)' has \(known)")
    }

    /// Records a module's present schemas as a release, and returns a reason against it: a published release can't
    /// change.
    mutating func record(_ module: ModuleSchemas, release: String, replaces: Bool) throws(ToolError) -> ToolError? {
        var files: [SchemaLock.File] = []
        for schema in module.schemas {
            let bytes = try SchemaFinder.read(schema).bytes
            files.append(SchemaLock.File(path: schema.components.joined(separator: "/"), bytes: bytes))
        }
        let new = SchemaLock.Module(name: module.moduleName, files: files)
        let old = lock.release(named: release)?.modules.first { $0.name == module.moduleName }
        lock.record(new, inRelease: release)
        guard let old, old != new, !replaces else { return nil }
        return ToolError(
            "release '\(release)' is already in '\(path)' with other schemas of '\(module.moduleName)'",
            help: "choose another name, or replace the release with '\(Option.force.name)'")
    }
}
