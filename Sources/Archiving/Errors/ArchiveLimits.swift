// What an archive may cost its reader.

/// Bounds that stop hostile archives and let honest ones of gigabytes pass.
public struct ArchiveLimits: Sendable {
    /// The number of bytes that an archive may have; none by default.
    public var maximumByteCount = Int.max

    /// The number of objects that may be created; by default as many as UIDs can count.
    public var maximumObjectCount = Int(UInt32.max)

    /// How deep references that must exist from the start may nest: an object whose initializer decodes an object whose
    /// initializer decodes an object, and so on. As many structures may stand inside each other beside them, counted
    /// through all objects that are being created. 32 by default: a level takes 5 to 6 KB of the stack in an
    /// unoptimized build, more in deep hierarchies of classes, and a thread may have no more than 512 KB.
    ///
    /// References that `connect(with:)` decodes do not nest, at any length of the chain.
    public var maximumDepth = 32

    /// How deep objects may stand inside each other in a sequential archive, for whoever reads and whoever writes one:
    /// such an archive holds an object where it is met first, so a list of a thousand objects is a thousand deep.
    public var maximumNesting = 1_000

    /// How many bytes of values may be read, a reference for one byte, and all counted each time they are read; `nil`
    /// for four times the archive's bytes and 65,536 more.
    ///
    /// In an honest archive every byte belongs to one value, and a value that many references share is read twice at
    /// most. In a hostile one values overlap, and a thousand bytes describe a million values.
    public var maximumReadCount: Int?

    /// Makes the default limits.
    public init() {}
}
