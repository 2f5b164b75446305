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
