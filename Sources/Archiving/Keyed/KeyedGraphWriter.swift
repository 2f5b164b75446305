// The archive that is being written: slots, the work list of objects, and the entries of what is encoded just now.
//
//     met ──▶ slots     [ "$null" | ● | ● | ● | … ]      a slot's number at sight, its contents later
//        └──▶ work      [ object 1 | object 2 | … ]      encoded up to `encodedCount`
//
//     frames  [ top level | object | collection | … ]    each owns what lies above its beginning in
//     keys    [ … | "First" | "EmpID" | … ]              indexes of property list objects
//     values  [ … | UID 3   | 7       | UID 4 | UID 5 ]  a collection's elements have no keys
//
// A value type, changed by one call at a time: classes that encode themselves are called from outside of it.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import PropertyLists

/// What ``KeyedArchiver`` has written so far.
struct KeyedGraphWriter {
    var writer = BinaryPropertyListWriter()

    /// How the finished archive is laid out.
    var profile = ArchiveProfile.compact

    /// The indexes of keys as the classes give them, and of the archiver's own.
    var keyIndexes = KeyTable()
    var ownKeyIndexes = KeyTable()

    /// The index of the property list object in each slot of `$objects`; that of nil while a slot waits for its
    /// contents.
    var slots: [UInt32] = []

    /// The slots of objects by address. The work list keeps the objects alive, so no address is used twice.
    var slotsByObject = NumberTable()

    /// Slots that only conditional references name so far, and their objects, which are kept alive too.
    var conditionalSlots: Set<UInt32> = []
    var conditionalObjects: [any Coding] = []

    /// Every object that was met unconditionally; encoded up to `encodedCount`.
    var work: [Work] = []
    var encodedCount = 0

    /// The entries of what is being encoded: the top level, one object, and the collections open inside it.
    var frames = [Frame(collection: nil, firstKey: 0, firstValue: 0, key: nil)]
    var keys: [UInt32] = []
    var values: [UInt32] = []

    /// The slots of values by the index of their property list object, so that equal values share one.
    var slotsByValue = NumberTable()
    var longStrings = LongValues<String>()
    var longData = LongValues<Data>()
    var slotsByDecimal: [DecimalParts: UInt32] = [:]
    var slotsByGeometry: [GeometryIdentity: UInt32] = [:]
    var slotsByIdentity: [AnyHashable: UInt32] = [:]
    var slotsByFoundationValue = [NumberTable](repeating: NumberTable(), count: FoundationClass.allCases.count)

    var classRecords: [ClassRecord] = []
    var classRecordsByType: [ObjectIdentifier: Int] = [:]
    var structureRecords: [String: Int] = [:]
    var foundationClassSlots = [UInt32](repeating: 0, count: FoundationClass.allCases.count)
    var classSlotsBySignature: [[UInt32]: UInt32] = [:]
    var classNames = ClassNames.shared.withLock { $0 }

    /// What the object that is being encoded keeps of keys that it doesn't know, the entries that are written of it,
    /// the graphs that such values are part of, and the slots that wait for kept contents.
    var unknownValues: [UnknownValues] = []
    var keptEntries: [KeptEntry] = []
    var keptStates: [KeptGraphState] = []
    var keptStatesByGraph: [ObjectIdentifier: Int] = [:]
    var keptContents: [KeptContents] = []

    /// Objects without classes that were met, which live as long as their addresses are known; written up to
    /// `writtenArchivedCount`.
    var archivedObjects: [(object: ArchivedObject, slot: UInt32)] = []
    var writtenArchivedCount = 0
    var unresolvedObjects: [ArchivedObject.Unresolved] = []
    var archivedEntryOrder = ArchivedEntryOrder()
    var archivedClassSlots: [ArchivedObject.ClassDescription: UInt32] = [:]

    /// The index of the string that stands for nil, and that of the top object, which is written last and comes first.
    private(set) var nullIndex: UInt32 = 0
    private(set) var topIndex: UInt32 = 0

    /// An object that is to be encoded, and the reference through which it was met.
    struct Work {
        let object: any Coding
        let slot: UInt32

        /// The place in the work list of the object that referred to it; -1 for the top level.
        let parent: Int32
        let key: UInt32
        let element: Int32
    }

    /// A part of `keys` and `values`: what belongs to one object or collection.
    struct Frame {
        let collection: CollectionKind?
        let firstKey: Int
        let firstValue: Int

        /// The collection's or structure's own key in the frame around it; `nil` for an element.
        let key: UInt32?

        /// What is known of a structure.
        var structure: OpenStructure?

        /// How many values without a key the object has.
        var unkeyedCount = 0

        /// How many elements or entries the collection was to have.
        var count = 0

        /// Of a set whose members stand each under a key of its own, what the keys are.
        var elementForm: ElementForm?

        /// Whether the collection is written as Cocoa's mutable one.
        var isMutable = false
    }

    /// A structure that is an object of its own: the record of its name, and its slot.
    struct OpenStructure {
        let record: Int
        let slot: UInt32
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
    }

    /// Whether nothing is open but the top level.
    var isAtTopLevel: Bool { frames.count == 1 }

    /// Writes what every archive begins with.
    mutating func begin() throws {
        topIndex = try writer.reserveObject()
        nullIndex = try writer.string(KeyedArchiveFormat.null)
        slots.append(nullIndex)
    }

    /// The next object to encode, whose entries are collected from here on.
    mutating func beginObject() -> (any Coding)? {
        guard encodedCount < work.count else { return nil }
        frames.append(Frame(collection: nil, firstKey: keys.count, firstValue: values.count, key: nil))
        return work[encodedCount].object
    }

    /// Writes the object that was begun, as one of its class or of the one that it named.
    mutating func endObject(as namedType: (any Coding.Type)? = nil) throws {
        guard frames.count == 2 else {
            throw failure(.notSupported, expected: "every collection that was begun to be ended", found: "an open one")
        }
        try writeUnknownValues()
        let item = work[encodedCount]
        let record = try classRecord(of: namedType ?? type(of: item.object))
        appendEntry(key: try ownKey(KeyedArchiveFormat.classKey), value: try writer.uid(classSlot(record)))
        slots[Int(item.slot)] = try writeDictionary(of: frames.removeLast())
        encodedCount += 1
    }

    /// Writes the dictionary around everything and returns the archive.
    mutating func finish() throws -> [UInt8] {
        guard isAtTopLevel else {
            throw failure(.notSupported, expected: "every collection that was begun to be ended", found: "an open one")
        }
        let top = try writeDictionary(of: frames[0])
        let objects = try writer.array(slots[...])
        let keys = try [
            writer.string(KeyedArchiveFormat.versionKey), writer.string(KeyedArchiveFormat.archiverKey),
            writer.string(KeyedArchiveFormat.topKey), writer.string(KeyedArchiveFormat.objectsKey),
        ]
        let values = try [
            writer.integer(KeyedArchiveFormat.version), writer.string(KeyedArchiveFormat.archiverName), top, objects,
        ]
        try writer.dictionary(keys: keys[...], values: values[...], at: topIndex)
        return try laidOut(writer.finish(topObject: topIndex))
    }
}
