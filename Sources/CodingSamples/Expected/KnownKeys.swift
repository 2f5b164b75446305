// Which keys of an archive no field reads.

import ArchiveDocuments
import Archiving
import CodingSchema

/// The keys that declarations know, each declaration's found once.
final class KnownKeys {
    private struct Keys {
        let keys: Set<String>
        let arrays: [String]
        let opaque: [String]
        let keepsOthers: Bool

        init(_ owner: SchemaOwner) {
            let chain = (owner as? SchemaClass)?.chain
            let declared = DeclaredKeys(ofChain: chain ?? [owner])
            keys = Set(declared.keys)
            arrays = declared.indexedKeys.map { $0 + "[" }
            opaque = declared.opaqueKeys.map { $0 + "." }
            keepsOthers =
                chain?.contains { $0.keepsUnknown || $0.external != nil && $0.external?.keys == nil } ?? false
        }

        /// Those that no field reads.
        func unknown(in found: [String]) -> [String] {
            if keepsOthers { return [] }
            var others = found.filter { key in !keys.contains(key) && !opaque.contains { key.hasPrefix($0) } }
            for array in arrays where !others.isEmpty {
                let count = Self.elementCount(of: array, in: others)
                others.removeAll { key in Self.number(of: key, in: array).map((0..<count).contains) ?? false }
            }
            return others
        }

        /// How many elements follow each other from the first one on: an array ends before one that is missing.
        private static func elementCount(of array: String, in keys: [String]) -> Int {
            let numbers = Set(keys.compactMap { number(of: $0, in: array) })
            var count = 0
            while numbers.contains(count) { count += 1 }
            return count
        }

        /// The number of an element by its key, `"key[3]"`, or by that of a part, `"key[3].x"`.
        private static func number(of key: String, in array: String) -> Int? {
            key.hasPrefix(array) ? Int(key.dropFirst(array.count).prefix { $0 != "]" }) : nil
        }
    }

    private var known: [ObjectIdentifier: Keys] = [:]

    private func keys(of owner: SchemaOwner) -> Keys {
        if let keys = known[ObjectIdentifier(owner)] { return keys }
        let keys = Keys(owner)
        known[ObjectIdentifier(owner)] = keys
        return keys
    }

    /// The keys of an object that a declaration doesn't know.
    func unknown(in object: ArchivedObject, by owner: SchemaOwner) -> [String] {
        let keys = keys(of: owner)
        // A dictionary's keys are those of its entries.
        let found =
            owner.isDictionary ? object.dictionaryEntries?.compactMap(\.key.string) : object.entries.map(\.programKey)
        return keys.unknown(in: found ?? [])
    }
}
