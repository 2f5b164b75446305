// The schemas of one commit, by the paths of the command line.

import CodingCommandLine
import CodingSchema

/// The schemas of a commit.
struct GitTree {
    let repository: GitRepository
    let commit: GitRepository.Commit
    let files: [GitRepository.File]

    /// The schemas at a path of the command line, which is a place in the repository, or below it.
    func schemas(
        at path: String, _ place: [String]?, root: String?
    ) throws(ToolError) -> [(path: SchemaPath, source: SourceFile)] {
        guard let place else { return [] }
        var result: [(path: SchemaPath, source: SourceFile)] = []
        for file in files where file.components.starts(with: place) {
            let rest = file.components.dropFirst(place.count)
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
