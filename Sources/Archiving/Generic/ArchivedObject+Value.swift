// The value under a key of an archived object, and accessors for its contents.

public import PropertyLists

extension ArchivedObject {
    /// The value that is stored under a key.
    ///
    /// Numbers, booleans and raw data are stored directly under the key. Strings, collections and all other objects are
    /// stored as references.
    public enum Value {
        /// A nil reference.
        case null

        /// A reference to an object that was only encoded conditionally: the archive doesn't contain the object.
        case unresolved(Unresolved)

        /// A reference to an object.
        case object(ArchivedObject)

        /// A number, boolean, string or data that is stored directly.
        ///
        /// Reading an archive produces this case for single values only. When you write a value of this case, an array,
        /// set or dictionary in it is equivalent to ``array(_:)``, ``set(_:)`` or ``dictionary(_:)``.
        case inline(PropertyList)

        /// An array that is stored directly, mostly of references: the contents of Cocoa's collections.
        case array([Value])

        /// A set that is stored directly.
        case set([Value])

        /// A dictionary that is stored directly.
        case dictionary([Entry])

        /// A class in a group of a sequential archive: not an object of that class.
        case classDescription(ClassDescription)
    }
}

extension ArchivedObject.Value {
    /// Whether the value is a nil reference, or a reference to an object that the archive doesn't contain.
    public var isNull: Bool {
        switch self {
        case .null, .unresolved: true
        default: false
        }
    }

    /// The object that a reference refers to; `nil` for everything else.
    public var object: ArchivedObject? {
        if case .object(let object) = self { object } else { nil }
    }

    /// The elements of an array or set that is stored directly, or of an object that is one of Cocoa's arrays or sets;
    /// `nil` for everything else.
    public var elements: [ArchivedObject.Value]? {
        switch self {
        case .array(let elements), .set(let elements): elements
        case .object(let object): object.elements
        default: nil
        }
    }

    /// The value that is stored directly, or that the referenced object represents; `nil` for everything else.
    ///
    /// In a sequential archive, the objects that represent values are those in which Cocoa stores strings, data, dates
    /// and numbers.
    public var propertyList: PropertyList? {
        switch self {
        case .inline(let value): value
        case .object(let object): object.value ?? object.valueOfGroups
        default: nil
        }
    }

    /// The text of a string that is stored directly or as an object, mutable or not; otherwise `nil`.
    public var string: String? {
        if case .object(let object) = self { object.string } else { propertyList?.string }
    }

    /// The boolean that is stored directly or as an object; otherwise `nil`.
    public var boolean: Bool? { propertyList?.boolean }

    /// The integer that is stored directly or as an object, if `Int64` can represent it; otherwise `nil`.
    public var integer: Int64? { propertyList?.integer }

    /// The real of either width that is stored directly or as an object; otherwise `nil`.
    public var double: Double? { propertyList?.double }

    /// The bytes of data that is stored directly or as an object, mutable or not; otherwise `nil`.
    public var data: Data? {
        if case .object(let object) = self { object.data } else { propertyList?.bytes }
    }

    /// Calls a closure with each reference that is not nil.
    func forEachReference(_ body: (ArchivedObject.Value) -> Void) {
        if case .object = self { return body(self) }
        var pending = [self]
        while let next = pending.popLast() {
            switch next {
            case .object, .unresolved: body(next)
            case .null, .inline, .classDescription: break
            case .array(let elements), .set(let elements): pending.append(contentsOf: elements.reversed())
            case .dictionary(let entries): pending.append(contentsOf: entries.reversed().map(\.value))
            }
        }
    }
}

// MARK: - Objects that are values

extension ArchivedObject {
    /// The class of Foundation by the name of the object's class; `nil` for all other names, also of subclasses.
    package var foundationClass: FoundationClass? { className.flatMap { FoundationClass.byName[$0] } }

    /// The text of an object that is a string, mutable or not; `nil` for all other objects.
    public var string: String? {
        if let value = value ?? valueOfGroups { return value.string }
        guard classDescription?.isKind(of: .string) == true else { return nil }
        return self[FoundationKey.string]?.propertyList?.string
    }

    /// The bytes of an object that is data, mutable or not; `nil` for all other objects.
    public var data: Data? {
        if let value = value ?? valueOfGroups { return value.bytes }
        guard classDescription?.isKind(of: .data) == true else { return nil }
        return self[FoundationKey.data]?.propertyList?.bytes
    }

    /// The point in time of an object that is a date; `nil` for all other objects.
    public var date: Date? {
        if let value = value ?? valueOfGroups { return value.date }
        guard classDescription?.isKind(of: .date) == true else { return nil }
        switch self[FoundationKey.time]?.propertyList {
        case .integer(let time): return Date(timeIntervalSinceReferenceDate: time.real)
        case let time: return time?.double.map { Date(timeIntervalSinceReferenceDate: $0) }
        }
    }

    /// The elements of an object that is one of Cocoa's arrays or sets; `nil` for all other objects, and for an ordered set
    /// with a key that belongs to none of its members.
    public var elements: [Value]? {
        guard let classDescription else { return nil }
        if classDescription.isKind(of: .orderedSet) {
            return orderedElements(isSubclass: foundationClass?.immutable != .orderedSet)
        }
        guard classDescription.isKind(of: .array) || classDescription.isKind(of: .set) else { return nil }
        if !member.groups.isEmpty { return countedObjects(perElement: 1) }
        guard case .array(let elements) = self[FoundationKey.elements] else { return nil }
        return elements
    }

