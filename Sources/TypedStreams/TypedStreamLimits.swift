// What reading and writing a stream may cost.

/// Limits on the nesting of a stream.
package struct TypedStreamLimits: Sendable {
    /// How many objects, superclasses or levels of a type encoding may stand inside each other.
    package var maximumDepth: Int

    /// How many bytes an archive may have.
    package var maximumByteCount: Int

    /// How many entries and strings together an archive may have.
    package var maximumEntryCount: Int

    package init(maximumDepth: Int = 1_000, maximumByteCount: Int = .max, maximumEntryCount: Int = .max) {
        self.maximumDepth = maximumDepth
        self.maximumByteCount = maximumByteCount
        self.maximumEntryCount = maximumEntryCount
    }
}
