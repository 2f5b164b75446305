// Elements of a collection that coders encode and decode with one call, of the types whose values consist only of
// their memory.
//
//     [Double]  ──▶  .double ● ──▶ 8 bytes │ 8 bytes │ …      encoded; the memory belongs to the array
//
//     space   [ 1.5 | 2.25 | – | – ]      decoded into an array's memory
//                            ▲ filled count: the elements before it are initialized, even if decoding fails
//
// The memory is valid during the call and not retained.

public import PropertyLists

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
    @inlinable
    final func encodeElements<Element: ArchivableValue>(_ elements: [Element]) throws {
        guard let kind = ElementKind(Element.self) else {
            // Known when this is compiled for a type. At run time, the cast takes as long as a whole object.
            if elements.count >= BorrowedObjects.fewest, let commonType = Element.self as? any Coding.Type,
                try unsafe encodeObjects(of: elements, commonType)
            {
                return
            }
            for element in elements { try element.encode(to: self, forKey: nil) }
            return
        }
        try unsafe withMemory(of: elements, kind) { try unsafe encodeElements($0) }
    }

    /// Encodes an array that is not empty, whose elements are of a kind.
    @inlinable
    final func encodeLeaves<Element>(_ elements: [Element], _ kind: ElementKind, forKey key: String?) throws {
        try unsafe withMemory(of: elements, kind) { try unsafe encodeLeaves($0, forKey: key) }
    }

    @inlinable @inline(__always)
    final func withMemory<Element>(
        of elements: [Element], _ kind: ElementKind, _ body: (ElementBuffer) throws -> Void
    ) throws {
        if elements.isEmpty { return }
        try unsafe elements.withUnsafeBufferPointer { elements in
            guard let memory = unsafe UnsafeRawPointer(elements.baseAddress) else { return }
            try unsafe body(ElementBuffer(kind, UnsafeMutableRawPointer(mutating: memory), count: elements.count))
        }
    }
}

extension Unarchiver {
    @inlinable
    final func decodeElements<Element: ArchivableValue>(_ type: Element.Type, count: Int) throws -> [Element] {
        var leftOut: [Int] = []
        return try decodeElements(type, count: count, leftOut: &leftOut)
    }

    /// Decodes the next elements of the innermost open collection, without objects of retired classes.
    ///
    /// - Parameter leftOut: The positions of these, in their order.
    @inlinable
    final func decodeElements<Element: ArchivableValue>(
        _ type: Element.Type, count: Int, leftOut: inout [Int]
    ) throws -> [Element] {
        // The initializer would write the count of the empty array, which all threads share.
        guard count > 0 else { return [] }
        return try unsafe [Element](unsafeUninitializedCapacity: count) { space, filledCount in
            guard let kind = ElementKind(Element.self) else {
                for place in 0..<count {
                    if let element = try Element.decodeIfPresent(from: self, forKey: nil) {
                        unsafe space.initializeElement(at: filledCount, to: element)
                        filledCount += 1
                    } else {
                        try leaveOutElement()
                        leftOut.append(place)
                    }
                }
                return
            }
            guard let memory = UnsafeMutableRawPointer(space.baseAddress) else { return }
            try unsafe decodeElements(
                into: ElementBuffer(kind, memory, count: count), count: count, filledCount: &filledCount)
        }
    }
}

/// Memory for elements of one type: initialized elements to encode, or space for those that are decoded.
@unsafe @usableFromInline
struct ElementBuffer {
    let kind: ElementKind
    private let memory: UnsafeMutableRawPointer
    let count: Int

    /// Memory for a number of elements of a kind, bound to their type.
    @usableFromInline
    init(_ kind: ElementKind, _ memory: UnsafeMutableRawPointer, count: Int) {
        unsafe (self.kind, self.memory, self.count) = (kind, memory, count)
    }

    /// The elements, whose type must be that of the kind.
    @inline(__always)
    func elements<Element>(_ type: Element.Type) -> UnsafeMutableBufferPointer<Element> {
        unsafe UnsafeMutableBufferPointer(start: memory.assumingMemoryBound(to: type), count: count)
    }

