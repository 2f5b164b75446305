// Declarations of schemas in the table of types: objects, and values that are archived field by field.

extension ArchivedForm {
    static func object(_ schemaClass: SchemaClass) -> ArchivedForm {
        ArchivedForm(
            .class, .declared(schemaClass.name), phrase: "an object of '\(schemaClass.name)'", namesClass: true,
            module: schemaClass.swiftModule)
    }

    /// An object of any class that the reader accepts, or of those that conform to a protocol.
    static func existential(_ requirement: SchemaProtocol?) -> ArchivedForm {
        let type = requirement?.archivedTypeName ?? "AnyCoding"
        return ArchivedForm(
            .any, .name("any \(requirement?.name ?? "Coding")"),
            phrase: requirement.map { "an object that conforms to '\($0.name)'" } ?? "an object", namesClass: true,
            isHashable: false, module: requirement?.swiftModule,
            conversion: .wrapped(type: type, initializer: type, member: "object"))
    }

    /// A type of a transient field, of which only the name is known. Nothing of it is archived.
    static func swift(_ text: String) -> ArchivedForm {
        var form = ArchivedForm(.swift, .name(text), phrase: "a '\(text)'", isHashable: false)
        form.isSendable = false
        return form
    }

    static func structure(_ structure: SchemaStructure) -> ArchivedForm {
        if structure.isDictionary {
            return ArchivedForm(
                .struct, .declared(structure.name), cocoaClass: "NSDictionary",
                phrase: "a dictionary of '\(structure.name)'", module: structure.moduleName)
        }
        guard structure.isBuiltIn else { return value(structure, .struct) }
        return ArchivedForm(
            .struct, .name(structure.name), phrase: "a '\(structure.name)'", nesting: .fields, namesClass: true)
    }

    /// An enum whose cases carry values.
    static func union(_ union: SchemaUnion) -> ArchivedForm { value(union, .enum) }

    private static func value(_ owner: SchemaOwner, _ kind: Kind) -> ArchivedForm {
        ArchivedForm(
            kind, .declared(owner.name), phrase: "a '\(owner.name)'", nesting: .fields, namesClass: true,
            module: owner.moduleName)
    }

    /// A type that is archived as another: the row of the type in Swift. That of the values in archives is the other
    /// type's.
    static func converted(_ conversion: SchemaTypeConversion) -> ArchivedForm {
        var form =
            conversion.swiftType?.form
            ?? ArchivedForm(
                .foundation, .name(conversion.name), phrase: "a '\(conversion.name)'", isHashable: false,
                module: conversion.typeModule)
        if conversion.swiftType == nil {
            let protocols = conversion.conformances.map(SwiftProtocols.name)
            form.isSendable = protocols.contains("Sendable")
            if conversion.isOpaque { form.isHashable = protocols.contains("Hashable") }
        }
        if conversion.isOpaque { return form }
        form.conversion = .functions(conversion)
        if conversion.functions == nil {
            let type = "CodableValue<\(form.swiftName)>"
            form.conversion = .wrapped(type: type, initializer: "CodableValue", member: "value")
        }
        return form
    }
}
