// The keys of other versions, which the runtime's description of an owner lists.

extension OwnerPlan {
    /// Keys that the owner uses but that a reader might never look up, in declared order without duplicates: fallback
    /// keys, keys written for older readers, those of `keyed only` fields, retired keys, and the marker. They include all keys composed with them.
    package var olderKeys: [String] {
        var keys = UniqueKeys()
        if let fallbackCase, cases.contains(where: { $0.unionCase.alsoFunction != nil }) {
            // A case with an `also` clause also writes the fallback case, which a reader doesn't look up then.
            keys.add(fallbackCase.writes.lazy.map(\.key))
        }
        for field in fields {
            keys.add(field.read.fallbacks.lazy.map(\.key))
            let isInSequences = field.field.onlyArchives != .keyed
            keys.add(field.presentWrites.lazy.map(\.key).filter { $0 != field.field.key || !isInSequences })
        }
        keys.add(retired.lazy.flatMap(\.keys))
        if let marker { keys.add(CollectionOfOne(marker.key)) }
        return keys.all
    }
}

/// Keys in the order in which they are added, each once.
struct UniqueKeys {
    private(set) var all: [String] = []
    private var known: Set<String> = []

    mutating func add(_ keys: some Sequence<String>) {
        for key in keys where !key.isEmpty && known.insert(key).inserted { all.append(key) }
    }
}
