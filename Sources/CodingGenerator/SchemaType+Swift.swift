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
        case .enumeration(let enumeration): SwiftIdentifier.declaration(enumeration.name)
        }
    }

    /// Calls `body` with each type that this one is made of, itself included, from left to right.
    func forEachPart(_ body: (SchemaType) -> Void) {
        body(self)
        switch self {
        case .array(let element), .set(let element):
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
        case .data, .date, .url, .uuid: "Foundation"
        case .object(let schemaClass): schemaClass.moduleName
        case .enumeration(let enumeration): enumeration.moduleName
        default: nil
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
    var swiftType: String { isOptional ? type.swiftText + "?" : type.swiftText }

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
