// Reads keyed archives: the bytes of Cocoa's NSKeyedArchiver.
//
//     frames   [ top level | object 7 | its array | … ]      where the next key or element is looked up
//
// The primitives are here. Those that are called most first try what nearly all values are, and then take a path that
// handles all cases and all errors.
//
// There is always a frame, and none is added while one is being changed. A layout stays at its address until the
// unarchiver is destroyed, and so does what the view reads.

import PropertyLists

/// Creates object graphs from keyed archives.
///
/// One call decodes an archive with a root object: ``unarchivedObject(ofClass:from:allowing:limits:reporting:)``. For archives
/// with several roots, or with scalars at the top level, create an unarchiver and decode by key:
///
///     let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
///     let company = try unarchiver.decode(Company.self, forKey: "company")
///     let page = try unarchiver.decode(Int.self, forKey: "page")
///     unarchiver.finishDecoding()
///
/// The unarchiver only creates objects of the classes that the caller names and of the classes that these can reach:
/// the classes of their fields, the classes of those classes' fields and so on, and the subclasses of all of them in
/// the modules' class tables. A reference to another class is an error, which is thrown before an instance of that
/// class is created. No archive, whatever its bytes, traps, hangs or costs more than ``ArchiveLimits`` allow.
///
/// Objects are connected by identity, in cycles too, and from a work list: a chain of a million objects needs no deep
/// stack. The unarchiver retains every object that it creates until decoding is finished. An error ends decoding: every
/// later call throws the same error.
///
/// See *Keyed Archives* and *Decoding an Archive* in Apple's *Archives and Serializations Programming Guide*.
///
/// - Complexity: Opening a binary archive is O(1), opening an XML archive is O(*n*) in the number of bytes. Decoding is
///   O(*n*) in the number of values that are asked for.
public final class KeyedUnarchiver: GraphUnarchiver {
    let table: BinaryObjectTable

    /// The table for the fast path; `table` keeps its bytes alive.
    let view: BinaryObjectView

    /// The array of slots.
    let objectsArray: BinaryObject

    /// Whether the archive is XML, so that offsets into the table are meaningless to the user: the table is transcoded.
    let isTranscoded: Bool

    /// The delegate, which is notified of objects when they are created, may replace them, and may name classes.
    ///
    /// Set it before the first object is decoded. The unarchiver doesn't retain its delegate.
    public weak var delegate: (any KeyedUnarchiverDelegate)? {
        didSet { usesDelegate = delegate != nil }
    }

    // Accesses are not checked for exclusivity, as in `GraphUnarchiver`, with whose checks these were measured.
    @safe @exclusivity(unchecked) private(set) var usesDelegate = false

    @safe @exclusivity(unchecked) var keys: KeyFinder

    /// Has the empty tables that were exchanged for those of an earlier archive.
    var tables: UnarchiverTables?

    @safe @exclusivity(unchecked) var lookAhead = LookAhead()

    @safe @exclusivity(unchecked) var classRecords: [ClassRecord] = []
    @safe @exclusivity(unchecked) var lastFacts: ClassFacts?

    /// What is being read: the top level, the object that is created or connected, and the collections open inside it.
    @safe @exclusivity(unchecked) var frames = Stack<Frame>()

    /// The slot of the array without elements that was opened last.
    @safe @exclusivity(unchecked) var emptyArraySlot = Int.max

    /// Copies the parts of the archive that its objects preserve; created for the first unknown key.
    var keeper: GraphKeeper?

    @safe @exclusivity(unchecked) var rare = Rare<RareParts>()

    final class RareParts: RarelyUsed {
        /// The records of many classes.
        var classRecordsBySlot = NumberTable()

        /// Objects whose values their classes wrote without keys.
        var sequences = SequenceTable()

        /// The members of the sets among the frames whose members have a key each.
        var gatheredElements: [GatheredElements] = []

        /// Reads objects of the archive without their classes.
        var objectReader: ArchivedObjectReader?

        init() {}
    }

    /// Whether values may be read on the fast path: decoding has neither failed nor finished, and there is no reporter.
    @safe @exclusivity(unchecked) private(set) var hasFastPath = true

    override func stateChanged() {
        hasFastPath = firstError == nil && (phase == .decoding || phase == .finishing) && reporter == nil
    }

    // MARK: Opening

