// Reads keyed archives: the bytes of Cocoa's NSKeyedArchiver.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import PropertyLists

/// Creates object graphs from keyed archives.
///
/// One call decodes an archive with a root object: ``unarchivedObject(ofClass:from:allowing:limits:)``. For archives
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
public final class KeyedUnarchiver: Unarchiver {
    let table: BinaryObjectTable

    /// The table for hot paths; `table` keeps its bytes alive.
    let view: BinaryObjectView

    /// The array of slots.
    let objectsArray: BinaryObject

    /// How many bytes the archive has; not those of the table where it is XML.
    let byteCount: Int

    /// Whether the archive is XML, so that offsets into the table are meaningless to the user: the table is transcoded.
    let isTranscoded: Bool

    /// The limits on what decoding the archive may cost. Set them before the first value is decoded.
    @exclusivity(unchecked) public var limits: ArchiveLimits {
        didSet { remainingReadCount = Self.readCount(limits, bytes: byteCount) }
    }

    /// The delegate, which is notified of objects when they are created, may replace them, and may name classes.
    ///
    /// Set it before the first object is decoded. The unarchiver doesn't retain its delegate.
    public weak var delegate: (any KeyedUnarchiverDelegate)? {
        didSet { usesDelegate = delegate != nil }
    }

    @exclusivity(unchecked) private(set) var usesDelegate = false

    // Not checked for exclusive access, here and below: what is touched with each value is touched by one thread, and
    // no function that changes one of these calls out while it does. The checks took a seventh of the time.
    @exclusivity(unchecked) var remainingReadCount: Int
    var allowedClasses = AllowedClasses()
    var classNames = ClassNames.shared.withLock { $0 }

    var keyNumbers = KeyNumbers()
    var keyPlaces = KeyPlaces()

    /// Where keys stand in dictionaries that are alike.
    @exclusivity(unchecked) var layouts = DictionaryLayouts()

    /// The layouts that were met last, of objects, dates and collections: mostly they are the next ones too.
    @exclusivity(unchecked) var lastLayout: DictionaryLayouts.Layout?
    @exclusivity(unchecked) var lastDateLayout: DictionaryLayouts.Layout?
    @exclusivity(unchecked) var lastCollectionLayout: DictionaryLayouts.Layout?
    @exclusivity(unchecked) var slotStates: SlotTable

    /// Objects and dates by the references to them that were met.
    @exclusivity(unchecked) var placesByReference: SlotTable
    @exclusivity(unchecked) var dates = GrowingList<Double>()
    @exclusivity(unchecked) var strings: [String] = []
    @exclusivity(unchecked) var sharedValues: [AnyObject] = []

    /// Every object that was created, in the order in which they were met.
    @exclusivity(unchecked) var objects = GrowingList<any Coding>()

    /// Those that are not connected yet, in the same order.
    @exclusivity(unchecked) var pendingObjects = PendingObjects()
    @exclusivity(unchecked) var lookAhead = LookAhead()

    @exclusivity(unchecked) var classRecords: [ClassRecord] = []
    @exclusivity(unchecked) var classRecordsBySlot = NumberTable()

    /// The records of classes whose objects took the place of others.
    var substituteRecords: [ObjectIdentifier: Int] = [:]

    /// How many values without keys the initializers of objects read, by slot: `connect(with:)` goes on there.
    @exclusivity(unchecked) var unkeyedCounts: [UInt32: Int] = [:]

    /// Where the values without keys stand, of dictionaries with many of them, by slot.
    var unkeyedReferences: [UInt32: [Int: Int]] = [:]

    /// Objects whose values their classes wrote without keys.
    @exclusivity(unchecked) var sequences = SequenceTable()

    /// What is being read: the top level, the object that is created or connected, and the collections open inside it.
    @exclusivity(unchecked) var frames = GrowingList<Frame>()

    /// The members of the sets among the frames whose members stand each under a key of its own.
    var gatheredElements: [GatheredElements] = []

