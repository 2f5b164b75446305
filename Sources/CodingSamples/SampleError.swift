// Why there is no sample, or why an archive can't be told what reading it must give.

/// What is wrong, in the words that the tool shows.
package struct SampleError: Error, Equatable {
    /// Begins with a small letter and has no full stop.
    package let message: String

    /// A second line that says what to do about it.
    package let help: String?

    /// An error with a message and, where there is one, a way out.
    package init(_ message: String, help: String? = nil) {
        self.message = message
        self.help = help
    }
}
