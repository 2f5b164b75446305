// A schema file: its path, its bytes, and the table of its lines.

/// One `.coding` file: a path and UTF-8 bytes.
///
/// Ranges are byte offsets; lines and columns are computed when a diagnostic is shown.
package final class SourceFile: Sendable {
    /// The path as given by the caller, which messages show.
    package let path: String

    /// The file's bytes, without a byte order mark.
    package let bytes: [UInt8]

    /// The offset of each line's first byte, ascending; the first is 0.
    private let lineStarts: [Int]

    package init(path: String, bytes: [UInt8]) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let content = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
        var starts = [0]
        for (offset, byte) in content.enumerated() where byte == UInt8(ascii: "\n") {
            starts.append(offset + 1)
        }
        self.path = path
        self.bytes = content
        self.lineStarts = starts
    }

    package convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The line and column of a byte offset.
    ///
    /// - Complexity: O(log *n*) in the number of lines.
    package func location(at offset: Int) -> SourceLocation {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourceLocation(line: low + 1, column: offset - lineStarts[low] + 1)
    }

    /// The number of lines; one after the last line break counts, too.
    package var lineCount: Int { lineStarts.count }

    /// The offsets of a line, counted from 1, without its line break; for a line after the last one, the file's end.
    package func offsets(ofLine line: Int) -> Range<Int> {
        guard line >= 1, line <= lineStarts.count else { return bytes.count..<bytes.count }
        let start = lineStarts[line - 1]
        var end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<max(start, end)
    }

    /// The text of a line, counted from 1, without its line break.
    package func text(ofLine line: Int) -> String {
        String(decoding: bytes[offsets(ofLine: line)], as: UTF8.self)
    }

    /// The text of a range.
    package func text(in range: SourceRange) -> String {
        String(decoding: bytes[range.lowerBound..<range.upperBound], as: UTF8.self)
    }
}

/// A line and a UTF-8 column, both counted from 1, as compilers print them.
package struct SourceLocation: Equatable, Sendable {
    package let line: Int
    package let column: Int
}

/// A part of a schema file.
package protocol SourcePart {
    var range: SourceRange { get }
}

/// A range of bytes in one schema file.
package struct SourceRange: SourcePart, Sendable {
    package let file: SourceFile
    package let lowerBound: Int
    package let upperBound: Int

    package init(file: SourceFile, lowerBound: Int, upperBound: Int) {
        self.file = file
        self.lowerBound = lowerBound
        self.upperBound = upperBound
    }

    /// The range from the start of this one to the end of another in the same file.
    package func through(_ other: SourceRange) -> SourceRange {
        SourceRange(file: file, lowerBound: lowerBound, upperBound: max(upperBound, other.upperBound))
    }

    /// The range from the start of this one to the start of another in the same file.
    package func upTo(_ other: SourceRange) -> SourceRange {
        SourceRange(file: file, lowerBound: lowerBound, upperBound: max(lowerBound, other.lowerBound))
    }

    /// The range from the start of this one to the end of another; `nil` if there is more than blanks between the two,
    /// such as a comment.
    func throughBlanks(_ other: SourceRange) -> SourceRange? {
        let isBlank = file.bytes[upperBound..<max(upperBound, other.lowerBound)].allSatisfy(" \t\r\n".utf8.contains)
        return isBlank ? through(other) : nil
    }

    /// The empty range at the end, where text can be inserted.
    package var end: SourceRange { SourceRange(file: file, lowerBound: upperBound, upperBound: upperBound) }

    /// The text that the range covers.
    package var text: String { file.text(in: self) }

    package var range: SourceRange { self }

    /// Whether the range is directly followed by some text.
    package func isBefore(_ text: String) -> Bool { file.bytes[upperBound...].starts(with: text.utf8) }

    package var start: SourceLocation { file.location(at: lowerBound) }
}

extension SourceRange {
    /// The range of what no schema contains.
    static let unwritten = SourceRange(file: SourceFile(path: "", text: ""), lowerBound: 0, upperBound: 0)

    /// The range; `nil` for what no schema contains.
    var written: SourceRange? { file === Self.unwritten.file ? nil : self }
}
