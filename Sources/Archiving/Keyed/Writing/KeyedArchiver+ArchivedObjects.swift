// Objects without classes at the top level.

extension KeyedArchiver {
    /// Encodes entries at the top level under exactly their keys: the entries that
    /// ``KeyedUnarchiver/topLevelEntries()`` reads.
    ///
    /// An entry replaces a value that was encoded under the same key before. Values that are encoded without keys later
    /// are numbered after the last such value among the entries.
    ///
    /// - Throws: ``ArchiveError``: `notSupported` if an object or a collection is being encoded, or if an object has
    ///   neither a value nor a class.
    public func encodeTopLevelEntries(_ entries: [ArchivedObject.Entry]) throws {
        try writing { try $0.writeTopLevel(entries) }
    }
}
