// What the archive that is being written consists of: waiting objects, open frames, classes.

extension KeyedGraphWriter {
    /// How an object came onto the work list: the reference through which it was met.
    struct Work: BitwiseCopyable {
        let slot: UInt32

        /// The place in the work list of the object that referred to it; -1 for the top level.
        let parent: Int32
        let key: UInt32
        let element: Int32
    }

    /// A part of `keys` and `values`: what belongs to one object or collection.
    struct Frame: BitwiseCopyable {
        /// What is being encoded.
        enum Kind: UInt8 {
            case topLevel, object, structure, array, mutableArray, orderedSet, countedSet, set, dictionary
        }

        let kind: Kind
        let firstKey: Int
        let firstValue: Int
        private let keyOrNone: UInt32

        /// Of a structure, its slot and the record of its name.
        var slot: UInt32 = 0
        var record: Int32 = 0

        /// Where the keys of the frame around it are in their layout.
        var cursor = KeyCursor()

        /// How many values without a key the object has.
        var unkeyedCount = 0

        /// How many elements or entries the collection was to have.
        var count = 0

        init(_ kind: Kind, firstKey: Int, firstValue: Int, key: UInt32? = nil, cursor: KeyCursor = KeyCursor()) {
            self.kind = kind
            self.firstKey = firstKey
            self.firstValue = firstValue
            keyOrNone = key ?? .max
            self.cursor = cursor
        }

        /// The collection's or structure's own key in the frame around it; `nil` for an element.
        var key: UInt32? { keyOrNone == .max ? nil : keyOrNone }

        /// Whether it holds elements without keys.
        var isCollection: Bool { kind.rawValue >= Kind.array.rawValue }

        /// Of a set whose members stand each under a key of its own, what the keys are.
        var elementForm: ElementForm? {
            switch kind {
            case .orderedSet: .orderedSet
            case .countedSet: .countedSet
            default: nil
            }
        }
    }

    /// What tells values of Foundation's classes apart, those that nothing else tells: a URL's base and text, the
    /// bytes of a UUID.
    struct FoundationIdentity: Hashable {
        let foundationClass: FoundationClass
        let identity: UInt64
    }

    /// What tells geometric values apart: the texts of equal numbers may differ.
    struct GeometryIdentity: Hashable {
        let kind: GeometryKind
        let text: String
    }

    /// A class that occurs in the archive.
    struct ClassRecord {
        let names: [String]

        /// The names of classes that may stand in for it.
        var fallbacks: [String] = []
        var slot: UInt32 = 0

        /// Of a structure, the layout of its keys.
        var layout: Int32 = -1
    }
}
