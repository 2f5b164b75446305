// Writes keyed archives: the bytes of Cocoa's NSKeyedArchiver.
//
// An archiver owns its lane, and frees it last. Memory with elements is lent for a call.

public import PropertyLists

/// Archives object graphs under keys.
///
/// One call archives one root object: ``archivedData(withRootObject:profile:limits:onProgress:)``. For several roots, or
/// for scalars at the top level, create an archiver, encode the values under keys of your choice, and finish:
///
///     let archiver = KeyedArchiver()
///     try archiver.encode(company, forKey: "company")
///     try archiver.encode(3, forKey: "page")
///     let data = try archiver.finishEncoding()
///
/// Each object is archived once, however often it is referenced, and cycles terminate. By default, equal strings,
/// numbers, dates and data are written once, except for some numbers and dates if more than 32,768 are different. The
/// same graph produces the same bytes in every process. Objects are encoded from a work list rather than recursively: a
/// chain of a million objects needs no deep stack.
///
/// An error ends the archive: every later call throws the same error, so that an incomplete graph is never finished.
///
/// See *Keyed Archives* and *Creating an Archive* in Apple's *Archives and Serializations Programming Guide*.
///
/// - Complexity: O(*n*) time and memory in the number of objects, values and bytes.
public final class KeyedArchiver: Archiver {
    // Classes and delegates, which may call the archiver, are called only while none of these is being changed: not
    // checked, as in `Archiver`.
    @safe @exclusivity(unchecked) var graph: KeyedGraphWriter

    /// Whether the archive is started, and neither finished nor failed.
    @safe @exclusivity(unchecked) private(set) var isWriting = false
    private(set) var firstError: (any Error)?
    private(set) var isFinished = false
    private(set) var hasBegun = false

    /// The delegate, which is notified of objects while they are archived and may replace them.
    ///
    /// Set it before the first object is encoded: objects that were already referenced are not reported again. The
    /// archiver doesn't retain its delegate.
    public var delegate: (any KeyedArchiverDelegate)? {
        get { currentDelegate }
        set {
            currentDelegate = newValue
            if newValue != nil { usesDelegate = true }
        }
    }
    private weak var currentDelegate: (any KeyedArchiverDelegate)?

    /// Whether there is or was a delegate, whose answers are valid as long as the archive is being written.
    @safe @exclusivity(unchecked) private(set) var usesDelegate = false

    /// Whether objects of the work list are being encoded, and whether the delegate is being notified of the end.
    @safe @exclusivity(unchecked) var isEncodingObjects = false

    /// The class of the object that is being encoded, for errors.
    @safe @exclusivity(unchecked) var encodedType: (any Coding.Type)?
    var isFinishing = false

    /// Creates an archiver for an archive with any number of roots.
    ///
    /// - Parameter profile: The layout and format of the archive. The default is the smallest layout, in binary.
    public init(profile: ArchiveProfile = .compact) {
        let lane = unsafe Lane.allocated()
        graph = unsafe KeyedGraphWriter(lane)
        unsafe super.init(lane: lane)
        graph.profile = profile
        graph.classNames = classNames.names
    }

    deinit {
        // The graph points to the lane, and so may what its objects call when they are released.
        var last = unsafe KeyedGraphWriter(Lane.none)
        swap(&graph, &last)
        _ = consume last
        unsafe Lane.free(lane)
    }

    /// Always true.
    public override var allowsKeyedCoding: Bool { true }

    // MARK: Primitives, which `Archiver` documents

