// Formatting: the whole file, some lines, or the declaration that a brace closes.

import CodingCommandLine
import CodingReview
import CodingSchema
import JSONText

extension LanguageServer {
    func format(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        return edits(in: document) { _ in true }
    }

    func formatRange(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let document = try document(parameters)
        guard let range = positions(in: document.file).offsets(of: parameters["range"]) else {
            throw .invalidParameters("'range' is missing")
        }
        return edits(in: document) { $0.touches(range) }
    }

    /// Formats the declaration that ends with the brace before the position.
    func formatOnType(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        let (document, offset) = try documentAndOffset(parameters)
        let outline = document.outline
        let ended = outline.nodes(at: offset).first { outline.bytes(of: outline.nodes[$0].tokens).upperBound == offset }
        guard parameters["ch"]?.string == "}", let ended else { return [] }
        let range = outline.bytes(of: outline.nodes[ended].tokens)
        return edits(in: document) { $0.lowerBound >= range.lowerBound && $0.upperBound <= range.upperBound }
    }

    /// The edits that make the canonical layout, one for each group of lines that differ. A file with a syntax error is
    /// left as it is.
    private func edits(in document: SchemaDocument, where isWanted: (SourceRange) -> Bool) -> JSONValue {
        guard let text = SchemaFormatter.format(document.file) else { return [] }
        let positions = positions(in: document.file)
        let edits = LineDifference.edits(from: document.file, to: Array(text.utf8)).filter { isWanted($0.range) }
        return .array(edits.map { ["range": positions.range($0.range), "newText": .string($0.text)] })
    }
}

extension LineDifference {
    /// The groups of lines that differ, in order.
    static func edits(from file: SourceFile, to new: [UInt8]) -> [(range: SourceRange, text: String)] {
        let oldLines = lines(of: file.bytes)
        let newLines = lines(of: new)
        return changes(from: oldLines, to: newLines).map { change in
            let start =
                change.old.lowerBound < oldLines.count ? oldLines[change.old.lowerBound].startIndex : file.bytes.count
            let end = oldLines[change.old].last?.endIndex ?? start
            let range = SourceRange(file: file, lowerBound: start, upperBound: end)
            return (range, String(decoding: newLines[change.new].joined(), as: UTF8.self))
        }
    }
}
