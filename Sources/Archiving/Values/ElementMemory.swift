// Elements of a collection that coders encode and decode with one call, of the types whose values consist only of
// their memory.
//
//     [Double]  ──▶  .doubles(● ──▶ 8 bytes │ 8 bytes │ …)      encoded; the memory belongs to the array
//
//     space   [ 1.5 | 2.25 | – | – ]      decoded into an array's memory
//                            ▲ filled count: the elements before it are initialized, even if decoding fails
//
// The memory is valid during the call and not retained.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A type whose values consist only of their memory.
@usableFromInline
enum ElementKind {
    case boolean
    case integer(IntegerType)
    case float
    case double
    case string
    case date

    /// The kind of a type; `nil` for all others, whose values are encoded one by one.
    ///
    /// Where the call is specialized, the compiler knows the answer.
    @inlinable
    init?<Element>(_ type: Element.Type) {
        if type == String.self {
            self = .string
        } else if type == Double.self {
            self = .double
        } else if type == Int.self {
            self = .integer(Int.integerType)
        } else if type == Bool.self {
            self = .boolean
        } else if type == Float.self {
            self = .float
        } else if type == Date.self {
            self = .date
        } else if type == UInt8.self {
            self = .integer(.uint8)
        } else if type == Int32.self {
            self = .integer(.int32)
        } else if type == Int64.self {
            self = .integer(.int64)
        } else if type == UInt.self {
            self = .integer(UInt.integerType)
        } else if type == UInt32.self {
            self = .integer(.uint32)
        } else if type == UInt64.self {
            self = .integer(.uint64)
        } else if type == Int16.self {
            self = .integer(.int16)
        } else if type == UInt16.self {
            self = .integer(.uint16)
        } else if type == Int8.self {
            self = .integer(.int8)
        } else {
            return nil
        }
    }
}

extension Archiver {
    /// Encodes the next elements of the innermost open collection.
    @inlinable
    final func encodeElements<Element: ArchivableValue>(_ elements: [Element]) throws {
        guard let kind = ElementKind(Element.self) else {
            if elements.count >= BorrowedObjects.fewest, try encodeObjects(of: elements) { return }
            for element in elements { try element.encode(to: self, forKey: nil) }
            return
        }
        if elements.isEmpty { return }
        try elements.withUnsafeBufferPointer { elements in
            guard let memory = UnsafeRawPointer(elements.baseAddress) else { return }
            try encodeElements(ElementBuffer(kind, memory, count: elements.count))
        }
    }
}

extension Unarchiver {
    /// Decodes the next elements of the innermost open collection.
    @inlinable
    final func decodeElements<Element: ArchivableValue>(_ type: Element.Type, count: Int) throws -> [Element] {
        guard let kind = ElementKind(Element.self) else {
            var elements: [Element] = []
            elements.reserveCapacity(count)
            for _ in 0..<count {
                guard let element = try Element.decodeIfPresent(from: self, forKey: nil) else { throw nilElement() }
                elements.append(element)
            }
            return elements
        }
        if count == 0 { return [] }
        return try [Element](unsafeUninitializedCapacity: count) { space, filledCount in
            guard let memory = UnsafeMutableRawPointer(space.baseAddress) else { return }
            try decodeElements(
                into: ElementSpace(kind, memory, count: count), count: count, filledCount: &filledCount)
        }
    }
}

extension IntegerType {
    /// The number of bytes of a value.
    var byteCount: Int {
        switch self {
        case .int8, .uint8: 1
        case .int16, .uint16: 2
        case .int32, .uint32: 4
        case .int64, .uint64: 8
        }
    }
}

// MARK: - Encoding

/// Elements of one type, in memory.
@usableFromInline
enum ElementBuffer {
    case booleans(UnsafeBufferPointer<Bool>)

    /// Integers with the width of their type.
    case integers(UnsafeRawBufferPointer, IntegerType)
    case floats(UnsafeBufferPointer<Float>)
    case doubles(UnsafeBufferPointer<Double>)
    case strings(UnsafeBufferPointer<String>)
    case dates(UnsafeBufferPointer<Date>)

    /// Elements of a kind in memory that is bound to their type.
    @usableFromInline
    init(_ kind: ElementKind, _ memory: UnsafeRawPointer, count: Int) {
        func elements<Element>(_ type: Element.Type) -> UnsafeBufferPointer<Element> {
            UnsafeBufferPointer(start: memory.assumingMemoryBound(to: type), count: count)
        }
        switch kind {
        case .boolean: self = .booleans(elements(Bool.self))
        case .integer(let type):
            self = .integers(UnsafeRawBufferPointer(start: memory, count: count * type.byteCount), type)
        case .float: self = .floats(elements(Float.self))
        case .double: self = .doubles(elements(Double.self))
        case .string: self = .strings(elements(String.self))
        case .date: self = .dates(elements(Date.self))
        }
    }

