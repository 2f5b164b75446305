// Large schemas: what they cost grows with their size, and their depth needs no deep stack.

import TestSupport
import Testing

@testable import CodingSchema

@Suite("Large schemas")
struct CheckerScaleTests {
    @Test("A chain of superclasses is checked without recursion, in time in proportion to their number")
    func deepInheritance() {
        let isInProportion = growsInProportion(from: 1_250, times: 8) { count in
            var text = "class C0 {\n    var f0: C0?\n}\n"
            for number in 1..<count {
                text += "class C\(number): C\(number - 1) {\n    var f\(number): C\(number - 1)?\n}\n"
            }
            let compilation = SchemaCompiler.compile(text)
            #expect(compilation.lines == [])
            #expect(compilation.schema != nil)
        }
        #expect(isInProportion)
    }

    @Test("A circle of 3,000 references that are read at once is one message")
    func longCycle() throws {
        let count = 3_000
        let text = (0..<count).map { "class C\($0) {\n    let next: C\(($0 + 1) % count)\n}\n" }.joined()
        let diagnostics = SchemaCompiler.compile(text).diagnostics
        #expect(diagnostics.map(\.code) == [.referenceCycle])
        let message = try #require(diagnostics.first?.message)
        #expect(message.hasSuffix("C2998.next → C2999.next → C0"))
        #expect(diagnostics.first?.notes.first?.range.start.line == 3 * count - 1)
    }

    @Test("A circle of 3,000 superclasses is one message")
    func longSuperclassCycle() {
        let count = 3_000
        let text = (0..<count).map { "class C\($0): C\(($0 + 1) % count) {}\n" }.joined()
        #expect(SchemaCompiler.compile(text).diagnostics.map(\.code) == [.superclassCycle])
    }

    @Test("Every class that needs itself is reported, however many there are")
    func manyCycles() {
        let text = (0..<500).map { "class C\($0) {\n    let next: C\($0)\n}\n" }.joined()
        #expect(SchemaCompiler.compile(text).diagnostics.count == 500)
    }

    @Test("A knot of references that are read at once is reported up to a limit")
    func knot() {
        let fields = (0..<40).map { "    let f\($0): C\($0)\n" }.joined()
        let text = (0..<40).map { "class C\($0) {\n\(fields)}\n" }.joined()
        let diagnostics = SchemaCompiler.compile(text).diagnostics
        #expect(diagnostics.count == 100)
        #expect(Set(diagnostics.map(\.code)) == [.referenceCycle])
    }

    @Test("A thousand classes with twenty fields are checked", .integration)
    func wideSchema() throws {
        let text = (0..<1_000).map { number in
            let superclass = number.isMultiple(of: 10) ? "" : ": C\(number - 1)"
            let fields = (0..<20).map { "    var f\(number)_\($0): \($0.isMultiple(of: 4) ? "C\($0)?" : "Int")\n" }
            return "class C\(number)\(superclass), version 2 {\n\(fields.joined())}\n"
        }.joined()
        let schema = try #require(SchemaCompiler.compile(text).schema)
        #expect(schema.files[0].declarations.count == 1_000)
    }

    @Test("Types as deep as the parser allows are resolved, in every position")
    func deepTypes() {
        let depth = 250
        let array = String(repeating: "[", count: depth) + "A" + String(repeating: "]", count: depth)
        let keys = String(repeating: "[", count: depth) + "A" + String(repeating: ": Int]", count: depth)
        let text = "class A {\n    var x: \(array)\n    var y: \(keys)\n}\n"
        #expect(SchemaCompiler.compile(text).lines == [])
    }

    @Test("Thousands of unknown names among thousands of known ones are searched for within one budget", .integration)
    func manyUnknownNames() {
        let known = (0..<6_000).map { "class Known\($0)Class {}\n" }.joined()
        let fields = (0..<6_000).map { "    var f\($0): Unknown\($0)Type?\n" }.joined()
        let text = known + "class A {\n    var first: Known12Clas?\n\(fields)}\n"
        let diagnostics = SchemaCompiler.compile(text).diagnostics
        #expect(diagnostics.map(\.code) == Array(repeating: .unknownType, count: 6_001))
        #expect(diagnostics.first?.fix?.message == "did you mean 'Known12Class'?")
    }

    @Test("Thousands of unknown cases among thousands of known ones are searched for within one budget", .integration)
    func manyUnknownCases() {
        let cases = (0..<6_000).map { "    case known\($0)Case\n" }.joined()
        let fields = (0..<6_000).map { "    var f\($0): Colour = .unknown\($0)Case\n" }.joined()
        let text = "enum Colour: String {\n\(cases)    unknown .known0Case\n}\nclass A {\n\(fields)}\n"
        let codes = SchemaCompiler.compile(text).diagnostics.map(\.code)
        #expect(codes == Array(repeating: .unknownCase, count: 6_000))
    }

    @Test("A search ends with its budget, and says nothing of what it has not seen")
    func searchBudget() {
        let names = (0..<1_000).map { "abcdefgh\($0)" }
        var budget = SearchBudget(steps: 10_000)
        #expect(EditDistance.closest(to: "stuvwxyz12", among: names + ["stuvwxyz1"], budget: &budget) == nil)
        #expect(budget.isSpent)
        #expect(budget.steps > -64 * 64)
        budget = SearchBudget(steps: 10_000)
        #expect(EditDistance.closest(to: "abcdefgh77", among: names.prefix(3), budget: &budget) == "abcdefgh0")
        #expect(!budget.isSpent)
        // What is too long or too short to be meant takes a step, and no comparison.
        budget = SearchBudget(steps: 1_001)
        #expect(EditDistance.closest(to: "abc", among: names, budget: &budget) == nil)
        #expect(budget.steps == 1)
    }

    @Test("What is said of a file has an end")
    func manyMistakes() {
        let fields = (0..<10_050).map { "    var f\($0): Quaternion\n" }.joined()
        let diagnostics = SchemaCompiler.compile("class A {\n\(fields)}\n").diagnostics
        #expect(diagnostics.count == 10_001)
        #expect(diagnostics.last?.code == .tooManyMistakes)
    }

    @Test(
        "Values with more keys than anybody can mean, and nested deeper than an archive can be",
        arguments: [
            (
                (0..<14).map { "struct S\($0) {\n    var a: S\($0 + 1)\n    var b: S\($0 + 1)\n}\n" }.joined()
                    + "struct S14 {\n    var x: Int\n}\n",
                "1:8-9 error: 'S0' contains structs and enums with more than 10000 keys [tooManyComposedKeys]"
            ),
            (
                "struct S {\n" + (0..<200).map { "    var a\($0): Int\n" }.joined() + "}\nclass C {\n"
                    + (0..<2_000).map { "    var a\($0): S\n" }.joined() + "}\n",
                "203:7-7 error: 'C' contains structs and enums with more than 10000 keys [tooManyComposedKeys]"
            ),
            (
                "struct S0 {\n    var x: Int\n}\n"
                    + (1..<40).map { "struct S\($0) {\n    var a: S\($0 - 1)\n}\n" }.joined()
                    + "class A {\n    var a: S31?\n    var b: S39?\n    var c: [S39]\n}\n",
                "97:8-10 error: values in 'S32' are nested more than 32 deep: no archive can contain them [deepValue]"
            ),
        ])
    func largeValues(_ text: String, message: String) {
        #expect(SchemaCompiler.compile(text).lines == [message, "fix: make one of them a class"])
    }
}
