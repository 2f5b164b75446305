// Properties that all kinds of declarations have in common.

import CodingSchema

extension SchemaDeclared {
    /// Only declarations of the same kind are versions of each other.
    var kind: ObjectIdentifier { ObjectIdentifier(Swift.type(of: self)) }

    /// The kind's name in messages.
    var kindTitle: String { self is SchemaBits ? "bit fields" : title }

    /// The declaration that retires the type; `nil` if there is none.
    var retiringText: String? {
        if outer != nil || self is SchemaBits { return nil }
        return "retired \(title) \(name)" + ((self as? SchemaClass)?.superclass.map { ": \($0.name)" } ?? "")
    }

    /// The names of the members in order. They show how similar two declarations are.
    var memberNames: [String] {
        switch self {
        case let found as any SchemaFieldOwner: found.fields.map(\.name)
        case let found as SchemaEnumeration: found.cases.map(\.name)
        case let found as SchemaUnion: found.cases.map(\.name)
        case let found as SchemaBits: found.fields.map(\.name)
        default: []
        }
    }
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
