// Types that are archived as others: at a field, and for every field of a type.

extension Checker {
    /// Resolves the types in archives, before the fields whose types they replace.
    func resolveExternals() {
        isResolvingExternals = true
        defer { isResolvingExternals = false }
        for owner in externals {
            if let conversion = owner.syntax.conversion {
                guard let archived = resolveArchived(conversion, in: owner.unit) else { continue }
                owner.converted.archived = archived
            }
            owner.isResolved = true
        }
    }

    /// Resolves the type of a field with a conversion. The name in it, or that of its elements or values, is the type
    /// that is converted.
    func resolve(
        _ syntax: TypeSyntax, _ conversion: ConversionSyntax, in owner: SchemaOwner, exposure: Exposure
    ) -> ResolvedType? {
        guard let archived = resolveArchived(conversion, in: owner.unit) else { return nil }
        guard let name = syntax.convertedName else {
            if !syntax.isMissing { report(.convertedReference("any Coding", at: syntax.range)) }
            return nil
        }
        fieldConversion = SchemaTypeConversion(
            name: name, swiftType: knownType(named: name, in: owner.unit), archived: archived,
            functions: conversion.modelFunctions(of: name), moduleName: owner.unit.moduleName,
            ownerName: SwiftIdentifier.type(owner.name))
        defer { fieldConversion = nil }
        return resolve(syntax, in: owner.unit, exposure: exposure)
    }

    /// The type in archives: neither optional nor an object.
    private func resolveArchived(_ conversion: ConversionSyntax, in unit: FileUnit) -> SchemaType? {
        if let functions = conversion.functions {
            check(functions.writing)
            check(functions.reading)
            if SchemaFunction(functions.reading).isRawValue {
                let text = functions.reading.range.text
                report(
                    .propertyAsFunction,
                    "'\(text)' is a property: the second one must be a function or an initializer, which makes the value "
                        + "from the archived one", at: functions.reading,
                    fix: .write(
                        "\(functions.reading.typeName ?? "").init(rawValue:)", replacing: functions.reading.range))
                return nil
            }
        } else if !conversion.isRawValue {
            return .foundation(.codable)
        }
        let syntax = conversion.type
        guard let resolved = resolve(syntax, as: .conversion, in: unit, exposure: nil) else { return nil }
        if resolved.isOptional {
            report(
                .convertedOptional, "the archived type can't be optional: nil is archived without a conversion",
                at: syntax,
                fix: .write(syntax.parts.whole.range.text, replacing: syntax.range))
        } else if resolved.valueType.isConverted {
            report(
                .convertedTwice, "'\(syntax.range.text)' is itself archived as another type", at: syntax,
                fix: "write the type that archives hold, and let the functions convert to and from it")
        } else if resolved.type.hasReference {
            report(.convertedReference(syntax.range.text, at: syntax.range))
        } else {
            return resolved.type
        }
        return nil
    }

    /// What schemas know of a converted type; nothing is reported where only Swift knows it.
    private func knownType(named name: String, in unit: FileUnit) -> SchemaType? {
        if case .found(let found) = symbols.lookUp(name, from: unit) { return found.type.unconverted.ifKnown }
        return builtInTypes[name]
    }

    /// Whether what archives hold of a converted type is possible in its role.
    func isPossible(_ type: SchemaType, isOptional: Bool, as role: TypeRole, at syntax: TypeSyntax) -> Bool {
        guard type.isConverted else { return true }
        var isPossible = true
        type.forEachPart { part in
            guard case .converted(let conversion) = part else { return }
            let isWhole = if case .converted = type { true } else { false }
            switch conversion.archived {
            case .packed where isWhole && role != .constant && role != .bits: return
            case .indexed where isWhole && !isOptional && (role == .field || role == .conversion): return
            case .packed, .indexed: isPossible = false
            default: return
            }
        }
        if !isPossible {
            report(
                .convertedPart,
                "a value in '\(syntax.range.text)' would be a packed or indexed array: this is only for the whole "
                    + "type of a field", at: syntax, fix: "let the type be archived as a plain array")
        }
        return isPossible
    }

    /// Refuses archived structs and enums that can contain objects.
    func checkConversion(of external: ExternalType) {
        if external.isResolved { check(external.converted.archived, of: external.syntax.conversion) }
    }

    /// The same for the conversion of a field.
    func checkConversion(of field: SchemaField) {
        guard field.syntax.conversion != nil else { return }
        field.resolved?.valueType.forEachPart { part in
            guard case .converted(let conversion) = part, !conversion.isOfType else { return }
            check(conversion.archived, of: field.syntax.conversion)
        }
    }

    private func check(_ archived: SchemaType, of conversion: ConversionSyntax?) {
        guard let syntax = conversion?.type, holdsObjects(archived) else { return }
        report(.convertedReference(syntax.range.text, at: syntax.range))
    }
}

/// A type that every field archives as another, or one with coding of its own.
final class ExternalType: SchemaDeclared {
    let converted: SchemaTypeConversion

    /// Whether the type in archives could be resolved; otherwise, the reason was reported.
    var isResolved = false

    /// - Parameter known: the type that the language itself has under this name.
    init(_ syntax: DeclarationSyntax, in unit: FileUnit, known: SchemaType?) {
        converted = SchemaTypeConversion(
            name: syntax.name.value, swiftType: known, archived: .foundation(.opaque),
            functions: syntax.conversion?.modelFunctions(of: syntax.name.value), moduleName: unit.moduleName,
            typeModule: syntax.module?.value ?? (unit.isImported ? unit.moduleName : nil),
            conformances: syntax.conformances.map(\.value))
        super.init(syntax, in: unit)
    }

    override var type: SchemaType { .converted(converted) }
}

extension ConversionSyntax {
    /// The functions that convert a type.
    func modelFunctions(of typeName: String) -> (writing: SchemaFunction, reading: SchemaFunction)? {
        if isRawValue { return SchemaFunction.rawValue(of: typeName) }
        return functions.map { (SchemaFunction($0.writing), SchemaFunction($0.reading)) }
    }
}

extension TypeSyntax {
    /// The name of the type that a field's conversion is about: its own, or that of its elements or values.
    fileprivate var convertedName: String? {
        switch kind {
        case .named(let name): name
        case .array(let part), .set(let part, _), .optional(let part), .packed(let part, _), .indexed(let part),
            .dictionary(_, let part), .variant(_, let part):
            part.convertedName
        case .existential, .missing, .swift: nil
        }
    }
}

extension SchemaType {
    /// Nothing for a type that only Swift knows.
    fileprivate var ifKnown: SchemaType? {
        if case .converted = self { nil } else { self }
    }

    /// Whether the type is an object, or a collection of objects.
    fileprivate var hasReference: Bool { isReference || parts.contains(where: \.hasReference) }

    /// Whether elements of sets and keys of dictionaries can't be of the type, although it is a value.
    var isUnhashed: Bool {
        switch self {
        case .geometry(let geometry): !geometry.isOfRuntime
        case .foundation(.codable): true
        case .converted(let conversion) where conversion.isOpaque: !form.isHashable
        default: false
        }
    }
}
