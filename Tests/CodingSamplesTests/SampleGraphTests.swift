// Circles end, references that are needed are there, and what can't be sampled says so.

import Archiving
import CodingSamples
import CodingSchema
import PropertyLists
import TestSupport
import Testing

@Suite("The objects of a sample")
struct SampleGraphTests {
    @Test("A class that leads to itself ends, with no reference left out")
    func endsCircle() throws {
        let schema = try SampleSchema(
            "class N { var next: N?\nweak var parent: N?\nvar all: [N]\nvar named: [String: N] = [:] }")
        let archive = try schema.sample("N")
        let objects = archive.slots.filter { $0["all"] != nil }
        #expect(objects.count == 2)
        for object in objects {
            for key in ["next", "parent", "all", "named"] {
                #expect(object[key] != nil && object[key] != .uid(.init(0)))
            }
        }
    }

    @Test("References that are read at once are always there, each class shared when there are enough")
    func fillsWhatIsRequired() throws {
        // Without sharing, the last of these classes would have a million objects.
        let classes = (0..<20).map { "class C\($0) { let a: C\($0 + 1)\nlet b: C\($0 + 1) }" }
        let schema = try SampleSchema(classes.joined(separator: "\n") + "\nclass C20 { var n: Int }")
        let archive = try schema.sample("C0")
        #expect(archive.slots.count { $0["a"] != nil } < 60)
        #expect(try schema.lines("C0").contains { $0.hasSuffix(".n = 1001") })
    }

    @Test("A value inside of itself ends in an empty collection")
    func endsValues() throws {
        let schema = try SampleSchema(
            """
            struct Tree { var name: String\nvar children: [Tree] = [] }
            enum Term { case sum([Term])\ncase number(Int) }
            class A { var tree: Tree\nvar term: Term }
            """)
        let lines = try schema.lines("A")
        #expect(lines.contains("root.tree.children = []"))
        #expect(lines.contains("root.term: Term.number") || lines.contains("root.term.0 = []"))
    }

    @Test("A weak reference leads to what something else holds, or is nil")
    func weak() throws {
        let schema = try SampleSchema(
            """
            class A { weak var alone: B?\nweak var held: C?\nvar holder: C\nweak var mine: A? }
            class B { var n: Int }
            class C { var n: Int }
            """)
        let lines = try schema.lines("A")
        #expect(lines.contains("root.alone = nil") && lines.contains("root.mine: same as root"))
        #expect(lines.contains("root.held: C") && lines.contains("root.holder: same as root.held"))
    }

    @Test("Any object is one of the first class that fits, and where no class can be archived there is nil")
    func fittingClasses() throws {
        let schema = try SampleSchema(
            """
            class A { var any: (any Coding)?\nvar port: Port?\nvar closed: Closed? }
            class Channel { var n: Int }
            class Port: Channel, refuses coding { }
            class Closed: Channel, refuses coding { }
            """)
        #expect(
            try schema.lines("A") == [
                "root: A", "root.any: Channel", "root.port = nil", "root.closed = nil", "root.any.n = 1001",
            ])
    }

    @Test("Classes of other modules")
    func imports() throws {
        let schema = try SampleSchema(
            "import Maps\nclass A { var place: Place? }",
            imports: ["Maps": "access public\nclass Place, version 2 { var name: String }"])
        #expect(try schema.lines("A").contains("root.place: Place"))
    }

    @Test("What there can't be says why")
    func refusals() throws {
        let schema = try SampleSchema(
            """
            class A, version 2 { var n: Int }
            class B: A, refuses coding { }
            class C: B, refuses coding { }
            class D { let b: B }
            class F { var n: Int }
            """)
        #expect(
            try schema.refusal("A", version: 3)
                == "'A' has no version 3: the schema has versions 0 to 2")
        #expect(try schema.refusal("F", version: -1)?.hasSuffix("the schema has version 0 only") == true)
        #expect(try schema.refusal("B") == "no archive holds an object of 'B': the class 'refuses coding'")
        #expect(try schema.refusal("D") == "no sample of finite size has a value for 'b' of 'D'")
        #expect(SampleArchive.classes(of: schema.schema).map(\.name) == ["A", "D", "F"])
    }

    @Test("Thousands of classes that all lead to each other are sampled and read on a small stack")
    func isBounded() throws {
        let count = 1_000
        let classes = (0..<count).map {
            "class C\($0) { var a: C\(($0 + 1) % count)?\nvar b: [C\(($0 * 7 + 3) % count)] = [] }"
        }
        let schema = try SampleSchema(classes.joined(separator: "\n"))
        let archive = try withStack { try schema.sample("C0") }
        #expect(archive.slots.count { $0["b"] != nil } >= count)
        #expect(try withStack { try schema.lines("C0") }.count > 2 * count)
    }
}
