// Repositories inside of another one: submodules and other clones.

import CodingCommandLine
import Foundation

extension GitRepository {
    /// Rejects schemas that belong to a repository inside this one: no commit of this one contains them, so that each
    /// would appear as new, and its changes as safe.
    func requireOwn(_ schemas: [SchemaPath]) throws(ToolError) {
        var own: Set<[String]> = []
        for schema in schemas {
            let path = "/" + schema.absolutePath
            var folder = Array(RealPath.components(of: path).dropLast())
            let depth = try components(of: path).count - 1
            for _ in 0..<max(depth, 0) where own.insert(folder).inserted {
                let name = "/" + folder.joined(separator: "/")
                guard !FileManager.default.fileExists(atPath: name + "/.git") else {
                    throw ToolError(
                        "'\(schema.path)' is in a nested repository, '\(name)'",
                        help: "run the comparison there: the outer repository's commits don't contain its files")
                }
                folder.removeLast()
            }
        }
    }
}
