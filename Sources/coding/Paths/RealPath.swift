// Paths with all links resolved, which git uses.

import CodingCommandLine
import Foundation

/// Paths without links to folders.
enum RealPath {
    /// The path's components from the file system's root. The part that doesn't exist is unchanged, and a link to a
    /// file is not followed.
    static func components(of path: String) -> [String] {
        let absolute = FilePath.components(of: path)
        var rest: [String] = []
        var existing = absolute
        if FilePath.isFolder(FilePath.path(of: absolute)) != true, let last = existing.popLast() { rest.append(last) }
        while !existing.isEmpty {
            if let resolved = resolve(FilePath.path(of: existing)) { return resolved + rest.reversed() }
            rest.append(existing.removeLast())
        }
        return rest.reversed()
    }

    /// The path of the folder that the components lead to, or of the nearest one above that exists.
    static func nearestFolder(of components: [String]) -> String {
        var components = components
        while !components.isEmpty, FilePath.isFolder(FilePath.path(of: components)) != true { components.removeLast() }
        return FilePath.path(of: components)
    }

    private static func resolve(_ path: String) -> [String]? {
        guard FilePath.isFolder(path) != nil else { return nil }
        let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        return FilePath.components(of: resolved.path(percentEncoded: false))
    }
}

/// Paths of files in a workflow's workspace.
enum WorkspacePath {
    /// A path of the command line, relative to the workspace, or else to the repository's folder or the current one.
    @Sendable static func path(_ path: String) -> String {
        let components = RealPath.components(of: path)
        let environment = ProcessInfo.processInfo.environment
        let workspace = environment["GITHUB_WORKSPACE"].flatMap { $0.isEmpty ? nil : RealPath.components(of: $0) }
        let root = workspace ?? repositoryRoot(above: components) ?? RealPath.components(of: ".")
        guard components.starts(with: root) else { return path }
        return components.dropFirst(root.count).joined(separator: "/")
    }

    private static func repositoryRoot(above components: [String]) -> [String]? {
        var folder = components
        while folder.popLast() != nil {
            let path = FilePath.path(of: folder + [".git"])
            if FileManager.default.fileExists(atPath: path) { return folder }
        }
        return nil
    }
}
