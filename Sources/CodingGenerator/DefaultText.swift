// Default values as Swift text: at a declaration, as an argument's default, and where a key is missing.

import CodingSchema

/// Spells the values that a schema gives.
enum DefaultText {
    /// A literal as the declared type wants it.
    ///
    /// A whole number for a floating-point type gets its `.0`, and a case called like one of `Optional`'s its enum's
    /// name, since Swift would take `.none` for nil.
    static func literal(_ text: String, type: SchemaType, isOptional: Bool) -> String {
        if type.isFloatingPoint, isWholeNumber(text) { return text + ".0" }
        guard text.hasPrefix("."), case .enumeration = type else { return text }
        let name = text.dropFirst().filter { $0 != "`" }
        return enumerationCase(String(name), type: type.swiftText, isOptional: isOptional)
    }

    /// An enum's case where the type is known from the place.
    static func enumerationCase(_ name: String, type: String, isOptional: Bool) -> String {
        let isMistakable = isOptional && (name == "none" || name == "some")
        return (isMistakable ? type : "") + "." + SwiftIdentifier.member(name)
    }

    /// An expression that stands alone on its line.
    ///
    /// One of several lines keeps its parentheses: its last line may be a comment.
    static func expression(_ text: String) -> String {
        text.contains(where: \.isNewline) ? "(\(text)\n)" : text
    }

    /// A retired key's constant, with its type spelled out.
    static func constant(_ text: String, type: SchemaType) -> String {
        if text == "nil" { return "nil as \(type.swiftText)?" }
        if text.hasPrefix("."), case .enumeration = type {
            return literal(type.swiftText + text, type: type, isOptional: false)
        }
        return "\(literal(text, type: type, isOptional: false)) as \(type.swiftText)"
    }

    private static func isWholeNumber(_ text: String) -> Bool {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        return !digits.isEmpty && digits.allSatisfy { ("0"..."9").contains($0) || $0 == "_" }
    }
}
