// Writes keyed archives: the bytes of Cocoa's NSKeyedArchiver.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import PropertyLists

/// Archives object graphs under keys.
///
/// One call archives one root object: ``archivedData(withRootObject:format:profile:)``. For several roots, or for
/// scalars at the top level, make an archiver, encode them under keys of your choice, and finish:
///
///     let archiver = KeyedArchiver()
///     try archiver.encode(company, forKey: "company")
///     try archiver.encode(3, forKey: "page")
///     let data = try archiver.finishEncoding()
///
/// Each object is archived once, however often it is met, and cycles end. Equal strings, numbers, dates and data are
/// written once. The same graph gives the same bytes in every process. Objects are encoded from a work list, not from
/// inside each other: a chain of a million objects needs no deep stack.
///
/// An error ends the archive: every later call throws it again, so that half a graph is never finished.
///
/// The guide's chapters *Keyed Archives* and *Creating an Archive*.
///
/// - Complexity: O(*n*) time and memory in the number of objects, values and bytes.
public final class KeyedArchiver: Archiver {
    // Checked by the order of calls instead: classes and delegates, which may come back, are called while none of these
    // is being changed. The checks would be a tenth of the work.
    @exclusivity(unchecked) var graph = KeyedGraphWriter()
    @exclusivity(unchecked) var substitutes = ArchivedSubstitutes()

    /// Whether the archive has begun, and has neither finished nor failed.
    @exclusivity(unchecked) private(set) var isWriting = false
    @exclusivity(unchecked) private(set) var failure: (any Error)?
    @exclusivity(unchecked) private(set) var isFinished = false
    @exclusivity(unchecked) private(set) var hasBegun = false

    /// The class of the object that was met last in whose place nothing is archived.
    @exclusivity(unchecked) var lastPlainType: ObjectIdentifier?
    let format: PropertyList.Format

    /// Is told of objects while they are archived, and may put others in their place. Set it before the first object
    /// is encoded: an object that was met before is not asked for again. Not kept alive by the archiver.
    public weak var delegate: (any KeyedArchiverDelegate)? {
        didSet { if delegate != nil { usesDelegate = true } }
    }

    /// Whether there is or was a delegate: its answers hold as long as the archive does.
    @exclusivity(unchecked) private(set) var usesDelegate = false

    /// Whether objects of the work list are being encoded, and whether the delegate is told that the archive ends.
    @exclusivity(unchecked) var isEncodingObjects = false
    @exclusivity(unchecked) var isFinishing = false

    /// Makes an archiver for an archive with any number of roots.
    ///
    /// - Parameters:
    ///   - format: the form of the property list that the archive is, binary or XML. OpenStep's text has no references;
    ///     the first call that encodes something throws then, with the code `notSupported`.
    ///   - profile: how the archive is laid out; the smallest one by default.
    public init(format: PropertyList.Format = .binary, profile: ArchiveProfile = .compact) {
        self.format = format
        super.init()
        graph.profile = profile
    }

    /// Always true.
    public override var allowsKeyedCoding: Bool { true }

    /// Always true: archives are read back with the classes that the reader allows, and no others.
    public var requiresSecureCoding: Bool { true }

    // MARK: Primitives, which `Archiver` documents

    // Each looks at one flag and changes the graph; a closure around each would take longer than the change.

    public override func encodeNull(forKey key: String?) throws {
        if !isWriting { try beginWriting() }
        do { try graph.writeNull(forKey: key) } catch { throw remember(error) }
    }

    public override func encodeBoolValue(_ value: Bool, forKey key: String?) throws {
        if !isWriting { try beginWriting() }
        do { try graph.write(value, forKey: key) } catch { throw remember(error) }
    }

    public override func encodeIntegerValue(_ value: Int64, type: IntegerType, forKey key: String?) throws {
        if !isWriting { try beginWriting() }
        do { try graph.write(value, type: type, forKey: key) } catch { throw remember(error) }
    }

    public override func encodeFloatValue(_ value: Float, forKey key: String?) throws {
        if !isWriting { try beginWriting() }
        do { try graph.write(value, forKey: key) } catch { throw remember(error) }
    }

    public override func encodeDoubleValue(_ value: Double, forKey key: String?) throws {
        if !isWriting { try beginWriting() }
        do { try graph.write(value, forKey: key) } catch { throw remember(error) }
    }

