// What alerts and logs show of an error: texts for people, and a domain and code for programs.

public import PropertyLists

extension PrimitiveDataError.Code {
    /// What is wrong, and the number of the code, which never changes.
    fileprivate var row: (phrase: String, number: Int) {
        switch self {
        case .corruptData: ("the data is damaged", 1)
        case .invalidValue: ("a type encoding isn't valid", 2)
        case .unexpectedKind: ("a value has another type than expected", 3)
        case .outOfRange: ("a number is out of range", 4)
        case .limitExceeded: ("a limit is exceeded", 5)
        case .notSupported: ("a type isn't supported", 6)
        }
    }
}

extension PrimitiveDataError: LocalizedError {
    /// What is wrong, and the ``description``.
    public var errorDescription: String? { "\(code.row.phrase): \(description)".capitalizedSentence }

    /// The ``description``.
    public var failureReason: String? { description }
}

extension PrimitiveDataError {
    /// The domain of the error as an `NSError`.
    public static var errorDomain: String { "PrimitiveData.PrimitiveDataError" }

    /// The code of the error as an `NSError`.
    public var errorCode: Int { code.row.number }

    /// The user info of the error as an `NSError`.
    public var errorUserInfo: [String: Any] { ShownError.userInfo(of: self) }
}

#if canImport(FoundationEssentials)
extension PrimitiveDataError {
    /// The domain of the error as an `NSError`; FoundationEssentials has no protocol that states it.
    public var _domain: String { Self.errorDomain }
    /// The code of the error as an `NSError`.
    public var _code: Int { errorCode }
}
#else
extension PrimitiveDataError: CustomNSError {}
#endif
