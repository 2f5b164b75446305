// Writes JSON text piece by piece, so that a document needs no tree in memory.
//
//     {                      levels   the open containers
//       "a": [1, 2,          line     the parts of the innermost container while it may fit in one line
//
// A small container without other containers is in one line. It becomes several lines as soon as it turns out to be
// larger, so only one container waits at a time.

import PropertyLists

/// Writes JSON text.
package final class JSONTextWriter {
    /// How values are separated.
    package enum Style: Sendable {
        /// Everything in one line, without spaces.
        case compact

        /// One member or element on each line; small containers in one line.
        case short

        /// One member or element on each line.
        case lines
    }

    private struct Level {
        let isObject: Bool
        var count = 0
    }

    /// What the next part of the text depends on.
    private struct State {
        var levels: [Level] = []

        /// The name of the member whose value follows, with its colon.
        var name: [UInt8] = []

        /// The parts of the innermost container while it may fit in one line, and where each ends.
        var line: [UInt8] = []
        var ends: [Int] = []
        var isWaiting = false
        var hasIntegersOnly = true
        var checksums: [UInt64] = []
        var cost = 0

        /// Whether the next value has its separator and its name.
        var isSeparated = false
    }

    private let style: Style
    private let output: (([UInt8]) -> Void)?
    private var bytes: [UInt8] = []
    private var state = State()

    /// How many attempts are open, whose text may be removed.
    private var attemptCount = 0

    private static let partByteCount = 1 << 16
    private static let shortCount = 16
    private static let shortByteCount = 60

    /// - Parameter output: takes the text in large parts; without it, all text is kept.
    package init(_ style: Style, output: (([UInt8]) -> Void)? = nil) {
        self.style = style
        self.output = output
    }

    /// The text that no output has taken.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The bytes since the last call. Of the indentation, which depends on the depth alone, an eighth counts.
    package func takeCost() -> Int {
        defer { state.cost = 0 }
        return state.cost
    }

    /// Gives the rest of the text to the output.
    package func finish() {
        if let output, !bytes.isEmpty { output(bytes) }
        bytes.removeAll(keepingCapacity: true)
    }

    /// Ends a line between two texts.
    package func endLine() { bytes.append(UInt8(ascii: "\n")) }

    // MARK: Checksums

    /// Runs a body that writes an object, for which ``objectChecksum`` is computed.
    package func withChecksum<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        separateNow()
        state.checksums.append(0xcbf2_9ce4_8422_2325)
        defer { state.checksums.removeLast() }
        try body()
    }

    /// FNV-1a of the compact text of the object, if it ended here: it detects changes, but it is not secure.
    package var objectChecksum: String {
        let checksum = Self.checksum(state.checksums.last ?? 0, UInt8(ascii: "}"))
        let digits = String(checksum, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func checksum(_ checksum: UInt64, _ byte: UInt8) -> UInt64 {
        (checksum ^ UInt64(byte)) &* 0x100_0000_01b3
    }

    private func note(_ byte: UInt8) {
        for index in state.checksums.indices { state.checksums[index] = Self.checksum(state.checksums[index], byte) }
    }

    private func note(_ bytes: ArraySlice<UInt8>) {
        for index in state.checksums.indices {
            state.checksums[index] = bytes.reduce(state.checksums[index], Self.checksum)
        }
    }

    // MARK: Attempts

    /// Writes a value that is only kept if a body returns true. The body gets the bytes of the value.
    package func attempt(_ body: (_ text: () -> ArraySlice<UInt8>) -> Bool) -> Bool {
        separateNow()
        let (start, before) = (bytes.count, state)
        attemptCount += 1
        defer { attemptCount -= 1 }
        if body({ self.bytes[start...] }) { return true }
        let cost = state.cost
        bytes.removeLast(bytes.count - start)
        state = before
        state.cost = cost
        return false
    }

    // MARK: Values

    /// The name of the next value, which is a member of an object.
    package func name(_ name: String) {
        state.name.removeAll(keepingCapacity: true)
        Self.append(quoted: name, to: &state.name)
        state.name.append(UInt8(ascii: ":"))
    }

    package func beginObject() { begin(isObject: true) }
    package func beginArray() { begin(isObject: false) }

    private func begin(isObject: Bool) {
        settle()
        separate()
        let bracket = UInt8(ascii: isObject ? "{" : "[")
        bytes.append(bracket)
        note(bracket)
        state.levels.append(Level(isObject: isObject))
        state.cost += 2
        (state.isWaiting, state.hasIntegersOnly) = (style == .short, true)
    }

    package func end() {
        let level = state.levels.removeLast()
        if state.isWaiting {
            var start = 0
            for end in state.ends {
                if start > 0 { bytes += ", ".utf8 }
                bytes += state.line[start..<end]
                start = end
            }
            clearLine()
        } else if level.count > 0, style != .compact {
            breakLine()
        }
        let bracket = UInt8(ascii: level.isObject ? "}" : "]")
        bytes.append(bracket)
        note(bracket)
        flush()
    }

    package func null() { scalar("null") }
    package func boolean(_ value: Bool) { scalar(value ? "true" : "false") }
    package func integer(_ value: Int64) { scalar("\(value)", isInteger: true) }

    /// Swift prints the shortest digits that are read back as the same bits.
    package func real(_ value: Double) { scalar(value.isFinite ? "\(value)" : "null") }

    package func string(_ text: String) {
        let isShort = text.utf8.count <= Self.shortByteCount
        add(isInteger: false, isShort: isShort) { Self.append(quoted: text, to: &$0) }
    }

    private func scalar(_ text: String, isInteger: Bool = false) {
        add(isInteger: isInteger, isShort: true) { $0 += text.utf8 }
    }

    /// Writes a value that is in memory.
    package func write(_ value: JSONValue) {
        switch value {
        case .null: null()
        case .boolean(let value): boolean(value)
        case .integer(let value): integer(value)
        case .real(let value): real(value)
        case .string(let text): string(text)
        case .array(let elements):
            beginArray()
            for element in elements { write(element) }
            end()
        case .object(let members):
            beginObject()
            for member in members { write(member) }
            end()
        }
    }

    package func write(_ member: JSONMember) {
        name(member.name)
        write(member.value)
    }

    // MARK: Parts

    private func add(isInteger: Bool, isShort: Bool, _ append: (inout [UInt8]) -> Void) {
        if let last = state.levels.indices.last {
            if state.isWaiting, !fits(state.levels[last], isInteger: isInteger, isShort: isShort) { settle() }
        }
        separate()
        if state.isWaiting {
            let start = state.line.count
            append(&state.line)
            note(state.line[start...])
            state.ends.append(state.line.count)
            state.cost += state.line.count - start
        } else {
            let start = bytes.count
            append(&bytes)
            note(bytes[start...])
            state.cost += bytes.count - start
        }
        flush()
    }

    /// Whether the innermost container still fits in one line with another scalar.
    private func fits(_ level: Level, isInteger: Bool, isShort: Bool) -> Bool {
        if level.isObject { return level.count == 0 && isShort && state.name.starts(with: "\"$".utf8) }
        state.hasIntegersOnly = state.hasIntegersOnly && isInteger
        return state.hasIntegersOnly || (level.count < Self.shortCount && isShort)
    }

    /// Writes everything that precedes the next value.
    private func separateNow() {
        settle()
        separate()
        state.isSeparated = true
    }

    /// Separates the next value from the one before it, and writes its name.
    private func separate() {
        if state.isSeparated {
            state.isSeparated = false
            return
        }
        guard let last = state.levels.indices.last else { return }
        if state.levels[last].count > 0 {
            note(UInt8(ascii: ","))
            if !state.isWaiting { bytes.append(UInt8(ascii: ",")) }
        }
        state.levels[last].count += 1
        state.cost += state.name.count + 1
        if !state.isWaiting, style != .compact { breakLine() }
        if state.name.isEmpty { return }
        note(state.name[...])
        if style != .compact { state.name.append(UInt8(ascii: " ")) }
        if state.isWaiting { state.line += state.name } else { bytes += state.name }
        state.name.removeAll(keepingCapacity: true)
    }

    private func breakLine() {
        bytes.append(UInt8(ascii: "\n"))
        let width = 2 * state.levels.count
        bytes += repeatElement(UInt8(ascii: " "), count: width)
        state.cost += width / 8
    }

    /// Writes the parts of the innermost container on lines of their own.
    private func settle() {
        guard state.isWaiting else { return }
        state.isWaiting = false
        var start = 0
        for end in state.ends {
            if start > 0 { bytes.append(UInt8(ascii: ",")) }
            breakLine()
            bytes += state.line[start..<end]
            start = end
        }
        clearLine()
    }

    private func clearLine() {
        state.line.removeAll(keepingCapacity: true)
        state.ends.removeAll(keepingCapacity: true)
        state.isWaiting = false
    }

    private func flush() {
        guard let output, attemptCount == 0, bytes.count >= Self.partByteCount else { return }
        output(bytes)
        bytes.removeAll(keepingCapacity: true)
    }

    // MARK: Text

    /// Only what JSON and JavaScript require is escaped.
    private static func append(quoted text: String, to bytes: inout [UInt8]) {
        let isPlain = text.utf8.allSatisfy { byte in
            (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        }
        guard isPlain else { return bytes += QuotedText.json(text).utf8 }
        bytes.append(UInt8(ascii: "\""))
        bytes += text.utf8
        bytes.append(UInt8(ascii: "\""))
    }
}

extension JSONValue {
    /// The value in one line.
    package var compactText: String { text(.compact) }

    /// The value with one member or element on each line. Short values are in one line.
    package var text: String { text(.short) }

    /// The value with each member and element on a line of its own, for texts that are compared line by line.
    package var lines: String { text(.lines) }

    private func text(_ style: JSONTextWriter.Style) -> String {
        let writer = JSONTextWriter(style)
        writer.write(self)
        return writer.text
    }

    /// A text as a JSON string.
    package static func quoted(_ text: String) -> String { JSONValue.string(text).compactText }
}
