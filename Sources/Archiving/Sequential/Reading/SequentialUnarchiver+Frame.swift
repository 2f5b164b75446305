// Where a sequential unarchiver reads, and what it knows about the classes of the archive.
//
//     items    │ group "@" │ object 3 │ group "i" │ integer │ group "@" │ object 5 │ …        of the whole stream
//     frames   [ top level: next ─▶ after object 3 │ object 3: next ─▶ group "@" │ … ]
//     values   [ object 3: of "name" 5, of "age" none, … │ structure in it: … ]               items of values with keys

import TypedStreams

extension SequentialUnarchiver {
    /// Where values are read from: the groups of an object, or those at the top level.
    struct Frame {
        enum Kind: UInt8 {
            case top, object, structure, array, set, dictionary
        }

        let kind: Kind

        /// The entry of the object; `none` at the top level.
        let entry: UInt32

        /// The first item of the values without keys, and the item after the last one.
        var start: Int
        let end: Int

        /// The item with which the next group begins.
        var next: Int

        /// The item that was read last; -1 if there is none.
        var lastItem = -1

        /// The open group, -1 if there is none; its next item, and the offset of that item's type in the encoding.
        var group = -1
        var item = 0
        var typeOffset = 0

        /// How many elements a collection has, or entries a dictionary; and how many elements were read.
        var count = 0
        var takenCount = 0

        /// The index of the layout; -1 if the object has no values with keys.
        var layout = -1
        var firstValue = 0

        /// The former state of a structure's entry.
        var formerState = SlotState.unknown

        init(_ kind: Kind, entry: UInt32 = TypedStreamEntry.none, items: Range<Int>) {
            self.kind = kind
            self.entry = entry
            start = items.lowerBound
            next = items.lowerBound
            end = items.upperBound
        }

        /// Whether the structure was read to its end before, and is shared.
        var isShared: Bool {
            switch formerState {
            case .unknown, .readOnce, .creating: false
            default: true
            }
        }

        var isCollection: Bool { kind.rawValue >= Kind.array.rawValue }

        /// Whether it is open inside of an object.
        var isInObject: Bool { kind.rawValue >= Kind.structure.rawValue }

        /// Whether the element that was read last will be hashed.
        var isHashing: Bool { kind == .set || kind == .dictionary && takenCount <= count }
    }

    /// A class of the archive.
    struct ClassRecord {
        let entry: UInt32

        /// The class of Foundation that it is, if its objects are values here.
        let foundationClass: SequentialFoundationClass?

        /// Whether it, or a superclass, is a Foundation class in an unknown version.
        let hasUnknownVersion: Bool

        /// The name, once it was asked for.
        var name: String?

        /// The class that is created for it, and the version of the caller's class names with which it was found.
        var creatable: CreatableClass?
        var classNamesVersion = 0

        /// The index of the layout of a class, and which class it is.
        var layout = -1
        var layoutType: ObjectIdentifier?

        /// The indexes of a structure's layouts by the keys of its cases; an empty key if it has none.
        var caseLayouts: [String: Int] = [:]
    }
}
