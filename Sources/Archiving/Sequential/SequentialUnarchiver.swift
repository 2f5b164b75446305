// Reads sequential archives: the typed streams of Cocoa's NSArchiver.
//
//     bytes ──▶ TypedStream: items, entries, strings ──▶ frames: where the next value is ──▶ objects, connected from
//               read as a whole when it is opened        top level │ object 3 │ its array    the work list of
//                                                                                            GraphUnarchiver

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import PropertyLists
import TypedStreams

/// Creates object graphs from sequential archives, like Cocoa's `NSUnarchiver`.
///
/// A sequential archive stores values one after another, without keys. At the top level, decode them in their order
/// with the methods that take no key. A class that is `sequential` describes the order of its values
/// (``ArchivedClass/sequence``) and can therefore read them by key; ``Unarchiver/allowsKeyedCoding`` is still
/// false, so that a handwritten class takes the branch for coding without keys.
///
/// A value is read with the type with which it was written. Other integer types, and reals for integers, are only
/// accepted if ``coercesNumbers`` is true. As with ``KeyedUnarchiver``, only allowed classes are instantiated, objects
/// are created once and connected later, and the first error ends decoding. Archives of both byte orders can be read;
/// archives of streamer version 3, from before NeXTSTEP 2, can't.
///
/// See *Sequential Archives* in Apple's *Archives and Serializations Programming Guide*.
public final class SequentialUnarchiver: GraphUnarchiver {
    let stream: TypedStream

    /// What was read as objects without classes.
    lazy var objectReader = SequentialObjectReader(stream)

    /// Whether an integer of a different width than requested is accepted if its value fits, and a 32-bit real for a
    /// 64-bit one and vice versa.
    ///
    /// Use it for archives of programs that declared other types, such as `i` for what is an `Int` today. False by
    /// default. Set it before the first value is decoded.
    public var coercesNumbers = false

    var remainingReadCount: Int

    /// What is being read: the top level, the object that is created or connected, or what is open inside it; and what
    /// that is inside of. The one that is read is no element of an array: its fields are changed for each value.
    var frame: Frame
    var outerFrames: [Frame] = []

    /// Where the values of the frames that have a layout stand, one frame's behind another's.
    var valuePlaces: [UInt32] = []

    /// What is known of each entry, see ``EntryState``; made when the first value is an object.
    var entryStates: [UInt32] = []
    var sharedValues: [SharedValue] = []
    var classRecords: [ClassRecord] = []
    var layouts: [SequenceLayout] = []

    /// Whether somebody asked for the kind of the next value: it may be a number object then.
    var isKindKnown = false

    /// How far objects were read that have values left when they are connected, by their numbers.
    var unreadObjects: [Int: Int] = [:]

    // MARK: Opening

    /// Opens an archive.
    ///
    /// - Parameters:
    ///   - data: The archive. It is retained, not copied: if the data wraps memory without copying it, that memory must
    ///     not change while the unarchiver is in use.
    ///   - allowing: Classes that may be created in addition to those that decoding asks for.
    /// - Throws: ``ArchiveError``: `notAnArchive` if the bytes are not a sequential archive, `corruptArchive` if they
    ///   are inconsistent, `limitExceeded`, `notSupported` for an old version of the format.
    /// - Complexity: O(*n*) in the size of the archive, which is read completely.
    public convenience init(
        forReadingFrom data: Data, allowing: [any Coding.Type] = [], limits: ArchiveLimits = ArchiveLimits()
    ) throws {
        try self.init(ArchiveBytes(data), allowing: allowing, limits: limits)
    }

    /// Opens an archive in a file, which is mapped. The file must not be changed in place while the unarchiver is in
    /// use.
    ///
    /// - Throws: ``ArchiveError`` as for data, or Foundation's error if the file can't be read.
    public convenience init(
        contentsOf url: URL, allowing: [any Coding.Type] = [], limits: ArchiveLimits = ArchiveLimits()
    ) throws {
        try self.init(ArchiveBytes(ofArchiveAt: url), allowing: allowing, limits: limits)
    }

    init(_ bytes: ArchiveBytes, allowing: [any Coding.Type], limits: ArchiveLimits) throws {
        do {
            stream = try TypedStream(
                reading: bytes,
                limits: TypedStreamLimits(
                    maximumDepth: limits.maximumNesting, maximumByteCount: limits.maximumByteCount))
        } catch {
            throw ArchiveError(opening: bytes, error)
        }
        remainingReadCount =
            limits.maximumReadCount ?? (bytes.count > Int.max / 8 ? Int.max : bytes.count * 4 + 65_536)
        frame = Frame(.top, items: 0..<stream.tables.items.count)
        super.init(allowing: allowing, limits: limits)
    }

    /// The byte order of numbers in the archive.
    public var byteOrder: ArchiveKind.SequentialByteOrder { stream.header.isBigEndian ? .bigEndian : .littleEndian }

    /// The version of the system that wrote the archive: 1000 since OPENSTEP 4.
    public var systemVersion: Int { stream.header.systemVersion }

    /// Whether nothing is left to read: at the top level, of the archive; while an object is created or connected, of
    /// its values without keys.
    public var isAtEnd: Bool {
        if frame.kind == .top, stream.trailingError != nil { return false }
        return frame.group < 0 ? frame.next >= frame.end : frame.item >= frame.next
    }

    // MARK: Primitives, which `Unarchiver` documents

    public override func containsValue(forCompleteKey key: String) -> Bool {
        hasValue(forKey: key)
    }

