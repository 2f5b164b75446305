// Decoding without keys: values in the order in which they were written.

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Unarchiver {
    /// Decodes the next value without a key, which must be there.
    ///
    /// Each object counts its values without keys from the first one: `init(coder:)` begins with it, and
    /// `connect(with:)` goes on where `init(coder:)` ended. A superclass writes its values first, so a subclass calls
    /// `super.init(coder:)` before it reads its own.
    ///
    /// - Throws: ``ArchiveError``: `missingValue` where there is no further value or nil, `unexpectedKind` where there
    ///   is something else, `outOfRange` where a number does not fit.
    @inlinable
    public final func decode<Value: ArchivableValue>(_ type: Value.Type) throws -> Value {
        guard let value = try decodeIfPresent(type) else { throw missingNextValue() }
        return value
    }

    /// Decodes the next value without a key; nil where there is no further value, or nil.
    ///
    /// - Throws: ``ArchiveError``: `unexpectedKind` where there is something else, `outOfRange` where a number does not
    ///   fit.
    @inlinable
    public final func decodeIfPresent<Value: ArchivableValue>(_ type: Value.Type) throws -> Value? {
        let value = try Value.decodeIfPresent(from: self, forKey: nil)
        if isMeeting { try endMeeting() }
        return value
    }

    /// Decodes the next object without a key; nil where there is no further value, or nil.
    public final func decodeObject<Object: Coding>(of type: Object.Type) throws -> Object? {
        try decodeIfPresent(type)
    }

    /// Decodes numbers that were encoded as one array without a key: Cocoa's `decodeArray(ofObjCType:count:at:)`.
    ///
    /// - Parameters:
    ///   - type: the type that was written; no other is accepted.
    ///   - count: how many there must be; any number where it is left out.
    /// - Throws: ``ArchiveError``: `missingValue` where there is no further value or nil, `unexpectedKind` where the
    ///   numbers have another type, `invalidValue` where there are more or fewer of them.
    public final func decodeArray<Element: ArchivableNumber>(
        of type: Element.Type, count: Int? = nil
    ) throws -> [Element] {
        guard let elements = try decodeArrayIfPresent(of: type, count: count) else { throw missingNextValue() }
        return elements
    }

    /// Decodes numbers that were encoded as one array without a key; nil where there is no further value, or nil.
    ///
    /// - Throws: ``ArchiveError`` as ``decodeArray(of:count:)`` does.
    public final func decodeArrayIfPresent<Element: ArchivableNumber>(
        of type: Element.Type, count: Int? = nil
    ) throws -> [Element]? {
        guard let numbers = try numberArrayValue(Element.numberKind, forKey: nil) else { return nil }
        guard let elements = Element.elements(of: numbers) else {
            throw failure(
                .unexpectedKind, expected: Element.numberKind.phrase, found: numbers.kind.phrase, forKey: nil)
        }
        guard count == nil || count == elements.count else {
            throw failure(
                .invalidValue, expected: "an array of \(count ?? 0) numbers", found: "one of \(elements.count)",
                forKey: nil)
        }
        return elements
    }

    /// Decodes bytes without a key; nil where there is no further value, or nil.
    ///
    /// - Throws: ``ArchiveError`` with the code `unexpectedKind` where there is something else.
    public final func decodeBytes() throws -> Data? {
        try bytesValue(forKey: nil)
    }

    @usableFromInline
    final func missingNextValue() -> ArchiveError {
        failure(.missingValue, expected: "another value without a key", found: "nil or none", forKey: nil)
    }
}
