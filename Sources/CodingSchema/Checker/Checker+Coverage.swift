// What the language has and the generator does not make yet: each is an error that says so, where it is written.

/// A construct of the language that is not generated yet.
///
/// The raw value is the beginning of its message.
enum UngeneratedConstruct: String, CaseIterable {
    case structs = "structs are"
    case bitFields = "bit fields are"
    case extensions = "extensions of hand-written classes are"
    case externalSuperclasses = "external superclasses are"
    case enumsWithoutRawValues = "enums without raw values are"
    case packedArrays = "packed arrays are"
    case indexedArrays = "indexed arrays are"
    case anyCoding = "fields of type 'any Coding' are"
    case foundationValues = "fields of this Foundation type are"
    case optionalElements = "collections with optional elements are"
    case sequentialArchives = "sequential archives are"
    case unknownKeys = "classes that keep unknown keys are"
    case uniquing = "'unique via' is"
    case replacement = "'replaced via' is"
    case refusedCoding = "'refuses coding' is"
    case rebuilding = "'rebuilt via' is"
    case swiftMembers = "'swift' members are"
}

extension Checker {
    /// Reports what is not generated yet in a class's head and among its members.
    func checkCoverage(of syntax: ClassSyntax) {
        if syntax.isSuperclassExternal, let superclass = syntax.superclass {
            report(DiagnosticCatalog.notGeneratedYet(.externalSuperclasses, at: superclass.range))
        }
        for clause in syntax.clauses {
            guard let construct = clause.kind.ungenerated else { continue }
            report(DiagnosticCatalog.notGeneratedYet(construct, at: clause.range))
        }
        for member in syntax.swift {
            report(DiagnosticCatalog.notGeneratedYet(.swiftMembers, at: member.range.firstLine))
        }
    }

    /// Reports a declaration that is not generated yet, and the types of its members that are wrong all the same.
    func checkCoverage(of declaration: DeclarationSyntax, in unit: FileUnit) {
        switch declaration {
        case .class, .enumeration: break
        case .struct(let syntax):
            report(DiagnosticCatalog.notGeneratedYet(.structs, at: syntax.name.range))
            resolveTypes(ofFields: syntax.fields, in: unit)
        case .extension(let syntax):
            report(DiagnosticCatalog.notGeneratedYet(.extensions, at: syntax.name.range))
            resolveTypes(ofFields: syntax.fields, in: unit)
        case .bits(let syntax):
            report(DiagnosticCatalog.notGeneratedYet(.bitFields, at: syntax.name.range))
        }
    }

    private func resolveTypes(ofFields fields: [FieldSyntax], in unit: FileUnit) {
        for field in fields {
            _ = resolve(field.type, in: unit, exposure: nil)
        }
    }
}

extension ClassClauseSyntax.Kind {
    fileprivate var ungenerated: UngeneratedConstruct? {
        switch self {
        case .version, .refusesNewer, .archivedAs, .formerly, .prefix, .keyedOnly: nil
        case .sequential: .sequentialArchives
        case .keepsUnknown: .unknownKeys
        case .uniqueVia: .uniquing
        case .replacedVia: .replacement
        case .refusesCoding: .refusedCoding
        }
    }
}
