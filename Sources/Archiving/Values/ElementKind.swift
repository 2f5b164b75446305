// The types whose values coders encode and decode with one call, as the elements of a collection.

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