    package override func encodeLeaf(_ leaf: ArchivedLeaf, forKey key: String?) throws {
        try writing { graph in
            switch leaf {
            case .null: try graph.writeNull(forKey: key)
            case .boolean(let value): try graph.write(value, forKey: key)
            case .integer(let value, let type): try graph.write(value, type: type, forKey: key)
            case .float(let value): try graph.write(value, forKey: key)
            case .double(let value): try graph.write(value, forKey: key)
            case .string(let value): try graph.write(value, forKey: key)
            case .data(let value): try graph.write(value, forKey: key)
            case .date(let value): try graph.write(value, forKey: key)
            case .url(let value): try graph.write(value, forKey: key)
            case .uuid(let value): try graph.write(value, forKey: key)
            case .decimal(let value), .numberObject(.decimal(let value), _): try graph.write(value, forKey: key)
            case .geometryObject(let value) where value.kind.special != nil: try graph.writeObject(value, forKey: key)
            case .geometry(let value), .geometryObject(let value): try graph.write(value, forKey: key)
            case .bytes(let value): try graph.writeBytes(value, forKey: key)
            case .inlineString(let value): try graph.writeInline(value, forKey: key)
            case .mutableString(let value): try graph.writeMutableString(value, forKey: key)
            case .mutableData(let value): try graph.writeMutableData(value, forKey: key)
            case .numberObject(let value, _): try graph.writeNumberObject(value, forKey: key)
            }
        }
    }

    override func encodeBoolValue(_ value: Bool, forKey key: String?) throws {
        try writing { try $0.write(value, forKey: key) }
    }

    override func encodeIntegerValue(_ value: Int64, type: IntegerType, forKey key: String?) throws {
        try writing { try $0.write(value, type: type, forKey: key) }
    }

    override func encodeDoubleValue(_ value: Double, forKey key: String?) throws {
        try writing { try $0.write(value, forKey: key) }
    }

    override func encodeStringValue(_ value: String, forKey key: String?) throws {
        try writing { try $0.write(value, forKey: key) }
    }

    override func encodeDateValue(_ value: Date, forKey key: String?) throws {
        try writing { try $0.write(value, forKey: key) }
    }

