// Limits on the resources that reading a property list can use.

/// Limits on the cost of reading a property list. They stop malicious files and accept well-formed ones of several
/// gigabytes.
///
/// Exceeding a limit is an error with the code ``PropertyListError/Code/limitExceeded``, never a trap.
///
/// ```swift
/// var limits = ReadLimits()
/// limits.maximumByteCount = 1 << 20
/// let settings = try PropertyList(data: data, limits: limits)
/// ```
public struct ReadLimits: Hashable, Sendable {
    /// The maximum number of bytes of a property list; unlimited by default.
    public var maximumByteCount: Int

    /// The maximum number of objects in the object table; unlimited by default, because the table is itself part of the
    /// bytes.
    public var maximumObjectCount: Int

    /// The maximum depth to which containers may be nested. Values above 512 are treated as 512.
    public var maximumDepth: Int {
        get { depth }
        set { depth = min(max(newValue, 0), Self.greatestDepth) }
    }

    /// The maximum number of values to which a small property list may expand, each counted as often as it is
    /// referenced.
    ///
    /// A property list whose containers are all referenced once never has more values than bytes, and is not restricted
    /// by this limit. One that shares containers, or whose objects overlap, may describe 2^40 values in 200 bytes.
    public var maximumExpandedValueCount: Int

    /// Cocoa's limit, which also allows comparing, hashing and releasing a value on a small stack.
    package static let greatestDepth = 512

    private var depth: Int

    /// Creates the given limits, with defaults for the others that accept every well-formed file.
    public init(
        maximumByteCount: Int = .max,
        maximumObjectCount: Int = .max,
        maximumDepth: Int = 512,
        maximumExpandedValueCount: Int = 1 << 20,
    ) {
        self.maximumByteCount = maximumByteCount
        self.maximumObjectCount = maximumObjectCount
        self.depth = min(max(maximumDepth, 0), Self.greatestDepth)
        self.maximumExpandedValueCount = maximumExpandedValueCount
    }
}
