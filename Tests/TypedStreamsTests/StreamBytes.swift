// Streams spelled byte for byte, and read.

import PropertyLists

@testable import TypedStreams

/// The header of a stream of version 4, then these bytes.
func streamBytes(_ body: [UInt8], isBigEndian: Bool = false) -> [UInt8] {
    let signature = isBigEndian ? "typedstream" : "streamtyped"
    return [0x04, 0x0B] + Array(signature.utf8) + (isBigEndian ? [0x81, 0x03, 0xE8] : [0x81, 0xE8, 0x03]) + body
}

/// A shared string that is new.
func newString(_ text: String) -> [UInt8] {
    let count = UInt16(text.utf8.count)
    let countBytes = count < 0x80 ? [UInt8(count)] : [0x81, UInt8(truncatingIfNeeded: count), UInt8(count >> 8)]
    return [0x84] + countBytes + Array(text.utf8)
}

/// A class that is new, with NSObject as its superclass, which is new too.
func newClass(_ name: String, version: UInt8 = 0) -> [UInt8] {
    [0x84] + newString(name) + [version, 0x84] + newString("NSObject") + [0x00, 0x85]
}

/// How many bytes the header has.
let headerByteCount = streamBytes([]).count

func read(_ bytes: [UInt8], limits: TypedStreamLimits = TypedStreamLimits()) throws(TypedStreamError) -> TypedStream {
    try TypedStream(reading: ArchiveBytes(bytes), limits: limits)
}

extension UInt8 {
    static func code(_ character: Unicode.Scalar) -> UInt8 { UInt8(ascii: character) }
}

extension TypedStream {
    /// The items, copied, so that they may outlive the stream.
    var copiedItems: [TypedStreamItem] { items.indices.map { items[$0] } }

    func className(_ entry: UInt32) -> String { string(entries[Int(entry)].string) }

    func encoding(of group: TypedStreamItem) -> String {
        group.kind == .group ? string(group.number) : String(Character(Unicode.Scalar(group.code)))
    }

    /// The stream written again. If Apple's systems wrote it, the bytes are identical to those that were read.
    func bytes() throws(TypedStreamError) -> [UInt8] {
        var writing = TypedStreamWriting()
        writing.header = header
        writing.maximumDepth = .max
        var codeStrings = [UInt32](repeating: .max, count: 128)
        for number in strings.indices.reversed() {
            let text = self.bytes(strings[number])
            if text.count == 1, text[0] < 0x80 { codeStrings[Int(text[0])] = UInt32(number) }
        }
        return try payload.withUnsafeBytes { (bytes) throws(TypedStreamError) in
            [UInt8](try reader.tables.data(payload: bytes, writing, topStart: 0, codeStrings: codeStrings))
        }
    }
}

extension TypedStreamBuilder {
    func bytes(_ writing: TypedStreamWriting = TypedStreamWriting()) throws(TypedStreamError) -> [UInt8] {
        var builder = copy()
        return [UInt8](try builder.finish(writing))
    }
}
