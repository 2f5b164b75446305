// Writes sequential archives: the typed streams of Cocoa's NSArchiver.

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import PropertyLists
import TypedStreams

/// Archives object graphs without keys: Cocoa's NSArchiver.
///
/// One call archives one root object: ``archivedData(withRootObject:byteOrder:)``. Values without a root, strings or
/// numbers for instance, are encoded one after the other and read back in the same order:
///
///     let archiver = SequentialArchiver()
///     try archiver.encode("first")
///     try archiver.encode(2)
///     let data = try archiver.finishEncoding()
///
/// Each object is archived once, however often it is met, and cycles end. Equal strings, numbers, dates, URLs, UUIDs
/// and data are written once. The same graph gives the same bytes in every process. Each object encodes itself once,
/// from a work list; the order in which it stands in the archive is Cocoa's, where it is met first.
///
/// Classes encode themselves without keys, which `sequential` classes of a schema do; one that encodes a value under a
/// key ends the archive with the code `codingRefused`. Objects stand inside each other in the archive, at most
/// ``maximumNesting`` deep: more is an error with the code `limitExceeded`. Any error ends the archive: every later
/// call throws it again, so that half a graph is never finished.
///
/// The guide's chapter *Sequential Archives*.
///
/// - Complexity: O(*n*) time and memory in the number of objects, values and bytes.
public final class SequentialArchiver: Archiver {
    /// Which byte of a number comes first; the low one where nothing else is asked for.
    public let byteOrder: ArchiveKind.SequentialByteOrder

    /// Whether -0.0 keeps its sign, which every reader understands; Apple's writers lose it. True by default.
    public var keepsNegativeZero = true

    /// How deep objects may stand inside each other in the archive; readers have such a limit too.
    public var maximumNesting = 1_000

    /// What is archived so far; contents of what is still open are in ``items``.
    var builder = TypedStreamBuilder()

    /// What was met of objects without classes.
    var objectWriter = SequentialObjectWriter()

    /// What is open: the top level, one object, and the collections and structures inside it; and the items of each.
    var frames = [Frame(entry: TypedStreamEntry.none, firstItem: 0)]
    var items: [TypedStreamItem] = []

    /// The entries of objects by address. The work list and the list of conditional objects keep them alive, so no
    /// address is used twice.
    var entriesByObject = NumberTable()
    var conditionalObjects: [any Coding] = []

    /// Every object that was met unconditionally; encoded up to `encodedCount`.
    var work: [Work] = []
    var encodedCount = 0
    private var isEncodingObjects = false

    /// Where each entry was met first, and what errors call its values.
    var holders: [Holder] = []

    /// The entries of values that are written once.
    var values = SequentialValues()
    var entriesByIdentity: [AnyHashable: UInt32] = [:]

    var classEntriesByType: [ObjectIdentifier: UInt32] = [:]
    var foundationClassEntries: [String: UInt32] = [:]
    var structuresByClassEntry: [UInt32: ArchivedStructure] = [:]
    var classNames = ClassNames.shared.withLock { $0 }

    /// Whether a root object was given, which is then the only thing at the top level.
    var hasRoot = false
    private var firstError: (any Error)?
    private var isFinished = false

    /// Makes an archiver.
    ///
    /// - Parameter byteOrder: which byte of a number comes first. All of today's systems write the low one first, and
    ///   read both.
    public init(byteOrder: ArchiveKind.SequentialByteOrder = .littleEndian) {
        self.byteOrder = byteOrder
        super.init()
    }

    // MARK: Primitives, which `Archiver` documents

    public override func encodeNull(forKey key: String?) throws {
        try adding(key) { try writeNull() }
    }

    public override func encodeBoolValue(_ value: Bool, forKey key: String?) throws {
        try adding(key) { try write(.integer(value ? 1 : 0, code: EncodingCode.boolean)) }
    }

    public override func encodeIntegerValue(_ value: Int64, type: IntegerType, forKey key: String?) throws {
        try adding(key) { try write(.integer(value, code: EncodingCode.of(type))) }
    }

    public override func encodeFloatValue(_ value: Float, forKey key: String?) throws {
        try adding(key) { try write(.real(value)) }
    }

    public override func encodeDoubleValue(_ value: Double, forKey key: String?) throws {
        try adding(key) { try write(.real(value)) }
    }

    public override func encodeStringValue(_ value: String, forKey key: String?) throws {
        try adding(key) { try place(entry(ofString: value)) }
    }

    public override func encodeDataValue(_ value: Data, forKey key: String?) throws {
        try adding(key) { try place(entry(of: value)) }
    }

    public override func encodeBytesValue(_ value: Data?, forKey key: String?) throws {
        try adding(key) { try writeBytes(value) }
    }

    public override func encodeNumberArray(_ value: NumberArray, forKey key: String?) throws {
        if isInCollection { return try value.encodeElements(to: self, forKey: key) }
        try adding(key) { try write(value) }
    }

    public override func encodePropertyListValue(_ value: PropertyList, forKey key: String?) throws {
        if isInCollection { return try encodeElements(of: value, forKey: key) }
        try adding(key) { try write(value) }
    }

    public override func encodeDateValue(_ value: Date, forKey key: String?) throws {
        try adding(key) { try place(entry(of: value)) }
    }

    public override func encodeURLValue(_ value: URL, forKey key: String?) throws {
        try adding(key) { try place(entry(of: value)) }
    }

    public override func encodeUUIDValue(_ value: UUID, forKey key: String?) throws {
        try adding(key) { try place(entry(of: value)) }
    }

    public override func encodeDecimalValue(_ value: Decimal, forKey key: String?) throws {
        try adding(key) { try place(entry(of: value)) }
    }

