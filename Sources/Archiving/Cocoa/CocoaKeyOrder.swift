// The order of the entries of an archive's dictionaries, computed once for each list of keys. The objects of a class
// have few different lists.

import PropertyLists

/// The orders of the dictionaries of one archive.
struct CocoaKeyOrder {
    private let table: BinaryObjectTable
    private var hashesByReference: [UInt32: UInt64] = [:]
    private var placesByKeys: [[UInt32]: Int] = [:]
    private var orders: [[UInt32]] = []

    /// The keys that are looked up. Stored to reuse the memory, so that finding a known list allocates nothing.
    private var keys: [UInt32] = []

    init(_ table: BinaryObjectTable) {
        self.table = table
    }

    /// Returns a number for the order in which a dictionary's entries are written, to be passed to ``position(_:in:)``.
    mutating func order(of dictionary: BinaryObject) throws -> Int {
        keys.removeAll(keepingCapacity: true)
        for position in 0..<dictionary.count {
            keys.append(UInt32(truncatingIfNeeded: try table.reference(position, of: dictionary)))
        }
        if let place = placesByKeys[keys] { return place }
        var hashes: [UInt64] = []
        for key in keys { hashes.append(try hash(ofKey: key)) }
        orders.append(CocoaHash.order(of: hashes))
        placesByKeys[keys] = orders.count - 1
        return orders.count - 1
    }

    /// The position in the dictionary of the entry that is written at an index.
    func position(_ place: Int, in order: Int) -> Int { Int(orders[order][place]) }

    private mutating func hash(ofKey reference: UInt32) throws -> UInt64 {
        if let hash = hashesByReference[reference] { return hash }
        let hash = CocoaHash.hash(of: try table.string(table.object(at: Int(reference))))
        hashesByReference[reference] = hash
        return hash
    }
}
