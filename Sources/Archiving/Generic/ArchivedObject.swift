// An object as an archive holds it, without its class: what it is called, and what stands under its keys.
//
//     Employee                                  classDescription: "Employee", "Person", "NSObject"
//       name ──▶ "Anna"                         entries: a reference to an object that is the value "Anna"
//       age  41                                          a number, which needs no object
//       boss ──▶ Employee …                              a reference to another object
//
// Of a sequential archive, which names no values, the groups in place of entries:
//
//     Employee                                  classDescription: the same, with versions
//       @  ──▶ NSString …                       groups: type encodings with their values
//       iI 41, 7

public import PropertyLists

/// An object of an archive, of whatever class: no class of the program is needed to read it, to change it or to archive
/// it again.
///
/// ```swift
/// let company = try KeyedUnarchiver.archivedObject(from: data)
/// print(company.className ?? "a value", company["name"]?.string ?? "")
/// company["name"] = .object(ArchivedObject("Another name"))
/// let copy = try KeyedArchiver.archivedData(withRootObject: company)
/// ```
///
/// There is one for each object of the archive: two references to one object are references to one `ArchivedObject`, in
/// cycles too. A string, a number or data to which a reference of a keyed archive leads is an object as well, one with
/// a ``value``.
///
/// An object of a sequential archive has no keys: what it holds are ``groups``. There, strings and numbers are objects
/// with classes of their own (``SequentialUnarchiver/archivedObject(from:limits:)``).
///
/// An object holds those that it refers to. Objects that refer to each other in a ring hold each other, and stay until
/// ``removeEntriesOfAll()`` was called or the ring is cut by hand.
///
/// The guide's chapters *Keyed Archives* and *Sequential Archives*.
public final class ArchivedObject {
    /// The class's names; `nil` for what is a ``value``.
    public var classDescription: ClassDescription?

    /// What is under the object's keys, in the order of the archive.
    ///
    /// Of entries with equal keys the first counts. What keyed archives hold under `$class` is ``classDescription``,
    /// and stands here never.
    public var entries: [Entry] {
        didSet { hasArchivedOrder = false }
    }

    /// What a sequential archive holds of the object, in its order; empty where the object is one of a keyed archive.
    public var groups: [Group] = []

    /// The string, number, boolean, date or data that the object is; `nil` for an object of a class.
    public var value: PropertyList?

    /// The number of the object in the archive that it was read from; 0 where it was made by hand.
    let sourceSlot: UInt32

    /// The number of the object that met it first when the archive was written: of those before it that refer to it the
    /// last, since the others were being encoded around that one.
    var firstReferrer: UInt32 = 0

    /// Whether the entries are still those of an archive, in its order.
    private(set) var hasArchivedOrder = false

    /// The place of the class among the entries of the archive.
    private(set) var classPlace: UInt32 = 0

    /// A key with what stands under it.
    public struct Entry {
        /// The key as the archive holds it: `$0` for the first value without a key, `$$price` for the key `$price`.
        public var key: String

        /// What stands under the key.
        public var value: Value

        /// Makes an entry.
        public init(key: String, value: Value) {
            self.key = key
            self.value = value
        }
    }

    /// How an archive names a class.
    public struct ClassDescription: Hashable, Sendable {
        /// The class's name.
        public var name: String

        /// The class's name and those of its superclasses, as `Employee`, `Person`, `NSObject`; `nil` where the archive
        /// holds none.
        public var chain: [String]?

        /// The names of classes that a reader without the class may take in its place; `nil` where the archive holds
        /// none.
        public var fallbacks: [String]?

        /// The versions of the classes in ``chain``, as sequential archives hold them; `nil` where the archive holds
        /// none.
        public var versions: [Int]?

        /// Describes a class.
        public init(_ name: String, chain: [String]?, fallbacks: [String]? = nil, versions: [Int]? = nil) {
            self.name = name
            self.chain = chain
            self.fallbacks = fallbacks
            self.versions = versions
        }

