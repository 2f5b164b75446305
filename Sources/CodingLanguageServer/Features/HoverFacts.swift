// The facts that hovers state, from the checked schema.

import CodingExplanations
import CodingSchema

/// Facts about declarations, each one line of Markdown.
enum HoverFacts {
    static func facts(about declared: SchemaDeclared) -> [String] {
        var facts: [String] = []
        if let owner = declared as? SchemaOwner {
            let schemaClass = owner as? SchemaClass
            if schemaClass?.refusesCoding == true { return ["never in archives: `refuses coding`"] }
            facts.append(
                owner.isDictionary
                    ? "in archives: a dictionary with strings as keys" : "name in archives: `\(owner.archivedName)`")
            if !owner.formerNames.isEmpty { facts.append("former names, still read: \(list(owner.formerNames))") }
            if owner.version > 0 {
                facts.append(
                    "version \(owner.version), "
                        + (owner.isVersionUnwritten ? "not in archives" : "under the key `\(owner.versionKey)`"))
            }
            if let superclass = schemaClass?.superclass { facts.append("superclass: `\(superclass.name)`") }
            if let elseClass = schemaClass?.elseClass {
                facts.append("programs without it read its objects as `\(elseClass.name)`")
            }
            if let schemaClass, schemaClass.chain.contains(where: \.readsUnknownSubclasses) {
                facts.append("objects of unknown subclasses are read as this class")
            }
            if let equality = schemaClass?.equality { facts.append("objects are `\(equality.schemaText)`") }
            switch schemaClass?.archives {
            case .keyedAndSequential?: facts.append("in keyed and in sequential archives")
            case .sequential?: facts.append("in sequential archives only")
            case .keyed?, nil: break
            }
            let retired = owner.retired.flatMap(\.keys)
            if !retired.isEmpty { facts.append("retired keys: \(list(retired))") }
        } else if let enumeration = declared as? SchemaEnumeration {
            facts.append("archived as `\(enumeration.rawType.schemaText)`")
            switch enumeration.unknown {
            case .replacement(let name)?: facts.append("unknown values are read as `.\(name)`")
            case .keeping(let name)?: facts.append("unknown values are kept as `.\(name)`")
            case nil: break
            }
        } else if let bits = declared as? SchemaBits {
            facts.append("archived as one `\(bits.rawType.rawValue)`")
        }
        return facts
    }

    static func facts(about field: SchemaField, in owner: SchemaOwner?) -> [String] {
        let type = "`\(field.valueType.schemaText)\(field.isOptional ? "?" : "")`"
        if field.connection == .transient { return ["Swift type: \(type)", "never in archives: `transient`"] }
        var facts = ["Swift type: \(type)"]
        if field.valueType.isConverted { facts.append("in archives: `\(field.type.schemaText)`") }
        let hasKey = (owner as? SchemaClass)?.archives != .sequential && field.onlyArchives != .sequential
        if hasKey {
            facts.append(field.key.isEmpty ? "without a key of its own" : "key in the archive: `\(field.key)`")
        }
        for (number, fallback) in field.fallbacks.enumerated() {
            let conversion = fallback.conversion.map { ", as `\($0.valueType.schemaText)` via `\($0.function.name)`" }
            let condition = number == 0 ? "if the key is missing: " : "then "
            facts.append("\(condition)read from \(list(fallback.keys))\(conversion ?? "")")
        }
        let missing = missing(field)
        if let since = field.since {
            let value = field.fallbacks.isEmpty ? "have no value; \(missing)" : "don't have the key"
            facts.append("since version \(since): archives of earlier versions \(value)")
        }
        if hasKey, field.since == nil || !field.fallbacks.isEmpty {
            facts.append("if \(field.fallbacks.isEmpty ? "the key is" : "these keys are") missing: \(missing)")
        }
        if let until = field.until { facts.append("until version \(until): read, and no longer written") }
        for also in field.also {
            facts.append("also written for older readers: \(list(also.keys))")
        }
        if field.hasOwnInitialValue, let initial = text(field.initialDefault) {
            facts.append("new objects have `\(initial)`")
        }
        if let only = field.onlyArchives {
            facts.append("in \(only == .keyed ? "keyed" : "sequential") archives only; from others: \(missing)")
        }
        if field.isConditional { facts.append("archived only if something else refers to the object") }
        if field.writesNil { facts.append("nil is written") }
        if field.isLenient { facts.append("a value that can't be created \(field.lossText)") }
        if field.omitsDefault { facts.append("a value that equals the default isn't written") }
        return facts
    }

    private static func text(_ value: SchemaDefault?) -> String? {
        switch value {
        case .literal(let text), .expression(let text): text
        case .nil: "nil"
        case .function, nil: nil
        }
    }

    /// What a reader gets without a value.
    private static func missing(_ field: SchemaField) -> String {
        switch field.value {
        case .literal(let text): "read as `\(text)`"
        case .expression(let text): "read as `\(text)`"
        case .function(let function): "`\(function.name)` determines the value"
        case .nil: "read as `nil`"
        case nil where field.isOptional: "read as `nil`"
        case nil:
            switch ReadStep(of: field).missing {
            case .noElements: "read as `[]`"
            case .ownFields: "each of its fields is read as if its key were missing"
            default: "an error"
            }
        }
    }

    static func facts(aboutCase name: SourceRange, in declared: SchemaDeclared) -> [String] {
        if let enumeration = declared as? SchemaEnumeration,
            let found = enumeration.cases.first(where: { $0.location?.lowerBound == name.lowerBound })
        {
            var facts = ["in archives: `\(found.rawValue ?? "\"\(found.name)\"")`"]
            if !found.formerRawValues.isEmpty {
                facts.append("read from: \(found.formerRawValues.map { "`\($0)`" }.joined(separator: ", "))")
            }
            if let since = found.since {
                facts.append("since version \(since.version): earlier versions get `.\(since.replacement)`")
            }
            return facts
        }
        if let union = declared as? SchemaUnion,
            let found = union.cases.first(where: { $0.location?.lowerBound == name.lowerBound })
        {
            let tags = union.tag.map { tag in
                ["`\(tag.key)` in the archive: \(found.rawValues.map { "`\($0.text)`" }.joined(separator: ", "))"]
            }
            let keys = [found.key].compactMap(\.self) + found.elements.map(\.key)
            let facts = (tags ?? []) + (keys.isEmpty ? [] : ["keys in the archive: \(list(keys))"])
            return facts + (union.unknownCase?.name == found.name ? ["unknown cases are read as this one"] : [])
        }
        return []
    }

    private static func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
}

/// The pages of `coding explain` as hovers show them.
enum RulePage {
    /// The title and the first paragraph.
    static func text(of code: String) -> String? {
        guard let page = ExplanationPages.page(named: code) else { return nil }
        let prose = page.parts.lazy.compactMap { part in
            if case .prose(let text) = part { text } else { nil }
        }.first
        return "**\(page.name)**: \(page.title)" + (prose.map { "\n\n" + $0 } ?? "")
    }
}
