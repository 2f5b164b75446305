// The base protocol: messages with a header that states their length.
//
//     Content-Length: 52\r\n
//     \r\n
//     {"jsonrpc":"2.0","id":1,"method":"shutdown"}

package import JSONText

/// Cuts a stream of bytes into messages.
package struct MessageReader {
    /// What is wrong with a stream. No message after it can be found.
    package enum Failure: Error, Equatable {
        case headerTooLong
        case headerWithoutLength
        case messageTooLong(Int)
    }

    /// The limits of a header and of a message. No schema is nearly as long.
    package static let longestHeader = 4_096
    package static let longestMessage = 64 * 1_024 * 1_024

    private var bytes: [UInt8] = []

    /// The offset of the first byte that was not read.
    private var start = 0

    /// The length of the message whose header was read.
    private var length: Int?

    package init() {}

    /// Adds bytes of the stream.
    package mutating func append(_ more: some Sequence<UInt8>) {
        if start > 65_536 || start == bytes.count {
            bytes.removeFirst(start)
            start = 0
        }
        bytes += more
    }

    /// The next message; `nil` if it isn't complete.
    package mutating func next() throws(Failure) -> [UInt8]? {
        if length == nil { length = try header() }
        guard let length, bytes.count - start >= length else { return nil }
        let message = Array(bytes[start..<(start + length)])
        start += length
        self.length = nil
        return message
    }

    /// The length that the next header states.
    private mutating func header() throws(Failure) -> Int? {
        let end = Array("\r\n\r\n".utf8)
        let window = bytes[start...].prefix(Self.longestHeader + end.count)
        guard
            let last = window.indices.dropLast(end.count - 1).first(where: {
                window[$0..<($0 + end.count)].elementsEqual(end)
            })
        else {
            if window.count > Self.longestHeader { throw .headerTooLong }
            return nil
        }
        let lines = String(decoding: window[start..<last], as: UTF8.self).split(separator: "\r\n")
        start = last + end.count
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
            guard let length = Int(parts[1].filter { $0 != " " }), length >= 0 else { throw .headerWithoutLength }
            guard length <= Self.longestMessage else { throw .messageTooLong(length) }
            return length
        }
        throw .headerWithoutLength
    }

    /// A message with its header.
    package static func framed(_ message: JSONValue) -> [UInt8] {
        let content = Array(message.compactText.utf8)
        return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
    }
}
