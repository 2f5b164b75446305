// An object of an archive without its class: its names, and the values under its keys.
//
//     Employee                                  classDescription: "Employee", "Person", "NSObject"
//       name ──▶ "Anna"                         entries: a reference to an object that is the value "Anna"
//       age  41                                          a number, which isn't an object
//       boss ──▶ Employee …                              a reference to another object
//
// An object of a sequential archive, whose values have no names, has groups instead of entries:
//
//     Employee                                  classDescription: the same, with versions
//       @  ──▶ NSString …                       groups: type encodings with their values
//       iI 41, 7

public import PropertyLists

/// An object of an archive, of any class. You can read it, change it and archive it again without the class being part
/// of the program.
///
/// ```swift
/// let company = try KeyedUnarchiver.archivedObject(from: data)
/// print(company.className ?? "a value", company["name"]?.string ?? "")
/// company["name"] = .object(ArchivedObject("Another name"))
/// let copy = try KeyedArchiver.archivedData(withRootObject: company)
/// ```
///
/// An `ArchivedObject` is a reference: copies of it refer to one object, and a change of the object through one of them
/// is seen through all. Two references of the archive to one object are equal, in cycles too. A string, a number or
/// data to which a reference of a keyed archive refers is also an object, one with a ``value``.
///
/// An object of a sequential archive has no keys; its contents are ``groups``. In such an archive, strings and numbers
/// are objects of classes (``SequentialUnarchiver/archivedObject(from:limits:)``).
///
/// Objects that refer to each other, directly or indirectly, are one graph, and so are all objects of an archive. A
/// graph is in memory as long as the program has a reference to one of its objects, and is released as a whole, with
/// all its cycles. An object that was taken out of a graph stays in memory as long. A graph belongs to one task at a
/// time, and can be given to another one as a whole.
///
/// See *Keyed Archives* and *Sequential Archives* in Apple's *Archives and Serializations Programming Guide*.
public struct ArchivedObject {
    let member: ArchivedGraph.Member

    /// What retains the object; `nil` in the values of a member, and for those who retain the graph themselves.
    let graph: ArchivedGraph?

    /// The names of the object's class; `nil` for an object that is a ``value``.
    public var classDescription: ClassDescription? {
        get { member.classDescription }
        nonmutating set { member.classDescription = newValue }
    }

    /// The object's keys and values, in archive order.
    ///
    /// If several entries have the same key, the first one counts. The value that keyed archives store under `$class`
    /// is ``classDescription``; it never appears here.
    ///
    /// - Complexity: O(*n*) in the number of entries, to get and to set them.
    public var entries: [Entry] {
        get { graph?.entries(member.entries, for: .program) ?? member.entries }
        nonmutating set { member.entries = graph?.entries(newValue, for: .member) ?? newValue }
    }

    /// The contents of an object of a sequential archive, in archive order; empty for an object of a keyed archive.
    ///
    /// - Complexity: O(*n*) in the number of values, to get and to set them.
    public var groups: [Group] {
        get { graph?.groups(member.groups, for: .program) ?? member.groups }
        nonmutating set { member.groups = graph?.groups(newValue, for: .member) ?? newValue }
    }

    /// The string, number, boolean, date or data that the object represents; `nil` for an object of a class.
    public var value: PropertyList? {
        get { member.value }
        nonmutating set { member.value = newValue }
    }

    /// A key with its value.
    public struct Entry {
        /// The key exactly as the archive stores it: `$0` for the first value without a key, `$$price` for the key
        /// `$price`.
        public var key: String

        /// The key as the program has it, without the `$` that the archiver puts before its `$`.
        package var programKey: String { KeyedArchiveFormat.unescaped(key) }

        /// The value that is stored under the key.
        public var value: Value

        /// Creates an entry.
        public init(key: String, value: Value) {
            self.key = key
            self.value = value
        }
    }

    /// The description of a class in an archive.
    public struct ClassDescription: Hashable, Sendable {
        /// The class's name.
        public var name: String

        /// The names of the class and its superclasses, such as `Employee`, `Person`, `NSObject`; `nil` if the archive
        /// doesn't contain them.
        public var chain: [String]?

        /// The names of classes that a reader without this class may use instead; `nil` if the archive doesn't contain
        /// any.
        public var fallbacks: [String]?

        /// The versions of the classes in ``chain``, as sequential archives store them; `nil` if the archive doesn't
        /// contain them.
        public var versions: [Int]?

        /// Creates the description of a class.
        public init(_ name: String, chain: [String]?, fallbacks: [String]? = nil, versions: [Int]? = nil) {
            self.name = name
            self.chain = chain
            self.fallbacks = fallbacks
            self.versions = versions
        }

        /// Creates the description of a class from its name and those of its superclasses, the nearest first.
        public init(_ name: String, superclasses: [String] = ["NSObject"]) {
            self.init(name, chain: [name] + superclasses)
        }

