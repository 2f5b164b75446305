// How values are coded that Cocoa archives as objects of one of its classes.
//
//     under a key       { zone: UID 2 }                     slot 2: { NS.name: UID 3, NS.data: UID 0, $class: UID 4 }
//     in a collection   { NS.objects: [ UID 2 ], $class }   the same: an object of its own, never composed keys

/// A value that is archived as an object of a class of Foundation.
protocol FoundationValue: ArchivableValue, SendableMetatype {
    /// The class that is read, and that is written where the value doesn't say another.
    static var foundationClass: ArchivedStructure { get }

    /// The class that the value is written as.
    var foundationClass: ArchivedStructure { get }

    /// What equal values have in common of which an archive needs only one; `nil` where each is written.
    var sharedIdentity: AnyHashable? { get }

    /// Writes what the object holds.
    func encodeContents(to archiver: Archiver) throws

    /// Reads what the object holds.
    static func decodeContents(from unarchiver: Unarchiver) throws -> Self

    /// Writes what the object holds in an archive without keys.
    func encodeSequence(to archiver: Archiver) throws

    /// Reads what the object holds in an archive without keys.
    static func decodeSequence(from unarchiver: Unarchiver) throws -> Self
}

extension FoundationValue {
    var foundationClass: ArchivedStructure { Self.foundationClass }

    var sharedIdentity: AnyHashable? { nil }

    func encodeSequence(to archiver: Archiver) throws {
        throw archiver.failure(
            .notSupported, expected: "a keyed archiver for \(Self.foundationClass.name)", found: "one without keys",
            forKey: nil)
    }

    static func decodeSequence(from unarchiver: Unarchiver) throws -> Self {
        throw unarchiver.failure(
            .notSupported, expected: "a keyed archive of \(Self.foundationClass.name)", found: "one without keys",
            forKey: nil)
    }
}

/// What tells values of one class that are written once from those of another.
struct SharedIdentity: Hashable {
    let className: String

    /// The text by its bytes: texts that Swift takes for equal may differ.
    let text: [UInt8]

    init(_ className: String, _ text: String) {
        self.className = className
        self.text = Array(text.utf8)
    }
}

extension Archiver {
    /// Encodes a value as an object of a class of Foundation.
    final func encodeInstance<Value: FoundationValue>(_ value: Value, forKey key: String?) throws {
        let identity = value.sharedIdentity
        if let identity, try encodeShared(identity, forKey: key) { return }
        try nesting(forKey: key) {
            try beginStructure(value.foundationClass, forKey: key)
            if let identity { noteShared(identity) }
            if allowsKeyedCoding {
                try value.encodeContents(to: self)
            } else {
                try value.encodeSequence(to: self)
            }
            try endStructure()
        }
    }

    /// Encodes what may hold its like.
    final func nesting(forKey key: String?, _ body: () throws -> Void) throws {
        guard structureDepth < Unarchiver.maximumNesting else {
            throw failure(
                .limitExceeded, expected: "at most \(Unarchiver.maximumNesting) values inside each other",
                found: "more", forKey: key)
        }
        structureDepth += 1
        defer { structureDepth -= 1 }
        do {
            try body()
        } catch {
            throw ended(by: error)
        }
    }
}

extension Unarchiver {
    /// Decodes a value that is an object of a class of Foundation, once where references share it.
    final func decodeInstance<Value: FoundationValue>(_ type: Value.Type, forKey key: String?) throws -> Value? {
        guard try beginStructure(Value.foundationClass, forKey: key) else { return nil }
        return try sharing {
            try nesting {
                try allowsKeyedCoding ? Value.decodeContents(from: self) : Value.decodeSequence(from: self)
            }
        } end: {
            try endStructure()
        }
    }

    /// Decodes what may hold its like.
    final func nesting<Value>(_ body: () throws -> Value) throws -> Value {
        try enterStructure()
        defer { structureDepth -= 1 }
        do {
            return try body()
        } catch {
            throw ended(by: error)
        }
    }

    /// Decodes the collection or structure that was begun last, or takes it as it was decoded before.
    ///
    /// Values that hold their like and share them could unfold without end. They are decoded twice at most, and each
    /// copy is charged with all that it holds: what comes out is bounded as what is read is.
    final func sharing<Value>(_ body: () throws -> Value, end: () throws -> Void) throws -> Value {
        if let shared = sharedCollection() as? CountedValue<Value> {
            try end()
            try chargeCopies(shared.count)
            anyValueCount += shared.count
            return shared.value
        }
        let countBefore = anyValueCount
        let value = try body()
        anyValueCount += 1
        if keepsCollection, !isMeeting {
            keepCollection(CountedValue(value, count: anyValueCount - countBefore))
        }
        try end()
        return value
    }
}

/// A value that references share, and how many values it holds.
private final class CountedValue<Value> {
    let value: Value
    let count: Int

    init(_ value: Value, count: Int) {
        self.value = value
        self.count = count
    }
}
