// The elements of a collection as one array, of the types that archivers encode with one call.
//
//     [Double]  ──▶  .doubles(● ──▶ 8 bytes │ 8 bytes │ …)      one call for all of them, not one for each
//
// The memory belongs to the array: it is valid during the call and not retained.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

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
