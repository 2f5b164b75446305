// Properties that all kinds of declarations have in common.

import CodingSchema

extension SchemaDeclaration {
    var declarationName: DeclarationName { declared.declarationName }
    var name: String { declared.name }
    var location: SourceRange? { declared.location }
    var waivers: [SchemaWaiver] { declared.waivers }
    var access: AccessLevel { declared.access }

    /// Only declarations of the same kind are versions of each other.
    var kind: ObjectIdentifier { ObjectIdentifier(type(of: declared)) }

    /// The declaration that retires the type; `nil` if there is none.
    var retiringText: String? {
        switch self {
        case .class(let found):
            return found.outer == nil
                ? "retired class \(found.name)" + (found.superclass.map { ": \($0.name)" } ?? "") : nil
        case .structure, .enumeration, .union: return declared.outer == nil ? "retired \(kindTitle) \(name)" : nil
        case .bits: return nil
        }
    }

    /// The kind's name in messages.
    var kindTitle: String { declared.kindTitle }

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

extension SchemaDeclared {
    /// The kind's name in messages.
    var kindTitle: String { self is SchemaBits ? "bit fields" : title }
}

extension SchemaClass {
    /// The classes that the class inherits from, the nearest first.
    var ancestors: AnySequence<SchemaClass> {
        AnySequence(sequence(first: self) { $0.superclass }.dropFirst())
    }

    /// Whether objects of unknown subclasses are read.
    package var readsUnknownSubclassesInChain: Bool {
        readsUnknownSubclasses || ancestors.contains(where: \.readsUnknownSubclasses)
    }

    /// The class as which objects of another one are read, and the fields that it doesn't have.
    func phrase(reading unknown: SchemaClass) -> String {
        let known = Set(chain.flatMap(\.fields).flatMap(\.readKeys))
        let lost = unknown.chain.flatMap(\.fields).filter { $0.isArchived && !known.contains($0.key) }
        let names = Set(lost.map { "'\($0.name)'" }).sorted().joined(separator: ", ")
        return "'\(name)'" + (lost.isEmpty ? "" : ", without \(names)")
    }

    /// The topmost superclass that the schema declares completely.
    var topmostSuperclass: SchemaClass? { chain.dropLast().first { $0.external == nil } }

    /// Whether a class is this one or one of its superclasses.
    func inherits(from name: DeclarationName) -> Bool {
        declarationName == name || ancestors.contains { $0.declarationName == name }
    }
}
