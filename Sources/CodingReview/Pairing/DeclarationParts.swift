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
    var declarationName: DeclarationName {
        switch self {
        case .class(let found): found.declarationName
        case .structure(let found): found.declarationName
        case .enumeration(let found): found.declarationName
        case .union(let found): found.declarationName
        case .bits(let found): found.declarationName
        }
    }

    var name: String { declarationName.name }

    var kind: DeclarationKind {
        switch self {
        case .class: .classKind
        case .structure: .structure
        case .enumeration: .enumeration
        case .union: .union
        case .bits: .bits
        }
    }

    var place: SourceRange? {
        switch self {
        case .class(let found): found.place
        case .structure(let found): found.place
        case .enumeration(let found): found.place
        case .union(let found): found.place
        case .bits(let found): found.place
        }
    }

    var waivers: [SchemaWaiver] {
        switch self {
        case .class(let found): found.waivers
        case .structure(let found): found.waivers
        case .enumeration(let found): found.waivers
        case .union(let found): found.waivers
        case .bits(let found): found.waivers
        }
    }

    var access: AccessLevel {
        switch self {
        case .class(let found): found.access
        case .structure(let found): found.access
        case .enumeration(let found): found.access
        case .union(let found): found.access
        case .bits(let found): found.access
        }
    }

    /// What has a name and keys of its own in archives.
    var owner: SchemaOwner? {
        switch self {
        case .class(let found): found
        case .structure(let found): found
        case .union(let found): found
        case .enumeration, .bits: nil
        }
    }

    /// The names of what it holds, in order: what tells how much two declarations resemble each other.
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
