// Values without keys: where the next one is, and how arrays of numbers are read.

import PropertyLists

extension KeyedUnarchiver {
    /// Where the value with a number stands that was encoded without a key; `nil` where there is none.
    ///
    /// Few are looked for like keys. Of many the places are noted once: Cocoa writes them in any order, and looking for
    /// each from the beginning would take time in the square of their number.
    func unkeyedReference(_ number: Int, in frame: Int) throws -> Int? {
        let dictionary = frames[frame].container
        guard dictionary.count > 32 else { return try position(ofKey: KeyedArchiveFormat.unkeyed(number), in: frame) }
        let slot = frames[frame].slot ?? .max
        if unkeyedReferences[slot] == nil { unkeyedReferences[slot] = try unkeyedReferences(of: dictionary) }
        return unkeyedReferences[slot]?[number]
    }

    /// The references to all values that a dictionary holds without keys, by their numbers.
    func unkeyedReferences(of dictionary: BinaryObject) throws -> [Int: Int] {
        try charge(dictionary.count)
        var references: [Int: Int] = [:]
        for position in 0..<dictionary.count {
            let key = try table.object(at: table.reference(position, of: dictionary))
            guard key.isString, key.count <= 11 else { continue }
            guard let number = KeyedArchiveFormat.number(ofUnkeyed: try table.string(key)) else { continue }
            // Of entries with one key the first counts.
            if references[number] == nil {
                references[number] = try table.reference(dictionary.count + position, of: dictionary)
            }
        }
        return references
    }

    // MARK: Arrays of numbers

    func readNumberArray(_ kind: NumberKind, forKey key: String?) throws -> NumberArray? {
        try reading(key) {
            guard let found = try find(key) else { return emptyArray(kind, forKey: key) }
            let count = try checkedCount(of: found, kind, key)
            let references = try unkeyedReferences(of: found.object)
            guard count <= references.count else {
                throw failure(
                    .corruptArchive, expected: "an array of \(count) numbers", found: "\(references.count) of them",
                    forKey: key)
            }
            var elements: [BinaryObject] = []
            for number in 0..<count {
                guard let reference = references[number] else {
                    throw failure(
                        .corruptArchive, expected: "an array of \(count) numbers",
                        found: "nothing in place of number \(number)", forKey: key)
                }
                elements.append(try table.object(at: reference))
            }
            return try numbers(kind, elements, key)
        }
    }

    /// The number of elements that an array announces, which must be of the type that is asked for.
    private func checkedCount(of found: Found, _ kind: NumberKind, _ key: String?) throws -> Int {
        let count = try integer(KeyedArchiveFormat.numberCountKey, of: found, key)
        let size = try integer(KeyedArchiveFormat.numberSizeKey, of: found, key)
        let type = try integer(KeyedArchiveFormat.numberTypeKey, of: found, key)
        guard kind.typeCodes.contains(type), kind.size == size else {
            let letter = UInt8(exactly: type).map { "'\(Character(Unicode.Scalar($0)))'" } ?? "\(type)"
            throw failure(
                .unexpectedKind, expected: "an array of \(kind.phrase)",
                found: "one of numbers with the type \(letter) and \(size) bytes each", forKey: key)
        }
        guard let count = Int(exactly: count), count > 0 else {
            throw failure(.corruptArchive, expected: "an array of numbers", found: "one of \(count)", forKey: key)
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

    private func numbers(_ kind: NumberKind, _ elements: [BinaryObject], _ key: String?) throws -> NumberArray {
        switch kind {
        case .boolean:
            return .booleans(try elements.map { try bool($0, key) })
        case .integer(let type):
            return .integers(try elements.map { try integer($0, type, key) }, type)
        case .float:
            return .floats(try elements.map { try float($0, key) })
        case .double:
            return .doubles(try elements.map { try double($0, key) })
        }
    }

    private func bool(_ object: BinaryObject, _ key: String?) throws -> Bool {
        switch object.kind {
        case .booleanTrue: return true
        case .booleanFalse: return false
        default: throw misplaced(object, "a boolean", key)
        }
    }

    private func integer(_ object: BinaryObject, _ type: IntegerType, _ key: String?) throws -> Int64 {
        guard object.kind == .integer else { throw misplaced(object, "an integer", key) }
        let number = try table.integer(object)
        guard let bits = type.bits(of: number) else {
            throw failure(.outOfRange, expected: "an integer that fits \(type.name)", found: "\(number)", forKey: key)
        }
        return bits
    }

    private func float(_ object: BinaryObject, _ key: String?) throws -> Float {
        guard object.kind == .real else { throw misplaced(object, "a real", key) }
        if let value = try table.float(object) { return value }
        let value = try table.real(object)
        guard !value.isFinite || Float(value).isFinite else {
            throw failure(.outOfRange, expected: "a real that fits Float", found: "\(value)", forKey: key)
        }
        return Float(value)
    }

    private func double(_ object: BinaryObject, _ key: String?) throws -> Double {
        guard object.kind == .real else { throw misplaced(object, "a real", key) }
        return try table.real(object)
    }

    private func misplaced(_ object: BinaryObject, _ expected: String, _ key: String?) -> ArchiveError {
        failure(
            .unexpectedKind, expected: "an array whose elements are each \(expected)", found: "\(object.kind) in it",
            forKey: key)
    }
}
