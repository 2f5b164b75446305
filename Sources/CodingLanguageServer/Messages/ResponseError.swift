// Errors that requests are answered with.

/// The error of a request.
package struct ResponseError: Error, Equatable {
    package let code: Int
    package let message: String

    package init(_ code: Int, _ message: String) {
        self.code = code
        self.message = message
    }

    static func parse(_ message: String) -> Self { Self(-32_700, message) }
    static func invalidRequest(_ message: String) -> Self { Self(-32_600, message) }
    static func unknownMethod(_ name: String) -> Self { Self(-32_601, "unknown method '\(name)'") }
    static func invalidParameters(_ message: String) -> Self { Self(-32_602, message) }
    static let notInitialized = Self(-32_002, "the first request must be 'initialize'")
    static let cancelled = Self(-32_800, "the request was cancelled")

    /// A request that is understood and can't be fulfilled; editors show the message.
    static func failed(_ message: String) -> Self { Self(-32_803, message) }
}
