// Which values of a sequence the archives of a version hold.

extension SchemaSequenceValue {
    /// Archives of the version hold the value.
    package func stands(inVersion version: Int) -> Bool { since ?? 0 <= version && version <= until ?? Int.max }
}

extension SchemaFieldOwner {
    /// The own values that archives of a version hold, in their order.
    package func sequenceValues(inVersion version: Int) -> [SchemaSequenceValue] {
        sequenceValues.filter { $0.stands(inVersion: version) }
    }
}
