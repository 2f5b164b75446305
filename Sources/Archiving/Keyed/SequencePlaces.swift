// The values of an object in a keyed archive whose writer gave them no keys.
//
//     class Person, sequential marker "PersonHasKeys"     { $0: UID 3, $1: true, $2: 41, $3: UID 0, $class: UID 2 }
//         var name: String        @      $0
//         var age: Int?           c q    $1 is its presence: the value is $2
//         var mentor: Person?     @      $3
//
// A plan maps keys to their positions in the sequence, and is valid for all objects of a class and version. The number
// of a position differs between objects, because a scalar that is nil takes one number instead of two.

/// The values without keys in objects of one class or structure, as far as the archived versions contain them.
final class SequencePlan {
    /// The values in their order, starting with those of the superclass.
    let values: [ArchivedSequence.Value]

    /// The positions of keys among the values.
    let places: [String: Int]

    /// The key of an enum's case that has no value; it represents the name of the case.
    let caseKey: String?

    /// Whether more values without keys may follow, from a class that doesn't declare its sequence.
    let isOpen: Bool

    init(_ values: [ArchivedSequence.Value], caseKey: String? = nil, isOpen: Bool = false) {
        self.values = values
        self.caseKey = caseKey
        self.isOpen = isOpen
        places = Dictionary(values.enumerated().map { ($1.key, $0) }) { first, _ in first }
    }

    /// The key of a stored plan.
    struct Identity: Hashable {
        /// The number of a class's record; -1 for a structure.
        let record: Int

        /// The name of a structure, and the case of an enum.
        var name = ""
        var caseName = ""

        /// The versions of the classes whose values have no keys; -1 for a class whose values have keys.
        let versions: [Int]
    }
}

/// The references to the values of one object.
struct SequencePlaces {
    let plan: SequencePlan

    /// The references to the values, in the plan's order, or one of the two constants below.
    var references: [Int] = []

    /// The number of values without keys.
    var valueCount = 0

    /// Represents a scalar that is nil.
    static let none = -1

    /// Represents an empty array of numbers, of which archives contain only the count.
    static let emptyArray = -2

    /// The reference to the value under a key; `nil` if the sequence has no such value.
    func reference(_ key: String) -> Int? {
        if let place = plan.places[key] { return references[place] }
        return key == plan.caseKey ? references.first ?? Self.none : nil
    }
}

/// The plans, and the objects whose values have no keys.
struct SequenceTable {
    /// The references to values, by the slots of objects.
    var places: [UInt32: SequencePlaces] = [:]
    var plans: [SequencePlan.Identity: SequencePlan] = [:]
}