    init(_ bytes: ArchiveBytes, allowing: [any Coding.Type], limits: ArchiveLimits) throws {
        let parts = try ArchiveParts(bytes, limits: limits)
        table = parts.table
        view = unsafe parts.table.view
        objectsArray = parts.objects
        isTranscoded = parts.isTranscoded
        keys = KeyFinder(table)
        super.init(
            slotCount: 0, byteCount: max(parts.byteCount, parts.table.bytes.count), allowing: allowing, limits: limits)
        if UnarchiverTables.canServe(parts.table, parts.objects) { tables = UnarchiverTables.spare.take() }
        tables?.exchange(with: self)
        sharedValues.makeUnknown(
            slotCount: parts.objects.count, referenceCount: min(parts.table.objectCount, Int(clamping: UInt32.max)))
        unsafe frames.append(Frame(container: parts.top, isCollection: false, slot: nil))
        unsafe frames.top.layout = unsafe keys.layout(of: parts.top)
    }

    /// Always true.
    public override var allowsKeyedCoding: Bool { true }

    // MARK: Scalars, which `Unarchiver` documents

    package override func containsValue(forCompleteKey key: String) -> Bool {
        // An error is remembered: the next call that decodes throws it.
        if frames.top.isSequence, (try? reading(key) { isInSequence(key) }) == true { return true }
        let reference = try? reference(forKey: key)
        // The same key is mostly decoded next.
        frames.top.step = max(frames.top.step - 1, 0)
        return (reference ?? Self.absent) >= 0
    }

    package override func containsNull(forCompleteKey key: String) -> Bool {
        containsValue(forCompleteKey: key) && (try? reading(key) { try find(key) == nil }) ?? false
    }

    override func integerValue(type: IntegerType, forKey key: String?) throws -> Int64? {
        let reference = try reference(forKey: key)
        if key != nil, let value = view.integer(at: view.offset(of: reference)), type.holds(value) { return value }
        return try value(at: reference, key) { try integer($0, type, key) }
    }

    override func boolValue(forKey key: String?) throws -> Bool? {
        let reference = try reference(forKey: key)
        if key != nil, let value = view.boolean(at: view.offset(of: reference)) { return value }
        return try value(at: reference, key) { try boolean($0, key) }
    }

    override func floatValue(forKey key: String?) throws -> Float? {
        try value(forKey: key) { try float($0, key) }
    }

    override func doubleValue(forKey key: String?) throws -> Double? {
        let reference = try reference(forKey: key)
        if key != nil, let value = view.real(at: view.offset(of: reference)) { return value }
        return try value(at: reference, key) { try double($0, key) }
    }

    override func foundationReal(forKey key: String?) throws -> Double? {
        try value(forKey: key) { found in
            guard let real = try convertedReal(found.object) else { throw unexpectedKind("a real", found, key) }
            return real
        }
    }

    // MARK: Values in slots

    override func stringValue(forKey key: String?) throws -> String? {
        let reference = try reference(forKey: key)
        if let string = sharedValues.string(atReference: reference),
            key != nil && !frames.top.isInHashed || !frames.top.isHashing
        {
            return string
        }
        return try string(at: reference, key)
    }

    override func shortStrings(forKey key: String?) throws -> [String]? {
        guard let key, hasFastPath, !isAtTopLevel, !frames.top.isInHashed else { return nil }
        let step = frames.top.step
        if let strings = try readShortStrings(at: reference(forKey: key)) { return strings }
        frames.top.step = step
        return nil
    }

    override func dataValue(forKey key: String?) throws -> Data? { try data(forKey: key, isView: false) }

    @unsafe override func dataView(forKey key: String?) throws -> Data? { try data(forKey: key, isView: true) }

    override func dateValue(forKey key: String?) throws -> Date? {
        let reference = try reference(forKey: key)
        if let time = sharedValues.date(atReference: reference) { return Date(timeIntervalSinceReferenceDate: time) }
        return try date(at: reference, key)
    }

    override func leafValue(_ kind: ValueKind, forKey key: String?) throws -> ArchivedLeaf? {
        switch kind {
        case .url: try value(forKey: key) { .url(try url($0, key, remainingBases: 8)) }
        case .uuid: try value(forKey: key) { .uuid(try uuid($0, key)) }
        case .decimal: try value(forKey: key) { .decimal(try decimal($0, key)) }
        case .geometry(let kind): try value(forKey: key) { .geometry(try geometry(kind, $0, key)) }
        default: try frequentLeaf(kind, forKey: key)
        }
    }

    override func numberArrayValue(_ kind: NumberKind, forKey key: String?) throws -> NumberArray? {
        try reading(key) {
            try find(key).map { try numbers(kind, in: $0, key) } ?? emptyArray(kind, forKey: key)
        }
    }

    override func propertyListValue(forKey key: String?) throws -> PropertyList? {
        try value(forKey: key) { try propertyList(in: $0, key) }
    }

