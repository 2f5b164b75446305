// Types, fields and defaults as a schema spells them: for summaries, and for clauses that are pasted into one.

import CodingSchema

extension SchemaType {
    /// The type with its question mark.
    var optionalText: String { SchemaType.optional(self).schemaText }

    /// A value that a schema can give to a new field of this type; `nil` where only the author knows one.
    var plainDefault: String? {
        switch self {
        case .bool: "false"
        case .integer: "0"
        case .float, .double: "0.0"
        case .decimal: "0"
        case .string: "\"\""
        case .data: "(Data())"
        case .date: "(Date.distantPast)"
        case .array, .set, .packed, .indexed: "[]"
        case .dictionary: "[:]"
        case .enumeration(let found): (found.unknown ?? found.cases.first?.name).map { ".\($0)" }
        default: nil
        }
    }

    /// A constant of this type that can be written for older readers.
    var plainConstant: String? {
        switch self {
        case .bool, .integer, .float, .double, .decimal, .string, .enumeration: plainDefault
        case .array, .set, .dictionary: plainDefault
        default: nil
        }
    }
}

extension SchemaField {
    /// The field's type with its question mark.
    var typeText: String { isOptional ? type.optionalText : type.schemaText }

    /// The field as a member of a schema, so that it reads what it read.
    ///
    /// - Parameters:
    ///   - isOptional: the field becomes optional where it must not miss a value.
    ///   - clauses: what follows the key.
    func memberLine(isOptional: Bool, clauses: String = "") -> String {
        var text = isWeak ? "weak var " : "var "
        text += "\(name): \(isOptional ? type.optionalText : type.schemaText)"
        if let value = value?.schemaText { text += " = \(value)" }
        if key != name { text += " key \(key.schemaLiteral)" }
        if isConditional, !isWeak { text += " conditional" }
        if !clauses.isEmpty { text += " " + clauses }
        for fallback in fallbacks { text += " " + fallback.schemaText }
        return text
    }
}

extension SchemaFallback {
    /// The clause as a schema spells it.
    var schemaText: String {
        let keys = keys.map(\.schemaLiteral).joined(separator: ", ")
        guard let conversion else { return "fallback \(keys)" }
        let type = conversion.isOptional ? conversion.type.optionalText : conversion.type.schemaText
        return "fallback \(keys): \(type) via \(conversion.function.schemaText)"
    }
}

extension SchemaFunction {
    /// The function as a schema names it.
    var schemaText: String { label.map { "\(name)(\($0):)" } ?? name }
}

extension SchemaDefault {
    /// The default as a schema spells it.
    var schemaText: String {
        switch self {
        case .literal(let text): text
        case .nil: "nil"
        case .expression(let text): "(\(text))"
        case .function(let function): "via \(function.schemaText)"
        }
    }
}

extension String {
    /// The text as a string literal of a schema.
    var schemaLiteral: String { SchemaRawValue.string(self).text }
}
