// The values of an object in a keyed archive whose writer gave them no keys.
//
//     class Person, sequential marker "PersonHasKeys"     { $0: UID 3, $1: true, $2: 41, $3: UID 0, $class: UID 2 }
//         var name: String        @      $0
//         var age: Int?           c q    $1 is its presence: the value is $2
//         var mentor: Person?     @      $3
//
// A layout maps keys to values, and is valid for all objects of a class and version. The number of a value differs
// between objects, because a scalar that is nil takes one number instead of two.

/// The references to the values without keys of one object or structure.
struct SequencePlaces {
    let layout: SequenceLayout

    /// The references to the values, in the layout's order, or one of the two constants below.
    var references: [Int] = []

    /// Represents a scalar that is nil.
    static let none = -1

    /// Represents an empty array of numbers, of which archives contain only the count.
    static let emptyArray = -2

    /// The reference to the value under a key; `nil` if the sequence has no such value.
    func reference(_ key: String) -> Int? { layout.number(ofKey: key).map { references[$0] } }
}

/// The layouts, and the objects whose values have no keys.
struct SequenceTable {
    /// The references to values, by the slots of objects.
    var places: [UInt32: SequencePlaces] = [:]
    var layouts: [Identity: SequenceLayout] = [:]

    /// Identifies the layout of a class, structure or case.
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
