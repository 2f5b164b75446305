// The checker and types that are written by hand with coding of their own; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: external classes and values")
struct CheckerExternalTests {
    static let rows = [
        CheckerRow(
            "everything that is right",
            """
            public external class Shape(name: String, size: Int? = nil, style: Style = .plain), keys "name", "size"
            external class Square: Shape, archived as "Quad"
            external class Document from Storage
            external class Stamp, sequential
            external struct Tint: Hashable, Sendable
            external enum Mood from Moods

            class Circle: Shape, keeps unknown {
                var radius: Double
                let inner: Square?
                var tints: Set<Tint> = []
                var table: [Tint: Mood] = [:]
                weak var document: Document?
            }

            class Card, sequential {
                var stamps: [Stamp]
            }
            """,
            []),
        CheckerRow(
            "keys of an external superclass",
            """
            external class Shape, keys "name", "size", "name", ""
            class A: Shape {
                var name: String
                var b: Int fallback "size"
                var c: Int key "Name"
            }
            """,
            [
                "1:44-49 error: key 'name' is already used by 'Shape', which is written by hand",
                "note 1:28-33: used here",
                "1:52-53 error: a key can't be empty",
                "fix: remove '\"\"'",
                "edit 1:50-53: «»",
                "3:9-12 error: key 'name' is already used by 'Shape', which is written by hand",
                "note 1:28-33: used here",
                "4:25-30 error: fallback 'size' is a key of 'Shape', which is written by hand: it would be read for both",
                "note 1:36-41: used here",
                "5:20-25 warning: key 'Name' differs only in case from 'name' of 'Shape', which is written by hand",
                "note 1:28-33: used here",
            ]),
        CheckerRow(
            "an external superclass without keys",
            """
            external class Shape
            external class Square: Shape, keys "size"
            class A: Shape {
                var a: Int key "a"
            }
            class B: Square {
                var b: Int
            }
            class C: Square, prefix "C" {
                var c: Int
            }
            class D: Square, keeps unknown {}
            class E: Shape {
                transient var e: Int = 0
            }
            """,
            [
                "6:7-7 warning: 'Shape' is written by hand, and the schema doesn't state its keys: 'B' could use one of "
                    + "them again",
                "note 1:16-20: declared here",
                "fix: state them, 'external class Shape, keys \"…\"', or give 'B' a 'prefix'",
                "12:18-30 error: 'Shape' is written by hand, and the schema doesn't state its keys: they would be kept "
                    + "as unknown ones and written again with their old values",
                "note 1:16-20: declared here",
                "fix: state them: 'external class Shape, keys \"…\"'",
            ]),
        CheckerRow(
            "attributes",
            """
            @Observable external class A
            @frozen public external struct B
            """,
            [
                "1:1-11 error: '@Observable' can't be written here", "2:1-7 error: '@frozen' can't be written here",
            ]),
        CheckerRow(
            "clauses that only other classes have",
            """
            external class A, version 2, keys "a"
            external class B, prefix "B"
            class C, keys "c" {}
            struct D, keys "d" {}
            """,
            [
                "1:19-25 error: an external class is written by hand: the clause 'version' would have no effect",
                "fix: remove the clause",
                "2:19-24 error: an external class is written by hand: the clause 'prefix' would have no effect",
                "fix: remove the clause",
                "3:10-13 error: only an external class has the clause 'keys': the fields of other classes have the keys",
                "fix: remove the clause",
                "4:11-14 error: only an external class has the clause 'keys': the fields of other classes have the keys",
                "fix: remove the clause",
            ]),
        CheckerRow(
            "parameters that are fields of a subclass",
            """
            external class A(name: String, weight: Int = "x"), keys "name"
            class B: A {
                var name: String key "n"
            }
            """,
            [
                "1:46-48 error: a string is not a value of type 'Int'",
                "fix: write a literal of the type, or a Swift expression in parentheses: '= (…)'",
                "3:9-12 error: 'name' is already inherited from 'A'",
                "note 1:18-21: declared here",
            ]),
        CheckerRow(
            "external protocols",
            """
            external protocol Drawable
            public class Disc: Drawable {
                public var a: any Drawable
            }
            class Easel {
                var b: Set<any Drawable>
                var c: Drawable
                var d: any Disc
                var e: (any Drawable)?
                var f: [any Drawible]
            }
            class Frame, sequential {
                weak var g: (any Drawable)?
            }
            """,
            [
                "3:12-16 error: a cycle of references that can't be connected later: Disc.a → Disc",
                "note 3:12-16: fix: make 'a' a 'var' that is optional, weak or a collection",
                "3:23-30 error: 'Drawable' is internal, but field 'a' is public",
                "note 1:19-26: declared here",
                "fix: make 'Drawable' public, or 'a' internal",
                "6:16-27 error: 'any Drawable' can't be an element of a set here",
                "fix: write an array instead of the set",
                "7:12-19 error: 'Drawable' is a protocol: objects that conform to it have the type 'any Drawable'",
                "note 1:19-26: declared here",
                "fix: write 'any Drawable' instead",
                "edit 7:12-19: «any Drawable»",
                "8:16-19 error: a field can't have the type 'any Disc': no visible schema declares 'external protocol "
                    + "Disc'",
                "fix: write 'any Coding', or the name of a class without 'any'; or declare the protocol, if it refines "
                    + "'Coding'",
                "10:17-24 error: a field can't have the type 'any Drawible': no visible schema declares 'external "
                    + "protocol Drawible'",
                "fix: did you mean 'Drawable'?",
                "edit 10:17-24: «Drawable»",
                "13:17-31 error: a sequential class can't contain class 'Disc', which is not sequential",
                "note 2:14-17: declared here",
                "fix: add 'sequential' to 'Disc'",
                "edit 2:28-27: «, sequential»",
            ]),
        CheckerRow(
            "where the values can't be",
            """
            external struct Tint
            class A, sequential {
                var a: Tint
                var b: Set<Tint>
            }
            """,
            [
                "3:12-15 error: a sequential class can't contain 'Tint', which only keyed archives can store",
                "fix: archive it as another type, such as 'String', and convert it in a Swift extension",
                "4:16-19 error: 'Tint' can't be an element of a set here",
                "fix: write an array instead of the set",
            ]),
    ]

    @Test("External types are checked", arguments: rows)
    func checks(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }

    @Test("An external class has the superclass, keys, parameters and module that its line states")
    func isInTheModel() throws {
        let schema = try #require(Self.rows[0].compile().schema)
        let classes = schema.files[0].declarations.filter(\.isExternal).compactMap { $0.declared as? SchemaClass }
        #expect(classes.map(\.name) == ["Shape", "Square", "Document", "Stamp"])
        #expect(classes[0].external?.keys == ["name", "size"] && classes[1].external?.keys == nil)
        #expect(classes[0].external?.parameters.map(\.name) == ["name", "size", "style"])
        #expect(classes[1].superclass === classes[0] && classes[1].archivedName == "Quad")
        #expect(classes[2].swiftModule == "Storage" && classes[3].isInSequences && classes[0].fields.isEmpty)
    }
}
