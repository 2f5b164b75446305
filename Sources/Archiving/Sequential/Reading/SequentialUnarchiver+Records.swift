// What a reader of sequential archives notes about a class: how it is created, and where its values are.

extension SequentialUnarchiver {
    /// A class of the archive.
    struct ClassRecord {
        let entry: UInt32

        /// The Foundation class, if objects of the class decode as values.
        let foundationClass: SequentialFoundationClass?

        /// Whether the class or a superclass is a Foundation class in an unknown version.
        let hasUnknownVersion: Bool

        /// The name, once it was requested.
        var name: String?

        /// The class to create, the class of the reference for which it was found, and the version of the caller's
        /// class names.
        var creatable: CreatableClass?
        var expectedType: ObjectIdentifier?
        var creatableVersion = -1

        /// Whether the class to create is the nearest known superclass: values after its own are passed over.
        var isUnknownSubclass = false

        /// The nearest known superclasses that were looked up; nil where there are none.
        var superclasses: [ClassResolver.Search: (any Coding.Type)?] = [:]

        /// The index of a class's layout, the class that it was made for, and the version of the caller's class names.
        var layout = -1
        var layoutType: ObjectIdentifier?
        var layoutVersion = -1

        /// The indexes of a structure's layouts by the keys of its cases; if it has no cases, by the encoding of its
        /// first value.
        var caseLayouts: [String: Int] = [:]
    }

    /// A layout that the archive uses, and what each object needs of it.
    struct Layout {
        let layout: SequenceLayout

        /// The range of its keys in `keys`, of which the first ones are groups of one value each.
        let firstKey: Int
        let keyCount: Int
        let singleCount: Int
        let isComplete: Bool

        /// The number of the key after those that the last initializer requested, with which `connect(with:)` probably
        /// begins.
        var nextKey = 0
    }

    /// A key of a layout.
    struct Key {
        var bits = KeyBits()
        var isSingle = false

        /// For a group of one value, the type encoding of the stream that was accepted last.
        var accepted = UInt32.max
    }
}
