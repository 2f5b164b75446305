// Reads sequential archives: the typed streams of Cocoa's NSArchiver.
//
//     bytes ──▶ TypedStream: items, entries, strings ──▶ frames: reading positions ──▶ objects, connected from
//               read completely when it is opened        top level │ object 3 │ array  the work list of
//                                                                                      GraphUnarchiver
//
// The number of an object is the index of its entry in the stream.
//
// The unarchiver retains the stream that owns the borrowed tables. There is always a frame, and none is added while one
// is being changed.

import PropertyLists
import TypedStreams

/// Creates object graphs from sequential archives, like Cocoa's `NSUnarchiver`.
///
/// A sequential archive stores values one after another, without keys. At the top level, decode them in their order
/// with the methods that take no key. A class that is `sequential` describes the order of its values
/// (`ArchivedSequence`) and can therefore read them by key; ``Unarchiver/allowsKeyedCoding`` is still
/// false, so that a handwritten class takes the branch for coding without keys.
///
/// A value is read with the type with which it was written. Other integer types, and reals of the other width, are
/// only accepted if ``coercesNumbers`` is true. As with ``KeyedUnarchiver``, only allowed classes are instantiated,
/// objects are created once and connected later, and the first error ends decoding. Archives of both byte orders can be
/// read; archives of streamer version 3, from before NeXTSTEP 2, can't.
///
/// See *Sequential Archives* in Apple's *Archives and Serializations Programming Guide*.
public final class SequentialUnarchiver: GraphUnarchiver {
    let stream: TypedStream

    /// The tables of the stream.
    let items: BorrowedElements<TypedStreamItem>
    let entries: BorrowedElements<TypedStreamEntry>
    let strings: BorrowedElements<TypedStreamRange>

    private var openSource: SequentialObjectSource?

    /// Whether an integer of a different width than requested is accepted if its value fits, and a 32-bit real for a
    /// 64-bit one and vice versa.
    ///
    /// Use it for archives of programs that declared other types, such as `i` for what is an `Int` today. False by
    /// default. Set it before the first value is decoded.
    public var coercesNumbers = false

    // Accesses are not checked for exclusivity, as in `GraphUnarchiver`, with whose checks these were measured.

    /// What is being read: the top level, the object that is created or connected, or something open inside it.
    var frame: Frame {
        @inline(__always) _read { yield frames.top }
        @inline(__always) _modify { yield &frames.top }
    }

    /// The frame that is being read, after those that enclose it.
    @safe @exclusivity(unchecked) var frames = Stack<Frame>()

    /// The items of the keyed values of the frames, and of objects that are created and not connected yet.
    @safe @exclusivity(unchecked) var valueItems = GrowingBuffer<UInt32>()
    @safe @exclusivity(unchecked) var classRecords: [ClassRecord] = []
    @safe @exclusivity(unchecked) var layouts: [Layout] = []

    /// The keys of the layouts. After those of each, and at the beginning, there is one that matches no key.
    @safe @exclusivity(unchecked) var keys = GrowingBuffer<Key>()

    /// The array without elements that was opened last.
    var emptyArrayEntry = TypedStreamEntry.none

    /// Whether the caller asked for the kind of the next value, which may then be a number object.
    @safe @exclusivity(unchecked) var isKindKnown = false

    /// The read positions of connected objects that still have unread values, by object number.
    var unreadObjects: [Int: Int] = [:]

    // MARK: Opening

    init(_ bytes: ArchiveBytes, allowing: [any Coding.Type], limits: ArchiveLimits) throws {
        stream = try Self.stream(bytes, limits)
        items = stream.items
        entries = stream.entries
        strings = stream.strings
        frames.append(Frame(.top, items: items.indices))
        keys.append(Key())
        classRecords.reserveCapacity(4)
        super.init(
            slotCount: stream.entries.count, byteCount: bytes.count, allowing: allowing, limits: limits)
    }

    /// Reads the tables of an archive.
    static func stream(_ bytes: ArchiveBytes, _ limits: ArchiveLimits) throws -> TypedStream {
        do {
            return try TypedStream(
                reading: bytes,
                limits: TypedStreamLimits(
                    maximumDepth: limits.maximumNesting, maximumByteCount: limits.maximumByteCount))
        } catch {
            throw ArchiveError(opening: bytes, error)
        }
    }

