// Elements of collections that are passed as a group.
//
//     .doubles [1.5, 1.5, 2]  ──▶  values  [ … | UID 3 | UID 3 | UID 4 ]      the same as one by one

import PropertyLists

extension KeyedGraphWriter {
    /// Whether a value without a key is written as an element, rather than under a key that the archiver assigns.
    var isInCollection: Bool {
        mutating get { !frames.isEmpty && frames[frames.count - 1].isCollection }
    }

    mutating func write(_ elements: ElementBuffer) throws {
        switch elements.kind {
        case .boolean:
            for element in elements.elements(Bool.self) { try placeElement(slot: valueSlot(writer.boolean(element))) }
        case .integer(let type):
            try elements.forEachInteger(type) { value in
                try placeElement(slot: valueSlot(writer.integer(value, isUnsigned: type.isUnsigned)))
            }
        case .float:
            for element in elements.elements(Float.self) { try placeElement(slot: valueSlot(writer.float(element))) }
        case .double: try writeDoubles(elements.elements(Double.self))
        case .string: for element in elements.elements(String.self) { try write(element, forKey: nil) }
        case .date: for element in elements.elements(Date.self) { try write(element, forKey: nil) }
        }
    }

    /// Writes the next elements of the open collection. Their array is retained for those that are new.
    mutating func write(_ objects: BorrowedObjects) throws {
        let firstNew = workObjects.count
        defer { workObjects.markBorrowed(from: firstNew, with: objects.owner) }
        var way = way(key: nil)
        for position in 0..<objects.count {
            try placeElement(slot: slot(ofBorrowed: objects.words(at: position), way))
            way.element = way.element == .max ? .max : way.element &+ 1
        }
    }

    /// Writes bytes that the caller owns, without retaining data: they are copied once.
    mutating func write(_ bytes: UnsafeRawBufferPointer, forKey key: String?) throws {
        try placeReference(toSlot: valueSlot(writer.data(bytes)), forKey: key)
    }

    /// Looks up 32 numbers at a time: a large table is not in the processor's cache, and this way the loads overlap.
    private mutating func writeDoubles(_ elements: UnsafeMutableBufferPointer<Double>) throws {
        if elements.count > 64 { writer.makeRoom(forDoubles: elements.count) }
        try withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 32) { hashes in
            var first = 0
            while first < elements.count {
                let count = min(hashes.count, elements.count - first)
                writer.lookAhead(UnsafeBufferPointer(rebasing: elements[first..<(first + count)]), hashes)
                for position in 0..<count {
                    let index = try writer.double(elements[first + position], hash: hashes[position])
                    try placeElement(slot: valueSlot(index))
                }
                first += count
            }
        }
    }

    private mutating func placeElement(slot: UInt32) throws {
        elements.append(try writer.uid(slot))
    }
}
