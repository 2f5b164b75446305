// Properties that all kinds of declarations have in common.

import CodingSchema

/// The kind of a declaration: only declarations of the same kind are versions of each other.
enum DeclarationKind: Hashable {
    case classKind
    case structure
    case enumeration
    case union
    case bits

    /// The kind's name in messages.
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

    /// The declaration, if it has a name and keys in archives.
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

    /// The names of the members in order. They show how similar two declarations are.
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
