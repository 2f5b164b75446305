// What the unarchiver holds while it decodes.
//
//     frames   [ top level | object 7 | its array | … ]      where the next key or element is looked for
//     objects  [ ● connected | ● connected | ● | ● ]         created, in the order met; a work list
//     actions  [ of object 3 | of object 9 ]                 left until everything is connected

import PropertyLists

extension KeyedUnarchiver {
    /// What the unarchiver may be asked for.
    enum Phase {
        case decoding

        /// The actions run that were left until the whole graph is read: nothing more is decoded.
        case rebuilding

        /// The delegate is told that decoding ends: values may still be decoded.
        case finishing
        case finished
    }

    struct CreatedObject {
        let object: any Coding
        let slot: UInt32
        let classRecord: Int

        /// Whether it took the place of the object that was created of the slot, which has nothing to connect then.
        var isSubstitute = false
    }

    struct Action {
        /// The slot of the object that asked; `nil` for the top level.
        let slot: UInt32?

        /// How many values without keys had been read when it was left: each run goes on there.
        let unkeyedCount: Int
        let run: () throws -> Void
    }

    struct LastAction {
        /// The slot of the object that asked; `nil` for the top level.
        let slot: UInt32?
        let run: () -> Void
    }

    /// Where values are read from.
    struct Frame {
        /// The dictionary of an object or of the top level, or the array of a collection's elements.
        let container: BinaryObject

        /// Of a dictionary, the array of its values.
        var second: BinaryObject?
        let isCollection: Bool
        var isSet = false

        /// Of a structure that is an object of its own, what was known of its slot before; `nil` for all else.
        var structureState: SlotState?

        /// The slot that the container belongs to; `nil` for the top level.
        let slot: UInt32?

        /// Where the last key was found, or the next element is expected.
        var position = 0
        var unkeyedCount = 0

        /// Of a set whose members stand each under a key of its own, the place of its references; -1 for all else.
        var gathered: Int32 = -1

        /// Whether values are found by a sequence: the writer's classes had no keys.
        var isSequence = false

        /// Whether the element that was taken last will be hashed.
        var isHashing: Bool { isSet || second != nil && position <= container.count }
    }
}
