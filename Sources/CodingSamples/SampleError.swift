// The reason why there is no sample, or no expectation for an archive.

/// An error with the text that the tool shows.
package struct SampleError: Error, Equatable {
    /// The message, without an initial capital or a full stop.
    package let message: String

    /// A second line with a solution.
    package let help: String?

    /// An error with a message and, if there is one, a solution.
    package init(_ message: String, help: String? = nil) {
        self.message = message
        self.help = help
    }
}
