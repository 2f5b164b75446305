// What the checker hands to the generator of types, clauses and hand-written classes.

import CodingSchema
import Testing

@Suite("The model of types and clauses")
struct CheckerClauseModelTests {
    private func schema(_ text: String, imports: [ImportedText] = []) throws -> Schema {
        let compilation = SchemaCompiler.compile(text, imports: imports)
        return try #require(compilation.schema, "\(compilation.lines)")
    }

    private func classes(_ text: String, imports: [ImportedText] = []) throws -> [String: SchemaClass] {
        let declarations = try schema(text, imports: imports).files.flatMap(\.declarations)
        return declarations.reduce(into: [:]) { classes, declaration in
            if let found = declaration as? SchemaClass { classes[found.name] = found }
        }
    }

    private func fields(_ members: [String]) throws -> [SchemaField] {
        let text = "class A {\n" + members.joined(separator: "\n") + "\n}\nclass B {}\n"
        return try #require(try classes(text)["A"]).fields
    }

    // MARK: Types

    static let types: [(written: String, model: String)] = [
        ("Decimal", "decimal"),
        ("CGPoint", "point"),
        ("[CGSize]", "[size]"),
        ("[String: CGRect?]", "[string: rectangle?]"),
        ("NSRange", "range"),
        ("Set<VectorValue>", "Set<vector>"),
        ("packed [Int8]", "packed little int8"),
        ("packed(little) [Double]", "packed little double"),
        ("packed(big) [UInt16]", "packed big uint16"),
        ("indexed [Float?]", "indexed float?"),
        ("indexed [[B]]", "indexed [B]"),
        ("[String: [any Coding]]", "[string: [any]]"),
        ("[(any Coding)?]", "[any?]"),
        ("[[Int?]?]", "[[int?]?]"),
        ("Set<[Bool?]>", "Set<[bool?]>"),
    ]

    @Test("A type reaches the model as it is written", arguments: types)
    func type(written: String, model: String) throws {
        let field = try #require(try fields(["    var x: \(written)"]).first)
        #expect(Self.shown(field.type) == model)
        #expect(field.isOptional == false)
    }

    private static func shown(_ type: SchemaType) -> String {
        switch type {
        case .integer(let type): "\(type)"
        case .geometry(let geometry): "\(geometry)"
        case .array(let element): "[\(shown(element))]"
        case .dictionary(let key, let value): "[\(shown(key)): \(shown(value))]"
        case .set(let element, let form): "\(form.rawValue)<\(shown(element))>"
        case .object(let found): found.name
        case .existential: "any"
        case .optional(let element): shown(element) + "?"
        case .packed(let element, let isBigEndian): "packed \(isBigEndian ? "big" : "little") \(shown(element))"
        case .indexed(let element): "indexed \(shown(element))"
        default: "\(type)"
        }
    }

    @Test("A field's own question mark is the field's, not its type's")
    func optionals() throws {
        let found = try fields(["    var x: packed [Int8]?", "    var y: (any Coding)?", "    var z: [Int?]?"])
        #expect(found.map(\.isOptional) == [true, true, true])
        #expect(found.map { Self.shown($0.type) } == ["packed little int8", "any", "[int?]"])
    }

