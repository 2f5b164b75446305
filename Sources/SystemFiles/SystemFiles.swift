// What the system does with files: their kinds and sizes, reading, mapping, and replacing a file completely or not at all.
// Code that writes a whole file calls `replaceFile`, or `FileReplacement` if several files belong together; `GrowingFile`
// is for records that are added to a file.
//
//     folder/.archive-4f2c…     written, synchronized, then renamed to
//     folder/document.archive   which is the old file until then, whatever fails
//
// Foundation's atomic writing replaces a symbolic link instead of the file that it refers to, replaces a device or a
// pipe, gives a private file the permissions of a new one, and doesn't synchronize the folder.
//
// The system's functions get pointers to variables, texts and memory that outlive the call, with the counts of these.

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif os(Windows)
import class Foundation.FileHandle
#endif

extension Data {
    /// Replaces the contents of a file with this data, completely or not at all.
    ///
    /// A replaced file keeps its permissions, its owner and its group, as far as the process may set them. No one gains
    /// access, also not while the file is written. A symbolic link stays one, and the file that it refers to is replaced
    /// or created. Hard links to the file keep the old contents. Something that isn't a file, such as a pipe or a
    /// device, and an open file, such as `/dev/stdout`, are written to directly. A pipe that no program reads is an error.
    /// After a loss of power, the file has either the old or the new contents. In a program with one thread, a signal that
    /// ends the process waits until the file is replaced.
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
        do {
            try replaceFile(atPath: path, synchronized: synchronized, waitsForReader: false)
        } catch let error as POSIXError {
            // FoundationEssentials doesn't declare the names of these keys.
            var info: [String: any Sendable] = ["NSFilePath": path, "NSURL": url, "NSUnderlyingError": error]
            if error.code == .ENXIO {
                info["NSLocalizedDescription"] = "'\(path)' is a pipe or a socket that no program reads"
            }
            throw CocoaError(error.cocoaCode, userInfo: info)
        }
        #endif
    }

    /// Replaces the contents of a file with this data, completely or not at all, as ``replaceFile(at:synchronized:)``
    /// does.
    ///
    /// - Parameters:
    ///   - old: What the file must still contain; without it, anything.
    ///   - copyPath: Where the old contents are kept, with the permissions and the owner of the file.
    ///   - waitsForReader: Whether a pipe that no program reads is waited for. Otherwise it is the error `ENXIO`.
    /// - Throws: The system's error, or ``FileChange``.
    package func replaceFile(
        atPath path: String, over old: Data? = nil, copyPath: String? = nil, synchronized: Bool = false,
        waitsForReader: Bool = true
    ) throws {
        #if !os(Windows) && !os(WASI)
        if let stream = try OpenFile(streamAtPath: path, waitsForReader: waitsForReader) {
            return try stream.write(self)
        }
        #endif
        try FileReplacement.uninterrupted {
            let replacement = try FileReplacement(ofPath: path, with: self)
            try replacement.install(over: old, copyPath: copyPath, synchronized: synchronized)
        }
    }
}

/// A file was changed by another program after it was read.
package struct FileChange: Error {}

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

    /// What two paths to the same file have in common; `nil` if the system doesn't say.
    package let identity: Identity?

    package struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }
}

