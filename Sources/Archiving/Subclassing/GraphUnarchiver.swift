// The part of an unarchiver that every format of objects needs: which classes may be created, objects that are created
// once and connected from a work list, values that references share, and errors that end decoding.
//
//     subclass                                  here
//     objectValue: finds "object 3, Employee" ─▶ object(3, className: "Employee", …)
//     beginObject(3) ◀────────────────────────── not created yet: its class is looked up and allowed
//       primitives ◀── Employee.init(coder:) ◀──
//     endObject() ◀───────────────────────────── registered; connected later, in the same way
//
//     sharedValues    [ 3 ▸ object 0 | 5 ▸ string 2 | … ]     what is known about each number
//     objects         [ ● connected | ● connected | ● | ● ]   created, in the order of their first references
//     pendingObjects                              [ ● | ● ]   the work list
//     actions         [ of object 3 | of object 9 ]           run when everything is connected, or the graph is read

import PropertyLists

/// The part of every unarchiver that creates objects.
///
/// It creates only objects that the reader allows; it creates an object once for all references, including in cycles; it
/// doesn't recurse for each object; sets don't hash objects that aren't connected; and the first error ends the decoding.
/// Its methods throw the codes that ``Unarchiver`` lists.
public class GraphUnarchiver: Unarchiver {
    /// The limits for the archive. Set them before the first value is decoded.
    ///
    /// This class enforces the number of objects that can be created, and the nesting depth of references that must
    /// exist from the start.
    public final var limits: ArchiveLimits {
        get { currentLimits }
        set {
            currentLimits = newValue
            remainingReadCount = Self.readCount(newValue, ofBytes: byteCount)
        }
    }

    /// A closure that is called once for about each thousand objects, and once when all objects are connected. It receives
    /// the number of connected objects, and of those that are known so far, which grows while objects refer to new ones.
    ///
    /// What it throws ends decoding, so `{ _, _ in try Task.checkCancellation() }` cancels with the task. It is called on the
    /// thread that unarchives. Set it before the first value is decoded.
    public final var onProgress: ((_ completed: Int, _ known: Int) throws -> Void)? {
        get { progress.report }
        set { progress.report = newValue }
    }

    // Accesses are not checked for exclusivity here and below: these properties are touched with each value, by one
    // thread, and no function that changes one of them calls out meanwhile. With all checks, an office takes 2.7 times the
    // instructions to read.

    /// Counts each object twice, when it is created and when it is connected: either can be most of the time.
    @safe @exclusivity(unchecked) final var progress = ProgressReporter(interval: 2_000)
    @safe @exclusivity(unchecked) private final var currentLimits: ArchiveLimits
    @safe @exclusivity(unchecked) final var remainingReadCount: Int

    /// How many bytes the archive has; 0 if that is unknown.
    final let byteCount: Int

    final var classes = ClassResolver()

    /// How often a name got another class. Not in the resolver, because it is read for each object.
    final var namesVersion = 0

    @safe @exclusivity(unchecked) final var sharedValues: SharedValues

    /// All created objects, in the order of their first references; and those that aren't connected yet.
    @safe @exclusivity(unchecked) final var objects = GrowingBuffer<any Coding>()
    @safe @exclusivity(unchecked) final var pendingObjects = PendingObjects()

    /// How many of the objects the caller has received, from the calls at the top level that succeeded.
    final var deliveredCount = 0

    /// How many values without keys the initializers of objects read: `connect(with:)` continues there.
    @safe @exclusivity(unchecked) final var unkeyedCounts = [Int: Int]()

    /// The numbers of the objects whose values are being read, nested.
    @safe @exclusivity(unchecked) final var openObjects = GrowingBuffer<Int>()

    /// How many initializers are running, nested.
    @safe @exclusivity(unchecked) final var depth = 0
    @safe @exclusivity(unchecked) final var isConnecting = false

    /// The actions that run when everything is connected, and when the whole graph is read.
    @safe @exclusivity(unchecked) final var actions = DeferredActions()

    /// The first error, which every later call throws again.
    @safe @exclusivity(unchecked) final var firstError: (any Error)? {
        didSet {
            // They never run, and they retain what they use, this unarchiver too.
            if errorScope != .lenient { actions.removeAll() }
            stateChanged()
        }
    }

    /// The numbers of the objects that others replaced in lenient extents.
    final var substitutes: [Int] = []

    /// How often all objects were connected.
    final var connectionCount = 0

    /// Whether the error is one of the caller's own code, such as a delegate, which always ends decoding.
    final var isErrorOfCaller = false

