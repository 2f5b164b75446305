// Several values in the bits of one integer.
//
//     bit     6 5   4 3 2 1   0
//           [ 1 0 | 0 1 1 1 | 1 ]     alignment at 5 width 2, weight at 1 width 4, bold at 0

import PropertyLists

/// Values that are packed into one integer by shifts.
///
/// The `bits()` methods of generated bit fields use this type. Bits that aren't part of a field are 0 when they are
/// written, and ignored when they are read.
@_spi(GeneratedCode)
public struct BitField<Storage: ArchivableInteger>: Sendable where Storage: Sendable {
    /// The integer.
    public private(set) var rawValue: Storage

    /// Creates a bit field whose bits are all 0.
    public init() {
        rawValue = 0
    }

    /// Creates a bit field from an integer.
    public init(rawValue: Storage) {
        self.rawValue = rawValue
    }

    // MARK: Packing

    /// Sets a field to a boolean.
    ///
    /// - Parameters:
    ///   - position: The field's lowest bit, counted from 0.
    ///   - name: The field's name, for error messages.
    /// - Throws: ``ArchiveError`` with code `invalidValue` if the field isn't within the integer.
    public mutating func set(_ value: Bool, at position: Int, width: Int = 1, name: String) throws {
        try place(value ? 1 : 0, at: position, width: width, name: name)
    }

    /// Sets a field to an integer.
    ///
    /// - Throws: ``ArchiveError`` with code `invalidValue` if the value doesn't fit the width of the field.
    public mutating func set<Value: ArchivableInteger>(
        _ value: Value, at position: Int, width: Int, name: String
    ) throws {
        try check(position, width, name)
        let bits = UInt64(truncatingIfNeeded: value)
        guard let kept = Value(exactly: Self.extended(bits & Self.mask(width), width, isSigned: Value.isSigned)),
            kept == value
        else {
            throw Self.invalidValue("a value that fits \(width) bits", found: "\(value)", name)
        }
        try place(bits, at: position, width: width, name: name)
    }

    /// Sets a field to the raw value of an enum case.
    ///
    /// A raw value that isn't negative can use the full width, even if its type is signed: two bits can hold the cases
    /// 0 to 3 of an enum whose raw type is `Int`.
    ///
    /// - Throws: ``ArchiveError`` with code `invalidValue` if the raw value doesn't fit the width of the field.
    public mutating func set<Value: ArchivableEnumeration>(
        _ value: Value, at position: Int, width: Int, name: String
    ) throws where Value.RawValue: ArchivableInteger {
        let rawValue = value.rawValue
        if rawValue < 0 {
            try set(rawValue, at: position, width: width, name: name)
        } else {
            try set(UInt64(truncatingIfNeeded: rawValue), at: position, width: width, name: name)
        }
    }

    // MARK: Unpacking

    /// Returns a field as a boolean, which is true if any of the field's bits is set.
    ///
    /// - Throws: ``ArchiveError`` with code `invalidValue` if the field isn't within the integer.
    public func value(_ type: Bool.Type, at position: Int, width: Int = 1, name: String) throws -> Bool {
        try bits(at: position, width: width, name: name) != 0
    }

    /// Returns a field as an integer. If the type is signed, the field's highest bit is the sign.
    ///
    /// - Throws: ``ArchiveError`` with code `invalidValue` if the number doesn't fit the type.
    public func value<Value: ArchivableInteger>(
        _ type: Value.Type, at position: Int, width: Int, name: String
    ) throws -> Value {
        let bits = try bits(at: position, width: width, name: name)
        let number = Self.extended(bits, width, isSigned: Value.isSigned)
        guard let value = Value(exactly: number) else {
            throw Self.invalidValue("a value that fits \(Value.integerType.name)", found: "\(number)", name)
        }
        return value
    }