    /// How many initializers are running inside each other.
    @exclusivity(unchecked) var depth = 0
    @exclusivity(unchecked) var isConnecting = false

    /// What was left until everything is connected; all before `metActionCount` had their first run.
    @exclusivity(unchecked) var actions: [Action] = []
    @exclusivity(unchecked) var metActionCount = 0

    /// What was left until the whole graph is read.
    @exclusivity(unchecked) var lastActions: [LastAction] = []

    /// What objects of this archive keep of it; made with the first unknown key.
    @exclusivity(unchecked) var keeper: GraphKeeper?

    /// What was read of the archive without classes; made with the first of it.
    var knownArchivedObjects: ArchivedObjectReader?

    /// Records events for the report; `nil` if no report was requested.
    var reporter: DecodingReporter?

    @exclusivity(unchecked) var poison: (any Error)? {
        didSet { noteState() }
    }

    var phase = Phase.decoding {
        didSet { noteState() }
    }

    /// Whether values may be read on the fast path: decoding has neither failed nor finished, and there is no reporter.
    @exclusivity(unchecked) private(set) var isQuick = true

    /// Notes that something changed of what decides on the quick way.
    func noteState() { isQuick = poison == nil && (phase == .decoding || phase == .finishing) && reporter == nil }

    // MARK: Opening

    init(_ bytes: ArchiveBytes, allowing: [any Coding.Type], limits: ArchiveLimits) throws {
        let parts = try ArchiveParts(bytes, limits: limits)
        table = parts.table
        view = parts.table.view
        objectsArray = parts.objects
        byteCount = max(parts.byteCount, parts.table.bytes.count)
        isTranscoded = parts.isTranscoded
        slotStates = SlotTable(count: parts.objects.count)
        placesByReference = SlotTable(count: min(parts.table.objectCount, Int(UInt32.max)))
        self.limits = limits
        remainingReadCount = Self.readCount(limits, bytes: byteCount)
        super.init()
        frames.append(Frame(container: parts.top, isCollection: false, slot: nil))
        frames.top.pointee.layout = layout(of: parts.top, nil)
        for type in allowing { allowedClasses.allow(type) }
    }

    /// Always true.
    public override var allowsKeyedCoding: Bool { true }

    // MARK: Primitives, which `Unarchiver` documents

    public override func containsValue(forCompleteKey key: String) -> Bool {
        contains(key)
    }

    public override func containsNull(forCompleteKey key: String) -> Bool {
        hasNull(forKey: key)
    }

    public override func integerValue(type: IntegerType, forKey key: String?) throws -> Int64? {
        try integer(type, forKey: key)
    }

    public override func boolValue(forKey key: String?) throws -> Bool? {
        try bool(forKey: key)
    }

    public override func floatValue(forKey key: String?) throws -> Float? {
        try readFloat(forKey: key)
    }

    public override func doubleValue(forKey key: String?) throws -> Double? {
        try double(forKey: key)
    }

    public override func stringValue(forKey key: String?) throws -> String? {
        try string(forKey: key)
    }

    public override func dataValue(forKey key: String?) throws -> Data? {
        try readData(forKey: key)
    }

    public override func dataView(forKey key: String?) throws -> Data? {
        try readData(forKey: key, isView: true)
    }

    public override func numberArrayValue(_ kind: NumberKind, forKey key: String?) throws -> NumberArray? {
        try readNumberArray(kind, forKey: key)
    }

    public override func propertyListValue(forKey key: String?) throws -> PropertyList? {
        try readPropertyList(forKey: key)
    }

    public override func dateValue(forKey key: String?) throws -> Date? {
        try date(forKey: key)
    }

    public override func urlValue(forKey key: String?) throws -> URL? {
        try readURL(forKey: key)
    }

    public override func uuidValue(forKey key: String?) throws -> UUID? {
        try readUUID(forKey: key)
    }

    public override func objectValue(of type: any Coding.Type, forKey key: String?) throws -> (any Coding)? {
        try object(of: type, forKey: key)
    }

