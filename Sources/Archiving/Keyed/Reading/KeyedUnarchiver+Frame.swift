// The frames that the unarchiver reads from: an object, a collection, or the top level.
//
// One is created for each object and collection, so a frame is small and contains no references.

import PropertyLists

extension KeyedUnarchiver {
    /// A source of keyed values or elements.
    struct Frame {
        /// The dictionary of an object or of the top level, or the array of a collection's elements.
        let container: BinaryObject

        /// The array of a dictionary's values.
        let second: BinaryObject?

        /// The position of the last key that was found, or of the next element.
        var position = 0

        /// The positions of an object's keys; `nil` if they have to be searched.
        var layout: DictionaryLayouts.Layout?

        /// The step of the layout at which the next key is expected.
        var step: Int
        var unkeyedCount: Int

        /// The index of the gathered references of a set whose members have a key each; -1 for all others.
        var gathered: Int32 = -1
        private let slotNumber: UInt32
        private let stateBits: UInt32
        let isCollection: Bool
        let isSet: Bool

        /// Whether an object or the top level is read, and no collection or structure inside it.
        let isObject: Bool

        /// Whether values are found by a sequence: the writer's classes had no keys.
        private(set) var isSequence = false

        init(
            container: BinaryObject, second: BinaryObject? = nil, isCollection: Bool, isSet: Bool = false,
            structureState: SlotState? = nil, slot: UInt32?, unkeyedCount: Int = 0,
            layout: DictionaryLayouts.Layout? = nil, step: Int = 0
        ) {
            self.container = container
            self.second = second
            self.layout = layout
            self.step = step
            self.unkeyedCount = unkeyedCount
            // No archive has this many slots, because each takes at least one byte.
            slotNumber = slot ?? .max
            stateBits = structureState?.bits ?? 0
            self.isCollection = isCollection
            self.isSet = isSet
            isObject = !isCollection && structureState == nil
        }

        /// The slot of the container; `nil` for the top level.
        var slot: UInt32? { slotNumber == .max ? nil : slotNumber }

        /// The former state of the slot of a structure that is a separate object; `nil` for all others.
        var structureState: SlotState? { isCollection || isObject ? nil : SlotState(bits: stateBits) }

        /// Whether the element that was taken last will be hashed.
        var isHashing: Bool { isSet || second != nil && position <= container.count }

        /// Whether this is an array or a set whose elements are in one array.
        var isPlainCollection: Bool { isCollection && gathered < 0 && second == nil }

        mutating func readBySequence() {
            isSequence = true
            layout = nil
        }

        /// The number of the element that was read last. A dictionary's values follow its keys, and are numbered from 0
        /// too.
        var elementNumber: Int { max(position - (isValue ? container.count : 0) - 1, 0) }

        /// Whether the element that was read last is a value of a dictionary, and no key.
        var isValue: Bool { second != nil && position > container.count }
    }
}
