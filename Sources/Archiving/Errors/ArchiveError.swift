// An error in an archive, with its location.

public import PropertyLists

/// An error in an archive: its kind and path, what was expected, and what was found.
///
/// The description has the form `root.employees[3].badge: expected a string, found an integer (object 41)`. Two errors
/// are equal if their codes are equal.
public struct ArchiveError: Error, Equatable, Sendable {
    private struct Details {
        let code: Code
        var path: String
        let expected: String
        let found: String
        let objectNumber: Int?
        let byteOffset: Int?

        /// What the description states instead of what was expected and found.
        var summary: String?
        var url: URL?
        var underlyingError: (any Error)?
    }

    /// One word in size: errors are rare, and every function that throws one carries the space for it.
    private let details: Boxed<Details>

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - path: The path from a root object of the archive to the value, such as `root.departments[3].head`; empty for
    ///     the whole archive.
    ///   - expected: What was expected, such as `a string`.
    ///   - found: What was found, such as `an integer`. Of a longer text, the first 200 characters are kept.
    ///   - objectNumber: The number of the object; in a keyed archive, its index in `$objects`.
    ///   - byteOffset: The offset of the first affected byte from the start of the archive.
    @inline(never)
    public init(
        _ code: Code, path: String, expected: String, found: String, objectNumber: Int? = nil, byteOffset: Int? = nil
    ) {
        details = Boxed(
            Details(
                code: code, path: path, expected: expected, found: Self.shown(found),
                objectNumber: objectNumber, byteOffset: byteOffset))
    }

    private init(_ details: Details) { self.details = Boxed(details) }

    /// A text of the archive, truncated to the length that errors and reports show.
    static func shown(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: 200, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return text }
        return String(scalars[..<end]) + "…"
    }

    /// The error with a text that replaces what was expected and found, and with the error that caused it.
    func summarized(_ summary: String?, underlying error: any Error) -> ArchiveError {
        var details = details.value
        (details.summary, details.underlyingError) = (summary, error)
        return ArchiveError(details)
    }

    func located(at path: String) -> ArchiveError {
        var details = details.value
        details.path = path
        return ArchiveError(details)
    }

    /// The error with the file in which it is, unless that is known.
    func located(in url: URL?) -> ArchiveError {
        guard let url, self.url == nil else { return self }
        var details = details.value
        details.url = url
        return ArchiveError(details)
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

    /// The file in which the archive is; `nil` for data, and if an archive is being written.
    public var url: URL? { details.value.url }

    /// The error that caused this one: that of a class or conversion function of the program, or of a property list.
    public var underlyingError: (any Error)? { details.value.underlyingError }

    /// Returns a Boolean value that indicates whether two errors have the same code.
    ///
    /// The path and the texts aren't compared, because they are intended for people.
    public static func == (left: ArchiveError, right: ArchiveError) -> Bool { left.code == right.code }
}

extension ArchiveError: CustomStringConvertible {
    /// The file, the path, what was expected and found, the object number and the byte offset, as far as they are
    /// available. Control characters of the archive's names and keys are shown as `\u{1B}`.
    public var description: String { ((url.map { "\($0.path): " } ?? "") + descriptionInArchive).withoutControls }

    /// The description without the file.
    private var descriptionInArchive: String {
        var location: [String] = []
        if let objectNumber { location.append("object \(objectNumber)") }
        if let byteOffset { location.append("byte \(byteOffset)") }
        return (path.isEmpty ? "" : "\(path): ")
            + (details.value.summary ?? "expected \(expected), found \(found)")
            + (location.isEmpty ? "" : " (\(location.joined(separator: ", ")))")
    }
}

extension ArchiveError {
    /// Whether the error is about the contents of a value, and neither about a limit nor about the use of the coder.
    var isAboutOneValue: Bool {
        [.unexpectedKind, .invalidValue, .outOfRange, .missingValue, .corruptArchive].contains(code)
    }
}

extension ArchiveError.Code {
    /// Whether the error is one of creating a value, which a lenient field leaves out.
    package var isAboutCreation: Bool {
        switch self {
        case .missingValue, .unexpectedKind, .outOfRange, .invalidValue, .classNotAllowed, .unexpectedClass,
            .newerVersion, .codingRefused, .rejected, .retiredClass:
            true
        default: false
        }
    }
}

extension ArchiveError {
    /// The kind of an error. Future versions may add kinds.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The number of the code, which never changes: the code of the error as an `NSError`.
        public let number: Int

        /// The name of the code.
        public let description: String

        private init(_ number: Int, _ name: String) { (self.number, description) = (number, name) }

        /// The bytes aren't an archive that this coder can read.
        public static let notAnArchive = Code(1, "notAnArchive")

        /// The bytes are inconsistent: an offset, length, count or reference is invalid.
        public static let corruptArchive = Code(2, "corruptArchive")

