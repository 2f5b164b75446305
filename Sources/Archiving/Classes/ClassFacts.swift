// What archivers and unarchivers need to know of a class, computed once in a process: many archives are small, and this
// takes longer than writing or reading an object.
//
//     type ──▶ shared  { Employee ▸ [ "Employee", "Person", "NSObject" ], fallbacks, replacement | … }

import PropertyLists

final class ClassFacts: Sendable {
    /// A class in the chain from the class to its topmost superclass that codes.
    struct Link: Sendable {
        let codingType: any Coding.Type
        let name: String
        let version: Int

        /// Whether it is a class of a schema that supports keyed archives only.
        let isKeyedOnly: Bool

        var type: ObjectIdentifier { ObjectIdentifier(codingType) }

        init(_ archived: ArchivedClass) {
            (codingType, name, version) = (archived.type, archived.name, archived.version)
            isKeyedOnly = archived.table != nil && archived.sequence == nil
        }
    }

    /// The class that `archivedClass` describes: another one where it is inherited.
    let describedType: any Coding.Type
    let chain: [Link]

    /// The names of the chain, followed by that of the root class.
    let names: [String]

    /// The description in archives; `nil` if it may have to be read name by name.
    let description: KnownDescription?

    let types: [ObjectIdentifier]

    let formerNames: [String]

    /// The fallbacks of the class, or of its nearest superclass that has any.
    let fallbacks: [String]

    /// Whether objects of subclasses that the reader doesn't have are read as the class.
    let readsUnknownSubclasses: Bool

    /// Returns the object that is archived instead of another: the class's function, or its nearest superclass's.
    let replacement: ArchivedClass.Substitution?

    /// Whether objects of the class return their substitutes themselves.
    let isSubstituting: Bool

    /// Returns the object that is used instead of one that was just created.
    let substitution: Substitution?

    /// The classes of the chain whose older versions wrote values without keys, the topmost first; and whether another
    /// one may have written some.
    let markedClasses: [ArchivedClass]
    let takesValuesWithoutKeys: Bool

    /// The classes of the chain with a sequence, the topmost first, and how their values in the current versions are
    /// read; `nil` if there are none.
    let sequentialClasses: [ArchivedClass]
    let sequencePlan: SequenceLayout.Plan?

    private static let shared = Protected<[ObjectIdentifier: ClassFacts]>([:])

    static func of(_ type: any Coding.Type) -> ClassFacts {
        let identifier = ObjectIdentifier(type)
        if let known = shared.withLock({ $0[identifier] }) { return known }
        // Outside of the lock: a class may archive something to describe itself.
        let facts = ClassFacts(type)
        // The first ones stay: an archiver may already have stored their address.
        return shared.withLock { known in
            if let first = known[identifier] { return first }
            known[identifier] = facts
            return facts
        }
    }

    /// Whether the facts are those about a class itself, which archives call by a name.
    func isDescribed(as type: any Coding.Type, named name: String) -> Bool { names[0] == name && describedType == type }

    /// Two classes with one name, as messages call them.
    static func phrase(_ first: any Coding.Type, _ second: any Coding.Type) -> String {
        "'\(String(reflecting: first))' and '\(String(reflecting: second))'"
    }

    /// What an archiver requires of a name: a reader couldn't distinguish the objects of two classes.
    static func uniqueName(_ name: String) -> String {
        "one class of the name '\(name)' in an archive, or 'setClassName(_:for:)'"
    }

    /// How the values of other versions are read; `nil` if these are the current ones.
    func sequencePlan(ofVersions versions: [Int]) -> SequenceLayout.Plan? {
        if versions.elementsEqual(sequentialClasses.lazy.map(\.version)) { return nil }
        return Self.sequencePlan(of: sequentialClasses, versions, isComplete: sequencePlan?.isComplete ?? false)
    }

    private static func sequencePlan(
        of classes: [ArchivedClass], _ versions: [Int], isComplete: Bool
    ) -> SequenceLayout.Plan {
        let values = zip(classes, versions).flatMap { archived, version in
            (archived.sequence?.values ?? []).filter { $0.isArchived(inVersion: version) }
        }
        return SequenceLayout.Plan(values, isComplete: isComplete)
    }

    private init(_ type: any Coding.Type) {
        let classes = Array(ClassChain(of: type))
        describedType = classes[0].type
        chain = classes.map { Link($0) }
        types = chain.map(\.type)
        formerNames = classes[0].formerNames
        names = classes.map(\.name) + [KeyedArchiveFormat.rootClassName]
        description = describedType == type ? KnownDescription(of: names) : nil
        fallbacks = classes.first { !$0.fallbacks.isEmpty }?.fallbacks ?? []
        readsUnknownSubclasses = classes.contains(where: \.readsUnknownSubclasses)
        replacement = classes.lazy.compactMap(\.replacement).first
        isSubstituting = type is any SubstitutingCoding.Type
        substitution = Substitution(of: type, classes)
        markedClasses = classes.reversed().filter { $0.keyedMarker != nil && $0.sequence != nil }
        takesValuesWithoutKeys = classes.contains { $0.sequence == nil }
        sequentialClasses = classes.reversed().filter { $0.sequence != nil }
        sequencePlan =
            sequentialClasses.isEmpty
            ? nil
            : Self.sequencePlan(
                of: sequentialClasses, sequentialClasses.map(\.version), isComplete: classes[0].sequence != nil)
    }
}

/// A function that returns the substitute for an object that was just created, or the object itself.
struct Substitution: Sendable {
    let function: @Sendable (any Coding, Unarchiver) throws -> any Coding

    /// The function of a class, or of its nearest superclass that has one.
    init?(of type: any Coding.Type, _ chain: some Sequence<ArchivedClass>) {
        if type is any SubstitutingCoding.Type {
            function = { try ($0 as? any SubstitutingCoding)?.awakeAfter(using: $1) ?? $0 }
        } else if let unique = chain.lazy.compactMap(\.unique).first(where: { _ in true }) {
            function = { object, _ in try unique(object) }
        } else {
            return nil
        }
    }
}

/// Names that the caller gives to classes for writing, and classes for names when reading: one table for all coders, and
/// a copy of it in each.
struct ClassNames: Sendable {
    /// The names under which classes are archived instead of their own.
    var names: [ObjectIdentifier: String] = [:]

    /// The classes that are created for names in archives.
    var classes: [String: any Coding.Type] = [:]

    /// The table of all coders; a coder takes a copy when it is created.
    static let shared = Protected(ClassNames())
}
