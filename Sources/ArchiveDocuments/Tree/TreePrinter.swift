// Joins the lines of a tree, and stops when they exceed the size that a valid file could need.

/// Collects lines and writes them in large parts.
struct TreePrinter {
    /// The number of bytes that may still be written.
    private var remaining: Int
    private let limit: Int
    private let output: ((String) -> Void)?
    private var text = ""

    /// Whether the limit is reached, so that nothing more is written.
    private(set) var isFull = false

    private static let partByteCount = 1 << 16

    /// - Parameter output: takes the text; without it, lines are only counted.
    init(limit: Int, output: ((String) -> Void)?) {
        self.limit = limit
        self.remaining = limit
        self.output = output
    }

    /// A line at the margin.
    mutating func line(_ line: String) { append([line]) }

    /// A value after its label, indented.
    mutating func line(_ depth: Int, _ label: String, _ value: String) {
        append([String(repeating: " ", count: 2 * depth), label, value])
    }

    private mutating func append(_ parts: [String]) {
        guard !isFull else { return }
        let byteCount = parts.reduce(1) { $0 &+ $1.utf8.count }
        guard byteCount <= remaining else {
            isFull = true
            text += "… the rest is not shown: it is more than \(limit) bytes of text\n"
            return
        }
        remaining -= byteCount
        guard output != nil else { return }
        for part in parts { text += part }
        text += "\n"
        if text.utf8.count >= Self.partByteCount { finish() }
    }

    /// Writes the remaining text.
    mutating func finish() {
        if !text.isEmpty { output?(text) }
        text = ""
    }
}
