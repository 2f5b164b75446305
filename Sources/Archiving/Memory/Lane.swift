// What inlined code needs to write an entry without a call.
//
//     lane    [ cursor.next | place | false, true, empty array | strings | objects ]
//                  │            └───▶ entries  [ "name" ▸ 7 | – | – | … ]                 room for all keys of a class
//                  └──▶ steps of a class       [ "name" ▸ 5 | "isActive" ▸ 6 | … | end ]
//
// The objects of a class mostly encode the same keys in the same order. If a key has the bits of the next step, and the
// object for its value is known without a search, its entry is stored, and both pointers advance: `encode` is inlined
// into generated code, which calls nothing then, and retains nothing. In all other cases it calls the primitive of the
// format.
//
// What forbids the short way is where `next` points, so that it costs nothing: to a step whose bits no string has, after
// an error, at the top level, in a collection, and always in archivers other than the keyed one.
//
// The list and the tables own the memory to which the lane points, and update the pointers whenever that moves. Where
// the keys of a class begin, and after each entry that isn't stored in the short way, the list has room for all keys of
// a class.

import PropertyLists

/// A key of a class in the order of its keys.
@usableFromInline
struct LaneStep: BitwiseCopyable {
    @usableFromInline let key: KeyBits

    /// The index of the key's property list object; 0 until it is written.
    @usableFromInline var number: UInt32

    /// The place of the key among the known texts, which retain it so that no other string gets its bits.
    let text: UInt32

    static var end: LaneStep { LaneStep(key: KeyBits(), number: 0, text: 0) }
}

/// It points into tables of others, which check what they are asked; its own methods don't.
@unsafe @usableFromInline
struct Lane {
    /// The position of the innermost object or structure in its keys.
    @usableFromInline var cursor: KeyCursor

    /// Where the index of the next entry's key is stored, followed by that of its value.
    @usableFromInline var place: UnsafeMutablePointer<UInt32>

    /// The indexes of the objects for false and true; 0 until they are written.
    @usableFromInline var falseNumber: UInt32 = 0
    @usableFromInline var trueNumber: UInt32 = 0

    /// The table of frequent strings: open addressing, at most half full. The mask is one less than its size.
    @usableFromInline var strings: UnsafeMutablePointer<StringEntry>
    @usableFromInline var stringMask = 0
    @usableFromInline let stringSeed = hashTableSeed

    /// The table of objects: open addressing, at most half full. The mask is one less than its size, and the shift gives
    /// the bits of a hash that select an entry. No address is in the window as long as there is no object.
    @usableFromInline var objects: UnsafeMutablePointer<ObjectEntry>
    @usableFromInline var objectMask = 0
    @usableFromInline var objectShift: UInt64 = 0
    @usableFromInline var window = UInt64.max

    /// The index of the reference to the empty array that all fields share; 0 until it is written.
    @usableFromInline var emptyArray: UInt32 = 0

    /// Whether a conditional reference to an object is the same as others.
    @usableFromInline var isConditionalPlain = false

    /// The lane of archivers that have none.
    nonisolated(unsafe) static let none = unsafe allocated()

    static func allocated() -> UnsafeMutablePointer<Lane> {
        let lane = UnsafeMutablePointer<Lane>.allocate(capacity: 1)
        unsafe lane.initialize(to: Lane(cursor: KeyCursor(), place: nowhere, strings: noStrings, objects: noObjects))
        return unsafe lane
    }

    /// Leaves the table of objects, whose memory is released.
    mutating func leaveObjects() { unsafe (objects, objectMask, objectShift, window) = (Self.noObjects, 0, 0, .max) }

    /// Frees a lane that was allocated.
    static func free(_ lane: UnsafeMutablePointer<Lane>) { unsafe lane.deallocate() }

    nonisolated(unsafe) fileprivate static let nowhere = UnsafeMutablePointer<UInt32>.allocate(capacity: 2)

    nonisolated(unsafe) fileprivate static let noStrings = {
        let strings = UnsafeMutablePointer<StringEntry>.allocate(capacity: 1)
        unsafe strings.initialize(to: StringEntry())
        return unsafe strings
    }()

    nonisolated(unsafe) private static let noObjects = {
        let objects = UnsafeMutablePointer<ObjectEntry>.allocate(capacity: 1)
        unsafe objects.initialize(to: ObjectEntry())
        return unsafe objects
    }()

