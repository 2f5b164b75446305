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
}

struct SlotTable {
    private static let pageShift = 10
    private static let pageSize = 1 << pageShift
    private static let placeMask: UInt32 = 1 << 30 - 1

    private var pages: [ContiguousArray<UInt32>?]

    /// Makes a table for a number of slots, all unknown.
    init(count: Int) {
        pages = Array(repeating: nil, count: count >> Self.pageShift + 1)
    }

    subscript(slot: UInt32) -> SlotState {
        get {
            guard let page = pages[Int(slot) >> Self.pageShift] else { return .unknown }
            let bits = page[Int(slot) & (Self.pageSize - 1)]
            let place = Int(bits & Self.placeMask)
            switch bits >> 30 {
            case 1: return .object(place)
            case 2: return .string(place)
            case 3: return .shared(place)
            default: return place == 0 ? .unknown : place == 1 ? .creating : .readOnce
            }
        }
        set {
            let bits: UInt32 =
                switch newValue {
                case .unknown: 0
                case .creating: 1
                case .readOnce: 2
                case .object(let place): 1 << 30 | UInt32(truncatingIfNeeded: place) & Self.placeMask
                case .string(let place): 2 << 30 | UInt32(truncatingIfNeeded: place) & Self.placeMask
                case .shared(let place): 3 << 30 | UInt32(truncatingIfNeeded: place) & Self.placeMask
                }
            let number = Int(slot) >> Self.pageShift
            if pages[number] == nil { pages[number] = ContiguousArray(repeating: 0, count: Self.pageSize) }
            pages[number]?[Int(slot) & (Self.pageSize - 1)] = bits
        }
    }
}
