// What the unarchiver knows of each slot of `$objects`.
//
// An archive may have millions of slots of which only a few are asked for, so the table is made page by page:
//
//     pages  [ nil | ● | nil | nil | ● ]         one place for 1,024 slots
//                    │               └▶ [ state, state, … ]
//                    └▶ [ state, state, … ]      32 bits each: two for the kind, thirty for a place in a list

/// The state of a slot.
enum SlotState: Equatable {
    case unknown

    /// The slot's object is being created: its initializer has not returned.
    case creating

    /// A place in the list of objects.
    case object(Int)

    /// A place in the list of strings.
    case string(Int)

    /// A collection or data that was read once and not kept.
    case readOnce

    /// A place in the list of shared values.
    case shared(Int)

    fileprivate static let placeMask: UInt32 = (1 << 30) - 1

    /// The state of 32 bits.
    init(bits: UInt32) {
        let place = Int(bits & Self.placeMask)
        switch bits >> 30 {
        case 1: self = .object(place)
        case 2: self = .string(place)
        case 3: self = .shared(place)
        default: self = place == 0 ? .unknown : place == 1 ? .creating : .readOnce
        }
    }

    /// The state in 32 bits.
    var bits: UInt32 {
        switch self {
        case .unknown: 0
        case .creating: 1
        case .readOnce: 2
        case .object(let place): 1 << 30 | UInt32(truncatingIfNeeded: place) & Self.placeMask
        case .string(let place): 2 << 30 | UInt32(truncatingIfNeeded: place) & Self.placeMask
        case .shared(let place): 3 << 30 | UInt32(truncatingIfNeeded: place) & Self.placeMask
        }
    }
}

struct SlotTable: ~Copyable {
    private static let pageShift = 10
    private static let pageSize = 1 << pageShift

    // Memory of its own: the table is asked with every reference, and an array of arrays counts references each time.
    private let pages: UnsafeMutablePointer<UnsafeMutablePointer<UInt32>?>
    private let pageCount: Int
    private let slotCount: Int

    /// Makes a table for a number of slots, all unknown.
    init(count: Int) {
        slotCount = count
        pageCount = (count >> Self.pageShift) + 1
        pages = .allocate(capacity: pageCount)
        pages.initialize(repeating: nil, count: pageCount)
    }

    deinit {
        for number in 0..<pageCount { pages[number]?.deallocate() }
        pages.deallocate()
    }

    /// The bits of a slot's state.
    @inline(__always)
    private func bits(of slot: Int) -> UInt32 {
        guard UInt(bitPattern: slot) < UInt(bitPattern: slotCount), let page = pages[slot &>> Self.pageShift] else {
            return 0
        }
        return page[slot & (Self.pageSize - 1)]
    }

    /// The place of a slot's object; -1 where it has none yet.
    func objectPlace(of slot: Int) -> Int {
        let bits = bits(of: slot)
        return bits &>> 30 == 1 ? Int(bits & SlotState.placeMask) : -1
    }

    /// The place of a slot's string; -1 where it has none yet.
    func stringPlace(of slot: Int) -> Int {
        let bits = bits(of: slot)
        return bits &>> 30 == 2 ? Int(bits & SlotState.placeMask) : -1
    }

    /// The place of a slot's shared value; -1 where it has none yet.
    func sharedPlace(of slot: Int) -> Int {
        let bits = bits(of: slot)
        return bits &>> 30 == 3 ? Int(bits & SlotState.placeMask) : -1
    }

    /// Whether nothing is known of a slot.
    func isUnknown(_ slot: Int) -> Bool { bits(of: slot) == 0 }

    /// The state of a slot; of one that the archive has not, unknown.
    subscript(slot: UInt32) -> SlotState {
        get { SlotState(bits: bits(of: Int(slot))) }
        nonmutating set {
            guard Int(slot) < slotCount else { return }
            let page = pages[Int(slot) >> Self.pageShift] ?? makePage(Int(slot) >> Self.pageShift)
            page[Int(slot) & (Self.pageSize - 1)] = newValue.bits
        }
    }

    @inline(never)
    private func makePage(_ number: Int) -> UnsafeMutablePointer<UInt32> {
        // The last page is as long as it has slots: most archives are small.
        let count = min(Self.pageSize, slotCount - (number << Self.pageShift))
        let page = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        page.initialize(repeating: 0, count: count)
        pages[number] = page
        return page
    }
}
