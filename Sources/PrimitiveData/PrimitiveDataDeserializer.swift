// Primitive data serialization, the half that reads: a cursor moves over the bytes. The serializer shows the layout.

public import PropertyLists

/// Reads values by type encoding from data that ``PrimitiveDataSerializer`` wrote.
///
///     var deserializer = PrimitiveDataDeserializer<Ship>(data) { deserializer in
///         guard case .string(let name?) = try deserializer.deserialize("*").first else { return nil }
///         return Ship(name)
///     }
///     let values = try deserializer.deserialize("{@f}")        // [.object(ship), 2.5]
///
/// The data doesn't describe its own types: reading with a type encoding other than the one that was written returns
/// wrong values or throws an error. See *Serializations* in Apple's *Archives and Serializations Programming Guide*.
public struct PrimitiveDataDeserializer<Object> {
    /// A function that reads an object, or nil, with further calls to the deserializer.
    public typealias ObjectDeserializer = (inout PrimitiveDataDeserializer) throws -> Object?

    /// The bytes.
    public let data: Data

    /// The number of bytes that were read, which is the offset of the next value. You can set it.
    public var cursor: Int

    private let deserializeObject: ObjectDeserializer?
    private var depth = 0

    /// Creates a deserializer.
    ///
    /// - Parameters:
    ///   - cursor: The offset of the first value.
    ///   - deserializeObject: A function that is called for each `@`. Without it, an `@` is an error.
    public init(_ data: Data, cursor: Int = 0, deserializeObject: ObjectDeserializer? = nil) {
        self.data = data
        self.cursor = cursor
        self.deserializeObject = deserializeObject
    }

    /// A Boolean value that indicates whether all bytes were read.
    public var isAtEnd: Bool { cursor >= data.count }

    /// Reads the values of a type encoding and moves the cursor past them.
    ///
    /// - Returns: A value for each type code, including those in arrays and structures, in their order.
    /// - Throws: ``PrimitiveDataError``, or any error that the callback throws. After an error, the cursor is unchanged.
    /// - Complexity: O(*n*) in the number of values and bytes.
    public mutating func deserialize(_ type: String) throws -> [PrimitiveValue<Object>] {
        let start = cursor
        var values: [PrimitiveValue<Object>] = []
        do {
            try PrimitiveType.forEach(in: type) { values.append(try value($0)) }
        } catch {
            cursor = start
            throw error
        }
        return values
    }

    private mutating func value(_ type: PrimitiveType) throws -> PrimitiveValue<Object> {
        switch type {
        case .integer(let byteCount, let isSigned):
            let shift = 64 - byteCount * 8
            let bits = Int64(bitPattern: try bits(byteCount) << UInt64(shift))
            return .integer(isSigned ? bits >> shift : Int64(bitPattern: UInt64(bitPattern: bits) >> UInt64(shift)))
        case .float: return .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: try bits(4)))))
        case .double: return .real(Double(bitPattern: try bits(8)))
        case .string: return .string(try string())
        case .bytes(let count): return .bytes(Data(try take(count)))
        case .object: return .object(try object())
        case .unsupported(let code): throw PrimitiveType.unsupported(code, at: cursor)
        }
    }

    private mutating func string() throws -> String? {
        let start = cursor
        let length = try bits(4)
        if length == PrimitiveType.nullLength { return nil }
        let bytes = try take(Int(clamping: length))
        guard let text = String(validUTF8: bytes) else {
            cursor = start
            throw failure(.corruptData, "a string in UTF-8", found: "other bytes")
        }
        return text
    }

    private mutating func object() throws -> Object? {
        guard let deserializeObject else { throw failure(.notSupported, "a callback for objects", found: "none") }
        guard depth < PrimitiveType.maximumDepth else { throw PrimitiveType.tooDeep(at: cursor) }
        depth += 1
        defer { depth -= 1 }
        return try deserializeObject(&self)
    }

    /// The next bytes as an integer.
    private mutating func bits(_ byteCount: Int) throws -> UInt64 {
        try take(byteCount).reduce(0) { $0 << 8 | UInt64($1) }
    }

    private mutating func take(_ count: Int) throws -> Data {
        guard cursor >= 0, cursor <= data.count, count <= data.count - cursor else {
            throw failure(.corruptData, "\(count) more bytes", found: "\(cursor < 0 ? 0 : max(data.count - cursor, 0))")
        }
        let start = data.startIndex + cursor
        cursor += count
        return data[start..<start + count]
    }

    private func failure(_ code: PrimitiveDataError.Code, _ expected: String, found: String) -> PrimitiveDataError {
        PrimitiveDataError(code: code, expected: expected, found: found, byteOffset: cursor)
    }
}
