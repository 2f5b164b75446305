// The model of structs, enums whose cases carry values, and bit fields; and how fields of such types are connected.

import CodingSchema
import Testing

@Suite("The checked model of values")
struct CheckerValueModelTests {
    private func declarations(_ text: String, imports: [ImportedText] = []) throws -> [SchemaDeclared] {
        let compilation = SchemaCompiler.compile(text, imports: imports)
        return try #require(compilation.schema, "\(compilation.lines)").files[0].declarations
    }

    @Test("A struct keeps its head, fields and retired keys")
    func structure() throws {
        let found = try declarations(
            """
            access public

            /// Where.
            struct Point, version 2 key "V", archived as "P", formerly "Q", "R" {
                /// Across.
                let x: Double fallback "X"
                internal var y: Double = 0 since 2 key "Y" also "why"
                transient var cached: Int = 0
                var tag: String? until 1
                retired "z": Int = 0 until 1, still written
            }
            """)
        guard let point = try #require(found.first) as? SchemaStructure else {
            Issue.record("no struct")
            return
        }
        #expect(point.documentation == ["Where."])
        #expect(point.access == .public)
        #expect([point.archivedName, point.versionKey] + point.formerNames == ["P", "V", "Q", "R"])
        #expect(point.version == 2)
        #expect(point.fields.map(\.name) == ["x", "y", "cached", "tag"])
        #expect(point.fields.map(\.key) == ["x", "Y", "cached", "tag"])
        #expect(point.fields.map(\.access) == [.public, .internal, .public, .public])
        #expect(point.fields.map(\.isConstant) == [true, false, false, false])
        #expect(point.fields[0].documentation == ["Across."])
        #expect(point.fields[0].fallbacks.map(\.keys) == [["X"]])
        #expect(point.fields[1].also.map(\.keys) == [["why"]])
        #expect(point.fields.map(\.since) == [nil, 2, nil, nil])
        #expect(point.fields.map(\.until) == [nil, nil, nil, 1])
        #expect(point.fields.map { "\($0.connection)" } == ["value", "value", "transient", "value"])
        #expect(point.retired.map(\.keys) == [["z"]])
        #expect(point.retired.map { $0.constant?.value } == ["0"])
    }

    @Test("A struct without clauses is archived under its own name")
    func defaults() throws {
        guard let point = try #require(declarations("struct Point {\n    var x: Int\n}").first) as? SchemaStructure
        else {
            Issue.record("no struct")
            return
        }
        #expect(point.access == .internal)
        #expect([point.archivedName, point.versionKey] == ["Point", "Point.version"])
        #expect(point.version == 0)
    }

    @Test("A union keeps its head, its cases with their keys, and what is written beside them")
    func union() throws {
        let found = try declarations(
            """
            /// An image.
            enum Picture, version 1, archived as "Pic", formerly "Image" {
                /// Elsewhere.
                case url(URL) key "URL"
                case jpeg(Data) also raw via raw(of:)
                case blank key "blank"
                case none2 key "empty"
                fallback case raw(pixels: packed [UInt8] key "rawdata", wide: Int, note: String?)
                retired "GIF"
            }
            """)
        guard let picture = try #require(found.first) as? SchemaUnion else {
            Issue.record("no union")
            return
        }
        #expect(picture.documentation == ["An image."])
        #expect([picture.archivedName, picture.versionKey] + picture.formerNames == ["Pic", "Pic.version", "Image"])
        #expect(picture.version == 1)
        #expect(picture.cases.map(\.name) == ["url", "jpeg", "blank", "none2", "raw"])
        #expect(picture.cases.map(\.key) == [nil, nil, "blank", "empty", nil])
        #expect(
            picture.cases.map { $0.elements.map(\.key) } == [
                ["URL"], ["jpeg"], [], [], ["rawdata", "wide", "note"],
            ])
        #expect(picture.cases[0].documentation == ["Elsewhere."])
        #expect(picture.cases[0].elements.map(\.label) == [nil])
        #expect(picture.cases[4].elements.map(\.label) == ["pixels", "wide", "note"])
        #expect(picture.cases[4].elements.map(\.isOptional) == [false, false, true])
        #expect(picture.cases.map { $0.alsoFunction?.label } == [nil, "of", nil, nil, nil])
        #expect(picture.cases[1].alsoFunction?.name == "raw")
        #expect(picture.fallbackCase?.name == "raw")
        #expect(picture.retired.map(\.keys) == [["GIF"]])
    }

    @Test("Bit fields keep their places, widths and types")
    func bits() throws {
        let found = try declarations(
            """
            package bits Style: UInt16 {
                /// Heavy.
                var bold: Bool at 0
                var weight: UInt8 at 1 width 4
                var alignment: Alignment at 5 width 2
            }

            package enum Alignment: Int {
                case left = 0
                case right = 3
                unknown .left
            }
            """)
        guard let style = try #require(found.first) as? SchemaBits else {
            Issue.record("no bits")
            return
        }
        #expect(style.access == .package)
        #expect(style.rawType == .uint16)
        #expect(style.fields.map(\.name) == ["bold", "weight", "alignment"])
        #expect(style.fields.map(\.position) == [0, 1, 5])
        #expect(style.fields.map(\.width) == [1, 4, 2])
        #expect(style.fields[0].documentation == ["Heavy."])
        guard case .bool = style.fields[0].type, case .integer(.uint8) = style.fields[1].type,
            case .enumeration(let alignment) = style.fields[2].type
        else {
            Issue.record("other types")
            return
        }
        #expect(alignment.name == "Alignment")
    }

    @Test("Fields of such types name their models, of other modules too")
    func types() throws {
        let found = try declarations(
            """
            import Geography

            class A {
                var point: Point?
                var shape: Shape
                var style: Style = (Style(bold: true))
                var shapes: [Shape: [Point?]]
            }

            bits Style: UInt8 {
                var bold: Bool at 7
            }
            """, imports: [.geography])
        guard let owner = try #require(found.first) as? SchemaClass else {
            Issue.record("no class")
            return
        }
        guard case .structure(let point) = owner.fields[0].type, case .union(let shape) = owner.fields[1].type,
            case .bits(let style) = owner.fields[2].type,
            case .dictionary(key: .union, value: .array(.optional(.structure))) = owner.fields[3].type
        else {
            Issue.record("other types")
            return
        }
        #expect(point.fields.map(\.key) == ["x"])
        #expect(shape.cases.flatMap(\.elements).map(\.key) == ["round"])
        #expect(style.rawType == .uint8)
        #expect(owner.fields.map(\.isOptional) == [true, false, false, false])
    }

    // MARK: Connections

    private static let connections = """
        class Node {}
        struct Plain {
            var x: Int
        }
        struct Holder {
            var node: Node
            weak var other: Node?
            var plain: Plain
        }
        struct Deep {
            var all: [Either?]
        }
        enum Either {
            case holder(Holder)
            case number(Int)
        }
        struct Hashing {
            var nodes: [String: Set<Node>]
        }
        class A {
            var a: Plain?
            var b: Holder?
            var c: Holder
            let d: Holder?
            var e: [Deep]
            var f: Either?
            var g: Set<Deep>
            var h: [Holder: Int]
            var i: Hashing?
            var j: [Hashing]
            var k: Set<Plain>
            transient var l: Holder?
        }
        """

    @Test("A value that holds references is connected as a collection of some is")
    func connected() throws {
        let found = try declarations(Self.connections)
        var connections: [String: [String]] = [:]
        for declaration in found {
            guard let owner = declaration as? any SchemaFieldOwner else { continue }
            connections[owner.name] = owner.fields.map { "\($0.connection)" }
        }
        #expect(
            connections["A"] == [
                "value", "later", "atOnce", "atOnce", "later", "later", "whenConnected", "whenConnected",
                "whenConnected",
                "whenConnected", "value", "transient",
            ])
        #expect(connections["Holder"] == ["atOnce", "atOnce", "value"])
        #expect(connections["Deep"] == ["atOnce"])
        #expect(connections["Hashing"] == ["atOnce"])
    }

    // MARK: Release

    @Test(
        "Strong references lead back through structs, unions and 'any Coding'",
        arguments: [
            ("struct S {\n var a: A?\n}\nclass A {\n var all: [S]\n}", ["A.all"]),
            ("struct S {\n var a: A\n}\nclass A {\n var s: S?\n var all: [S]\n}", ["A.s", "A.all"]),
            ("struct S {\n weak var a: A?\n}\nclass A {\n var all: [S]\n}", []),
            ("enum E {\n case a(A)\n case b(Int)\n}\nclass A {\n var e: E?\n}", ["A.e"]),
            (
                "struct S {\n var e: [E]\n}\nenum E {\n case b(B)\n}\nclass A {\n var s: [S]\n}\nclass B {\n var a: A?\n}",
                ["A.s", "B.a"]
            ),
            ("class A {\n var x: (any Coding)?\n var y: [any Coding]\n}", ["A.x", "A.y"]),
            ("struct S {\n var x: any Coding\n}\nclass A {\n var s: [S]\n var b: B?\n}\nclass B {}", ["A.s"]),
            ("struct S {\n var b: B\n}\nclass A {\n var s: [S]\n}\nclass B {}", []),
        ])
    func leadsBack(text: String, expected: [String]) throws {
        let fields = try declarations(text).flatMap { declaration -> [String] in
            guard let found = declaration as? SchemaClass else { return [] }
            return found.fields.filter(\.leadsBack).map { "\(found.name).\($0.name)" }
        }
        #expect(fields == expected)
    }
}
