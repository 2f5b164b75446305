// The archive that is being written: slots, the work list of objects, and the entries that are currently collected.
//
//     object ──▶ slots  [ "$null" | ● | ● | ● | … ]      a number at the first reference, contents later
//         └────▶ work   [ object 1 | object 2 | … ]      encoded up to `encodedCount`
//
//     frames  [ top level | object | collection | … ]    each owns the entries or elements from its start index on
//     entries  [ … | "First": UID 3 | "EmpID": 7 ]       indexes of property list objects
//     elements [ … | UID 4 | UID 5 ]                     of collections, which have no keys
//
// A value type that is changed by one call at a time: objects encode themselves while it is not in use. Its lists and
// tables own their memory, which stays allocated when the archiver is reset.

import PropertyLists

/// What ``KeyedArchiver`` has written so far.
struct KeyedGraphWriter: ~Copyable {
    var writer = BinaryPropertyListWriter()
    var profile = ArchiveProfile.compact

    /// The places of the keys of classes, of the archiver's own keys, and of the names of classes, among the known texts
    /// of the property list writer.
    var texts = StringNumbers()

    /// The position of the innermost frame in its keys, and the end of the entries.
    let lane: UnsafeMutablePointer<Lane>

    var keyLayouts = KeyLayouts()

    /// While an object's keys are compared, 1 for each key that was encountered; otherwise empty.
    var repeatedKeys = GrowingBuffer<UInt32>()

    /// The index of the property list object in each slot of `$objects`; `nullIndex` until a slot is filled.
    var slots = GrowingBuffer<UInt32>()

    /// The references to objects by address. The work list retains the objects, so no address is used twice; those
    /// that had only conditional references at first are retained, too.
    var references: ObjectReferences
    var conditionalObjects = KeptObjects()

    /// Every object with an unconditional reference, and its first reference; encoded up to `encodedCount`.
    var workObjects = KeptObjects()
    var work = GrowingBuffer<Work>()
    var encodedCount = 0

    /// The entries of what is being encoded: the top level, one object, and the collections open inside it.
    var frames = GrowingBuffer<Frame>()
    var entries: EntryList
    var elements = GrowingBuffer<UInt32>()

    /// The slots of values by the index of their property list object, so that equal values share one.
    var slotsByValue = GrowingBuffer<UInt32>()
    /// The slots of dates by the index of their time.
    var slotsByTime = GrowingBuffer<UInt32>()
    var knownStrings: FrequentStrings

    var types = ArchivedTypes()
    var structures: [StructureRecord] = []
    var structuresByName = StringNumbers()
    var foundationClassReferences = GrowingBuffer<UInt32>()
    var classDescriptions = ClassDescriptions()
    var classEntries = ClassEntries()
    var classNames = ClassNames()

    /// The parts that only few archives use, and whether this one does.
    var rare: RareParts {
        _read { yield rareParts }
        _modify {
            usesRareParts = true
            yield &rareParts
        }
    }
    private var rareParts = RareParts()
    private var usesRareParts = false

    /// The index of the string that represents nil, and that of the top object, which is written last and comes first.
    private(set) var nullIndex: UInt32 = 0
    private(set) var topIndex: UInt32 = 0

    /// The indexes of the keys that nearly every object has; 0 until they are written.
    var classKeyIndex: UInt32 = 0
    var elementsKeyIndex: UInt32 = 0
    var timeKeyIndex: UInt32 = 0

    /// - Parameter lane: Lives as long as the graph writer.
    init(_ lane: UnsafeMutablePointer<Lane>) {
        self.lane = lane
        entries = EntryList(lane)
        knownStrings = FrequentStrings(lane)
        references = ObjectReferences(lane)
    }

    /// Releases the rare parts, which takes as long as a dictionary with ten keys.
    mutating func resetRareParts() {
        if usesRareParts { (rareParts, usesRareParts) = (RareParts(), false) }
    }

    /// The slot of an object that has one, but perhaps no reference to it so far.
    @inline(__always) mutating func rareSlot(ofObjectAt address: UInt) -> UInt32? {
        usesRareParts ? rareParts.slotsByObject[address] : nil
    }

