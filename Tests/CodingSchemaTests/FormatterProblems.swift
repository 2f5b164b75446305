// All that must hold for a schema and what the formatter makes of it, in one function.

import CodingSchema

extension FormatterSupport {
    /// Formats some bytes and checks all that must hold; what does not is in the answer.
    static func problems(_ bytes: [UInt8], isOrdered: Bool = false) -> [String] {
        let file = SourceFile(path: "Random.coding", bytes: bytes)
        guard let model = model(bytes) else {
            return Parser.parse(file).diagnostics.map { DiagnosticRenderer().render($0) }
        }
        guard let text = SchemaFormatter.format(file) else { return ["was not formatted"] }
        let formatted = Array(text.utf8)
        var problems: [String] = []
        func expect(_ isTrue: Bool, _ problem: String) {
            if !isTrue { problems.append(problem) }
        }
        let again = SchemaFormatter.format(SourceFile(path: "Again.coding", text: text))
        expect(again == text, "changes when formatted twice")
        expect(self.model(formatted) == model, "says something else, or has mistakes")

        let before = pieces(bytes)
        let after = pieces(formatted)
        let isSame = before.map(\.text).sorted() == after.map(\.text).sorted()
        expect(isSame, "has lost or gained tokens or comments")
        if isOrdered {
            // Commas alone move: in front of the comments behind a clause.
            expect(before.filter { $0.text != "," } == after.filter { $0.text != "," }, "is in another order")
        }
        let places = neighbours(of: before)
        let newPlaces = neighbours(of: after)
        for (comment, place) in places {
            guard let newPlace = newPlaces[comment] else { continue }
            let hasNeighbour = place.before == newPlace.before || place.behind == newPlace.behind
            expect(hasNeighbour, "\(comment) was between \(place) and is between \(newPlace)")
        }
        problems += layoutProblems(formatted)
        return problems
    }

    /// What is wrong with the white space between tokens and comments.
    private static func layoutProblems(_ formatted: [UInt8]) -> [String] {
        let (list, _) = Lexer.tokenize(SourceFile(path: "Layout.coding", bytes: formatted))
        let pieces = (list.tokens + list.comments).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
        var problems: [String] = []
        var end = 0
        for piece in pieces {
            let gap = String(decoding: formatted[end..<piece.start], as: UTF8.self)
            let isLineBreak = gap.hasPrefix("\n")
            let breaks = gap.prefix { $0 == "\n" }.count
            let spaces = gap.dropFirst(breaks)
            let isPlain = spaces.allSatisfy { $0 == " " } && breaks <= 2
            let isAllowed = isLineBreak ? spaces.count % 4 == 0 && spaces.count <= 16 : spaces.count <= 2
            if !isPlain || !isAllowed { problems.append("has the gap \(gap.debugDescription) at \(end)") }
            end = piece.end
        }
        if !formatted.isEmpty, formatted.first == UInt8(ascii: "\n") { problems.append("begins with a blank line") }
        let lastGap = formatted.reversed().prefix { $0 == UInt8(ascii: "\n") }.count
        if !formatted.isEmpty, lastGap != 1 { problems.append("ends with \(lastGap) line breaks") }
        return problems
    }
}
