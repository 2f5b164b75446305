// What reading and writing a stream may cost.

/// Limits on the nesting and the size of a stream.
package struct TypedStreamLimits: Sendable {
    /// The maximum depth to which objects, superclasses or levels of a type encoding may be nested.
    package var maximumDepth: Int

    /// The maximum number of bytes of an archive.
    package var maximumByteCount: Int

    /// The maximum number of entries and strings together of an archive.
    package var maximumEntryCount: Int

    package init(maximumDepth: Int = 1_000, maximumByteCount: Int = .max, maximumEntryCount: Int = .max) {
        self.maximumDepth = maximumDepth
        self.maximumByteCount = maximumByteCount
        self.maximumEntryCount = maximumEntryCount
    }
}
