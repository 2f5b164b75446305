// The objects and classes of a sequential archive that is being written.
//
//     object ──▶ entry                                     by address
//     work     [ object 1 │ object 2 │ object 3 │ … ]      encoded up to `encodedCount`
//     holders    entry ──▶ the entry that first referenced it, and the index of the value there
//     class  ──▶ entry                                     by the address of the type
//
// What holds an object without retaining it notes the object's owner before anything else happens.

import PropertyLists
import TypedStreams

/// The objects that references lead to, and how far they are encoded.
struct SequentialObjects: ~Copyable {
    /// The first reference to an entry.
    struct Holder {
        /// The entry that contains the reference; `none` for the top level.
        var entry = TypedStreamEntry.none

        /// The index of the value in the holder; `.max` if it is unknown.
        var place = UInt32.max

        /// The index of the entry's object in the work list; `.max` if it is not in the list.
        var work = UInt32.max
    }

    /// The work list and the list of conditional objects retain the objects, so no address is reused.
    private var entriesByAddress = NumberTable()
    private var conditionalObjects: [any Coding] = []
    private var entriesByIdentity: [AnyHashable: UInt32] = [:]
    private var work = KeptObjects()
    private var workEntries = GrowingBuffer<UInt32>()
    private(set) var encodedCount = 0
    private var holders = GrowingBuffer<Holder>()

    /// The number of objects with an unconditional reference.
    var count: Int { workEntries.count }

    // MARK: Entries

    func entry(of object: AnyObject) -> UInt32? { entriesByAddress[Self.address(of: object)] }

    /// The entry of a structure that several fields can share.
    func entry(of identity: AnyHashable) -> UInt32? { entriesByIdentity[identity] }

    mutating func note(_ entry: UInt32, of identity: AnyHashable) { entriesByIdentity[identity] = entry }

    /// The entry of the object at an address. If it has none, it gets a new one, with which it must be held.
    @inline(__always)
    mutating func entry(at address: UInt, orAdd entry: UInt32) -> UInt32 {
        let address = UInt64(address)
        return entriesByAddress.entry(for: address, orInsert: NumberEntry(key: address, value: entry)).value
    }

    /// Adds an object to the work list, with what first refers to it.
    mutating func add(_ object: any Coding, _ entry: UInt32, _ holder: Holder) {
        entriesByAddress.set(entry, for: Self.address(of: object))
        hold(KeptObject(retaining: object), entry, holder)
    }

    /// Adds an object that only has conditional references so far.
    mutating func addConditional(_ object: any Coding, _ entry: UInt32) {
        entriesByAddress.set(entry, for: Self.address(of: object))
        conditionalObjects.append(object)
    }

    /// Adds an object to the work list whose entry had no unconditional reference. It is retained; otherwise,
    /// `markBorrowed(from:with:)` must be called before anything else.
    @inline(__always)
    mutating func hold(_ object: KeptObject, _ entry: UInt32, _ holder: Holder) {
        var holder = holder
        holder.work = UInt32(truncatingIfNeeded: workEntries.count)
        note(holder, of: entry)
        unsafe work.append(borrowed: object)
        workEntries.append(entry)
    }

    /// Marks the objects of the work list from a position on as retained by `owner`.
    mutating func markBorrowed(from first: Int, with owner: Any) { work.markBorrowed(from: first, with: owner) }

    private static func address(of object: AnyObject) -> UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

    // MARK: The work list

    /// The entry of the next object to encode, which is taken out meanwhile.
    var next: UInt32? { encodedCount < workEntries.count ? workEntries[encodedCount] : nil }

    /// Takes out the next object, which must be put back when it has encoded itself.
    @unsafe mutating func take() -> any Coding { unsafe work.take(at: encodedCount) }
    mutating func putBack(_ object: consuming any Coding) { work.putBack(object) }
    mutating func endNext() { encodedCount += 1 }

    /// The class of an entry's object, if it is in the work list.
    func type(ofEntry entry: UInt32) -> (any Coding.Type)? {
        guard let holder = holder(of: entry), Int(holder.work) < work.count else { return nil }
        return work.type(at: Int(holder.work))
    }

    // MARK: Holders

    /// The entries below which all holders are.
    var holderCount: Int { holders.count }

    /// The first reference to an entry, if there is one.
    func holder(of entry: UInt32) -> Holder? { Int(entry) < holders.count ? holders[Int(entry)] : nil }

    /// Records what holds an entry, unless that is known.
    @inline(__always)
    mutating func note(_ holder: Holder, of entry: UInt32) {
        let entry = Int(truncatingIfNeeded: entry)
        while holders.count < entry { holders.append(Holder()) }
        if holders.count == entry { return holders.append(holder) }
        if holders[entry].place == UInt32.max { holders[entry] = holder }
    }

    /// Removes everything, and keeps the memory.
    mutating func removeAll() {
        entriesByAddress.removeAll()
        conditionalObjects.removeAll(keepingCapacity: true)
        if !entriesByIdentity.isEmpty { entriesByIdentity = [:] }
        workEntries.removeAll()
        encodedCount = 0
        holders.removeAll()
        work.removeAll()
    }
}

/// The entries of the classes of encoded objects, and of structures.
struct SequentialClasses: ~Copyable {
    private var entriesByType = NumberTable()
    private var structuresByEntry: [UInt32: ArchivedStructure] = [:]

    /// The classes of all objects. The first ones are in all archives of the archiver.
    private(set) var types: [any Coding.Type] = []
    private var sharedCount = 0

    func entry(of type: ObjectIdentifier) -> UInt32? {
        let entry = entriesByType[Self.address(of: type)]
        return entry == TypedStreamEntry.none ? nil : entry
    }

    mutating func note(_ entry: UInt32, of type: any Coding.Type) {
        entriesByType.set(entry, for: Self.address(of: ObjectIdentifier(type)))
        if !types.contains(where: { $0 == type }) { types.append(type) }
    }

    /// Forgets the entry of a class, whose next object is checked again.
    mutating func forgetEntry(of type: any Coding.Type) {
        entriesByType.set(TypedStreamEntry.none, for: Self.address(of: ObjectIdentifier(type)))
    }

    mutating func forgetEntries() { entriesByType.removeAll() }

    func structure(ofEntry entry: UInt32) -> ArchivedStructure? { structuresByEntry[entry] }

    mutating func note(_ entry: UInt32, of structure: ArchivedStructure) { structuresByEntry[entry] = structure }

    private static func address(of type: ObjectIdentifier) -> UInt64 { UInt64(UInt(bitPattern: type)) }

    // MARK: Later archives

    /// Prepares for the next archive. Returns the classes whose entries have to be made again, so that they become part of
    /// every later archive; none if all are.
    mutating func reset() -> [any Coding.Type] {
        if !structuresByEntry.isEmpty { structuresByEntry = [:] }
        guard types.count > sharedCount else { return [] }
        defer { types = [] }
        entriesByType.removeAll()
        return types
    }

    /// Notes that all classes are part of every later archive.
    mutating func share() { sharedCount = types.count }
}
