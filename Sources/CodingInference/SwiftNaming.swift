// Names in Swift for what archives name: classes in modules, mangled names, keys with dots and underscores.

import CodingSchema

enum SwiftNaming {
    /// The name of a class: the last part of the archived name, without a prefix.
    static func className(_ archived: String, strippingPrefix prefix: String?) -> String {
        var name = mangled(archived) ?? archived.split(separator: ".").last.map(String.init) ?? archived
        if let prefix, name.hasPrefix(prefix), name.dropFirst(prefix.count).first?.isUppercase == true {
            name = String(name.dropFirst(prefix.count))
        }
        let text = identifier(name)
        guard let first = text.first, !first.isUppercase else { return text }
        return first.isLetter ? text.prefix(1).uppercased() + text.dropFirst() : "Class" + text
    }

    /// Whether a type of the language, or one that generated code needs, has the name.
    static func isTypeName(_ name: String) -> Bool {
        ReservedNames.types.contains(name) || BuiltInTypes.genericNames.contains(name)
    }

    /// The class's own name in a mangled name of Swift, which is the last one before the arguments of a generic class.
    ///
    ///     _TtC 5MyApp 6Person                     module, class
    ///     _TtCC 5MyApp 5Chart 4Axis               nested
    ///     _TtC 5MyApp P33_0123…EF 6Hidden         private: a discriminator of the file precedes the name
    ///     _TtCF 5MyApp 3foo FT_T_ L0_ 5Local      local to a function, with a number
    ///     _TtCE 5MyApp C10Foundation4Data 3Box    in an extension of a class of another module
    ///     _TtGC 5MyApp 3Box C5MyApp4Page_         generic
    private static func mangled(_ name: String) -> String? {
        guard name.hasPrefix("_Tt") else { return nil }
        var rest = name.dropFirst(3)
        let isGeneric = rest.first == "G"
        if isGeneric { rest.removeFirst() }
        let kinds = rest.prefix { "CVO".contains($0) }
        let hasModule = rest.dropFirst(kinds.count).first?.isNumber == true
        var names: [String] = []
        var operation: Character?
        while !isGeneric || names.count < kinds.count + (hasModule ? 1 : 0), let next = rest.first {
            let digits = rest.prefix { $0.isNumber }
            if digits.isEmpty {
                operation = next
                rest.removeFirst()
                continue
            }
            let count = Int(digits) ?? .max
            rest = rest.dropFirst(digits.count)
            // After these, a number is that of a local declaration, a substitution or a type parameter.
            if let operation, "LSQqd".contains(operation), rest.first == "_" { continue }
            let isDiscriminator = operation == "P" && rest.first == "_"
            if !isDiscriminator { names.append(String(rest.prefix(count))) }
            rest = rest.dropFirst(count)
            operation = nil
        }
        return names.last
    }

    /// The name of a property: the key, or its words.
    static func propertyName(_ key: String, strippingPrefix prefix: String) -> String {
        var name = key.drop { $0 == "_" }
        if name.isEmpty { return "value" }
        if !prefix.isEmpty, name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
        let text = identifier(String(name))
        // A name that differs from its key begins as names in Swift do.
        guard text != key else { return text }
        let capitals = text.prefix { $0.isUppercase }
        if capitals.isEmpty { return text }
        let count = capitals.count == text.count || capitals.count == 1 ? capitals.count : capitals.count - 1
        return capitals.prefix(count).lowercased() + text.dropFirst(count)
    }

    /// The prefix of capitals that all keys of a class have, such as `NS`; empty if there is none.
    static func commonPrefix(of keys: [String]) -> String {
        guard keys.count > 1, let first = keys.first else { return "" }
        var capitals = first.prefix { $0.isUppercase }
        for key in keys { capitals = capitals.prefix(zip(capitals, key).prefix { $0 == $1 }.count) }
        // A key such as 'URL' is a word.
        if keys.contains(where: { $0.count == capitals.count }) { return "" }
        // A capital follows: the first letter of each name. If none does in one of the keys, it is the last shared one.
        let isWhole = keys.allSatisfy { $0.dropFirst(capitals.count).first?.isUppercase == true }
        let prefix = capitals.dropLast(isWhole ? 0 : 1)
        return prefix.count > 1 ? String(prefix) : ""
    }

    /// The name of a case with a text.
    static func caseName(_ text: String) -> String {
        let name = identifier(text)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// The text as a name: words that other characters separate begin with capitals.
    private static func identifier(_ text: String) -> String {
        var result = ""
        for word in text.split(whereSeparator: { !isPart($0) }) {
            result += result.isEmpty ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }
        guard let first = result.unicodeScalars.first else { return "value" }
        return UnicodeText.beginsName(first) ? result : "value" + result
    }

    private static func isPart(_ character: Character) -> Bool {
        character == "_"
            || (character.isLetter || character.isNumber)
                && character.unicodeScalars.allSatisfy(UnicodeText.continuesName)
    }

    /// The name with backticks where it is a keyword.
    static func declared(_ name: String) -> String {
        SwiftKeyword.contains(name) ? "`\(name)`" : name
    }

    /// Text of an archive in a comment, on one line and not too long.
    static func comment(_ text: String) -> String {
        let plain = String(
            String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
        return plain.count > 40 ? plain.prefix(39) + "…" : plain
    }
}
