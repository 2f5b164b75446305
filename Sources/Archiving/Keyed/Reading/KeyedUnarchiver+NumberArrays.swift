// Reads arrays of numbers of one type: Cocoa's `encodeArray(ofObjCType:count:at:)`.

import PropertyLists

extension KeyedUnarchiver {
    func numbers(_ kind: NumberKind, in found: Found, _ key: String?) throws -> NumberArray {
        let count = try checkedCount(of: found, kind, key)
        let references = try unkeyedReferences(of: found.object)
        try require(
            count == references.count, .corruptArchive, expected: "an array of \(count) numbers",
            found: "\(references.count) of them", forKey: key)
        let elements = try (0..<count).map { number in
            guard let reference = references[number] else {
                throw fail(
                    .corruptArchive, expected: "an array of \(count) numbers",
                    found: "nothing in place of number \(number)", forKey: key)
            }
            return try table.object(at: reference)
        }
        return try numbers(kind, of: elements, key)
    }

    func numbers(_ kind: NumberKind, of elements: [BinaryObject], _ key: String?) throws -> NumberArray {
        switch kind {
        case .boolean:
            return .booleans(
                try elements.map { object in
                    if object.kind == .booleanTrue { return true }
                    return try checked(object, .booleanFalse, "a boolean", key).kind == .booleanTrue
                })
        case .integer(let type):
            return .integers(
                try elements.map {
                    try bits(of: table.integer(checked($0, .integer, "an integer", key)), as: type, key)
                },
                type)
        case .float:
            return .floats(try elements.map { try float(checked($0, .real, "a real", key), key) })
        case .double:
            return .doubles(try elements.map { try table.real(checked($0, .real, "a real", key)) })
        }
    }

    /// The number of elements that an array announces. Its element type must be the requested one.
    private func checkedCount(of found: Found, _ kind: NumberKind, _ key: String?) throws -> Int {
        let count = try integer(KeyedArchiveFormat.numberCountKey, of: found, key)
        let size = try integer(KeyedArchiveFormat.numberSizeKey, of: found, key)
        let type = try integer(KeyedArchiveFormat.numberTypeKey, of: found, key)
        guard kind.typeCodes.contains(type), kind.size == size else {
            let letter = UInt8(exactly: type).map { "'\(Character(Unicode.Scalar($0)))'" } ?? "\(type)"
            throw fail(
                .unexpectedKind, expected: "an array of \(kind.phrase)",
                found: "one of numbers with the type \(letter) and \(size) bytes each", forKey: key)
        }
        guard let count = Int(exactly: count), count > 0 else {
            throw fail(.corruptArchive, expected: "an array of numbers", found: "one of \(count)", forKey: key)
        }
        return count
    }

    private func integer(_ innerKey: String, of found: Found, _ key: String?) throws -> Int64 {
        let object = try value(of: found, .numberArray, under: innerKey, key)
        guard object.kind == .integer, let value = try table.integer(object).signed else {
            throw unexpectedContents(object, FoundationClass.numberArray.phrase, found, key)
        }
        return value
    }

    private func checked(
        _ object: BinaryObject, _ kind: BinaryObjectKind, _ expected: String, _ key: String?
    ) throws -> BinaryObject {
        try require(
            object.kind == kind, .unexpectedKind, expected: "an array whose elements are each \(expected)",
            found: "\(object.kind) in it", forKey: key)
        return object
    }
}
