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
/// Each object of the archive is represented by one instance: two references to one object are references to one
/// `ArchivedObject`, in cycles too. A string, a number or data to which a reference of a keyed archive refers is also
/// an object, one with a ``value``.
///
/// An object of a sequential archive has no keys; its contents are ``groups``. In such an archive, strings and numbers
/// are objects of classes (``SequentialUnarchiver/archivedObject(from:limits:)``).
///
/// An object retains the objects that it refers to. Objects in a cycle retain each other, and are not released until
/// you call ``removeEntriesOfAll()`` or break the cycle yourself.
///
/// See *Keyed Archives* and *Sequential Archives* in Apple's *Archives and Serializations Programming Guide*.
public final class ArchivedObject {
    /// The names of the object's class; `nil` for an object that is a ``value``.
    public var classDescription: ClassDescription?

    /// The object's keys and values, in archive order.
    ///
    /// If several entries have the same key, the first one counts. The value that keyed archives store under `$class`
    /// is ``classDescription``; it never appears here.
    public var entries: [Entry] = []

    /// The contents of an object of a sequential archive, in archive order; empty for an object of a keyed archive.
    public var groups: [Group] = []

    /// The string, number, boolean, date or data that the object represents; `nil` for an object of a class.
    public var value: PropertyList?

    /// The number of the object in the archive that it was read from; 0 if it was created.
    let sourceSlot: UInt32

    /// The number of the object that first referred to it when the archive was written: the last one of those before it
    /// that refer to it, because the others were being encoded around that one.
    var firstReferrer: UInt32 = 0

    /// The keys of the archive that the object was read from, in its order; `nil` for an object that was created. The
    /// objects of a class usually have one list.
    private(set) var archivedKeys: ArchivedKeys?

    /// The position of the class among the entries of the archive; `nil` for an object that was created.
    private(set) var classPlace: Int32?

    /// A key with its value.
    public struct Entry {
        /// The key exactly as the archive stores it: `$0` for the first value without a key, `$$price` for the key
        /// `$price`.
        public var key: String

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
        self.classDescription = classDescription
        self.entries = entries
        sourceSlot = 0
    }

    /// Creates an object of a class for sequential archives.
    public init(_ classDescription: ClassDescription, groups: [Group]) {
        self.classDescription = classDescription
        self.groups = groups
        sourceSlot = 0
    }

    /// Creates an object that represents a string, a number, a boolean, a date or data.
    public init(_ value: PropertyList) {
        self.value = value
        sourceSlot = 0
    }

    /// Creates an object whose contents are read later.
    init(sourceSlot: UInt32) {
        self.sourceSlot = sourceSlot
    }

    deinit { disconnect() }

    /// Removes the entries and groups, so that the object retains no other.
    package func disconnect() {
        if !entries.isEmpty { ReleaseList.release(&entries) }
        if !groups.isEmpty { ReleaseList.release(&groups) }
    }

    /// Sets the contents of an object from the archive.
    ///
    /// - Parameter archivedKeys: The keys of the entries.
    func fill(_ description: ClassDescription, _ entries: [Entry], archivedKeys: ArchivedKeys, classPlace: Int) {
        classDescription = description
        self.entries = entries
        self.archivedKeys = archivedKeys
        self.classPlace = Int32(clamping: classPlace)
    }
}

extension ArchivedObject {
    /// The name of the object's class; `nil` for an object that is a ``value``.
    public var className: String? { classDescription?.name }

    /// The keys, in archive order.
    public var keys: [String] { entries.map(\.key) }

    /// The value that is stored under a key; `nil` if the object has no such key.
    ///
    /// Setting a value changes the first entry with the key, or appends an entry. Setting `nil` removes all entries
    /// with the key.
    ///
    /// - Complexity: O(*n*) in the number of entries.
    public subscript(key: String) -> Value? {
        get { entries.first { $0.key == key }?.value }
        set {
            guard let newValue else { return entries.removeAll { $0.key == key } }
            if let index = entries.firstIndex(where: { $0.key == key }) {
                entries[index].value = newValue
            } else {
                entries.append(Entry(key: key, value: newValue))
            }
        }
    }

    /// Removes the entries and groups of this object and of everything that it refers to, so that none of these objects
    /// retains another.
    ///
    /// - Complexity: O(*n*) in the number of objects and values.
    public func removeEntriesOfAll() {
        var pending = [self]
        // Collections that are stored inline can contain one another many times. Each is visited once, and retained, so
        // that no other one gets its address.
        var visited: [Value] = []
        var addresses: Set<UnsafeRawPointer> = []
        func isNew(_ elements: [some Any]) -> Bool {
            elements.withUnsafeBytes { $0.baseAddress.map { addresses.insert($0).inserted } } ?? false
        }
        while let object = pending.popLast() {
            if object.entries.isEmpty && object.groups.isEmpty { continue }
            var open = object.entries.map(\.value) + object.groups.flatMap(\.values)
            (object.entries, object.groups) = ([], [])
            while let value = open.popLast() {
                switch value {
                case .object(let object): pending.append(object)
                case .array(let elements) where isNew(elements), .set(let elements) where isNew(elements):
                    visited.append(value)
                    open += elements
                case .dictionary(let entries) where isNew(entries):
                    visited.append(value)
                    open += entries.map(\.value)
                default: break
                }
            }
        }
        ReleaseList.release(&visited)
    }
}

extension ArchivedObject: Hashable {
    /// Returns whether two references refer to the same object: objects have identity.
    public static func == (left: ArchivedObject, right: ArchivedObject) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
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