        /// Describes a class by its name and those of its superclasses, the nearest first.
        public init(_ name: String, superclasses: [String] = ["NSObject"]) {
            self.init(name, chain: [name] + superclasses)
        }

        /// Whether the class is the one named or has it among its superclasses.
        public func isKind(of name: String) -> Bool {
            self.name == name || chain?.contains(name) == true
        }

        /// The version of the class or of one of its superclasses; `nil` where the archive holds none.
        public func version(of name: String) -> Int? {
            guard let place = chain?.firstIndex(of: name), let versions, place < versions.count else { return nil }
            return versions[place]
        }
    }

    /// Stands for an object that the archive does not hold: one that was encoded conditionally, and by nothing else.
    ///
    /// References to the same one are references to one `Unresolved`.
    public final class Unresolved {
        /// The number that it has in the archive that it was read from; 0 where it was made by hand.
        let sourceSlot: UInt32

        /// The number of the object that met it first when the archive was written.
        var firstReferrer: UInt32 = 0

        /// Makes one that no other reference names.
        public convenience init() { self.init(sourceSlot: 0) }

        init(sourceSlot: UInt32) {
            self.sourceSlot = sourceSlot
        }
    }

    /// Makes an object of a class.
    public init(_ classDescription: ClassDescription, entries: [Entry] = []) {
        self.classDescription = classDescription
        self.entries = entries
        sourceSlot = 0
    }

    /// Makes an object of a class for sequential archives.
    public init(_ classDescription: ClassDescription, groups: [Group]) {
        self.classDescription = classDescription
        self.groups = groups
        entries = []
        sourceSlot = 0
    }

    /// Makes an object that is a string, a number, a boolean, a date or data.
    public init(_ value: PropertyList) {
        self.value = value
        entries = []
        sourceSlot = 0
    }

    /// Makes an object whose contents are read later.
    init(sourceSlot: UInt32) {
        entries = []
        self.sourceSlot = sourceSlot
    }

    deinit {
        if !entries.isEmpty { ReleaseList.release(&entries) }
        if !groups.isEmpty { ReleaseList.release(&groups) }
    }

    /// Gives an object the contents that the archive holds for it.
    func fill(_ description: ClassDescription, _ entries: [Entry], classPlace: Int) {
        classDescription = description
        self.entries = entries
        self.classPlace = UInt32(clamping: classPlace)
        hasArchivedOrder = true
    }
}

extension ArchivedObject {
    /// The name of the class; `nil` for what is a ``value``.
    public var className: String? { classDescription?.name }

    /// The keys, in the order of the archive.
    public var keys: [String] { entries.map(\.key) }

    /// What stands under a key as the archive holds it; `nil` where the object has no such key. Setting it changes the
    /// first entry of the key or adds one at the end, and setting `nil` removes all entries of the key.
    ///
    /// - Complexity: O(*n*) in the number of entries.
    public subscript(key: String) -> Value? {
        get { entries.first { $0.key == key }?.value }
        set {
            guard let newValue else { return entries.removeAll { $0.key == key } }
            if let place = entries.firstIndex(where: { $0.key == key }) {
                entries[place].value = newValue
            } else {
                entries.append(Entry(key: key, value: newValue))
            }
        }
    }

    /// Removes the entries and groups of this object and of all that it leads to, so that none of them holds another.
    ///
    /// - Complexity: O(*n*) in the number of objects and values.
    public func removeEntriesOfAll() {
        var pending = [self]
        while let object = pending.popLast() {
            if object.entries.isEmpty && object.groups.isEmpty { continue }
            let (entries, groups) = (object.entries, object.groups)
            (object.entries, object.groups) = ([], [])
            for entry in entries { entry.value.forEachObject { pending.append($0) } }
            for value in groups.lazy.flatMap(\.values) { value.forEachObject { pending.append($0) } }
        }
    }
}

extension ArchivedObject: Hashable {
    /// Two are equal when they are one: objects have identity.
    public static func == (left: ArchivedObject, right: ArchivedObject) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
