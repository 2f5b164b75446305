// Types of the standard library that are archived field by field: structs that no schema declares.
//
//     Duration     seconds, attoseconds
//     Range<I>     lower, upper
//     ClosedRange<I>

extension SchemaStructure {
    /// In place of the module of a schema.
    package static let builtInModule = "Swift"

    /// Whether it is a type of the standard library, which the runtime archives.
    package var isBuiltIn: Bool { moduleName == Self.builtInModule }

    /// All such types, created at each call: plans are created on first access.
    static var builtIn: [SchemaStructure] {
        let parts = [("seconds", "seconds"), ("attoseconds", "attoseconds")]
        let bounds = [("lowerBound", "lower"), ("upperBound", "upper")]
        let ranges = ["Range", "ClosedRange"].flatMap { name in
            SchemaIntegerType.allCases.map {
                SchemaStructure(builtIn: "\(name)<\($0.rawValue)>", archivedName: name, bounds, of: $0)
            }
        }
        return [SchemaStructure(builtIn: "Duration", archivedName: "Duration", parts, of: .int64)] + ranges
    }

    private convenience init(
        builtIn name: String, archivedName: String, _ fields: [(name: String, key: String)], of type: SchemaIntegerType
    ) {
        var syntax = DeclarationSyntax(kind: .struct, name: Located(name, at: .unwritten))
        syntax.access = .public
        let archivedAs = Located(archivedName, at: SourceRange.unwritten)
        syntax.clauses = ClauseList([
            ClauseSyntax(kind: .archivedAs, range: .unwritten, strings: [archivedAs]),
            ClauseSyntax(kind: .sequential, range: .unwritten),
        ])
        self.init(syntax, in: FileUnit(unwrittenIn: Self.builtInModule))
        declaredFields = fields.map { field in
            SchemaField(name: field.name, access: .public, type: .integer(type), key: field.key)
        }
    }
}

extension SchemaType {
    /// The keys that a built-in type adds under its key; `nil` for other types.
    var builtInKeys: [String]? {
        if case .structure(let structure) = self, structure.isBuiltIn { structure.fields.map(\.key) } else { nil }
    }
}
