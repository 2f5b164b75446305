// All calls of the C library and of the system that this module makes: for the standard streams and other processes.

// The C library declares its streams as variables that anyone could assign.
@preconcurrency package import Foundation

// MARK: - Standard streams

/// The streams that every process has.
package enum StandardStream: Int32 {
    case input, output, error

    /// Makes the streams transfer bytes as they are. Windows would change line feeds.
    static func prepare() {
        #if os(Windows)
        for stream in [Self.input, .output, .error] { _ = _setmode(stream.rawValue, _O_BINARY) }
        #endif
    }

    /// Whether a person reads or writes the stream.
    package var isTerminal: Bool {
        #if os(Windows)
        _isatty(rawValue) != 0
        #else
        isatty(rawValue) != 0
        #endif
    }
}

extension FileHandle {
    /// The next bytes, as soon as there are any; none at the end.
    ///
    /// Foundation's functions wait for all bytes, or end the process after an error.
    package func nextBytes(upTo maximumCount: Int) throws -> [UInt8] {
        #if os(Windows)
        // Other files have no descriptor there.
        guard self === FileHandle.standardInput else { return [UInt8](try read(upToCount: maximumCount) ?? Data()) }
        let descriptor = StandardStream.input.rawValue
        #else
        let descriptor = fileDescriptor
        #endif
        return try [UInt8](unsafeUninitializedCapacity: maximumCount) { buffer, initializedCount in
            var count = 0
            repeat {
                count = systemRead(descriptor, buffer)
            } while count < 0 && errno == EINTR
            guard count >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            initializedCount = count
        }
    }
}

/// The system's function, whose name a method of `FileHandle` has too.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    #if os(Windows)
    Int(_read(descriptor, buffer.baseAddress, UInt32(clamping: buffer.count)))
    #else
    read(descriptor, buffer.baseAddress, buffer.count)
    #endif
}

/// The stream that `print` writes to, which the C library buffers.
///
/// A write that fails, because the disk is full or the reader has gone, is reported once, by `finish`.
package enum StandardOutput {
    package static func write(_ data: Data) {
        data.withUnsafeBytes { bytes in
            if let base = bytes.baseAddress { _ = fwrite(base, 1, bytes.count, stdout) }
        }
    }

    /// Writes what is still buffered; false if anything could not be written.
    package static func flush() -> Bool { fflush(stdout) == 0 && ferror(stdout) == 0 }

    /// Writes what is still buffered, and throws if anything could not be written.
    static func finish() throws(ToolError) {
        errno = 0
        let isFlushed = fflush(stdout) == 0
        let reason = errno
        if isFlushed && ferror(stdout) == 0 { return }
        let description = reason == 0 ? "" : ": \(String(cString: strerror(reason)))"
        throw ToolError("cannot write to standard output\(description)")
    }
}

/// The stream of messages; where it can't be written, messages have no reader.
enum StandardError {
    static func write(_ text: String) {
        Data(text.utf8).withUnsafeBytes { bytes in
            if let base = bytes.baseAddress { _ = fwrite(base, 1, bytes.count, stderr) }
        }
    }
}

// MARK: - Processes

/// This process and others.
package enum SystemProcess {
    /// Makes writing fail when the reader has gone, instead of ending the process.
    package static func ignoreClosedReaders() {
        #if !os(Windows) && !os(WASI)
        signal(SIGPIPE, SIG_IGN)
        #endif
    }

    /// The system's words for an error.
    static func description(of code: POSIXErrorCode) -> String { String(cString: strerror(code.rawValue)).lowercased() }

    /// Whether a process runs; true if the system doesn't say.
    package static func exists(_ process: Int) -> Bool {
        #if os(Windows) || os(WASI)
        return true
        #else
        guard let number = pid_t(exactly: process), number > 0 else { return true }
        return kill(number, 0) == 0 || errno != ESRCH
        #endif
    }
}
