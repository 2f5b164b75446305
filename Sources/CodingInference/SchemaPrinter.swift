// Prints an inferred schema, each declaration's head and each field on a line of its own, so that errors find them.

import CodingSchema

struct SchemaPrinter {
    /// What is on a line.
    enum Item {
        /// The head of a class, by its archived name.
        case head(String)
        case field(InferredSchema.FieldName)
    }

    private let schema: InferredSchema
    private let nodes: [ClassNode]
    private(set) var lines: [String] = []

    /// What is on the lines, by their numbers from 1 on.
    private(set) var items: [Int: Item] = [:]

    init(_ schema: InferredSchema, _ nodes: [ClassNode]) {
        self.schema = schema
        self.nodes = nodes
    }

    /// The text, and the items by the numbers of their lines.
    func text(head: [String]) -> (text: String, items: [Int: Item]) {
        var printer = self
        for line in head + printer.topLines + printer.opaqueLines { printer.lines.append("// \(line)") }
        let prefix = printer.commonPrefix
        if !prefix.isEmpty { printer.lines += ["", "archived as prefix \(SwiftStringLiteral.text(prefix))"] }
        for node in nodes { printer.add(node, prefix: prefix) }
        for node in nodes { printer.addEnumerations(of: node) }
        return (printer.lines.joined(separator: "\n") + "\n", printer.items)
    }

    private static let maximumTopCount = 12

    /// The values at the top, because no class declares them.
    private var topLines: [String] {
        let top = schema.facts.top
        let names = top.keyOrder.prefix(Self.maximumTopCount).map { key in
            let kinds = top.keys[key]?.values.kinds.keys.map(\.text).sorted() ?? []
            return SwiftNaming.comment(key) + ": " + kinds.prefix(3).map(SwiftNaming.comment).joined(separator: " or ")
        }
        if names.isEmpty { return [] }
        let more = top.keyOrder.count - names.count
        return ["At the top: " + names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")]
    }

    private var opaqueLines: [String] {
        let opaque = schema.opaqueClasses
        let lines = opaque.prefix(Self.maximumTopCount).map {
            "\(SwiftNaming.comment($0.name)) is not declared: \($0.reason)"
        }
        let more = opaque.count - lines.count + schema.rareClassNames.count
        let rare = schema.rareClassNames.prefix(Self.maximumTopCount - lines.count).map {
            "\(SwiftNaming.comment($0)) is not declared: too few archives have objects of it"
        }
        return lines + rare + (more > rare.count ? ["\(more - rare.count) more are not declared"] : [])
    }

    /// The module's name with a dot, if all classes have it.
    private var commonPrefix: String {
        guard nodes.count > 1, let dot = nodes[0].name.lastIndex(of: ".") else { return "" }
        let prefix = String(nodes[0].name[...dot])
        return nodes.allSatisfy { $0.name == prefix + $0.swiftName } ? prefix : ""
    }

    // MARK: Classes

    /// Prints a class that another schema doesn't have, where archived names have a prefix.
    init(_ schema: InferredSchema, _ node: ClassNode, prefix: String) {
        self.init(schema, [node])
        add(node, prefix: prefix)
        addEnumerations(of: node)
    }

    /// Prints a field that is added to a class.
    ///
    /// - Parameter usualKey: the key that the field has there without a clause.
    init(_ schema: InferredSchema, _ field: InferredField, of node: ClassNode, usualKey: String) {
        self.init(schema, [node])
        add(field, of: node, usualKey: usualKey)
    }

    private mutating func add(_ node: ClassNode, prefix: String) {
        let count = node.facts?.count ?? 0
        lines.append("")
        let seen = count == 0 ? "No object of its own." : "\(count) object\(count == 1 ? "" : "s")."
        lines.append("// " + ([seen] + node.comments).joined(separator: " "))
        var heritage: [String] = []
        if let superclass = node.superclass { heritage.append(superclass.swiftName) }
        if node.isHashed { heritage.append("Hashable") }
        var head = "class \(SwiftNaming.declared(node.swiftName))"
        if !heritage.isEmpty { head += ": " + heritage.joined(separator: ", ") }
        let version = schema.facts.versions[node.name] ?? 0
        if version > 0 { head += ", version \(version)" }
        if prefix + node.swiftName != node.name { head += ", archived as \(SwiftStringLiteral.text(node.name))" }
        if node.seenFamily.contains(where: { $0.facts?.isSequential == true }) { head += ", sequential only" }
        lines.append(head + " {")
        items[lines.count] = .head(node.name)
        for field in node.fields { add(field, of: node, usualKey: field.name) }
        if node.isHashed {
            lines += [
                "    swift {",
                "        static func == (left: \(node.swiftName), right: \(node.swiftName)) -> Bool { left === right }",
                "",
                "        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }",
                "    }",
            ]
        }
        lines.append("}")
    }

    private mutating func add(_ field: InferredField, of node: ClassNode, usualKey: String) {
        let comments = field.comments.filter { !$0.isEmpty }.map(SwiftNaming.singleLine)
        if let reason = field.omission {
            let key = SwiftStringLiteral.text(SwiftNaming.comment(field.key))
            lines.append("    // " + (["\(key) is not declared: \(reason)"] + comments).joined(separator: "; "))
            return
        }
        var line = "    var \(SwiftNaming.declared(field.name)): "
        line += field.isOptional ? TypeInference.optional(field.type.text) : field.type.text
        if field.hasKey, usualKey != field.key { line += " key \(SwiftStringLiteral.text(field.key))" }
        if let since = field.since { line += " since \(since)" }
        if field.isJoined { line += " joined" }
        if field.writesNil, field.isOptional { line += " writes nil" }
        if !comments.isEmpty { line += "  // " + comments.joined(separator: "; ") }
        lines.append(line)
        items[lines.count] = .field(InferredSchema.FieldName(className: node.name, key: field.key))
    }

    private mutating func addEnumerations(of node: ClassNode) {
        for field in node.fields where field.omission == nil {
            guard let enumeration = field.enumeration else { continue }
            let first = lines.count + 1
            lines += ["", "enum \(enumeration.name): \(enumeration.rawType) {"]
            for (name, value) in enumeration.cases { lines.append("    case \(SwiftNaming.declared(name)) = \(value)") }
            lines += ["    unknown other(rawValue)", "}"]
            let name = InferredSchema.FieldName(className: node.name, key: field.key)
            for line in first...lines.count { items[line] = .field(name) }
        }
    }
}

extension SwiftNaming {
    /// Text in a comment must not end it.
    static func singleLine(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { $0.properties.isWhitespace || $0.value < 0x20 ? " " : $0 }))
    }
}
