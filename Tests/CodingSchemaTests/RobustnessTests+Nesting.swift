// Schemas that are deep, long or tangled: what they cost grows with their size, and none needs a deep stack.

import CodingSchema
import TestSupport
import Testing

@Suite("Deep and tangled schemas are survived")
struct NestingTests {
    /// What can be nested in itself: a beginning, what is repeated, the middle, and what closes each repetition.
    struct Nest: Sendable, CustomTestStringConvertible {
        let start: String
        let opening: String
        let middle: String
        let closing: String
        let end: String

        init(_ start: String, _ opening: String, _ middle: String = "", _ closing: String = "", _ end: String = "") {
            self.start = start
            self.opening = opening
            self.middle = middle
            self.closing = closing
            self.end = end
        }

        var testDescription: String { "\(start)\(opening)…\(closing)\(end)" }

        func bytes(_ depth: Int) -> [UInt8] {
            let openings = String(repeating: opening, count: depth)
            return Array((start + openings + middle + String(repeating: closing, count: depth) + end).utf8)
        }
    }

    static let nests = [
        Nest("class A { var a: ", "[", "Int", "]", " }"),
        Nest("class A { var a: ", "[Int: ", "Int", "]", " }"),
        Nest("class A { var a: ", "[[Int]: ", "Int", "]", " }"),
        Nest("class A { var a: ", "Set<", "Int", ">", " }"),
        Nest("class A { var a: ", "Array<", "Int", ">", " }"),
        Nest("class A { var a: ", "[", "A", "?]", "? }"),
        Nest("class A { var a: ", "(", "any Coding", ")", "? }"),
        Nest("class A { var a: ", "packed [", "Int8", "]", " }"),
        Nest("class A { var a: ", "indexed [", "A", "]", " }"),
        Nest("class A { var a: Int", "?", "", "", " }"),
        Nest("class A { var a: Int fallback \"b\": ", "[", "Int", "]", " via f }"),
        Nest("class A { var a: Date = ", "(", "x", ")", " }"),
        Nest("class A { var a: Date = ({ ", "{ (", "x", ") }", " }) }"),
        Nest("class A { var a: [Int] = ", "[", "", "]", " }"),
        Nest("class A { var a: String = (", "\"\\(", "x", ")\"", ") }"),
        Nest("class A { swift { ", "{", "", "}", " } }"),
        Nest("class A { swift { \"", "\\(\"", "", "\")", "\" } }"),
        Nest("class A { retired \"a\": ", "[", "Int", "]", " = [] , still written }"),
        Nest("enum A { case a(", "[", "Int", "]", ") }"),
        Nest("enum A { case a", "(", "x: Int", ")", " }"),
        Nest("", "/* ", "", "*/ ", "class A { }"),
        Nest("", "class A { ", "", "} "),
        Nest("", "class A { struct B { enum C { bits D: UInt8 { ", "", "} } } } "),
        Nest("class A", ", version 1"),
        Nest("class A", ": A"),
        Nest("class A ", "{"),
        Nest("", "open public final "),
        Nest("class A { ", "weak transient public "),
        Nest("class A { var a: Int ", "key \"a\" fallback \"b\" "),
        Nest("class A<", "A<", "", ">", "> { }"),
        Nest("import A", ".A"),
        Nest("class A { var a: A", ".A"),
    ]

    @Test("What is nested in itself thousands of times", .integration, arguments: nests)
    func nesting(_ nest: Nest) throws {
        for depth in [250, 2_000] {
            // Types may be 250 deep, each 25 kilobytes of stack where nothing is optimized: a main thread has 8 megabytes.
            try withStack(ofSize: 8 << 20) {
                let bytes = nest.bytes(depth)
                let title = nest.testDescription
                Robustness.compile(bytes, "\(title) \(depth) deep")
                // What is cut is found to be so at any depth.
                guard depth == 250 || Robustness.isThorough else { return }
                Robustness.compile(Array(bytes.prefix(bytes.count / 2)), "\(title), cut")
            }
        }
    }

    /// One declaration of a chain, by its number.
    struct Link {
        let number: Int
        let last: Int

        /// The type before this one; the first has a built-in one.
        var before: String { number == 0 ? "Int" : "A\(number - 1)" }

        /// The type before this one, round in a circle.
        var around: String { "A\(number == 0 ? last : number - 1)" }

        /// The type after this one; the last has itself.
        var after: String { "A\(min(number + 1, last))" }
    }

