// Types, fields and defaults in schema syntax: for summaries, and for clauses to be pasted into a schema.

import CodingSchema

extension SchemaType {
    /// The type with its question mark.
    var optionalText: String { SchemaType.optional(self).schemaText }

    /// The conversion of a field of this type, unless the type has it wherever it is a field's.
    fileprivate var conversionText: String {
        guard case .converted(let conversion) = self else { return parts.last?.conversionText ?? "" }
        if conversion.isOfType { return "" }
        guard let functions = conversion.functions else { return " as \(conversion.archived.schemaText)" }
        if conversion.isOfRawValue { return " as rawValue \(conversion.archived.schemaText)" }
        let texts = "\(functions.writing.schemaText), \(functions.reading.schemaText)"
        return " as \(conversion.archived.schemaText) via \(texts)"
    }

    /// A default value that a schema can give to a new field of this type; `nil` if only the author can choose one.
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
        case .variant(_, let wrapped): wrapped.plainDefault
        case .enumeration(let found): (found.unknown?.replacement ?? found.cases.first?.name).map { ".\($0)" }
        default: nil
        }
    }

    /// A constant of this type that can be written for older readers; `nil` if there is none.
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

    /// The field as a schema member that reads the same value as before.
    ///
    /// - Parameters:
    ///   - other: another name, which is the key, too; `nil` for the field's name and key.
    ///   - isOptional: whether the field becomes optional, because a value may be missing.
    ///   - since: the first version that has the field.
    ///   - until: the last version that writes it.
    func memberLine(
        named other: String? = nil, isOptional: Bool, since: Int? = nil, until: Int? = nil
    ) -> String {
        var text = isUnowned ? "unowned var " : isWeak ? "weak var " : "var "
        text += "\(other ?? name): "
        text += (isOptional ? valueType.optionalText : valueType.schemaText) + valueType.conversionText
        if let value = initialDefault?.schemaText { text += " = \(value)" }
        if hasOwnInitialValue {
            text += value.map { " if missing \($0.schemaText)" } ?? (isOptional ? " if missing nil" : " required")
        }
        if other == nil, key != name { text += " key \(key.schemaLiteral)" }
        if isConditional, !isWeak { text += " conditional" }
        if isWeak, !isConditional { text += " unconditional" }
        if let since, since > 0 { text += " since \(since)" }
        if let until { text += " until \(until)" }
        for fallback in fallbacks { text += " " + fallback.schemaText }
        if treatsNilAsMissing, value != nil || !fallbacks.isEmpty { text += " treats nil as missing" }
        if writesNil, isOptional, until == nil { text += " writes nil" }
        if omitsNil, isOptional, !writesNull, until == nil { text += " omits nil" }
        if omitsDefault, until == nil { text += " omits default" }
        if isLenient { text += " lenient" }
        if let onlyArchives { text += onlyArchives == .keyed ? " keyed only" : " sequential only" }
        return text
    }
}

extension SchemaOtherKeys {
    /// The clause in schema syntax.
    var schemaText: String {
        let keys = keys.map(\.schemaLiteral).joined(separator: ", ")
        guard let conversion else { return "fallback \(keys)" }
        let type = conversion.isOptional ? conversion.valueType.optionalText : conversion.valueType.schemaText
        return "fallback \(keys): \(type) via \(conversion.function.schemaText)"
    }
}

extension SchemaDefault {
    /// The default in schema syntax.
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
    /// The text as a string literal in schema syntax.
    package var schemaLiteral: String { SchemaRawValue.string(self).text }
}
