// Primitive data serialization, the half that writes.
//
//     type    {@fi[3s]}
//     values  .object(ship)   2.5           7             1      2      3
//     bytes   as the          40 20 00 00   00 00 00 07   00 01  00 02  00 03
//             callback says   IEEE, 32 bits 32 bits       16 bits each
//
// Big-endian. Only values are written: no type codes, names or padding.

public import PropertyLists

/// Appends values to data by type encoding, with a callback for objects: Cocoa's primitive data serialization.
///
/// This form is older than coders. The data doesn't describe its types and has no versions and no object identity, and
/// a reader can't skip values: it needs the same type encodings in the same order. Use it only for existing data in
/// this form. For anything new, use an archiver.
///
///     var serializer = PrimitiveDataSerializer<Ship> { ship, serializer in
///         try serializer.serialize([.string(ship?.name)], type: "*")
///     }
///     try serializer.serialize([.object(ship), 2.5], type: "{@f}")
///     write(serializer.data)
///
/// The byte format is specific to this library, because Cocoa's was never documented. Numbers have the width of their
/// type code (`l` and `L` 32 bits), the high byte first; `c`, `C` and `B` are one byte. A string (`*`, `%`, `#`, `:`)
/// is its length in 32 bits, followed by its bytes in UTF-8; a null pointer is the length FFFFFFFF. An array or
/// structure consists of its elements or members only. `[Nc]`, `[NC]` and `[NB]` are one value of N bytes. The callback
/// defines the bytes of `@`.
///
/// See *Serializations* in Apple's *Archives and Serializations Programming Guide*.
public struct PrimitiveDataSerializer<Object> {
    /// A function that appends the bytes of an object, or of nil, with further calls to the serializer.
    public typealias ObjectSerializer = (Object?, inout PrimitiveDataSerializer) throws -> Void

    /// The bytes that were written so far.
    public private(set) var data: Data

    private let serializeObject: ObjectSerializer?
    private var depth = 0

    /// Creates a serializer.
    ///
    /// - Parameters:
    ///   - data: The data to append to.
    ///   - serializeObject: A function that is called for each `@`. Without it, an `@` is an error.
    public init(appendingTo data: Data = Data(), serializeObject: ObjectSerializer? = nil) {
        self.data = data
        self.serializeObject = serializeObject
    }

    /// Appends values.
    ///
    /// - Parameters:
    ///   - values: As many values as the type encoding has type codes, including those in arrays and structures, in
    ///     their order.
    ///   - type: The type encoding of the values. Names of structures are ignored.
    /// - Throws: ``PrimitiveDataError``, or any error that the callback throws. After an error, nothing is appended.
    /// - Complexity: O(*n*) in the number of values and bytes.
    public mutating func serialize(_ values: [PrimitiveValue<Object>], type: String) throws {
        let start = data.count
        do {
            var rest = values[...]
            try PrimitiveType.forEach(in: type) { type in
                guard let value = rest.popFirst() else { throw wrongCount(found: "fewer") }
                try append(value, type)
            }
            guard rest.isEmpty else { throw wrongCount(found: "more") }
        } catch {
            data.removeLast(data.count - start)
            throw error
        }
    }

    private mutating func append(_ value: PrimitiveValue<Object>, _ type: PrimitiveType) throws {
        switch (type, value) {
        case (.integer(let byteCount, let isSigned), .integer(let number)):
            try append(number, byteCount: byteCount, isSigned: isSigned)
        case (.float, .real(let number)):
            guard !number.isFinite || Float(number).isFinite else {
                throw failure(.outOfRange, "a real that fits Float", found: "\(number)")
            }
            append(Float(number).bitPattern)
        case (.double, .real(let number)): append(number.bitPattern)
        case (.string, .string(let text)): try append(text)
        case (.bytes(let count), .bytes(let bytes)):
            guard bytes.count == count else { throw failure(.invalidValue, "\(count) bytes", found: "\(bytes.count)") }
            data.append(bytes)
        case (.object, .object(let object)): try append(object)
        case (.unsupported(let code), _): throw PrimitiveType.unsupported(code, at: data.count)
        case (.integer, _): throw unexpected(value, "an integer")
        case (.float, _), (.double, _): throw unexpected(value, "a real")
        case (.string, _): throw unexpected(value, "a string")
        case (.bytes, _): throw unexpected(value, "bytes")
        case (.object, _): throw unexpected(value, "an object")
        }
    }

    private mutating func append(_ number: Int64, byteCount: Int, isSigned: Bool) throws {
        let bits = byteCount * 8
        // What is above the type's bits is the sign, or nothing.
        guard bits == 64 || number >> Int64(isSigned ? bits - 1 : bits) == (isSigned && number < 0 ? -1 : 0) else {
            throw failure(
                .outOfRange, "an integer that fits \(isSigned ? "Int" : "UInt")\(bits)", found: "\(number)")
        }
        withUnsafeBytes(of: number.bigEndian) { data.append(contentsOf: $0.suffix(byteCount)) }
    }

    private mutating func append(_ text: String?) throws {
        guard let text else { return append(PrimitiveType.nullLength) }
        guard let length = UInt32(exactly: text.utf8.count), length < PrimitiveType.nullLength else {
            throw failure(.limitExceeded, "a string of less than 4 GB", found: "\(text.utf8.count) bytes")
        }
        append(length)
        data.append(contentsOf: text.utf8)
    }

    private mutating func append(_ object: Object?) throws {
        guard let serializeObject else { throw failure(.notSupported, "a callback for objects", found: "none") }
        guard depth < PrimitiveType.maximumDepth else { throw PrimitiveType.tooDeep(at: data.count) }
        depth += 1
        defer { depth -= 1 }
        try serializeObject(object, &self)
    }

    private mutating func append<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: number.bigEndian) { data.append(contentsOf: $0) }
    }

    // MARK: Errors

    private func failure(_ code: PrimitiveDataError.Code, _ expected: String, found: String) -> PrimitiveDataError {
        PrimitiveDataError(code: code, expected: expected, found: found, byteOffset: data.count)
    }

    private func wrongCount(found: String) -> PrimitiveDataError {
        failure(.invalidValue, "as many values as the type encoding has", found: found)
    }

    private func unexpected(_ value: PrimitiveValue<Object>, _ expected: String) -> PrimitiveDataError {
        let found =
            switch value {
            case .integer: "an integer"
            case .real: "a real"
            case .string: "a string"
            case .bytes: "bytes"
            case .object: "an object"
            }
        return failure(.unexpectedKind, expected, found: found)
    }
}