    /// Returns a field as the enum case that has its raw value, or as the case for unknown raw values.
    ///
    /// - Throws: ``ArchiveError`` with code `invalidValue` if the enum has neither.
    public func value<Value: ArchivableEnumeration>(
        _ type: Value.Type, at position: Int, width: Int, name: String
    ) throws -> Value where Value.RawValue: ArchivableInteger {
        let bits = try bits(at: position, width: width, name: name)
        let numbers = [PropertyListInteger(bits), Self.extended(bits, width, isSigned: Value.RawValue.isSigned)]
        let rawValues = numbers.compactMap { Value.RawValue(exactly: $0) }
        if let value = rawValues.lazy.compactMap({ Value.value(forKnown: $0) }).first { return value }
        if let value = rawValues.lazy.compactMap({ Value.value(forFormer: $0) }).first { return value }
        let unknown = rawValues.first
        guard let value = unknown.flatMap({ Value(rawValue: $0) ?? Value.value(forUnknown: $0) }) else {
            throw Self.invalidValue("a raw value of '\(Value.self)'", found: "'\(bits)', which it does not know", name)
        }
        return value
    }

    // MARK: Bits

    /// A number of any type that fits 64 bits: its low bits, extended by its sign.
    private static func extended(_ bits: UInt64, _ width: Int, isSigned: Bool) -> PropertyListInteger {
        let isNegative = isSigned && bits >> UInt64(width - 1) & 1 == 1
        return isNegative ? PropertyListInteger(Int64(bitPattern: bits | ~mask(width))) : PropertyListInteger(bits)
    }

    private static func mask(_ width: Int) -> UInt64 {
        width >= 64 ? .max : 1 << UInt64(width) - 1
    }

    private func check(_ position: Int, _ width: Int, _ name: String) throws {
        guard position >= 0, width > 0, position < Storage.bitWidth, width <= Storage.bitWidth - position else {
            throw Self.invalidValue(
                "a field in the \(Storage.bitWidth) bits of \(Storage.integerType.name)",
                found: "\(width) bits at \(position)", name)
        }
    }

    private mutating func place(_ bits: UInt64, at position: Int, width: Int, name: String) throws {
        try check(position, width, name)
        let mask = Self.mask(width)
        let others = UInt64(truncatingIfNeeded: rawValue) & ~(mask << UInt64(position))
        rawValue = Storage(truncatingIfNeeded: others | (bits & mask) << UInt64(position))
    }

    private func bits(at position: Int, width: Int, name: String) throws -> UInt64 {
        try check(position, width, name)
        return UInt64(truncatingIfNeeded: rawValue) >> UInt64(position) & Self.mask(width)
    }

    private static func invalidValue(_ expected: String, found: String, _ name: String) -> ArchiveError {
        ArchiveError(.invalidValue, path: name, expected: expected, found: found)
    }
}

extension ArchivableInteger {
    /// The number of a field, if it is in the type's range.
    fileprivate init?(exactly number: PropertyListInteger) {
        guard let bits = Self.integerType.bits(of: number) else { return nil }
        self.init(truncatingIfNeeded: bits)
    }
}

/// A value whose fields are packed into one integer, which is the value's archived form.
///
/// Implement the requirements with `BitField`, which uses shifts and produces the same result on every machine.
public protocol ArchivableBits: ArchivableValue {
    /// The integer type of the archived form.
    associatedtype Bits: ArchivableInteger

    /// Packs the fields into an integer.
    ///
    /// - Throws: ``ArchiveError`` with code `invalidValue` if a value doesn't fit its field.
    func bits() throws -> Bits

    /// Creates the value by unpacking the fields of an integer.
    ///
    /// - Throws: ``ArchiveError`` with code `invalidValue` if a field holds a value that its type doesn't define.
    init(bits: Bits) throws
}

extension ArchivableBits {
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try bits(for: archiver, forKey: key).encode(to: archiver, forKey: key)
    }

    /// The bits to encode under a key, which the error names if a value doesn't fit its field.
    func bits(for archiver: Archiver, forKey key: String?) throws -> Bits {
        do {
            return try bits()
        } catch let error as ArchiveError {
            throw archiver.fail(
                error.code, expected: Self.phrase(error), found: error.found, forKey: key)
        } catch {
            throw archiver.ended(by: error)
        }
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Self? {
        guard let bits = try Bits.decodeIfPresent(from: unarchiver, forKey: key) else { return nil }
        do {
            return try Self(bits: bits)
        } catch let error as ArchiveError {
            throw unarchiver.fail(
                error.code, expected: phrase(error), found: error.found, forKey: key)
        } catch {
            throw unarchiver.ended(by: error)
        }
    }

    /// What was expected, with the field: archives contain all fields as one number, which the path leads to.
    private static func phrase(_ error: ArchiveError) -> String {
        error.path.isEmpty ? error.expected : "\(error.expected) in '\(error.path)'"
    }
}
