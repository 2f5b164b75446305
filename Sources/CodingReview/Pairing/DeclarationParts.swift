// What every declaration has, whatever it declares.

import CodingSchema

/// What a declaration declares: only declarations of one kind are versions of each other.
enum DeclarationKind: Hashable {
    case classKind
    case structure
    case enumeration
    case union
    case bits

    /// As a person says it.
    var title: String {
        switch self {
        case .classKind: "class"
        case .structure: "struct"
        case .enumeration, .union: "enum"
        case .bits: "bit fields"
        }
    }
}

extension SchemaDeclaration {
    var declarationName: DeclarationName { declared.declarationName }
    var name: String { declared.name }
    var place: SourceRange? { declared.place }
    var waivers: [SchemaWaiver] { declared.waivers }
    var access: AccessLevel { declared.access }

    /// What has a name and keys of its own in archives.
    var owner: SchemaOwner? { declared as? SchemaOwner }

    var kind: DeclarationKind {
        switch self {
        case .class: .classKind
        case .structure: .structure
        case .enumeration: .enumeration
        case .union: .union
        case .bits: .bits
        }
    }

    /// The names of what it holds, in order: what shows how much two declarations resemble each other.
    var memberNames: [String] {
        switch self {
        case .class(let found): found.fields.map(\.name)
        case .structure(let found): found.fields.map(\.name)
        case .enumeration(let found): found.cases.map(\.name)
        case .union(let found): found.cases.map(\.name)
        case .bits(let found): found.fields.map(\.name)
        }
    }
}

extension SchemaClass {
    /// The classes that the class inherits from, the nearest first.
    var ancestors: AnySequence<SchemaClass> {
        AnySequence(sequence(first: self) { $0.superclass }.dropFirst())
    }

    /// Whether a class is this one or one of its superclasses.
    func inherits(from name: DeclarationName) -> Bool {
        declarationName == name || ancestors.contains { $0.declarationName == name }
    }
}
