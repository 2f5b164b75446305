// Long strings and data that were already written, by address.
//
//     address, count ──▶ [ value, index of its property list object ]
//
// Equal values are normally found by hashing and comparing their bytes. If a thousand references lead to one string of
// a megabyte, as an archive of a few kilobytes may describe, a gigabyte would be hashed. Such a string occupies the
// same memory each time, so it is recognized by its address.

import PropertyLists

struct LongValuePlace: Hashable {
    private let address: UInt
    private let count: Int

    /// Hashing a shorter value takes less time than looking up its address.
    static let leastCount = 1_024

    init?(_ bytes: UnsafeRawBufferPointer?) {
        guard let bytes = unsafe bytes, let address = bytes.baseAddress else { return nil }
        (self.address, count) = (UInt(bitPattern: address), bytes.count)
    }
}

/// Long values that were written. Each is retained, so that no address is used twice.
struct LongValues<Value> {
    private var known: [LongValuePlace: (value: Value, index: UInt32)] = [:]

    /// The index of the property list object of the value at an address.
    subscript(place: LongValuePlace?) -> UInt32? { place.flatMap { known[$0]?.index } }

    mutating func note(_ value: Value, _ index: UInt32, at place: LongValuePlace?) {
        if let place { known[place] = (value, index) }
    }
}