    /// The archive as the source of objects without classes, and of attributed strings as they were archived.
    var source: SequentialObjectSource {
        let source = openSource ?? SequentialObjectSource(stream.payload, limits)
        openSource = source
        return source
    }

    override func archivedFormOfStructure() -> AttributedStringValue.ArchivedForm? {
        guard frame.kind == .structure else { return nil }
        return AttributedStringValue.ArchivedForm(archive: source, entry: frame.entry)
    }

    /// Reads objects of the archive without their classes. The reader can outlive the unarchiver, and knows no paths.
    func readingObjects<Result>(_ body: (SequentialObjectReader) throws -> Result) throws -> Result {
        do { return try body(source.reader(stream)) } catch let error as ArchiveError where error.path.isEmpty {
            throw error.objectNumber.map { error.located(at: path(toEntry: UInt32(clamping: $0))) } ?? error
        }
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

    package override func containsValue(forCompleteKey key: String) -> Bool {
        // An error is remembered: the next call that decodes throws it.
        (try? reading { try valueNumber(ofKey: key) != nil }) ?? false
    }

    package override func containsNull(forCompleteKey key: String) -> Bool {
        guard let item = (try? reading { try valueNumber(ofKey: key).map { self.item(ofValue: $0) } }) ?? nil else {
            return false
        }
        return item == SequenceLayout.nilItem || items[Int(item)].kind == .null
    }

    package override func standsWhole(forKey key: String) -> Bool { true }

    override func firstKey(withPrefix prefix: String) throws -> String? { try reading { try keyOfCase() } }

    override func boolValue(forKey key: String?) throws -> Bool? {
        if let item = plainNumber(forKey: key, { EncodingCode.isBoolean($0) }) { return item.value != 0 }
        return try number(forKey: key, "a boolean", exactly: \.bool) { item, _ in
            guard item.kind == .integer, EncodingCode.isBoolean(item.code) else {
                throw unexpectedKind("a boolean", item, key)
            }
            return item.value != 0
        }
    }

    override func integerValue(type: IntegerType, forKey key: String?) throws -> Int64? {
        if let item = plainNumber(forKey: key, { $0 == EncodingCode.of(type) }) { return item.value }
        return try number(forKey: key, "an integer", exactly: { $0.integer.flatMap(type.bits) }) { item, coerces in
            guard item.kind == .integer else { throw unexpectedKind("an integer", item, key) }
            return try integer(item, type, coerces: coerces, key)
        }
    }

    override func floatValue(forKey key: String?) throws -> Float? {
        try number(forKey: key, "a real", exactly: { $0.double.flatMap { Float(exactly: $0) } }) {
            try float($0, coerces: $1, key)
        }
    }

    override func doubleValue(forKey key: String?) throws -> Double? {
        if let item = plainNumber(forKey: key, { $0 == EncodingCode.double }) {
            return Double(bitPattern: UInt64(bitPattern: item.value))
        }
        return try number(forKey: key, "a real", exactly: \.double) { try double($0, coerces: $1, key) }
    }

    override func stringValue(forKey key: String?) throws -> String? {
        try value(.string, forKey: key) { try string(of: $0) }
    }

    override func dataValue(forKey key: String?) throws -> Data? {
        try value(.data, forKey: key) { entry in try sharedData(Int(entry)) { try data(of: entry) } }
    }

    /// Reads bytes that are not an object.
    private func bytes(forKey key: String?) throws -> Data? {
        try reading {
            guard let index = try find(key, "bytes") else { return nil }
            guard items[index].kind == .bytes else { throw unexpectedKind("bytes", items[index], key) }
            return try data(items[index].bytesRange)
        }
    }

    override func numberArrayValue(_ kind: NumberKind, forKey key: String?) throws -> NumberArray? {
        if frame.isCollection { return try NumberArray.decodeElements(kind, from: self, forKey: key) }
        return try reading {
            if let key { return try packedNumbers(kind, forKey: key) }
            guard frame.group < 0 else { throw unexpectedEncoding(kind.phrase, of: frame.group) }
            return try nextGroup().map { try numbers(kind, in: $0, key) }
        }
    }

    override func propertyListValue(forKey key: String?) throws -> PropertyList? {
        try reading { try find(key, "a property list").map { try propertyList(at: $0, key) } }
    }

    override func dateValue(forKey key: String?) throws -> Date? {
        try value(.date, forKey: key) { try date(of: $0) }
    }

    override func leafValue(_ kind: ValueKind, forKey key: String?) throws -> ArchivedLeaf? {
        switch kind {
        case .url: try value(.url, forKey: key) { .url(try url(of: $0, key, remainingBases: 8)) }
        case .uuid: try value(.uuid, forKey: key) { .uuid(try uuid(of: $0)) }
        case .decimal: try value(.decimal, forKey: key) { .decimal(try decimal(of: $0)) }
        case .geometry(let kind):
            try reading {
                try find(key, kind.phrase, structure: kind.encoding)
                    .map { .geometry(try geometry(kind, at: $0, key)) }
            }
        // A collection contains only objects, so there they are data.
        case .bytes where !frame.isCollection: try bytes(forKey: key).map { .data($0) }
        default: try frequentLeaf(kind, forKey: key)
        }
    }

    package override func objectValue(of type: any Coding.Type, forKey key: String?) throws -> (any Coding)? {
        do { return try reading { try readObject(of: type, forKey: key) } } catch { return try leftOut(error, key) }
    }

    override func anyObjectValue(forKey key: String?) throws -> (any Coding)? {
        do { return try reading { try readObject(of: nil, forKey: key) } } catch { return try leftOut(error, key) }
    }

    override func archivedObjectValue(forKey key: String?) throws -> ArchivedObject? {
        guard let number = try objectNumber(forKey: key) else { return nil }
        return try reading { try readingObjects { try $0.object(ofEntry: UInt32(clamping: number)) } }
    }

    override func objectNumber(forKey key: String?) throws -> Int? {
        try reading {
            guard let index = try find(key, "an object") else { return nil }
            guard items[index].kind == .object else { throw unexpectedKind("an object", items[index], key) }
            return Int(items[index].number)
        }
    }

    package override func beginCollection(_ kind: CollectionKind, forKey key: String?) throws -> Int? {
        try value(FoundationClass(kind), forKey: key) { try open(kind, $0) }
    }

    override func openCollection(_ kind: CollectionKind, forKey key: String?) throws -> Int? {
        try value(FoundationClass(kind), forKey: key) { entry in
            guard entry == emptyArrayEntry else { return try open(kind, entry) }
            collectionState = .unopened
            return 0
        }
    }

    package override func moveToElement(_ number: Int) throws {
        try reading { try moveToElement(number, isDictionary: frame.kind == .dictionary) }
    }

    override func takeNullElement() throws -> Bool {
        guard frame.isCollection else { return false }
        return try reading {
            let (before, count) = (frame, remainingReadCount)
            let item = items[try nextElement()]
            if item.kind == .object, try foundationClass(of: item.number) == .null { return true }
            (frame, remainingReadCount) = (before, count)
            return false
        }
    }

    package override func endCollection() throws {
        try reading { try closeCollection() }
        try super.endCollection()
    }

    package override func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws -> Bool {
        try reading { try open(structure, forKey: key) }
    }

    override func beginStructure(_ structure: ArchivedStructure, ofObject number: Int) throws {
        try reading {
            try checkEntry(number)
            try open(structure, UInt32(clamping: number), nil)
        }
    }

    override func beginDictionary(ofObject number: Int) throws -> Int {
        try reading {
            try checkEntry(number)
            let entry = UInt32(clamping: number)
            let foundationClass = try foundationClass(of: entry)
            guard foundationClass == .dictionary else {
                throw fail(
                    .unexpectedKind, expected: FoundationClass.dictionary.phrase,
                    found: foundationClass?.phrase ?? "an object of class '\(className(of: entry))'")
            }
            addFrame(try collectionFrame(.dictionary, entry))
            return frame.count
        }
    }

    package override func endStructure() throws {
        try reading { try closeStructure() }
        try super.endStructure()
    }

    package override func beginGroup() throws {
        try reading {
            try require(
                frame.group < 0 && !frame.isCollection, .notSupported,
                expected: "a group outside of collections and other groups", found: "one inside")
            guard let group = try nextGroup() else { throw missingNextValue() }
            (frame.group, frame.item, frame.typeOffset) = (group, firstValue(ofGroup: group), 0)
        }
    }

    package override func endGroup() throws {
        try reading {
            try require(frame.group >= 0, .notSupported, expected: "an open group to end", found: "none")
            try require(
                frame.item == frame.next, .unexpectedKind, expected: "fewer values in one group",
                found: "the type encoding '\(encodingText(of: frame.group))'")
            frame.group = -1
        }
    }

    public override func version(ofClass type: any Coding.Type) throws -> Int {
        try reading { archivedVersion(of: type) }
    }

    package override func kindOfValue(forKey key: String?) throws -> ValueKind? {
        try reading {
            let before = frame
            let index = try find(key, "a value", keepsNull: true)
            frame = before
            isKindKnown = true
            return try index.map { try kind(of: items[$0], key) }
        }
    }

    override func value(orObjectForKey key: String?, _ read: () throws -> AnyValue?) throws -> AnyValue? {
        let (frameCount, before, wasKindKnown) = (openPartCount, frame, isKindKnown)
        return try value(orObjectForKey: key, read) {
            closeParts(downTo: frameCount)
            (frame, isKindKnown) = (before, wasKindKnown)
        }
    }

    override func classOfObject(forKey key: String?) throws -> (any Coding.Type)? {
        try reading {
            let before = frame
            let index = try find(key, "an object")
            frame = before
            guard let index, items[index].kind == .object else { return nil }
            if let object = try existingObject(Int(items[index].number), key) { return Swift.type(of: object) }
            let entry = items[index].number
            if let type = try allowedClass(named: className(of: entry), for: nil, key) { return type }
            if classes.retired(className(of: entry), for: nil) != nil { return nil }
            return try knownSuperclass(classRecord(of: entry), for: nil, key) { try superclassNames(ofClassOf: entry) }
        }
    }

    override func retiredClassName(forKey key: String?) throws -> String? {
        try reading {
            // The values of a dictionary have no keys of the archive.
            if key != nil, frame.isCollection { return nil }
            let before = frame
            defer { frame = before }
            let index = try key == nil ? frame.lastItem : find(key, "an object") ?? -1
            guard items.indices.contains(index), items[index].kind == .object else { return nil }
            let name = className(of: items[index].number)
            return classes.retired(name, for: nil) == nil ? nil : name
        }
    }

    override func nextPackedNumbers(_ kind: NumberKind) throws -> NumberArray? {
        frame.isCollection ? nil : try reading { try packedNumbers(kind, forKey: nil) }
    }

    override func versionOfStructure() -> Int? { version(ofClassOf: frame.entry) }

    // MARK: Objects, which `GraphUnarchiver` documents

    package override func beginObject(_ number: Int) throws {
        try checkEntry(number)
        let entry = UInt32(truncatingIfNeeded: number)
        let object = entries[number]
        frames.append(Frame(.object, entry: entry, items: Int(object.start)..<Int(object.end)))
        let layout = try layout(of: entry)
        guard layout >= 0 else { return }
        try findValues(layout)
    }

    override func pendingObject(_ number: Int) -> PendingObject {
        guard frame.layout >= 0, frame.layout <= Int16.max, frame.nextKey <= UInt16.max,
            layouts[frame.layout].isComplete
        else { return super.pendingObject(number) }
        frame.isPending = true
        return PendingObject(
            index: objects.count, slot: frame.entry, place: frame.firstValue, layout: frame.layout, step: frame.nextKey)
    }

    /// Continues with the values that were listed when the object was created.
    override func beginObject(_ number: Int, from pending: PendingObject) throws {
        guard let values = pending.values else { return try beginObject(number) }
        let end = Int(entries[number].end)
        frames.append(Frame(.object, entry: pending.slot, items: end..<end))
        useLayout(values.layout)
        (frame.firstValue, frame.nextKey) = (values.first, pending.step)
        // In a chain, each object is the only one whose values are still needed.
        guard pendingObjects.isEmpty, openPartCount == 1, values.first > 0 else { return }
        frame.firstValue = 0
        let count = layouts[values.layout].keyCount
        for place in 0..<count { valueItems[place] = valueItems[values.first + place] }
        valueItems.remove(from: count)
    }

    package override func beginObject(_ number: Int, as chain: [ArchivedStructure]) throws {
        let count = openPartCount
        do {
            try reading {
                try checkEntry(number)
                try describeClass(of: UInt32(truncatingIfNeeded: number), as: chain)
                try beginObject(number)
            }
        } catch {
            closeParts(downTo: count)
            throw error
        }
    }

    @inline(__always)
    private func checkEntry(_ number: Int) throws {
        if entries.indices.contains(number), entries[number].kind == .object { return }
        throw otherEntry(number)
    }

    @inline(never)
    private func otherEntry(_ number: Int) -> ArchiveError {
        fail(
            .corruptArchive, expected: "an object",
            found: entries.indices.contains(number) ? "another entry, \(number)" : "no entry \(number)")
    }

    package override func endObject() {
        while openPartCount > 0 {
            let isObject = frame.kind == .object
            removeFrame()
            if isObject { return }
        }
    }

    /// The current position, as an offset from the first value without a key.
    override var unkeyedCount: Int {
        get { frame.next - frame.start }
        set { frame.next = min(frame.start + max(newValue, 0), frame.end) }
    }

    override var hasOpenPart: Bool { frame.isInObject }

    override func reportedClassName() -> String? {
        let open = frames.last { !$0.isCollection } ?? frame
        return open.entry == TypedStreamEntry.none ? nil : className(of: open.entry)
    }

    override var openPartCount: Int { frames.count - 1 }

    override func closeParts(downTo count: Int) {
        while openPartCount > count { removeFrame() }
        isKindKnown = false
    }

    package override func path(toObject number: Int?, key: String?) -> String { pathOfValue(forKey: key) }

    override func pathOfValue(forKey key: String?) -> String {
        let components: [ArchivePath.Component] =
            if let key {
                self.components(toValueForKey: key)
            } else if frame.lastItem >= 0 {
                self.components(toItem: frame.lastItem)
            } else if frame.lastItem == Frame.afterLastItem {
                componentsAfterLastValue()
            } else {
                self.components(toEntry: frame.entry)
            }
        return ArchivePath(components: components).description
    }

    override func pathOfLastValue() -> String {
        guard frame.layout >= 0, frame.nextKey > 0, frame.firstValue + frame.nextKey <= valueItems.count else {
            return pathOfValue(forKey: nil)
        }
        let item = item(ofValue: frame.nextKey - 1)
        let components =
            items.indices.contains(Int(item)) ? components(toItem: Int(item)) : components(toEntry: frame.entry)
        return ArchivePath(components: components).description
    }

    override func nameOfOpenClass() -> String? {
        frame.entry == TypedStreamEntry.none || frame.isCollection ? nil : className(of: frame.entry)
    }

    /// Values have no keys in the archive, so that no path contains the key.
    override func expectation(_ text: String, forKey key: String?) -> String {
        guard let key, frame.layout >= 0 else { return text }
        return "\(text) for '\(key)'"
    }

    /// The offset of the referenced object, of the bytes, or of the enclosing object.
    override func byteOffsetOfValue() -> Int? {
        if items.indices.contains(frame.lastItem) {
            let item = items[frame.lastItem]
            if item.kind == .object { return entries[Int(item.number)].offset }
            if item.kind == .bytes { return Int(item.value) }
        }
        return frame.entry == TypedStreamEntry.none ? nil : entries[Int(frame.entry)].offset
    }

    override func noteConnected(_ number: Int) { noteRemainingValues(number) }

    override func checkConnectedObjects() throws { try checkUnreadObjects() }

    override var containerNumber: Int? { frame.entry == TypedStreamEntry.none ? nil : Int(frame.entry) }
    override var formerStructureState: SlotState? { frame.kind == .structure ? frame.formerState : nil }
    override var isHashing: Bool { frame.isHashing }

    /// Finishes decoding and releases the unarchiver's references to the objects that it created; decoding anything
    /// later is an error.
    public override func finishDecoding() {
        super.finishDecoding()
        unreadObjects = [:]
    }
}
