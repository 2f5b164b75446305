// Which fields lead back to an object of their class: those that `deinit` must hand to the release list.

import CodingSchema
import Testing

@Suite("Fields that lead back")
struct CheckerReleaseTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let title: String
        let text: String

        /// `Class.field` of all that lead back, in written order.
        let expected: [String]
        var imports: [ImportedText] = []

        var testDescription: String { title }
    }

    static let rows = [
        Row(
            title: "a class without references",
            text: "class A {\n    var x: [Int]\n}", expected: []),
        Row(
            title: "a chain",
            text: "class A {\n    var next: A?\n    weak var back: A?\n    var value: Int\n}", expected: ["A.next"]),
        Row(
            title: "a tree, by arrays, sets, dictionaries and transient fields",
            text: """
                class A {
                    var a: [A]
                    var b: Set<A>
                    var c: [String: [A]]
                    transient var d: A?
                    var e: [A]?
                    var f: A? conditional
                }
                """, expected: ["A.a", "A.b", "A.c", "A.d", "A.e", "A.f"]),
        Row(
            title: "through another class that is needed",
            text: "class A {\n    let b: B\n    var other: B?\n}\nclass B {\n    var a: A?\n}",
            expected: ["A.other", "B.a"]),
        Row(
            title: "a reference that leads nowhere, and one into a circle from outside",
            text: "class A {\n    var b: B?\n}\nclass B {\n    var b: B?\n    var leaf: C?\n}\nclass C {}",
            expected: ["B.b"]),
        Row(
            title: "through subclasses of open classes that another module may declare",
            text: """
                access public
                open class Item, prefix "it" {}
                open class Other, prefix "ot" {}
                class X: Item {
                    var other: Other?
                }
                internal class Y {
                    var other: Other?
                    var x: X?
                }
                """, expected: ["X.other"]),
        Row(
            title: "to the superclass of its class",
            text: "class Person {}\nclass Employee: Person {\n    var friend: Person?\n}",
            expected: ["Employee.friend"]),
        Row(
            title: "to the subclass of its class",
            text: "class Person {\n    var boss: Employee?\n}\nclass Employee: Person {}", expected: ["Person.boss"]),
        Row(
            title: "through a subclass of the field's class",
            text: "class Box {\n    var content: Thing?\n}\nclass Thing {}\nclass Gift: Thing {\n    var box: Box?\n}",
            expected: ["Box.content", "Gift.box"]),
        Row(
            title: "through a field that is inherited",
            text: "class Base {\n    var other: Other?\n}\nclass Sub: Base {}\nclass Other {\n    var sub: Sub?\n}",
            expected: ["Base.other", "Other.sub"]),
        Row(
            title: "to a sibling, which is no object of the class",
            text: "class Base {}\nclass A: Base {\n    var b: B?\n}\nclass B: Base {}", expected: []),
        Row(
            title: "to a superclass in another module",
            text: "import Other\nclass Employee: Person {\n    var friend: Person?\n    var thing: Thing?\n}",
            expected: ["Employee.friend"],
            imports: [ImportedText("Other", "open class Person, prefix \"P\" {}\npublic class Thing {}")]),
        Row(
            title: "through fields of another module's classes, by its own imports",
            text: "import Middle\nclass Leaf: Thing {\n    var box: Box?\n}",
            expected: ["Leaf.box"],
            imports: [
                ImportedText(
                    "Middle", "import Base\nopen class Thing: Root {}\npublic class Box {\n    var r: Root?\n}"),
                ImportedText("Base", "open class Root {}"),
            ]),
    ]

    @Test("A field leads back where strong references close a circle", arguments: rows)
    func leadsBack(row: Row) throws {
        let compilation = SchemaCompiler.compile(row.text, imports: row.imports)
        let schema = try #require(compilation.schema, "\(compilation.lines)")
        let fields = schema.files.flatMap(\.declarations).flatMap { declaration -> [String] in
            guard let found = declaration as? SchemaClass else { return [] }
            return found.fields.filter(\.leadsBack).map { "\(found.name).\($0.name)" }
        }
        #expect(fields == row.expected)
    }
}