    /// Records events for the report; `nil` if no report was requested.
    final var reporter: DecodingReporter? {
        didSet { stateChanged() }
    }

    /// Whether the unarchiver creates a ``report``. Set it before the first value is decoded; earlier events are not
    /// part of the report.
    ///
    /// Decoding then takes longer, with the same results and errors. What the report itself reads is limited by
    /// ``ArchiveLimits/maximumReadCount``, like all reading; when that limit is reached, the report no longer includes
    /// unread keys.
    public final var reportsDecoding: Bool {
        get { reporter != nil }
        set {
            reporter = newValue ? reporter ?? DecodingReporter(remainingReadCount: remainingReadCount) : nil
            isReporting = newValue
        }
    }

    /// The report on decoding so far; `nil` if ``reportsDecoding`` is false. It is also available after an error and
    /// after decoding is finished.
    ///
    /// The reports on archives other than keyed ones don't include unread keys, classes under other names and newer
    /// versions.
    ///
    /// - Complexity: O(*n*) in the size of a keyed archive, to compute the paths.
    public var report: ArchiveReport? { reporter?.report([:]) }

    /// How many more errors that may be caught get a path. To find one takes time in proportion to the archive's size.
    final lazy var remainingPathCount = min(1_000, 8 + (1 << 20) / max(byteCount, 1))

    /// The file that contains the archive.
    final var url: URL?

    /// What an error does.
    @safe @exclusivity(unchecked) final var errorScope = ErrorScope.strict

    enum ErrorScope {
        /// It ends decoding.
        case strict

        /// The value is then read in another way.
        case probing

        /// If it is an error of creating a value, the value is left out.
        case lenient
    }

    final var isProbing: Bool { errorScope == .probing }

    final var phase = Phase.decoding {
        didSet { stateChanged() }
    }

    enum Phase {
        case decoding

        /// Actions of ``Unarchiver/whenDecoded(_:)`` run: nothing more is decoded.
        case rebuilding

        /// A delegate is notified that decoding will finish: values may still be decoded.
        case finishing
        case finished
    }

    /// Creates an unarchiver for an archive of a number of bytes; 0 if that isn't known.
    ///
    /// - Parameter slotCount: The number of objects, if they are numbered from 0; `nil` if any numbers identify them.
    init(slotCount: Int?, byteCount: Int, allowing: [any Coding.Type], limits: ArchiveLimits) {
        (currentLimits, self.byteCount) = (limits, byteCount)
        remainingReadCount = Self.readCount(limits, ofBytes: byteCount)
        sharedValues = SharedValues(hasSlots: slotCount != nil)
        if let slotCount, slotCount > 0 { sharedValues.makeUnknown(slotCount: slotCount) }
        super.init()
        for type in allowing { classes.allow(type) }
    }

    deinit { disconnectUndeliveredObjects() }

    // MARK: What a format overrides

    /// Starts reading the values of an object from its first value.
    ///
    /// Until the matching call of ``endObject()``, all primitives read from this object. The method is called more than
    /// once for an object, and while the values of another object are being read.
    package func beginObject(_ number: Int) throws {}

    /// Ends the object of the most recent ``beginObject(_:)``, including any collection that is still open in it.
    package func endObject() {}

    /// The number of values without keys that were read from the current object. It is set when reading continues later.
    var unkeyedCount: Int {
        get { 0 }
        set {}
    }

    /// Whether a collection or structure is open in the current object.
    var hasOpenPart: Bool { false }

    /// Returns the path to a value, for error messages.
    ///
    /// - Parameters:
    ///   - number: The object that holds the value; `nil` for the top level.
    ///   - key: The value's key; `nil` for a value without a key, or for the object itself.
    package func path(toObject number: Int?, key: String?) -> String {
        [number.map { "object \($0)" }, key].compactMap { $0 }.joined(separator: ".")
    }

    // MARK: Objects that are read without being created

    /// Starts reading an object whose class the program doesn't have, like ``beginObject(_:)``. After an error, nothing
    /// is open that wasn't before.
    ///
    /// - Parameter chain: What the class would state about itself and its superclasses, the topmost first.
    package func beginObject(_ number: Int, as chain: [ArchivedStructure]) throws { try beginObject(number) }

    /// Starts reading a structure that is a separate object.
    func beginStructure(_ structure: ArchivedStructure, ofObject number: Int) throws {
        throw fail(.notSupported, expected: "objects with numbers", found: "'\(Self.self)'")
    }

