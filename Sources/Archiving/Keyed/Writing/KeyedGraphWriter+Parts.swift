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
            case mutableDictionary, mutableOrderedSet
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
            case .orderedSet, .mutableOrderedSet: .orderedSet
            case .countedSet: .countedSet
            default: nil
            }
        }
    }

    /// What only few archives use.
    struct RareParts {
        /// The slots of values that Cocoa archives as objects, other than dates.
        var slotsByIdentity: [ValueIdentity: UInt32] = [:]

        /// The slots of structures that are written once.
        var slotsOfStructures: [AnyHashable: UInt32] = [:]

        /// The slots of objects by address whose first references, among unknown values, were not written at once.
        var slotsByObject: [UInt: UInt32] = [:]
        var longStrings = LongValues<String>()
        var longData = LongValues<Data>()

        /// The unknown values of the object that is being encoded, the entries of them that are written, the graphs
        /// that they belong to, and the slots whose preserved contents are not written yet.
        var unknownValues: [UnknownValues] = []
        var keptEntries: [KeptEntry] = []
        var keptStates: [KeptGraphState] = []
        var keptStatesByGraph: [ObjectIdentifier: Int] = [:]
        var keptContents: [KeptContents] = []

        /// Objects without classes, which are retained as long as their addresses are stored; written up to
        /// `writtenArchivedCount`.
        var archivedObjects: [(object: ArchivedObject, slot: UInt32)] = []
        var writtenArchivedCount = 0
        var unresolvedObjects: [ArchivedObject.Unresolved] = []
        var archivedEntryOrder = ArchivedEntryOrder()
        var archivedClassSlots: [ArchivedObject.ClassDescription: UInt32] = [:]

        /// For Cocoa's layout, the dictionaries whose keys have the order of the archive that they were read from, and
        /// the positions of the top-level values in the order of their visits if their keys do.
        var keptOrders = CocoaLayout.KeptKeyOrders()
        var topLevelVisits: [Int]?

        /// What the archives of objects without classes share.
        var leafSharing: [ArchivedLeafSharing] = []
    }

    /// What equal values have in common that Cocoa archives as objects.
    enum ValueIdentity: Hashable {
        /// A URL by its base and text, a UUID by its bytes, and the wrapped string `$null`.
        case object(FoundationClass, UInt64)
        case decimal(DecimalParts)

        /// Equal numbers may have different texts.
        case geometry(GeometryKind, text: String)
    }

    /// A structure's class: its names, whether it is one of Foundation's, the layout of its keys, and the slot of its
    /// description.
    struct StructureRecord {
        let names: [String]
        let isFoundationClass: Bool
        let layout: Int32
        var slot: UInt32 = 0
    }
}
