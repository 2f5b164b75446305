// Expectations: what is recorded stays, what changes is reported.

import CodingSamples
import CodingSchema
import PropertyLists
import TestSupport
import Testing

@Suite("Expectations")
struct FrozenExpectationTests {
    @Test("What the tests recorded takes the place of a question mark")
    func fillsIn() {
        var new = FrozenExpectation(lines: ["root: A", "root.place = ?", "root.other = ?", "root.placed = 3"])
        new.fillIn(
            FrozenExpectation(
                lines: ["root: A", "root.place: Spot", "root.place.x = 1.0", "root.placed = 2", "root.other = ?"]))
        #expect(
            new.lines == [
                "root: A", "root.place: Spot", "root.place.x = 1.0", "root.other = ?", "root.placed = 3",
            ])
    }

    @Test("The work for many question marks is in proportion to them")
    func fillsInManyInProportion() {
        let isInProportion = growsInProportion(from: 200, times: 8) { count in
            var new = FrozenExpectation(lines: (0..<count).map { "root[\($0)].a = ?" })
            let recorded = (0..<count).map { "root[\($0)].a = \($0)" }
            new.fillIn(FrozenExpectation(lines: recorded))
            #expect(new.lines == recorded)
        }
        #expect(isInProportion)
    }

    @Test("An error about the whole archive has no path before the reason")
    func wholeArchive() throws {
        let schema = try SampleSchema("class A {}")
        var archive = try #require(schema.sample("A").dictionary)
        archive["$version"] = 1
        let changed = PropertyList.dictionary(archive)
        let error = #expect(throws: SampleError.self) {
            try ExpectedText.lines(of: changed, as: schema.schemaClass("A"), in: schema.catalog)
        }
        #expect(error?.message.hasPrefix("expected ") == true, "\(error?.message ?? "")")
    }

    @Test("A value that changes or goes is reported, a new one is not")
    func tellsChanges() {
        let old = FrozenExpectation(lines: ["root.a = 1", "root.b = 2", "root.c = ?", "root.d[\"x = y: z\"] = 3"])
        let new = FrozenExpectation(lines: ["root.a = 1", "root.c = 5", "root.d[\"x = y: z\"] = 4", "root.e = 6"])
        let changes = old.changes(to: new)
        #expect(changes.changed.map(\.old) == ["root.b = 2", "root.d[\"x = y: z\"] = 3"])
        #expect(changes.changed.map(\.new) == [nil, "root.d[\"x = y: z\"] = 4"])
        #expect(changes.moved == [])
        #expect(changes.added == ["root.e"])
    }

    @Test("A property that has another name now has moved with all that is in it")
    func tellsMoves() {
        let old = FrozenExpectation(
            lines: [
                "root.a = 1", "root.b: B", "root.c: same as root.b.d", "root.b.d: D", "root.b.d.n = 2", "root.e = 5",
            ])
        let new = FrozenExpectation(
            lines: [
                "root.z = 1", "root.y: B", "root.c: same as root.y.d", "root.y.d: D", "root.y.d.n = 3", "root.f = 6",
            ])
        let changes = old.changes(to: new)
        #expect(changes.moved == ["root.a was renamed to root.z", "root.b was renamed to root.y"])
        #expect(changes.added == ["root.y.d", "root.y.d.n", "root.f"])
        #expect(changes.changed.map(\.old) == ["root.b.d.n = 2", "root.e = 5"])
        #expect(changes.changed.map(\.new) == ["root.y.d.n = 3", nil])
    }

    @Test("A file is read as it was written")
    func readsItsText() {
        let expectation = FrozenExpectation(lines: ["root: A", "root.text = \"a\\nb // c\""])
        #expect(FrozenExpectation(text: expectation.text) == expectation)
    }

    @Test("What is read through fallbacks, by default, and only by Swift")
    func tells() throws {
        let schema = try SampleSchema(
            """
            class A, version 2 {
                var name: String since 2 fallback "title"
                var length: Double since 1 fallback "inches": Int via f
                var size: Int = 7 since 1
                var mood: Mood = .wild since 2
                var made: Int = via g since 2
                var text: String = "a \\"b\\"" since 2
                var note: String? since 2
                var price: Decimal = -1.25 since 2
                var count: Decimal = 3 since 2
            }
            enum Mood: String { case calm\ncase wild = "w"\nunknown .calm }
            """)
        #expect(
            try schema.lines("A", version: 0) == [
                "root: A", "root.name = \"name 1\"", "root.length = ?", "root.size = 7", "root.mood = Mood(\"w\")",
                "root.made = ?", "root.text = \"a \\\"b\\\"\"", "root.note = nil",
                "root.price = decimal -1.25", "root.count = decimal 3",
            ])
    }

    @Test("A class that reads no more says where")
    func tellsWhatIsMissing() throws {
        let old = try SampleSchema("class A { var a: Int }")
        let new = try SampleSchema("class A { var a: Int\nvar b: Int }")
        let archive = try old.sample("A")
        #expect(throws: SampleError("root.b: no key is present, and there is no default")) {
            try ExpectedText.lines(of: archive, as: new.schemaClass("A"), in: new.catalog)
        }
        let changes = try FrozenVersions.changes(of: new.schemaClass("A"), version: 0, since: archive)
        #expect(changes.map { $0.phrase(inVersion: 0) } == ["'b' was added to version 0"])
    }

    @Test("A field of sequential archives alone is not new in a frozen keyed archive that can't have it")
    func sequentialOnly() throws {
        let schema = try SampleSchema(
            "class A, sequential {\n    var n: Int\n    var t: Int = 3 sequential only\n    var u: Int = 0\n}")
        let old = try SampleSchema("class A, sequential {\n    var n: Int\n    var t: Int = 3 sequential only\n}")
        func changes(_ added: Set<String>) throws -> [String] {
            try FrozenVersions.changes(of: schema.schemaClass("A"), version: 0, since: old.sample("A"), added: added)
                .map(\.field.name)
        }
        #expect(try changes([]) == ["u"])
        #expect(try changes(["root.t", "root.u"]) == ["t", "u"])
    }

    @Test("Of very many versions those are frozen in which something changed")
    func versions() throws {
        let schema = try SampleSchema(
            """
            class A, version 20260101 { var a: Int? since 20250301\nretired "b" until 20240101 }
            class B, version 3 { var a: Int }
            """)
        #expect(
            FrozenVersions.versions(of: try schema.schemaClass("A")) == [
                0, 20_240_101, 20_240_102, 20_250_300, 20_250_301, 20_260_101,
            ])
        #expect(FrozenVersions.versions(of: try schema.schemaClass("B")) == [0, 1, 2, 3])
    }
}
