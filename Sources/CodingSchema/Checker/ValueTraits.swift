// The properties of a struct or union as a whole, after the types of its members are resolved.

/// Properties that follow from the members of a struct or union, and from the members of these.
struct ValueTraits {
    /// The types in it that can contain other declarations.
    let members: [WrittenType]

    /// A member by which it can contain objects, also in collections.
    var holdingObjects: WrittenType?

    /// A member by which a value in Swift holds objects, also in collections and if archives don't contain it.
    var holdingReferences: WrittenType?

    /// A member by which it contains a set of objects, or a dictionary with objects as keys.
    var hashingObjects: WrittenType?

    /// Its first own member that prevents Swift from making it Hashable.
    var unhashable: WrittenType?

    /// Values that contain each other have the same number; contained values never have a higher number.
    var component = 0

    /// The nesting depth of values, without those in collections.
    var depth = 1

    /// Whether it contains itself, or is nested too deeply, which was reported.
    var isEndless = false

    /// Whether every archived value has at least one key.
    var hasRequiredKey = false

    /// The sets of keys that show that a value is present: all keys of one of them.
    var presence: [Set<String>] = []

    /// The same for each case of a union, once it is determined, by the ordinal of the case.
    var presenceOfCases: [Int: [Set<String>]] = [:]

    /// The keys that it adds under a key, without duplicates.
    var keys: [ComposedKey] = []
}

extension SchemaType {
    /// Whether values of the type contain nothing of other declarations that matters, and can be hashed.
    var isSelfContained: Bool {
        switch self {
        case .structure(let structure): structure.isBuiltIn
        case .geometry(let geometry): geometry.isOfRuntime
        case .object, .existential, .union, .swift: false
        default: parts.allSatisfy(\.isSelfContained)
        }
    }
}

extension SchemaOwner {
    /// The types in a struct or union that can contain other declarations, in written order, including transient
    /// fields.
    var members: [WrittenType] {
        // How a value that only Swift knows is hashed is up to the struct, if it declares that it is.
        let isHashable = protocols.contains { $0.value == "Hashable" }
        return writtenTypes.filter { !$0.type.isSelfContained && !($0.type.isSwift && isHashable) }
    }
}
