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
    /// A replaced file keeps its permissions, its owner and its group, as far as the process may set them. No one gains
    /// access, also not while the file is written. A symbolic link stays one, and the file that it refers to is replaced
    /// or created. Hard links to the file keep the old contents. Something that isn't a file, such as a pipe, is written
    /// to directly. After a loss of power, the file has either the old or the new contents.
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

    /// Whether a path is that of a pipe, a socket or a device.
    static func isSpecialFile(path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
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
        let path = try resolvedPath(linkedPath)
        var status = stat()
        let exists = stat(path, &status) == 0
        if exists, status.st_mode & S_IFMT != S_IFREG {
            return try OpenFile(path, flags: O_WRONLY).write(self)
        }
        let folder = folder(of: path)
        // A short name of its own: that of the file may already have the greatest length.
        let temporaryPath = folder + ".archive-" + String(UInt64.random(in: 0 ... .max), radix: 16)
        // Until it has the permissions of the old file, only the process can read it. A new one gets those that the
        // process's mask allows.
        let file = try OpenFile(temporaryPath, flags: O_WRONLY | O_CREAT | O_EXCL, mode: exists ? 0o600 : 0o666)
        do throws(POSIXError) {
            try file.write(self)
            if exists { try file.setAccess(of: status) }
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

    init(_ path: String, flags: Int32, mode: mode_t = 0) throws(POSIXError) {
        descriptor = open(path, flags | O_CLOEXEC, mode)
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

    /// Gives the file the owner, the group and the permissions of another one. If the process may not set the owner, the
    /// set-ID bits are dropped; if it may not set the group either, the process's group gets no more than everyone.
    func setAccess(of status: stat) throws(POSIXError) {
        var mode = status.st_mode & 0o7777
        if fchown(descriptor, status.st_uid, status.st_gid) != 0 {
            mode &= 0o1777
            let hasGroup = fchown(descriptor, uid_t.max, status.st_gid) == 0
            if !hasGroup { mode = mode & ~0o070 | (mode & 0o007) << 3 }
        }
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

/// The path of the file that a path refers to through symbolic links, whether it exists or not.
private func resolvedPath(_ linkedPath: String) throws(POSIXError) -> String {
    var path = linkedPath
    // As many as systems follow.
    for _ in 0..<40 {
        var characters = [CChar](repeating: 0, count: 4_096)
        let count = readlink(path, &characters, characters.count)
        guard count > 0 else { return path }
        let target = String(decoding: characters[..<count].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        path = target.hasPrefix("/") ? target : folder(of: path) + target
    }
    throw POSIXError(.ELOOP)
}

private func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
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
    static func isSpecialFile(path: String) -> Bool { false }
    static func map(path: String) -> (base: UnsafeRawPointer, count: Int)? { nil }
    static func unmap(_ base: UnsafeRawPointer, count: Int) {}
}
#endif
