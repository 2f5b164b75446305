// Strings that are marked as ASCII and contain other bytes: Latin-1 to Cocoa, but some programs write UTF-8 there.
//
// Code reads lent bytes only during the call that lends them, and inside their bounds.

import Foundation
import PropertyLists

/// What the bytes of a string that is marked as ASCII are.
enum SingleByteText: Int {
    case latin1 = 1
    case utf8 = 2

    func bytes(of text: String) -> [UInt8]? {
        switch self {
        case .utf8: return Array(text.utf8)
        case .latin1:
            let bytes = text.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
            return bytes.count == text.unicodeScalars.count ? bytes : nil
        }
    }
}

extension BinaryObjectTable {
    /// What the bytes of an object are; `nil` if they are ASCII, or no string that is marked as ASCII.
    func singleByteText(_ object: BinaryObject) throws(PropertyListError) -> SingleByteText? {
        guard object.kind == .asciiString else { return nil }
        return try bytes.withUnsafeBytes(at: object.payload, count: object.count) { bytes in
            if unsafe bytes.allSatisfy({ $0 < 0x80 }) { return nil }
            return unsafe String(validUTF8: bytes) == nil ? .latin1 : .utf8
        }
    }

    /// The text of a string: bytes that are valid UTF-8 are read as such.
    func shownString(_ object: BinaryObject) throws(PropertyListError) -> String {
        guard try singleByteText(object) == .utf8 else { return try string(object) }
        return try bytes.withUnsafeBytes(at: object.payload, count: object.count) {
            unsafe String(decoding: $0, as: UTF8.self)
        }
    }
}
