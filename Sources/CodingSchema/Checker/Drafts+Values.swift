// Drafts of values: structs, enums and bit fields.
//
//     UnionDraft ── model (SchemaUnion)
//     EnumerationDraft ── cases by name
//     ExternalDraft ── conversion
//     ProtocolDraft ── classes that conform

/// A struct.
final class StructureDraft: OwnerDraft {
    let model: SchemaStructure

    init(ordinal: Int, syntax: DeclarationSyntax, unit: FileUnit) {
        model = SchemaStructure(name: syntax.name.value, moduleName: unit.moduleName, ordinal: ordinal)
        super.init(ordinal: ordinal, syntax: syntax, unit: unit, type: .structure(model))
    }
}

/// An enum whose cases carry values.
final class UnionDraft: OwnerDraft {
    let model: SchemaUnion
    init(ordinal: Int, syntax: DeclarationSyntax, unit: FileUnit) {
        model = SchemaUnion(name: syntax.name.value, moduleName: unit.moduleName, ordinal: ordinal)
        super.init(ordinal: ordinal, syntax: syntax, unit: unit, type: .union(model))
    }
}

/// An enum with raw values and its cases by name.
final class EnumerationDraft: Draft {
    let model: SchemaEnumeration

    /// The valid raw values of an enum of integers, in the order of the cases.
    var integers: [(name: Located<String>, value: IntegerLiteral)] = []

    init(ordinal: Int, syntax: DeclarationSyntax, unit: FileUnit) {
        model = SchemaEnumeration(name: syntax.name.value, moduleName: unit.moduleName, ordinal: ordinal)
        super.init(ordinal: ordinal, syntax: syntax, unit: unit, type: .enumeration(model))
    }
}

/// Bit fields.
final class BitsDraft: Draft {
    let model: SchemaBits

    init(ordinal: Int, syntax: DeclarationSyntax, unit: FileUnit) {
        model = SchemaBits(name: syntax.name.value, moduleName: unit.moduleName, ordinal: ordinal)
        super.init(ordinal: ordinal, syntax: syntax, unit: unit, type: .bits(model))
    }
}

/// A type that every field archives as another, or one with coding of its own.
final class ExternalDraft: Draft {
    let model: SchemaTypeConversion

    /// Whether the type in archives could be resolved; otherwise, the reason was reported.
    var isResolved = false

    /// - Parameter known: the type that the language itself has under this name.
    init(syntax: DeclarationSyntax, unit: FileUnit, known: SchemaType?) {
        model = SchemaTypeConversion(
            name: syntax.name.value, swiftType: known, archived: .foundation(.opaque),
            functions: syntax.conversion?.modelFunctions(of: syntax.name.value), moduleName: unit.moduleName,
            typeModule: syntax.module?.value ?? (unit.isImported ? unit.moduleName : nil),
            conformances: syntax.conformances.map(\.value))
        super.init(ordinal: 0, syntax: syntax, unit: unit, type: .converted(model))
    }
}

/// A protocol that classes conform to, which are written in schemas or by hand.
final class ProtocolDraft: Draft {
    let model: SchemaProtocol

    init(syntax: DeclarationSyntax, unit: FileUnit) {
        model = SchemaProtocol(
            name: syntax.name.value, moduleName: unit.moduleName, swiftModule: syntax.module?.value)
        super.init(ordinal: 0, syntax: syntax, unit: unit, type: .existential(model))
    }
}
