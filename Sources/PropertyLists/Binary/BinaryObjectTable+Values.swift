// Leaf objects as values: numbers, dates, UIDs, strings and data.

extension BinaryObjectTable {
    /// Returns the value of an object without elements.
    package func leaf(_ object: BinaryObject) throws(PropertyListError) -> PropertyList {
        switch object.kind {
        case .null: return .null
        case .booleanFalse: return .boolean(false)
        case .booleanTrue: return .boolean(true)
        case .integer: return .integer(try integer(object))
        case .real:
            if let value = try float(object) { return .float(value) }
            return .double(try real(object))
        case .date: return .date(Date(timeIntervalSinceReferenceDate: try date(object)))
        case .data: return .data(try data(object))
        case .asciiString, .utf16String: return .string(try string(object))
        case .uid: return .uid(PropertyList.UID(try uid(object)))
        case .array, .set, .dictionary: throw .wrongKind(of: object, expected: "a value without elements")
        }
    }

    package func integer(_ object: BinaryObject) throws(PropertyListError) -> PropertyListInteger {
        try check(object, .integer, "an integer")
        switch object.count {
        case 8:
            let bits = try bytes.unsignedInteger(at: object.payload, width: 8)
            return PropertyListInteger(Int64(bitPattern: bits))
        case 16:
            let high = try bytes.unsignedInteger(at: object.payload, width: 8)
            let low = try bytes.unsignedInteger(at: object.payload + 8, width: 8)
            if high == 0 { return PropertyListInteger(low) }
            let signed = Int64(bitPattern: low)
            if high == .max, signed < 0 { return PropertyListInteger(signed) }
            throw numberOutOfRange("integer", of: object, isNegative: high >> 63 == 1)
        default:
            return PropertyListInteger(try bytes.unsignedInteger(at: object.payload, width: object.count))
        }
    }

    /// Returns the value of a real. A 32-bit real is converted to the equal 64-bit one.
    package func real(_ object: BinaryObject) throws(PropertyListError) -> Double {
        try check(object, .real, "a real")
        let bits = try bytes.unsignedInteger(at: object.payload, width: object.count)
        guard object.count == 4 else { return Double(bitPattern: bits) }
        return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    }

    /// Returns the value of a 32-bit real with its bits unchanged, or `nil` for a 64-bit real.
    package func float(_ object: BinaryObject) throws(PropertyListError) -> Float? {
        try check(object, .real, "a real")
        guard object.count == 4 else { return nil }
        let bits = try bytes.unsignedInteger(at: object.payload, width: 4)
        return Float(bitPattern: UInt32(truncatingIfNeeded: bits))
    }

    /// Returns a date, in seconds since the beginning of 2001 in UTC.
    package func date(_ object: BinaryObject) throws(PropertyListError) -> Double {
        try check(object, .date, "a date")
        return Double(bitPattern: try bytes.unsignedInteger(at: object.payload, width: 8))
    }

    /// Returns the value of a UID, which may take up to 16 bytes but must fit into 32 bits.
    package func uid(_ object: BinaryObject) throws(PropertyListError) -> UInt32 {
        try check(object, .uid, "a UID")
        let width = min(object.count, 8)
        let value = try bytes.unsignedInteger(at: object.payload + object.count - width, width: width)
        var excess: UInt64 = 0
        if object.count > width {
            excess = try bytes.unsignedInteger(at: object.payload, width: object.count - width)
        }
        guard excess == 0, let uid = UInt32(exactly: value) else {
            throw numberOutOfRange("UID", of: object)
        }
        return uid
    }

    /// Returns the text of a string. An unpaired surrogate is decoded as U+FFFD.
    package func string(_ object: BinaryObject) throws(PropertyListError) -> String {
        switch object.kind {
        case .asciiString: return try bytes.latin1String(at: object.payload, count: object.count)
        case .utf16String: return try bytes.utf16String(at: object.payload, count: object.count)
        default: throw .wrongKind(of: object, expected: "a string")
        }
    }

    /// Returns whether an object is a string with the same code points as `text`, without allocating memory.
    package func isString(_ object: BinaryObject, equalTo text: String) -> Bool {
        // The loads cannot fail for an object of this table. An object of another table is not equal.
        switch object.kind {
        case .asciiString: (try? bytes.isLatin1(at: object.payload, count: object.count, equalTo: text)) ?? false
        case .utf16String: (try? bytes.isUTF16(at: object.payload, count: object.count, equalTo: text)) ?? false
        default: false
        }
    }

    /// Returns the position of a key among those of a dictionary, or `nil` if the dictionary doesn't have it.
    ///
    /// - Parameters:
    ///   - start: The position at which the search starts. At the end, it continues with the first position.
    ///   - isReversed: Whether the search goes backwards.
    package func position(
        ofKey key: String, in dictionary: BinaryObject, from start: Int = 0, isReversed: Bool = false
    ) throws -> Int? {
        var key = key
        let text = key.withUTF8 { ShortText(UnsafeRawBufferPointer($0)) }
        var position = start
        for _ in 0..<dictionary.count {
            if position >= dictionary.count { position = 0 }
            if position < 0 { position = dictionary.count &- 1 }
            let offset = view.offset(of: view.reference(position, at: dictionary.payload))
            if let text, let isFound = view.isString(at: offset, equalTo: text) {
                if isFound { return position }
            } else if try isString(object(at: reference(position, of: dictionary)), equalTo: key) {
                return position
            }
            position &+= isReversed ? -1 : 1
        }
        return nil
    }

    /// Returns a copy of the bytes of data.
    package func bytes(_ object: BinaryObject) throws(PropertyListError) -> [UInt8] {
        try check(object, .data, "data")
        return try bytes.bytes(at: object.payload, count: object.count)
    }

    /// Returns a copy of the bytes of data as `Data`.
    package func data(_ object: BinaryObject) throws(PropertyListError) -> Data {
        try check(object, .data, "data")
        return try bytes.data(at: object.payload, count: object.count)
    }

    /// Returns the bytes of data without copying them. The result must not be changed.
    package func dataView(_ object: BinaryObject) throws(PropertyListError) -> Data {
        try check(object, .data, "data")
        return try bytes.dataView(at: object.payload, count: object.count)
    }

    @inline(__always)
    private func check(
        _ object: BinaryObject, _ kind: BinaryObjectKind, _ expected: String
    ) throws(PropertyListError) {
        guard object.kind == kind else { throw .wrongKind(of: object, expected: expected) }
    }

    @inline(never)
    private func numberOutOfRange(
        _ name: String, of object: BinaryObject, isNegative: Bool = false
    ) -> PropertyListError {
        let limit = isNegative ? "least \(Int64.min)" : "most \(object.kind == .uid ? UInt64(UInt32.max) : UInt64.max)"
        return PropertyListError(
            .numberOutOfRange, "\(name) is too \(isNegative ? "small" : "large")", at: object.offset,
            expected: "\(object.kind) of at \(limit)")
    }
}
