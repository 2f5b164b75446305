// Drafts of values: structs, enums and bit fields.
//
//     StructureDraft ── fields (of OwnerDraft)
//     UnionDraft ── UnionCaseDraft ── UnionElementDraft ── syntax · key · resolved type
//     EnumerationDraft ── cases by name
//     BitsDraft ── BitFieldDraft ── syntax · resolved type · width

/// A struct.
final class StructureDraft: OwnerDraft {
    let syntax: StructSyntax
    let model: SchemaStructure

    init(ordinal: Int, syntax: StructSyntax, unit: FileUnit) {
        self.syntax = syntax
        self.model = SchemaStructure(name: syntax.name.value, moduleName: unit.moduleName, ordinal: ordinal)
        super.init(ordinal: ordinal, name: syntax.name, access: min(syntax.access, .public), unit: unit)
    }

    override var type: SchemaType? { .structure(model) }
    override var title: String { "struct" }
}

/// An enum whose cases carry values.
final class UnionDraft: OwnerDraft {
    let syntax: EnumerationSyntax
    let model: SchemaUnion
    var cases: [UnionCaseDraft] = []

    /// The position of each case in the syntax.
    var positions: [String: Int] = [:]

    init(ordinal: Int, syntax: EnumerationSyntax, unit: FileUnit) {
        self.syntax = syntax
        self.model = SchemaUnion(name: syntax.name.value, moduleName: unit.moduleName, ordinal: ordinal)
        super.init(ordinal: ordinal, name: syntax.name, access: min(syntax.access, .public), unit: unit)
    }

    override var type: SchemaType? { .union(model) }
    override var title: String { "enum" }

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
final class UnionElementDraft {
    let syntax: PayloadElementSyntax

    /// If no key is written, the range is that of the label or the case.
    let key: Located<String>

    /// `nil` if the type could not be resolved, which was reported.
    let resolved: ResolvedType?

    init(syntax: PayloadElementSyntax, key: Located<String>, resolved: ResolvedType?) {
        self.syntax = syntax
        self.key = key
        self.resolved = resolved
    }
}

/// An enum with raw values and its cases by name.
final class EnumerationDraft {
    let syntax: EnumerationSyntax
    let unit: FileUnit
    let model: SchemaEnumeration
    var version: Located<Int>?

    /// The position of each case in the syntax.
    var positions: [String: Int] = [:]

    /// The valid raw values of an enum of integers, in the order of the cases.
    var integers: [(name: Located<String>, value: IntegerLiteral)] = []

    init(ordinal: Int, syntax: EnumerationSyntax, unit: FileUnit) {
        self.syntax = syntax
        self.unit = unit
        self.model = SchemaEnumeration(
            name: syntax.name.value, moduleName: unit.moduleName, ordinal: ordinal)
    }

    var name: String { syntax.name.value }

    /// The written version, or 0.
    var versionNumber: Int { version?.value ?? 0 }

    func caseSyntax(named name: String) -> CaseSyntax? {
        positions[name].map { syntax.cases[$0] }
    }
}

/// Bit fields.
final class BitsDraft {
    let syntax: BitsSyntax
    let unit: FileUnit
    let model: SchemaBits

    init(syntax: BitsSyntax, unit: FileUnit) {
        self.syntax = syntax
        self.unit = unit
        self.model = SchemaBits(name: syntax.name.value, moduleName: unit.moduleName)
    }
}