    package override func beginCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        try writing { try $0.beginCollection(kind, count: count, forKey: key) }
    }

    package override func endCollection() throws {
        try writing { try $0.endCollection() }
        if !isEncodingObjects { try encodePendingObjects() }
    }

    package override func encodeObjectValue(_ object: any Coding, forKey key: String?) throws {
        if isArchivedItself(object) {
            try writing { try $0.write(object, forKey: key) }
        } else {
            guard let substitute = try substitute(for: object) else { return try encodeLeaf(.null, forKey: key) }
            try writing { try $0.write(substitute, forKey: key) }
        }
        if !isEncodingObjects { try encodePendingObjects() }
    }

    package override func encodeConditionalObjectValue(_ object: any Coding, forKey key: String?) throws {
        if isArchivedItself(object) {
            try writing { try $0.writeConditionally(object, forKey: key) }
        } else {
            guard let object = try substitute(for: object) else { return try encodeLeaf(.null, forKey: key) }
            try writing { try $0.writeConditionally(object, forKey: key) }
        }
    }

    override func encodeNumberArray(_ value: NumberArray, forKey key: String?) throws {
        try writing { try $0.write(value, forKey: key) }
    }

    package override func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws {
        try writing { try $0.beginStructure(structure, forKey: key) }
    }

    package override func endStructure() throws {
        try writing { try $0.endStructure() }
        try encodePendingObjects()
    }

    override func encodeArchivedObjectValue(_ object: ArchivedObject, forKey key: String?) throws {
        try writing { try $0.write(object, forKey: key) }
    }

    override func encodePackedNumbers(
        _ numbers: () -> NumberArray, bytes: UnsafeRawBufferPointer, forKey key: String?
    ) throws {
        try writing { try unsafe $0.write(bytes, forKey: key) }
    }

    override func encodeElements(_ elements: ElementBuffer) throws {
        guard graph.isInCollection else { return try unsafe encodeEach(elements) }
        try writing { try unsafe $0.write(elements) }
    }

    override func encodeLeaves(_ elements: ElementBuffer, forKey key: String?) throws {
        try writing { try unsafe $0.write(elements, forKey: key) }
    }

    override func encodeObjects(_ objects: BorrowedObjects) throws -> Bool {
        guard graph.isInCollection, areArchivedThemselves(objects) else { return false }
        try writing { try $0.write(objects) }
        return true
    }

    public override func encode(_ unknownValues: UnknownValues) throws {
        try writing { try $0.add(unknownValues) }
    }

    package override func beginElements(_ form: ElementForm, count: Int, forKey key: String?) throws {
        try writing { try $0.beginElements(form, count: count, forKey: key) }
    }

    package override func endElements(counts: [Int]) throws {
        try writing { try $0.endElements(counts: counts) }
        try encodePendingObjects()
    }

    package override func beginMutableCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        try writing { try $0.beginMutableCollection(kind, count: count, forKey: key) }
    }

    package override func beginMutableOrderedSet(count: Int, forKey key: String?) throws {
        try writing { try $0.beginCollection(.mutableOrderedSet, count: count, forKey: key) }
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

    // Not inlined: a nonmutating method gets a copy of the graph writer, which would take two kilobytes of the stack in each
    // call that can fail.
    @inline(never)
    override func pathOfEncodedObject() -> String { graph.currentPath() }

    @inline(never)
    override func pathOfEncodedValue() -> String { graph.currentPath(toValueForKey: nil) }

    override func number(of object: AnyObject) -> UInt32? {
        graph.slot(ofObjectAt: UInt(bitPattern: ObjectIdentifier(object)))
    }

    override func ended(by error: any Error) -> any Error {
        remember(error)
    }

    // MARK: Encoding

    /// Makes one change to the archive. After the archive is finished or has failed, this is an error; and an error ends
    /// the archive.
    // Inlined, so that a primitive tests one flag and changes the graph: a call of a closure takes longer than most
    // changes.
    @inline(__always)
    func writing<Result>(_ body: (inout KeyedGraphWriter) throws -> Result) throws -> Result {
        if !isWriting { try beginWriting() }
        do {
            return try body(&graph)
        } catch {
            throw remember(error)
        }
    }

    /// Starts the archive, or throws the reason why nothing can be written to it.
    @inline(never)
    func beginWriting() throws {
        if let firstError { throw firstError }
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

    /// Ends the archive with an error. The first of several errors is thrown from then on.
    @inline(never)
    func remember(_ error: any Error) -> any Error {
        isWriting = false
        // The keys of what is being encoded go through `writing` from now on, which throws the error.
        unsafe lane.pointee.cursor = KeyCursor()
        if let firstError { return firstError }
        let error = (error as? PropertyListError).map { ArchiveError($0, path: graph.currentPath()) } ?? error
        let name = encodedType.map { "\($0)" }
        let located = ArchiveError(thrownBy: name, error, path: graph.currentPath()) ?? error
        firstError = located
        return located
    }

    /// Ends the archive with an error that passes unchanged.
    func rememberUnchanged(_ error: any Error) -> any Error {
        isWriting = false
        if firstError == nil { firstError = error }
        return firstError ?? error
    }

    /// Finishes the archive and returns its bytes.
    ///
    /// - Throws: ``ArchiveError`` with the code `finished` if the archive is already finished, `limitExceeded` if it is
    ///   larger than ``Archiver/limits`` allow. If an error was thrown before, the first one.
    public func finishEncoding() throws -> Data {
        try finishEncoding(keepingMemory: false)
    }

    func finishEncoding(keepingMemory: Bool) throws -> Data {
        try writing { _ in }
        try announceEnd()
        let data = try writing { graph in
            let data = try Self.data(graph.finish(keepingMemory: keepingMemory), in: graph.profile.format)
            try limits.check(objectCount: graph.objectCount, byteCount: data.count)
            return data
        }
        isWriting = false
        isFinished = true
        if usesDelegate { delegate?.archiverDidFinish(self) }
        return data
    }

    /// Rejects calls from objects that are released while the archiver resets, until ``resetState()``.
    func refuseCalls() {
        (isFinishing, isWriting, isFinished) = (true, false, true)
    }

    /// Discards everything about the last archive except the graph.
    func resetState() {
        isFinishing = false
        ownSubstitutes.removeAnswers()
        progress.begin()
        firstError = nil
        (isWriting, isFinished, hasBegun) = (false, false, false)
        if usesDelegate { usesDelegate = delegate != nil }
        orderingBudget = Self.firstOrderingBudget
        if !completeKeys.isEmpty { completeKeys = KeyScope() }
    }

    override func classNameChanged(of type: any Coding.Type) {
        graph.classNames = classNames.names
        graph.types.removeReferences()
    }
}
