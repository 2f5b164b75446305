// Converts a compact archive to the archive that Cocoa would have written.
//
//     compact archive                 numbering                        flattening
//     slots in the order of their ──▶ slots in the order in which ──▶ objects in the order of their first
//     first reference                 they were encoded               reference, keys in the order of their hashes
//
// The two passes work on finished bytes, with explicit stacks instead of recursion, so that the depth of the graph is
// not limited by the call stack.

import PropertyLists

/// The layout of Cocoa's keyed archives.
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
    ///   - generation: The generation of Cocoa whose layout is written.
    /// - Throws: `ArchiveError` or `PropertyListError` if the bytes are not a keyed archive, or if the result gets too
    ///   large.
    package static func bytes(
        of archive: [UInt8], valueSlots: [Bool], generation: CocoaGeneration
    ) throws -> [UInt8] {
        let table = try BinaryObjectTable(ArchiveBytes(archive), limits: ReadLimits())
        let root = try Root(table, generation)
        var numbering = try CocoaNumbering(table, objects: root.objects, valueSlots: valueSlots, generation)
        let top = try numbering.number(from: root.top)
        var flattening = CocoaFlattening(table, numbering)
        return try flattening.bytes(root, top: top)
    }

    /// The outermost dictionary: the references of its keys in the order in which they are written, and its values.
    struct Root {
        let keys: [(text: String, reference: Int)]
        let version: Int
        let archiver: Int
        let top: Int
        let objects: Int

        init(_ table: BinaryObjectTable, _ generation: CocoaGeneration) throws {
            let root = try table.object(at: table.topObject)
            var keys: [String: Int] = [:]
            for position in 0..<(root.kind == .dictionary ? root.count : 0) {
                let reference = try table.reference(position, of: root)
                keys[try table.string(table.object(at: reference))] = reference
            }
            func value(_ key: String, isKind: (BinaryObjectKind) -> Bool) throws -> Int {
                guard let value = try table.value(forKey: key, of: root), isKind(try table.object(at: value).kind)
                else {
                    throw ArchiveError(
                        .notAnArchive, path: "", expected: "the value of a keyed archive under '\(key)'",
                        found: "another or none")
                }
                return value
            }
            version = try value(KeyedArchiveFormat.versionKey) { $0 == .integer }
            archiver = try value(KeyedArchiveFormat.archiverKey) { $0 == .asciiString || $0 == .utf16String }
            top = try value(KeyedArchiveFormat.topKey) { $0 == .dictionary }
            objects = try value(KeyedArchiveFormat.objectsKey) { $0 == .array }
            self.keys = Self.order(generation).map { ($0, keys[$0] ?? 0) }
        }

        private static func order(_ generation: CocoaGeneration) -> [String] {
            let keys = [
                KeyedArchiveFormat.versionKey, KeyedArchiveFormat.archiverKey, KeyedArchiveFormat.topKey,
                KeyedArchiveFormat.objectsKey,
            ]
            guard generation.ordersRootByHash else { return keys }
            return CocoaHash.order(of: keys.map { CocoaHash.hash(of: $0) }).map { keys[Int($0)] }
        }
    }
}
