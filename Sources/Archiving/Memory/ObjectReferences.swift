// The references to objects by address.
//
// Objects are at multiples of 16, and nearly all of them are in one window of 64 GiB, the window of the first object.
// Within the window, 32 bits identify an object, so that an entry has half the size that it would have with an address:
//
//     address   0x0000_7f3a_5|c12_3450            entries  [ – | c123_45 ▸ UID 4 | – | c123_5d ▸ UID 9 | … ]
//               └── window ──┘└─ 32 bits ─┘
//
// The table is part of the lane: code that is inlined into classes asks it first, so that another reference to an object
// costs neither a call nor a retain.
//
// The table updates the lane whenever its memory moves. It has a power of two of entries, so that a masked position is
// inside.

import PropertyLists

/// An object in the window, and the reference to it. An unused entry has no reference.
@usableFromInline
struct ObjectEntry: BitwiseCopyable {
    @usableFromInline var key: UInt32 = 0
    @usableFromInline var reference = ObjectReference()
}

/// The index of the reference to an object, marked as long as all references to it are conditional; 0 for none.
@usableFromInline
struct ObjectReference: BitwiseCopyable {
    @inlinable static var mark: UInt32 { 1 << 31 }
    static var maximumIndex: UInt32 { mark - 1 }

    @usableFromInline let bits: UInt32

    @usableFromInline init(bits: UInt32 = 0) { self.bits = bits }
    init(_ index: UInt32, isConditional: Bool) { bits = isConditional ? index | Self.mark : index }

    @inlinable var isKnown: Bool { bits != 0 }

    /// The index of the reference, or 0.
    @inlinable var index: UInt32 { bits & ~Self.mark }

    /// The index of the reference; 0 if there are only conditional ones.
    @inlinable var unconditionalIndex: UInt32 { bits < Self.mark ? bits : 0 }
}

/// Where the search for an object ended, valid until a reference to another one is added.
struct ObjectSearch: BitwiseCopyable {
    let address: UInt

    let reference: ObjectReference

    /// The position of its entry, or of the unused entry for it; -1 outside the window.
    fileprivate let position: Int
}

@safe struct ObjectReferences: ~Copyable {
    private let lane: UnsafeMutablePointer<Lane>
    private var block = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)
    private var memory = unsafe UnsafeMutableBufferPointer<ObjectEntry>(start: nil, count: 0)
    private var count = 0

    /// The bits of the references to objects outside the window, or at other addresses.
    private var others = NumberTable()

    init(_ lane: UnsafeMutablePointer<Lane>) {
        unsafe self.lane = lane
    }

    deinit { unsafe SystemMemory.release(block) }

    @inline(__always) mutating func search(_ address: UInt) -> ObjectSearch {
        if unsafe count &* 2 >= memory.count { grow() }
        let lane = unsafe lane
        guard unsafe lane.pointee.isInWindow(address) else { return searchElsewhere(address) }
        let position = unsafe lane.pointee.position(of: Lane.key(of: address))
        return unsafe ObjectSearch(address: address, reference: memory[position].reference, position: position)
    }

    /// Adds a reference at the end of a search in this table, or replaces the one that was found.
    @unsafe @inline(__always) mutating func set(_ reference: ObjectReference, _ search: ObjectSearch) {
        guard search.position >= 0 else { return others.set(reference.bits, for: UInt64(search.address)) }
        if !search.reference.isKnown { count &+= 1 }
        unsafe memory[search.position] = ObjectEntry(key: Lane.key(of: search.address), reference: reference)
    }

    /// Removes all objects, and keeps the memory.
    mutating func removeAll() {
        if count > 0 { unsafe memory.update(repeating: ObjectEntry()) }
        count = 0
        others.removeAll()
    }

    /// Removes all objects, and releases the memory.
    mutating func releaseMemory() {
        unsafe lane.pointee.leaveObjects()
        unsafe SystemMemory.release(block)
        unsafe block = UnsafeMutableRawBufferPointer(start: nil, count: 0)
        unsafe memory = UnsafeMutableBufferPointer(start: nil, count: 0)
        (count, others) = (0, NumberTable())
    }

    @inline(never)
    private mutating func searchElsewhere(_ address: UInt) -> ObjectSearch {
        if count == 0 {
            unsafe lane.pointee.window = UInt64(address) & Lane.windowMask
            return search(address)
        }
        let reference = ObjectReference(bits: others[UInt64(address)] ?? 0)
        return ObjectSearch(address: address, reference: reference, position: -1)
    }

    @inline(never)
    private mutating func grow() {
        let (old, oldBlock) = unsafe (memory, block)
        let capacity = max(16, old.count * 2)
        // An unused entry is zero.
        unsafe block = SystemMemory.zeros(capacity * MemoryLayout<ObjectEntry>.stride)
        unsafe memory = UnsafeMutableBufferPointer(rebasing: block.bindMemory(to: ObjectEntry.self)[..<capacity])
        guard let base = unsafe memory.baseAddress else { preconditionFailure("no memory was allocated") }
        unsafe lane.pointee.objects = base
        unsafe lane.pointee.objectMask = memory.count - 1
        unsafe lane.pointee.objectShift = 64 - UInt64(memory.count.trailingZeroBitCount)
        // swift-format-ignore
        for unsafe entry in unsafe old where entry.reference.isKnown {
            unsafe memory[lane.pointee.position(of: entry.key)] = entry
        }
        unsafe SystemMemory.release(oldBlock)
    }
}
