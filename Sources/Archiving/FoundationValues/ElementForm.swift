// The sets whose members stand each under a key of its own.
//
//     NSOrderedSet   { NS.object.0: UID 2, NS.object.1: UID 3, $class }
//     NSCountedSet   { NS.count: 2, NS.object0: UID 2, NS.count0: 5, NS.object1: UID 3, NS.count1: 1, $class }

// MARK: For authors of formats

/// The sets that only Foundation has.
public enum ElementForm: Sendable {
    /// An ordered set: its keys are numbered without a gap, and their number stands nowhere.
    case orderedSet

    /// A counted set: each member has the number of its occurrences beside it.
    case countedSet

    /// The class as archives name it.
    var foundationClass: ArchivedStructure {
        switch self {
        case .orderedSet: ArchivedStructure(foundationClass: "NSOrderedSet")
        case .countedSet: ArchivedStructure(foundationClass: "NSCountedSet", superclasses: ["NSMutableSet", "NSSet"])
        }
    }

    /// What stands before the number in a member's key.
    var elementPrefix: String {
        switch self {
        case .orderedSet: "NS.object."
        case .countedSet: "NS.object"
        }
    }

    /// The key of the number of members, and what stands before the number in the key of a member's count.
    static let countKey = "NS.count"
}