#if !os(Windows) && !os(WASI)
extension FileStatus {
    /// The status of a file; `nil` if there is none.
    ///
    /// - Parameter followsLinks: Whether the status of a symbolic link is that of the file that it refers to.
    package init?(ofPath path: String, followsLinks: Bool = true) {
        var status = stat()
        guard unsafe (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
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
        identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
    }
}

extension Data {
    /// Reads a file, a pipe, a device or an open file such as `/dev/stdin`. A pipe is waited for.
    ///
    /// - Parameter maximumByteCount: How many bytes are read; fewer if there are no more.
    /// - Throws: The system's error.
    package init(readingPath path: String, upTo maximumByteCount: Int = .max) throws(POSIXError) {
        self = try OpenFile(readingPath: path).content(upTo: maximumByteCount)
    }
}

/// Regular files that are mapped.
package enum MappedBytes {
    /// Maps the bytes of a regular file; `nil` if the path leads to anything else, or if the file is empty or can't be
    /// mapped.
    package static func map(_ path: String) -> UnsafeRawBufferPointer? {
        // To open a pipe would wait for its writer.
        guard FileStatus(ofPath: path)?.kind == .regularFile, let file = try? OpenFile(path, flags: O_RDONLY),
            let status = file.status, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
            let byteCount = Int(exactly: status.st_size)
        else { return nil }
        return unsafe file.mapped(byteCount)
    }

    package static func unmap(_ bytes: UnsafeRawBufferPointer) {
        unsafe munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    }
}

/// How many bytes one call reads or writes: some systems fail if they are 2 GiB or more.
private func atOnce(_ count: Int) -> Int { min(count, 1 << 30) }

// MARK: - Replacing

/// The new contents of a file, complete on the disk, which replace the old ones in one step.
package final class FileReplacement {
    private let path: String
    private let temporaryPath: String
    private var isInstalled = false

    /// Writes the contents to a temporary file.
    ///
    /// - Parameter other: The path of the file whose permissions and owner the new one gets; without it, those of the
    ///   file that is replaced.
    package init(ofPath linkedPath: String, with content: Data, accessOf other: String? = nil) throws(POSIXError) {
        path = try resolvedPath(linkedPath)
        var status = stat()
        if unsafe stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            throw POSIXError(status.st_mode & S_IFMT == S_IFDIR ? .EISDIR : .EINVAL)
        }
        let hasAccess = unsafe stat(other ?? path, &status) == 0
        // A short name of its own: that of the file may already have the greatest length.
        temporaryPath = folder(of: path) + ".archive-" + String(UInt64.random(in: 0 ... .max), radix: 16)
        // Until it has the permissions of the old file, only the process can read it. A new one gets those that the
        // process's mask allows.
        let file = try OpenFile(temporaryPath, flags: O_WRONLY | O_CREAT | O_EXCL, mode: hasAccess ? 0o600 : 0o666)
        try file.write(content)
        if hasAccess { try file.setAccess(of: status) }
        // Some file systems move the file before they store its bytes.
        try file.synchronize()
        try file.close()
    }

    deinit { if !isInstalled { unsafe unlink(temporaryPath) } }

    /// Replaces the file.
    ///
    /// - Parameters:
    ///   - old: What the file must still contain. Of several programs that read the file and replace it with this
    ///     parameter, one succeeds.
    ///   - copyPath: Where the old contents are kept.
    ///   - synchronized: Whether the folder is synchronized too.
    /// - Throws: The system's error, or ``FileChange``.
    package func install(over old: Data? = nil, copyPath: String? = nil, synchronized: Bool = false) throws {
        let lock = try old.map { try lockedFile(containing: $0) }
        if let copyPath, let old { try FileReplacement(ofPath: copyPath, with: old, accessOf: path).install() }
        // Opened before: where this is not permitted, the old file remains.
        let container = synchronized ? try OpenFile(folder(of: path), flags: O_RDONLY | O_DIRECTORY) : nil
        guard unsafe rename(temporaryPath, path) == 0 else { throw lastError() }
        isInstalled = true
        // Those that waited for the lock find another file. The new one is complete, whatever closing says.
        try? lock?.close()
        try container?.synchronize()
    }

    /// The file that is replaced, unless another program removed or changed it.
    private func lockedFile(containing old: Data) throws -> OpenFile {
        do {
            return try OpenFile(locking: path, containing: old)
        } catch let error as POSIXError where error.code == .ENOENT {
            throw FileChange()
        }
    }

    /// Runs a body, during which the signals that end a process don't reach this thread: in a program with one thread,
    /// no temporary file remains.
    package static func uninterrupted<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var (signals, before) = (sigset_t(), sigset_t())
        unsafe sigemptyset(&signals)
        for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { unsafe sigaddset(&signals, signal) }
        unsafe pthread_sigmask(SIG_BLOCK, &signals, &before)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }
}

/// A file that is written bit by bit, so that what was written remains if the process ends.
package struct GrowingFile {
    private let file: OpenFile

    /// Opens or creates a file, whose permissions stay the same. What isn't a file is only written to.
    ///
    /// - Parameter keptByteCount: How many bytes at the beginning of the file are kept.
    package init(atPath path: String, keeping keptByteCount: Int) throws(POSIXError) {
        if let stream = try OpenFile(streamAtPath: path) {
            file = stream
        } else {
            file = try OpenFile(path, flags: O_WRONLY | O_CREAT, mode: 0o666)
            try file.truncate(to: keptByteCount)
        }
    }

    package func write(_ data: Data) throws(POSIXError) { try file.write(data) }
}

