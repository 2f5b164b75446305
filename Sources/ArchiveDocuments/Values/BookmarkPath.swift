// The path that a bookmark of a file contains.
//
//     "book"  byte count  …  start ▸ 16      start: table ▸ [ key, item, 0 ] …      item: byte count, type, bytes
//     key 0x1004: a list of items, which are the names of the folders and of the file

import Foundation
import PropertyLists

enum BookmarkPath {
    private static let pathKey: UInt32 = 0x1004
    private static let listType: UInt32 = 0x601
    private static let textType: UInt32 = 0x101
    private static let maximumCount = 1024

    /// The path in a bookmark; `nil` for other data.
    static func path(in data: Data) -> String? {
        guard data.count >= 48, data.count <= 1 << 20, data.starts(with: Data("book".utf8)) else { return nil }
        let bookmark = Bytes(bytes: Array(data))
        guard let start = bookmark.number(12), let table = bookmark.number(start) else { return nil }
        var next = table
        // Tables can refer to each other in a ring.
        for _ in 0..<8 where next != 0 {
            guard let place = bookmark.sum(start, next), let count = bookmark.number(place + 16),
                let following = bookmark.number(place + 12)
            else { return nil }
            for entry in 0..<min(count, maximumCount) {
                let position = place + 20 + 12 * entry
                guard let key = bookmark.number(position), let item = bookmark.number(position + 4) else { break }
                if key == Int(pathKey) { return path(bookmark, start, item) }
            }
            next = following
        }
        return nil
    }

    private static func path(_ bookmark: Bytes, _ start: Int, _ item: Int) -> String? {
        guard let list = bookmark.item(start, item, listType), list.count / 4 <= maximumCount else { return nil }
        var names: [String] = []
        // Items can overlap, and the list can contain one many times.
        var rest = bookmark.bytes.count
        for position in stride(from: list.lowerBound, to: list.upperBound - 3, by: 4) {
            guard let name = bookmark.number(position), let text = bookmark.item(start, name, textType),
                let name = String(validUTF8: bookmark.bytes[text])
            else { return nil }
            rest -= text.count
            guard rest >= 0 else { return nil }
            names.append(name)
        }
        return names.isEmpty ? nil : "/" + names.joined(separator: "/")
    }

    private struct Bytes {
        let bytes: [UInt8]

        /// The number at an offset, with the low byte first.
        func number(_ offset: Int) -> Int? {
            guard offset >= 0, offset <= bytes.count - 4 else { return nil }
            return Int(exactly: (0..<4).reduce(0 as UInt32) { $0 | UInt32(bytes[offset + $1]) << UInt32(8 * $1) })
        }

        func sum(_ left: Int, _ right: Int) -> Int? {
            left < bytes.count && right < bytes.count - left ? left + right : nil
        }

        /// The range of the bytes of an item.
        func item(_ start: Int, _ offset: Int, _ type: UInt32) -> Range<Int>? {
            guard let place = sum(start, offset), let count = number(place), number(place + 4) == Int(type),
                count <= bytes.count - place - 8
            else { return nil }
            return place + 8..<place + 8 + count
        }
    }
}
