// The archive that is being written: slots, the work list of objects, and the entries that are currently collected.
//
//     object ──▶ slots  [ "$null" | ● | ● | ● | … ]      a number at the first reference, contents later
//         └────▶ work   [ object 1 | object 2 | … ]      encoded in turn
//
//     frames  [ top level | object | collection | … ]    each owns the entries or elements from its start index on
//     entries  [ … | "First": UID 3 | "EmpID": 7 ]       indexes of property list objects
//     elements [ … | UID 4 | UID 5 ]                     of collections, which have no keys
//
// A value type that is changed by one call at a time: objects encode themselves while it is not in use. Its lists and
// tables own their memory, which stays allocated when the archiver is reset.
//
// The lane lives as long as the graph writer. A list lends its elements to calls that don't change it, and a pointer to
// a frame is used only until another one is added.

import PropertyLists

/// What ``KeyedArchiver`` has written so far.
@safe struct KeyedGraphWriter: ~Copyable {
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

    /// Every object with an unconditional reference.
    var work = WorkList()

    /// The entries of what is being encoded: the top level, one object, and the collections open inside it.
    var frames = Stack<Frame>()
    var entries: EntryList
    var elements = GrowingBuffer<UInt32>()

    /// The slots of values by the index of their property list object, so that equal values share one; and those of dates
    /// by the index of their time. If a number is both, the second slot is a rare part.
    var slotsByValue = ValueSlots()
    var knownStrings: FrequentStrings

    var types = ArchivedTypes()
    var structures = KnownStructures()
    var foundationClassReferences = GrowingBuffer<UInt32>()
    /// The places of the descriptions of Foundation's classes.
    var foundationDescriptions = GrowingBuffer<UInt32>()
    var classDescriptions = ClassDescriptions()
    /// The names that the caller chose for classes.
    var classNames = [ObjectIdentifier: String]()

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
    private var topIndex: UInt32 = 0

    /// The indexes of the keys that nearly every object has; 0 until they are written.
    var classKeyIndex: UInt32 = 0
    var elementsKeyIndex: UInt32 = 0
    var timeKeyIndex: UInt32 = 0

    /// - Parameter lane: Lives as long as the graph writer.
    init(_ lane: UnsafeMutablePointer<Lane>) {
        unsafe self.lane = lane
        entries = unsafe EntryList(lane)
        knownStrings = unsafe FrequentStrings(lane)
        references = unsafe ObjectReferences(lane)
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

    var objectCount: Int { work.encodedCount &+ rare.archivedObjects.count }

    /// The least number of bytes that the archive can have: text in XML can be half as long as in UTF-16, and Cocoa's
    /// layout needs fewer references.
    var leastByteCount: Int { mutating get { writer.byteCount / 4 } }

    /// Writes the objects at the start of every archive.
    mutating func begin() throws {
        // Cocoa's layout depends on which numbers are equal, and on which references are conditional.
        writer.boundNumbers(profile.generation == nil)
        unsafe lane.pointee.isConditionalPlain = profile.generation == nil
        if writer.knownTextCount == 0 { for own in OwnText.allCases { _ = try writer.learn(own.text) } }
        topIndex = try writer.reserveObject()
        nullIndex = try index(of: .null)
        slots.append(nullIndex)
        frames.append(Frame(.topLevel, firstEntry: 0, firstElement: 0))
    }

    /// Returns the next object to encode and starts to collect its entries. The object is taken out of the work list,
    /// and must be put back when it has encoded itself.
    @unsafe mutating func beginObject() -> any Coding {
        let object = unsafe work.take()
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
        let index = try writeDictionary(of: frame)
        let slot = work.noteEncoded()
        slots[Int(slot)] = index
        unsafe lane.pointee.cursor = frame.cursor
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
        let objects = try unsafe writer.array(slots.values(in: 0..<slots.count))
        let first = entries.count
        let versionKey = try index(of: .versionKey)
        let archiverKey = try index(of: .archiverKey)
        let topKey = try index(of: .topKey)
        let objectsKey = try index(of: .objectsKey)
        appendEntry(key: versionKey, value: try writer.integer(KeyedArchiveFormat.version))
        appendEntry(key: archiverKey, value: try index(of: .archiverName))
        appendEntry(key: topKey, value: top)
        appendEntry(key: objectsKey, value: objects)
        try unsafe writer.dictionary(entries.values(from: first), at: topIndex)
        if profile.generation == nil {
            // The offsets that are appended to the archive take as much memory as these.
            if !keepingMemory {
                slots = GrowingBuffer()
                slotsByValue = ValueSlots()
                references.releaseMemory()
                work.forgetWays()
            }
            return try writer.finishedData(topObject: topIndex, keepingMemory: keepingMemory)
        }
        return try Data(laidOut(writer.finish(topObject: topIndex)))
    }

    // MARK: Parts

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
        var cursor: KeyCursor

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
        /// The slots of values that Cocoa archives as objects, other than most dates.
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
        var keptStates: [ObjectIdentifier: KeptGraphState] = [:]
        var keptContents: [KeptContents] = []

        /// What represents leaves in class descriptions, by one more than the leaf's index.
        var descriptionValues = NumberTable()

        /// Objects without classes, which are retained as long as their addresses are stored; written up to
        /// `writtenArchivedCount`.
        var archivedObjects: [(object: ArchivedObject, slot: UInt32)] = []
        var writtenArchivedCount = 0
        var unresolvedObjects: [ArchivedObject.Unresolved] = []
        var archivedEntryOrder = ArchivedEntryOrder()
        var archivedClassSlots: [DescriptionIdentity: UInt32] = [:]

        /// For Cocoa's layout, the dictionaries whose keys have the order of the archive that they were read from, and
        /// the positions of the top-level values in the order of their visits if their keys do.
        var keptOrders = CocoaLayout.KeptKeyOrders()
        var topLevelVisits: [Int]?

        /// What the archives of objects without classes share.
        var leafSharing: [ArchivedLeafSharing] = []
    }

