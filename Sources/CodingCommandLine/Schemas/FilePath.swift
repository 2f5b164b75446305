// Paths in arguments and messages, split and joined.

package import Foundation

/// Functions on paths.
package enum FilePath {
    /// The content of a file.
    package static func content(of path: String) throws(ToolError) -> Data {
        if isFolder(path) == true { throw ToolError("cannot read '\(path)': it is a folder") }
        return try ToolError.trying(to: "read", path) { try Data(contentsOf: URL(fileURLWithPath: path)) }
    }

    /// Whether the path leads to a folder; `nil` if it leads nowhere.
    package static func isFolder(_ path: String) -> Bool? {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
    }

    /// A file's name without its folder.
    package static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The folder of a file.
    package static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// A path in a folder.
    package static func joined(_ folder: String, _ path: String) -> String {
        if path.hasPrefix("/") || folder == "." { return path }
        return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }

    /// The path relative to the current folder, if it is in that folder.
    package static func shortened(_ path: String) -> String {
        let current = FileManager.default.currentDirectoryPath
        if path == current || path == current + "/" { return "." }
        let prefix = current.hasSuffix("/") ? current : current + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }

    /// A word as shells read it.
    package static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty
            && word.allSatisfy { character in
                character.isLetter || character.isNumber || "/.-_=+:@,".contains(character)
            }
        return isPlain ? word : "\"" + word.replacing("\"", with: "\\\"") + "\""
    }
}
