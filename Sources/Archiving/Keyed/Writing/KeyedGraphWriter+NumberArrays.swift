// Writes arrays of numbers without keys, as objects of a private class of Cocoa.
//
//     [1, 2] of Int32  ──▶  { NS.count: 2, NS.size: 4, NS.type: 105, $0: 1, $1: 2, $class }      105 is "i"

import PropertyLists

extension KeyedGraphWriter {
    mutating func write(_ numbers: NumberArray, forKey key: String?) throws {
        guard numbers.count > 0 else {
            throw failure(
                .notSupported, expected: "at least one number in an array without a key", found: "none", forKey: key)
        }
        let slot = try writeInstance { graph in
            for (key, value) in [
                (KeyedArchiveFormat.numberCountKey, Int64(numbers.count)),
                (KeyedArchiveFormat.numberSizeKey, numbers.kind.size),
                (KeyedArchiveFormat.numberTypeKey, numbers.kind.typeCodes[0]),
            ] {
                graph.appendEntry(key: try graph.index(ofText: key), value: try graph.writer.integer(value))
            }
            try graph.writeElements(of: numbers)
        } class: {
            try $0.classReference(.numberArray)
        }
        try placeReference(toSlot: slot, forKey: key)
    }

    private mutating func writeElements(of numbers: NumberArray) throws {
        switch numbers {
        case .booleans(let elements): try writeElements(elements) { try $0.boolean($1) }
        case .floats(let elements): try writeElements(elements) { try $0.float($1) }
        case .doubles(let elements): try writeElements(elements) { try $0.double($1) }
        case .integers(let elements, let type):
            try writeElements(elements) { try $0.integer($1, isUnsigned: type.isUnsigned) }
        }
    }

    private mutating func writeElements<Element>(
        _ elements: [Element], _ write: (inout BinaryPropertyListWriter, Element) throws -> UInt32
    ) throws {
        for (number, element) in elements.enumerated() {
            let key = try writer.string(KeyedArchiveFormat.unkeyed(number))
            appendEntry(key: key, value: try write(&writer, element))
        }
    }
}

extension NumberKind {
    /// The letters that represent the type in archives, starting with the one that is written. The others have the same
    /// meaning where a long integer has that width.
    var typeCodes: [Int64] {
        let letters =
            switch self {
            case .boolean: "B"
            case .integer(.int32), .integer(.int64): EncodingCode.text(EncodingCode.of(self)) + "l"
            case .integer(.uint32), .integer(.uint64): EncodingCode.text(EncodingCode.of(self)) + "L"
            case .integer, .float, .double: EncodingCode.text(EncodingCode.of(self))
            }
        return letters.utf8.map { Int64($0) }
    }

    var size: Int64 {
        switch self {
        case .boolean, .integer(.int8), .integer(.uint8): 1
        case .integer(.int16), .integer(.uint16): 2
        case .integer(.int32), .integer(.uint32), .float: 4
        case .integer(.int64), .integer(.uint64), .double: 8
        }
    }
}
