// The objects and classes of a sequential archive that is being written.
//
//     object ──▶ entry                                     by address
//     work     [ object 1 │ object 2 │ object 3 │ … ]      encoded up to `encodedCount`
//     holders    entry ──▶ the entry that first referenced it, and the index of the value there
//     class  ──▶ entry                                     by the address of the type

import PropertyLists
import TypedStreams

/// The objects that references lead to, and how far they are encoded.
struct SequentialObjects: ~Copyable {
    /// An object with an unconditional reference, which is to be encoded.
    struct Work {
        let object: any Coding
        let entry: UInt32
    }

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
    private var work = GrowingBuffer<Work>()
    private(set) var encodedCount = 0
    private var holders = GrowingBuffer<Holder>()

    /// The number of objects with an unconditional reference.
    var count: Int { work.count }

    // MARK: Entries

    func entry(of object: AnyObject) -> UInt32? { entriesByAddress[Self.address(of: object)] }

    /// The entry of a structure that several fields can share.
    func entry(of identity: AnyHashable) -> UInt32? { entriesByIdentity[identity] }

    mutating func note(_ entry: UInt32, of identity: AnyHashable) { entriesByIdentity[identity] = entry }

    /// Adds an object to the work list, with what first refers to it.
    mutating func add(_ object: any Coding, _ entry: UInt32, _ holder: Holder) {
        entriesByAddress.set(entry, for: Self.address(of: object))
        hold(object, entry, holder)
    }

    /// Adds an object that only has conditional references so far.
    mutating func addConditional(_ object: any Coding, _ entry: UInt32) {
        entriesByAddress.set(entry, for: Self.address(of: object))
        conditionalObjects.append(object)
    }

    /// Adds an object to the work list that had conditional references only.
    mutating func hold(_ object: any Coding, _ entry: UInt32, _ holder: Holder) {
        var holder = holder
        holder.work = UInt32(truncatingIfNeeded: work.count)
        note(holder, of: entry)
        work.append(Work(object: object, entry: entry))
    }

    private static func address(of object: AnyObject) -> UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

    // MARK: The work list

    /// The next object to encode.
    var next: Work? { encodedCount < work.count ? work[encodedCount] : nil }

    mutating func endNext() { encodedCount += 1 }

    /// The object of an entry, if it is in the work list.
    func object(ofEntry entry: UInt32) -> (any Coding)? {
        guard let holder = holder(of: entry), Int(holder.work) < work.count else { return nil }
        return work[Int(holder.work)].object
    }

    // MARK: Holders

    /// The entries below which all holders are.
    var holderCount: Int { holders.count }

    /// The first reference to an entry, if there is one.
    func holder(of entry: UInt32) -> Holder? { Int(entry) < holders.count ? holders[Int(entry)] : nil }

    /// Records what holds an entry, unless that is known.
    mutating func note(_ holder: Holder, of entry: UInt32) {
        while holders.count < Int(truncatingIfNeeded: entry) { holders.append(Holder()) }
        guard let known = holders.address(of: Int(truncatingIfNeeded: entry)) else { return holders.append(holder) }
        if known.pointee.place == UInt32.max { known.pointee = holder }
    }

    /// Removes everything, and keeps the memory.
    mutating func removeAll() {
        entriesByAddress.removeAll()
        conditionalObjects.removeAll(keepingCapacity: true)
        if !entriesByIdentity.isEmpty { entriesByIdentity = [:] }
        work.removeAll()
        encodedCount = 0
        holders.removeAll()
    }
}

/// The entries of the classes of encoded objects, and of structures.
struct SequentialClasses: ~Copyable {
    private var entriesByType = NumberTable()
    private var structuresByEntry: [UInt32: ArchivedStructure] = [:]

    /// The classes of all objects. The first ones are in all archives of the archiver.
    private(set) var types: [any Coding.Type] = []
    private var sharedCount = 0

    func entry(of type: any Coding.Type) -> UInt32? {
        let entry = entriesByType[Self.address(of: type)]
        return entry == TypedStreamEntry.none ? nil : entry
    }

    mutating func note(_ entry: UInt32, of type: any Coding.Type) {
        entriesByType.set(entry, for: Self.address(of: type))
        if !types.contains(where: { $0 == type }) { types.append(type) }
    }

    /// Forgets the entry of a class, whose next object is checked again.
    mutating func forgetEntry(of type: any Coding.Type) {
        entriesByType.set(TypedStreamEntry.none, for: Self.address(of: type))
    }

    mutating func forgetEntries() { entriesByType.removeAll() }

    func structure(ofEntry entry: UInt32) -> ArchivedStructure? { structuresByEntry[entry] }

    mutating func note(_ entry: UInt32, of structure: ArchivedStructure) { structuresByEntry[entry] = structure }

    private static func address(of type: any Coding.Type) -> UInt64 {
        UInt64(UInt(bitPattern: ObjectIdentifier(type)))
    }

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
