// How the reasons of a direction call its two sides.

/// The writer and the reader of one direction, as sentences name them.
struct DirectionWords {
    let direction: Direction
    let writer: String
    let reader: String

    static let newReadsOld = DirectionWords(
        direction: .newReadsOld, writer: "the old schema", reader: "the new schema")
    static let oldReadsNew = DirectionWords(
        direction: .oldReadsNew, writer: "the new schema", reader: "the old schema")

    /// Sentences about a single struct, whose sides have no names yet.
    static let neutral = DirectionWords(direction: .newReadsOld, writer: "the writer", reader: "the reader")
}
