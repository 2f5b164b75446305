// Converts a compact archive to the archive that Cocoa would have written.
//
//     compact archive                 numbering                        flattening
//     slots in the order of their ──▶ slots in the order in which ──▶ objects in the order of their first
//     first reference                 they were encoded               reference, keys in the order of their hashes
//
// The two passes work on finished bytes, with explicit stacks instead of recursion, so that the depth of the graph is
// not limited by the call stack.

import PropertyLists

package enum CocoaLayout {
    /// The bit that marks the slot number of a conditional reference. The finished archive doesn't contain it.
    package static let conditionalMark: UInt32 = 1 << 31

    /// Returns an archive in Cocoa's layout.
    ///
    /// - Parameters:
    ///   - archive: A keyed archive in which equal leaves are one object, the entries of its dictionaries are in the
    ///     order in which they were encoded, and conditional references are marked.
    ///   - valueSlots: For each slot, whether equal values share it. A slot after the end of the list is the slot of an
    ///     object.
    ///   - keptOrders: The dictionaries whose keys are written in the order of `archive`.
    ///   - leafSharing: The archives as in which leaves are shared.
    ///   - generation: The generation of Cocoa whose layout is written.
    /// - Throws: `ArchiveError` or `PropertyListError` if the bytes are not a keyed archive, or if the result gets too
    ///   large.
    package static func bytes(
        of archive: [UInt8], valueSlots: [Bool], keptOrders: KeptKeyOrders = KeptKeyOrders(),
        leafSharing: [ArchivedLeafSharing] = [], generation: CocoaGeneration
    ) throws -> [UInt8] {
        let table = try BinaryObjectTable(ArchiveBytes(archive), limits: ReadLimits())
        let root = try Root(table, generation)
        let sharing = CocoaSharing(generation, leafSharing, objectCount: table.objectCount)
        var numbering = try CocoaNumbering(table, objects: root.objects, valueSlots: valueSlots, keptOrders, sharing)
        let top = try numbering.number(from: root.top)
        var flattening = CocoaFlattening(table, numbering)
        return try flattening.bytes(root, top: top)
    }

    /// The dictionaries whose keys have the order of another archive, and the orders in which their values are visited
    /// so that the objects get the numbers of that archive.
    package struct KeptKeyOrders {
        private var places: [UInt32: Int] = [:]
        private var visits: [[Int]] = []
        private var placesByVisits: [[Int]: Int] = [:]

        package init() {}

        /// Adds a dictionary by its index among the objects of the archive.
        ///
        /// - Parameter order: The positions of its values in the order in which they are visited.
        mutating func add(_ dictionary: UInt32, visiting order: [Int]) {
            let place = placesByVisits[order] ?? visits.count
            if place == visits.count {
                visits.append(order)
                placesByVisits[order] = place
            }
            places[dictionary] = place
        }

        func contains(_ dictionary: Int) -> Bool { visits(of: dictionary) != nil }

        /// The positions of a dictionary's values in the order in which they are visited; `nil` if that is the order
        /// of its keys.
        func visits(of dictionary: Int) -> [Int]? {
            guard !places.isEmpty, let number = UInt32(exactly: dictionary) else { return nil }
            return places[number].map { visits[$0] }
        }
    }

    /// The outermost dictionary: the references of its keys and values, in the order in which they are written.
    struct Root {
        let entries: [(key: Int, value: Int)]
        let top: Int
        let objects: Int

        init(_ table: BinaryObjectTable, _ generation: CocoaGeneration) throws {
            let root = try table.object(at: table.topObject)
            let kinds: [(key: String, values: [BinaryObjectKind])] = [
                (KeyedArchiveFormat.versionKey, [.integer]),
                (KeyedArchiveFormat.archiverKey, [.asciiString, .utf16String]),
                (KeyedArchiveFormat.topKey, [.dictionary]), (KeyedArchiveFormat.objectsKey, [.array]),
            ]
            let entries = try kinds.map { key, kinds in
                guard root.kind == .dictionary, let position = try table.position(ofKey: key, in: root),
                    case let value = try table.reference(root.count + position, of: root),
                    kinds.contains(try table.object(at: value).kind)
                else {
                    throw ArchiveError(
                        .notAnArchive, path: "", expected: "the value of a keyed archive under '\(key)'",
                        found: "another or none")
                }
                return (key: try table.reference(position, of: root), value: value)
            }
            (top, objects) = (entries[2].value, entries[3].value)
            let order: [UInt32] =
                switch generation.rootOrder {
                case .fixed: [0, 1, 2, 3]
                case .hashes: CocoaHash.order(of: kinds.map { CocoaHash.hash(of: $0.key) })
                case .topFirst: [0, 2, 1, 3]
                }
            self.entries = order.map { entries[Int($0)] }
        }
    }
}

// MARK: - What the layout must know about the slots

extension KeyedGraphWriter {
    /// For each slot, whether equal values share it. Objects, collections, structures and classes don't share slots.
    var valueSlots: [Bool] {
        var result = [Bool](repeating: false, count: slots.count)
        for slot in slotsByValue.all { result[Int(slot)] = true }
        for slot in rare.slotsByIdentity.values { result[Int(slot)] = true }
        return result
    }

    /// The conditional form of a reference. It is marked for Cocoa's layout, which treats these differently.
    mutating func conditionalReference(_ reference: UInt32) throws -> UInt32 {
        if profile.generation == nil { return reference }
        return try writer.uid(writer.uidValue(at: reference) | CocoaLayout.conditionalMark)
    }

    /// The slot of a preserved leaf. In a layout that doesn't share equal values of this kind, it gets a separate slot.
    mutating func keptLeafSlot(_ leaf: ArraySlice<UInt8>) throws -> UInt32 {
        let index = try writer.leaf(copying: leaf)
        guard let generation = profile.generation, !generation.shares(leaf: leaf) else { return try valueSlot(index) }
        return try appendSlot(index)
    }

    func laidOut(_ bytes: [UInt8]) throws -> [UInt8] {
        guard let generation = profile.generation else { return bytes }
        guard slots.count <= CocoaLayout.conditionalMark else {
            throw failure(
                .limitExceeded, expected: "at most \(CocoaLayout.conditionalMark) objects in Cocoa's layout",
                found: "\(slots.count)")
        }
        return try CocoaLayout.bytes(
            of: bytes, valueSlots: valueSlots, keptOrders: rare.keptOrders, leafSharing: rare.leafSharing,
            generation: generation)
    }
}
