// Paths with all links resolved, which git uses.

import CodingCommandLine
import Foundation

/// Paths without links to folders.
enum RealPath {
    /// The path's components from the file system's root. The part that doesn't exist is unchanged, and a link to a
    /// file is not followed.
    static func components(of path: String) -> [String] {
        let absolute = SchemaPath.absoluteComponents(of: path)
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: text(absolute), isDirectory: &isFolder)
        var rest: [String] = []
        var existing = absolute
        if !(exists && isFolder.boolValue), let last = existing.popLast() { rest.append(last) }
        while !existing.isEmpty {
            if let resolved = resolve(text(existing)) { return resolved + rest.reversed() }
            rest.append(existing.removeLast())
        }
        return rest.reversed()
    }

    /// The path of the folder that the components lead to, or of the nearest one above that exists.
    static func nearestFolder(of components: [String]) -> String {
        var components = components
        var isFolder: ObjCBool = false
        while !components.isEmpty {
            let path = text(components)
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue { return path }
            components.removeLast()
        }
        return "/"
    }

    private static func text(_ components: [String]) -> String { "/" + components.joined(separator: "/") }

    private static func resolve(_ path: String) -> [String]? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved).split(separator: "/").map(String.init)
    }
}
