// Types of a checked schema as JSON.

import CodingSchema

extension SchemaJSON {
    static func json(_ type: SchemaType) -> JSON {
        switch type {
        case .bool: named("boolean", "Bool")
        case .integer(let integer): named("integer", integer.rawValue)
        case .float: named("real", "Float")
        case .double: named("real", "Double")
        case .string: named("string", "String")
        case .data: named("foundation", "Data")
        case .date: named("foundation", "Date")
        case .url: named("foundation", "URL")
        case .uuid: named("foundation", "UUID")
        case .decimal: named("foundation", "Decimal")
        case .geometry(let geometry): named("foundation", geometry.rawValue)
        case .anyCoding: named("any", "Coding")
        case .object(let declaration): named("class", declaration.name, in: declaration.moduleName)
        case .enumeration(let declaration): named("enum", declaration.name, in: declaration.moduleName)
        case .structure(let declaration): named("struct", declaration.name, in: declaration.moduleName)
        case .union(let declaration): named("enum", declaration.name, in: declaration.moduleName)
        case .bits(let declaration): named("bits", declaration.name, in: declaration.moduleName)
        case .array(let element): holding("array", element)
        case .set(let element): holding("set", element)
        case .optional(let wrapped): holding("optional", wrapped)
        case .indexed(let element): holding("indexed", element)
        case .packed(let element, let isBigEndian):
            holding("packed", element, [("byteOrder", .string(isBigEndian ? "big" : "little"))])
        case .dictionary(let key, let value):
            .object([("kind", .string("dictionary")), ("key", json(key)), ("value", json(value))])
        }
    }

    /// What a name refers to in another place of the document, or in another module's.
    static func reference(_ name: String, in moduleName: String) -> JSON {
        .object([("name", .string(name)), ("module", .string(moduleName))])
    }

    private static func named(_ kind: String, _ name: String, in moduleName: String? = nil) -> JSON {
        var members: Members = [("kind", .string(kind)), ("name", .string(name))]
        if let moduleName { members.append(("module", .string(moduleName))) }
        return .object(members)
    }

    private static func holding(_ kind: String, _ element: SchemaType, _ more: Members = []) -> JSON {
        .object([("kind", .string(kind)), ("element", json(element))] + more)
    }
}
