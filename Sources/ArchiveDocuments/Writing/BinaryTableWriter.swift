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
        referenceWidth = max(BinaryFormat.width(holding: UInt64(count)), min(layout.referenceWidth ?? 1, 8))
        var offsets = Array(repeating: 0, count: count)
        for index in order {
            offsets[index] = bytes.count
            guard let object = objects[index] else { throw InspectionError("the layout doesn't fit the document") }
            append(object, index: index, links)
        }
        let table = bytes.count
        let offsetWidth = max(BinaryFormat.width(holding: UInt64(table)), min(layout.offsetWidth ?? 1, 8))
        for offset in offsets { bytes.append(UInt64(offset), width: offsetWidth) }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(referenceWidth)]
        for number in [count, layout.top, table] { bytes.append(UInt64(number), width: 8) }
        return Data(bytes)
    }

    private mutating func append(_ object: BinaryTableObject, index: Int, _ links: [Int]) {
        switch object {
        case .leaf(let leaf): append(leaf, index: index)
        case .container(let kind, let range):
            switch kind {
            case .dictionary: bytes.append(BinaryMarker.dictionary, count: range.count / 2)
            case .set: bytes.append(BinaryMarker.set, count: range.count)
            default: bytes.append(BinaryMarker.array, count: range.count)
            }
            for reference in links[range] { bytes.append(UInt64(reference), width: referenceWidth) }
        }
    }

    private mutating func append(_ leaf: PropertyList, index: Int) {
        switch (leaf, layout.widths[index]) {
        case (.integer(let value), let width?): append(value, width: width)
        case (.uid(let uid), let width?):
            bytes.append(BinaryMarker.uid | UInt8(width - 1))
            if width > 8 { bytes += repeatElement(0, count: width - 8) }
            bytes.append(UInt64(uid.value), width: min(width, 8))
        case (.string(let text), _):
            if let text = layout.singleByteStrings[index]?.bytes(of: text) {
                bytes.append(BinaryMarker.asciiString, count: text.count)
                bytes += text
            } else if layout.wideStrings.contains(index) {
                bytes.append(wideString: text)
            } else {
                bytes += leaf.leafBytes
            }
        default: bytes += leaf.leafBytes
        }
    }

    private mutating func append(_ value: PropertyListInteger, width stated: Int) {
        let bits = value.signed.map { UInt64(bitPattern: $0) } ?? value.unsigned ?? 0
        let isNegative = value.signed.map { $0 < 0 } ?? false
        let width = max(value.signed == nil ? 16 : BinaryFormat.width(holding: bits), stated)
        bytes.append(BinaryMarker.integer8 | UInt8(width.trailingZeroBitCount))
        if width == 16 { bytes.append(isNegative ? UInt64.max : 0, width: 8) }
        bytes.append(bits, width: min(width, 8))
    }
}
