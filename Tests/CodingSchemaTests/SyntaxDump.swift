// A syntax tree as text, one construct to a line, with every part's kind spelled out: what the parser's tests compare.

import CodingSchema

enum SyntaxDump {
    static func lines(_ tree: SyntaxTree) -> [String] {
        tree.imports.map { (tree.importLevels[$0.value].map { "\($0) " } ?? "") + "import \($0.value)" }
            + tree.waivers.map(text) + tree.aliases.flatMap(lines)
            + tree.declarations.flatMap(lines)
    }

    private static func lines(_ alias: AliasSyntax) -> [String] {
        let attributes = alias.attributes.map { $0.value + " " }.joined()
        let head = "\(attributes)\(alias.access) typealias \(alias.name.value) = \(text(alias.type))"
        return documentation(alias.documentation) + [head]
    }

    private static func lines(_ declaration: DeclarationSyntax) -> [String] {
        let isFinalClass = declaration.isFinal && (declaration.kind == .class || declaration.kind == .extension)
        var head =
            declaration.attributes.map { $0.value + " " }.joined() + "\(declaration.access) "
            + (isFinalClass ? "final " : "")
        head += (declaration.isExternal ? "external " : "") + "\(declaration.kind.rawValue) "
        head += (declaration.retiredKind.map { $0.rawValue + " " } ?? "") + declaration.name.value
        if let superclass = declaration.superclass {
            head += ": " + (declaration.isSuperclassExternal ? "external " : "") + superclass.value
        }
        if let rawType = declaration.rawType { head += ": \(rawType.value)" }
        head += declaration.conformances.map { " & " + $0.value }.joined()
        head += declaration.equality.map { " (\($0.schemaText))" } ?? ""
        head += declaration.clauses.all.map { ", " + text($0) }.joined()
        head += conversion(declaration.conversion) + (declaration.module.map { " from " + $0.value } ?? "")
        if declaration.writesNil { head += " (writes nil above)" }
        if declaration.isLenient { head += " (lenient above)" }
        if let prefix = declaration.archivedPrefix { head += " (prefix \(prefix) above)" }
        var members = declaration.fields.flatMap { documentation($0.documentation) + [text($0)] }
        members += declaration.bitFields.flatMap { documentation($0.documentation) + [text($0)] }
        members += declaration.cases.flatMap { documentation($0.documentation) + [text($0)] }
        members += declaration.retired.map(text) + declaration.waivers.map(text)
        members += declaration.swift.map { "swift {\($0.value)}" }
        if let unknown = declaration.unknown {
            let name = unknown.name.value
            members.append("unknown " + (unknown.keepsRawValue ? "\(name)(rawValue)" : ".\(name)"))
        }
        members += declaration.nested.flatMap { lines($0) }
        return documentation(declaration.documentation) + [head] + members.map { "  " + $0 }
    }

    private static func text(_ field: BitFieldSyntax) -> String {
        "var \(field.name.value): \(text(field.type)) at \(field.position.value)"
            + (field.width.map { " width \($0.value)" } ?? "")
    }

    private static func documentation(_ lines: [String]) -> [String] { lines.map { "/// " + $0 } }

    // MARK: Members

    private static func text(_ field: FieldSyntax) -> String {
        let words =
            field.attributes.map { $0.value } + [
                field.access.map { "\($0.value)" }, field.setter.map { "\($0.value)(set)" },
                field.isTransient ? "transient" : nil,
                field.isUnowned ? "unowned" : field.isWeak ? "weak" : nil,
                field.isConstant ? "let" : "var",
            ]
        return words.compactMap(\.self).joined(separator: " ") + " \(field.name.value): \(text(field.type))"
            + conversion(field.conversion) + (field.value.map { " = " + text($0) } ?? "")
            + field.clauses.all.map { " " + text($0) }.joined() + (field.observers.map { " \($0.value)" } ?? "")
    }

    private static func conversion(_ conversion: ConversionSyntax?) -> String {
        guard let conversion else { return "" }
        let functions = conversion.functions.map { " via \(text($0.writing)), \(text($0.reading))" } ?? ""
        return " as \(conversion.isRawValue ? "rawValue " : "")\(text(conversion.type))" + functions
    }

    private static func text(_ element: CaseSyntax) -> String {
        var result = (element.isFallback ? "fallback " : "") + "case \(element.name.value)"
        if !element.payload.isEmpty {
            let values = element.payload.map { value in
                (value.label.map { "\($0.value): " } ?? "") + text(value.type)
                    + (value.key.map { " key \(quoted($0.value))" } ?? "")
            }
            result += "(" + values.joined(separator: ", ") + ")"
        }
        if let value = element.rawValue { result += " = " + text(value) }
        if let key = element.key { result += " key \(quoted(key.value))" }
        if !element.formerly.isEmpty { result += " formerly " + element.formerly.map(text).joined(separator: ", ") }
        if let since = element.since { result += " since \(since.value)" }
        if let replacement = element.replacement { result += " else .\(replacement.value)" }
        if let also = element.also { result += " also \(also.name.value) via \(text(also.via))" }
        return result
    }

