// What a resolved type is in generated Swift: its spelling, and the modules and classes that it names.

import CodingSchema

extension SchemaType {
    /// The type as Swift spells it.
    var swiftText: String {
        switch self {
        case .bool: "Bool"
        case .integer(let type): type.rawValue
        case .float: "Float"
        case .double: "Double"
        case .string: "String"
        case .data: "Data"
        case .date: "Date"
        case .url: "URL"
        case .uuid: "UUID"
        case .array(let element): "[\(element.swiftText)]"
        case .dictionary(let key, let value): "[\(key.swiftText): \(value.swiftText)]"
        case .set(let element): "Set<\(element.swiftText)>"
        case .object(let schemaClass): SwiftIdentifier.declaration(schemaClass.name)
        case .decimal: "Decimal"
        case .geometry(let geometry): geometry.rawValue
        case .anyCoding: "any Coding"
        case .enumeration(let enumeration): SwiftIdentifier.declaration(enumeration.name)
        case .structure(let structure): SwiftIdentifier.declaration(structure.name)
        case .union(let union): SwiftIdentifier.declaration(union.name)
        case .bits(let bits): SwiftIdentifier.declaration(bits.name)
        case .optional(.anyCoding): "(any Coding)?"
        case .optional(let element): element.swiftText + "?"
        case .packed(let element, _), .indexed(let element): "[\(element.swiftText)]"
        }
    }

    /// Calls `body` with each type that this one is made of, itself included, from left to right.
    func forEachPart(_ body: (SchemaType) -> Void) {
        body(self)
        switch self {
        case .array(let element), .set(let element), .optional(let element), .packed(let element, _),
            .indexed(let element):
            element.forEachPart(body)
        case .dictionary(let key, let value):
            key.forEachPart(body)
            value.forEachPart(body)
        default:
            break
        }
    }

    /// The module that the type itself is declared in, where that is not the standard library.
    var declaringModule: String? {
        switch self {
        case .data, .date, .url, .uuid, .decimal, .geometry: "Foundation"
        case .object(let schemaClass): schemaClass.moduleName
        case .enumeration(let enumeration): enumeration.moduleName
        case .structure(let structure): structure.moduleName
        case .union(let union): union.moduleName
        case .bits(let bits): bits.moduleName
        default: nil
        }
    }

    /// An array, a set or a dictionary in the archive.
    var isCollection: Bool {
        switch self {
        case .array, .set, .dictionary: true
        default: false
        }
    }

    /// Values may be written as `.name`.
    var hasCases: Bool {
        switch self {
        case .enumeration, .union: true
        default: false
        }
    }

    var isFloatingPoint: Bool {
        switch self {
        case .float, .double: true
        default: false
        }
    }
}

extension SchemaField {
    /// The field's type with its own `?`.
    var swiftType: String { isOptional ? SchemaType.optional(type).swiftText : type.swiftText }

    /// The property as generated code writes it, always through `self`.
    var swiftProperty: String { "self." + SwiftIdentifier.member(name) }

    var isTransient: Bool {
        if case .transient = connection { true } else { false }
    }

    /// Read by `connect(with:)`, at once or when everything else is connected.
    var isConnectedLater: Bool {
        switch connection {
        case .later, .whenConnected: true
        case .transient, .value, .atOnce: false
        }
    }
}

extension AccessLevel {
    /// The level of members that nobody overrides: an open class's are public.
    var ofMembers: AccessLevel { min(self, .public) }

    /// The level as a modifier, with the space after it; nothing for `internal`.
    var modifier: String { self == .internal ? "" : rawValue + " " }
}
