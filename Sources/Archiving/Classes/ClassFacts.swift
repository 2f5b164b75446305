// What archivers and unarchivers ask of a class, asked once in the process: many archives are small, and to ask takes
// longer than to write or read one object.
//
//     type ──▶ shared  { Employee ▸ [ "Employee", "Person", "NSObject" ], fallbacks, replacement | … }

/// What an archiver or unarchiver needs to know of a class.
final class ClassFacts: Sendable {
    /// A class in the chain from the class to its topmost superclass that codes.
    struct Link: Sendable {
        let type: ObjectIdentifier
        let name: String
    }

    /// The class that `archivedClass` describes: another one where it is inherited.
    let describedType: any Coding.Type
    let chain: [Link]

    /// The names of the chain, and behind them that of the class that all have in common.
    let names: [String]

    /// The classes of the chain.
    let types: [ObjectIdentifier]

    /// Names under which older archives hold the class.
    let formerNames: [String]

    /// The fallbacks of the class, or of its nearest superclass with some.
    let fallbacks: [String]

    /// What names the object that is archived in place of another: the class's own, or its nearest superclass's.
    let replacement: ArchivedClass.Substitution?

    /// Whether objects of the class name themselves what takes their place.
    let isSubstituting: Bool

    /// Names the object that takes the place of one that was just created.
    let substitution: Substitution?

    /// The classes of the chain that once wrote their values without keys, the topmost first; and whether another one
    /// may have written some.
    let markedClasses: [ArchivedClass]
    let takesValuesWithoutKeys: Bool

    private static let shared = Protected<[ObjectIdentifier: ClassFacts]>([:])

    /// The facts about a class.
    static func of(_ type: any Coding.Type) -> ClassFacts {
        let identifier = ObjectIdentifier(type)
        if let known = shared.withLock({ $0[identifier] }) { return known }
        // Asked while nothing is locked: a class may archive something to answer.
        let facts = ClassFacts(type)
        shared.withLock { $0[identifier] = facts }
        return facts
    }

    private init(_ type: any Coding.Type) {
        let classes = Array(ClassChain(of: type))
        describedType = classes[0].type
        chain = classes.map { Link(type: ObjectIdentifier($0.type), name: $0.name) }
        types = chain.map(\.type)
        formerNames = classes[0].formerNames
        names = classes.map(\.name) + [KeyedArchiveFormat.rootClassName]
        fallbacks = classes.first { !$0.fallbacks.isEmpty }?.fallbacks ?? []
        replacement = classes.lazy.compactMap(\.replacement).first
        isSubstituting = type is any SubstitutingCoding.Type
        substitution = Substitution(of: type, classes)
        markedClasses = classes.reversed().filter { $0.keyedMarker != nil && $0.sequence != nil }
        takesValuesWithoutKeys = classes.contains { $0.sequence == nil }
    }
}
