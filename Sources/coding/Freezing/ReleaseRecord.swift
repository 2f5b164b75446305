// A release as a lock records it: the present schemas of a module.

import CodingCommandLine
import CodingReview
import CodingSchema
import Foundation

/// The lock that a release is added to.
struct ReleaseRecord {
    static let defaultPath = "Baseline.coding-lock"
    let path: String

    /// Records a module's present schemas as a release.
    ///
    /// - Parameter problems: receives the reasons against it: a published release can't change.
    func recording(
        _ module: ModuleSchemas, release: String, replaces: Bool, problems: inout [ToolError]
    ) throws(ToolError) -> (path: String, data: Data) {
        var lock = SchemaLock()
        if let data = try FrozenFolder.contents(of: path) {
            do {
                lock = try SchemaLock(bytes: [UInt8](data))
            } catch {
                throw ToolError("\(path):\(error.line): \(error.message)")
            }
        }
        var files: [SchemaLock.File] = []
        for schema in module.schemas {
            let bytes = try SchemaFinder.read(schema).bytes
            files.append(SchemaLock.File(path: schema.components.joined(separator: "/"), bytes: bytes))
        }
        let new = SchemaLock.Module(name: module.moduleName, files: files)
        let old = lock.release(named: release)?.modules.first { $0.name == module.moduleName }
        if let old, old != new, !replaces {
            problems.append(
                ToolError(
                    "release '\(release)' is already in '\(path)' with other schemas of '\(module.moduleName)'",
                    help: "choose another name, or replace the release with '\(Option.force.name)'"))
        }
        lock.record(new, inRelease: release)
        return (path, Data(lock.bytes))
    }
}
