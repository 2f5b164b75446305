// Replaces a file's content atomically: a temporary file next to it is moved over it.

package import Foundation

/// A temporary file that replaces another one.
package struct FileReplacement {
    package let temporaryPath: String
    private let path: String

    /// Plans a replacement of the file at a path, which need not exist.
    package init(of path: String) {
        self.path = path
        let name = ".\(FilePath.name(of: path)).\(ProcessInfo.processInfo.processIdentifier)"
        self.temporaryPath = FilePath.joined(FilePath.parent(of: path), name)
    }

    /// Writes the temporary file.
    package func write(_ content: Data) throws {
        try content.write(to: URL(fileURLWithPath: temporaryPath))
    }

    /// Moves the temporary file over the other one.
    package func install() throws {
        try FilePath.move(temporaryPath, over: path)
    }

    /// Removes the temporary file if it was not moved.
    package func discard() { try? FileManager.default.removeItem(atPath: temporaryPath) }
}
