// What an unarchiver has read, for further references to it.
//
//     slots       [ – | string 1 | object 0 | creating | shared 0 | failed 0 ]      by the number of an object
//     references  [ – | string 1 | object 0 | date 1 ]                              by a reference of a keyed archive
//     strings     [ "Oslo" | "Ann" ]      dates [ 0.0 | 711.5 ]
//     values      [ data ]                failures [ error ]
//
// A slot and a reference have a state each: what is there, and its index in one of the lists. The objects themselves are
// in the unarchiver's list. Nothing here calls the unarchiver. What reads only is inlined: a structure that is only read is
// copied for a call.
//
// A date is copied before the list of dates can grow.

import PropertyLists

struct SharedValues: ~Copyable {
    private var slots = SlotTable(count: 0)

    /// Whether object numbers are slots. In custom formats they can be any numbers.
    let hasSlots: Bool

    /// The states of references. For an equal reference, this avoids reading four parts of the archive, which are seldom
    /// in the processor's cache.
    private var references = SlotTable(count: 0)

    private var strings = GrowingBuffer<String>()
    private var dates = GrowingBuffer<Double>()
    private var values: [AnyObject] = []
    private var rare = Rare<Lists>()

    private final class Lists: RarelyUsed {
        /// In custom formats, the states of object numbers, and the numbers of the objects in the unarchiver's list.
        var states = [Int: SlotState]()
        var numbers: [Int] = []

        /// The errors of objects that could not be created.
        var failures: [ArchiveError] = []

        init() {}
    }

    init(hasSlots: Bool) {
        self.hasSlots = hasSlots
    }

    mutating func makeUnknown(slotCount: Int, referenceCount: Int = 0) {
        slots.makeUnknown(count: slotCount)
        if referenceCount > 0 { references.makeUnknown(count: referenceCount) }
    }

    /// Releases what was read. Later states are those of another archive.
    @inline(__always) mutating func removeAll() {
        strings.removeAll()
        dates.removeAll()
        if !values.isEmpty { values = [] }
        rare.removeAll()
    }

    /// Exchanges the memory of the tables and lists that a keyed archive fills.
    mutating func exchangeMemory(with other: inout SharedValues) {
        // One by one: the structure as a whole is moved by calls.
        swap(&slots, &other.slots)
        swap(&references, &other.references)
        swap(&strings, &other.strings)
        swap(&dates, &other.dates)
    }

    // MARK: States

    @inline(__always) func state(of number: Int) -> SlotState {
        hasSlots ? slots[UInt32(truncatingIfNeeded: number)] : rare.existing?.states[number] ?? .unknown
    }

    @inline(__always) mutating func setState(_ state: SlotState, of number: Int) {
        if hasSlots { slots[UInt32(truncatingIfNeeded: number)] = state } else { rare.parts.states[number] = state }
    }

    @inline(__always) func isUnknown(_ slot: Int) -> Bool { slots.isUnknown(slot) }

    /// The index of a slot's object, or -1.
    @inline(__always) func objectIndex(ofSlot slot: Int) -> Int { slots.objectPlace(of: slot) }

    /// The index of a slot's shared value, or -1.
    @inline(__always) func valueIndex(ofSlot slot: Int) -> Int { slots.sharedPlace(of: slot) }

    /// Notes that a value was read, and returns whether it was read before without being shared.
    mutating func noteReading(of number: Int) -> Bool {
        let state = state(of: number)
        if state == .unknown {
            setState(.readOnce, of: number)
            return false
        }
        return isReadBefore(state)
    }

    /// Whether the state is that of a value that was read and is not shared, or no longer.
    @inline(__always) func isReadBefore(_ state: SlotState) -> Bool {
        switch state {
        case .readOnce: true
        case .shared(let index): index < values.count && values[index] is DroppedObject
        default: false
        }
    }

    /// Allows a structure to be read again.
    mutating func closeStructure(_ number: Int) {
        if case .creating = state(of: number) { setState(.readOnce, of: number) }
    }

    // MARK: Numbers

    /// Notes the number of the next object in the unarchiver's list.
    mutating func note(number: Int) {
        if !hasSlots { rare.parts.numbers.append(number) }
    }

    /// The number of an object in the work list.
    @inline(__always) func number(of pending: PendingObject) -> Int {
        hasSlots ? Int(pending.slot) : rare.existing?.numbers[Int(pending.index)] ?? 0
    }

    // MARK: Values

    /// Stores a value for all other references to it.
    mutating func share(_ value: AnyObject, of number: Int) {
        guard values.count < 1 << 30 else { return }
        setState(.shared(values.count), of: number)
        values.append(value)
    }

    @inline(__always) mutating func share(_ string: String, of number: Int) {
        guard strings.count < 1 << 30 else { return }
        setState(.string(strings.count), of: number)
        strings.append(string)
    }

    /// The value that references to a number share; `nil` if it has to be read.
    @inline(__always) func value(of number: Int) -> AnyObject? {
        guard case .shared(let index) = state(of: number), index < values.count else { return nil }
        return values[index]
    }

    @inline(__always) func string(of number: Int) -> String? {
        guard case .string(let index) = state(of: number), index < strings.count else { return nil }
        return strings[index]
    }

    /// The string of a slot; `nil` if it has to be read.
    @inline(__always) func string(ofSlot slot: Int) -> String? {
        let index = slots.stringPlace(of: slot)
        return index >= 0 ? strings[index] : nil
    }

    var valueCount: Int { values.count }

    /// Makes all references read the values from an index on again.
    mutating func dropValues(from index: Int) {
        for index in index..<values.count { values[index] = DroppedObject.placeholder }
    }

    // MARK: References

    /// Gives a reference the state of the slot to which it leads.
    @inline(__always) func link(_ reference: Int, toSlot slot: Int) {
        references.copyState(ofSlot: slot, in: slots, to: reference)
    }

    /// The index of the object to which a reference leads, or -1 if it has to be looked up.
    @inline(__always) func objectIndex(atReference reference: Int) -> Int { references.objectPlace(of: reference) }

    /// The string to which a reference leads; `nil` if it has to be looked up.
    @inline(__always) func string(atReference reference: Int) -> String? {
        let index = references.stringPlace(of: reference)
        return index >= 0 ? strings[index] : nil
    }

    /// The date to which a reference leads; `nil` if it has to be looked up. Equal dates are in an archive once.
    @inline(__always) func date(atReference reference: Int) -> Double? {
        unsafe dates.address(of: references.sharedPlace(of: reference))?.pointee
    }

    @inline(__always) mutating func share(date: Double, atReference reference: Int) {
        guard dates.count < 1 << 30 else { return }
        references.set(.shared(dates.count), at: reference)
        dates.append(date)
    }

    // MARK: Failures

    /// Stores the error with which the creation of an object failed. Returns false if there are too many.
    mutating func fail(_ number: Int, _ error: ArchiveError) -> Bool {
        let lists = rare.parts
        guard lists.failures.count < 1 << 29 else { return false }
        setState(.failed(lists.failures.count), of: number)
        lists.failures.append(error)
        return true
    }

    mutating func failure(_ index: Int) -> ArchiveError { rare.parts.failures[index] }
}
