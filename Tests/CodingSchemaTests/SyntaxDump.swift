// A syntax tree as text, one construct to a line, with every part's kind spelled out: what the parser's tests compare.

import CodingSchema

enum SyntaxDump {
    static func lines(_ tree: SyntaxTree) -> [String] {
        tree.imports.map { "import \($0.value)" } + tree.waivers.map(text) + tree.declarations.flatMap(lines)
    }

    private static func lines(_ declaration: DeclarationSyntax) -> [String] {
        switch declaration {
        case .class(let declaration): lines(declaration, word: "class")
        case .extension(let declaration): lines(declaration, word: "extension")
        case .struct(let declaration):
            documentation(declaration.documentation)
                + [head(declaration.access, "struct \(declaration.name.value)", declaration.clauses)]
                + members(declaration.fields, declaration.retired, declaration.waivers)
        case .enumeration(let declaration): lines(declaration)
        case .bits(let declaration):
            documentation(declaration.documentation)
                + ["\(declaration.access) bits \(declaration.name.value): \(declaration.rawType.value)"]
                + declaration.fields.flatMap { field in
                    documentation(field.documentation).map { "  " + $0 } + [
                        "  var \(field.name.value): \(text(field.type)) at \(field.position.value)"
                            + (field.width.map { " width \($0.value)" } ?? "")
                    ]
                } + declaration.waivers.map { "  " + text($0) }
        }
    }

    private static func documentation(_ lines: [String]) -> [String] { lines.map { "/// " + $0 } }

    private static func head(_ access: AccessLevel, _ text: String, _ clauses: [ClassClauseSyntax]) -> String {
        "\(access) \(text)" + clauses.map { ", " + self.text($0.kind) }.joined()
    }

    private static func lines(_ declaration: ClassSyntax, word: String) -> [String] {
        var text = (declaration.isFinal ? "final " : "") + "\(word) \(declaration.name.value)"
        if let superclass = declaration.superclass {
            text += ": " + (declaration.isSuperclassExternal ? "external " : "") + superclass.value
        }
        return documentation(declaration.documentation) + [head(declaration.access, text, declaration.clauses)]
            + members(declaration.fields, declaration.retired, declaration.waivers)
            + declaration.swift.map { "  swift {\($0.value)}" }
    }

    private static func members(
        _ fields: [FieldSyntax], _ retired: [RetiredSyntax], _ waivers: [WaiverSyntax]
    ) -> [String] {
        fields.flatMap { field in
            documentation(field.documentation).map { "  " + $0 } + ["  " + text(field)]
        } + retired.map { "  " + text($0) } + waivers.map { "  " + text($0) }
    }

    private static func lines(_ declaration: EnumerationSyntax) -> [String] {
        let rawType = declaration.rawType.map { ": \($0.value)" } ?? ""
        return documentation(declaration.documentation)
            + [head(declaration.access, "enum \(declaration.name.value)\(rawType)", declaration.clauses)]
            + declaration.cases.flatMap { element in
                documentation(element.documentation).map { "  " + $0 } + ["  " + text(element)]
            } + declaration.retired.map { "  " + text($0) } + declaration.waivers.map { "  " + text($0) }
            + (declaration.unknown.map { ["  unknown .\($0.value)"] } ?? [])
    }

    // MARK: Members

    private static func text(_ field: FieldSyntax) -> String {
        let words = [
            field.access.map { "\($0.value)" }, field.isTransient ? "transient" : nil, field.isWeak ? "weak" : nil,
            field.isConstant ? "let" : "var",
        ]
        return words.compactMap(\.self).joined(separator: " ") + " \(field.name.value): \(text(field.type))"
            + (field.value.map { " = " + text($0) } ?? "") + field.clauses.map { " " + text($0.kind) }.joined()
    }

    private static func text(_ element: CaseSyntax) -> String {
        var result = (element.isFallback ? "fallback " : "") + "case \(element.name.value)"
        if let value = element.rawValue { result += " = " + text(value) }
        if !element.payload.isEmpty {
            let values = element.payload.map { value in
                (value.label.map { "\($0.value): " } ?? "") + text(value.type)
                    + (value.key.map { " key \(quoted($0.value))" } ?? "")
            }
            result += "(" + values.joined(separator: ", ") + ")"
        }
        if let key = element.key { result += " key \(quoted(key.value))" }
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

    private static func text(_ clause: ClassClauseSyntax.Kind) -> String {
        switch clause {
        case .version(let number, let key): "version \(number.value)" + (key.map { " key \(quoted($0.value))" } ?? "")
        case .refusesNewer: "refuses newer"
        case .archivedAs(let name): "archived as \(quoted(name.value))"
        case .formerly(let names): "formerly " + strings(names)
        case .prefix(let prefix): "prefix \(quoted(prefix.value))"
        case .sequential(let isOnly, let marker):
            (isOnly ? "sequential only" : "sequential") + (marker.map { " marker \(quoted($0.value))" } ?? "")
        case .keyedOnly: "keyed only"
        case .keepsUnknown: "keeps unknown"
        case .uniqueVia(let function): "unique via \(text(function))"
        case .replacedVia(let function): "replaced via \(text(function))"
        case .refusesCoding: "refuses coding"
        }
    }

    private static func text(_ clause: FieldClauseSyntax.Kind) -> String {
        switch clause {
        case .key(let key): "key \(quoted(key.value))"
        case .fallback(let keys): "fallback(\(text(keys)))"
        case .also(let keys, let asOf, let until):
            "also(\(text(keys))" + (asOf.map { " as of \($0.value)" } ?? "")
                + (until.map { " until \($0.value)" } ?? "") + ")"
        case .since(let version): "since \(version.value)"
        case .until(let version): "until \(version.value)"
        case .conditional: "conditional"
        case .joined: "joined"
        case .rebuiltVia(let function): "rebuilt via \(text(function))"
        }
    }

    private static func text(_ keys: KeysSyntax) -> String {
        strings(keys.keys) + (keys.conversion.map { ": \(text($0.type)) via \(text($0.via))" } ?? "")
    }

    private static func strings(_ strings: [Located<String>]) -> String {
        strings.map { quoted($0.value) }.joined(separator: ", ")
    }

    private static func quoted(_ text: String) -> String { text.debugDescription }

    private static func text(_ function: ReferenceSyntax) -> String {
        function.name + (function.labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
    }

    // MARK: Types and values

    static func text(_ type: TypeSyntax) -> String {
        switch type.kind {
        case .named(let name): name
        case .array(let element): "[\(text(element))]"
        case .dictionary(let key, let value): "[\(text(key)): \(text(value))]"
        case .set(let element): "Set<\(text(element))>"
        case .anyCoding: "any Coding"
        case .packed(let element, .little): "packed(little) [\(text(element))]"
        case .packed(let element, .big): "packed(big) [\(text(element))]"
        case .indexed(let element): "indexed [\(text(element))]"
        case .optional(let wrapped): "(\(text(wrapped)))?"
        case .missing: "missing"
        }
    }

    private static func text(_ value: ValueSyntax) -> String {
        switch value.kind {
        case .integer(let text): "integer \(text)"
        case .real(let text): "real \(text)"
        case .boolean(let value): "boolean \(value)"
        case .string(let value): "string \(quoted(value))"
        case .enumerationCase(let name): "case .\(name)"
        case .emptyArray: "[]"
        case .emptyDictionary: "[:]"
        case .nil: "nil"
        case .via(let function): "via \(text(function))"
        case .expression(let text): "expression (\(text))"
        }
    }
}