/// An open file, which is closed with its last reference.
private final class OpenFile {
    private var descriptor: Int32

    init(_ path: String, flags: Int32, mode: mode_t = 0) throws(POSIXError) {
        descriptor = unsafe open(path, flags | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw lastError() }
    }

    /// Opens what this process has opened.
    init(copying other: Int32) throws(POSIXError) {
        descriptor = fcntl(other, F_DUPFD_CLOEXEC, 0)
        guard descriptor >= 0 else { throw lastError() }
    }

    /// Opens anything that can be read.
    convenience init(readingPath path: String) throws(POSIXError) {
        // A regular file is read from its beginning.
        if FileStatus(ofPath: path)?.kind == .special, let descriptor = try openDescriptor(named: path) {
            try self.init(copying: descriptor)
        } else {
            try self.init(path, flags: O_RDONLY)
        }
    }

    /// Opens what is written to and never replaced: a pipe, a socket, a device, or what this process has opened; `nil`
    /// if the path leads to anything else.
    convenience init?(streamAtPath path: String, waitsForReader: Bool = true) throws(POSIXError) {
        if let descriptor = try openDescriptor(named: path) {
            try self.init(copying: descriptor)
        } else if FileStatus(ofPath: path)?.kind == .special {
            try self.init(path, flags: O_WRONLY | (waitsForReader ? 0 : O_NONBLOCK))
            // A reader is there: it is waited for while it reads.
            if !waitsForReader, fcntl(descriptor, F_SETFL, 0) != 0 { throw lastError() }
        } else {
            return nil
        }
    }

    /// Opens a regular file and locks it against others that lock it.
    ///
    /// - Throws: ``FileChange`` if it contains anything else.
    convenience init(locking path: String, containing content: Data) throws {
        try self.init(path, flags: O_RDONLY)
        // Not every file system has locks. Without one, only the shortest moment is left to others.
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        // The one that had the lock replaced the file.
        guard let status, FileStatus(status).identity == FileStatus(ofPath: path)?.identity,
            (try? self.content(upTo: content.count + 1)) == content
        else { throw FileChange() }
    }

    deinit { if descriptor >= 0 { _ = posixClose(descriptor) } }

    var status: stat? {
        var status = stat()
        return unsafe fstat(descriptor, &status) == 0 ? status : nil
    }

    /// The bytes up to the end, or some of them.
    func content(upTo maximumByteCount: Int) throws(POSIXError) -> Data {
        guard let status else { throw lastError() }
        if status.st_mode & S_IFMT == S_IFDIR { throw POSIXError(.EISDIR) }
        // The size is that of a regular file, which may grow or shrink, and 0 for everything else.
        let size = status.st_mode & S_IFMT == S_IFREG ? min(Int(clamping: status.st_size), maximumByteCount) : 0
        var data = Data(count: size)
        var count = 0
        while count < size {
            let addition = unsafe data.withUnsafeMutableBytes {
                unsafe read(UnsafeMutableRawBufferPointer(rebasing: $0[count...]))
            }
            guard addition >= 0 else { throw lastError() }
            if addition == 0 { return data.prefix(count) }
            count += addition
        }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while data.count < maximumByteCount {
            let addition = unsafe chunk.withUnsafeMutableBytes(read)
            guard addition >= 0 else { throw lastError() }
            if addition == 0 { break }
            data.append(contentsOf: chunk[..<addition])
        }
        return data.prefix(maximumByteCount)
    }