        /// Creates the usual description of a class of Foundation; that of sequential archives has versions.
        package init(_ foundationClass: FoundationClass, hasVersions: Bool = false) {
            self.init(foundationClass.name, chain: foundationClass.chain)
            if hasVersions { versions = chain?.map { Int(FoundationClass.version(ofClassNamed: $0)) } }
        }

        func isKind(of foundationClass: FoundationClass) -> Bool { isKind(of: foundationClass.name) }

        /// Returns whether the class has the given name, or has a superclass with that name.
        public func isKind(of name: String) -> Bool {
            self.name == name || chain?.contains(name) == true
        }

        /// Returns the version of the class or of one of its superclasses, or `nil` if the archive doesn't contain it.
        public func version(of name: String) -> Int? {
            guard let index = chain?.firstIndex(of: name), let versions, index < versions.count else { return nil }
            return versions[index]
        }
    }

    /// A placeholder for an object that the archive doesn't contain, because it was only encoded conditionally.
    ///
    /// References to the same missing object are references to the same `Unresolved`.
    public final class Unresolved {
        /// Its number in the archive that it was read from; 0 if it was created.
        let sourceSlot: UInt32

        /// The number of the object that first referred to it when the archive was written.
        var firstReferrer: UInt32 = 0

        /// Creates a placeholder to which no other reference refers.
        public convenience init() { self.init(sourceSlot: 0) }

        init(sourceSlot: UInt32) {
            self.sourceSlot = sourceSlot
        }
    }

    /// Creates an object of a class.
    public init(_ classDescription: ClassDescription, entries: [Entry] = []) {
        self.init()
        self.classDescription = classDescription
        self.entries = entries
    }

    /// Creates an object of a class for sequential archives.
    public init(_ classDescription: ClassDescription, groups: [Group]) {
        self.init()
        self.classDescription = classDescription
        self.groups = groups
    }

    /// Creates an object that represents a string, a number, a boolean, a date or data.
    public init(_ value: PropertyList) {
        self.init()
        self.value = value
    }

    private init() {
        let graph = ArchivedGraph()
        self.init(graph.addMember(), in: graph)
    }

    init(_ member: ArchivedGraph.Member, in graph: ArchivedGraph?) {
        self.member = member
        self.graph = graph
    }

    /// Identifies the object while it is in memory.
    var identity: ObjectIdentifier { ObjectIdentifier(member) }

    /// A value of the object as a program gets it: its references retain the graph.
    func retaining(_ value: Value) -> Value { graph?.value(value, for: .program) ?? value }

    /// A value as the object holds it. What it refers to becomes a part of the graph.
    private func held(_ value: Value) -> Value { graph?.value(value, for: .member) ?? value }
}

extension ArchivedObject {
    /// The name of the object's class; `nil` for an object that is a ``value``.
    public var className: String? { classDescription?.name }

    /// The keys, in archive order.
    public var keys: [String] { member.entries.map(\.key) }

    /// The value that is stored under a key; `nil` if the object has no such key.
    ///
    /// Setting a value changes the first entry with the key, or appends an entry. Setting `nil` removes all entries
    /// with the key.
    ///
    /// - Complexity: O(*n*) in the number of entries, and of elements if the value is a collection.
    public subscript(key: String) -> Value? {
        get { member.value(forKey: key).map(retaining) }
        nonmutating set {
            guard let newValue else { return member.entries.removeAll { $0.key == key } }
            if let index = member.entries.firstIndex(where: { $0.key == key }) {
                member.entries[index].value = held(newValue)
            } else {
                member.entries.append(Entry(key: key, value: held(newValue)))
            }
        }
    }
}

extension ArchivedObject: Hashable {
    /// Returns whether two references refer to the same object: objects have identity.
    public static func == (left: ArchivedObject, right: ArchivedObject) -> Bool { left.member === right.member }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(identity)
    }
}

// MARK: - As a value

extension ArchivedObject: ArchivableValue {
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeArchivedObjectValue(self, forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> ArchivedObject? {
        try unarchiver.archivedObjectValue(forKey: key)
    }
}

extension Unarchiver {
    /// Decodes the object that a reference refers to, whatever its class, as the archive stores it. Returns `nil` if
    /// the key is missing or its value is nil.
    ///
    /// No instance of any class is created, so no class needs to be allowed. One object is always decoded as the same
    /// `ArchivedObject`. If the same object is also decoded as an instance of a class, the two are independent.
    ///
    /// - Throws: ``ArchiveError``: `unexpectedKind` if a number or another value is stored directly under the key,
    ///   `corruptArchive` if something that the object refers to is not an object.
    /// - Complexity: O(*n*) in the number of objects and values that the object refers to, directly or indirectly; all
    ///   of them are read.
    public final func decodeArchivedObject(forKey key: String) throws -> ArchivedObject? {
        try decodeIfPresent(ArchivedObject.self, forKey: key)
    }
}

/// An object that represents one of a class which the program doesn't have.
///
/// It encodes the values of such an object, and archives give it the class that it describes.
package protocol DescribedCoding: Coding {
    /// The class that the archive contains for the object.
    var classDescription: ArchivedObject.ClassDescription { get }
}
