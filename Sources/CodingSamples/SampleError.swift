// The reason why there is no sample, or no expectation for an archive.

/// An error with the text that the tool shows.
package struct SampleError: Error, Equatable {
    /// What is wrong, without the path, an initial capital or a full stop.
    package let reason: String

    /// A second line with a solution.
    package let help: String?

    /// The path to the value that can't be read, if the error is about one.
    package let path: String?

    /// A class is needed that the schema doesn't have: its archived name.
    package let unknownClassName: String?

    /// Whether the error isn't one of creating a value, so that a lenient field doesn't catch it.
    let endsReading: Bool

    /// Whether the value is an object of a retired class, which every field leaves out that can.
    let isRetired: Bool

    /// An error with a message and, if there is one, a solution.
    package init(_ message: String, help: String? = nil) {
        reason = message
        self.help = help
        path = nil
        unknownClassName = nil
        endsReading = false
        isRetired = false
    }

    /// An error about a value of an archive.
    init(
        at path: String, _ reason: String, unknownClassName: String? = nil, endsReading: Bool = false,
        isRetired: Bool = false
    ) {
        self.reason = reason
        help = nil
        self.path = path
        self.unknownClassName = unknownClassName
        self.endsReading = endsReading
        self.isRetired = isRetired
    }

    /// Errors are equal if they are shown alike.
    package static func == (left: SampleError, right: SampleError) -> Bool {
        (left.message, left.help) == (right.message, right.help)
    }

    /// The path, if there is one, and the reason.
    package var message: String { (path.map { $0.isEmpty ? "" : "\($0): " } ?? "") + reason }
}
