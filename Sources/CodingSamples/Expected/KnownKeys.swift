// Which keys of an archive no field reads.

import ArchiveDocuments
import Archiving
import CodingSchema

/// The keys that declarations know, each declaration's found once.
final class KnownKeys {
    private struct Keys {
        let keys: Set<String>
        let beginnings: [String]
        let keepsOthers: Bool

        init(_ owner: SchemaOwner) {
            let chain = (owner as? SchemaClass)?.chain
            let declared = DeclaredKeys(ofChain: chain ?? [owner])
            keys = Set(declared.keys)
            beginnings = declared.indexedKeys.map { $0 + "[" } + declared.unionKeys.map { $0 + "." }
            keepsOthers =
                chain?.contains { $0.keepsUnknown || $0.external != nil && $0.external?.keys == nil } ?? false
        }

        func contains(_ key: String) -> Bool {
            keepsOthers || keys.contains(key) || beginnings.contains { key.hasPrefix($0) }
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
        return (found ?? []).filter { !keys.contains($0) }
    }
}
