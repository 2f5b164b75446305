// Values that Cocoa archives as objects of one of its classes.
//
//     under a key       { zone: UID 2 }                     slot 2: { NS.name: UID 3, NS.data: UID 0, $class: UID 4 }
//     in a collection   { NS.objects: [ UID 2 ], $class }   the same: a separate object, never composed keys

import PropertyLists

/// A value that is archived as an object of a class of Foundation, such as NSIndexSet.
protocol FoundationValue: ArchivableValue {
    /// How archives contain the value.
    static var foundationForm: FoundationForm<Self> { get }
}

extension FoundationValue {
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeInstance(self, forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Self? {
        try unarchiver.decodeInstance(Self.self, forKey: key)
    }
}

/// How a value is archived as an object of a class of Foundation.
struct FoundationForm<Value>: Sendable {
    typealias Encode = @Sendable (Value, Archiver) throws -> Void
    typealias Decode = @Sendable (Unarchiver) throws -> Value

    /// The class whose objects are read, and that is written unless the value has a subclass.
    let structure: ArchivedStructure
    let subclass: @Sendable (Value) -> ArchivedStructure?

    /// What equal values have in common if an archive contains them only once; `nil` if it contains each.
    let identity: @Sendable (Value) -> AnyHashable?

    /// The contents of the object, with keys and without; without keys, `nil` if only keyed archives contain the value.
    private let keyed: (encode: Encode, decode: Decode)
    private let sequence: (encode: Encode, decode: Decode)?

    init(
        _ foundationClass: FoundationClass, subclass: @escaping @Sendable (Value) -> ArchivedStructure? = { _ in nil },
        unreadKeys: [String] = [], identity: @escaping @Sendable (Value) -> AnyHashable? = { _ in nil },
        encode: @escaping Encode, decode: @escaping Decode, sequence: (encode: Encode, decode: Decode)? = nil
    ) {
        structure = ArchivedStructure(foundationClass, unreadKeys: unreadKeys)
        self.subclass = subclass
        self.identity = identity
        keyed = (encode, decode)
        self.sequence = sequence
    }

    func encode(_ value: Value, to archiver: Archiver) throws {
        if archiver.allowsKeyedCoding { return try keyed.encode(value, archiver) }
        guard let sequence else {
            throw archiver.fail(
                .notSupported, expected: "a keyed archiver for \(structure.name)", found: "one without keys",
                forKey: nil)
        }
        try sequence.encode(value, archiver)
    }

    func decode(from unarchiver: Unarchiver) throws -> Value {
        if unarchiver.allowsKeyedCoding { return try keyed.decode(unarchiver) }
        guard let sequence else {
            throw unarchiver.fail(
                .notSupported, expected: "a keyed archive of \(structure.name)", found: "one without keys", forKey: nil)
        }
        return try sequence.decode(unarchiver)
    }
}

/// What values of one class have in common that are written once.
struct SharedIdentity: Hashable {
    let className: String

    /// The text by its bytes: texts that are equal in Swift may differ.
    let text: [UInt8]

    init(_ className: String, _ text: String) {
        self.className = className
        self.text = Array(text.utf8)
    }
}

extension Archiver {
    final func encodeInstance<Value: FoundationValue>(_ value: Value, forKey key: String?) throws {
        let form = Value.foundationForm
        let identity = form.identity(value)
        if let identity, try encodeShared(identity, forKey: key) { return }
        try nesting(forKey: key) {
            try beginStructure(form.subclass(value) ?? form.structure, forKey: key)
            if let identity { noteShared(identity) }
            try form.encode(value, to: self)
            try endStructure()
        }
    }

    final func nesting(forKey key: String?, _ body: () throws -> Void) throws {
        try checkDepth(of: "values", forKey: key)
        try nesting(body)
    }
}

extension PropertyListInteger {
    /// The nearest real.
    var real: Double { signed.map { Double($0) } ?? Double(unsigned ?? 0) }
}

extension Unarchiver {
    /// Decodes a real of an object of Foundation's, which some writers store as an integer.
    final func real(forKey key: String) throws -> Double {
        if let real = try foundationReal(forKey: completeKey(key)) { return real }
        throw containsValue(forKey: key) ? nilValue(forKey: key) : missingValue(forKey: key)
    }

    /// Decodes a value that is an object of a class of Foundation, once if references share it.
    final func decodeInstance<Value: FoundationValue>(_ type: Value.Type, forKey key: String?) throws -> Value? {
        let form = Value.foundationForm
        guard try beginStructure(form.structure, forKey: key) else { return nil }
        return try sharing {
            try nesting { try form.decode(from: self) }
        } end: {
            try endStructure()
        }
    }

    /// Decodes the collection or structure that was started last, or returns the value that was decoded from it before.
    ///
    /// Values that contain and share each other could expand without limit. They are decoded at most twice, and each
    /// copy counts as everything in it, so that what is created is bounded like what is read.
    final func sharing<Value>(_ body: () throws -> Value, end: () throws -> Void) throws -> Value {
        if let (value, count) = (sharedCollection() as? Boxed<(Value, Int)>)?.value {
            try end()
            try chargeCopies(count)
            try noteCopies(count)
            return value
        }
        let countBefore = expandedCount
        let value = try body()
        expandedCount += 1
        if keepsCollection, !isDiscovering {
            keepCollection(Boxed((value, expandedCount - countBefore)))
        }
        try end()
        return value
    }
}
