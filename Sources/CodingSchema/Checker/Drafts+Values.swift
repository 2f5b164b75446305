// Drafts of values: structs, enums and bit fields.
//
//     UnionDraft ── UnionCaseDraft ── UnionElementDraft ── syntax · key · resolved type
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
    var cases: [UnionCaseDraft] = []

    init(ordinal: Int, syntax: DeclarationSyntax, unit: FileUnit) {
        model = SchemaUnion(name: syntax.name.value, moduleName: unit.moduleName, ordinal: ordinal)
        super.init(ordinal: ordinal, syntax: syntax, unit: unit, type: .union(model))
    }

    /// The cases in the order in which a reader tries them: the fallback case last.
    var casesInOrderOfReading: [UnionCaseDraft] {
        cases.filter { !$0.syntax.isFallback } + cases.filter(\.syntax.isFallback)
    }
}

/// A case that carries values, or the `true` that represents none.
final class UnionCaseDraft {
    let syntax: CaseSyntax

    /// The key of the `true`, for a case without values.
    var key: Located<String>?
    var elements: [UnionElementDraft] = []

    /// The keys by which a reader identifies the case, once they are determined.
    var presence: [Set<String>]?

    /// Whether its name or keys collide with those of another case, so that reading it isn't checked.
    var isWrong = false

    init(syntax: CaseSyntax) {
        self.syntax = syntax
    }

    var name: String { syntax.name.value }
}

/// One value of a case.
struct UnionElementDraft {
    let syntax: PayloadElementSyntax

    /// If no key is written, the range is that of the label or the case.
    let key: Located<String>

    /// `nil` if the type could not be resolved, which was reported.
    let resolved: ResolvedType?
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
