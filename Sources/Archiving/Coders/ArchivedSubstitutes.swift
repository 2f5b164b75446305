// Determines which object is archived instead of another one, and under which class name.
//
//     object ──▶ placesByObject ──▶ answers   [ object, substitute, type named | … ]
//     type   ──▶ placesByType   ──▶ functions [ replaced via, or replacementObject(for:) | … ]

/// The replacements that objects name. Each object is asked once, and its replacement is not asked for another one.
///
/// Objects and replacements are retained, so that no address is used twice.
struct ArchivedSubstitutes {
    /// Returns the object that is archived instead of an object, if there is one.
    typealias Function = (any Coding, Archiver) throws -> (any Coding)?

    struct Answer {
        let object: any Coding

        /// The object that is archived; `nil` if nil is archived.
        let substitute: (any Coding)?

        /// The class under whose names the object is archived, if it is not its own class.
        let namedType: (any Coding.Type)?
    }

    /// The index of a class's function plus 2; 1 for a class without a function.
    private var placesByType = NumberTable()

    /// The last class without a function. Objects of one class are mostly encoded consecutively.
    private var lastPlainType: ObjectIdentifier?
    private var functions: [(function: Function, namesType: Bool)] = []

    /// Indices of answers by the object's address.
    private var placesByObject = NumberTable()
    private var answers: [Answer] = []

    /// The objects that are being asked, nested.
    private var asked: [any Coding] = []

    /// The maximum nesting of objects that are asked: an object that is asked may archive others.
    private static let maximumDepth = 32

    /// Whether objects were asked.
    var hasAnswers: Bool { !answers.isEmpty }

    /// Whether an object named a class other than its own.
    private(set) var hasNamedTypes = false

    @inline(__always)
    func isLastPlain(_ type: ObjectIdentifier) -> Bool { type == lastPlainType }

    /// Whether a class has no function.
    @inline(__always)
    mutating func isPlain(_ type: any Coding.Type) -> Bool { place(of: type) == nil }

    /// The function of a class, or of its nearest superclass that has one.
    mutating func function(for type: any Coding.Type) -> Function? {
        place(of: type).map { functions[$0].function }
    }

    /// Whether objects of a class name the class under whose names they are archived.
    mutating func namesType(_ type: any Coding.Type) -> Bool {
        place(of: type).map { functions[$0].namesType } ?? false
    }

    @inline(__always)
    private mutating func place(of type: any Coding.Type) -> Int? {
        lastPlainType == ObjectIdentifier(type) ? nil : knownPlace(of: type)
    }

    @inline(never)
    private mutating func knownPlace(of type: any Coding.Type) -> Int? {
        let address = UInt64(UInt(bitPattern: ObjectIdentifier(type)))
        if let place = placesByType[address] {
            if place >= 2 { return Int(place) - 2 }
            lastPlainType = ObjectIdentifier(type)
            return nil
        }
        let facts = ClassFacts.of(type)
        if facts.isSubstituting {
            functions.append((Self.ownReplacement, true))
        } else if let function = facts.replacement {
            functions.append(({ object, _ in try function(object) }, false))
        } else {
            placesByType.set(1, for: address)
            lastPlainType = ObjectIdentifier(type)
            return nil
        }
        placesByType.set(UInt32(truncatingIfNeeded: functions.count) + 1, for: address)
        return functions.count - 1
    }

    private static func ownReplacement(of object: any Coding, for archiver: Archiver) throws -> (any Coding)? {
        guard let substituting = object as? any SubstitutingCoding else { return object }
        return try substituting.replacementObject(for: archiver)
    }

    // MARK: Asking

    var isAsking: Bool { !asked.isEmpty }

    func isAsked(_ object: any Coding) -> Bool { asked.contains { $0 === object } }

    /// Marks an object as being asked, and returns whether that is allowed: not while the object is already being
    /// asked, and not when too many others are.
    mutating func beginAsking(_ object: any Coding) -> Bool {
        guard asked.count < Self.maximumDepth, !isAsked(object) else { return false }
        asked.append(object)
        return true
    }

    /// The error for an object that can't be asked, because it is being asked or too many others are.
    func isAskedError(_ object: any Coding, path: String) -> ArchiveError {
        guard isAsked(object) else {
            return ArchiveError(
                .limitExceeded, path: path,
                expected: "at most \(Self.maximumDepth) objects that archive others while they name their replacements",
                found: "more inside each other")
        }
        return ArchiveError(
            .notSupported, path: path,
            expected: "objects that name their replacements without archiving themselves",
            found: "one of class '\(type(of: object))' that does")
    }

    mutating func endAsking() {
        asked.removeLast()
    }

    // MARK: Answers

    /// Discards the answers for another archive. What classes declare remains valid.
    mutating func removeAnswers() {
        if answers.isEmpty { return }
        placesByObject.removeAll()
        answers.removeAll()
        hasNamedTypes = false
    }

    /// The answer for an object that was asked or that replaces another one.
    func answer(for object: any Coding) -> Answer? {
        if answers.isEmpty { return nil }
        return placesByObject[Self.address(of: object)].map { answers[Int($0)] }
    }

    /// Stores what is archived instead of an object. The replacement itself is not asked.
    mutating func note(
        _ substitute: (any Coding)?, named namedType: (any Coding.Type)?, for object: any Coding
    ) {
        let isSame = substitute === object
        append(Answer(object: object, substitute: substitute, namedType: isSame ? namedType : nil))
        guard !isSame, let substitute, answer(for: substitute) == nil else { return }
        append(Answer(object: substitute, substitute: substitute, namedType: namedType))
    }

    private mutating func append(_ answer: Answer) {
        if answer.namedType != nil { hasNamedTypes = true }
        placesByObject.set(UInt32(truncatingIfNeeded: answers.count), for: Self.address(of: answer.object))
        answers.append(answer)
    }

    private static func address(of object: any Coding) -> UInt64 {
        UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }
}