    /// Calls a function with each of some integers, those of an unsigned type as bit patterns.
    static func forEachInteger(
        in bytes: UnsafeRawBufferPointer, _ type: IntegerType, _ body: (Int64) throws -> Void
    ) rethrows {
        switch type {
        case .int8: try forEach(Int8.self, in: bytes, body)
        case .int16: try forEach(Int16.self, in: bytes, body)
        case .int32: try forEach(Int32.self, in: bytes, body)
        case .int64: try forEach(Int64.self, in: bytes, body)
        case .uint8: try forEach(UInt8.self, in: bytes, body)
        case .uint16: try forEach(UInt16.self, in: bytes, body)
        case .uint32: try forEach(UInt32.self, in: bytes, body)
        case .uint64: try forEach(UInt64.self, in: bytes, body)
        }
    }

    // Loaded from the bytes: `Int` and `Int64` are different types to the compiler.
    private static func forEach<Integer: FixedWidthInteger & BitwiseCopyable>(
        _ type: Integer.Type, in bytes: UnsafeRawBufferPointer, _ body: (Int64) throws -> Void
    ) rethrows {
        let width = MemoryLayout<Integer>.stride
        for position in 0..<(bytes.count / width) {
            let value = bytes.loadUnaligned(fromByteOffset: position &* width, as: type)
            try body(Int64(truncatingIfNeeded: value))
        }
    }
}

extension Archiver {
    /// Encodes the next elements of the innermost open collection, one by one.
    final func encodeEach(_ elements: ElementBuffer) throws {
        switch elements {
        case .booleans(let elements): for element in elements { try encodeBoolValue(element, forKey: nil) }
        case .integers(let bytes, let type):
            try ElementBuffer.forEachInteger(in: bytes, type) { try encodeIntegerValue($0, type: type, forKey: nil) }
        case .floats(let elements): for element in elements { try encodeFloatValue(element, forKey: nil) }
        case .doubles(let elements): for element in elements { try encodeDoubleValue(element, forKey: nil) }
        case .strings(let elements): for element in elements { try encodeStringValue(element, forKey: nil) }
        case .dates(let elements): for element in elements { try encodeDateValue(element, forKey: nil) }
        }
    }
}

// MARK: - Decoding

/// Uninitialized memory for elements of one type.
@usableFromInline
enum ElementSpace {
    case booleans(UnsafeMutableBufferPointer<Bool>)

    /// Integers with the width of their type.
    case integers(UnsafeMutableRawBufferPointer, IntegerType)
    case floats(UnsafeMutableBufferPointer<Float>)
    case doubles(UnsafeMutableBufferPointer<Double>)
    case strings(UnsafeMutableBufferPointer<String>)
    case dates(UnsafeMutableBufferPointer<Date>)

    /// Memory for a number of elements of a kind.
    @usableFromInline
    init(_ kind: ElementKind, _ memory: UnsafeMutableRawPointer, count: Int) {
        func space<Element>(_ type: Element.Type) -> UnsafeMutableBufferPointer<Element> {
            UnsafeMutableBufferPointer(start: memory.assumingMemoryBound(to: type), count: count)
        }
        switch kind {
        case .boolean: self = .booleans(space(Bool.self))
        case .integer(let type):
            self = .integers(UnsafeMutableRawBufferPointer(start: memory, count: count * type.byteCount), type)
        case .float: self = .floats(space(Float.self))
        case .double: self = .doubles(space(Double.self))
        case .string: self = .strings(space(String.self))
        case .date: self = .dates(space(Date.self))
        }
    }

    /// Stores an integer at an index; of an unsigned type, its bit pattern.
    static func store(_ value: Int64, in bytes: UnsafeMutableRawBufferPointer, _ type: IntegerType, at index: Int) {
        switch type {
        case .int8, .uint8:
            bytes.storeBytes(of: UInt8(truncatingIfNeeded: value), toByteOffset: index, as: UInt8.self)
        case .int16, .uint16:
            bytes.storeBytes(of: UInt16(truncatingIfNeeded: value), toByteOffset: index * 2, as: UInt16.self)
        case .int32, .uint32:
            bytes.storeBytes(of: UInt32(truncatingIfNeeded: value), toByteOffset: index * 4, as: UInt32.self)
        case .int64, .uint64:
            bytes.storeBytes(of: value, toByteOffset: index * 8, as: Int64.self)
        }
    }
}

extension Unarchiver {
    /// Decodes the next element of the innermost open collection.
    final func decodeElement(into space: ElementSpace, at index: Int) throws {
        switch space {
        case .booleans(let space): space.initializeElement(at: index, to: try element(boolValue(forKey: nil)))
        case .integers(let space, let type):
            ElementSpace.store(try element(integerValue(type: type, forKey: nil)), in: space, type, at: index)
        case .floats(let space): space.initializeElement(at: index, to: try element(floatValue(forKey: nil)))
        case .doubles(let space): space.initializeElement(at: index, to: try element(doubleValue(forKey: nil)))
        case .strings(let space): space.initializeElement(at: index, to: try element(stringValue(forKey: nil)))
        case .dates(let space): space.initializeElement(at: index, to: try element(dateValue(forKey: nil)))
        }
    }

    private func element<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw nilElement() }
        return value
    }

    /// The error about an element that is nil but must not be.
    @usableFromInline @inline(never)
    final func nilElement() -> ArchiveError {
        failure(.unexpectedKind, expected: "an element", found: "nil", forKey: nil)
    }
}
