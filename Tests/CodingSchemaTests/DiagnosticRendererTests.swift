// Diagnostics as text.

import CodingSchema
import Testing

@Suite struct DiagnosticRendererTests {
    private func range(_ text: String, of part: String, path: String = "A.coding") throws -> SourceRange {
        let bytes = Array(text.utf8)
        let wanted = Array(part.utf8)
        let start = try #require((0...(bytes.count - wanted.count)).first { bytes[$0...].starts(with: wanted) })
        let file = SourceFile(path: path, text: text)
        return SourceRange(file: file, lowerBound: start, upperBound: start + wanted.count)
    }

    private func render(_ range: SourceRange, isColored: Bool = false) -> String {
        let diagnostic = Diagnostic(.keyDiffersOnlyInCase, "no", at: range)
        return DiagnosticRenderer(isColored: isColored).render(diagnostic)
    }

    @Test("a message shows its place, its line and what is wrong in it")
    func message() throws {
        #expect(
            try render(range("ab\n  cde fg\n", of: "cde"))
                == "A.coding:2:3: warning: no [keyDiffersOnlyInCase]\n  cde fg\n  ^~~")
    }

    @Test("an empty range is a caret alone")
    func emptyRange() throws {
        #expect(try render(range("abc", of: "")) == "A.coding:1:1: warning: no [keyDiffersOnlyInCase]\nabc\n^")
    }

    @Test("a place behind the last byte is shown on the last line")
    func end() {
        let file = SourceFile(path: "A.coding", text: "abc")
        let range = SourceRange(file: file, lowerBound: 3, upperBound: 3)
        #expect(render(range) == "A.coding:1:4: warning: no [keyDiffersOnlyInCase]\nabc\n   ^")
    }

    @Test("tabs are copied, so that the caret is below its character")
    func tabs() throws {
        #expect(
            try render(range("\tab\tcd", of: "cd"))
                == "A.coding:1:5: warning: no [keyDiffersOnlyInCase]\n\tab\tcd\n\t  \t^~")
    }

    @Test("columns count bytes, and the caret's place counts characters")
    func characters() throws {
        #expect(
            try render(range("é👩‍👩‍👧ü cd", of: "cd")) == "A.coding:1:24: warning: no [keyDiffersOnlyInCase]\né👩‍👩‍👧ü cd\n    ^~"
        )
        #expect(try render(range("a éé", of: "éé")) == "A.coding:1:3: warning: no [keyDiffersOnlyInCase]\na éé\n  ^~")
    }

    @Test("a range of several lines is underlined to its first line's end")
    func severalLines() throws {
        #expect(
            try render(range("ab cd\r\nef", of: "cd\r\nef"))
                == "A.coding:1:4: warning: no [keyDiffersOnlyInCase]\nab cd\n   ^~")
    }

    @Test("what a terminal would obey is shown as a replacement character")
    func controlCharacters() throws {
        let range = try range("a\u{1B}[31m\u{202E}b", of: "b")
        #expect(render(range) == "A.coding:1:10: warning: no [keyDiffersOnlyInCase]\na\u{FFFD}[31m\u{FFFD}b\n       ^")
    }

    @Test("a very long line is left out")
    func longLine() throws {
        let range = try range(String(repeating: " ", count: 2_000) + "b", of: "b")
        #expect(render(range) == "A.coding:1:2001: warning: no [keyDiffersOnlyInCase]")
    }

    @Test("notes have their own places, and the fix is the last line")
    func notesAndFix() throws {
        let range = try range("ab cd", of: "cd")
        let other = SourceRange(file: range.file, lowerBound: 0, upperBound: 2)
        let diagnostic = Diagnostic(
            .duplicateCase, "twice", at: range,
            notes: [Diagnostic.Note("the first", at: other)], fix: Diagnostic.Fix("write 'ef' instead"))
        #expect(
            DiagnosticRenderer().render(diagnostic) == """
                A.coding:1:4: error: twice [duplicateCase]
                ab cd
                   ^~
                A.coding:1:1: note: the first
                ab cd
                ^~
                A.coding:1:4: note: fix: write 'ef' instead
                """)
    }

    @Test("colors change nothing but the colors")
    func colors() throws {
        let range = try range("ab\n  cde fg\n", of: "cde")
        let colored = render(range, isColored: true)
        #expect(colored.contains("\u{1B}[35mwarning: \u{1B}[0m"))
        var plain = ""
        var isInEscape = false
        for character in colored {
            if character == "\u{1B}" { isInEscape = true }
            if !isInEscape { plain.append(character) }
            if character == "m" { isInEscape = false }
        }
        #expect(plain == render(range))
    }

    @Test("messages are sorted by file and place, and those about one place keep their order")
    func order() {
        let files = [SourceFile(path: "B.coding", text: "abc"), SourceFile(path: "A.coding", text: "abc")]
        let places = [(1, 2), (0, 1), (1, 0), (0, 1), (0, 0)]
        let diagnostics = places.enumerated().map { index, place in
            Diagnostic(
                .emptyKey, "\(index)", at: SourceRange(file: files[place.0], lowerBound: place.1, upperBound: 3))
        }
        #expect(DiagnosticOrder.sorted(diagnostics, files: files).map(\.message) == ["4", "1", "3", "2", "0"])
    }
}
