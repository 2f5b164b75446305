// The reading position of a sequential unarchiver, and what it caches about the classes of the archive.
//
//     items    │ group "@" │ object 3 │ group "i" │ integer │ group "@" │ object 5 │ …        of the whole stream
//     frames   [ top level: next ─▶ after object 3 │ object 3: next ─▶ group "@" │ … ]
//     values   [ object 3: "name" 5, "age" none, … │ structure in it: … ]                     items of keyed values

import PropertyLists
import TypedStreams

extension SequentialUnarchiver {
    /// A source of values: the groups of an object, or those at the top level.
    struct Frame {
        enum Kind: UInt8 {
            case top, object, structure, array, set, dictionary
        }

        let kind: Kind

        let entry: UInt32

        /// The first item of the values without keys, and the item after the last one.
        var start: Int
        let end: Int

        /// The first item of the next group.
        var next: Int

        var lastItem = -1

        /// The open group, or -1; its next item, and the offset of that item's type in the encoding.
        var group = -1
        var item = 0
        var typeOffset = 0

        /// The number of elements of a collection, or of entries of a dictionary; and the number of elements read.
        var count = 0
        var takenCount = 0

        /// The index of the layout; -1 if the object has no keyed values.
        var layout = -1

        /// The indexes of its first key and value in `keys` and `valueItems`, and the number of the key after the one
        /// that was requested last: keys are usually requested in order.
        var firstKey = 0
        var firstValue = 0
        var nextKey = 0

        /// The previous state of a structure's slot.
        var formerState = SlotState.unknown

        init(_ kind: Kind, entry: UInt32 = TypedStreamEntry.none, items: Range<Int>) {
            self.kind = kind
            self.entry = entry
            start = items.lowerBound
            next = items.lowerBound
            end = items.upperBound
        }

        /// Whether the structure was already read completely and is shared.
        var isShared: Bool {
            switch formerState {
            case .unknown, .readOnce, .creating: false
            default: true
            }
        }

        var isCollection: Bool { kind.rawValue >= Kind.array.rawValue }

        /// Whether it is nested in an object.
        var isInObject: Bool { kind.rawValue >= Kind.structure.rawValue }

        /// Whether the element that was read last will be hashed.
        var isHashing: Bool { kind == .set || kind == .dictionary && takenCount <= count }
    }
}
