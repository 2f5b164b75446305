// Files as the system has them: of a million, each costs five calls, where Foundation makes about twenty.

import CodingCommandLine
import Foundation

/// A regular file, open for reading.
struct RegularFile: ~Copyable {
    private let descriptor: Int32
    let byteCount: Int

    /// Opens a file; `nil` if the path leads to anything else, or if it can't be read.
    init?(_ path: String) {
        var status = stat()
        // To open a pipe would wait for its writer.
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
        byteCount = Int(status.st_size)
    }

    deinit { close(descriptor) }

    /// The bytes; `nil` if they can't be read, or if the file became shorter.
    var content: Data? {
        var data = Data(count: byteCount)
        let isWhole = data.withUnsafeMutableBytes { bytes in
            var count = 0
            while count < bytes.count {
                let found = read(descriptor, bytes.baseAddress?.advanced(by: count), bytes.count - count)
                guard found > 0 else { return false }
                count += found
            }
            return true
        }
        return isWhole ? data : nil
    }

    /// Whether a path leads to a folder without a link; `nil` for a link to a folder, which may lead to a cycle.
    static func isFolder(_ path: String) -> Bool? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return false }
        if status.st_mode & S_IFMT != S_IFLNK { return status.st_mode & S_IFMT == S_IFDIR }
        return FilePath.isFolder(path) == true ? nil : false
    }
}
