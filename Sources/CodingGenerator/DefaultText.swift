// Default values as Swift text: at a declaration, as an argument's default, and for missing keys.

import CodingSchema

/// Spells the values of a schema in Swift.
enum DefaultText {
    /// A literal in the form that the declared type needs.
    ///
    /// An integer for a floating-point type gets `.0`, and a decimal number with a fraction is spelled in parts. A case
    /// with the name of one of `Optional`'s gets its enum's name, because Swift would interpret `.none` as nil.
    static func literal(_ text: String, type: SchemaType, isOptional: Bool) -> String {
        if type.form.kind == .real, isWholeNumber(text) { return text + ".0" }
        if case .decimal = type.unconverted.plain, !isWholeNumber(text), let decimal = DecimalLiteral(text) {
            return decimal.swiftText
        }
        if let collection = collection(text, type: type) { return collection }
        guard text.hasPrefix("."), type.form.kind == .enum else { return text }
        let name = text.dropFirst().filter { $0 != "`" }
        return enumerationCase(String(name), type: type.swiftName, isOptional: isOptional)
    }

    private static func collection(_ text: String, type: SchemaType) -> String? {
        guard let literal = CollectionLiteral(text), !literal.values.isEmpty else { return nil }
        func element(_ text: String, _ type: SchemaType) -> String {
            guard case .optional(let wrapped) = type else { return Self.literal(text, type: type, isOptional: false) }
            return Self.literal(text, type: wrapped, isOptional: true)
        }
        switch type.plain {
        case .array(let type), .set(let type, _), .packed(let type, _), .indexed(let type):
            return "[\(literal.values.map { element($0, type) }.joined(separator: ", "))]"
        case .dictionary(let key, let value):
            let entries = zip(literal.keys, literal.values).map { "\(element($0, key)): \(element($1, value))" }
            return "[\(entries.joined(separator: ", "))]"
        default: return nil
        }
    }

    /// An enum's case where the context determines the type.
    static func enumerationCase(_ name: String, type: String, isOptional: Bool) -> String {
        let isMistakable = isOptional && (name == "none" || name == "some")
        return (isMistakable ? type : "") + "." + SwiftIdentifier.member(name)
    }

    /// An expression on a separate line.
    ///
    /// One of several lines keeps its parentheses: its last line may be a comment. So does one with a comma: a tuple.
    static func expression(_ text: String) -> String {
        if text.contains(where: \.isNewline) { return "(\(text)\n)" }
        return CollectionLiteral("[\(text)]").map { $0.values.count > 1 } == true ? "(\(text))" : text
    }

    /// A retired key's constant with an explicit type.
    static func constant(_ text: String, type: SchemaType) -> String {
        if text == "nil" { return "nil as \(type.archivedName)?" }
        if text.hasPrefix("."), case .enumeration = type.plain {
            return type.archived(literal(type.plain.swiftName + text, type: type, isOptional: false))
        }
        let value = "\(literal(text, type: type, isOptional: false)) as \(type.swiftName)"
        return type.isArchivedAsIs
            ? value : type.archived([.array, .set, .dictionary].contains(type.form.kind) ? "(\(value))" : value)
    }

    private static func isWholeNumber(_ text: String) -> Bool {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        return !digits.isEmpty && digits.allSatisfy { ("0"..."9").contains($0) || $0 == "_" }
    }
}
