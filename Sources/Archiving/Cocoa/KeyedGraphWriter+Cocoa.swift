// Converts the finished archive to Cocoa's layout, and collects what the layout must know about the slots.

import PropertyLists

extension KeyedGraphWriter {
    /// For each slot, whether equal values share it. Objects, collections, structures and classes don't share slots.
    var valueSlots: [Bool] {
        var result = [Bool](repeating: false, count: slots.count)
        for slot in slotsByValue.values(in: 0..<slotsByValue.count) where slot != 0 { result[Int(slot)] = true }
        slotsByTime.forEach { result[Int($0.value)] = true }
        for slot in slotsByFoundationValue.values { result[Int(slot)] = true }
        for slot in slotsByDecimal.values { result[Int(slot)] = true }
        for slot in slotsByGeometry.values { result[Int(slot)] = true }
        return result
    }

    /// The number of a slot in a conditional reference. It is marked for Cocoa's layout, which treats these
    /// differently.
    func conditionalNumber(ofSlot slot: UInt32) -> UInt32 {
        profile.generation == nil ? slot : slot | CocoaLayout.conditionalMark
    }

    /// The slot of a preserved leaf. In a layout that doesn't share equal values of this kind, it gets a separate slot.
    mutating func keptLeafSlot(_ leaf: ArraySlice<UInt8>) throws -> UInt32 {
        let index = try writer.leaf(copying: leaf)
        guard let generation = profile.generation, !generation.shares(leaf: leaf) else { return try valueSlot(index) }
        return try appendSlot(index)
    }

    /// Returns a finished archive in the layout of the profile.
    func laidOut(_ bytes: [UInt8]) throws -> [UInt8] {
        guard let generation = profile.generation else { return bytes }
        try require(
            slots.count <= Int(CocoaLayout.conditionalMark), .limitExceeded,
            expected: "at most \(CocoaLayout.conditionalMark) objects in Cocoa's layout", found: "\(slots.count)")
        return try CocoaLayout.bytes(of: bytes, valueSlots: valueSlots, generation: generation)
    }
}
