// Which keys a version wrote, and what is stored under them.

import CodingSamples
import CodingSchema
import PropertyLists
import Testing

@Suite("The keys of a version")
struct SampleKeysTests {
    /// A schema, a version of its class `A`, and the keys of the root object.
    struct Row: Sendable, CustomTestStringConvertible {
        let what: String
        let schema: String
        let keys: [[String]]

        var testDescription: String { what }
    }

    static let rows = [
        Row(
            what: "since: the field is not there before",
            schema: "class A, version 1 { var a: Int\nvar b: Int? since 1 }",
            keys: [["a"], ["A.version", "a", "b"]]),
        Row(
            what: "two fields without keys of their own: the keys of their parts",
            schema: """
                struct P { var x: Double }
                struct Q { var y: Double }
                class A { var p: P key ""
                var q: Q key "" }
                """,
            keys: [["x", "y"]]),
        Row(
            what: "retired: a number of any kind",
            schema:
                "class A { retired \"b\": NumberValue = 3, still written\nretired \"c\": NumberValue = true, still written }",
            keys: [["b", "c"]]),
        Row(
            what: "fallback: the key of before",
            schema: """
                class A, version 2 { var b: String since 2 fallback "x", "y" fallback "z": Int via f }
                """,
            keys: [["x"], ["A.version", "x"], ["A.version", "b"]]),
        Row(
            what: "also: a second key, to its end",
            schema: """
                class A, version 2 { var b: String also "x" also "y" until 1 }
                """,
            keys: [["b", "x", "y"], ["A.version", "b", "x", "y"], ["A.version", "b", "x"]]),
        Row(
            what: "until: the field ends", schema: "class A, version 2 { var a: Int? until 1 }",
            keys: [["a"], ["A.version", "a"], ["A.version"]]),
        Row(
            what: "retired: constants are written, other keys are not known",
            schema: "class A, version 1 { retired \"a\"\nretired \"b\": Int = 3, still written }",
            keys: [["b"], ["A.version", "b"]]),
        Row(
            what: "version keys of the whole chain",
            schema: """
                class B, version 3 key "V" { var b: Int }
                class A: B, version 1 { var a: Int }
                """,
            keys: [["V", "a", "b"], ["A.version", "V", "a", "b"]]),
        Row(
            what: "structs compose their keys",
            schema: """
                struct P, version 1 { var x: Double\nvar q: Q? }
                struct Q { var y: Int }
                class A { var p: P key "at"\nvar ps: indexed [P] }
                """,
            keys: [
                [
                    "at.P.version", "at.q.y", "at.x", "ps[0].P.version", "ps[0].q.y", "ps[0].x", "ps[1].P.version",
                    "ps[1].q.y", "ps[1].x", "ps[2].P.version", "ps[2].q.y", "ps[2].x",
                ]
            ]),
        Row(
            what: "sequential marker: the class writes it to keyed archives",
            schema: "class A, version 1, sequential marker \"UsesKeys\" { var a: Int }",
            keys: [["UsesKeys", "a"], ["A.version", "UsesKeys", "a"]]),
        Row(what: "transient fields are nowhere", schema: "class A { transient var a: Int = 0 }", keys: [[]]),
        Row(
            what: "a prefix", schema: "class A, prefix \"MV\" { var a: Int\nvar b: Int key \"b\" }",
            keys: [["MVa", "b"]]),
        Row(
            what: "a fallback that two fields share is written once",
            schema: """
                class A, version 1 {
                    var first: String since 1 fallback "full": String via f
                    var last: String since 1 fallback "full": String via g
                }
                """,
            keys: [["full"], ["A.version", "first", "last"]]),
    ]

    @Test("Each version has its keys", arguments: rows)
    func keys(row: Row) throws {
        let schema = try SampleSchema(row.schema)
        for (version, keys) in row.keys.enumerated() {
            #expect(try schema.sample("A", version: version).rootEntries.keys.sorted() == keys, "version \(version)")
        }
    }

    @Test("A version is written where it is not 0")
    func version() throws {
        let schema = try SampleSchema("class A, version 3 { var a: Int }")
        #expect(try schema.sample("A", version: 2).rootValue("A.version") == 2)
        #expect(try schema.sample("A", version: 0).rootValue("A.version") == nil)
    }

    @Test("Old versions have the cases that they knew, and stages see the nearest")
    func stages() throws {
        let schema = try SampleSchema(
            """
            enum Badge: String, version 2 {
                case blue
                case red since 1 else .blue
                case gold since 2 else .red
                unknown .blue
            }
            class A, version 1 { var badge: Badge key "new" also "old" as of 0 also "older" as of 1 }
            """)
        let new = try schema.sample("A", version: 1)
        #expect(new.rootValue("new") == "gold" || new.rootValue("new") == "red")
        #expect(new.rootValue("old") == "blue" && new.rootValue("older") == "red")
        #expect(try schema.sample("A", version: 0).rootValue("new") == "blue")
        #expect(try schema.sample("A", version: 0, others: ["Badge": 1]).rootValue("new") == "red")
    }

    @Test("No value is its default")
    func defaults() throws {
        let schema = try SampleSchema(
            """
            enum E: Int { case a = 0\ncase b = 1\ncase c = 2\nunknown .c }
            class A {
                var flag: Bool = true
                var other: Bool = false
                var count: Int = 1_003
                var small: UInt8 = 134
                var e: E = .b
                var text: String = "text 6"
                var real: Double = 7.25
                var none: Int? = nil
                var list: [Int] = []
            }
            """)
        let entries = try schema.sample("A")
        #expect(entries.rootValue("flag") == false && entries.rootValue("other") == true)
        #expect(entries.rootValue("count") != 1_003 && entries.rootValue("small") != 134)
        #expect(entries.rootValue("e") == 0, "neither the default nor what unknown values become")
        #expect(entries.rootValue("text") != "text 6" && entries.rootValue("real") != 7.25)
        #expect(entries.rootValue("none")?.integer != nil)
        #expect(entries.rootValue("list")?["NS.objects"]?.array?.count == 2)
    }

    @Test("The same schema gives the same bytes")
    func sameBytes() throws {
        let first = try SampleSchema(folder: "Constructs/Schemas", module: "Constructs")
        let second = try SampleSchema(folder: "Constructs/Schemas", module: "Constructs")
        for schemaClass in SampleArchive.classes(of: first.schema) {
            #expect(try first.sample(schemaClass.name).data() == second.sample(schemaClass.name).data())
        }
    }
}