    /// Opens a structure that is a separate object, whose values the closure decodes by key. An error closes it.
    package final func decodingStructure<Result>(
        _ structure: ArchivedStructure, ofObject number: Int, _ body: () throws -> Result
    ) throws -> Result {
        // The keys are complete, also inside a dictionary.
        try decodingKeys(of: nil) {
            try closingParts {
                try beginStructure(structure, ofObject: number)
                let result = try body()
                try endStructure()
                return result
            }
        }
    }

    /// Opens the dictionary with a number, whose values the closure decodes by key. An error closes it.
    package final func decodingDictionary<Result>(ofObject number: Int, _ body: () throws -> Result) throws -> Result {
        try closingParts {
            let count = try beginDictionary(ofObject: number)
            let result = try decodingKeys(count: count, body)
            try endCollection()
            return result
        }
    }

    /// Closes what a closure leaves open if it throws an error.
    private func closingParts<Result>(_ body: () throws -> Result) throws -> Result {
        let count = openPartCount
        do { return try body() } catch {
            closeParts(downTo: count)
            throw error
        }
    }

    /// Opens the dictionary with a number, and returns the number of its entries.
    func beginDictionary(ofObject number: Int) throws -> Int {
        throw fail(.notSupported, expected: "objects with numbers", found: "'\(Self.self)'")
    }

    /// Continues after an error. What was open is then ended by ``endObject()``.
    package final func forgetError() { firstError = nil }

    // MARK: What this module's formats override

    override func catchingErrors<Value>(forKey key: String?, _ body: () throws -> Value) throws -> Value? {
        try lenientExtent(forKey: key, body)
    }

    override func note(_ event: DecodingEvent, forKey key: String?) { noteEvent(event, forKey: key) }

    /// Records a structure that is about to be decoded under a complete key.
    func noteStructure(_ structure: ArchivedStructure, forKey key: String?) {}

    /// The name of the class of the object or structure that is being read, for reports.
    func reportedClassName() -> String? { nameOfOpenClass() }

    /// A key for reports; for an element, the key of its collection.
    func reportedKey(_ key: String?) -> String? { key }

    /// Where an event happened.
    func reportedPlace(ofKey key: String?) -> ReportPlace {
        if remainingPathCount == 0 { return ReportPlace(slot: nil, suffix: "") }
        remainingPathCount -= 1
        return ReportPlace(slot: nil, suffix: pathOfValue(forKey: key))
    }

    /// How many objects, collections and structures are open inside each other.
    var openPartCount: Int { 0 }

    /// Closes what was opened last, until the number is left.
    func closeParts(downTo count: Int) {}

    /// The number of the object, collection or structure that is being read; `nil` at the top level.
    var currentNumber: Int? { openObjects.last }

    /// What an error about the value under a key expects.
    func expectation(_ text: String, forKey key: String?) -> String { text }

    /// The path to the value under a key of what is being read, or to the one without a key that was read last.
    func pathOfValue(forKey key: String?) -> String { path(toObject: currentNumber, key: key) }

    /// The offset of the value that is being read, for errors.
    func byteOffsetOfValue() -> Int? { nil }

    /// What is open in the current object, for errors.
    var openPartPhrase: String { "collection" }

    /// What archives do that stay within ``ArchiveLimits/maximumReadCount``, for errors.
    var readLimitPhrase: String { "an archive whose values don't hold each other many times" }

    /// The path to the value that was read last, for an error that the program's own code throws.
    func pathOfLastValue() -> String { pathOfValue(forKey: nil) }

    /// The name, in the archive, of the class of the object that is being read; `nil` at the top level.
    func nameOfOpenClass() -> String? { nil }

    /// Returns an error of the archive's tables as one with a path.
    func archiveError(for error: any Error, forKey key: String?) -> any Error { error }

    /// Called after `firstError` or `phase` changed.
    func stateChanged() {}

    /// The number of the collection or structure that was opened last, if references can share it.
    var containerNumber: Int? { nil }

    /// The state of the structure that was opened last, before it was opened; `nil` for a collection.
    var formerStructureState: SlotState? { nil }

    /// Whether the element that was read last will be hashed.
    var isHashing: Bool { false }

    /// Connects the next object of the work list. Returns false if there is none.
    func connectNextObject() throws -> Bool {
        guard let pending = pendingObjects.next() else { return false }
        let number = sharedValues.number(of: pending)
        try within(number, unkeyedCounts.isEmpty ? 0 : unkeyedCounts[number] ?? 0, from: pending) {
            try objects[Int(pending.index)].connect(with: self)
            noteConnected(number)
        }
        return true
    }

