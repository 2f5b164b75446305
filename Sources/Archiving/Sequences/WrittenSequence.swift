// What keys identify in an archive without keys: the values of a sequence.
//
//     class Person, version 2, sequential       key                role
//         var name: String also "title"         "name"             value 0   @
//         var x: Float                          "x"                value 1   f      group ff
//         var y: Float joined                   "y"                value 2   f
//         var age: Int?                         "age"              value 3   c q
//                                               "title"            ignored: only keyed archives contain it
//                                               "Person.version"   ignored

import PropertyLists

/// The values that an object or structure writes into an archive without keys.
final class WrittenSequence: Sendable {
    struct Value: Sendable {
        let key: String
        let encoding: String

        /// Whether a boolean group states if the value is present.
        let isOptional: Bool

        /// Whether it is in the same group as the previous value.
        let isJoined: Bool

        /// The code of a single value; of an optional one, if it is present. For all others 0.
        let code: UInt8

        /// The type encoding of the group that the value begins, if other values are joined to it.
        fileprivate(set) var groupEncoding: String?
    }

    enum Role: Sendable {
        case value(Int)

        /// A case of an enum with its values, identified by the key of the first one or by its tag.
        case `case`(WrittenSequence)

        /// A key that only keyed archives contain, such as that of a version.
        case ignored
        case none
    }

    /// The values in the order in which the archive contains them.
    let values: [Value]

    /// Whether some values share a group.
    let hasGroups: Bool

    /// Whether it is the sequence of an enum whose cases have values.
    let hasCases: Bool

    /// The key or tag of the case whose values these are; otherwise empty.
    let caseName: String
    private let roles: [String: Role]

    /// - Parameter ignoredKeys: The keys of values that only keyed archives contain.
    private init(
        _ sequence: [ArchivedSequence.Value], cases: [ArchivedSequence.Case] = [], caseName: String = "",
        ignoredKeys: [String]
    ) {
        self.caseName = caseName
        var roles: [String: Role] = [:]
        var values: [Value] = []
        for key in ignoredKeys { roles[key] = .ignored }
        var first = 0
        for (number, value) in sequence.enumerated() {
            roles[value.key] = .value(number)
            let encoding = value.writtenEncoding
            let isOptional = encoding.hasPrefix("c ")
            let present = encoding.utf8.dropFirst(isOptional ? 2 : 0)
            values.append(
                Value(
                    key: value.key, encoding: encoding, isOptional: isOptional, isJoined: value.isJoined,
                    code: present.count == 1 ? present.first ?? 0 : 0))
            guard value.isJoined, number > 0 else {
                first = number
                continue
            }
            values[first].groupEncoding = (values[first].groupEncoding ?? values[first].encoding) + value.encoding
        }
        for archivedCase in cases {
            let name = archivedCase.key
            roles[name] = .case(WrittenSequence(archivedCase.values, caseName: name, ignoredKeys: ignoredKeys))
        }
        hasGroups = values.contains { $0.groupEncoding != nil }
        (self.values, self.roles, hasCases) = (values, roles, !cases.isEmpty)
    }

    private static let shared = Protected<[ObjectIdentifier: WrittenSequence?]>([:])

    /// The values of a class or structure, determined once in a process; `nil` if it has no sequence.
    static func of(_ type: Any.Type) -> WrittenSequence? {
        let identifier = ObjectIdentifier(type)
        if let known = shared.withLock({ $0[identifier] }) { return known }
        // Outside of the lock: a class may archive something to describe itself.
        let sequence =
            switch type {
            case let type as any Coding.Type: WrittenSequence(of: type)
            case let type as any ArchivableStructure.Type: WrittenSequence(of: type.archivedStructure)
            default: WrittenSequence?.none
            }
        shared.withLock { _ = $0.updateValue(sequence, forKey: identifier) }
        return sequence
    }

    /// The values of a class and its superclasses, topmost first; `nil` if none of them has a sequence.
    convenience init?(of type: any Coding.Type) {
        let chain = Array(ClassChain(of: type)).reversed()
        guard chain.contains(where: { $0.sequence != nil }) else { return nil }
        self.init(
            chain.flatMap { archived in
                (archived.sequence?.values ?? []).filter { $0.isArchived(inVersion: archived.version) }
            },
            ignoredKeys: chain.flatMap { archived in
                [archived.versionKey, archived.keyedMarker].compactMap(\.self) + archived.olderKeys
                    + (archived.keys ?? [])
            })
    }

    /// The values of a structure, or the cases of an enum; `nil` if it has no sequence.
    convenience init?(of structure: ArchivedStructure) {
        guard let sequence = structure.sequence else { return nil }
        let caseKeys = sequence.cases.flatMap { $0.values.map(\.key) + [$0.key] }
        let keys = [structure.versionKey] + structure.olderKeys + caseKeys
        self.init(
            sequence.values.filter { $0.isArchived(inVersion: structure.version) }, cases: sequence.cases,
            ignoredKeys: keys)
    }

    func role(of key: String) -> Role { roles[key] ?? .none }
}

