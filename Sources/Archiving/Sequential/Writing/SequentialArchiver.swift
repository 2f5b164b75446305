// Writes sequential archives: the typed streams of Cocoa's NSArchiver.
//
// There is always a frame, and none is added while one is being changed. A list lends its items to calls that don't
// change it.

public import PropertyLists
import TypedStreams

/// Archives object graphs without keys, like Cocoa's `NSArchiver`.
///
/// One call archives one root object: ``archivedData(withRootObject:byteOrder:limits:onProgress:)``. Without a root, values such as
/// strings or numbers are encoded one after another and decoded in the same order:
///
///     let archiver = SequentialArchiver()
///     try archiver.encode("first")
///     try archiver.encode(2)
///     let data = try archiver.finishEncoding()
///
/// Each object is archived once, however often it is referenced, and cycles terminate. Equal strings, numbers, dates,
/// URLs, UUIDs and data are written once. The same graph produces the same bytes in every process. Each object encodes
/// itself once, from a work list. In the archive, objects are stored in Cocoa's order: each one where it is first
/// referenced.
///
/// The archive contains no keys. A class that declares the sequence of its values, as the `sequential` classes of a
/// schema do, encodes them under keys, in any order. Another class must encode its values without keys: a value under a
/// key ends the archive with the code `codingRefused`. In the archive, objects are nested at most
/// ``ArchiveLimits/maximumNesting`` deep; deeper nesting is an error with the code `limitExceeded`. Any error ends the archive: every
/// later call throws the same error, so that an incomplete graph is never finished.
///
/// See *Sequential Archives* in Apple's *Archives and Serializations Programming Guide*.
///
/// - Complexity: O(*n*) time and memory in the number of objects, values and bytes.
public final class SequentialArchiver: Archiver {
    /// The byte order of numbers; little-endian by default.
    public let byteOrder: ArchiveKind.SequentialByteOrder

    /// Whether -0.0 keeps its sign. Every reader understands this; Apple's writers lose the sign. True by default.
    public var keepsNegativeZero = true

    // Accesses are not checked for exclusivity, as in `Archiver`: a recorded value touches ten of these.

    /// The archive so far. The contents of open frames are in ``items``.
    @safe @exclusivity(unchecked) var builder = FoundationStream.prototype.builder.copy()

    /// Writes objects without classes.
    @safe @exclusivity(unchecked) var objectWriter = SequentialObjectWriter()

    /// The open frames: the top level, one object, and the collections and structures inside it. Each owns the items
    /// from its first one on, the values whose positions must be arranged, in the order in which they were written, and
    /// the codes of the group that it opened.
    @safe @exclusivity(unchecked) var frames = Stack<Frame>()
    @safe @exclusivity(unchecked) var items = GrowingBuffer<TypedStreamItem>()
    @safe @exclusivity(unchecked) var recordedValues = GrowingBuffer<RecordedValue>()
    @safe @exclusivity(unchecked) var openCodes = GrowingBuffer<UInt8>()

    @safe @exclusivity(unchecked) var objects = SequentialObjects()
    var isEncodingObjects = false
    @safe @exclusivity(unchecked) var classes = SequentialClasses()
    @safe @exclusivity(unchecked) var values = SequentialValues()
    @safe @exclusivity(unchecked) var scopes = SequenceScopes()

    /// Whether there is a root object. It is then the only value at the top level.
    var hasRoot = false

    /// Whether the archive consists of one value that isn't an object, whose graph is known like that of a root object.
    var isOneValue = false
    @safe @exclusivity(unchecked) private var firstError: (any Error)?
    @safe @exclusivity(unchecked) private var isFinished = false

    /// Creates an archiver.
    ///
    /// - Parameter byteOrder: The byte order of numbers. All current systems write little-endian archives and read
    ///   both.
    public init(byteOrder: ArchiveKind.SequentialByteOrder = .littleEndian) {
        self.byteOrder = byteOrder
        super.init()
        openContents(of: TypedStreamEntry.none)
    }

