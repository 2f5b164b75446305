// What can be wrong with an archive, and where.

/// An error about an archive: what kind, where, what was expected and what was found.
///
/// It reads like `root.employees[3].badge: expected a string, found an integer (object 41)`. Two errors are equal
/// when their codes are.
public struct ArchiveError: Error, Equatable, Sendable {
    private final class Details: Sendable {
        let code: Code
        let path: String
        let expected: String
        let found: String
        let objectNumber: Int?
        let byteOffset: Int?

        init(code: Code, path: String, expected: String, found: String, objectNumber: Int?, byteOffset: Int?) {
            self.code = code
            self.path = path
            self.expected = expected
            self.found = found
            self.objectNumber = objectNumber
            self.byteOffset = byteOffset
        }
    }

    /// One word in size: errors are rare, and every function that throws one carries the space for it.
    private let details: Details

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - path: the way from a root of the archive to the value, as `root.departments[3].head`; empty for the whole
    ///     archive.
    ///   - expected: what should be there, as `a string`.
    ///   - found: what is there, as `an integer`.
    ///   - objectNumber: the number of the object, in a keyed archive its place in `$objects`.
    ///   - byteOffset: the offset of the first byte concerned, from the beginning of the archive.
    @inline(never)
    public init(
        _ code: Code, path: String, expected: String, found: String, objectNumber: Int? = nil, byteOffset: Int? = nil
    ) {
        details = Details(
            code: code, path: path, expected: expected, found: found, objectNumber: objectNumber, byteOffset: byteOffset
        )
    }

    /// The kind of error.
    public var code: Code { details.code }

    /// The way from a root of the archive to the value, as `root.departments[3].head`; empty for the whole archive.
    public var path: String { details.path }

    /// What should be there.
    public var expected: String { details.expected }

    /// What is there.
    public var found: String { details.found }

    /// The number of the object that holds the value; in a keyed archive its place in `$objects`.
    public var objectNumber: Int? { details.objectNumber }

    /// The offset of the first byte concerned, from the beginning of the archive.
    public var byteOffset: Int? { details.byteOffset }

    /// Compares codes: the path and what was found there are for people.
    public static func == (left: ArchiveError, right: ArchiveError) -> Bool { left.code == right.code }
}

extension ArchiveError: CustomStringConvertible {
    /// The path, what was expected and found, and the place, as far as they are known.
    public var description: String {
        var place: [String] = []
        if let objectNumber { place.append("object \(objectNumber)") }
        if let byteOffset { place.append("byte \(byteOffset)") }
        return (path.isEmpty ? "" : "\(path): ")
            + "expected \(expected), found \(found)"
            + (place.isEmpty ? "" : " (\(place.joined(separator: ", ")))")
    }
}

extension ArchiveError {
    /// The kind of an error. More kinds may be added.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The code's name.
        public let description: String

        /// The bytes are not those of an archive that this coder reads.
        public static let notAnArchive = Code(description: "notAnArchive")

        /// The bytes contradict themselves: an offset, length, count or reference leads nowhere.
        public static let corruptArchive = Code(description: "corruptArchive")

        /// A value that must be there is not.
        public static let missingValue = Code(description: "missingValue")

        /// A value is of another kind than asked for.
        public static let unexpectedKind = Code(description: "unexpectedKind")

        /// A number does not fit the type asked for.
        public static let outOfRange = Code(description: "outOfRange")

        /// A value has the right kind and makes no sense.
        public static let invalidValue = Code(description: "invalidValue")

        /// An object's class is not one that the reader allows.
        public static let classNotAllowed = Code(description: "classNotAllowed")

        /// An object is of another class than the reference to it allows.
        public static let unexpectedClass = Code(description: "unexpectedClass")

        /// References that must exist from the start lead back to an object that is being created, or nest too deep.
        public static let unconnectableCycle = Code(description: "unconnectableCycle")

        /// A class was archived in a newer version, and refuses it.
        public static let newerVersion = Code(description: "newerVersion")

        /// One of ``ArchiveLimits`` is reached.
        public static let limitExceeded = Code(description: "limitExceeded")

        /// An object's class has no `archivedClass` of its own.
        public static let classNotArchivable = Code(description: "classNotArchivable")

        /// An object's class inherits coding and refuses it.
        public static let codingRefused = Code(description: "codingRefused")

        /// The coder was used after it had finished.
        public static let finished = Code(description: "finished")

        /// The coder can't do what was asked.
        public static let notSupported = Code(description: "notSupported")
    }
}