    private static func text(_ retired: RetiredSyntax) -> String {
        "retired " + strings(retired.keys)
            + (retired.constant.map { ": \(text($0.type)) = \(text($0.value))" } ?? "")
            + (retired.until.map { " until \($0.value)" } ?? "") + (retired.isStillWritten ? ", still written" : "")
    }

    private static func text(_ waiver: WaiverSyntax) -> String {
        let member =
            switch waiver.member {
            case .named(let name)?: " of \(name.value)"
            case .key(let key)?: " of " + quoted(key.value)
            case nil: ""
            }
        return "waived \(waiver.rule.value)\(member) because \(quoted(waiver.reason.value))"
    }

    // MARK: Clauses

    private static func text(_ clause: ClauseSyntax<HeadClause>) -> String {
        let strings = strings(clause.strings)
        return switch clause.kind {
        case .version:
            "version \(number(clause))" + (strings.isEmpty ? "" : " key \(strings)") + (clause.isBoxed ? " boxed" : "")
        case .tag, .archivedAs, .formerly, .prefix, .keys: clause.kind.rawValue + " " + strings
        case .sequential:
            (clause.isOnly ? "sequential only" : "sequential") + (strings.isEmpty ? "" : " marker \(strings)")
        case .uniqueVia, .replacedVia, .rebuiltVia: clause.kind.rawValue + " " + function(clause)
        case .asDictionary, .unwritten, .refusesNewer, .keyedOnly, .readsUnknownSubclasses, .keepsUnknown, .writesNil,
            .omitsDefault, .lenient, .refusesCoding:
            clause.kind.rawValue
        case .renamedFrom, .else: clause.kind.rawValue + " " + (clause.name?.value ?? "missing")
        }
    }

    private static func text(_ clause: ClauseSyntax<FieldClause>) -> String {
        let keys =
            strings(clause.strings) + (clause.conversion.map { ": \(text($0.type)) via \(text($0.via))" } ?? "")
        return switch clause.kind {
        case .key: "key " + keys
        case .fallback: "fallback(\(keys))"
        case .also:
            "also(\(keys)" + (clause.number.map { " as of \($0.value)" } ?? "")
                + (clause.until.map { " until \($0.value)" } ?? "") + ")"
        case .since, .until: clause.kind.rawValue + " " + number(clause)
        case .ifMissing: "if missing " + (clause.value.map(text) ?? "none")
        case .required, .treatsNilAsMissing, .writesNil, .omitsNil, .omitsDefault, .lenient, .conditional,
            .unconditional, .joined, .keyedOnly, .sequentialOnly:
            clause.kind.rawValue
        case .rebuiltVia: "rebuilt via " + function(clause)
        case .renamedFrom: "renamed from " + (clause.name?.value ?? "missing")
        }
    }

    private static func number(_ clause: ClauseSyntax<some ClauseKind>) -> String {
        clause.number.map { "\($0.value)" } ?? "missing"
    }

    private static func function(_ clause: ClauseSyntax<some ClauseKind>) -> String {
        clause.function.map(text) ?? "missing"
    }

    private static func strings(_ strings: [Located<String>]) -> String {
        strings.map { quoted($0.value) }.joined(separator: ", ")
    }

    private static func quoted(_ text: String) -> String { text.debugDescription }

    private static func text(_ function: ReferenceSyntax) -> String {
        (function.typeName.map { $0 + "." } ?? "") + function.name
            + (function.labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
    }

    // MARK: Types and values

    static func text(_ type: TypeSyntax) -> String {
        switch type.kind {
        case .named(let name): name
        case .array(let element): "[\(text(element))]"
        case .dictionary(let key, let value): "[\(text(key)): \(text(value))]"
        case .set(let element, let form): "\(form.rawValue)<\(text(element))>"
        case .existential: "any Coding"
        case .packed(let element, false): "packed(little) [\(text(element))]"
        case .packed(let element, true): "packed(big) [\(text(element))]"
        case .indexed(let element): "indexed [\(text(element))]"
        case .variant(let variant, let wrapped): "\(variant.rawValue) \(text(wrapped))"
        case .optional(let wrapped): "(\(text(wrapped)))?"
        case .missing: "missing"
        case .swift(let text): "swift \(text)"
        }
    }

    private static func text(_ value: ValueSyntax) -> String {
        switch value.kind {
        case .integer(let text): "integer \(text)"
        case .real(let text): "real \(text)"
        case .boolean(let value): "boolean \(value)"
        case .string(let value): "string \(quoted(value))"
        case .enumerationCase(let name): "case .\(name)"
        case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
        case .dictionary(let entries) where entries.isEmpty: "[:]"
        case .dictionary(let entries):
            "[\(entries.map { "\(text($0.key)): \(text($0.value))" }.joined(separator: ", "))]"
        case .nil: "nil"
        case .via(let function): "via \(text(function))"
        case .expression(let text): "expression (\(text))"
        }
    }
}
