// Encoding without keys: values that are read back in the order in which they were written.

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Archiver {
    /// Encodes a value without a key.
    ///
    /// Such values are read back in the order in which they were written, with the method that matches; a keyed
    /// archiver takes them between values with keys. In a new class keys are the better choice: a value without one can
    /// never be left out, moved or given another type. The guide's chapter *Keyed Archives*, Non-Keyed Coding Methods.
    ///
    /// - Throws: ``ArchiveError``, or what the value's own `encode` throws.
    @inlinable
    public final func encode<Value: ArchivableValue>(_ value: Value) throws {
        try value.encode(to: self, forKey: nil)
    }

    /// Encodes a value or nil without a key. The nil takes its place in the order.
    @inlinable
    public final func encode<Value: ArchivableValue>(_ value: Value?) throws {
        if let value {
            try value.encode(to: self, forKey: nil)
        } else {
            try encodeNull(forKey: nil)
        }
    }

    /// Encodes a reference without a key to an object that is archived only if something else in the archive encodes
    /// it unconditionally, before or after; otherwise the reference comes back as nil. A nil takes its place in the
    /// order.
    ///
    /// The guide's chapter *Conditional Objects*.
    public final func encodeConditionalObject(_ object: (any Coding)?) throws {
        if let object {
            try encodeConditionalObjectValue(object, forKey: nil)
        } else {
            try encodeNull(forKey: nil)
        }
    }

    /// Encodes numbers of one type, or booleans, as one array without a key: Cocoa's
    /// `encodeArray(ofObjCType:count:at:)`.
    ///
    /// The type is part of the archive, and reading checks it: `[Int32]` can't be read as `[Int64]`. Not for new
    /// classes: an array under a key is an array to every reader, and `packed` numbers take less room.
    ///
    /// - Parameter elements: the numbers; a keyed archive can't hold an array of none in this form, as Cocoa's can't.
    public final func encodeArray<Element: ArchivableNumber>(_ elements: [Element]) throws {
        try encodeNumberArray(Element.numberArray(elements), forKey: nil)
    }

    /// Encodes bytes without a key: Cocoa's `encodeBytes(_:length:)`. A nil takes its place in the order.
    ///
    /// A keyed archive holds them inline and not as an object, so equal bytes are not shared between objects.
    public final func encodeBytes(_ bytes: Data?) throws {
        try encodeBytesValue(bytes, forKey: nil)
    }

    /// Encodes bytes under a key: Cocoa's `encodeBytes(_:length:forKey:)`.
    ///
    /// A keyed archive holds them inline, where ``encode(_:forKey:)`` makes data an object. A nil is in the archive.
    public final func encodeBytes(_ bytes: Data?, forKey key: String) throws {
        try encodeBytesValue(bytes, forKey: key)
    }
}
