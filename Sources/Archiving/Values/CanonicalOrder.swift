// The order in which the members of sets and the keys of dictionaries are archived: the same in every process.

extension Archiver {
    /// Puts values into an order that does not depend on hash seeds: by what an archive holds of them.
    ///
    /// Objects that the archive knows already come first, in the order of their numbers. Others are compared by their values,
    /// then by those of the objects that they refer to, as far as it takes to tell them apart. Objects that nothing reachable
    /// from them tells apart keep the order in which they were given.
    ///
    /// - Complexity: O(*n* log *n*) comparisons of what tells the values apart.
    @usableFromInline
    final func inCanonicalOrder<Value: ArchivableValue>(_ values: [Value]) throws -> [Value] {
        if values.count < 2 { return values }
        if let strings = values as? [String] {
            let ordered = strings.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            return ordered as? [Value] ?? values
        }
        var entries = values.map { OrderEntry(value: $0) }
        try order(&entries, from: 0, to: entries.count, objectLimit: 1)
        return entries.map(\.value)
    }

    /// Sorts a part of the entries by fingerprints that reach a number of objects, and what they leave equal by further
    /// reaching ones.
    private func order<Value: ArchivableValue>(
        _ entries: inout [OrderEntry<Value>], from start: Int, to end: Int, objectLimit: Int
    ) throws {
        for position in start..<end {
            let coder = FingerprintArchiver(objectLimit: objectLimit, archiver: self)
            try entries[position].value.encode(to: coder, forKey: nil)
            try coder.encodePendingObjects()
            entries[position].fingerprint = coder.bytes
            entries[position].isComplete = coder.isComplete
        }
        entries[start..<end].sort { $0.fingerprint.lexicographicallyPrecedes($1.fingerprint) }
        guard objectLimit < FingerprintArchiver.maximumObjectLimit else { return }
        var first = start
        while first < end {
            var next = first + 1
            while next < end, entries[next].fingerprint == entries[first].fingerprint { next += 1 }
            if next - first > 1, !entries[first].isComplete {
                try order(&entries, from: first, to: next, objectLimit: objectLimit * 8)
            }
            first = next
        }
    }
}

/// A value that waits for its place.
private struct OrderEntry<Value> {
    let value: Value
    var fingerprint: [UInt8] = []
    var isComplete = false
}
