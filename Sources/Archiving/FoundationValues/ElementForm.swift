// The sets whose members have a key each.
//
//     NSOrderedSet   { NS.object.0: UID 2, NS.object.1: UID 3, $class }
//     NSCountedSet   { NS.count: 2, NS.object0: UID 2, NS.count0: 5, NS.object1: UID 3, NS.count1: 1, $class }

// MARK: For authors of formats

/// The sets that only Foundation has.
public enum ElementForm: Sendable {
    /// An ordered set: its keys are numbered without a gap; the archive doesn't contain their number.
    case orderedSet

    /// A counted set: each member also has a key for the number of its occurrences.
    case countedSet

    /// The class in archives.
    var foundationClass: ArchivedStructure {
        switch self {
        case .orderedSet: ArchivedStructure(foundationClass: "NSOrderedSet")
        case .countedSet: ArchivedStructure(foundationClass: "NSCountedSet", superclasses: ["NSMutableSet", "NSSet"])
        }
    }

    /// The part of a member's key before its number.
    var elementPrefix: String {
        switch self {
        case .orderedSet: "NS.object."
        case .countedSet: "NS.object"
        }
    }

    /// The key of the number of members, and the part of the key of a member's count before its number.
    static let countKey = "NS.count"
}

extension Unarchiver {
    /// Decodes a set. Its members are hashed when they are connected; until then it is empty.
    final func decodeMembers<Member: ArchivableValue, Value>(
        _ form: ElementForm, forKey key: String?, empty: @autoclosure () -> Value, _ makeSet: ([Member]) throws -> Value
    ) throws -> Value? {
        guard let count = try beginElements(form, forKey: key) else { return nil }
        return try sharing {
            let members = try decodeElements(Member.self, count: count)
            if isDiscovering { return empty() }
            try connectMetObjects()
            return try makeSet(members)
        } end: {
            try endCollection()
        }
    }
}
