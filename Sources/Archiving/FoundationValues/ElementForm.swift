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
