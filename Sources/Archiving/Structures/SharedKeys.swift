// Cases of an enum that share a key: a reader distinguishes them by the kinds of their values.

/// The kinds of values that can share a key.
@_spi(GeneratedCode)
public enum SharedKeyKind: Sendable {
    case number, string, data, date, url, uuid, decimal, array, dictionary, set

    func includes(_ kind: ValueKind?) -> Bool {
        switch kind {
        case .boolean, .integer, .largeInteger, .float, .double: self == .number
        case .string: self == .string
        case .data: self == .data
        case .date: self == .date
        case .url: self == .url
        case .uuid: self == .uuid
        case .decimal: self == .decimal
        case .array: self == .array
        case .dictionary: self == .dictionary
        case .set: self == .set
        case .null, .error, .object, nil: false
        }
    }
}

@_spi(GeneratedCode)
extension Unarchiver {
    /// Returns a Boolean value that indicates whether the archive holds a value of a kind under a key.
    ///
    /// The value is not decoded. An error is remembered: the next call that decodes throws it.
    public final func containsValue(ofKind kind: SharedKeyKind, forKey key: String) -> Bool {
        let complete = keyScope?.composed(key) ?? key
        guard containsValue(forCompleteKey: complete) else { return false }
        return decodingField { kind.includes((try? kindOfValue(forKey: complete)) ?? nil) }
    }

    /// Returns a Boolean value that indicates whether the archive holds an object of a class, or of one that inherits
    /// from it, under a key.
    ///
    /// The object is not decoded. An error is remembered: the next call that decodes throws it.
    public final func containsObject(of type: any Coding.Type, forKey key: String) -> Bool {
        let complete = keyScope?.composed(key) ?? key
        guard containsValue(forCompleteKey: complete) else { return false }
        return decodingField { (try? isObject(of: type, forKey: complete)) ?? false }
    }
}
