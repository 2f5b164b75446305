// Writes generated files: each in one step, after all texts are on the disk, and only those that would change.

package import CodingGenerator
import Foundation
import SystemFiles

/// The folder that generated files are written to.
package struct OutputFolder {
    private let path: String

    package init(path: String) {
        // As messages show it: without the slash that plugins and shells append to a folder's name.
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// Brings the folder up to date.
    ///
    /// A file that already has the right text keeps its date, so that it is not compiled again. New text is written to
    /// temporary files first, which replace the others when all are on the disk.
    ///
    /// - Returns: how many files were written.
    @discardableResult
    package func write(_ files: [GeneratedFile]) throws(ToolError) -> Int {
        try ToolError.trying(to: "make the folder", path) {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        return try FileReplacement.uninterrupted { () throws(ToolError) in
            var replacements: [(path: String, file: FileReplacement)] = []
            for file in files {
                let path = "\(path)/\(file.name)"
                let text = Data(file.text.utf8)
                if try contents(of: path) == text { continue }
                let replacement = try ToolError.trying(to: "write", path) {
                    try FileReplacement(ofPath: path, with: text)
                }
                replacements.append((path, replacement))
            }
            for (path, replacement) in replacements {
                try ToolError.trying(to: "write", path) { try replacement.install() }
            }
            return replacements.count
        }
    }

    /// The content of a file; `nil` if it doesn't exist.
    private func contents(of file: String) throws(ToolError) -> Data? {
        if FilePath.isFolder(file) == true { throw ToolError("cannot write '\(file)': a folder of this name exists") }
        // A file that can't be read is rewritten, or writing it reports the error.
        return FileStatus(ofPath: file)?.kind == .regularFile ? try? Data(readingPath: file) : nil
    }
}
