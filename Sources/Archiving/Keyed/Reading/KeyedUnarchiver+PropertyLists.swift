// Reads property lists; `GraphUnarchiver` walks the containers.

import PropertyLists

extension KeyedUnarchiver {
    func propertyList(in found: Found, _ key: String?) throws -> PropertyList {
        try propertyList(found) {
            try leaf(of: $0, key)
        } open: { (found: Found, lists: [OpenContainer<BinaryObject, PropertyList>]) in
            try checkNesting(of: found.slot.map { Int($0) }, in: lists, key)
            return try openList(found, key)
        } next: { list in
            let position = list.values.count
            return position < list.count ? try element(position, of: list.contents, key) : nil
        }
    }

    /// Opens a value that is a container. Its contents are the array of its elements or values.
    private func openList(_ found: Found, _ key: String?) throws -> OpenContainer<BinaryObject, PropertyList> {
        guard let slot = found.slot, found.object.kind == .dictionary else { throw noPropertyList(found, key) }
        switch classRecords[try classRecord(of: found, key: key)].foundationClass {
        case .array:
            let elements = try elements(of: found, .array, KeyedArchiveFormat.elementsKey, key)
            return OpenContainer(number: Int(slot), count: elements.count, isDictionary: false, contents: elements)
        case .dictionary:
            let (keys, values) = try entries(of: found, key)
            return OpenContainer(
                number: Int(slot), count: values.count, isDictionary: true, contents: values,
                keys: try strings(in: keys, key))
        default:
            throw noPropertyList(found, key)
        }
    }

    /// The element at a position in an array of references. Throws for nil, which is not a property list.
    private func element(_ position: Int, of array: BinaryObject, _ key: String?) throws -> Found {
        try charge(1)
        let reference = try table.object(at: table.reference(position, of: array))
        try require(
            reference.kind == .uid, .unexpectedKind, expected: "elements to be references",
            found: "\(reference.kind) itself", forKey: key)
        if let found = try contents(ofSlot: table.uid(reference), key: key) { return found }
        throw fail(.unexpectedKind, expected: "an element", found: "nil", forKey: key)
    }

    private func strings(in array: BinaryObject, _ key: String?) throws -> [String] {
        var strings: [String] = []
        for position in 0..<array.count {
            let string = try string(element(position, of: array, key), key)
            // Each dictionary hashes its keys, including those that were read before.
            try charge(string.utf8.count / 16)
            try chargeSorting(string)
            strings.append(string)
        }
        return strings
    }

    // MARK: Leaves

    /// The value as a leaf; `nil` if it may be a container.
    private func leaf(of found: Found, _ key: String?) throws -> PropertyList? {
        switch found.object.kind {
        case .booleanFalse: return .boolean(false)
        case .booleanTrue: return .boolean(true)
        case .integer: return .integer(try table.integer(found.object))
        case .real: return try table.float(found.object).map { .float($0) } ?? .double(table.real(found.object))
        case .asciiString, .utf16String: return .string(try string(found, key))
        case .data: return .data(try data(found, key))
        case .date where found.slot != nil: return .date(try date(found, key))
        case .dictionary where found.slot != nil: break
        default: throw noPropertyList(found, key)
        }
        switch classRecords[try classRecord(of: found, key: key)].foundationClass {
        case .string: return .string(try string(found, key))
        case .data: return .data(try data(found, key))
        case .date: return .date(try date(found, key))
        default: return nil
        }
    }

    private func data(_ found: Found, _ key: String?) throws -> Data {
        let object = try dataObject(in: found, key)
        return try table.data(object)
    }

    private func noPropertyList(_ found: Found, _ key: String?) -> ArchiveError {
        unexpectedKind("a property list", found, key)
    }
}
