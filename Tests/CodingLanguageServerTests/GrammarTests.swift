// The grammar that colors schemas knows every token of the lexer.

import CodingSchema
import Foundation
import TestSupport
import Testing

@Suite("The TextMate grammar")
struct GrammarTests {
    private static func grammarData() throws -> Data {
        try Data(
            contentsOf: DocumentationFiles.package.appending(path: "Editors/vscode/syntaxes/coding.tmLanguage.json"))
    }

    @Test("The grammar has the words of the language, and no others")
    func words() throws {
        let text = String(decoding: try Self.grammarData(), as: UTF8.self)
        let lists = text.matches(of: /\(\?:((?:[A-Za-z]+\|)+[A-Za-z]+)\)\(\?!\[/).flatMap {
            $0.output.1.split(separator: "|")
        }
        #expect(Set(lists.map(String.init)) == Set(Word.allCases.map(\.rawValue)))
        #expect(lists.count == Word.allCases.count)
    }

    @Test("The other editors' lists have the words of the language, and no others")
    func wordsElsewhere() throws {
        func text(_ path: String) throws -> String {
            try String(contentsOf: DocumentationFiles.package.appending(path: "Editors/\(path)"), encoding: .utf8)
        }
        func words(_ text: Substring) -> Set<String> {
            Set(text.matches(of: /"([A-Za-z]+)"/).map { String($0.output.1) })
        }
        let emacs = try text("emacs/coding-mode.el")
        let list = try #require(emacs.firstMatch(of: /coding-mode-words\s*'\(([^)]*)\)/)?.output.1)
        #expect(words(list) == Set(Word.allCases.map(\.rawValue)))

        // Types by name are names for the grammar; the types of Swift have words of their own.
        let grammar = words(try text("tree-sitter-coding/queries/highlights.scm")[...])
        let ofSwift: Set = ["some", "async", "throws", "inout", "borrowing", "consuming", "sending", "set"]
        let literals: Set = ["true", "false", "Coding", "Set"]
        #expect(grammar == Set(Word.allCases.map(\.rawValue)).subtracting(literals).union(ofSwift))
    }

    /// The schemas of the package.
    private static func corpus() throws -> [String] {
        let folders = IntegrationRing.isEnabled ? ["Tests", "Examples"] : ["Tests/Constructs", "Examples/Guide"]
        return try folders.flatMap { folder in
            let root = DocumentationFiles.package.appending(path: folder).path(percentEncoded: false)
            return try FileManager.default.subpathsOfDirectory(atPath: root)
                .filter { $0.hasSuffix(".coding") && !$0.contains(".build/") && !$0.contains("Messages/Parser/") }
                .sorted().map { root + "/" + $0 }
        }
    }

    @Test("Every token of every schema has a scope, and the one of its kind")
    func tokens() throws {
        let grammar = try TextMateGrammar(try Self.grammarData())
        let paths = try Self.corpus()
        #expect(paths.count > 20)
        for path in paths {
            let file = SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
            let text = String(decoding: file.bytes, as: UTF8.self)
            let scopes = try grammar.scopes(of: text)
            // Offsets in UTF-8 to those in UTF-16.
            var units = [0]
            for scalar in text.unicodeScalars {
                let width = UTF16.width(scalar)
                units += Array(repeating: units[units.count - 1] + width, count: UTF8.width(scalar))
            }
            let list = Lexer.tokenize(file).list
            for token in list.tokens + list.comments where token.kind != .endOfFile && token.kind != .invalid {
                let found = scopes[units[token.start]..<units[token.end]]
                let expected = Self.scope(of: token.kind)
                let fits = found.allSatisfy { names in
                    !names.isEmpty && names.contains { expected.isEmpty || $0.hasPrefix(expected) }
                }
                // Observers are Swift between braces of the schema; types of transient fields are names and marks.
                let isMixed =
                    token.kind == .swiftType || token.kind == .swiftSource && found.contains { !$0.isEmpty }
                #expect(
                    fits || isMixed, "\(path):\(file.location(at: token.start).line): \(list.text(of: token)): \(found)"
                )
            }
        }
    }

    private static func scope(of kind: Token.Kind) -> String {
        switch kind {
        case .string: "string."
        case .comment, .documentation: "comment."
        case .integer, .real: "constant.numeric"
        case .attribute: "entity.other.attribute-name"
        case .swiftSource, .swiftExpression: "meta.embedded"
        default: ""
        }
    }
}
