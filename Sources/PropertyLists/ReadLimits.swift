// What a reader may be made to do by the bytes it is given.

/// Limits on what reading a property list may cost, which stop hostile files and let honest ones of gigabytes pass.
///
/// Going over a limit is an error with the code ``PropertyListError/Code/limitExceeded``, never a trap.
///
/// ```swift
/// var limits = ReadLimits()
/// limits.maximumByteCount = 1 << 20
/// let settings = try PropertyList(data: data, limits: limits)
/// ```
public struct ReadLimits: Hashable, Sendable {
    /// The most bytes that a property list may have; no limit unless set.
    public var maximumByteCount: Int

    /// The most objects that the object table may have; no limit unless set, for the table is itself part of the bytes.
    public var maximumObjectCount: Int

    /// How many containers may stand inside one another; values above 512 count as 512.
    public var maximumDepth: Int {
        get { depth }
        set { depth = min(max(newValue, 0), Self.greatestDepth) }
    }

    /// How many values a small property list may unfold to, counting each as often as it is referred to.
    ///
    /// A property list whose containers are all referred to once never has more values than bytes, and is not held
    /// back by this limit. One that shares containers, or lets objects overlap, may describe 2^40 values in 200 bytes.
    public var maximumExpandedValueCount: Int

    /// The depth that Cocoa allows, and that comparing, hashing and releasing a value can take on a small stack.
    static let greatestDepth = 512

    private var depth: Int

    /// Creates the limits given, and for the others those that fit every honest file.
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
