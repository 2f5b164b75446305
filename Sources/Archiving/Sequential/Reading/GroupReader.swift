// Reads the groups of an object whose class has a fixed layout, in order.

import PropertyLists
import TypedStreams

/// A position in the groups of a Foundation object.
struct GroupReader {
    // Not retained: it outlives the reader, which exists while one of its methods reads a value.
    @safe private unowned(unsafe) let unarchiver: SequentialUnarchiver
    private let entry: UInt32
    private(set) var position: Int
    private let end: Int

    @inline(__always)
    init(_ unarchiver: SequentialUnarchiver, _ entry: UInt32) {
        self.unarchiver = unarchiver
        self.entry = entry
        let object = unarchiver.entries[Int(entry)]
        position = Int(object.start)
        end = Int(object.end)
    }

    /// The value of the next group, whose type encoding must be a single type.
    @inline(__always)
    mutating func nextSingle() throws -> TypedStreamItem {
        guard position < end, case let item = unarchiver.items[position], item.code != 0 else {
            throw contradiction("a value of one type")
        }
        position = item.end(at: position)
        return item
    }

    /// The value of the next group, which must have the given type.
    @inline(__always)
    mutating func next(_ code: UInt8) throws -> TypedStreamItem {
        guard position < end, EncodingCode.isSame(unarchiver.items[position].code, as: code) else {
            throw contradiction("a value of the type '\(UnicodeScalar(code))'")
        }
        return try nextSingle()
    }

    @inline(__always)
    mutating func nextBoolean() throws -> Bool {
        guard position < end, EncodingCode.isBoolean(unarchiver.items[position].code) else {
            throw contradiction("a boolean")
        }
        return try nextSingle().value != 0
    }

    mutating func nextString() throws -> String {
        let item = try next(EncodingCode.object)
        guard item.kind == .object, try unarchiver.foundationClass(of: item.number) == .string else {
            throw contradiction("a string", found: unarchiver.phrase(for: item))
        }
        return try unarchiver.string(of: item.number)
    }

    /// The values of the next group, whose type encoding must be accepted for the given one.
    mutating func next(_ encoding: RequestedTypes) throws -> Range<Int> {
        guard position < end, try unarchiver.isAccepted(position, for: encoding) else {
            throw contradiction("values of the type encoding '\(encoding)'")
        }
        let values = unarchiver.firstValue(ofGroup: position)..<unarchiver.items[position].end(at: position)
        position = values.upperBound
        return values
    }

    /// The bytes of the next group, which is an array of single bytes.
    mutating func nextBytes(_ encoding: RequestedTypes) throws -> TypedStreamRange {
        let values = try next(encoding)
        guard values.count == 1, unarchiver.items[values.lowerBound].kind == .bytes else {
            throw contradiction("bytes", found: "something else")
        }
        let item = unarchiver.items[values.lowerBound]
        return TypedStreamRange(offset: Int(item.value), count: Int(item.number))
    }

    /// Checks that no group is left.
    @inline(__always)
    func finish() throws {
        if position != end { throw contradiction("the end") }
    }

    /// The error about an object whose groups do not match its class.
    ///
    /// - Parameter found: What was read; `nil` if it is about the next group.
    @inline(never)
    func contradiction(_ expected: String, found: String? = nil) -> ArchiveError {
        let name = unarchiver.className(of: entry)
        let next = position < end ? "the type encoding '\(unarchiver.encodingText(of: position))'" : "the end"
        return unarchiver.fail(
            .corruptArchive, expected: "\(expected) in an object of class '\(name)'", found: found ?? next)
    }
}
