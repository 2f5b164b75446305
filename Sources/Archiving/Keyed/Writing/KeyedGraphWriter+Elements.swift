// Elements of collections that are passed as a group.
//
//     .doubles [1.5, 1.5, 2]  ──▶  values  [ … | UID 3 | UID 3 | UID 4 ]      the same as one by one

import PropertyLists

extension KeyedGraphWriter {
    /// Whether a value without a key is written as an element, rather than under a key that the archiver assigns.
    var isInCollection: Bool {
        mutating get { !frames.isEmpty && frames[frames.count - 1].isCollection }
    }

    /// Writes an array, without a frame: its elements have nothing inside them.
    mutating func write(_ list: ElementBuffer, forKey key: String?) throws {
        let key = try index(ofKey: key)
        let first = elements.count
        try write(list)
        try place(writeList(.array, elementsFrom: first), key: key)
    }

    /// Writes the next elements of a list.
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
        case .double:
            if elements.count > 64 { writer.makeRoom(forNumbers: elements.count) }
            for element in elements.elements(Double.self) { try placeElement(slot: valueSlot(writer.double(element))) }
        case .string: for element in elements.elements(String.self) { try placeElement(element) }
        case .date: for element in elements.elements(Date.self) { try placeElement(slot: slot(of: element)) }
        }
    }

    /// Writes the next elements of the open collection. Their array is retained for those that are new.
    mutating func write(_ objects: BorrowedObjects) throws {
        let firstNew = workObjects.count
        defer { workObjects.markBorrowed(from: firstNew, with: objects.owner) }
        var way = way(key: nil)
        for position in 0..<objects.count {
            elements.append(try reference(toBorrowed: objects.words(at: position), way))
            way.element = way.element == .max ? .max : way.element &+ 1
        }
    }

    /// Writes bytes that the caller owns, without retaining data: they are copied once.
    mutating func write(_ bytes: UnsafeRawBufferPointer, forKey key: String?) throws {
        try placeReference(toSlot: valueSlot(writer.data(bytes)), forKey: key)
    }

    private mutating func placeElement(slot: UInt32) throws {
        elements.append(try writer.uid(slot))
    }
}