        /// A required value is missing.
        public static let missingValue = Code(3, "missingValue")

        /// A value is of another kind than the one that was requested.
        public static let unexpectedKind = Code(4, "unexpectedKind")

        /// A number doesn't fit the requested type.
        public static let outOfRange = Code(5, "outOfRange")

        /// A value has the right kind but isn't valid.
        public static let invalidValue = Code(6, "invalidValue")

        /// The class of an object isn't one that the reader allows, or several of these have its name.
        public static let classNotAllowed = Code(7, "classNotAllowed")

        /// The class of an object isn't one that the reference to it allows.
        public static let unexpectedClass = Code(8, "unexpectedClass")

        /// References that must exist from the start lead back to an object that is being created, or are nested too
        /// deeply.
        public static let unconnectableCycle = Code(9, "unconnectableCycle")

        /// A class was archived in a newer version than the reader supports, and refuses to decode it.
        public static let newerVersion = Code(10, "newerVersion")

        /// One of the ``ArchiveLimits`` is reached.
        public static let limitExceeded = Code(11, "limitExceeded")

        /// The class of an object doesn't have its own `archivedClass`, or another class of the archive has its name.
        public static let classNotArchivable = Code(12, "classNotArchivable")

        /// The class of an object inherits coding and refuses it.
        public static let codingRefused = Code(13, "codingRefused")

        /// The coder was used after it had finished.
        public static let finished = Code(14, "finished")

        /// The coder doesn't support the requested operation.
        public static let notSupported = Code(15, "notSupported")

        /// Code of the program threw an error, which is the ``ArchiveError/underlyingError``: an initializer or coding
        /// method of a class, a conversion function, or a delegate.
        public static let rejected = Code(16, "rejected")

        /// The class of an object is retired: no program has it, and the reference can't be nil.
        public static let retiredClass = Code(17, "retiredClass")
    }
}

// MARK: - What alerts and logs show: texts for people, and a domain and code for programs

extension ArchiveError.Code {
    /// What is wrong, for people who don't know archives.
    fileprivate var phrase: String {
        switch self {
        case .notAnArchive: "this isn't an archive of the expected format"
        case .corruptArchive: "the archive is damaged"
        case .missingValue: "a value is missing"
        case .unexpectedKind: "a value has another type than expected"
        case .outOfRange: "a number is out of range"
        case .invalidValue: "a value isn't valid"
        case .classNotAllowed: "a class isn't allowed"
        case .unexpectedClass: "an object has another class than expected"
        case .unconnectableCycle: "objects that need each other can't be created"
        case .newerVersion: "the archive was written by a newer version"
        case .limitExceeded: "a limit is exceeded"
        case .classNotArchivable: "a class can't be archived"
        case .codingRefused: "a class refuses to be archived"
        case .finished: "the archive is already finished"
        case .notSupported: "the operation isn't supported"
        case .rejected: "the program rejected a value"
        case .retiredClass: "the class of an object is retired"
        default: description
        }
    }

    /// What the reader of the message can do.
    fileprivate var suggestion: String {
        switch self {
        case .notAnArchive: "Open an archive of the expected format."
        case .corruptArchive: "Get the archive again from where it came from, or restore it from a backup."
        case .classNotAllowed: "If you trust the source of the archive, allow the class when you read it."
        case .newerVersion: "Open the archive with a newer version of the program."
        case .limitExceeded: "If you trust the source of the archive, read or write it with higher limits."
        case .missingValue, .unexpectedKind, .outOfRange, .invalidValue, .unexpectedClass, .rejected,
            .retiredClass:
            "Open the archive with the newest version of the program, or with the one that wrote it."
        default: "Send this message to the developer of the program."
        }
    }
}

extension ArchiveError: LocalizedError {
    /// What is wrong, and the ``description``.
    public var errorDescription: String? { "\(code.phrase): \(description)".capitalizedSentence }

    /// The ``description``.
    public var failureReason: String? { description }

    /// What the reader of the message can do.
    public var recoverySuggestion: String? { code.suggestion }
}

extension ArchiveError {
    /// The domain of the error as an `NSError`.
    public static var errorDomain: String { "Archiving.ArchiveError" }

    /// The code of the error as an `NSError`: the number of its ``code``.
    public var errorCode: Int { code.number }

    /// The user info of the error as an `NSError`, with the file and the underlying error.
    public var errorUserInfo: [String: Any] {
        ShownError.userInfo(of: self, url: url, underlying: underlyingError)
    }
}

#if canImport(FoundationEssentials)
extension ArchiveError {
    /// The domain of the error as an `NSError`; FoundationEssentials has no protocol that states it.
    public var _domain: String { Self.errorDomain }
    /// The code of the error as an `NSError`.
    public var _code: Int { errorCode }
}
#else
extension ArchiveError: CustomNSError {}
#endif
