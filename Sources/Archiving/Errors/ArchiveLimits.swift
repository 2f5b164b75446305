// Limits on the time and memory that reading an archive takes.

/// Limits that stop hostile archives and accept valid archives of several gigabytes.
public struct ArchiveLimits: Sendable {
    /// The maximum number of bytes in an archive; unlimited by default.
    public var maximumByteCount = Int.max

    /// The maximum number of objects that can be created; by default, the number of objects that UIDs can identify.
    public var maximumObjectCount = Int(UInt32.max)

    /// The maximum nesting depth of references that must exist from the start; 32 by default.
    ///
    /// References are nested if an object's initializer decodes an object whose initializer decodes another object, and
    /// so on. The same limit applies separately to nested structures, counted across all objects that are being
    /// created. A level uses 5 to 6 KB of the stack in an unoptimized build, more in deep class hierarchies, and a
    /// thread might have only 512 KB.
    ///
    /// References that `connect(with:)` decodes don't nest, whatever the length of the chain.
    public var maximumDepth = 32

    /// The maximum nesting depth of objects in a sequential archive that is read; 1,000 by default.
    ///
    /// Such an archive contains an object at its first reference, so a list of a thousand objects is a thousand levels
    /// deep. The limit for writing is ``SequentialArchiver/maximumNesting``.
    public var maximumNesting = 1_000

    /// The maximum number of bytes of values that can be read; `nil` for four times the size of the archive plus 65,536
    /// bytes.
    ///
    /// A reference counts as one byte. Values count each time they are read. In a valid archive, every byte belongs to
    /// one value, and a value that several references share is read at most twice. In a hostile archive, values
    /// overlap, so that a thousand bytes can describe a million values.
    public var maximumReadCount: Int?

    /// Creates the default limits.
    public init() {}
}
