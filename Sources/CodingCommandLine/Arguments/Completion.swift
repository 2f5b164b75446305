// What a shell can offer as an operand or as an option's value.

/// The kind of a word on the command line.
package enum Completion: Sendable {
    /// A word that only the caller knows.
    case nothing

    /// Files whose names end in `.coding`, and folders.
    case schemas
    case folders
    case files
    case words(@Sendable () -> [String])
}