    @Test("Objects of any class are connected as those of one class are")
    func connections() throws {
        let found = try fields([
            "    var maybe: (any Coding)?",
            "    var list: [any Coding]",
            "    var table: [String: (any Coding)?]",
            "    weak var back: (any Coding)?",
            "    var kept: (any Coding)? conditional",
            "    transient var cache: (any Coding)?",
            "    var byKey: [B: any Coding]",
            "    var apart: indexed [B]",
            "    var numbers: indexed [Int]",
            "    var packed: packed [Int8]",
            "    var sets: [Set<B>?]",
        ])
        #expect(
            found.map { "\($0.name) \($0.connection)" } == [
                "maybe later", "list later", "table later", "back later", "kept later", "cache transient",
                "byKey whenConnected", "apart later", "numbers value", "packed value", "sets whenConnected",
            ])
        #expect(found.map(\.isConditional)[2...5] == [false, true, true, false])
    }

    @Test("A conversion can be packed")
    func conversions() throws {
        let field = try #require(try fields(["    var x: Int = 0 fallback \"y\": packed(big) [Float]? via f"]).first)
        let conversion = try #require(field.fallbacks.first?.conversion)
        #expect(Self.shown(conversion.type) == "packed big float")
        #expect(conversion.isOptional)
    }

    @Test("Defaults of the rarer types are Swift text")
    func defaults() throws {
        let found = try fields([
            "    var a: Decimal = -7", "    var b: CGPoint = (CGPoint.zero)", "    var c: indexed [Int] = []",
            "    var d: packed [Int8] = []",
        ])
        #expect(found.map(Self.text) == ["-7", "(CGPoint.zero)", "[]", "[]"])
    }

    static let decimals: [(written: String, sign: String, exponent: Int, significand: Int)] = [
        ("1234567.891", "plus", -3, 1_234_567_891),
        ("-1.5", "minus", -1, 15),
        ("0.1", "plus", -1, 1),
        ("1_000.0", "plus", 3, 1),
        ("1.25e3", "plus", 1, 125),
        ("2E-10", "plus", -10, 2),
        ("0.0", "plus", 0, 0),
        ("-0.00", "minus", 0, 0),
        ("00.50", "plus", -1, 5),
        ("1e127", "plus", 127, 1),
        ("999999999.999999999", "plus", -9, 999_999_999_999_999_999),
    ]

    @Test("A decimal is what is written, to the last digit", arguments: decimals)
    func decimal(written: String, sign: String, exponent: Int, significand: Int) throws {
        let text = "Decimal(sign: .\(sign), exponent: \(exponent), significand: \(significand))"
        #expect(DecimalLiteral(written)?.swiftText == text)
        let field = try #require(try fields(["    var x: Decimal = \(written)"]).first)
        #expect(Self.text(field) == written)
        let retired = try #require(
            try classes("class A {\n    retired \"x\": Decimal = \(written), still written\n}\n")["A"]?.retired.first)
        #expect(retired.constant?.value == written)
    }

    private static func text(_ field: SchemaField) -> String {
        switch field.value {
        case .literal(let text): text
        case .expression(let text): "(\(text))"
        default: ""
        }
    }

    // MARK: Clauses

    @Test("A class's clauses reach the model")
    func clauses() throws {
        let found = try classes(
            """
            class A, keeps unknown, unique via uniqued(decoded:), replaced via standIn {
                var x: Int
            }
            class B: A, refuses coding {}
            class C, sequential, unique via uniqued {}
            class D, keyed only {}
            """)
        let first = try #require(found["A"])
        #expect(first.keepsUnknown)
        #expect(first.uniqueFunction?.name == "uniqued")
        #expect(first.uniqueFunction?.label == "decoded")
        #expect(first.replacementFunction?.name == "standIn")
        #expect(first.replacementFunction?.label == nil)
        #expect(first.refusesCoding == false)
        #expect(found["B"]?.refusesCoding == true)
        #expect(found["B"]?.keepsUnknown == false)
        #expect(found["C"]?.uniqueFunction?.label == nil)
        let kinds = ["A", "B", "C", "D"].compactMap { name in found[name].map { "\($0.archives)" } }
        #expect(kinds == ["keyed", "keyed", "keyedAndSequential", "keyed"])
    }

    @Test("The first class of a chain that keeps unknown keys is the one that says so")
    func unknownKeys() throws {
        let found = try classes("class A, keeps unknown {}\nclass B: A {}\nclass C: B, keeps unknown {}\n")
        #expect(["A", "B", "C"].compactMap { found[$0]?.keepsUnknown } == [true, false, false])
    }

    @Test("A class that refuses coding has its fields in memory only")
    func refusals() throws {
        let found = try classes(
            """
            class A {}
            class B: A, refuses coding {
                let a: A
                var b: [B]
                let set: Set<A>
                transient var c: Int = 0
            }
            """)
        #expect(found["B"]?.fields.map { "\($0.connection)" } == ["value", "value", "value", "transient"])
    }

    @Test("A transient field names what rebuilds it")
    func rebuilding() throws {
        let found = try fields([
            "    transient var x: Int = 0 rebuilt via f()", "    transient var y: Int = 0", "    var z: Int",
        ])
        #expect(found.map { $0.rebuildFunction?.name } == ["f", nil, nil])
        #expect(found.map { $0.rebuildFunction?.label } == [nil, nil, nil])
    }

    @Test("Swift members keep their text and the line on which it begins")
    func swiftMembers() throws {
        let found = try classes(
            """
            class A {
                var x: Int
                swift {
                    func f() {}
                }

                swift
                { var y: Int { 1 } }
            }
            """)
        let members = try #require(found["A"]).swiftMembers
        #expect(members.map(\.text) == ["\n        func f() {}\n    ", " var y: Int { 1 } "])
        #expect(members.map(\.line) == [3, 8])
    }

    // MARK: Classes written by hand

    @Test("An extended class is a final class with fields and clauses")
    func extensions() throws {
        let found = try classes(
            """
            /// Written by hand.
            public extend final class Hand, version 2, archived as "H" {
                var x: Int
                var y: Hand?
            }
            class A {
                var hand: Hand?
            }
            """)
        let hand = try #require(found["Hand"])
        #expect(hand.isExtension)
        #expect(hand.isFinal)
        #expect(hand.access == .public)
        #expect(hand.documentation == ["Written by hand."])
        #expect(hand.version == 2)
        #expect(hand.archivedName == "H")
        #expect(hand.fields.map(\.name) == ["x", "y"])
        let user = try #require(found["A"])
        #expect(user.isExtension == false)
        guard case .object(let model) = user.fields[0].type else {
            Issue.record("the type is no class")
            return
        }
        #expect(model === hand)
    }

    @Test("Declarations of all kinds are in written order")
    func order() throws {
        let schema = try schema(
            """
            class A {}
            extend final class B {}
            enum C: Int {
                case x = 0
                unknown .x
            }
            extend final class D {}
            class E {}
            """)
        #expect(schema.files[0].declarations.map(\.name) == ["A", "B", "C", "D", "E"])
    }

    @Test("An external superclass is a name, and no class of the schema")
    func externalSuperclass() throws {
        let found = try classes("class A: external NSObject {}\nclass B: A {}\n")
        #expect(found["A"]?.externalSuperclass == "NSObject")
        #expect(found["A"]?.superclass == nil)
        #expect(found["B"]?.externalSuperclass == nil)
        #expect(found["B"]?.chain.map(\.name) == ["A", "B"])
    }

    @Test("A file keeps all its imports, and the schema those of modules with schemas")
    func imports() throws {
        let schema = try schema(
            "import UIKit\nimport Geography\nimport CoreLocation\nclass A {}\n", imports: [.geography])
        #expect(schema.files.map(\.imports) == [["UIKit", "Geography", "CoreLocation"]])
        #expect(schema.importedModules == ["Geography"])
    }

    @Test("A field has the type in Swift and the type in archives")
    func hasBothTypes() throws {
        let schema = try #require(MessageFile.first(in: "Conversions")?.compile().schema)
        let found = try #require(schema.files[0].declarations.first as? SchemaClass)
        let types = found.fields.map { "\($0.name): \($0.valueType.swiftName) as \($0.type.schemaText)" }
        #expect(
            types == [
                "a: Kelvin as Double", "b: [Kelvin: Set<Kelvin>] as [Double: Set<Double>]",
                "c: [Kelvin] as packed [Double]", "d: Images.Image as packed [UInt8]", "e: UUID as String",
                "f: Point as Form", "g: [UUID] as indexed [String]", "h: UUID as Data", "k: Channel as boxed Int",
                "m: Channel as String", "rawValue: Channel as String", "i: Form as Form",
            ])
    }

    @Test("An external class has the superclass, keys, parameters and module that its line states")
    func isInTheModel() throws {
        let schema = try #require(MessageFile.first(in: "External")?.compile().schema)
        let classes = schema.files[0].declarations.filter(\.isExternal).compactMap { $0 as? SchemaClass }
        #expect(classes.map(\.name) == ["Shape", "Square", "Document", "Stamp"])
        #expect(classes[0].external?.keys == ["name", "size"] && classes[1].external?.keys == nil)
        #expect(classes[0].external?.parameters.map(\.name) == ["name", "size", "style"])
        #expect(classes[1].superclass === classes[0] && classes[1].archivedName == "Quad")
        #expect(classes[2].swiftModule == "Storage" && classes[3].isInSequences && classes[0].fields.isEmpty)
    }

    @Test("The model has the waivers of every kind of declaration, and those of what is gone")
    func model() throws {
        let text = """
            waived classRemoved of Pager because "no release ever wrote one"
            class A {
                waived keyRetired of "Fax" because "nobody sends any"
                waived versionChanged because "withdrawn"
            }
            extend final class B { waived fieldRemoved of b because "1" }
            struct C { waived fieldRemoved of c because "2" }
            enum D: Int { case one = 0 waived caseRemoved of d because "3" unknown .one }
            enum E { case one(Int) waived caseRemoved of `default` because "4" }
            bits F: UInt8 { var one: Bool at 0 waived bitFieldRemoved of f because "5" }
            """
        let compilation = SchemaCompiler.compile(text)
        #expect(compilation.lines == [])
        let file = try #require(compilation.schema?.files.first)
        let waivers = file.waivers + file.declarations.flatMap(\.waivers)
        #expect(
            waivers.map { "\($0.rule) \($0.member ?? "-") \($0.reason)" } == [
                "classRemoved Pager no release ever wrote one", "keyRetired Fax nobody sends any",
                "versionChanged - withdrawn", "fieldRemoved b 1", "fieldRemoved c 2", "caseRemoved d 3",
                "caseRemoved default 4", "bitFieldRemoved f 5",
            ])
        #expect(waivers.map(\.location.text).last == "waived bitFieldRemoved of f because \"5\"")
    }
}
