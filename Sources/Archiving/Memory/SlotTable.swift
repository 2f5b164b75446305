// What the unarchiver knows about each slot of `$objects`.
//
//     states  [ – | ● | – | – | ● ]     32 bits each: two for the kind, thirty for an index into a list
//
// An archive may have millions of slots of which only a few are read. Therefore the system provides the memory of a
// large table, filled with zeros on first access.
//
// Each slot is compared with the count.

import PropertyLists

enum SlotState: Equatable {
    case unknown

    /// The slot's object is being created: its initializer has not returned.
    case creating

    /// An index into the list of objects.
    case object(Int)

    /// An index into the list of strings.
    case string(Int)

    /// A collection or data that was read once and not stored.
    case readOnce

    /// An index into the list of shared values.
    case shared(Int)

    /// The slot's object could not be created: an index into the list of failures.
    case failed(Int)

    fileprivate static let placeMask: UInt32 = (1 << 30) - 1

    init(bits: UInt32) {
        let place = Int(bits & Self.placeMask)
        switch bits >> 30 {
        case 1: self = .object(place)
        case 2: self = .string(place)
        case 3: self = .shared(place)
        default:
            switch place {
            case 0: self = .unknown
            case 1: self = .creating
            case 2: self = .readOnce
            default: self = .failed(place - 3)
            }
        }
    }

    var bits: UInt32 {
        switch self {
        case .unknown: 0
        case .creating: 1
        case .readOnce: 2
        case .object(let place): 1 << 30 | UInt32(truncatingIfNeeded: place) & Self.placeMask
        case .string(let place): 2 << 30 | UInt32(truncatingIfNeeded: place) & Self.placeMask
        case .shared(let place): 3 << 30 | UInt32(truncatingIfNeeded: place) & Self.placeMask
        case .failed(let place): UInt32(truncatingIfNeeded: place + 3) & Self.placeMask
        }
    }
}

@safe struct SlotTable: ~Copyable {
    private var block = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)
    private var states = unsafe UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)

    /// Creates a table of slots in the state `unknown`.
    init(count: Int) {
        if count > 0 { makeUnknown(count: count) }
    }

    /// Makes this a table of slots in the state `unknown`, in the same memory if it is large enough.
    mutating func makeUnknown(count: Int) {
        let byteCount = count * MemoryLayout<UInt32>.stride
        if unsafe byteCount <= block.count {
            unsafe UnsafeMutableRawBufferPointer(rebasing: block[..<byteCount]).initializeMemory(
                as: UInt8.self, repeating: 0)
        } else {
            unsafe SystemMemory.release(block)
            unsafe block = SystemMemory.zeros(byteCount)
        }
        unsafe states = UnsafeMutableBufferPointer(
            start: block.baseAddress?.assumingMemoryBound(to: UInt32.self), count: count)
    }

    deinit {
        unsafe SystemMemory.release(block)
    }

    /// The bits of a slot's state; 0 for a slot that the archive doesn't have.
    @inline(__always)
    private func bits(of slot: Int) -> UInt32 {
        unsafe UInt(bitPattern: slot) < UInt(bitPattern: states.count) ? states[slot] : 0
    }

    @inline(__always)
    private func index(of slot: Int, kind: UInt32) -> Int {
        let bits = bits(of: slot)
        return bits &>> 30 == kind ? Int(bits & SlotState.placeMask) : -1
    }

    /// The index of a slot's object, or -1.
    func objectPlace(of slot: Int) -> Int { index(of: slot, kind: 1) }

    func stringPlace(of slot: Int) -> Int { index(of: slot, kind: 2) }

    func sharedPlace(of slot: Int) -> Int { index(of: slot, kind: 3) }

    func isUnknown(_ slot: Int) -> Bool { bits(of: slot) == 0 }

    subscript(slot: UInt32) -> SlotState {
        get { SlotState(bits: bits(of: Int(slot))) }
        nonmutating set { set(newValue, at: Int(slot)) }
    }

    /// Sets the state of a slot that the archive has.
    @inline(__always)
    func set(_ state: SlotState, at slot: Int) {
        if unsafe UInt(bitPattern: slot) < UInt(bitPattern: states.count) { unsafe states[slot] = state.bits }
    }

    /// Sets the state of a slot to that of a slot of another table.
    @inline(__always)
    func copyState(ofSlot other: Int, in table: borrowing SlotTable, to slot: Int) {
        if unsafe UInt(bitPattern: slot) < UInt(bitPattern: states.count) {
            unsafe states[slot] = table.bits(of: other)
        }
    }
}
