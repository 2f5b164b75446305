// The functions that a schema names after `via`, with the signatures that generated code calls.
//
//     = via f                     static   f(_: Unarchiver) throws -> Field
//     fallback "k": T via f       static   f(_: T) throws -> Field
//     also "k": T via f           static   f(_: Field) throws -> T
//     T as A via f, g             static   f(_: T) throws -> A        g(_: A) throws -> T
//     also other via f            static   f(_: Enum) throws -> Enum
//     unique via f                static   f(_: Class) -> Class
//     replaced via f                       f() -> any Coding
//     retired "k": T = via f               f() throws -> T
//     rebuilt via f                        f()                               throws, if it is of a class or struct
//     rebuilt via f(from:)                 f(from: Int) throws

import CodingSchema

/// A function that is written by hand.
struct SwiftStub: Hashable {
    let function: SwiftDeclarations.Function

    /// The declaration without the body.
    let declaration: String

    /// What the function does until it is written: an archive may already reach it.
    let body: String

    /// The functions of the module's schemas, each once.
    static func all(of schema: Schema) -> [SwiftStub] {
        var known: Set<SwiftStub> = []
        return schema.files.flatMap(\.declarations).flatMap(stubs).filter { known.insert($0).inserted }
    }

    private static func stubs(of declaration: SchemaDeclared) -> [SwiftStub] {
        switch declaration {
        case let schemaClass as SchemaClass:
            ofClass(schemaClass) + schemaClass.fields.flatMap { ofField($0, schemaClass) } + ofRetired(schemaClass)
        case let structure as SchemaStructure:
            ofRebuilding(structure) + structure.fields.flatMap { ofField($0, structure) } + ofRetired(structure)
        case let union as SchemaUnion:
            ofRetired(union)
                + union.cases.flatMap { unionCase in
                    make(unionCase.alsoFunction, union, takes: union.name, returns: union.name)
                        + unionCase.elements.flatMap { ofType($0.valueType, union) }
                }
        default: []
        }
    }

    private static func ofClass(_ schemaClass: SchemaClass) -> [SwiftStub] {
        let name = schemaClass.name
        return make(schemaClass.uniqueFunction, schemaClass, takes: name, returns: name, canThrow: false)
            + make(schemaClass.replacementFunction, schemaClass, takes: nil, returns: "any Coding", canThrow: false)
            + ofRebuilding(schemaClass)
    }

    private static func ofRebuilding(_ owner: SchemaOwner) -> [SwiftStub] {
        make(
            owner.rebuildFunction, owner, isMethod: true, takes: owner.rebuildsByVersion ? "Int" : nil, returns: nil,
            argument: "version")
    }

    private static func ofRetired(_ owner: SchemaOwner) -> [SwiftStub] {
        owner.retired.compactMap(\.computed).flatMap { computed in
            let type = text(of: computed.valueType, isOptional: computed.isOptional)
            return make(computed.function, owner, takes: nil, returns: type) + ofType(computed.valueType, owner)
        }
    }

    private static func ofField(_ field: SchemaField, _ owner: SchemaOwner) -> [SwiftStub] {
        let type = text(of: field.valueType, isOptional: field.isOptional)
        var result: [SwiftStub] = []
        if case .function(let function)? = field.value {
            result += make(function, owner, takes: "Unarchiver", returns: type, argument: "unarchiver")
        }
        for conversion in field.fallbacks.compactMap(\.conversion) {
            let old = text(of: conversion.valueType, isOptional: conversion.isOptional)
            result += make(conversion.function, owner, takes: old, returns: type)
        }
        for conversion in field.also.compactMap(\.conversion) {
            let old = text(of: conversion.valueType, isOptional: conversion.isOptional)
            result += make(conversion.function, owner, takes: type, returns: old)
        }
        result += make(field.rebuildFunction, owner, takes: nil, returns: nil, canThrow: false)
        let types =
            [field.valueType]
            + (field.fallbacks.compactMap(\.conversion) + field.also.compactMap(\.conversion))
            .map(\.valueType)
        return result + types.flatMap { ofType($0, owner) }
    }

    /// The functions that convert a type, or a part of it, to what archives hold.
    private static func ofType(_ type: SchemaType, _ owner: SchemaOwner) -> [SwiftStub] {
        type.conversions.flatMap { conversion -> [SwiftStub] in
            // Another module's conversion is written there.
            guard let functions = conversion.functions, conversion.moduleName == owner.moduleName else { return [] }
            let (written, read) = (
                conversion.functionTypes(isReading: false), conversion.functionTypes(isReading: true)
            )
            let owner = conversion.isOfType ? nil : owner
            return make(functions.writing, owner, takes: written.argument, returns: written.result)
                + make(functions.reading, owner, takes: read.argument, returns: read.result)
        }
    }

    private static func text(of type: SchemaType, isOptional: Bool) -> String {
        isOptional ? SchemaType.optional(type).swiftName : type.swiftName
    }

    /// The function, if it is one that has to be written.
    ///
    /// - Parameters:
    ///   - owner: the declaration of which it is a member, unless the function names another type.
    ///   - parameter: the type of its argument; `nil` for a method without one.
    ///   - argument: the argument's name.
    private static func make(
        _ function: SchemaFunction?, _ owner: SchemaOwner?, isMethod: Bool = false, takes parameter: String?,
        returns result: String?, argument: String = "value", canThrow: Bool = true
    ) -> [SwiftStub] {
        guard let function, !function.isRawValue, function.name != "init" else { return [] }
        let typeName = function.typeName ?? owner?.name
        var declaration = "nonisolated "
        if isMethod {
            if owner is SchemaStructure { declaration += "mutating " }
        } else if parameter != nil, typeName != nil {
            declaration += "static "
        }
        declaration += "func \(SwiftIdentifier.declaration(function.name))("
        if let parameter {
            let label = function.label.map(SwiftIdentifier.label) ?? "_"
            declaration += (label == argument ? "" : label + " ") + "\(argument): \(parameter)"
        }
        declaration += ")" + (canThrow ? " throws" : "") + (result.map { " -> \($0)" } ?? "")
        let body =
            result == nil
            ? "// Not written yet."
            : canThrow
                ? "throw ArchiveError(.invalidValue, path: \"\", expected: \"a value of '\(function.name)'\", found: \"a stub\")"
                : "\(parameter == nil ? "self" : argument)  // Not written yet."
        return [
            SwiftStub(
                function: .init(
                    typeName: typeName, name: function.name, label: parameter == nil ? nil : function.label),
                declaration: declaration, body: body)
        ]
    }
}