    public override func containsNull(forCompleteKey key: String) -> Bool {
        hasNull(forKey: key)
    }

    public override func standsWhole(forKey key: String) -> Bool { true }

    public override func boolValue(forKey key: String?) throws -> Bool? {
        try readBool(forKey: key)
    }

    public override func integerValue(type: IntegerType, forKey key: String?) throws -> Int64? {
        try readInteger(type, forKey: key)
    }

    public override func floatValue(forKey key: String?) throws -> Float? {
        try readFloat(forKey: key)
    }

    public override func doubleValue(forKey key: String?) throws -> Double? {
        try readDouble(forKey: key)
    }

    public override func stringValue(forKey key: String?) throws -> String? {
        try readString(forKey: key)
    }

    public override func dataValue(forKey key: String?) throws -> Data? {
        try readData(forKey: key)
    }

    public override func bytesValue(forKey key: String?) throws -> Data? {
        try readBytes(forKey: key)
    }

    public override func numberArrayValue(_ kind: NumberKind, forKey key: String?) throws -> NumberArray? {
        try readNumberArray(kind, forKey: key)
    }

    public override func propertyListValue(forKey key: String?) throws -> PropertyList? {
        try readPropertyList(forKey: key)
    }

    public override func dateValue(forKey key: String?) throws -> Date? {
        try readDate(forKey: key)
    }

    public override func urlValue(forKey key: String?) throws -> URL? {
        try readURL(forKey: key)
    }

    public override func uuidValue(forKey key: String?) throws -> UUID? {
        try readUUID(forKey: key)
    }

    public override func decimalValue(forKey key: String?) throws -> Decimal? {
        try readDecimal(forKey: key)
    }

    public override func geometryValue(_ kind: GeometryKind, forKey key: String?) throws -> GeometryValue? {
        try readGeometry(kind, forKey: key)
    }

    public override func objectValue(of type: any Coding.Type, forKey key: String?) throws -> (any Coding)? {
        try readObject(of: type, forKey: key)
    }

    public override func anyObjectValue(forKey key: String?) throws -> (any Coding)? {
        try readObject(of: nil, forKey: key)
    }

    public override func archivedObjectValue(forKey key: String?) throws -> ArchivedObject? {
        try reading {
            guard let entry = try objectEntry(forKey: key, "an object") else { return nil }
            return try archivedObject(ofEntry: entry)
        }
    }

    public override func beginCollection(_ kind: CollectionKind, forKey key: String?) throws -> Int? {
        try openCollection(kind, forKey: key)
    }

    public override func endCollection() throws {
        try reading { try closeCollection() }
        try super.endCollection()
    }

    public override func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws -> Bool {
        try openStructure(structure, forKey: key)
    }

    public override func endStructure() throws {
        try reading { try closeStructure() }
        try super.endStructure()
    }

    public override func beginGroup() throws {
        try reading { try openGroup() }
    }

    public override func endGroup() throws {
        try reading { try closeGroup() }
    }

    public override func version(ofClass type: any Coding.Type) throws -> Int {
        try reading { archivedVersion(of: type) }
    }

    // MARK: Objects, which `GraphUnarchiver` documents

    public override func beginObject(_ number: Int) throws {
        try openObject(number)
    }

    public override func endObject() {
        closeObject()
    }

    /// The current position, as an offset from the first value without a key.
    public override var unkeyedCount: Int {
        get { frame.next - frame.start }
        set { continueReading(at: newValue) }
    }

    public override var hasOpenCollection: Bool { frame.isInObject }

    public override func path(toObject number: Int?, key: String?) -> String {
        pathOfValue(forKey: key)
    }

    override func byteOffsetOfValue() -> Int? { offsetOfValue() }

    override func noteConnected(_ number: Int) {
        noteRemainingValues(number)
    }

    override func checkConnectedObjects() throws {
        try checkUnreadObjects()
    }

    override func closeCollections() {
        while !outerFrames.isEmpty, frame.isInObject { removeFrame() }
    }

    // MARK: Values of any kind, and structures

    public override func kindOfValue(forKey key: String?) throws -> ValueKind? {
        try readKind(forKey: key)
    }

    public override func nextPackedNumbers(_ kind: NumberKind) throws -> NumberArray? {
        isInCollection ? nil : try reading { try packedNumbers(kind, forKey: nil) }
    }

    public override func versionOfStructure() -> Int? { version(ofClassOf: frame.entry) }

    public override func classNamesOfStructure() -> [String] { classNames(ofClassOf: frame.entry) }

    public override func chargeCopies(_ count: Int) throws {
        try reading { try charge(count) }
    }

    // MARK: Collections

    public override func sharedCollection() -> AnyObject? {
        guard frame.entry != TypedStreamEntry.none else { return nil }
        return sharedValue(of: frame.entry)
    }

    public override var keepsCollection: Bool {
        guard frame.entry != TypedStreamEntry.none else { return false }
        if frame.kind == .structure { return frame.formerState == EntryState.readOnce }
        return meetsAgain(frame.entry)
    }

    public override func keepCollection(_ collection: AnyObject) {
        guard frame.entry != TypedStreamEntry.none else { return }
        keep(collection, of: frame.entry)
    }

    /// Finishes decoding and releases the unarchiver's references to the objects that it created; decoding anything
    /// later is an error.
    public override func finishDecoding() {
        super.finishDecoding()
        sharedValues = []
        entryStates = []
        unreadObjects = [:]
    }
}
