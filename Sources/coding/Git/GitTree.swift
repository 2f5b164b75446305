// The schemas of one commit, by the paths of the command line.

import CodingCommandLine
import CodingSchema

/// The schemas of a commit.
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
            // As in the file system: nothing in a folder is taken that is hidden.
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
