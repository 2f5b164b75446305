// Where the values of an object are in a keyed archive whose writer gave them no keys.
//
//     class Person, sequential marker "PersonHasKeys"     { $0: UID 3, $1: true, $2: 41, $3: UID 0, $class: UID 2 }
//         var name: String        @      $0
//         var age: Int?           c q    $1 says that it is there: $2
//         var mentor: Person?     @      $3
//
// A plan maps keys to their positions in the sequence, and holds for all objects of a class and version. Which
// number a place has differs from object to object, because a scalar that is nil takes one value and not two.

/// The values that are without keys in objects of one class or structure, as far as the archived versions hold them.
final class SequencePlan {
    /// The values in their order, a superclass's first.
    let values: [ArchivedSequence.Value]

    /// The places of keys among the values.
    let places: [String: Int]

    /// The key of an enum's case that has no value; it represents the name of the case.
    let caseKey: String?

    /// Whether another value without a key may follow, of a class that doesn't declare its sequence.
    let isOpen: Bool

    init(_ values: [ArchivedSequence.Value], caseKey: String? = nil, isOpen: Bool = false) {
        self.values = values
        self.caseKey = caseKey
        self.isOpen = isOpen
        places = Dictionary(values.enumerated().map { ($1.key, $0) }) { first, _ in first }
    }

    /// The key of a stored plan.
    struct Identity: Hashable {
        /// The number of a class's record; of a structure -1.
        let record: Int

        /// The name of a structure, and the case of an enum.
        var name = ""
        var caseName = ""

        /// The versions of the classes whose values are without keys; -1 of one whose values have keys.
        let versions: [Int]
    }
}

/// Where the values of one object are.
struct SequencePlaces {
    let plan: SequencePlan

    /// The references to the values, in the plan's order; of those that are nil, one of the two below.
    var references: [Int] = []

    /// How many values without keys they are.
    var valueCount = 0

    /// What represents a scalar that is nil.
    static let none = -1

    /// What represents an array of no numbers, of which archives hold the count alone.
    static let emptyArray = -2

    /// The reference to the value under a key; `nil` where the sequence has no such value.
    func reference(_ key: String) -> Int? {
        if let place = plan.places[key] { return references[place] }
        return key == plan.caseKey ? references.first ?? Self.none : nil
    }
}

/// What is known of objects whose values are without keys.
struct SequenceTable {
    /// The places of values, by the slots of objects.
    var places: [UInt32: SequencePlaces] = [:]
    var plans: [SequencePlan.Identity: SequencePlan] = [:]
}
