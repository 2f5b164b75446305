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

extension RegularExpressionValue: ArchivableValue, FoundationValue {
    private static let patternKey = "NSPattern"
    private static let optionsKey = "NSOptions"

    static let foundationForm = FoundationForm<RegularExpressionValue>(.regularExpression) { expression, archiver in
        try archiver.encode(expression.pattern, forKey: patternKey)
        try archiver.encode(expression.options, forKey: optionsKey)
    } decode: { unarchiver in
        try RegularExpressionValue(
            pattern: unarchiver.decode(String.self, forKey: patternKey),
            options: unarchiver.decode(Int.self, forKey: optionsKey, default: 0))
    }
}
