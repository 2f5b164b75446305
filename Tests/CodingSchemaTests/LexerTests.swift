// From bytes to tokens.

import CodingSchema
import Testing

@Suite struct LexerTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let source: String
        let tokens: String
        let messages: [String]

        init(_ source: String, _ tokens: String, _ messages: String...) {
            self.source = source
            self.tokens = tokens
            self.messages = messages
        }

        var testDescription: String { source.debugDescription }
    }

    /// Each token as its kind and text; a bar before what begins a line.
    private func summary(_ list: TokenList) -> String {
        list.tokens.map { token in
            let flags =
                (token.flags.contains(.isMalformed) ? "!" : "") + (token.flags.contains(.hasEscapes) ? "\\" : "")
            let text = token.kind == .endOfFile ? "" : " " + list.text(of: token)
            return (token.startsLine ? "|" : "") + "\(token.kind)\(flags)\(text)"
        }.joined(separator: " · ")
    }

    @Test("source is cut into the tokens that it is made of", arguments: Self.examples)
    func tokens(_ example: Example) {
        let (list, diagnostics) = Lexer.tokenize(SourceFile(path: "Test.coding", text: example.source))
        #expect(summary(list) == example.tokens)
        #expect(diagnostics.map { "\($0.range.lowerBound) \($0.code)" } == example.messages)
    }

    static let examples: [Example] = [
        Example("", "|endOfFile"),
        Example("a\n b c", "|identifier a · |identifier b · identifier c · endOfFile"),
        Example("a\r\nb\rc", "|identifier a · |identifier b · |identifier c · endOfFile"),
        Example("_a1 é漢字 `class`", "|identifier _a1 · identifier é漢字 · identifier `class` · endOfFile"),
        Example(
            "{}()[]<>:,.?=-",
            "|leftBrace { · rightBrace } · leftParenthesis ( · rightParenthesis ) · leftBracket [ · rightBracket ] · "
                + "leftAngle < · rightAngle > · colon : · comma , · period . · question ? · equals = · minus - · "
                + "endOfFile"
        ),
        Example(
            "0 1_000 0xFf 0o17 0b1_0",
            "|integer 0 · integer 1_000 · integer 0xFf · integer 0o17 · integer 0b1_0 · endOfFile"),
        Example(
            "1.5 1e9 1.5E-3 0x1p4 0x1.8P+1",
            "|real 1.5 · real 1e9 · real 1.5E-3 · real 0x1p4 · real 0x1.8P+1 · endOfFile"),
        Example("1.a 0x1.8", "|integer 1 · period . · identifier a · integer 0x1 · period . · integer 8 · endOfFile"),
        Example("-1", "|minus - · integer 1 · endOfFile"),
        Example("0x", "|integer! 0x · endOfFile", "0 malformedNumber"),
        Example("0b12", "|integer! 0b12 · endOfFile", "0 malformedNumber"),
        Example("1e", "|real! 1e · endOfFile", "0 malformedNumber"),
        Example("1. ", "|integer! 1. · endOfFile", "0 malformedNumber"),
        Example("1abc_ 2", "|integer! 1abc_ · integer 2 · endOfFile", "0 malformedNumber"),
        Example("0X1", "|integer! 0X1 · endOfFile", "0 malformedNumber"),
        Example("\"a\"\"\"", "|string \"a\" · string \"\" · endOfFile"),
        Example(#""\"\\\n\t\r\0\'\u{1F600}""#, #"|string\ "\"\\\n\t\r\0\'\u{1F600}" · endOfFile"#),
        Example(#""\u{}""#, #"|string!\ "\u{}" · endOfFile"#, "1 malformedScalar"),
        Example(#""\u{D800}""#, #"|string!\ "\u{D800}" · endOfFile"#, "1 malformedScalar"),
        Example(#""\u{123456789}""#, #"|string!\ "\u{123456789}" · endOfFile"#, "1 malformedScalar"),
        Example(
            #""\u1" "\u{1""#, #"|string!\ "\u1" · string!\ "\u{1" · endOfFile"#, "1 malformedScalar",
            "7 malformedScalar"),
        Example(#""\é""#, #"|string!\ "\é" · endOfFile"#, "1 unknownEscape"),
        Example(#""a\(f(")"))b" c"#, #"|string!\ "a\(f(")"))b" · identifier c · endOfFile"#, "2 interpolation"),
        Example("\"a\nb", "|string! \"a · |identifier b · endOfFile", "0 unterminatedString"),
        Example(#""a\"#, #"|string!\ "a\ · endOfFile"#, "2 unknownEscape", "0 unterminatedString"),
        Example(
            "\"\"\"\na\"\n\"\"\" b", "|string! \"\"\"\na\"\n\"\"\" · identifier b · endOfFile", "0 multilineString"),
        Example("\"\"\"a", "|string! \"\"\"a · endOfFile", "0 multilineString"),
        Example("#\"a\"b\"# c", "|invalid #\"a\"b\"# · identifier c · endOfFile", "0 rawString"),
        Example("#if", "|invalid #if · endOfFile", "0 meaningless"),
        Example("a;;b", "|identifier a · invalid ;; · identifier b · endOfFile", "1 semicolon"),
        Example("a &*+ b", "|identifier a · invalid &*+ · identifier b · endOfFile", "2 meaningless"),
        Example(
            "a\u{A0}\u{2028}b", "|identifier a · invalid \u{A0}\u{2028} · identifier b · endOfFile", "1 meaningless"),
        Example(
            "a /b/ c", "|identifier a · invalid / · identifier b · invalid / · identifier c · endOfFile",
            "2 meaningless", "4 meaningless"),
        Example(
            "'a' b 'c", "|invalid 'a' · identifier b · invalid ' · identifier c · endOfFile", "0 apostrophes",
            "6 apostrophes"),
        Example(
            "`a b` `c", "|identifier! `a b` · identifier! `c · endOfFile", "0 malformedQuotedName",
            "6 unterminatedQuotedName"),
        Example("/* a /* b */ c */ d", "|identifier d · endOfFile"),
        Example("a /* b\n */ c", "|identifier a · |identifier c · endOfFile"),
        Example("a /* b", "|identifier a · endOfFile", "2 unterminatedComment"),
        Example("/*/ a", "|endOfFile", "0 unterminatedComment"),

        // Swift text.
        Example("= (a(b)) c", "|equals = · swiftExpression (a(b)) · identifier c · endOfFile"),
        Example("a (b)", "|identifier a · leftParenthesis ( · identifier b · rightParenthesis ) · endOfFile"),
        Example(
            "= (\")\" /* ) */ // )\n) a",
            "|equals = · swiftExpression (\")\" /* ) */ // )\n) · identifier a · endOfFile"),
        Example("= (\"\\(f(\")\"))\") a", "|equals = · swiftExpression (\"\\(f(\")\"))\") · identifier a · endOfFile"),
        Example("= (#\")\"\\(\"#) a", "|equals = · swiftExpression (#\")\"\\(\"#) · identifier a · endOfFile"),
        Example(
            "= (#\"\\#(f(\")\"))\"#) a",
            "|equals = · swiftExpression (#\"\\#(f(\")\"))\"#) · identifier a · endOfFile"),
        Example(
            "= (\"\"\"\n)\"\n\"\"\") a",
            "|equals = · swiftExpression (\"\"\"\n)\"\n\"\"\") · identifier a · endOfFile"),
        Example("= (a]\nb", "|equals = · swiftExpression! (a] · |identifier b · endOfFile", "2 unterminatedExpression"),
        Example("= (a\nb)", "|equals = · swiftExpression (a\nb) · endOfFile"),
        Example(
            "swift { f(\"}\") { } } a", "|identifier swift · swiftSource { f(\"}\") { } } · identifier a · endOfFile"),
        Example("swift { ) ] } a", "|identifier swift · swiftSource { ) ] } · identifier a · endOfFile"),
        Example("class swift { }", "|identifier class · identifier swift · leftBrace { · rightBrace } · endOfFile"),
        Example("a: swift { }", "|identifier a · colon : · identifier swift · leftBrace { · rightBrace } · endOfFile"),
        Example("`swift` { }", "|identifier `swift` · leftBrace { · rightBrace } · endOfFile"),
        Example(
            "swift { {\n}\nb", "|identifier swift · swiftSource! { {\n · rightBrace } · |identifier b · endOfFile",
            "6 unterminatedSwift"),
    ]

    @Test("comments are kept aside with their kinds")
    func comments() {
        let source = "/// doc\n//// line\n// a\n/* b */ class /// behind"
        let (list, _) = Lexer.tokenize(SourceFile(path: "Test.coding", text: source))
        #expect(
            list.comments.map { "\($0.kind) \(list.text(of: $0))" } == [
                "documentation /// doc", "comment //// line", "comment // a", "comment /* b */",
                "documentation /// behind",
            ])
        #expect(list.tokens.map(\.kind) == [.identifier, .endOfFile])
    }

    @Test("words of the language are distinguished from names, and never between backticks")
    func words() {
        let (list, _) = Lexer.tokenize(SourceFile(path: "Test.coding", text: "key keying Key `key` conditional Set"))
        #expect(list.tokens.map(\.word) == [.key, nil, nil, nil, .conditional, .set, nil])
    }

    @Test(
        "bytes that are not UTF-8 are reported once, at the first",
        arguments: [
            [0x61, 0x20, 0xFF, 0x20, 0xFE], [0x61, 0x20, 0xC0, 0x80], [0x61, 0x20, 0xED, 0xA0, 0x80],
            [0x61, 0x20, 0xF5, 0x80, 0x80, 0x80],
            [0x61, 0x20, 0xE2, 0x82], [0x2F, 0x2F, 0xE2, 0x28, 0xA1], [0x61, 0x20, 0xF0, 0x80, 0x80, 0x80],
        ] as [[UInt8]])
    func notUTF8(_ bytes: [UInt8]) {
        let (_, diagnostics) = Lexer.tokenize(SourceFile(path: "Test.coding", bytes: bytes))
        #expect(diagnostics.map(\.code) == [.notUTF8])
        #expect(diagnostics.first?.range.lowerBound == 2)
    }

    @Test("bytes that are not UTF-8 are reported in the type of a transient field, too")
    func typeNotUTF8() {
        let bytes = Array("transient var a: ".utf8) + Array(repeating: 0xFF, count: 40)
        let (_, diagnostics) = Lexer.tokenize(SourceFile(path: "Test.coding", bytes: bytes))
        #expect(diagnostics.map(\.code) == [.notUTF8])
    }

    @Test("a token takes sixteen bytes")
    func size() {
        #expect(MemoryLayout<Token>.stride == 16)
    }

    @Test(
        "an unknown word is taken for the nearest one that is near enough",
        arguments: [
            ("vra", "var"), ("fallbak", "fallback"), ("Fallback", "fallback"), ("archvied", "archived"), ("x", nil),
            ("", nil),
            ("something", nil), ("key", nil), (String(repeating: "k", count: 1_000), nil), ("kez", "key"),
        ] as [(String, String?)])
    func nearest(_ word: String, _ expected: String?) {
        #expect(EditDistance.closest(to: word, among: ["key", "fallback", "archived", "var"]) == expected)
    }
}
