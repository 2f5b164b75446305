// How a reader recognizes the cases of an enum that share a key, by the kinds of their values; and cases that it doesn't
// know.

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
        case .null, .error, .object, .geometry, .bytes, nil: false
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

    /// Returns a Boolean value that indicates whether the archive holds a value of an enum whose known cases it doesn't
    /// contain: a separate object, or any key that is composed with the key of the enum.
    public final func containsUnknownCase() -> Bool {
        // Without a scope, the keys are those of an object that represents the enum.
        guard let keyScope else { return true }
        guard let name = keyScope.name else { return false }
        return containsKey(withPrefix: name + ".")
    }

    /// Returns a Boolean value that indicates whether the archive holds a value under one of the keys that cases share,
    /// which is then of a kind that no known case has.
    public final func containsUnknownCase(underAnyOf sharedKeys: [String]) -> Bool {
        sharedKeys.contains { key in
            let complete = keyScope?.composed(key) ?? key
            return containsValue(forCompleteKey: complete) && !containsNull(forCompleteKey: complete)
        }
    }

    /// Returns the value as which an unknown case is read, for which the report gets an event.
    public final func unknownCase<Value: ArchivableStructure>(_ value: Value) -> Value {
        guard isReporting else { return unknownCase(value, tag: "") }
        let prefix = keyScope?.name.map { $0 + "." } ?? ""
        let key = (try? firstKey(withPrefix: prefix)) ?? nil
        return unknownCase(value, tag: key.map { String(Substring($0.utf8.dropFirst(prefix.utf8.count))) } ?? "")
    }

    /// Returns the value as which a case with an unknown tag is read, for which the report gets an event.
    public final func unknownCase<Value: ArchivableStructure>(_ value: Value, tag: some ArchivableValue) -> Value {
        sawUnknownValue = true
        guard isReporting else { return value }
        note(
            .unknownValue(of: "\(Value.self)", rawValue: "\(tag)", value: "\(value)", isKept: false),
            forKey: completeKey(nil))
        return value
    }
}

extension Unarchiver {
    /// Returns a Boolean value that indicates whether a key of the open object begins with a text.
    package final func containsKey(withPrefix prefix: String) -> Bool {
        // An error is remembered: the next call that decodes throws it.
        ((try? firstKey(withPrefix: prefix)) ?? nil) != nil
    }
}