/// The scopes of the classes and structures that a sequential archiver encodes, and the keys of their values.
///
///     steps    ─ │ name │ x │ y │ ─ │ title │ ─ │ …     a scope has the first one of its sequence
struct SequenceScopes: ~Copyable {
    private var scopes: [KeyScope?] = []
    private var numbersByType = NumberTable()

    /// The last class or structure whose scope was requested: objects of one class are mostly encoded consecutively.
    private var lastType: ObjectIdentifier?
    private var lastScope: KeyScope?

    private struct Step: BitwiseCopyable {
        var key = KeyBits()

        /// The code of the value's type encoding; 0 if it is longer, as that of an optional value is.
        var code: UInt8 = 0
    }

    /// The values of all sequences, each followed by one without a key. The first one has no key either.
    private var steps = GrowingBuffer<Step>()

    init() { steps.append(Step()) }

    /// The scope of a class or structure, which has none if it has no sequence; `nil` if that isn't known yet.
    mutating func scope(of type: Any.Type) -> KeyScope?? {
        if lastType == ObjectIdentifier(type) { return .some(lastScope) }
        guard let number = numbersByType[Self.address(of: type)] else { return nil }
        (lastType, lastScope) = (ObjectIdentifier(type), scopes[Int(number)])
        return .some(lastScope)
    }

    mutating func add(_ sequence: WrittenSequence?, of type: Any.Type) -> KeyScope? {
        numbersByType.set(UInt32(truncatingIfNeeded: scopes.count), for: Self.address(of: type))
        let scope = sequence.map { KeyScope(sequence: $0, firstStep: addSteps(of: $0)) }
        scopes.append(scope)
        (lastType, lastScope) = (ObjectIdentifier(type), scope)
        return scope
    }

    /// Adds the steps of a sequence. Their keys are unknown until a value is encoded under each. Returns the first step;
    /// 0 for a sequence whose values are always arranged.
    private mutating func addSteps(of sequence: WrittenSequence) -> Int {
        guard !sequence.hasGroups, !sequence.hasCases, !sequence.values.isEmpty else { return 0 }
        let first = steps.count
        for value in sequence.values { steps.append(Step(code: value.isOptional ? 0 : value.code)) }
        steps.append(Step())
        return first
    }

    private static func address(of type: Any.Type) -> UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(type))) }

    func key(ofStep step: Int) -> KeyBits { steps[step].key }

    func code(ofStep step: Int) -> UInt8 { steps[step].code }

    mutating func setKey(_ key: KeyBits, ofStep step: Int) { steps[step].key = key }

    /// The number of keys that scopes retain. A class may make its keys anew for each object.
    var keyCount: Int { scopes.reduce(0) { $0 + ($1?.keyCount ?? 0) } }
}

extension Archiver {
    /// Makes the keys those of the values of a case, if the values of an enum are encoded without keys.
    final func beginCase(ofTag tag: some ArchivableValue) {
        guard let scope = keyScope, let sequence = scope.sequence, case .case(let values) = sequence.role(of: "\(tag)")
        else { return }
        keyScope = scope.scope(forCase: values.caseName, of: values)
    }

    /// Encodes the contents of an object, or of a structure without a key.
    final func encodingContents(of type: Any.Type, _ body: () throws -> Void) throws {
        // Moved out and back, not retained: this is done for each object.
        var outer = keyScope.take()
        keyScope = scope(of: type)
        defer { keyScope = outer.take() }
        if let step = keyScope?.firstStep { beginValues(at: step) }
        try body()
        if let sequence = keyScope?.sequence { try endValues(of: sequence) }
    }

    /// Encodes a value of a sequence at the position that its key identifies, or the next one without a key.
    final func encodeValue(
        _ key: String?, of sequence: WrittenSequence, _ scope: KeyScope, isNil: Bool,
        _ body: (String?) throws -> Void
    ) throws {
        var number: Int?
        if let key {
            switch scope.role(of: key) {
            case .value(let found): number = found
            case .ignored: return
            case .case(let values):
                keyScope = nil
                try encodeStringValue(key, forKey: nil)
                keyScope = scope.scope(forCase: key, of: values)
                return try encodingField(key, isNil: isNil, body)
            case .none:
                throw fail(
                    .codingRefused, expected: "a key of the sequence that the class declares", found: "another one",
                    forKey: key)
            }
        }
        keyScope = nil
        defer { keyScope = scope }
        try beginValue(number, of: sequence)
        guard let number else {
            // A class can write several values for one of the sequence, and others around them.
            try body(nil)
            return try endValue(KeyBits(), of: nil, 0)
        }
        try encode(isNil: isNil, number, of: sequence, body)
        try endValue(KeyBits(), of: key, isNil ? 0 : sequence.values[number].code)
    }

    private func encode(
        isNil: Bool, _ number: Int, of sequence: WrittenSequence, _ body: (String?) throws -> Void
    ) throws {
        let isOptional = sequence.values[number].isOptional
        if isOptional { try encodeBoolValue(!isNil, forKey: nil) }
        guard isNil else { return try body(nil) }
        if isOptional { return }
        let encoding = sequence.values[number].encoding
        guard encoding == "@" else {
            throw fail(
                .invalidValue, expected: "a value of the type encoding '\(encoding)'", found: "nil", forKey: nil)
        }
        try encodeLeaf(.null, forKey: nil)
    }
}