    // MARK: Primitives, which `Archiver` documents

    package override func encodeLeaf(_ leaf: ArchivedLeaf, forKey key: String?) throws {
        try adding(key) {
            switch leaf {
            case .null: try writeNull()
            case .boolean(let value): try write(.integer(value ? 1 : 0, code: EncodingCode.boolean))
            case .integer(let value, let type): try write(.integer(value, code: EncodingCode.of(type)))
            case .float(let value): try write(.real(value))
            case .double(let value): try write(.real(value))
            case .string(let value), .inlineString(let value): try place(entry(ofString: value))
            case .data(let value): try place(entry(of: value))
            case .date(let value): try place(entry(of: value))
            case .url(let value): try place(entry(of: value))
            case .uuid(let value): try place(entry(of: value))
            case .decimal(let value): try place(entry(of: value))
            case .geometry(let value), .geometryObject(let value): try write(value)
            case .bytes(let value): try writeBytes(value)
            case .mutableString(let value): try place(entry(ofMutableString: value))
            case .mutableData(let value): try place(entry(ofMutableData: value))
            case .numberObject(let value, let type): try place(entry(of: value, type))
            }
        }
    }

    override func encodeBoolValue(_ value: Bool, forKey key: String?) throws {
        try adding(key) { try write(.integer(value ? 1 : 0, code: EncodingCode.boolean)) }
    }

    override func encodeIntegerValue(_ value: Int64, type: IntegerType, forKey key: String?) throws {
        try adding(key) { try write(.integer(value, code: EncodingCode.of(type))) }
    }

    override func encodeDoubleValue(_ value: Double, forKey key: String?) throws {
        try adding(key) { try write(.real(value)) }
    }

    override func encodeStringValue(_ value: String, forKey key: String?) throws {
        try adding(key) { try place(entry(ofString: value)) }
    }

    override func encodeNumberArray(_ value: NumberArray, forKey key: String?) throws {
        if isInCollection { return try value.encodeElements(to: self, forKey: key) }
        try adding(key) { try write(value) }
    }

    package override func encodePropertyListValue(_ value: PropertyList, forKey key: String?) throws {
        // Only values that have no keys in their class have the old form.
        if isInCollection || frames.top.isStructure || frames.top.hasNames {
            return try encodePropertyListObject(value, forKey: key)
        }
        try adding(key) { try write(value) }
    }

    package override func encodePropertyListObject(_ value: PropertyList, forKey key: String?) throws {
        guard let number = NumberValue(value) else { return try encodeElements(of: value, forKey: key) }
        try adding(key) { try place(entry(of: number, nil)) }
    }

    override func encodeDateValue(_ value: Date, forKey key: String?) throws {
        try adding(key) { try place(entry(of: value)) }
    }

    package override func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws {
        try adding(key) { try open(structure) }
    }

    package override func endStructure() throws {
        try writing { try closeStructure() }
        if frames.count == 1 { try encodePendingObjects() }
    }

