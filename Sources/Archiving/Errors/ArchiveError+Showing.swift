// What alerts and logs show of an error: texts for people, and a domain and code for programs.

public import PropertyLists

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
