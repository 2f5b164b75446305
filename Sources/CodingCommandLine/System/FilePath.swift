// Paths in arguments and messages, split and joined.

package import Foundation
import SystemFiles

/// Functions on paths.
package enum FilePath {
    /// The content of a file, or of a pipe, which is waited for.
    ///
    /// - Parameter maximumByteCount: how many bytes are read.
    package static func content(of path: String, upTo maximumByteCount: Int = .max) throws(ToolError) -> Data {
        try ToolError.trying(to: "read", path) {
            guard isStream(path) else { return try Data(readingPath: path, upTo: maximumByteCount) }
            return try streams.content(of: path) { try Data(readingPath: path, upTo: maximumByteCount) }
        }
    }

    private static let streams = StreamContents()

    /// Whether the path leads to something that can be read only once, such as a pipe.
    package static func isStream(_ path: String) -> Bool { FileStatus(ofPath: path)?.kind == .special }

    /// Whether the path leads to a folder; `nil` if it leads nowhere.
    package static func isFolder(_ path: String) -> Bool? {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
    }

    /// A file's name without its folder.
    package static func name(of path: String, _ syntax: PathSyntax = .native) -> String {
        normalized(path, syntax).split(separator: "/").last.map(String.init) ?? path
    }

    /// The folder of a file. That of a root is itself.
    package static func parent(of path: String, _ syntax: PathSyntax = .native) -> String {
        let path = normalized(path, syntax)
        guard let slash = path.lastIndex(of: "/") else { return "." }
        let folder = String(path[..<slash])
        return folder.isEmpty || syntax == .windows && folder == drive(of: path) ? folder + "/" : folder
    }

    /// A folder and those above it, the innermost first, without the file system's root and the current folder.
    package static func folders(from path: String, _ syntax: PathSyntax = .native) -> [String] {
        sequence(first: path) { parent(of: $0, syntax) }.prefix { $0 != "." && $0 != parent(of: $0, syntax) }
    }

    /// A path in a folder.
    package static func joined(_ folder: String, _ path: String, _ syntax: PathSyntax = .native) -> String {
        if folder == "." || isAbsolute(path, syntax) { return path }
        return normalized(folder, syntax).hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }

    /// The path relative to the current folder, if it is in that folder.
    package static func shortened(_ path: String) -> String {
        let (current, components) = (components(of: "."), components(of: path))
        guard isAbsolute(path), components.starts(with: current) else { return normalized(path) }
        return components == current ? "." : components.dropFirst(current.count).joined(separator: "/")
    }

    /// A word as shells read it.
    package static func quoted(_ word: String, _ syntax: PathSyntax = .native) -> String {
        let isPlain =
            !word.isEmpty
            && word.allSatisfy { character in
                character.isLetter || character.isNumber || "/.-_=+:@,".contains(character)
            }
        if isPlain { return word }
        // What means something in double quotes; a backslash of Windows separates folders.
        let special = syntax == .posix ? ["\\", "\"", "$", "`"] : ["\""]
        return "\"" + special.reduce(word) { $0.replacing($1, with: "\\" + $1) } + "\""
    }
}

// MARK: - Absolute paths

/// How a system writes paths.
///
/// In the syntax of Windows, both slashes separate components, and an absolute path starts with a drive, `C:\x`, or with
/// a server, `\\server\x`. URLs have a slash before the drive.
package enum PathSyntax: Sendable {
    case posix, windows

    #if os(Windows)
    package static let native = windows
    #else
    package static let native = posix
    #endif
}

extension FilePath {
    /// The path with a slash between its components, and without one before its drive.
    package static func normalized(_ path: String, _ syntax: PathSyntax = .native) -> String {
        guard syntax == .windows else { return path }
        let path = path.replacing("\\", with: "/")
        return path.hasPrefix("/") && drive(of: path.dropFirst()) != nil ? String(path.dropFirst()) : path
    }

    /// Whether the path starts at a root of the file system.
    package static func isAbsolute(_ path: String, _ syntax: PathSyntax = .native) -> Bool {
        let path = normalized(path, syntax)
        return path.hasPrefix("/") || syntax == .windows && drive(of: path) != nil
    }

    private static func drive(of path: some StringProtocol) -> String? {
        let start = Array(path.utf8.prefix(2))
        guard start.count == 2, case let letter = start[0], start[1] == UInt8(ascii: ":"),
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter | 0x20)
        else { return nil }
        return String(path.prefix(2))
    }

    /// The path's folders and its last component, from the file system's root, without `.` and `..`.
    ///
    /// In the syntax of Windows, the first component is the drive, with an uppercase letter, or the server.
    package static func components(
        of path: String, from folder: @autoclosure () -> String = FileManager.default.currentDirectoryPath,
        _ syntax: PathSyntax = .native
    ) -> [String] {
        var path = normalized(path, syntax)
        if !isAbsolute(path, syntax) { path = normalized(folder(), syntax) + "/" + path }
        if syntax == .windows, path.hasPrefix("/"), !path.hasPrefix("//") {
            path = (drive(of: normalized(folder(), syntax)) ?? "") + path
        }
        let isShare = syntax == .windows && path.hasPrefix("//")
        var components: [String] = []
        for component in path.split(separator: "/") {
            switch component {
            case ".": break
            case "..": if components.count > (syntax == .windows ? 1 : 0) { components.removeLast() }
            case _ where syntax == .windows && components.isEmpty:
                components.append(
                    isShare
                        ? "//" + component : drive(of: component) == nil ? String(component) : component.uppercased())
            default: components.append(String(component))
            }
        }
        return components
    }

    /// The absolute path with the given components.
    package static func path(of components: [String], _ syntax: PathSyntax = .native) -> String {
        let path = components.joined(separator: "/")
        if syntax == .posix || path.isEmpty { return "/" + path }
        return components.count == 1 ? path + "/" : path
    }

    /// The absolute form of a path, without `.` and `..`.
    package static func absolute(_ path: String) -> String { self.path(of: components(of: path)) }

    /// The files that can be a program which is called by its name, in the order of a search path.
    package static func candidates(
        ofProgram name: String, in searchPath: String, _ syntax: PathSyntax = .native
    ) -> [String] {
        searchPath.split(separator: syntax == .windows ? ";" : ":").map { folder in
            joined(String(folder), syntax == .windows ? name + ".exe" : name, syntax)
        }
    }
}

/// The contents of pipes, which commands may need twice and can read once.
private final class StreamContents: @unchecked Sendable {
    private let lock = NSLock()
    private var contents: [String: Data] = [:]

    func content(of path: String, reading: () throws -> Data) rethrows -> Data {
        lock.lock()
        defer { lock.unlock() }
        if let known = contents[path] { return known }
        let content = try reading()
        contents[path] = content
        return content
    }
}
