// Writes generated files: all of them or none, each in one step, and only those that would change.

package import CodingGenerator
import Foundation

/// The folder that generated files are written to.
package struct OutputFolder {
    private let path: String

    package init(path: String) {
        // As messages show it: without the slash that plugins and shells put behind a folder's name.
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// Brings the folder up to date.
    ///
    /// What already has the right text keeps its date, so that nothing is compiled again for it. New text is written
    /// beside its file first and takes its place when all of it is on the disk: a build never sees half a file.
    ///
    /// - Returns: how many files were written.
    @discardableResult
    package func write(_ files: [GeneratedFile]) throws(ToolError) -> Int {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw ToolError.cannot("make the folder", path, error)
        }
        var replacements: [(temporary: String, final: String)] = []
        defer {
            for replacement in replacements { try? FileManager.default.removeItem(atPath: replacement.temporary) }
        }
        for file in files {
            let final = "\(path)/\(file.name)"
            let text = Data(file.text.utf8)
            if try contents(of: final) == text { continue }
            let temporary = "\(path)/.\(file.name).\(ProcessInfo.processInfo.processIdentifier)"
            replacements.append((temporary, final))
            do {
                try text.write(to: URL(fileURLWithPath: temporary))
            } catch {
                throw ToolError.cannot("write", final, error)
            }
        }
        for replacement in replacements {
            // Foundation's ways to move a file either refuse to replace another or take two steps to do it.
            guard rename(replacement.temporary, replacement.final) == 0 else {
                throw ToolError.cannot("write", replacement.final, POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO))
            }
        }
        return replacements.count
    }

    /// What a file holds; `nil` if there is none.
    private func contents(of file: String) throws(ToolError) -> Data? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else { return nil }
        if isFolder.boolValue { throw ToolError("cannot write '\(file)': a folder of this name exists") }
        // What can't be read is written anew, or else says why it can't be.
        return try? Data(contentsOf: URL(fileURLWithPath: file))
    }
}
