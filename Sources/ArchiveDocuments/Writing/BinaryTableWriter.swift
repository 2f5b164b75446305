// The bytes of a table.

import Foundation
import PropertyLists

/// Writes the objects of a table with the widths that a layout states.
struct BinaryTableWriter {
    private let layout: BinaryTableLayout
    private var bytes: [UInt8] = Array("bplist00".utf8)
    private var referenceWidth = 1

    init(_ layout: BinaryTableLayout) {
        self.layout = layout
    }

    /// The property list with these objects, one of which is the top.
    mutating func data(_ objects: [Int: BinaryTableObject], _ links: [Int]) throws(InspectionError) -> Data {
        let count = objects.count
        let order = layout.order ?? Array(0..<count)
        guard order.count == count, Set(order).count == count, order.allSatisfy({ (0..<count).contains($0) }) else {
            throw InspectionError("the layout doesn't fit the document")
        }
        referenceWidth = max(Self.width(UInt64(count)), min(layout.referenceWidth ?? 1, 8))
        var offsets = Array(repeating: 0, count: count)
        for index in order {
            offsets[index] = bytes.count
            guard let object = objects[index] else { throw InspectionError("the layout doesn't fit the document") }
            append(object, index: index, links)
        }
        let table = bytes.count
        let offsetWidth = max(Self.width(UInt64(table)), min(layout.offsetWidth ?? 1, 8))
        for offset in offsets { append(UInt64(offset), width: offsetWidth) }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(referenceWidth)]
        for number in [count, layout.top, table] { append(UInt64(number), width: 8) }
        return Data(bytes)
    }

    /// The smallest of the usual widths for a number.
    static func width(_ number: UInt64) -> Int {
        number < 1 << 8 ? 1 : number < 1 << 16 ? 2 : number < 1 << 32 ? 4 : 8
    }

    private mutating func append(_ number: UInt64, width: Int) {
        for shift in (0..<width).reversed() {
            bytes.append(shift < 8 ? UInt8(truncatingIfNeeded: number >> UInt64(8 * shift)) : 0)
        }
    }

    private mutating func append(marker: UInt8, count: Int) {
        guard count >= 15 else { return bytes.append(marker | UInt8(count)) }
        bytes.append(marker | 15)
        let width = Self.width(UInt64(count))
        bytes.append(0x10 | UInt8(width.trailingZeroBitCount))
        append(UInt64(count), width: width)
    }

    private mutating func append(marker: UInt8, count: Int, _ references: ArraySlice<Int>) {
        append(marker: marker, count: count)
        for reference in references { append(UInt64(reference), width: referenceWidth) }
    }

    private mutating func append(_ object: BinaryTableObject, index: Int, _ links: [Int]) {
        switch object {
        case .leaf(let leaf): append(leaf, index: index)
        case .array(let range): append(marker: 0xA0, count: range.count, links[range])
        case .set(let range): append(marker: 0xC0, count: range.count, links[range])
        case .dictionary(let range): append(marker: 0xD0, count: range.count / 2, links[range])
        }
    }

    private mutating func append(_ leaf: PropertyList, index: Int) {
        switch leaf {
        case .null: bytes.append(0)
        case .boolean(let value): bytes.append(value ? 9 : 8)
        case .integer(let value): append(value, width: layout.widths[index])
        case .float(let value):
            bytes.append(0x22)
            append(UInt64(value.bitPattern), width: 4)
        case .double(let value):
            bytes.append(0x23)
            append(value.bitPattern, width: 8)
        case .date(let date):
            bytes.append(0x33)
            append(date.timeIntervalSinceReferenceDate.bitPattern, width: 8)
        case .data(let data):
            append(marker: 0x40, count: data.count)
            bytes += data
        case .string(let text):
            if let bytes = layout.singleByteStrings[index]?.bytes(of: text) {
                append(marker: 0x50, count: bytes.count)
                self.bytes += bytes
            } else {
                append(text, isWide: layout.wideStrings.contains(index))
            }
        case .uid(let uid):
            let width = layout.widths[index] ?? Self.width(UInt64(uid.value))
            bytes.append(0x80 | UInt8(width - 1))
            append(UInt64(uid.value), width: width)
        case .array, .set, .dictionary: bytes.append(0)
        }
    }

    private mutating func append(_ value: PropertyListInteger, width stated: Int?) {
        let bits = value.signed.map { UInt64(bitPattern: $0) } ?? value.unsigned ?? 0
        let isNegative = value.signed.map { $0 < 0 } ?? false
        let needed = value.signed == nil ? 16 : isNegative ? 8 : Self.width(bits)
        let width = max(needed, stated ?? 1)
        bytes.append(0x10 | UInt8(width.trailingZeroBitCount))
        if width == 16 { append(isNegative ? UInt64.max : 0, width: 8) }
        append(bits, width: min(width, 8))
    }

    private mutating func append(_ text: String, isWide: Bool) {
        let utf8 = text.utf8
        if !isWide, utf8.allSatisfy({ $0 < 0x80 }) {
            append(marker: 0x50, count: utf8.count)
            bytes += utf8
        } else {
            append(marker: 0x60, count: text.utf16.count)
            for unit in text.utf16 { append(UInt64(unit), width: 2) }
        }
    }
}