    public override func encodeGeometryValue(_ value: GeometryValue, forKey key: String?) throws {
        try adding(key) { try write(value) }
    }

    public override func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws {
        try adding(key) { try open(structure) }
    }

    public override func endStructure() throws {
        try writing { try closeStructure() }
        try encodePendingObjects()
    }

    public override func beginCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        try adding(key) { try open(kind, count: count) }
    }

    public override func endCollection() throws {
        try writing { try closeCollection() }
        try encodePendingObjects()
    }

    public override func beginGroup() throws {
        try adding(nil) { try openGroup() }
    }

    public override func endGroup() throws {
        try writing { try closeGroup() }
    }

    public override func encodeObjectValue(_ object: any Coding, forKey key: String?) throws {
        try adding(key) {}
        guard let object = try replacement(of: object) else { return try encodeNull(forKey: key) }
        try writing { try place(entry(of: object), conditionally: false) }
        try encodePendingObjects()
    }

    public override func encodeConditionalObjectValue(_ object: any Coding, forKey key: String?) throws {
        try adding(key) { try checkConditional() }
        guard let object = try replacement(of: object) else { return try encodeNull(forKey: key) }
        try writing { try place(entryIfHeld(of: object), conditionally: true) }
    }

    public override func encodeArchivedObjectValue(_ object: ArchivedObject, forKey key: String?) throws {
        try adding(key) { try place(entry(of: object), conditionally: false) }
    }

    /// Encodes the one root object, which the whole archive consists of.
    ///
    /// - Throws: ``ArchiveError`` with the code `notSupported` where something was encoded before, or from inside of an
    ///   object; what a class throws from its `encode(with:)`.
    public override func encodeRootObject(_ object: any Coding) throws {
        try writing { try beginRoot() }
        try encodeObjectValue(object, forKey: nil)
    }

    public override func encode(_ unknownValues: UnknownValues) throws {
        guard !unknownValues.isEmpty else { return }
        throw failure(
            .notSupported, expected: "no values that the class does not know", found: "some, which have keys",
            forKey: nil)
    }

    override func encodePackedNumbers(
        _ numbers: () -> NumberArray, bytes: UnsafeRawBufferPointer, forKey key: String?
    ) throws {
        if isInCollection { return try encodeDataValue(Data(bytes), forKey: key) }
        try adding(key) { try writeCounted(numbers()) }
    }

    override func checkKey(_ key: String) throws {
        try adding(key) {}
    }

    override func encodeNumberObject(_ value: NumberValue, forKey key: String?) throws {
        try adding(key) { try place(entry(of: value)) }
    }

    override func encodeShared(_ identity: AnyHashable, forKey key: String?) throws -> Bool {
        try adding(key) {
            guard let entry = entriesByIdentity[identity] else { return false }
            place(entry)
            return true
        }
    }

    override func noteShared(_ identity: AnyHashable) {
        let frame = frames[frames.count - 1]
        if frame.structure != nil { entriesByIdentity[identity] = frame.entry }
    }

    public override func pathOfEncodedObject() -> String { path(toNextValue: false) }

    override func pathOfEncodedValue() -> String { path(toNextValue: true) }

    override func number(of object: AnyObject) -> UInt32? {
        entriesByObject[UInt64(UInt(bitPattern: ObjectIdentifier(object)))]
    }

    public override func ended(by error: any Error) -> any Error {
        remember(error)
    }

    // MARK: Encoding

    /// Adds a value to what is open: refused under a key, and at the top level behind a root object.
    func adding<Result>(_ key: String?, _ body: () throws -> Result) throws -> Result {
        try writing {
            if let key { throw keyRefused(key) }
            if hasRoot, frames.count == 1, frames[0].groupCount > 0 { throw besidesRoot() }
            return try body()
        }
    }

    /// Makes one change to the archive: refused when it has ended, and an error ends it.
    func writing<Result>(_ body: () throws -> Result) throws -> Result {
        if let firstError { throw firstError }
        if isFinished {
            throw ArchiveError(
                .finished, path: "", expected: "an archiver that has not finished", found: "one that has")
        }
        do {
            return try body()
        } catch {
            throw remember(error)
        }
    }

    /// Encodes the objects that were met at the top level, and those that they lead to, until all are encoded.
    private func encodePendingObjects() throws {
        guard frames.count == 1, !isEncodingObjects else { return }
        isEncodingObjects = true
        defer { isEncodingObjects = false }
        while let object = beginObject() {
            do {
                try object.encode(with: self)
            } catch {
                throw remember(error)
            }
            try writing { try endObject() }
        }
    }

    /// Ends the archive with an error; of several the first is the one that is thrown from then on.
    private func remember(_ error: any Error) -> any Error {
        if firstError == nil { firstError = (error as? TypedStreamError).map { archiveError(for: $0) } ?? error }
        return firstError ?? error
    }

    /// Ends the archive and returns its bytes.
    ///
    /// - Throws: ``ArchiveError`` with the code `finished` where the archive has ended before, `limitExceeded` where
    ///   objects stand too deep inside each other; the first error, where one was thrown.
    public func finishEncoding() throws -> Data {
        let bytes = try writing { try bytesOfArchive() }
        isFinished = true
        return Data(bytes)
    }

    /// Archives a class under another name than its own, wherever it stands in a chain of superclasses; `nil` takes the
    /// name back. Set it before the first object is encoded.
    public func setClassName(_ name: String?, for type: any Coding.Type) {
        classNames.names[ObjectIdentifier(type)] = name
        classEntriesByType.removeAll()
    }

    /// The name that this archiver archives a class under in place of its own; `nil` where it has none.
    ///
    /// Those that held for all archivers when this one was made are among them.
    public func className(for type: any Coding.Type) -> String? {
        classNames.names[ObjectIdentifier(type)]
    }
}