    /// The keys and values of an object that is one of Cocoa's dictionaries, in archive order; `nil` for all other
    /// objects, and if the numbers of keys and values differ.
    public var dictionaryEntries: [(key: Value, value: Value)]? {
        guard classDescription?.isKind(of: .dictionary) == true else { return nil }
        if !member.groups.isEmpty {
            guard let objects = countedObjects(perElement: 2) else { return nil }
            return stride(from: 0, to: objects.count, by: 2).map { (objects[$0], objects[$0 + 1]) }
        }
        guard case .array(let keys) = self[FoundationKey.dictionaryKeys],
            case .array(let values) = self[FoundationKey.elements], keys.count == values.count
        else { return nil }
        return zip(keys, values).map { ($0, $1) }
    }

    /// The elements of an ordered set, which have a key each or, in GNUstep's form, are in an array.
    ///
    /// - Parameter isSubclass: Whether the object may have keys of another class.
    private func orderedElements(isSubclass: Bool) -> [Value]? {
        let entries = isSubclass ? entries.filter { $0.key.hasPrefix("NS.") } : entries
        if entries.count == 1, case .array(let elements) = self[FoundationKey.elements] { return elements }
        var members: [Int: Value] = [:]
        for entry in entries {
            let number = KeyedArchiveFormat.number(in: entry.key, after: FoundationKey.orderedMember)
            guard let number, members.updateValue(entry.value, forKey: number) == nil else { return nil }
        }
        let elements = (0..<members.count).compactMap { members[$0] }
        return elements.count == members.count ? elements : nil
    }
}

// MARK: - Groups of a sequential archive: values with their types and without names

extension ArchivedObject {
    /// A group of values in a sequential archive, with its type encoding: the result of one call of Cocoa's
    /// `encodeValues(ofObjCTypes:)` or a related method.
    ///
    /// | type code | value |
    /// |---|---|
    /// | `@` | ``Value/object(_:)``, ``Value/null`` |
    /// | `c C s S i I l L q Q` | ``Value/inline(_:)`` with an integer |
    /// | `B` | with a boolean; with an integer if the byte is neither 0 nor 1 |
    /// | `f d` | with a 32-bit or 64-bit real |
    /// | `+` | with data |
    /// | `[Nc] [NC] [NB]` | with data, one value for the whole array |
    /// | `:` `%` | with a string; with data if the bytes are not UTF-8 |
    /// | `*` | ``Value/object(_:)`` with a string, since pointers are shared; to write, also ``Value/inline(_:)`` |
    /// | `#` | ``Value/classDescription(_:)`` |
    /// | `[NT] {name=T…}` | the values of the elements or members, one after another |
    /// | `!` | no value |
    ///
    /// Nil is ``Value/null``.
    public struct Group {
        /// The type encoding, such as `@` or `iI`.
        public var encoding: String

        /// The values, in order.
        public var values: [Value]

        /// Creates a group.
        public init(_ encoding: String, _ values: [Value]) {
            self.encoding = encoding
            self.values = values
        }

        /// Creates a group with one value.
        public init(_ encoding: String, _ value: Value) {
            self.init(encoding, [value])
        }
    }

    /// The URL that an object of a sequential archive represents, including its base if it has one; `nil` for all other
    /// objects.
    public var url: URL? {
        var parts: [String] = []
        var next = self
        while next.classDescription?.isKind(of: .url) == true, let kind = next.single(0, "c")?.integer {
            guard kind == 1 else {
                guard kind == 0, let text = next.single(1, "@")?.string else { return nil }
                parts.append(text)
                return parts.reversed().reduce(nil) { base, text in URL(string: text, relativeTo: base) }
            }
            // Limited, because a base can refer back to the URL.
            guard parts.count < Unarchiver.defaultStructureDepth, let base = next.single(1, "@")?.object,
                let text = next.single(2, "@")?.string
            else { return nil }
            parts.append(text)
            next = base
        }
        return nil
    }
}

extension ArchivedObject {
    /// The value of an object of Cocoa's strings, data, dates or numbers in a sequential archive; `nil` for all others.
    var valueOfGroups: PropertyList? {
        let groups = member.groups
        guard let classDescription, let first = groups.first else { return nil }
        switch first.encoding {
        case "+" where groups.count == 1 && classDescription.isKind(of: .string):
            guard let bytes = first.values.first?.propertyList?.bytes else { return nil }
            return String(validUTF8: bytes).map { .string($0) }
        case "i" where groups.count == 2 && classDescription.isKind(of: .data):
            return groups[1].values.first?.propertyList?.bytes.map { .data($0) }
        case "d" where groups.count == 1 && classDescription.isKind(of: .date):
            return first.values.first?.propertyList?.double.map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
        case "*" where groups.count == 2 && classDescription.isKind(of: .number):
            guard groups[1].values.count == 1, case .inline(let number) = groups[1].values[0] else { return nil }
            return number
        default:
            return nil
        }
    }

    /// The objects after a count, one group each; `nil` if there are more or fewer.
    func countedObjects(perElement: Int) -> [Value]? {
        let groups = member.groups
        guard let first = groups.first, first.encoding == "i" || first.encoding == "I",
            let count = first.values.first?.integer, (groups.count - 1) % perElement == 0,
            count == Int64((groups.count - 1) / perElement)
        else { return nil }
        var objects: [Value] = []
        objects.reserveCapacity(groups.count - 1)
        for group in groups.dropFirst() {
            guard group.encoding == "@", group.values.count == 1 else { return nil }
            objects.append(retaining(group.values[0]))
        }
        return objects
    }

    /// The value of a group with a single value of a type.
    private func single(_ index: Int, _ encoding: String) -> Value? {
        let groups = member.groups
        guard index < groups.count, groups[index].encoding == encoding, groups[index].values.count == 1 else {
            return nil
        }
        return groups[index].values[0]
    }
}
