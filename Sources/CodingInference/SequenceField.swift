// The fields that read the groups of a sequential archive, by their type encodings.

/// A value of a group.
struct SequenceField {
    /// The type; `nil` for an object, whose type depends on the object.
    let type: String?

    /// The number of values that it consists of.
    let valueCount: Int

    /// The type is a boolean if all of its values are 0 or 1.
    var mayBeBoolean = false

    private static let numbers: [Character: String] = [
        "c": "Int8", "C": "UInt8", "s": "Int16", "S": "UInt16", "i": "Int32", "I": "UInt32", "l": "Int32",
        "L": "UInt32", "q": "Int", "Q": "UInt", "f": "Float", "d": "Double", "B": "Bool",
    ]

    /// The fields of a group; `nil` if the language has no type for one of its values.
    static func fields(ofGroup encoding: String) -> [SequenceField]? {
        var rest = encoding[...]
        var fields: [SequenceField] = []
        while let first = rest.first {
            if first == "@" {
                fields.append(SequenceField(type: nil, valueCount: 1))
                rest.removeFirst()
            } else if let type = numbers[first] {
                fields.append(SequenceField(type: type, valueCount: 1, mayBeBoolean: first == "c"))
                rest.removeFirst()
            } else if fields.isEmpty, let code = elementCode(ofArray: encoding), let type = numbers[code] {
                return [SequenceField(type: "packed [\(fixedWidths[type] ?? type)]", valueCount: 1)]
            } else if first == "{", let end = end(ofStructure: rest),
                let field = structure(String(rest[rest.startIndex..<end]))
            {
                fields.append(field)
                rest = rest[end...]
            } else {
                return nil
            }
        }
        return fields.isEmpty ? nil : fields
    }

    private static let fixedWidths = ["Int": "Int64", "UInt": "UInt64"]

    /// The type code of the elements of `[12f]`, an array of numbers, or of `[f]`.
    static func elementCode(ofArray encoding: String) -> Character? {
        guard encoding.first == "[", encoding.last == "]" else { return nil }
        let rest = encoding.dropFirst().dropLast().drop { $0.isNumber }
        guard rest.count == 1, let code = rest.first, code != "B", numbers[code] != nil else { return nil }
        return code
    }

    private static func end(ofStructure text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            if depth == 0 { return text.index(after: index) }
        }
        return nil
    }

    private static func structure(_ text: String) -> SequenceField? {
        let parts = text.split { "{}=".contains($0) }
        let members = parts.filter { $0 == "QQ" || Set($0) == ["d"] || Set($0) == ["f"] }.joined()
        let name = text.prefix { $0 != "=" }
        switch members {
        case "dd", "ff":
            let type = name.contains("Size") ? "CGSize" : name.contains("Vector") ? "VectorValue" : "CGPoint"
            return SequenceField(type: type, valueCount: 2)
        case "dddd", "ffff":
            return SequenceField(type: name.contains("Insets") ? "EdgeInsetsValue" : "CGRect", valueCount: 4)
        case "dddddd", "ffffff": return SequenceField(type: "TransformValue", valueCount: 6)
        case "QQ": return SequenceField(type: "NSRange", valueCount: 2)
        default: return nil
        }
    }
}