    /// Declarations that lead to each other, a number of them.
    struct Chain: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let count: Int
        let declaration: @Sendable (Link) -> String

        init(_ title: String, _ count: Int, _ declaration: @escaping @Sendable (Link) -> String) {
            self.testDescription = title
            self.count = count
            self.declaration = declaration
        }

        /// The declarations of a chain that is as long as wanted.
        func lines(_ count: Int) -> [String] {
            (0..<count).map { declaration(Link(number: $0, last: count - 1)) }
        }
    }

    static let chains = [
        Chain("superclasses", 1_000) {
            "class A\($0.number)\($0.number == 0 ? "" : ": \($0.before)") { var f\($0.number): Int }"
        },
        Chain("superclasses in a circle", 1_000) { "class A\($0.number): \($0.around) { }" },
        Chain("references at once", 1_000) { "class A\($0.number) { let next: \($0.after)? }" },
        Chain("structs in structs", 1_000) { "struct A\($0.number) { var x: \($0.before) }" },
        Chain("structs in a circle", 1_000) { "struct A\($0.number) { var x: \($0.around) }" },
        Chain("structs in optional structs", 1_000) { "struct A\($0.number) { var x: \($0.before)?\nvar y: Int }" },
        Chain("aliases", 1_000) { "typealias A\($0.number) = \($0.before)" },
        Chain("aliases of arrays", 1_000) { "typealias A\($0.number) = [\($0.before)]" },
        Chain("aliases that double", 40) { "typealias A\($0.number) = [\($0.before): \($0.before)]" },
        Chain("aliases of deep arrays", 200) { link in
            let (opening, closing) = (String(repeating: "[", count: 8), String(repeating: "]", count: 8))
            return "typealias A\(link.number) = \(opening)\(link.before)\(closing)"
        },
        Chain("structs in arrays", 1_000) { "struct A\($0.number) { var x: [\($0.around)] }" },
        Chain("structs in sets", 1_000) { "struct A\($0.number) { var x: Set<\($0.before)> }" },
        Chain("payloads in payloads", 1_000) { "enum A\($0.number) { case a(\($0.before)) }" },
        Chain("payloads in a circle", 1_000) { "enum A\($0.number) { case a(\($0.around)) }" },
        Chain("structs that double", 24) { "struct A\($0.number) { var x: \($0.before)\nvar y: \($0.before) }" },
        Chain("payloads that double", 24) {
            "enum A\($0.number) { case a(\($0.before))\ncase b(x: \($0.before), y: \($0.before)) }"
        },
        Chain("classes of structs that double", 24) {
            "struct A\($0.number) { var x: \($0.before)\nvar y: \($0.before)? }\n"
                + "class B\($0.number) { var a: A\($0.number)\nvar b: [A\($0.number)] }"
        },
        Chain("references that double", 24) {
            "class A\($0.number) { let x: \($0.after)?\nlet y: [\($0.after)] }"
        },
        Chain("everything refers to everything", 60) { link in
            "class A\(link.number) {\n" + (0...link.last).map { "let f\($0): A\($0)?\n" }.joined() + "}"
        },
        Chain("fields of one class", 2_000) {
            ($0.number == 0 ? "class A {\n" : "") + "var f\($0.number): Int = \($0.number) fallback \"g\($0.number)\""
                + ($0.number == $0.last ? "\n}" : "")
        },
        Chain("cases that replace each other", 1_000) {
            ($0.number == 0 ? "enum E: String, version 1000 {\ncase c\n" : "")
                + "case c\($0.number) since \($0.number + 1) else .c\($0.number == 0 ? "" : "\($0.number - 1)")"
                + ($0.number == $0.last ? "\nunknown .c }" : "")
        },
    ]

    @Test("Declarations that lead to each other", .integration, arguments: chains)
    func chain(_ chain: Chain) throws {
        let lines = chain.lines(chain.count)
        for text in [lines.joined(separator: "\n"), lines.reversed().joined(separator: "\n")] {
            try withStack {
                _ = Robustness.compile(Array(text.utf8), chain.testDescription)
            }
        }
    }

    @Test("Eight times the chain takes about eight times the time", arguments: chains.filter { $0.count > 100 })
    func growth(_ chain: Chain) {
        #expect(
            growsInProportion(from: 100, times: 8) { count in
                _ = SchemaCompiler.compile(chain.lines(count).joined(separator: "\n"))
            })
    }
}