    // MARK: Integers of one type, those of an unsigned type as bit patterns

    func forEachInteger(_ type: IntegerType, _ body: (Int64) throws -> Void) rethrows {
        switch type {
        case .int8: try unsafe forEach(Int8.self, body)
        case .int16: try unsafe forEach(Int16.self, body)
        case .int32: try unsafe forEach(Int32.self, body)
        case .int64: try unsafe forEach(Int64.self, body)
        case .uint8: try unsafe forEach(UInt8.self, body)
        case .uint16: try unsafe forEach(UInt16.self, body)
        case .uint32: try unsafe forEach(UInt32.self, body)
        case .uint64: try unsafe forEach(UInt64.self, body)
        }
    }

    // Loaded from the bytes: `Int` and `Int64` are different types to the compiler.
    private func forEach<Integer: FixedWidthInteger & BitwiseCopyable>(
        _ type: Integer.Type, _ body: (Int64) throws -> Void
    ) rethrows {
        for position in unsafe 0..<count {
            let value = unsafe memory.loadUnaligned(fromByteOffset: position &* MemoryLayout<Integer>.stride, as: type)
            try body(Int64(truncatingIfNeeded: value))
        }
    }

    func store(_ value: Int64, _ type: IntegerType, at index: Int) {
        switch type {
        case .int8, .uint8:
            unsafe memory.storeBytes(of: UInt8(truncatingIfNeeded: value), toByteOffset: index, as: UInt8.self)
        case .int16, .uint16:
            unsafe memory.storeBytes(of: UInt16(truncatingIfNeeded: value), toByteOffset: index * 2, as: UInt16.self)
        case .int32, .uint32:
            unsafe memory.storeBytes(of: UInt32(truncatingIfNeeded: value), toByteOffset: index * 4, as: UInt32.self)
        case .int64, .uint64:
            unsafe memory.storeBytes(of: value, toByteOffset: index * 8, as: Int64.self)
        }
    }
}

extension Archiver {
    /// Encodes the next elements of the innermost open collection, one by one.
    final func encodeEach(_ elements: ElementBuffer) throws {
        // swift-format-ignore
        switch unsafe elements.kind {
        case .boolean:
            for unsafe element in unsafe elements.elements(Bool.self) { try encodeBoolValue(element, forKey: nil) }
        case .integer(let type):
            try unsafe elements.forEachInteger(type) { try encodeIntegerValue($0, type: type, forKey: nil) }
        case .float:
            for unsafe element in unsafe elements.elements(Float.self) { try encodeLeaf(.float(element), forKey: nil) }
        case .double:
            for unsafe element in unsafe elements.elements(Double.self) { try encodeDoubleValue(element, forKey: nil) }
        case .string:
            for unsafe element in unsafe elements.elements(String.self) { try encodeStringValue(element, forKey: nil) }
        case .date:
            for unsafe element in unsafe elements.elements(Date.self) { try encodeDateValue(element, forKey: nil) }
        }
    }
}

extension Unarchiver {
    /// Decodes the next element of the innermost open collection.
    final func decodeElement(into space: ElementBuffer, at index: Int) throws {
        func store<Element>(_ value: Element?) throws {
            unsafe space.elements(Element.self).initializeElement(at: index, to: try element(value))
        }
        switch unsafe space.kind {
        case .boolean: try store(boolValue(forKey: nil))
        case .integer(let type): unsafe space.store(try element(integerValue(type: type, forKey: nil)), type, at: index)
        case .float: try store(floatValue(forKey: nil))
        case .double: try store(doubleValue(forKey: nil))
        case .string: try store(stringValue(forKey: nil))
        case .date: try store(dateValue(forKey: nil))
        }
    }

    private func element<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw nilElement() }
        return value
    }

    /// The error about an element that is nil but must not be.
    @usableFromInline @inline(never)
    final func nilElement() -> ArchiveError {
        fail(.unexpectedKind, expected: "an element", found: "nil")
    }
}
