// Uninitialized memory for the elements of a collection, of the types that unarchivers decode with one call.
//
//     space   [ 1.5 | 2.25 | – | – ]      an array's memory before it is one
//                            ▲ filled count: the elements before it are initialized, even if decoding fails

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

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
