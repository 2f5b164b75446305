// Builds the tables of a stream from what an archiver records about each object.
//
//     addObject(ofClass:isHeld:)              creates the entry of an object, before its contents are known
//     beginContents(of:) … endContents(of:)   its groups, later, in any order of objects
//     beginGroup(_:), add(…) …, endGroup()    a group and its values
//     append(_:) with the flag `isGroup`      a group of one value, which is a single item
//
// All other groups belong to the top level.
//
// A builder lends its lists and bytes to calls that change another builder, or nothing.

package import PropertyLists

/// Tables under construction, with the payload to which they point.
///
/// Each object's items are contiguous, and objects may get their contents in any order: the writer writes them where
/// the object is first referenced. A value is checked against its group's type encoding when the stream is written.
@usableFromInline package struct TypedStreamBuilder: ~Copyable, Sendable {
    /// Entries and strings, and the items of objects. The items of the top level are separate until the stream is
    /// written.
    package var tables = TypedStreamContents()

    /// The items of the groups at the top level.
    package var topItems = GrowingBuffer<TypedStreamItem>()

    package var payload = GrowingBytes()

    private var stringNumbers = LayeredNumbers<String>()
    private var cStringEntries = LayeredNumbers<UInt32>()
    private var classEntries = LayeredNumbers<ClassKey>()
    @usableFromInline var codeStrings = [UInt32](repeating: .max, count: 128)

    /// What all copies of the prototype have in common. Their strings were written before.
    private(set) var common = Common()

    struct Common {
        var entryCount = 0
        var stringCount = 0
        var byteCount = 0
        var codeStrings = [UInt32](repeating: .max, count: 128)
    }

    // The index of the item of the open group.
    private var openGroup = 0
    private var isInContents = false

    private struct ClassKey: Hashable {
        let name: UInt32
        let version: Int32
        let superclass: UInt32
    }

    package init() {}

    /// Makes this builder a prototype, from whose copies many streams are built.
    package mutating func share() {
        stringNumbers.share()
        cStringEntries.share()
        classEntries.share()
        common = Common(
            entryCount: tables.entries.count, stringCount: tables.strings.count, byteCount: payload.count,
            codeStrings: codeStrings)
    }

    /// Returns a builder with the same contents.
    package func copy() -> TypedStreamBuilder {
        var copy = TypedStreamBuilder()
        unsafe copy.tables.items.append(contentsOf: tables.items.values(in: 0..<tables.items.count))
        unsafe copy.tables.entries.append(contentsOf: tables.entries.values(in: 0..<tables.entries.count))
        unsafe copy.tables.strings.append(contentsOf: tables.strings.values(in: 0..<tables.strings.count))
        unsafe copy.topItems.append(contentsOf: topItems.values(in: 0..<topItems.count))
        unsafe copy.payload.append(contentsOf: payload.written)
        (copy.stringNumbers, copy.cStringEntries, copy.classEntries) = (stringNumbers, cStringEntries, classEntries)
        (copy.codeStrings, copy.common) = (codeStrings, common)
        return copy
    }

    /// Removes everything that was added since ``share()``, and keeps the memory.
    package mutating func reset() {
        tables.items.removeAll()
        topItems.removeAll()
        tables.entries.remove(from: common.entryCount)
        tables.strings.remove(from: common.stringCount)
        payload.truncate(to: common.byteCount)
        stringNumbers.removeOwn()
        cStringEntries.removeOwn()
        classEntries.removeOwn()
        codeStrings = common.codeStrings
    }
}

/// Numbers by keys. Those of a prototype are shared: a copy only stores what it adds.
private struct LayeredNumbers<Key: Hashable & Sendable>: Sendable {
    private var common: [Key: UInt32] = [:]
    private var own: [Key: UInt32] = [:]

    subscript(key: Key) -> UInt32? {
        get { common[key] ?? own[key] }
        set { own[key] = newValue }
    }

    mutating func removeOwn() {
        if !own.isEmpty { own = [:] }
    }

    mutating func share() {
        common.merge(own) { first, _ in first }
        own = [:]
    }
}

// MARK: - Strings and entries

extension TypedStreamBuilder {
    /// Returns the number of a string. Equal strings have the same number.
    package mutating func string(_ text: String) -> UInt32 {
        if let number = stringNumbers[text] { return number }
        var copy = text
        let range = copy.withUTF8 { unsafe add(UnsafeRawBufferPointer($0)) }
        let number = UInt32(truncatingIfNeeded: tables.strings.count)
        tables.strings.append(range)
        stringNumbers[text] = number
        return number
    }

    /// Returns the number of the string that consists of this ASCII character.
    @inlinable package mutating func string(code: UInt8) -> UInt32 {
        let known = codeStrings[Int(code & 0x7F)]
        return known == .max ? newString(code: code & 0x7F) : known
    }

    @usableFromInline mutating func newString(code: UInt8) -> UInt32 {
        let number = string(String(Character(Unicode.Scalar(code))))
        codeStrings[Int(code)] = number
        return number
    }

    /// Adds a string with these bytes and returns its number, even if an equal one is present: some streams contain
    /// equal strings twice.
    package mutating func addString(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        unsafe tables.strings.append(add(bytes))
        return UInt32(truncatingIfNeeded: tables.strings.count - 1)
    }

