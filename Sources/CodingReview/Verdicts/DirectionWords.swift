// The names of the two sides of a direction in reasons.

/// The writer and the reader of one direction, as messages name them.
struct DirectionWords {
    let direction: Direction
    let writer: String
    let reader: String

    static let newReadsOld = DirectionWords(
        direction: .newReadsOld, writer: "the old schema", reader: "the new schema")
    static let oldReadsNew = DirectionWords(
        direction: .oldReadsNew, writer: "the new schema", reader: "the old schema")

    /// For messages about a single struct, whose sides have no names yet.
    static let neutral = DirectionWords(direction: .newReadsOld, writer: "the writer", reader: "the reader")
}
