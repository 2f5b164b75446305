// How property lists are read: arrays, dictionaries and leaves, and no objects.
//
//     open   [ array, 2 of 3 values | dictionary, keys, 0 of 2 values ]   containers around the value that is read next
//
// Without recursion, so that no archive decides how much of the stack is used.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import PropertyLists

extension KeyedUnarchiver {
    /// A container whose values are being read.
    private struct OpenList {
        let slot: UInt32
        let elements: BinaryObject

        /// Of a dictionary its keys.
        var keys: [String]?
        var values: [PropertyList] = []

        var isComplete: Bool { values.count == elements.count }

        /// The container; of entries with one key the first counts.
        var list: PropertyList {
            guard let keys else { return .array(values) }
            return .dictionary(Dictionary(zip(keys, values), uniquingKeysWith: { first, _ in first }))
        }
    }

    func readPropertyList(forKey key: String?) throws -> PropertyList? {
        try reading(key) {
            guard let found = try find(key) else { return nil }
            return try propertyList(in: found, key)
        }
    }

    private func propertyList(in found: Found, _ key: String?) throws -> PropertyList {
        var open: [OpenList] = []
        var next = found
        while true {
            var finished = try leaf(of: next, key)
            if finished == nil {
                try checkNesting(of: next, in: open, key)
                open.append(try openList(next, key))
            }
            while true {
                if let value = finished {
                    if open.isEmpty { return value }
                    open[open.count - 1].values.append(value)
                }
                guard let last = open.last, last.isComplete else { break }
                finished = last.list
                open.removeLast()
            }
            guard let last = open.last else { continue }
            next = try element(last.values.count, of: last.elements, key)
        }
    }

    /// What stands at a place in an array of references; nil is no property list.
    private func element(_ place: Int, of array: BinaryObject, _ key: String?) throws -> Found {
        try charge(1)
        let reference = try table.object(at: table.reference(place, of: array))
        guard reference.kind == .uid else {
            throw failure(
                .unexpectedKind, expected: "elements to be references", found: "\(reference.kind) itself", forKey: key)
        }
        guard let found = try contents(ofSlot: table.uid(reference), key: key) else {
            throw failure(.unexpectedKind, expected: "an element", found: "nil", forKey: key)
        }
        return found
    }

    private func checkNesting(of found: Found, in open: [OpenList], _ key: String?) throws {
        if let slot = found.slot, open.contains(where: { $0.slot == slot }) {
            throw failure(
                .unconnectableCycle, expected: "a property list that doesn't hold itself",
                found: "object \(slot), which does", forKey: key)
        }
        guard open.count < PropertyList.greatestDepth else {
            throw failure(
                .limitExceeded, expected: "at most \(PropertyList.greatestDepth) containers inside each other",
                found: "more", forKey: key)
        }
    }

    // MARK: Containers

    private func openList(_ found: Found, _ key: String?) throws -> OpenList {
        guard let slot = found.slot, found.object.kind == .dictionary else { throw noPropertyList(found, key) }
        switch classRecords[try classRecord(of: found, key: key)].foundationClass {
        case .array:
            let elements = try elements(of: found, .array, KeyedArchiveFormat.elementsKey, key)
            return OpenList(slot: slot, elements: elements)
        case .dictionary:
            let keys = try elements(of: found, .dictionary, KeyedArchiveFormat.dictionaryKeysKey, key)
            let values = try elements(of: found, .dictionary, KeyedArchiveFormat.elementsKey, key)
            guard keys.count == values.count else {
                throw failure(
                    .corruptArchive, expected: "as many values as keys",
                    found: "\(keys.count) keys and \(values.count) values", forKey: key)
            }
            return OpenList(slot: slot, elements: values, keys: try strings(in: keys, key))
        default:
            throw noPropertyList(found, key)
        }
    }

    private func strings(in array: BinaryObject, _ key: String?) throws -> [String] {
        var strings: [String] = []
        for place in 0..<array.count {
            let string = try string(element(place, of: array, key), key)
            // Each dictionary hashes its keys, also those that were read before.
            try charge(string.utf8.count / 16)
            strings.append(string)
        }
        return strings
    }

    // MARK: Leaves

    /// The leaf that a value is; `nil` where it may be a container.
    private func leaf(of found: Found, _ key: String?) throws -> PropertyList? {
        switch found.object.kind {
        case .booleanFalse: return .boolean(false)
        case .booleanTrue: return .boolean(true)
        case .integer: return .integer(try table.integer(found.object))
        case .real: return try table.float(found.object).map { .float($0) } ?? .double(table.real(found.object))
        case .asciiString, .utf16String: return .string(try string(found, key))
        case .data: return .data(try data(found.object))
        case .date where found.slot != nil: return .date(Self.date(try table.date(found.object)))
        case .dictionary: return try wrappedLeaf(of: found, key)
        default: throw noPropertyList(found, key)
        }
    }

    /// The leaf that Cocoa archives as an object of a class of its own.
    private func wrappedLeaf(of found: Found, _ key: String?) throws -> PropertyList? {
        guard found.slot != nil else { throw noPropertyList(found, key) }
        switch classRecords[try classRecord(of: found, key: key)].foundationClass {
        case .string:
            return .string(try string(found, key))
        case .data:
            let object = try value(of: found, .data, under: KeyedArchiveFormat.dataKey, key)
            guard object.kind == .data else { throw unexpectedContents(object, "data", found, key) }
            return .data(try data(object))
        case .date:
            let time = try value(of: found, .date, under: KeyedArchiveFormat.timeKey, key)
            guard time.kind == .real else { throw unexpectedContents(time, "a date", found, key) }
            return .date(Self.date(try table.real(time)))
        default:
            return nil
        }
    }

    private func data(_ object: BinaryObject) throws -> Data {
        try charge(object.count)
        return try table.data(object)
    }

    private static func date(_ time: Double) -> Date { Date(timeIntervalSinceReferenceDate: time) }

    private func noPropertyList(_ found: Found, _ key: String?) -> ArchiveError {
        unexpectedKind("a property list", found, key)
    }
}