    /// Returns the entry of a class. Classes with the same name, version and superclass have the same entry.
    /// `superclass` is the entry of its superclass, or `TypedStreamEntry.none`.
    package mutating func classEntry(
        named name: String, version: Int32, superclass: UInt32 = TypedStreamEntry.none
    ) -> UInt32 {
        let key = ClassKey(name: string(name), version: version, superclass: superclass)
        if let entry = classEntries[key] { return entry }
        var description = TypedStreamEntry(.classDescription)
        description.string = key.name
        description.version = version
        description.reference = superclass
        description.start = superclass == TypedStreamEntry.none ? 1 : tables.entries[Int(superclass)].start + 1
        let entry = add(description)
        classEntries[key] = entry
        return entry
    }

    /// Whether the stream has objects of exactly this class.
    ///
    /// - Complexity: Linear in the number of entries.
    package func hasObject(ofClass entry: UInt32) -> Bool {
        (0..<tables.entries.count).contains {
            tables.entries[$0].kind == .object && tables.entries[$0].reference == entry
        }
    }

    /// Adds an object to the entries. Its contents may be added later, or never if it is not held.
    package mutating func addObject(ofClass entry: UInt32, isHeld: Bool) -> UInt32 {
        var object = TypedStreamEntry(.object)
        object.reference = entry
        object.isHeld = isHeld
        return add(object)
    }

    /// Adds an object whose contents are one group of bytes, which are in the payload.
    package mutating func addObject(ofClass entry: UInt32, text: TypedStreamRange) -> UInt32 {
        _ = string(code: UInt8(ascii: "+"))
        var object = TypedStreamEntry(.object)
        object.reference = entry
        object.isText = true
        object.text = text
        return add(object)
    }

    /// Returns the entry of a C string. Equal texts have the same entry.
    package mutating func cStringEntry(_ text: String) -> UInt32 {
        cStringEntry(string: string(text))
    }

    /// Returns the entry of the C string whose text is a string of the tables.
    package mutating func cStringEntry(string: UInt32) -> UInt32 {
        if let entry = cStringEntries[string] { return entry }
        let entry = addCString(string: string)
        cStringEntries[string] = entry
        return entry
    }

    /// Adds a C string as a new entry, even if an equal one is present.
    package mutating func addCString(string: UInt32) -> UInt32 {
        var entry = TypedStreamEntry(.cString)
        entry.string = string
        return add(entry)
    }

    private mutating func add(_ entry: TypedStreamEntry) -> UInt32 {
        tables.entries.append(entry)
        return UInt32(truncatingIfNeeded: tables.entries.count - 1)
    }

    package mutating func add(_ bytes: UnsafeRawBufferPointer) -> TypedStreamRange {
        let offset = payload.count
        unsafe payload.append(contentsOf: bytes)
        return TypedStreamRange(offset: offset, count: bytes.count)
    }
}

// MARK: - Groups and contents

extension TypedStreamBuilder {
    /// Adds an item to the open contents, or to the top level.
    @inline(__always)
    package mutating func append(_ item: TypedStreamItem) {
        if isInContents {
            tables.items.append(item)
        } else {
            topItems.append(item)
        }
    }

    /// Begins a group; its values follow.
    package mutating func beginGroup(_ encoding: String) {
        let utf8 = encoding.utf8
        if let code = utf8.first, code < 0x80, utf8.count == 1 {
            beginGroup(code: code)
        } else {
            beginGroup(string: string(encoding), code: 0)
        }
    }

    package mutating func beginGroup(code: UInt8) {
        beginGroup(string: string(code: code), code: code)
    }

    /// Begins a group whose type encoding is a string of the tables.
    package mutating func beginGroup(string: UInt32, code: UInt8) {
        openGroup = isInContents ? tables.items.count : topItems.count
        append(TypedStreamItem(.group, code: code, number: string))
    }

    /// Ends the open group: sets the index of the item after it.
    package mutating func endGroup() {
        if isInContents {
            tables.items[openGroup].value = Int64(tables.items.count)
        } else {
            topItems[openGroup].value = Int64(topItems.count)
        }
    }

    /// Begins the contents of an object, separately from the references to it. No contents may be open.
    package mutating func beginContents(of entry: UInt32) {
        isInContents = true
        tables.entries[Int(entry)].start = UInt32(truncatingIfNeeded: tables.items.count)
    }

    /// Ends the open contents of an object.
    package mutating func endContents(of entry: UInt32) {
        tables.entries[Int(entry)].end = UInt32(truncatingIfNeeded: tables.items.count)
        isInContents = false
    }
}

// MARK: - Values of a group

extension TypedStreamBuilder {
    /// Adds bytes, of the type `+` or as an array of single bytes `c`, `C` or `B`.
    package mutating func add(bytes: UnsafeRawBufferPointer, code: UInt8) {
        unsafe append(.bytes(add(bytes), code: code))
    }

    /// Adds a reference to an object. Returns true if the object was not held before and is held from now on: it needs
    /// contents.
    @discardableResult
    package mutating func add(object entry: UInt32, isConditional: Bool = false) -> Bool {
        append(.object(entry, flags: isConditional ? .isConditional : []))
        guard !isConditional, !tables.entries[Int(entry)].isHeld else { return false }
        tables.entries[Int(entry)].isHeld = true
        return true
    }
}
