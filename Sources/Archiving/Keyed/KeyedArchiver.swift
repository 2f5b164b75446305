// Writes keyed archives: the bytes of Cocoa's NSKeyedArchiver.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import PropertyLists

/// Archives object graphs under keys.
///
/// One call archives one root object: ``archivedData(withRootObject:format:)``. For several roots, or for scalars at the top
/// level, make an archiver, encode them under keys of your choice, and finish:
///
///     let archiver = KeyedArchiver()
///     try archiver.encode(company, forKey: "company")
///     try archiver.encode(3, forKey: "page")
///     let data = try archiver.finishEncoding()
///
/// Each object is archived once, however often it is met, and cycles end. Equal strings, numbers, dates and data are written
/// once. The same graph gives the same bytes in every process. Objects are encoded from a work list, not from inside each
/// other: a chain of a million objects needs no deep stack.
///
/// An error ends the archive: every later call throws it again, so that half a graph is never finished.
///
/// The guide's chapters *Keyed Archives* and *Creating an Archive*.
///
/// - Complexity: O(*n*) time and memory in the number of objects, values and bytes.
public final class KeyedArchiver: Archiver {
    var writer = BinaryPropertyListWriter()

    /// The indexes of keys as the classes give them, and of the archiver's own.
    var keyIndexes = KeyTable()
    var ownKeyIndexes = KeyTable()

    /// The index of the property list object in each slot of `$objects`; 0 while an object's slot waits for its contents.
    var slots: [UInt32] = []

    /// The index of the UID of each slot; 0 where nothing refers to the slot yet.
    var references: [UInt32] = []

    /// The slots of objects by address. The table of work keeps the objects alive, so no address is used twice.
    var slotsByObject = NumberTable()

    /// Slots that only conditional references name so far.
    var conditionalSlots: Set<UInt32> = []

    /// Every object that was met unconditionally, in the order of their slots' contents; encoded up to `encodedCount`.
    var work: [Work] = []
    var encodedCount = 0

    /// Objects that were met conditionally, kept alive for `slotsByObject`.
    var conditionalObjects: [any Coding] = []

    /// The entries of what is being encoded: the top level, one object, and the collections open inside it.
    var frames: [Frame] = []
    var keys: [UInt32] = []
    var values: [UInt32] = []

    /// The slots of values by the index of their property list object, so that equal values share one.
    var slotsByValue = NumberTable()
    var slotsByFoundationValue = [NumberTable](repeating: NumberTable(), count: FoundationClass.allCases.count)

    var classRecords: [ClassRecord] = []
    var classRecordsByType: [ObjectIdentifier: Int] = [:]
    var foundationClassSlots = [UInt32](repeating: 0, count: FoundationClass.allCases.count)
    var classNames = ClassNames.shared.withLock { $0 }

    /// The index of the string that stands for nil, and that of the top object, which is written last and comes first.
    var nullIndex: UInt32 = 0
    var topIndex: UInt32 = 0

    private var failure: (any Error)?
    var isFinished = false
    private var hasBegun = false

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

        /// The collection's own key in the frame around it; `nil` for an element.
        let key: UInt32?

        /// How many values without a key the object has.
        var unkeyedCount = 0
    }

    /// A class that occurs in the archive.
    struct ClassRecord {
        let names: [String]
        var slot: UInt32 = 0
    }

    /// Makes an archiver for an archive with any number of roots.
    ///
    /// - Parameter format: the form of the property list that the archive is; ``PropertyList/Format/binary`` today.
    public init(format: PropertyList.Format = .binary) {
        super.init()
        frames.append(Frame(collection: nil, firstKey: 0, firstValue: 0, key: nil))
    }

    /// Always true.
    public override var allowsKeyedCoding: Bool { true }

    /// Always true: archives are read back with the classes that the reader allows, and no others.
    public var requiresSecureCoding: Bool { true }

    // MARK: Primitives

    public override func encodeNull(forKey key: String?) throws {
        try writeNull(forKey: key)
    }

    public override func encodeBoolValue(_ value: Bool, forKey key: String?) throws {
        try writeBool(value, forKey: key)
    }

    public override func encodeIntegerValue(_ value: Int64, type: IntegerType, forKey key: String?) throws {
        try writeInteger(value, type: type, forKey: key)
    }

    public override func encodeFloatValue(_ value: Float, forKey key: String?) throws {
        try writeFloat(value, forKey: key)
    }

    public override func encodeDoubleValue(_ value: Double, forKey key: String?) throws {
        try writeDouble(value, forKey: key)
    }

    public override func encodeStringValue(_ value: String, forKey key: String?) throws {
        try writeString(value, forKey: key)
    }

    public override func encodeDataValue(_ value: Data, forKey key: String?) throws {
        try writeData(value, forKey: key)
    }

    public override func encodeDateValue(_ value: Date, forKey key: String?) throws {
        try writeDate(value, forKey: key)
    }

    public override func encodeURLValue(_ value: URL, forKey key: String?) throws {
        try writeURL(value, forKey: key)
    }

    public override func encodeUUIDValue(_ value: UUID, forKey key: String?) throws {
        try writeUUID(value, forKey: key)
    }

    public override func encodeObjectValue(_ object: any Coding, forKey key: String?) throws {
        try writeObject(object, forKey: key)
    }

    public override func encodeConditionalObjectValue(_ object: any Coding, forKey key: String?) throws {
        try writeConditionalObject(object, forKey: key)
    }

    public override func beginCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        try openCollection(kind, forKey: key)
    }

    public override func endCollection() throws {
        try closeCollection()
    }

    override func number(of object: any Coding) -> UInt32? {
        slotsByObject[UInt64(UInt(bitPattern: ObjectIdentifier(object)))]
    }

    // MARK: State

    /// Makes sure that the archive can take a value.
    func begin() throws {
        if let failure { throw failure }
        if isFinished {
            throw ArchiveError(
                .finished, path: "", expected: "an archiver that has not finished", found: "one that has")
        }
        if !hasBegun {
            hasBegun = true
            topIndex = try writer.reserveObject()
            nullIndex = try writer.string(KeyedArchiveFormat.null)
            slots.append(nullIndex)
        }
    }

    /// Ends the archive with an error; of several the first is the one that is thrown from then on.
    func remember(_ error: any Error) -> any Error {
        let error = (error as? PropertyListError).map { ArchiveError($0, path: currentPath()) } ?? error
        if failure == nil { failure = error }
        return failure ?? error
    }
}
