// Assembles binary property lists byte by byte, also wrong ones, for the tests.

import PropertyLists

/// A binary property list in the making: right unless a field is set to something else.
struct BinaryFile: Sendable {
    var header = Array("bplist00".utf8)
    var objects: [[UInt8]]
    var offsetWidth = 1
    var referenceWidth = 1
    /// Instead of where the objects are.
    var offsets: [UInt64]?
    var topObject: UInt64 = 0
    /// Instead of how many objects there are.
    var objectCount: UInt64?
    /// Instead of where the offset table is.
    var offsetTableOffset: UInt64?
    /// Bytes between the offset table and the trailer.
    var gap: [UInt8] = []
    /// Instead of the widths.
    var trailerWidths: [UInt8]?

    init(_ objects: [UInt8]...) {
        self.objects = objects
    }

    init(objects: [[UInt8]]) {
        self.objects = objects
    }

    /// The file with some fields set otherwise.
    func with(_ change: (inout BinaryFile) -> Void) -> BinaryFile {
        var copy = self
        change(&copy)
        return copy
    }

    var bytes: [UInt8] {
        var bytes = header
        var starts: [UInt64] = []
        for object in objects {
            starts.append(UInt64(bytes.count))
            bytes += object
        }
        let tableOffset = UInt64(bytes.count)
        for offset in offsets ?? starts {
            bytes += bigEndian(offset, width: offsetWidth)
        }
        bytes += gap
        bytes += [0, 0, 0, 0, 0, 0]
        bytes += trailerWidths ?? [UInt8(offsetWidth), UInt8(referenceWidth)]
        bytes += bigEndian(objectCount ?? UInt64((offsets ?? starts).count), width: 8)
        bytes += bigEndian(topObject, width: 8)
        bytes += bigEndian(offsetTableOffset ?? tableOffset, width: 8)
        return bytes
    }
}

func bigEndian(_ value: UInt64, width: Int) -> [UInt8] {
    (0..<width).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) : 0 }
}
