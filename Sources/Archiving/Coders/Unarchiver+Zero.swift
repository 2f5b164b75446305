// Decoding as Cocoa does it: a missing key is the zero of its type.

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import PropertyLists

extension Unarchiver {
    /// A boolean; false where the key is missing.
    ///
    /// - Throws: ``ArchiveError`` where something else stands under the key. So do the methods below.
    public final func decodeBool(forKey key: String) throws -> Bool {
        try decodeIfPresent(Bool.self, forKey: key) ?? false
    }

    /// An integer of any width; 0 where the key is missing, an error where it does not fit.
    public final func decodeInteger(forKey key: String) throws -> Int {
        try decodeIfPresent(Int.self, forKey: key) ?? 0
    }

    /// An integer that fits 32 bits; 0 where the key is missing, an error where it does not fit.
    public final func decodeInt32(forKey key: String) throws -> Int32 {
        try decodeIfPresent(Int32.self, forKey: key) ?? 0
    }

    /// An integer that fits 64 bits; 0 where the key is missing, an error where it does not fit.
    public final func decodeInt64(forKey key: String) throws -> Int64 {
        try decodeIfPresent(Int64.self, forKey: key) ?? 0
    }

    /// An integer that fits C's `int`; 0 where the key is missing, an error where it does not fit.
    public final func decodeCInt(forKey key: String) throws -> CInt {
        try decodeIfPresent(CInt.self, forKey: key) ?? 0
    }

    /// A real, with the precision of 32 bits; 0 where the key is missing.
    public final func decodeFloat(forKey key: String) throws -> Float {
        try decodeIfPresent(Float.self, forKey: key) ?? 0
    }

    /// A real; 0 where the key is missing.
    public final func decodeDouble(forKey key: String) throws -> Double {
        try decodeIfPresent(Double.self, forKey: key) ?? 0
    }

    /// An object; nil where the key is missing or holds nil.
    public final func decodeObject<Object: Coding>(of type: Object.Type, forKey key: String) throws -> Object? {
        try decodeIfPresent(Object.self, forKey: key)
    }

    /// An object of any class that the reader allows; nil where the key is missing or holds nil.
    public final func decodeObject(forKey key: String) throws -> (any Coding)? {
        try decodeIfPresent(AnyCoding.self, forKey: key)?.object
    }

    /// Bytes, as ``Archiver/encodeBytes(_:forKey:)`` encodes them, or data; nil where the key is missing or holds nil.
    public final func decodeBytes(forKey key: String) throws -> Data? {
        try bytesValue(forKey: key)
    }

    /// A property list; nil where the key is missing or holds nil.
    ///
    /// Strings, numbers, dates, data, and arrays and dictionaries of these: no object is ever created, and anything
    /// else is an error with the code `unexpectedKind`.
    public final func decodePropertyList(forKey key: String) throws -> PropertyList? {
        try decodeIfPresent(PropertyList.self, forKey: key)
    }
}
