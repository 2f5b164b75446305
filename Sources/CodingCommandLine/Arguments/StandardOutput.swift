// Standard output and standard error, as C's buffered streams.

// The C library declares its streams as variables that anyone could assign.
@preconcurrency package import Foundation

/// The stream that `print` writes to.
///
/// A write that fails, because the disk is full or the reader has gone, is reported once, by `finish`.
package enum StandardOutput {
    package static func write(_ data: Data) { put(data, on: stdout) }

    package static func write(_ text: String) { print(text, terminator: "") }

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
    static func write(_ text: String) { put(Data(text.utf8), on: stderr) }
}

private func put(_ data: Data, on stream: UnsafeMutablePointer<FILE>?) {
    guard let stream else { return }
    data.withUnsafeBytes { _ = fwrite($0.baseAddress, 1, $0.count, stream) }
}