    package override func kindOfValue(forKey key: String?) throws -> ValueKind? {
        try peek(key) { try kind(of: $0, key) }
    }

    override func isObject(of type: any Coding.Type, forKey key: String?) throws -> Bool {
        try peek(key) { try classOfObject($0, for: type, key) }
            .map { ClassFacts.of($0).types.contains(ObjectIdentifier(type)) } ?? false
    }

    override func firstKey(withPrefix prefix: String) throws -> String? {
        guard !frames.top.isCollection else { return nil }
        return try reading(nil) {
            let prefix = KeyedArchiveFormat.escaped(prefix)
            var first: String?
            try forEachKey(of: frames.top.container) { key, _ in
                if first == nil, key.utf8.starts(with: prefix.utf8), key != KeyedArchiveFormat.classKey { first = key }
            }
            return first
        }
    }

    override func classOfObject(forKey key: String?) throws -> (any Coding.Type)? {
        try peek(key) { try classOfObject($0, for: nil, key) }
    }

    override func retiredClassName(forKey key: String?) throws -> String? {
        // The values of a dictionary have no keys of the archive.
        if key != nil, frames.top.isCollection { return nil }
        let (position, unkeyedCount) = (frames.top.position, frames.top.unkeyedCount)
        defer { (frames.top.position, frames.top.unkeyedCount) = (position, unkeyedCount) }
        if key == nil {
            // The one that was read last.
            if frames.top.isCollection {
                frames.top.position = max(position - 1, 0)
            } else {
                frames.top.unkeyedCount = max(unkeyedCount - 1, 0)
            }
        }
        return try peek(key) { found in
            guard found.slot != nil, try kind(of: found, key) == .object else { return nil }
            let name = classRecords[try classRecord(of: found, key: key)].name
            return classes.retired(name, for: nil) == nil ? nil : name
        }
    }

    override func value(orObjectForKey key: String?, _ read: () throws -> AnyValue?) throws -> AnyValue? {
        let (frameCount, frame) = (frames.count, frames.top)
        return try value(orObjectForKey: key, read) {
            closeParts(downTo: frameCount)
            frames.top = frame
        }
    }

    /// Looks at the value under a key, or at the next element, which stays the next.
    private func peek<Result>(_ key: String?, _ body: (Found) throws -> Result?) throws -> Result? {
        try reading(key) {
            let (position, unkeyedCount) = (frames.top.position, frames.top.unkeyedCount)
            defer { (frames.top.position, frames.top.unkeyedCount) = (position, unkeyedCount) }
            return try find(key).flatMap(body)
        }
    }

    // MARK: Objects

    package override func objectValue(of type: any Coding.Type, forKey key: String?) throws -> (any Coding)? {
        if isAtTopLevel { return try topObject(of: type, forKey: key) }
        let reference = try reference(forKey: key)
        let index = sharedValues.objectIndex(atReference: reference)
        if index >= 0 {
            let object = objects[index]
            if ObjectIdentifier(Swift.type(of: object)) == ObjectIdentifier(type) { return object }
        }
        do { return try object(at: reference, of: type, key) } catch { return try leftOut(error, key) }
    }

    override func anyObjectValue(forKey key: String?) throws -> (any Coding)? {
        try topObject(of: nil, forKey: key)
    }

    override func archivedObjectValue(forKey key: String?) throws -> ArchivedObject? {
        guard let number = try objectNumber(forKey: key) else { return nil }
        return try reading(key) { try archivedObjectReader.completeObject(ofSlot: UInt32(clamping: number)) }
    }

    override func objectNumber(forKey key: String?) throws -> Int? {
        try value(forKey: key) { found in
            guard let slot = found.slot else { throw unexpectedKind("an object", found, key) }
            return Int(slot)
        }
    }

    // MARK: Structures and collections

    package override func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws -> Bool {
        try value(forKey: key) { try open($0, structure, key) } != nil
    }

    override func beginStructure(_ structure: ArchivedStructure, ofObject number: Int) throws {
        try reading {
            guard let found = try contents(ofSlot: UInt32(clamping: number)) else {
                throw fail(.missingValue, expected: "a '\(structure.name)'", found: "nil")
            }
            try open(found, structure, nil)
        }
    }

    override func beginDictionary(ofObject number: Int) throws -> Int {
        try reading {
            guard let found = try contents(ofSlot: UInt32(clamping: number)) else {
                throw fail(.missingValue, expected: "a dictionary", found: "nil")
            }
            return try open(found, .dictionary, nil)
        }
    }

