// Primitive data serialization, the half that reads: a cursor moves over the bytes. The serializer tells the layout.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import PropertyLists
import TypedStreams

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
    /// - Throws: ``ArchiveError`` with code `corruptArchive` if the data ends too early or a string isn't valid UTF-8,
    ///   `invalidValue` for a malformed type encoding, `notSupported` for `+` or for an `@` without a callback, or
    ///   `limitExceeded` if objects are nested too deeply; or any error that the callback throws. After an error, the
    ///   cursor is unchanged.
    /// - Complexity: O(*n*) in the number of values and bytes.
    public mutating func deserialize(_ type: String) throws -> [PrimitiveValue<Object>] {
        let start = cursor
        do {
            return try read(primitiveSteps(type))
        } catch {
            cursor = start
            throw error
        }
    }

    private mutating func read(_ steps: [TypeEncodingStep]) throws -> [PrimitiveValue<Object>] {
        var values: [PrimitiveValue<Object>] = []
        var loops = PrimitiveLoops()
        var position = 0
        while position < steps.count {
            let step = steps[position]
            position += 1
            switch step {
            case .value(let code): values.append(try value(code))
            case .bytes(_, let count): values.append(.bytes(Data(try take(count))))
            case .repeated(let count, _): loops.begin(at: position, count: count)
            case .endRepeated: position = loops.next() ?? position
            case .end: break
            }
        }
        return values
    }

    private mutating func value(_ code: UInt8) throws -> PrimitiveValue<Object> {
        switch PrimitiveTypeCode(code) {
        case .integer(let type): return .integer(try integer(type))
        case .float: return .real(Double(Float(bitPattern: try number(UInt32.self))))
        case .double: return .real(Double(bitPattern: try number(UInt64.self)))
        case .string: return .string(try string())
        case .object: return .object(try object())
        case nil:
            throw failure(
                .notSupported, "a type code of Objective-C", found: "'\(Character(Unicode.Scalar(code)))'")
        }
    }

    private mutating func integer(_ type: IntegerType) throws -> Int64 {
        switch type {
        case .int8: Int64(try number(Int8.self))
        case .int16: Int64(try number(Int16.self))
        case .int32: Int64(try number(Int32.self))
        case .int64: try number(Int64.self)
        case .uint8: Int64(try number(UInt8.self))
        case .uint16: Int64(try number(UInt16.self))
        case .uint32: Int64(try number(UInt32.self))
        case .uint64: Int64(bitPattern: try number(UInt64.self))
        }
    }

    private mutating func string() throws -> String? {
        let start = cursor
        let length = try number(UInt32.self)
        if length == primitiveNullLength { return nil }
        let bytes = try take(Int(length))
        guard let text = bytes.withUnsafeBytes({ String(validUTF8: $0) }) else {
            cursor = start
            throw failure(.corruptArchive, "a string in UTF-8", found: "other bytes")
        }
        return text
    }

    private mutating func object() throws -> Object? {
        guard let deserializeObject else { throw failure(.notSupported, "a callback for objects", found: "none") }
        guard depth < ArchiveLimits().maximumDepth else {
            throw failure(
                .limitExceeded, "at most \(ArchiveLimits().maximumDepth) objects inside each other", found: "more")
        }
        depth += 1
        defer { depth -= 1 }
        return try deserializeObject(&self)
    }

    private mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
        let bits = try take(MemoryLayout<Number>.size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Number(truncatingIfNeeded: bits)
    }

    private mutating func take(_ count: Int) throws -> Data {
        guard cursor >= 0, cursor <= data.count, count <= data.count - cursor else {
            throw failure(.corruptArchive, "\(count) more bytes", found: "\(max(data.count - cursor, 0))")
        }
        let start = data.startIndex + cursor
        cursor += count
        return data[start..<start + count]
    }

    private func failure(_ code: ArchiveError.Code, _ expected: String, found: String) -> ArchiveError {
        ArchiveError(code, path: "", expected: expected, found: found, byteOffset: cursor)
    }
}

/// The arrays of a type encoding that are being gone through, inside each other.
struct PrimitiveLoops {
    private var loops: [(position: Int, remaining: Int)] = []

    /// Begins an array whose elements' steps begin at a position.
    mutating func begin(at position: Int, count: Int) {
        loops.append((position, count))
    }

    /// Where the next element's steps begin; `nil` behind the last one.
    mutating func next() -> Int? {
        guard var loop = loops.popLast(), loop.remaining > 1 else { return nil }
        loop.remaining -= 1
        loops.append(loop)
        return loop.position
    }
}
