// What the system does with files: their kinds and sizes, reading, mapping, and replacing a file completely or not at all.
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
        #if os(Windows) || os(WASI)
        try write(to: url, options: .atomic)
        #else
        let path = url.path(percentEncoded: false)
        do throws(POSIXError) {
            try replaceFile(atPath: path, synchronized: synchronized)
        } catch {
            // FoundationEssentials doesn't declare the names of these keys.
            throw CocoaError(error.cocoaCode, userInfo: ["NSFilePath": path, "NSURL": url, "NSUnderlyingError": error])
        }
        #endif
    }
}

/// What a path leads to.
package struct FileStatus {
    package enum Kind: Sendable {
        case regularFile, folder, symbolicLink

        /// A pipe, a socket or a device.
        case special
    }

    package let kind: Kind

    /// The size, or the greatest `Int` if that is smaller.
    package let byteCount: Int
}

#if !os(Windows) && !os(WASI)
extension FileStatus {
    /// The status of a file; `nil` if there is none.
    ///
    /// - Parameter followsLinks: Whether the status of a symbolic link is that of the file that it refers to.
    package init?(ofPath path: String, followsLinks: Bool = true) {
        var status = stat()
        guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        self.init(status)
    }

    fileprivate init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .regularFile
            case S_IFDIR: .folder
            case S_IFLNK: .symbolicLink
            default: .special
            }
        byteCount = Int(clamping: status.st_size)
    }
}

/// A regular file, open for reading. Foundation makes four times as many calls of the system.
package struct RegularFile: ~Copyable {
    private let descriptor: Int32
    package let byteCount: Int

    /// Opens a file; `nil` if the path leads to anything else, if it can't be read, or if it has too many bytes for
    /// memory.
    package init?(atPath path: String) {
        // To open a pipe would wait for its writer.
        guard FileStatus(ofPath: path)?.kind == .regularFile else { return nil }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let byteCount = Int(exactly: status.st_size)
        else {
            close(descriptor)
            return nil
        }
        (self.descriptor, self.byteCount) = (descriptor, byteCount)
    }

    deinit { close(descriptor) }

    /// The bytes; `nil` if they can't be read, or if the file became shorter.
    package var content: Data? {
        var data = Data(count: byteCount)
        let isWhole = data.withUnsafeMutableBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = read(
                    descriptor, UnsafeMutableRawBufferPointer(rebasing: rest).baseAddress, atOnce(rest.count))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
        return isWhole ? data : nil
    }

    /// Maps the bytes, which stay valid when the file is closed; `nil` if the file is empty or can't be mapped.
    consuming func mapped() -> UnsafeRawBufferPointer? {
        guard byteCount > 0 else { return nil }
        let address: UnsafeMutableRawPointer? = mmap(nil, byteCount, PROT_READ, MAP_PRIVATE, descriptor, 0)
        // The address that reports a failure, which not every system declares.
        guard let address, address != UnsafeMutableRawPointer(bitPattern: -1) else { return nil }
        return UnsafeRawBufferPointer(start: address, count: byteCount)
    }

    static func unmap(_ bytes: UnsafeRawBufferPointer) {
        munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    }
}

/// How many bytes one call reads or writes: some systems fail if they are 2 GiB or more.
private func atOnce(_ count: Int) -> Int { min(count, 1 << 30) }

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
    write(descriptor, bytes.baseAddress, atOnce(bytes.count))
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
// Foundation's functions take paths in all forms that these systems have.

extension FileStatus {
    package init?(ofPath path: String, followsLinks: Bool = true) {
        let path =
            followsLinks ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path(percentEncoded: false) : path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
        kind =
            switch attributes[.type] as? FileAttributeType {
            case .typeRegular?: .regularFile
            case .typeDirectory?: .folder
            case .typeSymbolicLink?: .symbolicLink
            default: .special
            }
        byteCount = (attributes[.size] as? UInt64).map { Int(clamping: $0) } ?? 0
    }
}

package struct RegularFile {
    private let path: String
    package let byteCount: Int

    package init?(atPath path: String) {
        guard let status = FileStatus(ofPath: path), status.kind == .regularFile else { return nil }
        (self.path, byteCount) = (path, status.byteCount)
    }

    package var content: Data? { try? Data(contentsOf: URL(fileURLWithPath: path)) }

    func mapped() -> UnsafeRawBufferPointer? { nil }
    static func unmap(_ bytes: UnsafeRawBufferPointer) {}
}
#endif
