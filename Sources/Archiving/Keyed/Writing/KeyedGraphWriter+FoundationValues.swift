// Writes the parts of Foundation's values that other values don't have.
//
// For the lane and for lent elements, see `KeyedGraphWriter.swift`.

import PropertyLists

extension KeyedGraphWriter {
    // MARK: Sets with a key for each member

    mutating func beginElements(_ form: ElementForm, count: Int, forKey key: String?) throws {
        try beginCollection(form == .orderedSet ? Frame.Kind.orderedSet : .countedSet, count: count, forKey: key)
    }

    mutating func endElements(counts: [Int]) throws {
        let frame = frames.top
        guard let form = frame.elementForm else {
            throw failure(.notSupported, expected: "an open set to end", found: "none")
        }
        let members = unsafe Array(elements.values(in: frame.firstElement..<elements.count))
        let isCounted = form == .countedSet
        let isMutable = frame.kind == .mutableOrderedSet
        let structure = isMutable ? ElementForm.mutableOrderedSet : form.structure
        try require(
            members.count == frame.count && counts.count == (isCounted ? members.count : 0), .notSupported,
            expected: "as many elements as announced, \(frame.count)", found: "\(members.count) values")
        elements.remove(from: frame.firstElement)
        let slot = try writeInstance { graph in
            if isCounted {
                graph.appendEntry(
                    key: try graph.index(ofText: FoundationKey.count),
                    value: try graph.writer.integer(Int64(members.count)))
            }
            for (number, element) in members.enumerated() {
                graph.appendEntry(key: try graph.writer.string("\(form.memberKey)\(number)"), value: element)
                if !isCounted { continue }
                graph.appendEntry(
                    key: try graph.writer.string("\(FoundationKey.count)\(number)"),
                    value: try graph.writer.integer(Int64(counts[number])))
            }
        } class: { graph in
            try graph.writer.uid(graph.classSlot(ofStructure: graph.structureRecord(structure)))
        }
        try end(frame, reference: writer.uid(slot))
    }

    // MARK: Mutable variants

    mutating func beginMutableCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        let kind: Frame.Kind =
            switch kind {
            case .array: .mutableArray
            case .set: .mutableSet
            case .dictionary: .mutableDictionary
            }
        try beginCollection(kind, count: count, forKey: key)
    }

    /// Each is an object of its own: a reader may change it.
    mutating func writeMutableString(_ value: String, forKey key: String?) throws {
        let text = try string(value)
        let slot = try writeInstance(of: .mutableString, entries: [(FoundationKey.string, text)])
        try placeReference(toSlot: slot, forKey: key)
    }

    mutating func writeMutableData(_ value: Data, forKey key: String?) throws {
        let bytes = try data(value)
        let slot = try writeInstance(of: .mutableData, entries: [(FoundationKey.data, bytes)])
        try placeReference(toSlot: slot, forKey: key)
    }

    // MARK: Numbers that are objects

    mutating func writeNumberObject(_ value: NumberValue, forKey key: String?) throws {
        let index: UInt32
        switch value {
        case .boolean(let value): index = try writer.boolean(value)
        case .integer(let value): index = try writer.integer(value)
        case .largeInteger(let value): index = try writer.unsignedInteger(value)
        case .float(let value): index = try writer.float(value)
        case .double(let value): index = try writer.double(value)
        case .decimal(let value): return try write(value, forKey: key)
        }
        try placeReference(toSlot: valueSlot(index), forKey: key)
    }

    // MARK: Equal values

    mutating func writeShared(_ identity: AnyHashable, forKey key: String?) throws -> Bool {
        guard let slot = rare.slotsOfStructures[identity] else { return false }
        try placeReference(toSlot: slot, forKey: key)
        return true
    }

    mutating func noteShared(_ identity: AnyHashable) {
        guard !frames.isEmpty, frames.top.kind == .structure else { return }
        rare.slotsOfStructures[identity] = frames.top.slot
    }
}