    public override func decimalValue(forKey key: String?) throws -> Decimal? {
        try readDecimal(forKey: key)
    }

    public override func geometryValue(_ kind: GeometryKind, forKey key: String?) throws -> GeometryValue? {
        try readGeometry(kind, forKey: key)
    }

    public override func anyObjectValue(forKey key: String?) throws -> (any Coding)? {
        try readAnyObject(forKey: key)
    }

    public override func archivedObjectValue(forKey key: String?) throws -> ArchivedObject? {
        try readArchivedObject(forKey: key)
    }

    public override func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws -> Bool {
        try openStructure(structure, forKey: key)
    }

    public override func endStructure() throws {
        try closeStructure()
    }

    public override func beginCollection(_ kind: CollectionKind, forKey key: String?) throws -> Int? {
        try openElements(kind, forKey: key)
    }

    public override func endCollection() throws {
        try closeElements()
    }

    override func decodeElements(into space: ElementSpace, count: Int, filledCount: inout Int) throws {
        try readElements(into: space, count: count, filledCount: &filledCount)
    }

    public override func version(ofClass type: any Coding.Type) throws -> Int {
        try archivedVersion(ofClass: type)
    }

    public override func whenConnected(_ action: @escaping () throws -> Void) {
        // A structure is decoded once more when everything is connected, and asks again.
        if isMeeting, structureDepth > 0 { return }
        let frame = frames[frames.count - 1]
        actions.append(Action(slot: frame.slot, unkeyedCount: frame.unkeyedCount, run: keepingScope(action)))
    }

    public override func whenDecoded(_ action: @escaping () -> Void) {
        if isMeeting, structureDepth > 0 { return }
        lastActions.append(LastAction(slot: frames.last { !$0.isCollection }?.slot, run: action))
    }

    public override func unknownValues() throws -> UnknownValues {
        try keptValues()
    }

    public override func failure(
        _ code: ArchiveError.Code, expected: String, found: String, forCompleteKey key: String?
    ) -> ArchiveError {
        pathedFailure(code, expected: expected, found: found, forKey: key)
    }

    public override func ended(by error: any Error) -> any Error {
        if error is MeetingEnd { return error }
        // In the first run of an action collections are empty, which a structure may not bear: the second run tells.
        if poison == nil, isMeeting { return MeetingEnd() }
        if poison == nil { poison = error }
        return poison ?? error
    }

    public override func kindOfValue(forKey key: String?) throws -> ValueKind? {
        try readKind(forKey: key)
    }

    public override func standsWhole(forKey key: String) -> Bool { standsInSequence(key) }

    public override func beginElements(_ form: ElementForm, forKey key: String?) throws -> Int? {
        try openElements(form, forKey: key)
    }

    public override func elementCounts(_ count: Int) throws -> [Int] {
        gatheredElements.last?.counts ?? []
    }

    public override func classNamesOfStructure() -> [String] {
        (try? reading(nil) { try namesOfOpenStructure() }) ?? []
    }

    public override func chargeCopies(_ count: Int) throws {
        try reading(nil) { try charge(count) }
    }

    override func note(_ event: DecodingEvent, forKey key: String?) {
        noteEvent(event, forKey: key)
    }

    // MARK: Collections

    public override var maximumStructureDepth: Int { limits.maximumDepth }

    public override func connectMetObjects() throws {
        if isAtTopLevel { try reading(nil) { try connectAllObjects() } }
    }

    public override func sharedCollection() -> AnyObject? {
        guard let slot = frames.last?.slot, case .shared(let place) = slotStates[slot] else { return nil }
        return sharedValues[place]
    }

    public override var keepsCollection: Bool {
        guard let frame = frames.last, let slot = frame.slot else { return false }
        if let state = frame.structureState { return state == .readOnce }
        return meetsAgain(slot)
    }

    public override func keepCollection(_ collection: AnyObject) {
        guard let slot = frames.last?.slot else { return }
        share(collection, in: slot)
    }
}
