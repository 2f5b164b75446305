// What alerts and logs show of an error: texts for people, and a domain and code for programs.

extension PropertyListError.Code {
    /// What is wrong, for people who don't know the format.
    package var phrase: String {
        switch self {
        case .unknownFormat: "the data isn't a property list that can be read"
        case .unreadableFile: "the file can't be read"
        case .truncated, .invalidTrailer:
            "the end of the file, which locates its objects, is missing or damaged"
        case .numberOutOfRange: "a number is out of range"
        case .wrongKind: "a value has another type than expected"
        case .notRepresentable: "the format can't contain a value"
        case .invalidText: "the text isn't a valid property list"
        case .keyNotString: "a key of a dictionary isn't a string"
        case .limitExceeded: "a limit is exceeded"
        case .tooLarge: "the property list is too large for its format"
        case .unwrittenObject: "the property list is incomplete"
        default: "the property list is damaged"
        }
    }

    /// What the reader of the message can do, if anything.
    fileprivate var suggestion: String? {
        switch self {
        case .unknownFormat: "Open a property list in binary, XML or OpenStep format."
        case .truncated, .invalidTrailer, .invalidOffset, .invalidMarker, .invalidCount, .objectOutOfBounds,
            .invalidReference, .cycle:
            "Get the file again from where it came from, or restore it from a backup."
        case .limitExceeded: "If you trust the source of the data, read it with higher limits."
        case .notRepresentable: "Write the property list in another format, or without this value."
        default: nil
        }
    }
}

extension PropertyListError: LocalizedError {
    /// What is wrong, and the ``description``.
    public var errorDescription: String? { sentence.capitalizedSentence }

    /// The ``description``.
    public var failureReason: String? { description }

    /// What the reader of the message can do, if anything.
    public var recoverySuggestion: String? { code.suggestion }
}

extension PropertyListError {
    /// The domain of the error as an `NSError`.
    public static var errorDomain: String { "PropertyLists.PropertyListError" }

    /// The code of the error as an `NSError`: the number of its ``code``.
    public var errorCode: Int { code.number }

    /// The user info of the error as an `NSError`.
    public var errorUserInfo: [String: Any] { ShownError.userInfo(of: self) }
}

#if canImport(FoundationEssentials)
extension PropertyListError {
    /// The domain of the error as an `NSError`; FoundationEssentials has no protocol that states it.
    public var _domain: String { Self.errorDomain }
    /// The code of the error as an `NSError`.
    public var _code: Int { errorCode }
}
#else
extension PropertyListError: CustomNSError {}
#endif

/// What the errors of this package have in common when they are shown.
package enum ShownError {
    /// Cocoa's keys: Foundation's essentials don't declare them.
    private static let descriptionKey = "NSLocalizedDescription"
    private static let reasonKey = "NSLocalizedFailureReason"
    private static let suggestionKey = "NSLocalizedRecoverySuggestion"
    private static let urlKey = "NSURL"
    private static let pathKey = "NSFilePath"
    private static let underlyingKey = "NSUnderlyingError"

    /// The user info of an error as an `NSError`.
    package static func userInfo(
        of error: some LocalizedError, url: URL? = nil, underlying: (any Error)? = nil
    ) -> [String: Any] {
        var info: [String: Any] = [:]
        info[descriptionKey] = error.errorDescription
        info[reasonKey] = error.failureReason
        info[suggestionKey] = error.recoverySuggestion
        info[urlKey] = url
        info[pathKey] = url?.path
        info[underlyingKey] = underlying
        return info
    }
}

extension String {
    /// The text with a capital first letter.
    package var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