    /// What equal values have in common that Cocoa archives as objects.
    enum ValueIdentity: Hashable {
        /// A URL by its base and text, a UUID by its bytes, and the wrapped string `$null`. A date or number by the index
        /// of the number, where `slotsByValue` has the slot of the other one.
        case object(FoundationClass, UInt64)
        case decimal(DecimalParts)

        /// Equal numbers may have different texts.
        case geometry(GeometryKind, text: String)
    }

    // MARK: Errors, with paths
    //
    //     root.departments[3] . frame.points [2] . x
    //     ─────────┬───────── ──────┬─────── ─┬─ ─┬─
    //        the work list     open frames    │   └ the key of the value
    //                                         └ the element that is written next

    /// The path to what is being encoded: the object, and the collections and structures that are open in it.
    func currentPath() -> String {
        ArchivePath(components: currentComponents()).description
    }

    /// The path to the value that is being written, including its key or element number.
    func currentPath(toValueForKey key: String?) -> String {
        var components = currentComponents()
        if !frames.isEmpty, frames.top.isCollection {
            components.append(.element(element(at: elements.count, in: frames.top)))
        }
        if let key { components.append(.key(KeyedArchiveFormat.stored(key))) }
        return ArchivePath(components: components).description
    }

    private func currentComponents() -> [ArchivePath.Component] {
        let firstOpen = isEncodingObject ? 2 : 1
        var components = objectComponents()
        guard firstOpen < frames.count else { return components }
        for position in firstOpen..<frames.count {
            let (frame, around) = (frames[position], frames[position - 1])
            if let key = frame.key {
                components.append(self.key(key))
            } else if around.isCollection {
                components.append(.element(element(at: frame.firstElement, in: around)))
            }
        }
        return components
    }

    /// The path to the object that is being encoded, by the first references to objects.
    private func objectComponents() -> [ArchivePath.Component] {
        guard isEncodingObject else { return [] }
        return work.waysToCurrent().flatMap { way in
            way.element < 0 ? [key(way.key)] : [key(way.key), .element(Int(way.element))]
        }
    }

    private func key(_ index: UInt32) -> ArchivePath.Component {
        .key(writer.text(ofString: index) ?? "?")
    }

    /// The number of the element whose value is, or will be, at a position. A dictionary's keys come before its values;
    /// both are numbered from 0.
    private func element(at position: Int, in frame: Frame) -> Int {
        let number = position - frame.firstElement
        return frame.isDictionary && number >= frame.count ? number - frame.count : number
    }

    // Mutating, so that the graph writer isn't copied: see `nextSlot()`.
    @inline(__always)
    mutating func require(
        _ condition: Bool, _ code: ArchiveError.Code, expected: @autoclosure () -> String,
        found: @autoclosure () -> String
    ) throws {
        if !condition { throw failure(code, expected: expected(), found: found()) }
    }

    func failure(_ code: ArchiveError.Code, expected: String, found: String) -> ArchiveError {
        ArchiveError(code, path: currentPath(), expected: expected, found: found)
    }

    func failure(_ code: ArchiveError.Code, expected: String, found: String, forKey key: String?) -> ArchiveError {
        ArchiveError(code, path: currentPath(toValueForKey: key), expected: expected, found: found)
    }

    // MARK: Reset

    /// Discards everything that was written and every object. Keeps the memory, the profile, and what is known about
    /// classes and their keys.
    mutating func reset() {
        writer.reset()
        (classKeyIndex, elementsKeyIndex, timeKeyIndex) = (0, 0, 0)
        unsafe lane.pointee.cursor = KeyCursor()
        unsafe (lane.pointee.falseNumber, lane.pointee.trueNumber, lane.pointee.emptyArray) = (0, 0, 0)
        resetClasses()
        foundationClassReferences.remove(from: 0)
        resetSlots()
        resetWork()
        resetRareParts()
    }

    // Classes and their keys are kept, as long as they are few: to learn them takes a third of a small archive's time.
    private mutating func resetClasses() {
        guard max(texts.count, writer.knownTextCount, classDescriptions.wordCount / 16) <= 2_048,
            types.count + structures.count <= 512, !classDescriptions.hasIndexes
        else {
            texts.removeAll()
            writer.forgetTexts()
            classDescriptions.removeAll()
            foundationDescriptions.removeAll()
            keyLayouts.removeAll()
            types.removeAll()
            structures.removeAll()
            return
        }
        keyLayouts.removeNumbers()
        types.removeReferences()
        types.removeNames()
        classDescriptions.removeSlots()
    }

    private mutating func resetSlots() {
        slots.remove(from: 0)
        references.removeAll()
        slotsByValue.removeAll()
        knownStrings.removeAll()
    }

    private mutating func resetWork() {
        frames.removeAll()
        entries.remove(from: 0)
        elements.remove(from: 0)
        work.removeAll()
        conditionalObjects.removeAll()
    }
}
