// Errors: a domain, a code, and what else is known.

/// An error: Cocoa's NSError.
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

extension ErrorValue: FoundationValue {
    static var foundationClass: ArchivedStructure { ArchivedStructure(foundationClass: className) }

    static let className = "NSError"
    private static let domainKey = "NSDomain"
    private static let codeKey = "NSCode"
    private static let userInfoKey = "NSUserInfo"

    func encodeContents(to archiver: Archiver) throws {
        try archiver.encode(domain, forKey: Self.domainKey)
        try archiver.encode(code, forKey: Self.codeKey)
        try archiver.encode(userInfo.isEmpty ? nil : AnyValue.dictionary(userInfo), forKey: Self.userInfoKey)
    }

    static func decodeContents(from unarchiver: Unarchiver) throws -> ErrorValue {
        try ErrorValue(
            domain: unarchiver.decode(String.self, forKey: domainKey),
            code: unarchiver.decode(Int.self, forKey: codeKey),
            userInfo: AnyValue.decodeDictionary(from: unarchiver, forKey: userInfoKey) ?? [:])
    }

    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeInstance(self, forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> ErrorValue? {
        try unarchiver.decodeInstance(ErrorValue.self, forKey: key)
    }
}
