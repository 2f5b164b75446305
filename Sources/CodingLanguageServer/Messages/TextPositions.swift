// Positions of the protocol and byte offsets. A file with its encoding of positions converts between them.

import CodingSchema
import JSONText

/// The unit in which a client counts columns.
package enum PositionEncoding: String, CaseIterable, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"
}

struct TextPositions {
    let file: SourceFile
    let encoding: PositionEncoding

    /// The position of an offset, as the protocol has it.
    func position(at offset: Int) -> JSONValue {
        let location = file.location(at: min(max(offset, 0), file.bytes.count))
        return ["line": .integer(location.line - 1), "character": .integer(character(at: offset, in: location))]
    }

    /// The column of an offset, counted from 0.
    func character(at offset: Int, in location: SourceLocation) -> Int {
        let start = min(offset, file.bytes.count) - (location.column - 1)
        return length(of: start..<max(start, min(offset, file.bytes.count)))
    }

    /// The number of units in a range.
    func length(of range: Range<Int>) -> Int {
        switch encoding {
        case .utf8: range.count
        case .utf16: String(decoding: file.bytes[range], as: UTF8.self).utf16.count
        case .utf32: String(decoding: file.bytes[range], as: UTF8.self).unicodeScalars.count
        }
    }

    func range(_ range: SourceRange) -> JSONValue { self.range(range.lowerBound..<range.upperBound) }

    func range(_ range: Range<Int>) -> JSONValue {
        ["start": position(at: range.lowerBound), "end": position(at: range.upperBound)]
    }

    /// The offset of a position. One after the end of its line, or of the file, is that end.
    func offset(of position: JSONValue?) -> Int? {
        guard let line = position?["line"]?.int, let character = position?["character"]?.int, line >= 0,
            character >= 0
        else { return nil }
        let lines = file.offsets(ofLine: min(line, file.lineCount) + 1)
        if encoding == .utf8 {
            var offset = lines.lowerBound + min(character, lines.count)
            // Inside of a character there is no position.
            while offset > lines.lowerBound, offset < file.bytes.count, file.bytes[offset] & 0xC0 == 0x80 {
                offset -= 1
            }
            return offset
        }
        var offset = lines.lowerBound
        var count = 0
        for scalar in String(decoding: file.bytes[lines], as: UTF8.self).unicodeScalars {
            let width = encoding == .utf16 ? UTF16.width(scalar) : 1
            guard count + width <= character else { break }
            count += width
            offset += UTF8.width(scalar)
        }
        return min(offset, lines.upperBound)
    }

    /// The offsets of a range.
    func offsets(of range: JSONValue?) -> Range<Int>? {
        guard let start = offset(of: range?["start"]), let end = offset(of: range?["end"]) else { return nil }
        return min(start, end)..<max(start, end)
    }
}
