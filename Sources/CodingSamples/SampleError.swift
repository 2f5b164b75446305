// Why there is no sample, or no expectation of what reading an archive returns.

/// What is wrong, in the words that the tool shows.
package struct SampleError: Error, Equatable {
    /// Begins with a small letter and has no full stop.
    package let message: String

    /// A second line that says what to do about it.
    package let help: String?

    /// An error with a message and, if there is one, a solution.
    package init(_ message: String, help: String? = nil) {
        self.message = message
        self.help = help
    }
}
