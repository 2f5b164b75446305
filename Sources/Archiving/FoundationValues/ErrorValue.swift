// Errors: a domain, a code, and additional information.

/// An error: Cocoa's NSError.
///
/// The type isn't `Sendable`, because a value of ``userInfo`` can be an ``ArchivedObject``, which belongs to one task.
public struct ErrorValue: Hashable {
    /// The domain that the code belongs to.
    public var domain: String

    /// The number of the error in its domain.
    public var code: Int

    /// Additional information about the error, under Cocoa's keys.
    public var userInfo: [String: AnyValue]

    /// Creates an error.
    public init(domain: String, code: Int, userInfo: [String: AnyValue] = [:]) {
        self.domain = domain
        self.code = code
        self.userInfo = userInfo
    }
}

extension ErrorValue: ArchivableValue, FoundationValue {
    private static let domainKey = "NSDomain"
    private static let codeKey = "NSCode"
    private static let userInfoKey = "NSUserInfo"

    static let foundationForm = FoundationForm<ErrorValue>(.error) { error, archiver in
        try archiver.encode(error.domain, forKey: domainKey)
        try archiver.encode(error.code, forKey: codeKey)
        try archiver.encode(error.userInfo.isEmpty ? nil : AnyValue.dictionary(error.userInfo), forKey: userInfoKey)
    } decode: { unarchiver in
        try ErrorValue(
            domain: unarchiver.decode(String.self, forKey: domainKey),
            code: unarchiver.decode(Int.self, forKey: codeKey),
            userInfo: AnyValue.decodeDictionary(from: unarchiver, forKey: userInfoKey) ?? [:])
    }
}
