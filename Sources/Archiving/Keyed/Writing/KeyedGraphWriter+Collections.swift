// Writes collections, structures that are separate objects, and arrays of numbers. The elements of a collection are
// collected in a frame. When the frame ends, they become an object of a Foundation class.
//
// For the lane and for lent elements, see `KeyedGraphWriter.swift`. The array that owns borrowed objects is noted as
// their owner even after an error.

import PropertyLists

extension KeyedGraphWriter {
    mutating func beginCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        switch kind {
        case .array: try beginCollection(Frame.Kind.array, count: count, forKey: key)
        case .set: try beginCollection(Frame.Kind.set, count: count, forKey: key)
        case .dictionary: try beginCollection(Frame.Kind.dictionary, count: count, forKey: key)
        }
    }

    mutating func beginCollection(_ kind: Frame.Kind, count: Int, forKey key: String?) throws {
        let key = try index(ofKey: key)
        var frame = newFrame(kind, key: key)
        frame.count = count
        frames.append(frame)
        // No key is expected, so that the check for one is not necessary where keys are expected.
        unsafe lane.pointee.cursor = KeyCursor()
    }

    mutating func endCollection() throws {
        let frame = frames.top
        try require(frame.isCollection, .notSupported, expected: "an open collection to end", found: "none")
        let count = elements.count - frame.firstElement
        let isDictionary = frame.isDictionary
        try require(
            isDictionary ? count % 2 == 0 && count / 2 == frame.count : count == frame.count, .notSupported,
            expected: "as many elements as announced, \(frame.count)", found: "\(count) values")
        try end(frame, reference: isDictionary ? writer.uid(writeDictionaryObject(frame)) : writeListObject(frame))
    }

    /// Ends a frame: places the reference to what it became in the enclosing one.
    mutating func end(_ frame: Frame, reference: UInt32) {
        frames.removeLast()
        unsafe lane.pointee.cursor = keyLayouts.resumed(frame.cursor)
        place(reference, key: frame.key)
    }

    private mutating func writeListObject(_ frame: Frame) throws -> UInt32 {
        let foundationClass: FoundationClass =
            switch frame.kind {
            case .set: .set
            case .mutableArray: .mutableArray
            case .mutableSet: .mutableSet
            default: .array
            }
        return try writeList(foundationClass, elementsFrom: frame.firstElement)
    }

    /// Writes the array or set that has the elements from a position on, removes these, and returns the reference to it.
    ///
    /// Empty arrays are one object, except in Cocoa's layout, which has its own rules: an array that may be changed in
    /// place is of another class.
    mutating func writeList(_ foundationClass: FoundationClass, elementsFrom first: Int) throws -> UInt32 {
        let isShared = elements.count == first && foundationClass == .array && profile.generation == nil
        if isShared, unsafe lane.pointee.emptyArray != 0 { return unsafe lane.pointee.emptyArray }
        let list = try unsafe writer.array(elements.values(in: first..<elements.count))
        elements.remove(from: first)
        let reference = try writer.uid(writeListObject(of: foundationClass, list))
        if isShared { unsafe lane.pointee.emptyArray = reference }
        return reference
    }

    /// Writes an array or set that consists of an array of references to its elements.
    mutating func writeListObject(of foundationClass: FoundationClass, _ elements: UInt32) throws -> UInt32 {
        if elementsKeyIndex == 0 { elementsKeyIndex = try index(of: .elements) }
        return try writeInstance(of: foundationClass, key: elementsKeyIndex, value: elements)
    }

    private mutating func writeDictionaryObject(_ frame: Frame) throws -> UInt32 {
        let middle = frame.firstElement + (elements.count - frame.firstElement) / 2
        let values = try unsafe writer.array(elements.values(in: middle..<elements.count))
        let keys = try unsafe writer.array(elements.values(in: frame.firstElement..<middle))
        elements.remove(from: frame.firstElement)
        return try writeInstance(
            of: frame.kind == .dictionary ? .dictionary : .mutableDictionary,
            entries: [(FoundationKey.dictionaryKeys, keys), (FoundationKey.elements, values)])
    }

    // MARK: Elements that are passed as a group
    //
    //     .doubles [1.5, 1.5, 2]  ──▶  values  [ … | UID 3 | UID 3 | UID 4 ]      the same as one by one

    /// Whether a value without a key is written as an element, rather than under a key that the archiver assigns.
    var isInCollection: Bool {
        mutating get { !frames.isEmpty && frames.top.isCollection }
    }

    /// Writes an array, without a frame: its elements have nothing inside them.
    mutating func write(_ list: ElementBuffer, forKey key: String?) throws {
        let key = try index(ofKey: key)
        let first = elements.count
        try unsafe write(list)
        try place(writeList(.array, elementsFrom: first), key: key)
    }

    /// Writes the next elements of a list.
    mutating func write(_ elements: ElementBuffer) throws {
        // swift-format-ignore
        switch unsafe elements.kind {
        case .boolean:
            for unsafe element in unsafe elements.elements(Bool.self) {
                try placeElement(slot: valueSlot(writer.boolean(element)))
            }
        case .integer(let type):
            try unsafe elements.forEachInteger(type) { value in
                try placeElement(slot: valueSlot(writer.integer(value, isUnsigned: type.isUnsigned)))
            }
        case .float:
            for unsafe element in unsafe elements.elements(Float.self) {
                try placeElement(slot: valueSlot(writer.float(element)))
            }
        case .double:
            if unsafe elements.count > 64 { unsafe writer.makeRoom(forNumbers: elements.count) }
            for unsafe element in unsafe elements.elements(Double.self) {
                try placeElement(slot: valueSlot(writer.double(element)))
            }
        case .string: for unsafe element in unsafe elements.elements(String.self) { try placeElement(element) }
        case .date:
            for unsafe element in unsafe elements.elements(Date.self) { try placeElement(slot: slot(of: element)) }
        }
    }

    /// Writes the next elements of the open collection. Their array is retained for those that are new.
    mutating func write(_ objects: BorrowedObjects) throws {
        let firstNew = work.count
        defer { work.markBorrowed(from: firstNew, with: objects.owner) }
        var way = way(key: nil)
        for position in 0..<objects.count {
            elements.append(try reference(toBorrowed: objects, at: position, way))
            way.element = way.element == .max ? .max : way.element &+ 1
        }
    }

    /// Writes bytes that the caller owns, without retaining data: they are copied once.
    mutating func write(_ bytes: UnsafeRawBufferPointer, forKey key: String?) throws {
        try unsafe placeReference(toSlot: valueSlot(writer.data(bytes)), forKey: key)
    }

    private mutating func placeElement(slot: UInt32) throws {
        elements.append(try writer.uid(slot))
    }

    // MARK: Structures
    //
    //     [ point, point ]  ──▶  { NS.objects: [ UID 2, UID 3 ], $class }
    //                              slot 2: { x: 1.0, y: 2.0, $class: UID 4 }      the fields as in an object

    mutating func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws {
        let key = try index(ofKey: key)
        let record = structureRecord(structure)
        var frame = newFrame(.structure, key: key)
        frame.record = Int32(truncatingIfNeeded: record)
        frame.slot = try reserveSlot()
        frames.append(frame)
        enterLayout(structures.layout(at: record))
    }

    mutating func endStructure() throws {
        let frame = frames.top
        try require(frame.kind == .structure, .notSupported, expected: "an open structure to end", found: "none")
        let classKey = try indexOfClassKey()
        appendEntry(key: classKey, value: try writer.uid(classSlot(ofStructure: Int(frame.record))))
        slots[Int(frame.slot)] = try writeDictionary(of: frame)
        try end(frame, reference: writer.uid(frame.slot))
    }

    mutating func structureRecord(_ structure: ArchivedStructure) -> Int {
        if let known = structures.record(of: structure) { return known }
        return structures.append(structure, layout: keyLayouts.append())
    }

    /// The slot of the description of a structure's class, which is written after the contents of the first structure.
    mutating func classSlot(ofStructure record: Int) throws -> UInt32 {
        if structures.description(at: record) == 0 {
            structures.setDescription(try classDescription(named: structures.names(at: record)), at: record)
        }
        return try classSlot(at: structures.description(at: record))
    }

    // MARK: Decimal numbers

    mutating func write(_ value: Decimal, forKey key: String?) throws {
        let parts = DecimalParts(value)
        let slot = try slot(.decimal(parts)) { graph in
            try graph.writeInstance(
                of: .decimal,
                entries: [
                    (FoundationKey.exponent, graph.writer.integer(Int64(parts.exponent))),
                    (FoundationKey.length, graph.writer.integer(Int64(parts.wordCount))),
                    (FoundationKey.negative, graph.writer.boolean(parts.isNegative)),
                    (FoundationKey.compact, graph.writer.boolean(parts != .nan)),
                    (FoundationKey.mantissaOrder, graph.writer.integer(FoundationKey.littleEndian)),
                    (FoundationKey.mantissa, graph.writer.data(parts.littleEndianBytes)),
                ])
        }
        try placeReference(toSlot: slot, forKey: key)
    }

    // MARK: Geometric values

    mutating func write(_ value: GeometryValue, forKey key: String?) throws {
        if case .range(let range) = value, range.location < 0 || range.length < 0 {
            throw failure(
                .outOfRange, expected: "a range of numbers that are not negative", found: "\(value.text)", forKey: key)
        }
        let isText = key != nil && value.kind != .range || value.kind.special == nil
        if isText { return try write(value.text, forKey: key) }
        try writeObject(value, forKey: key)
    }

    /// Writes an NSValue, of a kind that has one.
    mutating func writeObject(_ value: GeometryValue, forKey key: String?) throws {
        let slot = try slot(.geometry(value.kind, text: value.text)) { try $0.writeInstance(of: value) }
        try placeReference(toSlot: slot, forKey: key)
    }

    private mutating func writeInstance(of value: GeometryValue) throws -> UInt32 {
        let special = (FoundationKey.special, try writer.integer(value.kind.special ?? 0))
        if let valueKey = value.kind.valueKey {
            let text = try writer.uid(slot(of: value.text))
            return try writeInstance(of: .value, entries: [special, (valueKey, text)])
        }
        guard case .range(let range) = value else {
            let distances = try zip(FoundationKey.insets, value.numbers).map { ($0, try writer.double($1)) }
            return try writeInstance(of: .value, entries: [special] + distances)
        }
        let length = try writer.uid(valueSlot(writer.integer(Int64(range.length))))
        let location = try writer.uid(valueSlot(writer.integer(Int64(range.location))))
        return try writeInstance(
            of: .value,
            entries: [
                special, (FoundationKey.rangeLength, length), (FoundationKey.rangeLocation, location),
            ])
    }

    // MARK: Arrays of numbers without keys: objects of a private class of Cocoa
    //
    //     [1, 2] of Int32  ──▶  { NS.count: 2, NS.size: 4, NS.type: 105, $0: 1, $1: 2, $class }      105 is "i"

    mutating func write(_ numbers: NumberArray, forKey key: String?) throws {
        guard numbers.count > 0 else {
            throw failure(
                .notSupported, expected: "at least one number in an array without a key", found: "none", forKey: key)
        }
        let slot = try writeInstance { graph in
            for (key, value) in [
                (FoundationKey.count, Int64(numbers.count)),
                (FoundationKey.numberSize, numbers.kind.size),
                (FoundationKey.numberType, numbers.kind.typeCodes[0]),
            ] {
                graph.appendEntry(key: try graph.index(ofText: key), value: try graph.writer.integer(value))
            }
            try graph.writeElements(of: numbers)
        } class: {
            try $0.classReference(.numberArray)
        }
        try placeReference(toSlot: slot, forKey: key)
    }

    private mutating func writeElements(of numbers: NumberArray) throws {
        switch numbers {
        case .booleans(let elements): try writeElements(elements) { try $0.boolean($1) }
        case .floats(let elements): try writeElements(elements) { try $0.float($1) }
        case .doubles(let elements): try writeElements(elements) { try $0.double($1) }
        case .integers(let elements, let type):
            try writeElements(elements) { try $0.integer($1, isUnsigned: type.isUnsigned) }
        }
    }

    private mutating func writeElements<Element>(
        _ elements: [Element], _ write: (inout BinaryPropertyListWriter, Element) throws -> UInt32
    ) throws {
        for (number, element) in elements.enumerated() {
            let key = try writer.string(KeyedArchiveFormat.unkeyed(number))
            appendEntry(key: key, value: try write(&writer, element))
        }
    }
}

extension NumberKind {
    /// The letters that represent the type in archives, starting with the one that is written. The others have the same
    /// meaning where a long integer has that width.
    var typeCodes: [Int64] {
        let letters =
            switch self {
            case .boolean: "B"
            case .integer(.int32), .integer(.int64): EncodingCode.text(EncodingCode.of(self)) + "l"
            case .integer(.uint32), .integer(.uint64): EncodingCode.text(EncodingCode.of(self)) + "L"
            case .integer, .float, .double: EncodingCode.text(EncodingCode.of(self))
            }
        return letters.utf8.map { Int64($0) }
    }

    var size: Int64 {
        switch self {
        case .boolean, .integer(.int8), .integer(.uint8): 1
        case .integer(.int16), .integer(.uint16): 2
        case .integer(.int32), .integer(.uint32), .float: 4
        case .integer(.int64), .integer(.uint64), .double: 8
        }
    }
}