    var isAtTopLevel: Bool { frames.count <= 1 }

    var hasPendingObject: Bool { encodedCount < work.count }

    var objectCount: Int { encodedCount &+ rare.archivedObjects.count }

    /// The least number of bytes that the archive can have: text in XML can be half as long as in UTF-16, and Cocoa's
    /// layout needs fewer references.
    var leastByteCount: Int { mutating get { writer.byteCount / 4 } }

    /// Writes the objects at the start of every archive.
    mutating func begin() throws {
        // Cocoa's layout depends on which numbers are equal, and on which references are conditional.
        writer.boundNumbers(profile.generation == nil)
        lane.pointee.isConditionalPlain = profile.generation == nil
        topIndex = try writer.reserveObject()
        nullIndex = try index(ofText: KeyedArchiveFormat.null)
        slots.append(nullIndex)
        frames.append(Frame(.topLevel, firstEntry: 0, firstElement: 0))
    }

    /// Returns the next object to encode and starts to collect its entries. The object is taken out of the work list,
    /// and must be put back when it has encoded itself.
    mutating func beginObject() -> any Coding {
        let object = workObjects.take(at: encodedCount)
        frames.append(newFrame(.object))
        let type = ObjectIdentifier(Swift.type(of: object))
        if !types.isCurrent(type) { types.choose(type, &keyLayouts) }
        enterLayout(types.currentLayout)
        return object
    }

    /// Writes the object that was started last, as an instance of its class or of the class that it named.
    mutating func endObject(_ object: any Coding, as namedType: (any Coding.Type)? = nil) throws {
        guard frames.count == 2 else { throw openCollectionFailure() }
        var keptClass: UInt32 = 0
        if !rare.keptEntries.isEmpty || !rare.keptContents.isEmpty { keptClass = try writeUnknownValues() }
        var key = classKeyIndex
        if key == 0 { key = try indexOfClassKey() }
        var reference = namedType != nil ? 0 : keptClass != 0 ? keptClass : types.currentReference
        if reference == 0 { reference = try classReference(of: object, as: namedType) }
        appendEntry(key: key, value: reference)
        let frame = frames.removeLast()
        slots[Int(work[encodedCount].slot)] = try writeDictionary(of: frame)
        lane.pointee.cursor = frame.cursor
        encodedCount &+= 1
    }

    @inline(never)
    private func openCollectionFailure() -> ArchiveError {
        failure(.notSupported, expected: "every collection to be ended", found: "an open one")
    }

    /// Writes the outermost dictionary and returns the archive.
    ///
    /// - Parameter keepingMemory: Whether the memory of the archive is reused.
    mutating func finish(keepingMemory: Bool) throws -> Data {
        guard isAtTopLevel else { throw openCollectionFailure() }
        let topLevelCount = entries.count - frames[0].firstEntry
        let top = try writeDictionary(of: frames[0])
        if let visits = rare.topLevelVisits, visits.count == topLevelCount {
            rare.keptOrders.add(top, visiting: visits)
        }
        let objects = try writer.array(slots.values(in: 0..<slots.count))
        let first = entries.count
        let versionKey = try index(ofText: KeyedArchiveFormat.versionKey)
        let archiverKey = try index(ofText: KeyedArchiveFormat.archiverKey)
        let topKey = try index(ofText: KeyedArchiveFormat.topKey)
        let objectsKey = try index(ofText: KeyedArchiveFormat.objectsKey)
        appendEntry(key: versionKey, value: try writer.integer(KeyedArchiveFormat.version))
        appendEntry(key: archiverKey, value: try index(ofText: KeyedArchiveFormat.archiverName))
        appendEntry(key: topKey, value: top)
        appendEntry(key: objectsKey, value: objects)
        try writer.dictionary(entries.values(from: first), at: topIndex)
        if profile.generation == nil {
            return try writer.finishedData(topObject: topIndex, keepingMemory: keepingMemory)
        }
        return try Data(laidOut(writer.finish(topObject: topIndex)))
    }
}
