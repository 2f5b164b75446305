// What the archive that is being written tells the Cocoa layout, and where the layout comes in.

import PropertyLists

extension KeyedGraphWriter {
    /// For each slot whether equal values share it. An object's slot, a collection's, a structure's and a class's is
    /// its own.
    var valueSlots: [Bool] {
        var result = [Bool](repeating: false, count: slots.count)
        for slot in slotsByValue.values(in: 0..<slotsByValue.count) where slot != 0 { result[Int(slot)] = true }
        knownTimes.forEach { result[Int($0.slot)] = true }
        for slot in slotsByFoundationValue.values { result[Int(slot)] = true }
        for slot in slotsByDecimal.values { result[Int(slot)] = true }
        for slot in slotsByGeometry.values { result[Int(slot)] = true }
        return result
    }

    /// The number of a slot in a conditional reference: marked for the layout that must know them.
    func conditionalNumber(ofSlot slot: UInt32) -> UInt32 {
        profile.generation == nil ? slot : slot | CocoaLayout.conditionalMark
    }

    /// The slot of a kept leaf. Where equal values become objects of their own, the leaf stays one object, as it was.
    mutating func keptLeafSlot(_ leaf: ArraySlice<UInt8>) throws -> UInt32 {
        let index = try writer.leaf(copying: leaf)
        guard let generation = profile.generation, !generation.shares(leaf: leaf) else { return try valueSlot(index) }
        return try appendSlot(index)
    }

    /// Lays a finished archive out as the profile says.
    func laidOut(_ bytes: [UInt8]) throws -> [UInt8] {
        guard let generation = profile.generation else { return bytes }
        guard slots.count <= Int(CocoaLayout.conditionalMark) else {
            throw failure(
                .limitExceeded, expected: "at most \(CocoaLayout.conditionalMark) objects in Cocoa's layout",
                found: "\(slots.count)")
        }
        return try CocoaLayout.bytes(of: bytes, valueSlots: valueSlots, generation: generation)
    }
}
