// Where the unarchiver reads: an object, a collection, or the top level.
//
// Small and without references, since one is made for each object and for each collection: what is rare takes few bits.

import PropertyLists

extension KeyedUnarchiver {
    /// Where values are read from.
    struct Frame {
        /// The dictionary of an object or of the top level, or the array of a collection's elements.
        let container: BinaryObject

        /// Of a dictionary, the array of its values.
        let second: BinaryObject?

        /// Where the last key was found, or the next element is expected.
        var position = 0

        /// Of an object, where its keys stand; `nil` where they have to be looked for.
        var layout: DictionaryLayouts.Layout?

        /// The step of the layout that the next key is looked for at.
        var step = 0
        var unkeyedCount: Int

        /// Of a set whose members stand each under a key of its own, the place of its references; -1 for all else.
        var gathered: Int32 = -1
        private let slotNumber: UInt32
        private let stateBits: UInt32
        let isCollection: Bool
        let isSet: Bool
        private let isStructure: Bool

        /// Whether values are found by a sequence: the writer's classes had no keys.
        private(set) var isSequence = false

        init(
            container: BinaryObject, second: BinaryObject? = nil, isCollection: Bool, isSet: Bool = false,
            structureState: SlotState? = nil, slot: UInt32?, unkeyedCount: Int = 0,
            layout: DictionaryLayouts.Layout? = nil
        ) {
            self.container = container
            self.second = second
            self.layout = layout
            self.unkeyedCount = unkeyedCount
            // No archive has so many slots: each takes a byte at least.
            slotNumber = slot ?? .max
            stateBits = structureState?.bits ?? 0
            self.isCollection = isCollection
            self.isSet = isSet
            isStructure = structureState != nil
        }

        /// The slot that the container belongs to; `nil` for the top level.
        var slot: UInt32? { slotNumber == .max ? nil : slotNumber }

        /// Of a structure that is an object of its own, what was known of its slot before; `nil` for all else.
        var structureState: SlotState? { isStructure ? SlotState(bits: stateBits) : nil }

        /// Whether the element that was taken last will be hashed.
        var isHashing: Bool { isSet || second != nil && position <= container.count }

        /// Whether this is an array or a set whose elements stand in one array.
        var isPlainCollection: Bool { isCollection && gathered < 0 && second == nil }

        /// Whether an object or the top level is read, and no collection or structure inside it.
        var isObject: Bool { !isCollection && !isStructure }

        /// Has values found by a sequence from here on.
        mutating func readBySequence() {
            isSequence = true
            layout = nil
        }
    }
}