    /// The entry in the work list of the object that was created from the values that are open.
    func pendingObject(_ number: Int) -> PendingObject {
        PendingObject(index: objects.count, slot: UInt32(truncatingIfNeeded: number))
    }

    /// Starts reading the values of an object that is connected.
    func beginObject(_ number: Int, from pending: PendingObject) throws { try beginObject(number) }

    /// Called when an object was connected, or an action of it has run, while its values are still open.
    func noteConnected(_ number: Int) {}

    /// Called when all referenced objects are connected.
    func checkConnectedObjects() throws {}

    /// Runs an action of the caller, who may have continued to read since, and closes what it has left open.
    final func withinTopLevel(_ count: Int, _ body: () throws -> Void) throws {
        let (partCount, present) = (openPartCount, unkeyedCount)
        unkeyedCount = count
        defer {
            closeParts(downTo: partCount)
            unkeyedCount = max(present, unkeyedCount)
        }
        try body()
    }

    /// Ends decoding and releases the unarchiver's references to all objects.
    ///
    /// A later call to decode is an error.
    public func finishDecoding() {
        phase = .finished
        disconnectUndeliveredObjects()
        unsafe objects.removeAll(inRunsOf: .max) { _ in }
        pendingObjects.removeAll()
        sharedValues.removeAll()
        actions.removeAll()
        if !unkeyedCounts.isEmpty { unkeyedCounts = [:] }
    }

    // MARK: Primitives

    /// Ends the innermost open collection.
    ///
    /// An override ends the subclass's own collection and then calls `super`: actions that were scheduled until objects
    /// are connected run when no other collection is open.
    package override func endCollection() throws {
        try connectAtTopLevel()
    }

    /// Ends the innermost open structure; see ``endCollection()``.
    package override func endStructure() throws {
        try connectAtTopLevel()
    }

    /// Schedules the action; see ``Unarchiver/whenConnected(_:)``.
    public final override func whenConnected(_ action: @escaping () throws -> Void) {
        // An action, with its structures, runs once more when everything is connected, and schedules its actions again.
        if firstError != nil || isDiscovering { return }
        actions.addForConnection(
            DeferredActions.Action(number: currentNumber, unkeyedCount: unkeyedCount, run: keepingScope(action)))
    }

    /// Schedules the action; see ``Unarchiver/whenDecoded(_:)``.
    public final override func whenDecoded(_ action: @escaping () throws -> Void) {
        if firstError != nil || isDiscovering { return }
        actions.addForEnd(DeferredActions.Action(number: currentNumber, run: action))
    }

    /// Creates an error about the value under a key of the object that is being decoded. The first error ends the
    /// decoding.
    final override func fail(
        _ code: ArchiveError.Code, expected: String, found: String, forCompleteKey key: String?
    ) -> ArchiveError {
        if let error = firstError as? ArchiveError { return error }
        // A path takes time to find.
        if isProbing { return ArchiveError(code, path: "", expected: expected, found: found) }
        return rememberedError(
            ArchiveError(
                code, path: getsPath(code) ? pathOfValue(forKey: key) : "",
                expected: expectation(expected, forKey: key), found: found, objectNumber: currentNumber,
                byteOffset: byteOffsetOfValue()))
    }

    override func ended(by error: any Error) -> any Error {
        // In a discovery run collections are empty, which a structure may reject: the second run decides.
        if firstError == nil, isDiscovering { return DiscoveryEnd() }
        return remembered(error)
    }

    package override var maximumStructureDepth: Int { limits.maximumDepth }

    override func connectMetObjects() throws {
        guard isAtTopLevel else { return }
        // The caller's own actions read at the top level, where a collection is open now: they run when it ends.
        let later = actions.takeOfTopLevel()
        try reading { try connectAllObjects() }
        actions.putBack(later)
    }

    override func sharedCollection() -> AnyObject? {
        containerNumber.flatMap { sharedValues.value(of: $0) }
    }

    override var keepsCollection: Bool {
        guard let number = containerNumber else { return false }
        if let state = formerStructureState { return sharedValues.isReadBefore(state) }
        return sharedValues.noteReading(of: number)
    }

    override func keepCollection(_ collection: AnyObject) {
        if let number = containerNumber { sharedValues.share(collection, of: number) }
    }

    override func chargeCopies(_ count: Int) throws {
        try reading { try charge(count) }
    }
}