    package override func endStructure() throws {
        try reading {
            let frame = frames.top
            try require(frame.structureState != nil, .notSupported, expected: "an open structure to end", found: "none")
            removeFrame()
            if isReporting { noteContents(of: frame) }
            try connectAtTopLevel()
        }
    }

    package override func beginCollection(_ kind: CollectionKind, forKey key: String?) throws -> Int? {
        try beginCollection(kind, at: reference(forKey: key), key)
    }

    override func openCollection(_ kind: CollectionKind, forKey key: String?) throws -> Int? {
        let reference = try reference(forKey: key)
        guard hasFastPath, kind == .array, slot(ofReference: reference) == emptyArraySlot else {
            return try beginCollection(kind, at: reference, key)
        }
        collectionState = .unopened
        return 0
    }

    @inline(__always)
    private func beginCollection(_ kind: CollectionKind, at reference: Int, _ key: String?) throws -> Int? {
        if let count = openKnown(slot(ofReference: reference), kind) { return count }
        return try value(at: reference, key) { try open($0, kind, key) }
    }

    package override func beginElements(_ form: ElementForm, forKey key: String?) throws -> Int? {
        try value(forKey: key) { try open($0, form, key) }
    }

    package override func endCollection() throws {
        if hasFastPath, frames.top.isPlainCollection, frames.count > 2 || !isAtTopLevel {
            frames.removeLast()
            return
        }
        try reading {
            try require(
                frames.top.isCollection, .notSupported, expected: "an open collection to end", found: "none")
            removeFrame()
            try connectAtTopLevel()
        }
    }

    package override func moveToElement(_ number: Int) throws {
        try reading {
            let count = frames.top.container.count + (frames.top.second?.count ?? 0)
            try require(
                frames.top.isCollection && (0..<count).contains(number), .notSupported,
                expected: "an element of an open collection", found: "element \(number)")
            frames.top.position = number
        }
    }

    override func takeNullElement() throws -> Bool {
        guard frames.top.isCollection else { return false }
        return try reading {
            let (position, count) = (frames.top.position, remainingReadCount)
            if try isNullObject(at: reference(forKey: nil)) { return true }
            (frames.top.position, remainingReadCount) = (position, count)
            return false
        }
    }

    override func decodeElements(into space: ElementBuffer, count: Int, filledCount: inout Int) throws {
        while filledCount < count {
            unsafe filledCount += readRun(into: space, from: filledCount, count: count)
            guard filledCount < count else { return }
            try unsafe decodeElement(into: space, at: filledCount)
            filledCount += 1
        }
    }

    override var keepsCollection: Bool {
        // Most collections are read once.
        guard frames.top.isPlainCollection, let slot = frames.top.slot,
            sharedValues.isUnknown(Int(slot))
        else {
            return super.keepsCollection
        }
        sharedValues.setState(.readOnce, of: Int(slot))
        return false
    }

    package override func elementCounts(_ count: Int) throws -> [Int] {
        rare.existing?.gatheredElements.last?.counts ?? []
    }

    package override func standsWhole(forKey key: String) -> Bool { isInSequence(key) }

    override func classNamesOfStructure() -> [String] {
        (try? reading { try namesOfOpenStructure() }) ?? []
    }

    public override func version(ofClass type: any Coding.Type) throws -> Int {
        try reading { try archivedVersion(ofClass: type) }
    }

    public override func unknownValues() throws -> UnknownValues {
        try reading { try keptValues() }
    }

    override func noteStructure(_ structure: ArchivedStructure, forKey key: String?) {
        register(structure, under: key ?? "")
    }

    override func reportedClassName() -> String? { classNameOfEvent() }
    override func reportedKey(_ key: String?) -> String? { eventPlace(ofKey: key).key }
    override func reportedPlace(ofKey key: String?) -> ReportPlace { eventPlace(ofKey: key).place }

    public override var report: ArchiveReport? {
        guard let reporter, let top = frames.first?.container else { return nil }
        var walk = ArchiveWalk(table: table, objects: objectsArray)
        return reporter.report(walk.paths(to: reporter.slots, from: top))
    }

    // MARK: Reading objects, which `GraphUnarchiver` documents

    package override func beginObject(_ number: Int) throws {
        let slot = UInt32(clamping: number)
        guard let found = try contents(ofSlot: slot), found.object.kind == .dictionary else {
            throw fail(.corruptArchive, expected: "an object", found: "something else")
        }
        unsafe beginFrame(ofSlot: slot, found.object, 0, keys.layout(of: found.object))
    }

    package override func endObject() {
        while frames.count > 1 {
            let isObject = frames.top.isObject
            removeFrame()
            if isObject { return }
        }
    }

