// The parts of the archive that is being written: pending objects, open frames, classes.

import PropertyLists

extension KeyedGraphWriter {
    /// The first reference to an object, through which it was added to the work list.
    struct Work: BitwiseCopyable {
        var slot: UInt32 = 0

        /// The index in the work list of the referring object; -1 for the top level.
        let parent: Int32
        let key: UInt32
        var element: Int32
    }

    /// A range of `entries` or `elements`: what one object or collection consists of.
    struct Frame: BitwiseCopyable {
        enum Kind: UInt8 {
            case topLevel, object, structure, array, mutableArray, orderedSet, countedSet, set, mutableSet, dictionary
            case mutableDictionary
        }

        let kind: Kind
        let firstEntry: Int
        let firstElement: Int
        private let keyOrNone: UInt32

        /// For a structure, its slot and the record of its name.
        var slot: UInt32 = 0
        var record: Int32 = 0

        /// The position of the enclosing frame in its layout, to which the end of this one returns.
        var cursor = KeyCursor()

        var unkeyedCount = 0

        /// The announced number of elements or entries of the collection.
        var count = 0

        init(_ kind: Kind, firstEntry: Int, firstElement: Int, key: UInt32? = nil, cursor: KeyCursor = KeyCursor()) {
            self.kind = kind
            self.firstEntry = firstEntry
            self.firstElement = firstElement
            keyOrNone = key ?? .max
            self.cursor = cursor
        }

        /// The key of the collection or structure in the enclosing frame; `nil` for an element.
        var key: UInt32? { keyOrNone == .max ? nil : keyOrNone }

        /// Whether it contains elements without keys.
        var isCollection: Bool { kind.rawValue >= Kind.array.rawValue }

        /// Whether the elements are keys, followed by as many values.
        var isDictionary: Bool { kind == .dictionary || kind == .mutableDictionary }

        /// The form of the keys, for a set whose members have a key each.
        var elementForm: ElementForm? {
            switch kind {
            case .orderedSet: .orderedSet
            case .countedSet: .countedSet
            default: nil
            }
        }
    }

    /// Identifies a URL by its base and text, a UUID by its bytes, and the wrapped string `$null`.
    struct FoundationIdentity: Hashable {
        let foundationClass: FoundationClass
        let identity: UInt64
    }

    /// The identity of geometric values. Equal numbers may have different texts.
    struct GeometryIdentity: Hashable {
        let kind: GeometryKind
        let text: String
    }

    struct ClassRecord {
        let names: [String]
        var fallbacks: [String] = []
        var slot: UInt32 = 0

        /// For a structure, the layout of its keys, and whether it is an object of a Foundation class.
        var layout: Int32 = -1
        var isFoundationClass = false
    }
}
