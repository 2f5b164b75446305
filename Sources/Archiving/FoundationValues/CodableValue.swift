// Values that have Codable only: archived as their property list, each array and dictionary in it an object.
//
//     Settings(size: 3, names: ["a"])  ──PropertyListEncoder──▶  { size: 3, names: ["a"] }  ──▶  objects under the key

import PropertyLists

/// A value that is archived as its property list: the archived form of a field of type `T as Codable`.
@_spi(GeneratedCode)
public struct CodableValue<Value: Codable>: ArchivableValue {
    public let value: Value

    public init(_ value: Value) {
        self.value = value
    }

    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try PropertyList(encoding: value).encode(to: archiver, forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> CodableValue? {
        guard let list = try PropertyList.decodeIfPresent(from: unarchiver, forKey: key) else { return nil }
        return try CodableValue(list.decoded(Value.self))
    }
}

extension Archiver {
    /// Encodes a Codable value as its property list, as Foundation's method of this name does.
    ///
    /// - Throws: `EncodingError` for a value that has no property list; ``ArchiveError``, as `encode(_:forKey:)` does.
    public final func encodeEncodable(_ value: some Encodable, forKey key: String) throws {
        let list = try PropertyList(encoding: value)
        // In archives with keys it is the key of the object also in a structure: Foundation doesn't compose keys.
        if keyScope?.sequence != nil { return try encode(list, forKey: key) }
        try list.encode(to: self, forKey: key)
    }
}

extension Unarchiver {
    /// Decodes a Codable value from its property list, or returns `nil` if the key is missing or holds nil.
    ///
    /// - Throws: `DecodingError` for a property list of other contents; ``ArchiveError``, as
    ///   ``decodePropertyList(forKey:)`` does.
    public final func decodeDecodable<Value: Decodable>(_ type: Value.Type, forKey key: String) throws -> Value? {
        try PropertyList.decodeIfPresent(from: self, forKey: key)?.decoded(type)
    }
}

extension PropertyList {
    /// The encoder takes no single string, number or date, so the value is encoded as the element of an array. Of the
    /// formats, only the binary one keeps every date and real.
    fileprivate init(encoding value: some Encodable) throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        let data = try encoder.encode([value])
        guard case .array(let elements) = try PropertyList(data: data), let list = elements.first else {
            throw EncodingError.invalidValue(
                value, EncodingError.Context(codingPath: [], debugDescription: "The value has no property list."))
        }
        self = list
    }

    fileprivate func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let data = try PropertyList.array([self]).data(format: .binary)
        let values = try PropertyListDecoder().decode([Value].self, from: data)
        guard let value = values.first else {
            throw DecodingError.valueNotFound(
                type, DecodingError.Context(codingPath: [], debugDescription: "The property list has no value."))
        }
        return value
    }
}
