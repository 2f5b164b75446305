// Whatever a file holds, the parser returns, soon, and says something where something is wrong.

import CodingSchema
import TestSupport
import Testing

@Suite struct ParserRobustnessTests {
    /// Parses, and checks what holds for every file: order, places, one end.
    @discardableResult
    private func parse(_ bytes: [UInt8]) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
        let file = SourceFile(path: "Test.coding", bytes: bytes)
        let result = Parser.parse(file)
        let ranges = result.diagnostics.map(\.range)
        let areInFile = ranges.allSatisfy { $0.lowerBound <= $0.upperBound && $0.upperBound <= file.bytes.count }
        let areInOrder = zip(ranges, ranges.dropFirst()).allSatisfy { $0.lowerBound <= $1.lowerBound }
        #expect(areInFile)
        #expect(areInOrder)
        return result
    }

    private var tokens: [(text: [UInt8], end: Int)] {
        let file = SourceFile(path: "Whole.coding", text: WholeGrammar.source)
        let (list, _) = Lexer.tokenize(file)
        var start = 0
        return list.tokens.dropLast().map { token in
            defer { start = token.end }
            return (Array(file.bytes[start..<token.end]), token.end)
        }
    }

    @Test("a file with any one token left out is parsed, and few messages come of it", .integration)
    func deletions() {
        let tokens = tokens
        for index in tokens.indices {
            var rest = tokens
            let removed = rest.remove(at: index)
            let (tree, diagnostics) = parse(Array(rest.map(\.text).joined()))
            #expect(
                diagnostics.count <= 3, "without '\(String(decoding: removed.text, as: UTF8.self))' at \(removed.end)")
            #expect(tree.declarations.count >= 9)
        }
    }

    @Test("a file with any one token doubled is parsed, and few messages come of it", .integration)
    func duplications() {
        let tokens = tokens
        for index in tokens.indices {
            var more = tokens
            let doubled = (text: [UInt8(ascii: " ")] + tokens[index].text, end: tokens[index].end)
            more.insert(doubled, at: index + 1)
            let (tree, diagnostics) = parse(Array(more.map(\.text).joined()))
            #expect(
                diagnostics.count <= 3, "twice '\(String(decoding: doubled.text, as: UTF8.self))' at \(doubled.end)")
            #expect(tree.declarations.count >= 9)
        }
    }

    @Test("a file that ends anywhere is parsed", .integration)
    func truncations() {
        let bytes = Array(WholeGrammar.source.utf8)
        for end in stride(from: 0, to: bytes.count, by: 3) {
            let (_, diagnostics) = parse(Array(bytes[..<end]))
            #expect(diagnostics.count <= 3, "cut at \(end)")
        }
    }

    @Test("random bytes are parsed", arguments: [UInt64(1), 2, 3, 4])
    func randomBytes(_ seed: UInt64) {
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let count = Int.random(in: 0...300, using: &generator)
            parse((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
        }
    }

    @Test("random tokens are parsed", arguments: [UInt64(1), 2, 3, 4])
    func randomTokens(_ seed: UInt64) {
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        let marks = [
            "{", "}", "(", ")", "[", "]", "<", ">", ":", ",", "=", ".", "?", "-", ";", "\"a\"", "1", "1.5", "\n", "\"",
            "`", "/*", "*/", "//", "#", "x",
        ]
        let pieces = marks + Word.allCases.map(\.rawValue)
        for _ in 0..<300 {
            let count = Int.random(in: 0...120, using: &generator)
            let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined(separator: " ")
            parse(Array(text.utf8))
        }
    }

    @Test(
        "nesting a hundred thousand deep ends in few messages", .integration,
        arguments: [
            ("", "("), ("", "["), ("", "{"), ("", "<"), ("", "/*"), ("", "}"), ("", ")"),
            ("class A { var a: ", "["), ("class A { var a: ", "("), ("class A { var a: ", "Set<"),
            ("class A { var a: ", "[A:"), ("class A { var a: ", "indexed ["), ("class A { var a: ", "packed("),
            ("class A { var a: A = ", "("), ("class A { var a: A = ", "["), ("class A { var a: A = (", "\"\\("),
            ("class A { swift ", "{"), ("class A ", "{"), ("enum A { case a", "("), ("class A { var a: A = f", "{"),
            ("class A { var a: A ", "?"), ("class A { var a: A = via f", "("), ("class A { var a: A key \"", "\\("),
        ])
    func deepNesting(_ start: String, _ piece: String) {
        let (_, diagnostics) = parse(Array((start + String(repeating: piece, count: 100_000)).utf8))
        #expect(diagnostics.count <= 10_001)
        #expect(!diagnostics.isEmpty)
    }

    @Test("types may be 250 deep, and 100,000 deep types are one mistake")
    func deepTypes() {
        func source(_ depth: Int) -> [UInt8] {
            let type = String(repeating: "[", count: depth) + "Int" + String(repeating: "]", count: depth)
            return Array("class A { var a: \(type) key \"x\" vra b: Int }".utf8)
        }
        #expect(parse(source(250)).diagnostics.map(\.code) == [.unknownWord])
        #expect(parse(source(100_000)).diagnostics.map(\.code) == [.deepType, .unknownWord])
    }

    @Test(
        "openings in vain take time in proportion to the file", .integration,
        arguments: [
            "var a: A = (\n", "swift {\n", "class A { swift { \"", "/*", "\"\\(", "`", "'", "#\"", "a = (]",
            "swift { } = ( ",
            "///\n", "key ", "a;", "@", "class A\n", "vra x: Int\n", "0x", "1.", "- ", "\"\"\"",
        ])
    func openingsInVain(_ piece: String) {
        #expect(
            growsInProportion(from: 1_500, times: 10) { count in
                let bytes = Array("class A {\n".utf8) + Array(String(repeating: piece, count: count).utf8)
                _ = Parser.parse(SourceFile(path: "Test.coding", bytes: bytes))
            })
    }

    @Test("no more messages are kept than anybody can read", .integration)
    func manyMistakes() {
        let (_, diagnostics) = parse(Array(String(repeating: "}\nclass A { vra x: Int }\n}\n", count: 20_000).utf8))
        #expect(diagnostics.count == 10_001)
        #expect(diagnostics.last?.code == .tooManyMistakes)
    }
}
