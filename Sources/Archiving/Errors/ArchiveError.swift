// An error in an archive, with its location.

import PropertyLists

/// An error in an archive: its kind and path, what was expected, and what was found.
///
/// The description has the form `root.employees[3].badge: expected a string, found an integer (object 41)`. Two errors
/// are equal if their codes are equal.
public struct ArchiveError: Error, Equatable, Sendable {
    private struct Details {
        let code: Code
        let path: String
        let expected: String
        let found: String
        let objectNumber: Int?
        let byteOffset: Int?
    }

    /// One word in size: errors are rare, and every function that throws one carries the space for it.
    private let details: Boxed<Details>

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - path: The path from a root object of the archive to the value, such as `root.departments[3].head`; empty for
    ///     the whole archive.
    ///   - expected: What was expected, such as `a string`.
    ///   - found: What was found, such as `an integer`.
    ///   - objectNumber: The number of the object; in a keyed archive, its index in `$objects`.
    ///   - byteOffset: The offset of the first affected byte from the start of the archive.
    @inline(never)
    public init(
        _ code: Code, path: String, expected: String, found: String, objectNumber: Int? = nil, byteOffset: Int? = nil
    ) {
        details = Boxed(
            Details(
                code: code, path: path, expected: expected, found: found, objectNumber: objectNumber,
                byteOffset: byteOffset))
    }

    /// The kind of error.
    public var code: Code { details.value.code }

    /// The path from a root object of the archive to the value, such as `root.departments[3].head`.
    ///
    /// The path is empty for the whole archive.
    public var path: String { details.value.path }

    /// What was expected.
    public var expected: String { details.value.expected }

    /// What was found.
    public var found: String { details.value.found }

    /// The number of the object that holds the value; in a keyed archive, its index in `$objects`.
    public var objectNumber: Int? { details.value.objectNumber }

    /// The offset of the first affected byte from the start of the archive.
    public var byteOffset: Int? { details.value.byteOffset }

    /// Returns a Boolean value that indicates whether two errors have the same code.
    ///
    /// The path and the texts aren't compared, because they are intended for people.
    public static func == (left: ArchiveError, right: ArchiveError) -> Bool { left.code == right.code }
}

extension ArchiveError: CustomStringConvertible {
    /// The path, what was expected and found, the object number and the byte offset, as far as they are available.
    public var description: String {
        var location: [String] = []
        if let objectNumber { location.append("object \(objectNumber)") }
        if let byteOffset { location.append("byte \(byteOffset)") }
        return (path.isEmpty ? "" : "\(path): ")
            + "expected \(expected), found \(found)"
            + (location.isEmpty ? "" : " (\(location.joined(separator: ", ")))")
    }
}

extension ArchiveError {
    /// The kind of an error. Future versions may add kinds.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The name of the code.
        public let description: String

        /// The bytes aren't an archive that this coder can read.
        public static let notAnArchive = Code(description: "notAnArchive")

        /// The bytes are inconsistent: an offset, length, count or reference is invalid.
        public static let corruptArchive = Code(description: "corruptArchive")

        /// A required value is missing.
        public static let missingValue = Code(description: "missingValue")

        /// A value is of another kind than the one that was requested.
        public static let unexpectedKind = Code(description: "unexpectedKind")

        /// A number doesn't fit the requested type.
        public static let outOfRange = Code(description: "outOfRange")

        /// A value has the right kind but isn't valid.
        public static let invalidValue = Code(description: "invalidValue")

        /// The class of an object isn't one that the reader allows, or several of these have its name.
        public static let classNotAllowed = Code(description: "classNotAllowed")

        /// The class of an object isn't one that the reference to it allows.
        public static let unexpectedClass = Code(description: "unexpectedClass")

        /// References that must exist from the start lead back to an object that is being created, or are nested too
        /// deeply.
        public static let unconnectableCycle = Code(description: "unconnectableCycle")

        /// A class was archived in a newer version than the reader supports, and refuses to decode it.
        public static let newerVersion = Code(description: "newerVersion")

        /// One of the ``ArchiveLimits`` is reached.
        public static let limitExceeded = Code(description: "limitExceeded")

        /// The class of an object doesn't have its own `archivedClass`, or another class of the archive has its name.
        public static let classNotArchivable = Code(description: "classNotArchivable")

        /// The class of an object inherits coding and refuses it.
        public static let codingRefused = Code(description: "codingRefused")

        /// The coder was used after it had finished.
        public static let finished = Code(description: "finished")

        /// The coder doesn't support the requested operation.
        public static let notSupported = Code(description: "notSupported")
    }
}
