// Regular expressions: their pattern and options, not compiled.

/// A regular expression: Cocoa's NSRegularExpression.
///
/// The value isn't compiled: an invalid pattern is detected only when Foundation compiles it.
public struct RegularExpressionValue: Hashable, Sendable {
    /// The pattern.
    public var pattern: String

    /// The raw value of the `NSRegularExpression.Options`.
    public var options: Int

    /// Creates a regular expression.
    public init(pattern: String, options: Int = 0) {
        self.pattern = pattern
        self.options = options
    }
}

extension RegularExpressionValue: FoundationValue {
    static var foundationClass: ArchivedStructure { ArchivedStructure(foundationClass: "NSRegularExpression") }

    private static let patternKey = "NSPattern"
    private static let optionsKey = "NSOptions"

    func encodeContents(to archiver: Archiver) throws {
        try archiver.encode(pattern, forKey: Self.patternKey)
        try archiver.encode(options, forKey: Self.optionsKey)
    }

    static func decodeContents(from unarchiver: Unarchiver) throws -> RegularExpressionValue {
        try RegularExpressionValue(
            pattern: unarchiver.decode(String.self, forKey: patternKey),
            options: unarchiver.decode(Int.self, forKey: optionsKey, default: 0))
    }

    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeInstance(self, forKey: key)
    }

    public static func decodeIfPresent(
        from unarchiver: Unarchiver, forKey key: String?
    ) throws -> RegularExpressionValue? {
        try unarchiver.decodeInstance(RegularExpressionValue.self, forKey: key)
    }
}