    override var unkeyedCount: Int {
        get { frames.top.unkeyedCount }
        set { frames.top.unkeyedCount = newValue }
    }

    override var hasOpenPart: Bool { !frames.top.isObject }

    override var openPartCount: Int { frames.count }

    override func closeParts(downTo count: Int) {
        while frames.count > count { removeFrame() }
    }

    override func connectNextObject() throws -> Bool {
        lookAheadWhereDue()
        guard let pending = pendingObjects.next() else { return false }
        try connect(pending)
        return true
    }

    override var currentNumber: Int? { containerNumber }
    override var containerNumber: Int? { frames.top.slot.map { Int($0) } }
    override var formerStructureState: SlotState? { frames.top.structureState }
    override var isHashing: Bool { frames.top.isHashing }
    override var openPartPhrase: String { frames.top.isCollection ? "collection" : "structure" }
    override var readLimitPhrase: String { "an archive whose values don't overlap" }

    /// Finishes decoding and releases the unarchiver's references to the objects that it created; decoding anything
    /// later is an error.
    ///
    /// The delegate is notified before, while values can still be decoded, and after. If decoding is already finished,
    /// this method does nothing. Calling it while an object is being created or connected is an error, which the
    /// decoding of that object throws.
    public override func finishDecoding() {
        if phase == .finished || phase == .finishing { return }
        // After an error, frames of objects are still open.
        guard isAtTopLevel || firstError != nil else {
            _ = rememberedError(
                ArchiveError(
                    .notSupported, path: path(to: frames.top.slot),
                    expected: "decoding to be finished by its caller",
                    found: "'finishDecoding' while an object is being decoded"))
            return
        }
        if usesDelegate {
            phase = .finishing
            delegate?.unarchiverWillFinish(self)
        }
        phase = .finished
        lookAhead.release(&objects)
        super.finishDecoding()
        keeper = nil
        rare.removeAll()
        keys.removeTables()
        if usesDelegate { delegate?.unarchiverDidFinish(self) }
    }

    deinit {
        if firstError == nil, UnarchiverTables.canServe(table, objectsArray) { keepTables() }
    }

    // MARK: Errors

    package override func path(toObject number: Int?, key: String?) -> String {
        path(to: number.map { UInt32(clamping: $0) }, key.map { [.key(KeyedArchiveFormat.stored($0))] } ?? [])
    }

    override func pathOfValue(forKey key: String?) -> String {
        let frame = frames.top
        if let key { return path(to: frame.slot, [.key(KeyedArchiveFormat.stored(key))]) }
        if frame.isCollection { return path(to: frame.slot, components(ofElementIn: frame)) }
        let last = frame.unkeyedCount - 1
        return path(to: frame.slot, last >= 0 ? [.key(KeyedArchiveFormat.unkeyed(last))] : [])
    }

    override func otherKeysPhrase() -> String {
        let top = frames.top
        guard frames.count == 1, firstError == nil, !isProbing else { return "" }
        let shown = (0..<min(top.container.count, 8)).compactMap { position in
            let key = try? table.object(at: table.reference(position, of: top.container))
            return key.flatMap { $0.count <= 100 ? try? table.string($0) : nil }
        }
        if shown.isEmpty { return "" }
        let others = top.container.count - shown.count
        let names = shown.map { "'\(KeyedArchiveFormat.unescaped($0))'" }.joined(separator: ", ")
        return "; the archive has \(names)" + (others > 0 ? " and \(others) more" : "")
    }

    override func pathOfLastValue() -> String {
        let frame = frames.top
        if frame.isCollection { return pathOfValue(forKey: nil) }
        let position =
            unsafe frame.layout.map { unsafe $0.pointee.steps.address(of: frame.step - 1)?.pointee.position ?? -1 }
            ?? frame.position
        guard (0..<frame.container.count).contains(position),
            let key = try? table.string(table.object(at: table.reference(position, of: frame.container)))
        else { return path(to: frame.slot) }
        return path(to: frame.slot, key == KeyedArchiveFormat.classKey ? [] : [.key(key)])
    }

    override func nameOfOpenClass() -> String? {
        guard let frame = frames.last(where: { !$0.isCollection }), let slot = frame.slot,
            let record = try? classRecord(of: Found(object: frame.container, slot: slot), key: nil)
        else { return nil }
        return classRecords[record].name
    }

    override func archiveError(for error: any Error, forKey key: String?) -> any Error {
        guard let error = error as? PropertyListError else { return error }
        return ArchiveError(
            error, path: pathOfValue(forKey: key), objectNumber: currentNumber, hasPlace: !isTranscoded)
    }
}
