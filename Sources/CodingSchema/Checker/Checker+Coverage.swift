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
    /// Reports what is not generated yet, but for types and clauses of fields, which are reported where they are read.
    func checkCoverage() {
        for unit in units where !unit.isImported {
            for declaration in unit.tree.declarations {
                checkCoverage(of: declaration, in: unit)
            }
        }
    }

    /// Where a whole declaration is not generated yet, its members' types may be wrong all the same.
    private func checkCoverage(of declaration: DeclarationSyntax, in unit: FileUnit) {
        switch declaration {
        case .class(let syntax):
            checkCoverage(of: syntax)
        case .struct(let syntax):
            report(DiagnosticCatalog.notGeneratedYet(.structs, at: syntax.name.range))
            resolveTypes(ofFields: syntax.fields, in: unit)
        case .extension(let syntax):
            report(DiagnosticCatalog.notGeneratedYet(.extensions, at: syntax.name.range))
            resolveTypes(ofFields: syntax.fields, in: unit)
        case .bits(let syntax):
            report(DiagnosticCatalog.notGeneratedYet(.bitFields, at: syntax.name.range))
        case .enumeration(let syntax):
            guard syntax.rawType == nil else { return }
            report(DiagnosticCatalog.notGeneratedYet(.enumsWithoutRawValues, at: syntax.name.range))
            for element in syntax.cases.flatMap(\.payload) {
                _ = resolve(element.type, in: unit, exposure: nil)
            }
        }
    }

    private func checkCoverage(of syntax: ClassSyntax) {
        if syntax.isSuperclassExternal, let superclass = syntax.superclass {
            report(DiagnosticCatalog.notGeneratedYet(.externalSuperclasses, at: superclass.range))
        }
        for clause in syntax.clauses {
            guard let construct = clause.kind.ungenerated else { continue }
            report(DiagnosticCatalog.notGeneratedYet(construct, at: clause.range))
        }
        for member in syntax.swiftMembers {
            report(DiagnosticCatalog.notGeneratedYet(.swiftMembers, at: member))
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
