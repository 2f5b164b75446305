// Keywords of Swift, and words that are keywords only in some positions, as names of everything that a schema names.

import CodingSchema
import Testing

@Suite("Keywords as names")
struct KeywordTests {
    /// A position of a name. Each word becomes a file of one module, in which `W` is the word and `N` a part of others.
    struct Position: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let template: String

        /// The words that are refused in the position, with a message.
        let refused: Set<String>

        init(_ title: String, _ template: String, refused: Set<String>) {
            (testDescription, self.template, self.refused) = (title, template, refused)
        }

        /// The schema for a word, which is in backticks if it has to be.
        func text(_ word: String) -> String {
            let written = SwiftKeyword.contains(word) || quoted.contains(word) ? "`\(word)`" : word
            return template.replacing("W", with: written).replacing("N", with: "Next_\(word)")
        }
    }

    private static let quoted: Set = ["Any", "Protocol", "Self", "Type"]
    private static let types: Set = ["archiver", "self", "unarchiver"]

    static let positions = [
        Position(
            "classes",
            "class W {\n let a: Int\n var next: W?\n var all: [W] = []\n weak var back: W?\n var keyed: [String: W] = [:]\n}",
            refused: types),
        Position(
            "superclasses", "open class W, prefix \"p\" {\n var a: Int = 0\n}\nclass N: W {\n var b: Int\n}",
            refused: types),
        Position(
            "structs",
            "struct W {\n var a: Int = 0\n var t: String\n}\nclass N {\n var s: W\n var l: [W] = []\n var o: W?\n}",
            refused: types),
        Position(
            "enums with raw values",
            "enum W: String {\n case one\n case two\n unknown .one\n}\nclass N {\n var s: W = .one\n var d: [W: W] = [:]\n}",
            refused: types),
        Position(
            "enums with values",
            "enum W {\n case one(Int)\n case two(String)\n}\nclass N {\n var s: W\n var l: [W] = []\n var o: W?\n}",
            refused: types),
        Position(
            "bit fields", "bits W: UInt32 {\n var a: Bool at 0\n}\nclass N {\n var s: W = (W())\n var o: [W] = []\n}",
            refused: types),
        Position(
            "nested types",
            "class N {\n struct W {\n var a: Int\n}\n var v: W\n var l: [W] = []\n}\nclass N2 {\n enum W: Int {\n case x = 1\n"
                + "}\n var v: W = .x\n}",
            refused: types.union(["Any", "Protocol", "Type"])),
        Position("type aliases", "typealias W = Double\nclass N {\n var s: W\n var o: [W] = []\n}", refused: types),
        Position(
            "fields",
            "class N {\n var W: Int = 0\n}\nclass N2: N {\n let q: N3\n}\nstruct N3 {\n var W: String\n}\n"
                + "class N4 {\n var W: N?\n var l: [N4] = []\n}\nclass N5 {\n let W: N\n weak var a: N5?\n}",
            refused: ["Any", "Protocol", "Self", "Type", "deinit", "encode", "init", "self", "subscript"]),
        Position(
            "cases with raw values",
            "enum N: Int, version 2 {\n case W = 1\n case b = 2 since 2 else .W\n unknown .W\n}\n"
                + "class N2, version 2 {\n var e: N = .W\n}",
            refused: ["Protocol", "Self", "Type", "init", "none", "self", "some"]),
        Position(
            "cases with values, and labels",
            "enum N {\n case W(Int)\n case other(W: String)\n case two(a: Int key \"y\", W: Int key \"z\")\n}\n"
                + "class N2 {\n var u: N?\n}",
            refused: ["Any", "Protocol", "Self", "Type", "archiver", "encode", "init", "none", "self", "some", "super"]),
        Position(
            "members of bit fields",
            "bits N: UInt32 {\n var W: Bool at 0\n var other: UInt8 at 1 width 4\n}\nclass N2 {\n var s: N = (N())\n}",
            refused: ["Any", "Protocol", "Self", "Type", "deinit", "encode", "init", "self", "subscript"]),
    ]

    /// The keywords, words that are keywords in some positions, and names of parameters in generated code.
    static let words: [String] = {
        let contextual = """
            Any Protocol Self Type __consuming __owned __shared _const abi accesses actor any archiver associativity async \
            autoclosure available await before borrow borrowing cdecl consume consuming convenience convention copy \
            didSet discard discardableResult distributed dynamic each encode escaping extern file final get higherThan \
            indirect infix isolated key lazy left line lowerThan macro mutating none nonisolated nonmutating object of \
            open optional override package postfix precedence preconcurrency prefix read reasync required right safe \
            sending set some then type unarchiver unchecked unowned unsafe using value weak willSet yield
            """
        return (SwiftKeyword.all.union(contextual.split(separator: " ").map(String.init))).sorted()
    }()

    private func compile(_ position: Position) -> (schema: Schema?, refused: Set<String>) {
        var files: [SourceFile] = []
        var refused: Set<String> = []
        for word in Self.words {
            let file = SourceFile(path: "\(word).coding", text: position.text(word) + "\n")
            let diagnostics = SchemaCompiler.diagnostics(moduleName: "Words", files: [file], imports: [])
            if diagnostics.contains(where: { $0.severity == .error }) {
                refused.insert(word)
            } else {
                files.append(file)
            }
        }
        return (SchemaCompiler.compile(moduleName: "Words", files: files, imports: []).schema, refused)
    }

    @Test("Only names that Swift or generated code can't have are refused", arguments: positions)
    func refused(position: Position) throws {
        let (schema, refused) = compile(position)
        #expect(refused == position.refused)
        #expect(schema != nil)
    }
}
