// Paths for GitHub's annotations: relative to the folder of the repository.

import Foundation

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
            let path = "/" + (folder + [".git"]).joined(separator: "/")
            if FileManager.default.fileExists(atPath: path) { return folder }
        }
        return nil
    }
}