    /// Stores an entry, if its key is the expected one and the index of its value is not 0.
    @inlinable @inline(__always)
    mutating func write(_ number: UInt32, forKey key: String) -> Bool {
        let step = unsafe cursor.next.pointee
        guard step.key == KeyBits(key), step.number != 0, number != 0 else { return false }
        unsafe place[0] = step.number
        unsafe place[1] = number
        unsafe place += 2
        unsafe cursor.next += 1
        return true
    }

    /// The index of the reference to a frequent string; 0 for all others, and for one that isn't where its search
    /// begins.
    @inlinable @inline(__always)
    func number(of string: String) -> UInt32 {
        let bits = KeyBits(string)
        let entry = unsafe strings[position(of: bits)]
        return entry.key == bits ? entry.number : 0
    }

    /// Where the search for a string begins.
    @inlinable @inline(__always)
    func position(of bits: KeyBits) -> Int {
        unsafe Int(truncatingIfNeeded: StringEntry.hash(of: bits, stringSeed)) & stringMask
    }
}

// MARK: - Objects

extension Lane {
    /// The bits of an address that are the same for all objects of the window.
    @inlinable static var windowMask: UInt64 { 0xFFFF_FFF0_0000_000F }

    @inlinable @inline(__always)
    func isInWindow(_ address: UInt) -> Bool { unsafe (UInt64(address) ^ window) & Self.windowMask == 0 }

    @inlinable @inline(__always)
    static func key(of address: UInt) -> UInt32 { UInt32(truncatingIfNeeded: UInt64(address) &>> 4) }

    @inlinable @inline(__always)
    func reference(at address: UInt) -> ObjectReference {
        unsafe objects[position(of: Self.key(of: address))].reference
    }

    /// The position of the entry of an object in the window, or of the unused entry for it.
    @inlinable @inline(__always)
    func position(of key: UInt32) -> Int {
        var position = unsafe Int(truncatingIfNeeded: (UInt64(key) &* hashTableFactor) &>> objectShift)
        while unsafe objects[position].key != key, unsafe objects[position].reference.isKnown {
            position = unsafe (position &+ 1) & objectMask
        }
        return position
    }
}

extension Archiver {
    /// Writes a reference to an object that has one, under the key that is expected.
    ///
    /// - Parameter isConditional: Whether references so far may all be conditional.
    @inlinable @inline(__always)
    final func writesInLane(referenceTo object: AnyObject, isConditional: Bool = false, forKey key: String) -> Bool {
        let address = UInt(bitPattern: ObjectIdentifier(object))
        guard unsafe lane.pointee.isInWindow(address), unsafe !isConditional || lane.pointee.isConditionalPlain else {
            return false
        }
        let reference = unsafe lane.pointee.reference(at: address)
        return unsafe lane.pointee.write(isConditional ? reference.index : reference.unconditionalIndex, forKey: key)
    }

    /// Writes a reference to the empty array, likewise.
    @inlinable @inline(__always)
    final func writesEmptyArrayInLane(forKey key: String) -> Bool {
        return unsafe lane.pointee.write(lane.pointee.emptyArray, forKey: key)
    }

    /// Writes a value whose object is known without a search, under the key that is expected.
    // The types are compared when this is compiled for a type.
    @inlinable @inline(__always)
    final func writesInLane<Value>(_ value: Value, forKey key: String) -> Bool {
        if Value.self == Bool.self {
            let number = unsafe unsafeBitCast(value, to: Bool.self) ? lane.pointee.trueNumber : lane.pointee.falseNumber
            return unsafe lane.pointee.write(number, forKey: key)
        }
        if Value.self == String.self {
            return unsafe lane.pointee.write(
                lane.pointee.number(of: unsafeBitCast(value, to: String.self)), forKey: key)
        }
        return false
    }
}

// MARK: - Entries

