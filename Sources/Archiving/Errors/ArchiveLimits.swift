// Limits on the time and memory that archives take.

/// Limits on archives that are read and written.
///
/// The defaults stop hostile archives and accept valid archives of several gigabytes. Exceeding a limit ends reading or
/// writing with an error whose code is ``ArchiveError/Code/limitExceeded``, and no bytes are returned or written.
///
/// ```swift
/// var limits = ArchiveLimits()
/// limits.maximumByteCount = 10_000_000
/// let data = try KeyedArchiver.archivedData(withRootObject: company, limits: limits)
/// ```
public struct ArchiveLimits: Sendable {
    /// The maximum number of bytes in an archive; unlimited by default.
    public var maximumByteCount = Int.max

    /// The maximum number of objects that can be created, or archived; by default, the number of objects that UIDs can
    /// identify, as far as an `Int` can count them.
    public var maximumObjectCount = Int(clamping: UInt32.max)

    /// The maximum nesting depth of references that must exist from the start; 32 by default.
    ///
    /// References are nested if an object's initializer decodes an object whose initializer decodes another object, and
    /// so on. The same limit applies separately to nested structures that are encoded and decoded; for decoding, it
    /// counts them across all objects that are being created. A level uses 5 to 6 KB of the stack in an unoptimized
    /// build, more in deep class hierarchies, and a thread might have only 512 KB.
    ///
    /// References that `connect(with:)` decodes don't nest, whatever the length of the chain.
    public var maximumDepth = 32

    /// The maximum nesting depth of objects in a sequential archive; 1,000 by default.
    ///
    /// Such an archive contains an object at its first reference, so a list of a thousand objects is a thousand levels
    /// deep.
    public var maximumNesting = 1_000

    /// The maximum number of bytes of values that can be read; `nil` for four times the size of the archive plus 65,536
    /// bytes.
    ///
    /// A reference counts as one byte. Values count each time they are read. In a valid archive, every byte belongs to
    /// one value, and a value that several references share is read at most twice. In a hostile archive, values
    /// overlap, so that a thousand bytes can describe a million values. In structures
    /// that contain their own type, what holds shared values counts again for each reference to it: those that hold each
    /// other twice would be a million when they are archived again. This limit has no effect on writing.
    public var maximumReadCount: Int?

    /// Creates the default limits.
    public init() {}
}

extension ArchiveLimits {
    /// Throws an error about an archive that becomes larger than allowed.
    ///
    /// - Parameters:
    ///   - byteCount: The number of bytes; before the archive is finished, the least that it can have.
    ///   - path: The path to the object at which the limit is reached.
    @inline(__always)
    func check(objectCount: Int, byteCount: Int, path: @autoclosure () -> String = "") throws {
        if objectCount > maximumObjectCount || byteCount > maximumByteCount {
            throw exceeded(objectCount: objectCount, byteCount: byteCount, path: path())
        }
    }

    @inline(never)
    private func exceeded(objectCount: Int, byteCount: Int, path: String) -> ArchiveError {
        let (limit, count, noun) =
            objectCount > maximumObjectCount
            ? (maximumObjectCount, objectCount, "object") : (maximumByteCount, byteCount, "byte")
        return ArchiveError(
            .limitExceeded, path: path, expected: "an archive of at most \(limit) \(noun)\(limit == 1 ? "" : "s")",
            found: path.isEmpty ? "one of \(count)" : "at least \(count)")
    }
}
