// The part of an unarchiver that every format of objects needs: which classes may be created, objects that are created
// once, and connected from a work list.
//
//     subclass                                  here
//     objectValue: finds "object 3, Employee" ─▶ object(3, className: "Employee", …)
//     beginObject(3) ◀────────────────────────── not created yet: its class is looked up and allowed
//       primitives ◀── Employee.init(coder:) ◀──
//     endObject() ◀───────────────────────────── known from here on; connected later, the same way

/// An unarchiver for a custom format in which objects have numbers.
///
/// This class creates and connects objects, and the subclass finds values. A subclass overrides the primitives of
/// ``Unarchiver`` that read values and, of this class, ``beginObject(_:)``, ``endObject()``, ``unkeyedCount``,
/// ``hasOpenCollection`` and, for error messages, ``path(toObject:key:)``. When it reads a reference, it calls
/// ``object(_:className:of:forKey:)``.
///
/// The resulting unarchiver provides the same guarantees as ``KeyedUnarchiver``: it creates only objects that the
/// reader allows; it creates an object once for all references, including in cycles; it doesn't recurse for each
/// object; sets don't hash objects that aren't connected; and the first error ends the decoding.
///
/// See *Subclassing NSCoder* in Apple's *Archives and Serializations Programming Guide*.
open class GraphUnarchiver: Unarchiver {
    /// The limits for the archive.
    ///
    /// This class enforces the number of objects that can be created, and the nesting depth of references that must
    /// exist from the start.
    public let limits: ArchiveLimits

    final var allowedClasses = AllowedClasses()
    final var classNames = ClassNames.shared.withLock { $0 }

    /// The classes that objects were created of, by the names that the archive has for them.
    final var creatableClasses: [String: CreatableClass] = [:]

    /// How often the caller gave a name to a class.
    final var classNamesVersion = 0

    /// Objects by their numbers in the archive; `nil` while one is being created.
    final var places: [Int: Int?] = [:]

    /// Every object that was created, in the order in which they were met: the work list too. All before
    /// `connectedCount` are connected.
    final var objects: [CreatedObject] = []
    final var connectedCount = 0

    /// The numbers of the objects whose values are being read, inside each other.
    final var openObjects: [Int] = []
    final var depth = 0
    final var isConnecting = false

    /// What was left until everything is connected, all before `metActionCount` had their first run; and what was left
    /// until the whole graph is read.
    final var actions: [Action] = []
    final var metActionCount = 0
    final var lastActions: [LastAction] = []

    final var poison: (any Error)?
    final var phase = Phase.decoding

    enum Phase {
        case decoding
        case rebuilding
        case finished
    }

    /// A class, and what its objects are asked for.
    final class CreatableClass {
        let type: any Coding.Type

        /// The class and its superclasses.
        let chain: [ObjectIdentifier]
        let substitution: Substitution?

        init(_ type: any Coding.Type) {
            let chain = Array(ClassChain(of: type))
            self.type = type
            self.chain = chain.map { ObjectIdentifier($0.type) }
            substitution = Substitution(of: type, chain)
        }
    }

    struct CreatedObject {
        let object: any Coding
        let number: Int

        /// How many values without keys its initializer read.
        let unkeyedCount: Int

        /// Whether it took the place of the object that was created, which has nothing to connect then.
        let isSubstitute: Bool
    }

    struct Action {
        /// The object that asked; `nil` for the top level.
        let number: Int?
        let unkeyedCount: Int
        let run: () throws -> Void
    }

    struct LastAction {
        let number: Int?
        let run: () -> Void
    }

    /// Creates an unarchiver.
    ///
    /// - Parameter allowing: Classes that can be created in addition to those that are requested during decoding.
    public init(allowing: [any Coding.Type] = [], limits: ArchiveLimits = ArchiveLimits()) {
        self.limits = limits
        super.init()
        for type in allowing { allowedClasses.allow(type) }
    }

    // MARK: What a subclass overrides

    /// Starts reading the values of an object from its first value.
    ///
    /// Until the matching call of ``endObject()``, all primitives read from this object. The method is called more than
    /// once for an object, and while the values of another object are being read.
    open func beginObject(_ number: Int) throws {
        throw failure(.notSupported, expected: "'beginObject' to be overridden", found: "'\(Self.self)'", forKey: nil)
    }

    /// Ends the object of the most recent ``beginObject(_:)``, including any collection that is still open in it.
    open func endObject() {}

    /// The number of values without keys that were read from the current object.
    ///
    /// The number is 0 when the object begins. It is set when reading continues later.
    open var unkeyedCount: Int {
        get { 0 }
        set {}
    }

