// What the bytes of a keyed archive contain in addition to its objects: the order of keys, and which slots hold
// classes.

import Archiving

/// The arrangement of a keyed archive that was read.
struct KeyedArrangement {
    /// A slot that holds a class.
    struct ClassSlot {
        let number: Int
        let description: ArchivedObject.ClassDescription

        /// `$classname`, `$classes` and `$classhints`, in their order.
        let keys: [String]
    }

    /// The keys of the property list itself.
    var rootKeys: [String] = []

    /// What is stored in place of the archiver's name.
    var unnamedArchiver: ArchivedObject.Value?

    /// The position of `$class` among the keys of each object of which it isn't the last key.
    var classPositions: [ArchivedObject: Int] = [:]

    /// The classes in the order of their slots.
    var classes: [ClassSlot] = []

    static let standardRootKeys = ["$version", "$archiver", "$top", "$objects"]
    static let standardClassKeys = ["$classname", "$classes", "$classhints"]
}