    /// Reads some bytes; 0 at the end, and a negative number after an error.
    private func read(_ bytes: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            let count = unsafe posixRead(descriptor, bytes)
            if count >= 0 || errno != EINTR { return count }
        }
    }

    func mapped(_ byteCount: Int) -> UnsafeRawBufferPointer? {
        let address: UnsafeMutableRawPointer? = unsafe mmap(nil, byteCount, PROT_READ, MAP_PRIVATE, descriptor, 0)
        // The address that reports a failure, which not every system declares.
        guard let address = unsafe address, unsafe address != UnsafeMutableRawPointer(bitPattern: -1) else {
            return nil
        }
        return unsafe UnsafeRawBufferPointer(start: address, count: byteCount)
    }

    /// Cuts the file off after some bytes, after which writing continues.
    func truncate(to count: Int) throws(POSIXError) {
        guard ftruncate(descriptor, off_t(count)) == 0, lseek(descriptor, off_t(count), SEEK_SET) >= 0 else {
            throw lastError()
        }
    }

    /// Writes all bytes, however many calls that takes.
    func write(_ data: Data) throws(POSIXError) {
        let failure = unsafe data.withUnsafeBytes { bytes -> POSIXError? in
            var rest = unsafe bytes[...]
            while unsafe !rest.isEmpty {
                let count = unsafe posixWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return count == 0 ? POSIXError(.EIO) : lastError() }
                unsafe rest = rest.dropFirst(count)
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
private func posixRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    unsafe read(descriptor, bytes.baseAddress, atOnce(bytes.count))
}
private func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    unsafe write(descriptor, bytes.baseAddress, atOnce(bytes.count))
}

/// The path of the file that a path refers to through symbolic links, whether it exists or not.
private func resolvedPath(_ linkedPath: String) throws(POSIXError) -> String {
    try links(from: linkedPath) { _ in false }
}

/// The number of what this process has opened, if a path names it: `/dev/stdout`, `/dev/fd/63`.
private func openDescriptor(named path: String) throws(POSIXError) -> Int32? {
    func number(_ path: String) -> Int32? {
        let folders = ["/dev/fd/", "/proc/self/fd/", "/proc/\(getpid())/fd/"]
        return folders.first(where: path.hasPrefix).flatMap { Int32(path.dropFirst($0.utf8.count)) }
    }
    return number(try links(from: path) { number($0) != nil })
}

/// Follows symbolic links to the first path that satisfies a condition, or to the last.
private func links(from path: String, until isEnd: (String) -> Bool) throws(POSIXError) -> String {
    var path = path
    // As many as systems follow.
    for _ in 0..<40 {
        if isEnd(path) { return path }
        var characters = [CChar](repeating: 0, count: 4_096)
        let count = unsafe readlink(path, &characters, characters.count)
        guard count > 0 else { return path }
        let bytes = characters[..<count].lazy.map { UInt8(bitPattern: $0) }
        let target = String(decoding: bytes, as: UTF8.self)
        // The repaired text would be the name of another file.
        guard target.utf8.elementsEqual(bytes) else { throw POSIXError(.EILSEQ) }
        path = target.hasPrefix("/") ? target : folder(of: path) + target
    }
    throw POSIXError(.ELOOP)
}

private func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
}

private func lastError() -> POSIXError {
    // Whether the disk or the user's part of it is full is the same for all callers.
    POSIXError(errno == EDQUOT ? .ENOSPC : POSIXErrorCode(rawValue: errno) ?? .EIO)
}

extension POSIXError {
    fileprivate var cocoaCode: CocoaError.Code {
        switch code {
        case .ENOSPC: .fileWriteOutOfSpace
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
        identity = nil
    }
}

extension Data {
    package init(readingPath path: String, upTo maximumByteCount: Int = .max) throws {
        self = try Data(contentsOf: URL(fileURLWithPath: path)).prefix(maximumByteCount)
    }
}

package enum MappedBytes {
    package static func map(_ path: String) -> UnsafeRawBufferPointer? { nil }
    package static func unmap(_ bytes: UnsafeRawBufferPointer) {}
}

package final class FileReplacement {
    private let path: String
    private let content: Data

    package init(ofPath path: String, with content: Data, accessOf other: String? = nil) throws {
        (self.path, self.content) = (path, content)
    }

    package func install(over old: Data? = nil, copyPath: String? = nil, synchronized: Bool = false) throws {
        if let old, try Data(readingPath: path) != old { throw FileChange() }
        if let copyPath, let old { try old.write(to: URL(fileURLWithPath: copyPath), options: .atomic) }
        try content.write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    package static func uninterrupted<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body()
    }
}

#if os(Windows)
package struct GrowingFile {
    private let file: FileHandle

    package init(atPath path: String, keeping keptByteCount: Int) throws {
        if keptByteCount == 0 { try Data().write(to: URL(fileURLWithPath: path)) }
        file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try file.truncate(atOffset: UInt64(keptByteCount))
    }

    package func write(_ data: Data) throws { try file.write(contentsOf: data) }
}
#endif
#endif