    package override func beginCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        try adding(key) { try open(kind, count: count) }
    }

    package override func endCollection() throws {
        try writing { try closeCollection() }
        if frames.count == 1 { try encodePendingObjects() }
    }

    override func encodeEmptyArray(forKey key: String?) throws {
        guard let known = values.emptyArray else { return try super.encodeEmptyArray(forKey: key) }
        try adding(key) { place(known) }
    }

    override func encodeObjects(_ objects: BorrowedObjects) throws -> Bool {
        guard isInCollection else { return false }
        var position = 0
        while position < objects.count {
            position = try adding(nil) { try place(objects, from: position) }
            guard position < objects.count else { return true }
            try unsafe encodeObjectValue(objects.object(at: position), forKey: nil)
            position += 1
        }
        return true
    }

    package override func beginMutableCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        try adding(key) { try open(kind, count: count, isMutable: true) }
    }

    package override func beginGroup() throws {
        try adding(nil) { try openGroup() }
    }

    package override func endGroup() throws {
        try writing { try closeGroup() }
    }

    package override func encodeObjectValue(_ object: any Coding, forKey key: String?) throws {
        // Without a call for what most classes don't declare.
        if isPlain(ObjectIdentifier(type(of: object))) { return try encodeReference(to: object, forKey: key) }
        try adding(key) {}
        guard let replacement = try replacement(of: object) else { return try encodeLeaf(.null, forKey: key) }
        try encodeReference(to: replacement, forKey: key)
    }

    private func encodeReference(to object: any Coding, forKey key: String?) throws {
        try adding(key) { try place(entry(of: object)) }
        if frames.count == 1 { try encodePendingObjects() }
    }

    package override func encodeConditionalObjectValue(_ object: any Coding, forKey key: String?) throws {
        try adding(key) { try checkConditional() }
        guard let object = try replacement(of: object) else { return try encodeLeaf(.null, forKey: key) }
        try writing { try append(.object(entryIfHeld(of: object), flags: .isConditional)) }
    }

    override func encodeArchivedObjectValue(_ object: ArchivedObject, forKey key: String?) throws {
        try adding(key) { try place(entry(of: object)) }
    }

    /// Encodes the one root object of which the whole archive consists.
    ///
    /// - Throws: ``ArchiveError`` with the code `notSupported` if something was encoded before, or if the call comes
    ///   from inside an object; any error that a class throws from its `encode(with:)`.
    public override func encodeRootObject(_ object: any Coding) throws {
        try writing { try beginRoot() }
        try encodeObjectValue(object, forKey: nil)
    }

    public override func encode(_ unknownValues: UnknownValues) throws {
        guard !unknownValues.isEmpty else { return }
        throw fail(
            .notSupported, expected: "an object without unknown values", found: "some, which have keys",
            forKey: nil)
    }

    override func encodePackedNumbers(
        _ numbers: () -> NumberArray, bytes: UnsafeRawBufferPointer, forKey key: String?
    ) throws {
        if isInCollection { return try unsafe encodeLeaf(.data(Data(bytes)), forKey: key) }
        try adding(key) { try writeCounted(numbers()) }
    }

    override func checkKey(_ key: String) throws {
        try adding(key) {}
    }

    override func encodeShared(_ identity: AnyHashable, forKey key: String?) throws -> Bool {
        try adding(key) {
            guard let entry = objects.entry(of: identity) else { return false }
            place(entry)
            return true
        }
    }

    override func noteShared(_ identity: AnyHashable) {
        if frames.top.isStructure { objects.note(frames.top.entry, of: identity) }
    }

    override func pathOfEncodedObject() -> String { path(toNextValue: false) }

    /// Between two values of a sequence, the path to the object: the next value can be any of them.
    override func pathOfEncodedValue() -> String { path(toNextValue: keyScope == nil) }

    override func number(of object: AnyObject) -> UInt32? { objects.entry(of: object) }

    override func ended(by error: any Error) -> any Error {
        remember(error)
    }

    // MARK: Sequences

    // The sequence is determined between two accesses: a class may archive something to describe itself.
    override func scope(of type: Any.Type) -> KeyScope? {
        scopes.scope(of: type) ?? scopes.add(WrittenSequence.of(type), of: type)
    }

    override var writesArchivedForms: Bool { true }

    override func beginValues(at step: Int) {
        frames.top.step = step
        if !frames.top.isStructure { frames.top.hasNames = true }
    }

    /// The next step has no key in a collection or group, after an error, and if values have to be arranged.
    @inline(__always)
    override func isNextKey(_ key: KeyBits) -> Bool { scopes.key(ofStep: frames.top.step) == key }

    /// Whether the next step has a key, and the type encoding of a value.
    @inline(__always)
    private func isNext(_ key: KeyBits, _ code: UInt8) -> Bool {
        let step = frames.top.step
        return scopes.key(ofStep: step) == key && scopes.code(ofStep: step) == code
    }

    override func encodesNext(_ bits: Int64, _ code: UInt8, forKey key: String) -> Bool {
        guard isNext(KeyBits(key), code) else { return false }
        takeStep(TypedStreamItem(code == EncodingCode.double ? .real : .integer, code: code, value: bits))
        return true
    }

    override func encodesNext(_ string: String, forKey key: String) throws -> Bool {
        guard isNext(KeyBits(key), EncodingCode.object) else { return false }
        takeStep(.object(try writing { try entry(ofString: string) }))
        return true
    }

    override func isNextValue(_ number: Int) -> Bool {
        number == frames.top.nextValue && frames.top.firstRecorded == recordedValues.count
    }

    override func beginValue(_ number: Int?, of sequence: WrittenSequence) throws {
        if let number, !sequence.hasGroups, isNextValue(number) { return }
        try recordValue(number, of: sequence)
    }

    override func endValue(_ bits: KeyBits, of key: String?, _ code: UInt8) throws {
        let step = frames.top.step
        let code = code != 0 ? code : scopes.code(ofStep: step)
        if code != 0 { try checkValue(code, forKey: key) }
        frames.top.nextValue &+= 1
        guard step > 0 else { return }
        scopes.setKey(bits, ofStep: step)
        frames.top.step = step &+ 1
    }

    override func endValues(of sequence: WrittenSequence) throws {
        if isNextValue(sequence.values.count) { return }
        try completeValues(of: sequence)
    }

    override func withoutSteps(_ body: () throws -> Void) throws {
        let step = frames.top.step
        frames.top.step = 0
        defer { frames.top.step = step }
        try body()
    }

    // MARK: Changes

    /// Adds a value to the open frame. A key is refused, and so is a second value at the top level after a root object.
    // Inlined, like `writing`: a call of a closure takes longer than most changes.
    @inline(__always)
    func adding<Result>(_ key: String?, _ body: () throws -> Result) throws -> Result {
        try writing {
            if let key { throw keyRefused(key) }
            if hasRoot, frames.count == 1, frames[0].groupCount > 0 { throw besidesRoot() }
            return try body()
        }
    }

    /// Makes one change to the archive. An error ends the archive, and an ended archive refuses changes.
    @inline(__always)
    func writing<Result>(_ body: () throws -> Result) throws -> Result {
        if hasEnded { throw reasonOfEnd() }
        do {
            return try body()
        } catch {
            throw remember(error)
        }
    }

    /// Whether the archive is finished or has failed.
    private var hasEnded: Bool { isFinished || firstError != nil }

    @inline(never)
    private func reasonOfEnd() -> any Error {
        firstError
            ?? ArchiveError(
                .finished, path: "", expected: "an archiver that has not finished", found: "one that has")
    }

    /// Ends the archive with an error. If there are several, all later calls throw the first one.
    @inline(never)
    func remember(_ error: any Error) -> any Error {
        frames.top.step = 0
        if let firstError { return firstError }
        let error = (error as? TypedStreamError).map { archiveError(for: $0) } ?? error
        let name = frames.count > 1 ? objects.type(ofEntry: frames[1].entry).map { "\($0)" } : nil
        let located = ArchiveError(thrownBy: name, error, path: path(toNextValue: false)) ?? error
        firstError = located
        return located
    }

    /// Ends the archive with an error that is thrown as it is.
    func end(with error: any Error) {
        if firstError == nil { firstError = error }
    }

    // MARK: Finishing

    /// Finishes the archive and returns its bytes.
    ///
    /// - Throws: ``ArchiveError`` with the code `finished` if the archive is already finished, `limitExceeded` if it is
    ///   larger, or its objects are nested deeper, than ``Archiver/limits`` allow. If an error was thrown before, the
    ///   first one.
    public func finishEncoding() throws -> Data {
        let data = try writing { try dataOfArchive() }
        isFinished = true
        return data
    }

    /// Makes the archiver, whose memory is used again, accept values.
    func reopen() { isFinished = false }

    override func classNameChanged(of type: any Coding.Type) { classes.forgetEntries() }
}
