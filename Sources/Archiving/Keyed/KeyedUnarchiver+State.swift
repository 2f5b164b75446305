// What the unarchiver holds while it decodes.
//
//     frames   [ top level | object 7 | its array | … ]      where the next key or element is looked for
//     objects  [ ● connected | ● connected | ● | ● ]         created, in the order met
//     pending                              [ ● | ● ]         a work list
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
}
