// Sequential archives made by hand, group by group, for tests of what no archiver writes.

import ArchiveBuilding
import Foundation
import TypedStreams

/// A sequential archive that holds whatever a test wants.
struct HandmadeStream: ~Copyable {
    private var builder: TypedStreamBuilder

    private init(builder: consuming TypedStreamBuilder) { self.builder = builder }

    init() { self.init(builder: TypedStreamBuilder()) }

    /// One value of a group.
    enum Value {
        case integer(Int64)
        case real(Double)
        case object(UInt32)
        case null
        case bytes([UInt8])
        case cString(String)
    }

    /// A type encoding and the values after it.
    typealias Group = (encoding: String, values: [Value])

    /// Adds an object; the chain ends with NSObject, whether it is named or not.
    mutating func object(_ chain: [(String, Int32)], _ groups: [Group] = []) -> UInt32 {
        let entry = addObject(chain)
        fill(entry, groups)
        return entry
    }

    /// Adds an object whose groups come later, which may refer to it.
    mutating func addObject(_ chain: [(String, Int32)]) -> UInt32 {
        let classes = chain.map { (name: $0.0, version: $0.1) } + [(name: "NSObject", version: 0)]
        return builder.addObject(ofClass: builder.classEntry(chain: classes), isHeld: true)
    }

    mutating func fill(_ entry: UInt32, _ groups: [Group]) {
        builder.beginContents(of: entry)
        for group in groups { append(group) }
        builder.endContents(of: entry)
    }

    /// Adds a string.
    mutating func string(_ text: String) -> UInt32 {
        object([("NSString", 1)], [("+", [.bytes(Array(text.utf8))])])
    }

    /// Adds a number object.
    mutating func number(_ code: String, _ value: Value) -> UInt32 {
        object([("NSNumber", 0), ("NSValue", 0)], [("*", [.cString(code)]), (code, [value])])
    }

    /// Adds an array.
    mutating func array(_ elements: [UInt32]) -> UInt32 {
        object([("NSArray", 0)], [("i", [.integer(Int64(elements.count))])] + elements.map { ("@", [.object($0)]) })
    }

    private mutating func append(_ group: Group) {
        builder.beginGroup(group.encoding)
        // The name of a structure ends with "=".
        let members = group.encoding.split(separator: "=").last ?? ""
        let codes = Array(members.utf8.filter { !"{}[]0123456789".utf8.contains($0) })
        for (number, value) in group.values.enumerated() {
            builder.append(item(value, code: codes[number % max(codes.count, 1)]))
        }
        builder.endGroup()
    }

    private mutating func item(_ value: Value, code: UInt8) -> TypedStreamItem {
        switch value {
        case .integer(let value): return .integer(value, code: code)
        case .real(let value) where code == UInt8(ascii: "f"):
            return TypedStreamItem(.real, code: code, value: Int64(Float(value).bitPattern))
        case .real(let value):
            return TypedStreamItem(.real, code: code, value: Int64(bitPattern: value.bitPattern))
        case .object(let entry): return TypedStreamItem(.object, code: code, number: entry)
        case .null: return TypedStreamItem(.null, code: code)
        case .cString(let text):
            return TypedStreamItem(.cString, code: code, number: builder.cStringEntry(text))
        case .bytes(let bytes):
            let range = bytes.withUnsafeBytes { builder.add($0) }
            return TypedStreamItem(
                .bytes, code: code, number: UInt32(range.count), value: Int64(range.offset))
        }
    }

    /// The archive with groups at the top level.
    func data(_ groups: [Group]) throws -> Data {
        var stream = HandmadeStream(builder: builder.copy())
        for group in groups { stream.append(group) }
        return try stream.builder.finish()
    }

    /// The archive with one object.
    func data(root: UInt32) throws -> Data {
        try data([("@", [.object(root)])])
    }
}