    public override func encodeStringValue(_ value: String, forKey key: String?) throws {
        if !isWriting { try beginWriting() }
        do { try graph.write(value, forKey: key) } catch { throw remember(error) }
    }

    public override func encodeDataValue(_ value: Data, forKey key: String?) throws {
        if !isWriting { try beginWriting() }
        do { try graph.write(value, forKey: key) } catch { throw remember(error) }
    }

    public override func encodeDateValue(_ value: Date, forKey key: String?) throws {
        if !isWriting { try beginWriting() }
        do { try graph.write(value, forKey: key) } catch { throw remember(error) }
    }

    public override func beginCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        if !isWriting { try beginWriting() }
        do { try graph.beginCollection(kind, count: count, forKey: key) } catch { throw remember(error) }
    }

    public override func endCollection() throws {
        if !isWriting { try beginWriting() }
        do { try graph.endCollection() } catch { throw remember(error) }
        if !isEncodingObjects { try encodePendingObjects() }
    }

    public override func encodeObjectValue(_ object: any Coding, forKey key: String?) throws {
        if isArchivedItself(object) {
            if !isWriting { try beginWriting() }
            do { try graph.write(object, forKey: key) } catch { throw remember(error) }
        } else {
            guard let object = try substitute(for: object) else { return try encodeNull(forKey: key) }
            try writing { try $0.write(object, forKey: key) }
        }
        if !isEncodingObjects { try encodePendingObjects() }
    }

    public override func encodeConditionalObjectValue(_ object: any Coding, forKey key: String?) throws {
        if isArchivedItself(object) {
            if !isWriting { try beginWriting() }
            do { try graph.writeConditionally(object, forKey: key) } catch { throw remember(error) }
        } else {
            guard let object = try substitute(for: object) else { return try encodeNull(forKey: key) }
            try writing { try $0.writeConditionally(object, forKey: key) }
        }
    }

    public override func encodeBytesValue(_ value: Data?, forKey key: String?) throws {
        try writing { try $0.writeBytes(value, forKey: key) }
    }

    public override func encodeNumberArray(_ value: NumberArray, forKey key: String?) throws {
        try writing { try $0.write(value, forKey: key) }
    }

    public override func encodeURLValue(_ value: URL, forKey key: String?) throws {
        try writing { try $0.write(value, forKey: key) }
    }

    public override func encodeUUIDValue(_ value: UUID, forKey key: String?) throws {
        try writing { try $0.write(value, forKey: key) }
    }

    public override func encodeDecimalValue(_ value: Decimal, forKey key: String?) throws {
        try writing { try $0.write(value, forKey: key) }
    }

    public override func encodeGeometryValue(_ value: GeometryValue, forKey key: String?) throws {
        try writing { try $0.write(value, forKey: key) }
    }

    public override func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws {
        try writing { try $0.beginStructure(structure, forKey: key) }
    }

    public override func endStructure() throws {
        try writing { try $0.endStructure() }
        try encodePendingObjects()
    }

    public override func encodeArchivedObjectValue(_ object: ArchivedObject, forKey key: String?) throws {
        try writing { try $0.write(object, forKey: key) }
    }

    override func encodePackedNumbers(
        _ numbers: () -> NumberArray, bytes: UnsafeRawBufferPointer, forKey key: String?
    ) throws {
        try writing { try $0.write(bytes, forKey: key) }
    }

    override func encodeElements(_ elements: ElementBuffer) throws {
        guard graph.isInCollection else { return try encodeEach(elements) }
        if !isWriting { try beginWriting() }
        do { try graph.write(elements) } catch { throw remember(error) }
    }

    override func encodeObjects(_ objects: BorrowedObjects) throws -> Bool {
        guard graph.isInCollection, areArchivedThemselves(objects) else { return false }
        if !isWriting { try beginWriting() }
        do { try graph.write(objects) } catch { throw remember(error) }
        return true
    }

    public override func encode(_ unknownValues: UnknownValues) throws {
        try writing { try $0.add(unknownValues) }
    }

    override func beginElements(_ form: ElementForm, count: Int, forKey key: String?) throws {
        try writing { try $0.beginElements(form, count: count, forKey: key) }
    }

    override func endElements(counts: [Int]) throws {
        try writing { try $0.endElements(counts: counts) }
        try encodePendingObjects()
    }

    override func beginMutableArray(count: Int, forKey key: String?) throws {
        try writing { try $0.beginMutableArray(count: count, forKey: key) }
    }

    override func encodeMutableData(_ value: Data, forKey key: String?) throws {
        try writing { try $0.writeMutableData(value, forKey: key) }
    }

    override func encodeNumberObject(_ value: NumberValue, forKey key: String?) throws {
        if case .decimal(let value) = value { return try encodeDecimalValue(value, forKey: key) }
        try writing { try $0.writeNumberObject(value, forKey: key) }
    }

    override func encodeShared(_ identity: AnyHashable, forKey key: String?) throws -> Bool {
        try writing { try $0.writeShared(identity, forKey: key) }
    }

    override func noteShared(_ identity: AnyHashable) {
        graph.noteShared(identity)
    }

    override func replacement(of object: any Coding) throws -> (any Coding)? {
        isArchivedItself(object) ? object : try substitute(for: object)
    }

    public override func pathOfEncodedObject() -> String { graph.currentPath() }

    override func pathOfEncodedValue() -> String { graph.currentPath(toValueForKey: nil) }

    override func number(of object: AnyObject) -> UInt32? {
        let slot = graph.slotsByObject[UInt(bitPattern: ObjectIdentifier(object))]
        return slot == 0 ? nil : slot
    }

    public override func ended(by error: any Error) -> any Error {
        remember(error)
    }

    // MARK: Encoding

    /// Makes one change to the archive: refused when it has ended, and an error ends it.
    func writing<Result>(_ body: (inout KeyedGraphWriter) throws -> Result) throws -> Result {
        if !isWriting { try beginWriting() }
        do {
            return try body(&graph)
        } catch {
            throw remember(error)
        }
    }

    /// Begins the archive, or says why nothing can be written to it any more.
    @inline(never)
    func beginWriting() throws {
        if let failure { throw failure }
        if isFinished {
            throw ArchiveError(
                .finished, path: "", expected: "an archiver that has not finished", found: "one that has")
        }
        do {
            hasBegun = true
            try checkFormat()
            try graph.begin()
        } catch {
            throw remember(error)
        }
        isWriting = true
    }

    /// Ends the archive with an error; of several the first is the one that is thrown from then on.
    @inline(never)
    func remember(_ error: any Error) -> any Error {
        isWriting = false
        let error = (error as? PropertyListError).map { ArchiveError($0, path: graph.currentPath()) } ?? error
        if failure == nil { failure = error }
        return failure ?? error
    }

    /// Ends the archive and returns its bytes.
    ///
    /// - Throws: ``ArchiveError`` with the code `finished` where the archive has ended before; the first error, where
    ///   one was thrown.
    public func finishEncoding() throws -> Data {
        try finishEncoding(keepingMemory: false)
    }

    func finishEncoding(keepingMemory: Bool) throws -> Data {
        try writing { _ in }
        try announceEnd()
        let data = try writing { try Self.data($0.finish(keepingMemory: keepingMemory), in: format) }
        isWriting = false
        isFinished = true
        if usesDelegate { delegate?.archiverDidFinish(self) }
        return data
    }

    /// What is known of the last archive, beside the graph, is forgotten.
    /// Refuses what objects call that are let go of, until the state is that of a new archiver.
    func refuseCalls() {
        (isFinishing, isWriting, isFinished) = (true, false, true)
    }

    func resetState() {
        isFinishing = false
        substitutes = ArchivedSubstitutes()
        lastPlainType = nil
        failure = nil
        (isWriting, isFinished, hasBegun) = (false, false, false)
        usesDelegate = delegate != nil
        orderingBudget = Self.firstOrderingBudget
    }

    /// Archives a class under another name than its own; `nil` takes the name back.
    ///
    /// The name stands alone in the archive, without the chain of superclasses and without fallbacks, as Cocoa writes
    /// it. The keys of the class's values stay what they are, that of its version too.
    public func setClassName(_ name: String?, for type: any Coding.Type) {
        graph.classNames.names[ObjectIdentifier(type)] = name
        graph.types.forgetNames(of: ObjectIdentifier(type))
    }

    /// The name that this archiver archives a class under in place of its own; `nil` where it has none.
    ///
    /// Those that held for all archivers when this one was made are among them.
    public func className(for type: any Coding.Type) -> String? {
        graph.classNames.names[ObjectIdentifier(type)]
    }
}
