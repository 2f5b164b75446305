// What a shell can offer in the place of an operand or of an option's value.

/// What may stand in a place of the command line.
package enum Completion: Sendable {
    /// Something that only the caller knows.
    case nothing

    /// Files whose names end in `.coding`, and folders.
    case schemas
    case folders
    case files
    case words(@Sendable () -> [String])
}
