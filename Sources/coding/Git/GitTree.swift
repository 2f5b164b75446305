// The schemas of one commit, by the paths of the command line. Nested repositories are rejected.

import CodingCommandLine
import CodingSchema
import Foundation

struct GitTree {
    let repository: GitRepository
    let commit: GitRepository.Commit
    let files: [GitRepository.File]

    /// The schemas at or below a path of the command line, which is also a path in the repository.
    func schemas(
        at path: String, _ components: [String]?, root: String?
    ) throws(ToolError) -> [(path: SchemaPath, source: SourceFile)] {
        guard let components else { return [] }
        var result: [(path: SchemaPath, source: SourceFile)] = []
        for file in files where file.components.starts(with: components) {
            let rest = file.components.dropFirst(components.count)
            // As in the file system, hidden files in a folder are ignored.
            if rest.contains(where: { $0.hasPrefix(".") }) { continue }
            let bytes = try repository.bytes(of: file, in: commit)
            let found = rest.isEmpty ? path : path + "/" + rest.joined(separator: "/")
            result.append(
                (
                    SchemaPath(found, root: root ?? (rest.isEmpty ? nil : path)),
                    SourceFile(path: "\(commit.name):\(file.path)", bytes: bytes)
                ))
        }
        return result
    }
}

extension GitRepository {
    /// Rejects schemas of nested repositories: no commit of this one contains them, so each would appear as new, and
    /// its changes as safe.
    func requireOwn(_ schemas: [SchemaPath]) throws(ToolError) {
        var own: Set<[String]> = []
        for schema in schemas {
            let path = schema.absolutePath
            var folder = Array(RealPath.components(of: path).dropLast())
            let depth = try components(of: path).count - 1
            for _ in 0..<max(depth, 0) where own.insert(folder).inserted {
                let name = FilePath.path(of: folder)
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
