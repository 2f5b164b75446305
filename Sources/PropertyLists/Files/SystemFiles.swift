// What the system does with files: their sizes, mapping, and replacing a file completely or not at all.
//
//     folder/.archive-4f2c…     written, synchronized, then renamed to
//     folder/document.archive   which is the old file until then, whatever fails
//
// Foundation's atomic writing replaces a symbolic link instead of the file that it refers to, gives a private file the
// permissions of a new one, and doesn't synchronize the folder.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

extension Data {
    /// Replaces the contents of a file with this data, completely or not at all.
    ///
    /// A replaced file keeps its permissions. A symbolic link stays one, and the file that it refers to is replaced.
    /// Something that isn't a file, such as a pipe, is written to directly. After a loss of power, the file has either
    /// the old or the new contents.
    ///
    /// - Parameter synchronized: Whether the folder is synchronized too, so that after a loss of power the file has the
    ///   new contents.
    /// - Throws: Foundation's error for the file.
    package func replaceFile(at url: URL, synchronized: Bool) throws {
        guard url.isFileURL else { throw CocoaError(.fileWriteUnsupportedScheme, userInfo: ["NSURL": url]) }
        #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
        let path = url.path(percentEncoded: false)
        do throws(POSIXError) {
            try replaceFile(atPath: path, synchronized: synchronized)
        } catch {
            // FoundationEssentials doesn't declare the names of these keys.
            throw CocoaError(error.cocoaCode, userInfo: ["NSFilePath": path, "NSURL": url, "NSUnderlyingError": error])
        }
        #else
        try write(to: url, options: .atomic)
        #endif
    }
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
extension ArchiveBytes {
    /// The size of a file, where the system reports it in advance.
    static func byteCount(path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(clamping: status.st_size) : nil
    }

    /// Maps a file. Only an ordinary, nonempty file can be mapped. For everything else, the result is nil, and the
    /// caller reads the file, which also reports errors.
    static func map(path: String) -> (base: UnsafeRawPointer, count: Int)? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { _ = close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        guard let count = Int(exactly: status.st_size), count > 0 else { return nil }
        let address = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
        guard let address, address != MAP_FAILED else { return nil }
        return (UnsafeRawPointer(address), count)
    }

    static func unmap(_ base: UnsafeRawPointer, count: Int) {
        munmap(UnsafeMutableRawPointer(mutating: base), count)
    }
}

extension Data {
    private func replaceFile(atPath linkedPath: String, synchronized: Bool) throws(POSIXError) {
        let path = resolvedPath(linkedPath)
        var status = stat()
        let exists = stat(path, &status) == 0
        if exists, status.st_mode & S_IFMT != S_IFREG {
            return try OpenFile(path, flags: O_WRONLY).write(self)
        }
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
        // A short name of its own: that of the file may already have the greatest length.
        let temporaryPath = folder + ".archive-" + String(UInt64.random(in: 0 ... .max), radix: 16)
        let file = try OpenFile(temporaryPath, flags: O_WRONLY | O_CREAT | O_EXCL)
        do throws(POSIXError) {
            try file.write(self)
            if exists { try file.setPermissions(status.st_mode & 0o7777) }
            // Some file systems move the file before they store its bytes.
            try file.synchronize()
            try file.close()
            guard rename(temporaryPath, path) == 0 else { throw lastError() }
        } catch {
            unlink(temporaryPath)
            throw error
        }
        if synchronized { try OpenFile(folder, flags: O_RDONLY | O_DIRECTORY).synchronize() }
    }
}

/// An open file, which is closed with its last reference.
private final class OpenFile {
    private var descriptor: Int32

    // New files get the permissions that the process's mask allows.
    init(_ path: String, flags: Int32) throws(POSIXError) {
        descriptor = open(path, flags | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw lastError() }
    }

    deinit { if descriptor >= 0 { _ = posixClose(descriptor) } }

    /// Writes all bytes, however many calls that takes.
    func write(_ data: Data) throws(POSIXError) {
        let failure = data.withUnsafeBytes { bytes -> POSIXError? in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = posixWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return count == 0 ? POSIXError(.EIO) : lastError() }
                rest = rest.dropFirst(count)
            }
            return nil
        }
        if let failure { throw failure }
    }

    func setPermissions(_ mode: mode_t) throws(POSIXError) {
        guard fchmod(descriptor, mode) == 0 else { throw lastError() }
    }

    func synchronize() throws(POSIXError) {
        #if canImport(Darwin)
        // There fsync leaves the bytes in the device's memory. Not every file system has the stronger call.
        if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        guard fsync(descriptor) == 0 else { throw lastError() }
    }

    /// Closes the file, which on some file systems reports an error of writing.
    func close() throws(POSIXError) {
        defer { descriptor = -1 }
        guard posixClose(descriptor) == 0 || errno == EINTR else { throw lastError() }
    }
}

// The system's functions, whose names the methods of `OpenFile` have too.
private func posixClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, Swift.min(bytes.count, 1 << 30))
}

/// The file that a path refers to, without symbolic links; the path itself if there is no such file.
private func resolvedPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
}

private func lastError() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

extension POSIXError {
    fileprivate var cocoaCode: CocoaError.Code {
        switch code {
        case .ENOSPC, .EDQUOT: .fileWriteOutOfSpace
        case .EACCES, .EPERM: .fileWriteNoPermission
        case .EROFS: .fileWriteVolumeReadOnly
        case .ENOENT, .ENOTDIR: .fileNoSuchFile
        case .ENAMETOOLONG: .fileWriteInvalidFileName
        default: .fileWriteUnknown
        }
    }
}
#else
extension ArchiveBytes {
    static func byteCount(path: String) -> Int? { nil }
    static func map(path: String) -> (base: UnsafeRawPointer, count: Int)? { nil }
    static func unmap(_ base: UnsafeRawPointer, count: Int) {}
}
#endif
