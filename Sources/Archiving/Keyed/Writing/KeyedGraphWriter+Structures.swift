// Writes structures that are separate objects, decimal numbers and geometric values.
//
//     [ point, point ]  ──▶  { NS.objects: [ UID 2, UID 3 ], $class }
//                              slot 2: { x: 1.0, y: 2.0, $class: UID 4 }      the fields as in an object

import PropertyLists

extension KeyedGraphWriter {
    // MARK: Structures

    mutating func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws {
        let key = try index(ofKey: key)
        let record = structureRecord(structure)
        var frame = newFrame(.structure, key: key)
        frame.record = Int32(truncatingIfNeeded: record)
        frame.slot = try reserveSlot()
        frames.append(frame)
        enterLayout(structures[record].layout)
    }

    mutating func endStructure() throws {
        let frame = frames[frames.count - 1]
        try require(frame.kind == .structure, .notSupported, expected: "an open structure to end", found: "none")
        let classKey = try indexOfClassKey()
        appendEntry(key: classKey, value: try writer.uid(classSlot(ofStructure: Int(frame.record))))
        slots[Int(frame.slot)] = try writeDictionary(of: frame)
        try end(frame, reference: writer.uid(frame.slot))
    }

    mutating func structureRecord(_ structure: ArchivedStructure) -> Int {
        let isFoundationClass = structure.isFoundationClass
        if let known = structuresByName[structure.name].map(Int.init),
            structures[known].isFoundationClass == isFoundationClass
        {
            return known
        }
        let known = structures.firstIndex {
            $0.isFoundationClass == isFoundationClass && $0.names[0] == structure.name
        }
        let record = known ?? structures.count
        structuresByName.set(UInt32(truncatingIfNeeded: record), for: structure.name)
        if record < structures.count { return record }
        let superclasses = isFoundationClass ? structure.superclassNames : [KeyedArchiveFormat.rootClassName]
        structures.append(
            StructureRecord(
                names: [structure.name] + superclasses, isFoundationClass: isFoundationClass,
                layout: keyLayouts.append()))
        return record
    }

    /// The slot of the description of a structure's class, which is written after the contents of the first structure.
    mutating func classSlot(ofStructure record: Int) throws -> UInt32 {
        if structures[record].slot == 0 { structures[record].slot = try classSlot(named: structures[record].names) }
        return structures[record].slot
    }

    // MARK: Decimal numbers

    mutating func write(_ value: Decimal, forKey key: String?) throws {
        let parts = DecimalParts(value)
        let slot = try slot(.decimal(parts)) { graph in
            try graph.writeInstance(
                of: .decimal,
                entries: [
                    (KeyedArchiveFormat.exponentKey, graph.writer.integer(Int64(parts.exponent))),
                    (KeyedArchiveFormat.lengthKey, graph.writer.integer(Int64(parts.wordCount))),
                    (KeyedArchiveFormat.negativeKey, graph.writer.boolean(parts.isNegative)),
                    (KeyedArchiveFormat.compactKey, graph.writer.boolean(parts != .nan)),
                    (KeyedArchiveFormat.mantissaOrderKey, graph.writer.integer(KeyedArchiveFormat.littleEndian)),
                    (KeyedArchiveFormat.mantissaKey, graph.writer.data(parts.littleEndianBytes)),
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
        let special = (KeyedArchiveFormat.specialKey, try writer.integer(value.kind.special ?? 0))
        if let valueKey = value.kind.valueKey {
            let text = try writer.uid(slot(of: value.text))
            return try writeInstance(of: .value, entries: [special, (valueKey, text)])
        }
        guard case .range(let range) = value else {
            let distances = try zip(GeometryKind.insetKeys, value.numbers).map { ($0, try writer.double($1)) }
            return try writeInstance(of: .value, entries: [special] + distances)
        }
        let length = try writer.uid(valueSlot(writer.integer(Int64(range.length))))
        let location = try writer.uid(valueSlot(writer.integer(Int64(range.location))))
        return try writeInstance(
            of: .value,
            entries: [
                special, (KeyedArchiveFormat.rangeLengthKey, length), (KeyedArchiveFormat.rangeLocationKey, location),
            ])
    }
}