/// The entries of what is being encoded, whose end is the lane's place.
@safe struct EntryList: ~Copyable {
    private let lane: UnsafeMutablePointer<Lane>
    private var memory = unsafe UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)

    /// The place after which there may not be room for all keys of a class.
    private var limit: UnsafeMutablePointer<UInt32>

    /// How many entries the lane can store before the list is asked again.
    private static var room: Int { Int(KeyLayouts.maximumCount) + 1 }

    init(_ lane: UnsafeMutablePointer<Lane>) {
        unsafe self.lane = lane
        unsafe limit = Lane.nowhere
    }

    deinit { unsafe memory.deallocate() }

    var count: Int {
        guard let base = unsafe memory.baseAddress else { return 0 }
        return unsafe (lane.pointee.place - base) / 2
    }

    subscript(position: Int) -> DictionaryEntry {
        get {
            precondition(position >= 0 && position < count)
            return unsafe DictionaryEntry(key: memory[2 * position], value: memory[2 * position + 1])
        }
        set {
            precondition(position >= 0 && position < count)
            unsafe (memory[2 * position], memory[2 * position + 1]) = (newValue.key, newValue.value)
        }
    }

    /// Reserves memory for all keys of a class.
    @inline(__always) mutating func makeRoom() {
        if unsafe lane.pointee.place >= limit { grow() }
    }

    @inline(__always) mutating func append(key: UInt32, value: UInt32) {
        makeRoom()
        let place = unsafe lane.pointee.place
        unsafe place[0] = key
        unsafe place[1] = value
        unsafe lane.pointee.place = place + 2
    }

    /// The entries from a position on, valid until the list changes.
    @inline(__always) func values(from position: Int) -> UnsafeBufferPointer<DictionaryEntry> {
        let count = count
        precondition(position >= 0 && position <= count)
        guard let base = unsafe memory.baseAddress else { return unsafe UnsafeBufferPointer(start: nil, count: 0) }
        // An entry is two numbers.
        let entries = unsafe UnsafeRawPointer(base).assumingMemoryBound(to: DictionaryEntry.self)
        return unsafe UnsafeBufferPointer(start: entries + position, count: count - position)
    }

    /// Removes the entries from a position on, and keeps the memory.
    @inline(__always) mutating func remove(from position: Int) {
        precondition(position >= 0 && position <= count)
        if let base = unsafe memory.baseAddress { unsafe lane.pointee.place = base + 2 * position }
    }

    @inline(never)
    private mutating func grow() {
        let count = count
        let larger = unsafe UnsafeMutableBufferPointer<UInt32>.allocate(capacity: max(4 * Self.room, 2 * memory.count))
        if count > 0 { _ = unsafe larger.update(fromContentsOf: memory[..<(2 * count)]) }
        unsafe memory.deallocate()
        unsafe memory = larger
        guard let base = unsafe memory.baseAddress else { preconditionFailure("no memory was allocated") }
        unsafe lane.pointee.place = base + 2 * count
        unsafe limit = base + (memory.count - 2 * Self.room)
    }
}

// MARK: - Strings

/// The references to the slots of frequent strings: by their bits, in the lane's table.
@safe struct FrequentStrings: ~Copyable {
    private let lane: UnsafeMutablePointer<Lane>
    private var memory = unsafe UnsafeMutableBufferPointer<StringEntry>(start: nil, count: 0)

    /// Retains the strings whose bits are in the table.
    private var strings: [String] = []

    /// How many strings fit before all of them are removed.
    private static var maximumCount: Int { 4_096 }

    init(_ lane: UnsafeMutablePointer<Lane>) {
        unsafe self.lane = lane
    }

    deinit { unsafe memory.deallocate() }

    /// The reference to a string; 0 if it isn't known.
    @inline(__always) func number(of string: String) -> UInt32 {
        let bits = KeyBits(string)
        var position = unsafe lane.pointee.position(of: bits)
        while true {
            let entry = unsafe lane.pointee.strings[position]
            if entry.number == 0 || entry.key == bits { return entry.number }
            position = unsafe (position &+ 1) & lane.pointee.stringMask
        }
    }

    mutating func set(_ number: UInt32, for string: String) {
        if strings.count == Self.maximumCount { removeAll() }
        if unsafe strings.count * 2 >= memory.count { grow() }
        strings.append(string)
        insert(StringEntry(key: KeyBits(string), number: number))
    }

    /// Removes all strings, and keeps the memory.
    mutating func removeAll() {
        if strings.isEmpty { return }
        unsafe memory.update(repeating: StringEntry())
        strings.removeAll(keepingCapacity: true)
    }

    private func insert(_ entry: StringEntry) {
        var position = unsafe lane.pointee.position(of: entry.key)
        while unsafe memory[position].number != 0, unsafe memory[position].key != entry.key {
            position = unsafe (position + 1) & lane.pointee.stringMask
        }
        unsafe memory[position] = entry
    }

    @inline(never)
    private mutating func grow() {
        let old = unsafe memory
        unsafe memory = .allocate(capacity: max(32, old.count * 2))
        unsafe memory.initialize(repeating: StringEntry())
        guard let base = unsafe memory.baseAddress else { preconditionFailure("no memory was allocated") }
        unsafe lane.pointee.strings = base
        unsafe lane.pointee.stringMask = memory.count - 1
        // swift-format-ignore
        for unsafe entry in unsafe old where entry.isUsed { insert(entry) }
        unsafe old.deallocate()
    }
}
