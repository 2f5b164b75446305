// Which object is archived in place of another, and under the name of which class.
//
//     object ──▶ placesByObject ──▶ answers   [ object, substitute, type named | … ]
//     type   ──▶ placesByType   ──▶ functions [ replaced via, or replacementObject(for:) | … ]

/// The answers of objects that name another one to be archived in their place: each is asked once, and what it names
/// is not asked again.
///
/// Both are kept alive, so that no address is used twice.
struct ArchivedSubstitutes {
    /// A function from an object to the one that is archived in its place, if any is.
    typealias Function = (any Coding, Archiver) throws -> (any Coding)?

    /// What an object named.
    struct Answer {
        let object: any Coding

        /// What is archived; `nil` for nil.
        let substitute: (any Coding)?

        /// The class under whose names the object is archived, where it is not its own.
        let namedType: (any Coding.Type)?
    }

    /// Places among the functions by class, one more; 1 for a class without one.
    private var placesByType = NumberTable()
    private var functions: [(function: Function, namesType: Bool)] = []

    /// Places among the answers by the object's address.
    private var placesByObject = NumberTable()
    private var answers: [Answer] = []

    /// The objects that are being asked, inside each other.
    private var asked: [any Coding] = []

    /// How many objects may be asked inside each other: an object that is asked may archive others.
    private static let maximumDepth = 32

    /// Whether an object named another class than its own.
    private(set) var hasNamedTypes = false

    /// The function that a class has, or its nearest superclass with one.
    mutating func function(for type: any Coding.Type) -> Function? {
        place(of: type).map { functions[$0].function }
    }

    /// Whether objects of a class name the class under whose names they are archived.
    mutating func namesType(_ type: any Coding.Type) -> Bool {
        place(of: type).map { functions[$0].namesType } ?? false
    }

    private mutating func place(of type: any Coding.Type) -> Int? {
        let address = UInt64(UInt(bitPattern: ObjectIdentifier(type)))
        if let place = placesByType[address] { return place < 2 ? nil : Int(place) - 2 }
        let facts = ClassFacts.of(type)
        if facts.isSubstituting {
            functions.append((Self.ownReplacement, true))
        } else if let function = facts.replacement {
            functions.append(({ object, _ in try function(object) }, false))
        } else {
            placesByType.set(1, for: address)
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

    /// Whether any object is being asked just now.
    var isAsking: Bool { !asked.isEmpty }

    /// Whether an object is being asked just now.
    func isAsked(_ object: any Coding) -> Bool { asked.contains { $0 === object } }

    /// Notes that an object is being asked, if it may be: not inside itself, nor inside many others.
    mutating func beginAsking(_ object: any Coding) -> Bool {
        guard asked.count < Self.maximumDepth, !isAsked(object) else { return false }
        asked.append(object)
        return true
    }

    /// The error about an object that can't be asked: it is being asked, or too many others are.
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

    /// What is known of an object that was asked, or that another one named.
    func answer(for object: any Coding) -> Answer? {
        if answers.isEmpty { return nil }
        return placesByObject[Self.address(of: object)].map { answers[Int($0)] }
    }

    /// Notes what is archived in place of an object. That is not asked itself.
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