    /// A Boolean value that indicates whether a collection or structure is open in the current object.
    open var hasOpenCollection: Bool { false }

    /// Returns the path to a value, for error messages.
    ///
    /// - Parameters:
    ///   - number: The object that holds the value; `nil` for the top level.
    ///   - key: The value's key; `nil` for a value without a key, or for the object itself.
    open func path(toObject number: Int?, key: String?) -> String {
        [number.map { "object \($0)" }, key].compactMap { $0 }.joined(separator: ".")
    }

    /// The offset of the value that is being read, for errors.
    func byteOffsetOfValue() -> Int? { nil }

    /// Called where an object was connected, or an action of it has run, and its values are still open.
    func noteConnected(_ number: Int) {}

    /// Called where all objects that were met are connected.
    func checkConnectedObjects() throws {}

    /// Closes what an action of the top level has left open.
    func closeCollections() {}

    // MARK: What a subclass calls

    /// Runs a closure that reads from the archive.
    ///
    /// Use this method for the body of each primitive. It throws if decoding has ended, and any error that the closure
    /// throws ends the decoding. If a class catches an error and ignores it, the next call throws the error again.
    public final func reading<Result>(_ body: () throws -> Result) throws -> Result {
        if let poison { throw poison }
        if phase != .decoding { throw refusal() }
        do {
            let result = try body()
            if let poison { throw poison }
            return result
        } catch {
            throw error is MeetingEnd ? error : remembered(error)
        }
    }

    /// Ends decoding and releases the unarchiver's references to all objects.
    ///
    /// A later call to decode is an error. An override calls `super`.
    open func finishDecoding() {
        phase = .finished
        objects = []
        actions = []
        lastActions = []
    }

    /// Maps the name of a class in archives to a class, or removes the mapping if the class is nil.
    ///
    /// The class must be allowed like any other.
    public final func setClass(_ type: (any Coding.Type)?, forClassName name: String) {
        classNames.classes[name] = type
        creatableClasses = [:]
        classNamesVersion += 1
    }

    // MARK: Primitives

    /// Ends the innermost open collection.
    ///
    /// An override ends the subclass's own collection and then calls `super`: actions that were scheduled until objects
    /// are connected run when no other collection is open.
    open override func endCollection() throws {
        try connectAtTopLevel()
    }

    /// Ends the innermost open structure; see ``endCollection()``.
    open override func endStructure() throws {
        try connectAtTopLevel()
    }

    /// Schedules the action; see ``Unarchiver/whenConnected(_:)``.
    public final override func whenConnected(_ action: @escaping () throws -> Void) {
        // A structure is decoded once more when everything is connected, and asks again.
        if isMeeting, structureDepth > 0 { return }
        actions.append(Action(number: openObjects.last, unkeyedCount: unkeyedCount, run: keepingScope(action)))
    }

    /// Schedules the action; see ``Unarchiver/whenDecoded(_:)``.
    public final override func whenDecoded(_ action: @escaping () -> Void) {
        if isMeeting, structureDepth > 0 { return }
        lastActions.append(LastAction(number: openObjects.last, run: action))
    }

    /// Creates an error about the value under a key of the object that is being decoded. The first error ends the
    /// decoding.
    public final override func failure(
        _ code: ArchiveError.Code, expected: String, found: String, forCompleteKey key: String?
    ) -> ArchiveError {
        let error = ArchiveError(
            code, path: path(toObject: openObjects.last, key: key), expected: expected, found: found,
            objectNumber: openObjects.last, byteOffset: byteOffsetOfValue())
        return remembered(error) as? ArchiveError ?? error
    }

    public override func ended(by error: any Error) -> any Error {
        if error is MeetingEnd { return error }
        // In the first run of an action collections are empty, which a structure may not bear: the second run tells.
        if poison == nil, isMeeting { return MeetingEnd() }
        return remembered(error)
    }

    func remembered(_ error: any Error) -> any Error {
        if poison == nil { poison = error }
        return poison ?? error
    }

    private func refusal() -> ArchiveError {
        if phase == .finished {
            return ArchiveError(
                .finished, path: "", expected: "an unarchiver that has not finished", found: "one that has")
        }
        return failure(
            .notSupported, expected: "an action that decodes nothing", found: "one of 'whenDecoded' that does",
            forKey: nil)
    }

    public override var maximumStructureDepth: Int { limits.maximumDepth }

    public override func connectMetObjects() throws {
        if isAtTopLevel { try reading { try connectAllObjects() } }
    }
}
