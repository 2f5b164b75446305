// What the checker hands to the generator: facts about the model, class by class.

import CodingSchema
import Testing

@Suite("The model of a checked schema")
struct CheckerModelTests {
    private static let geography = ImportedText(
        "Geography",
        """
        access public
        class Address {
            var street: String
        }
        class Skill, archived as "Geo.Skill" {
            let title: String
        }
        """)

    private static let payroll = """
        // Payroll.coding
        import Geography

        access public

        /// A person who is paid.
        class Person {
            var firstName: String key "First"
            var lastName: String key "Last" fallback "Surname", "FamilyName"
        }

        /// Someone on the payroll.
        class Employee: Person, version 4, archived as "HR.Employee", formerly "HREmployee" {
            let employeeID: Int key "EmpID"
            var height: Double = 1.7 since 2 fallback "heightInCentimetres": Int via metres(fromCentimetres:)
            var badge: Badge = .blue since 3 also "colour" as of 2
            var office: Address? since 4
            var skills: [Skill] = []
            weak var mentor: Employee?
            transient var yearsToPension: Int = 0
            retired "Fax", "Pager" until 3
            retired "salary": Int = 0 until 3, still written
        }

        /// What a badge looks like; an old reader is shown the nearest colour that it knows.
        enum Badge: String, version 3 {
            case blue
            case red
            case striped = "red+white" since 3 else .red
            unknown .blue
        }
        """

    private func schema(_ text: String, imports: [ImportedText] = []) throws -> Schema {
        let compilation = SchemaCompiler.compile(text, imports: imports)
        return try #require(compilation.schema, "\(compilation.lines)")
    }

    private func schemaClass(_ name: String, in schema: Schema) throws -> SchemaClass {
        let classes = schema.files.flatMap(\.declarations).compactMap { $0 as? SchemaClass }
        return try #require(classes.first { $0.name == name })
    }

    @Test("A module's files, imports and declarations are in written order")
    func files() throws {
        let schema = try schema(Self.payroll, imports: [Self.geography])
        #expect(schema.moduleName == "Payroll")
        #expect(schema.importedModules == ["Geography"])
        #expect(schema.files.map(\.imports) == [["Geography"]])
        #expect(schema.files[0].declarations.map(\.name) == ["Person", "Employee", "Badge"])
    }

    @Test("A class keeps what its head says")
    func heads() throws {
        let schema = try schema(Self.payroll, imports: [Self.geography])
        let person = try schemaClass("Person", in: schema)
        let employee = try schemaClass("Employee", in: schema)
        #expect(person.documentation == ["A person who is paid."])
        #expect(person.archivedName == "Person")
        #expect(person.version == 0)
        #expect(person.superclass == nil)
        #expect(employee.access == .public)
        #expect(employee.archivedName == "HR.Employee")
        #expect(employee.version == 4)
        #expect(employee.versionKey == "HR.Employee.version")
        #expect(employee.formerNames == ["HREmployee"])
        #expect(employee.refusesNewer == false)
        #expect(employee.chain.map(\.name) == ["Person", "Employee"])
    }

    @Test("A version's own key, a refusal and an open class reach the model")
    func otherHeads() throws {
        let schema = try schema(
            """
            open class A, version 3 key "MVVersion", refuses newer, prefix "MV" {
                var x: Int
                package var y: Int?
                var z: Int key "z"
            }
            final class B {}
            """)
        let first = try schemaClass("A", in: schema)
        #expect(first.access == .open)
        #expect(first.versionKey == "MVVersion")
        #expect(first.refusesNewer)
        #expect(first.fields.map(\.key) == ["MVx", "MVy", "z"])
        #expect(first.fields.map(\.access) == [.public, .package, .public])
        #expect(try schemaClass("B", in: schema).isFinal)
        #expect(try schemaClass("B", in: schema).access == .internal)
    }

    @Test("A field keeps its key, clauses and default")
    func fields() throws {
        let employee = try schemaClass("Employee", in: schema(Self.payroll, imports: [Self.geography]))
        #expect(
            employee.fields.map(\.key) == [
                "EmpID", "height", "badge", "office", "skills", "mentor", "yearsToPension",
            ])
        #expect(employee.fields.map(\.isConstant) == [true, false, false, false, false, false, false])
        #expect(employee.fields.map(\.isRequired) == [true, false, false, false, false, false, false])
        #expect(employee.fields.map(\.isOptional) == [false, false, false, true, false, true, false])
        #expect(employee.fields.map(\.isWeak) == [false, false, false, false, false, true, false])
        #expect(employee.fields.map(\.isConditional) == [false, false, false, false, false, true, false])
        #expect(employee.fields.map(\.since) == [nil, 2, 3, 4, nil, nil, nil])
        #expect(employee.fields.map { Self.shown($0.value) } == ["", "1.7", ".blue", "", "[]", "", "0"])
        let fallback = try #require(employee.fields[1].fallbacks.first)
        #expect(fallback.keys == ["heightInCentimetres"])
        #expect(fallback.conversion?.function.name == "metres")
        #expect(fallback.conversion?.function.label == "fromCentimetres")
        #expect(employee.fields[2].also.map(\.keys) == [["colour"]])
        #expect(employee.fields[2].also.map(\.asOf) == [2])
        #expect(employee.retired.map(\.keys) == [["Fax", "Pager"], ["salary"]])
        #expect(employee.retired.map { $0.constant?.value } == [nil, "0"])
    }

    private static func shown(_ value: SchemaDefault?) -> String {
        switch value {
        case .none: ""
        case .literal(let text): text
        case .nil: "nil"
        case .expression(let text): "(\(text))"
        case .function(let function): "via \(function.name)(\(function.label ?? "_"):)"
        }
    }

    @Test("Every kind of default is Swift text")
    func defaults() throws {
        let found = try schemaClass(
            "A",
            in: schema(
                """
                class A {
                    var a: Int = -0x1F
                    var b: String = "x\\ty"
                    var c: [String: Int] = [:]
                    var d: Int? = nil
                    var e: Date = (Date.distantPast)
                    var f: Int = via make
                    var g: Int = via make(from:)
                    var h: Bool = true
                    var i: Float = 1
                }
                """))
        #expect(
            found.fields.map { Self.shown($0.value) } == [
                "-0x1F", "\"x\\ty\"", "[:]", "nil", "(Date.distantPast)", "via make(_:)", "via make(from:)", "true",
                "1",
            ])
    }

    @Test("A field is connected when its type and its introducer say")
    func connections() throws {
        let found = try schemaClass(
            "A",
            in: schema(
                """
                class A {
                    var value: [String: [Int]]
                    let leaf: B?
                    var needed: B
                    var list: [B]
                    let fixedList: [B]
                    var maybe: B?
                    weak var back: A?
                    var kept: A? conditional
                    var set: Set<B>
                    var byKey: [B: Int]
                    var byName: [String: B]
                    var nested: [Set<B>]?
                    var pairs: Set<[Int: B]>
                    transient var cache: B?
                    var enumValue: Set<E>
                }
                class B {}
                enum E: Int {
                    case a = 0
                    unknown .a
                }
                """))
        let kinds = found.fields.map { "\($0.name) \($0.connection)" }
        #expect(
            kinds == [
                "value value", "leaf atOnce", "needed atOnce", "list later", "fixedList atOnce", "maybe later",
                "back later", "kept later", "set whenConnected", "byKey whenConnected", "byName later",
                "nested whenConnected", "pairs whenConnected", "cache transient", "enumValue value",
            ])
    }

    @Test("An also that has ended is no longer written, and a field that has ended is still read")
    func endings() throws {
        let found = try schemaClass(
            "A",
            in: schema(
                """
                class A, version 3 {
                    var x: Int also "a" until 2 also "b" until 3 also "c" until 4 also "d"
                    var y: Int? until 1
                }
                """))
        #expect(found.fields[0].also.map(\.keys) == [["b"], ["c"], ["d"]])
        #expect(found.fields[1].until == 1)
    }

    @Test("An enum keeps its cases, raw values and its fallback case")
    func enumerations() throws {
        let schema = try schema(Self.payroll, imports: [Self.geography])
        let badge = schema.files[0].declarations.compactMap { $0 as? SchemaEnumeration }[0]
        #expect(badge.version == 3)
        #expect(badge.unknown == .replacement("blue"))
        #expect(badge.access == .public)
        #expect(badge.cases.map(\.name) == ["blue", "red", "striped"])
        #expect(badge.cases.map(\.rawValue) == [nil, nil, "\"red+white\""])
        #expect(badge.cases.map { $0.since?.version } == [nil, nil, 3])
        #expect(badge.cases.map { $0.since?.replacement } == [nil, nil, "red"])
        #expect("\(badge.rawType)" == "string")
    }

    @Test("Several files of a module see each other and keep their order")
    func severalFiles() throws {
        let compilation = SchemaCompiler.compile(
            moduleName: "Payroll",
            files: [
                SourceFile(path: "B.coding", text: "class B: A {\n    var x: Nothing\n}\n"),
                SourceFile(path: "A.coding", text: "class A {\n    var b: B?\n    var y: Missing\n}\n"),
            ], imports: [])
        #expect(compilation.schema == nil)
        #expect(
            compilation.diagnostics.map { "\($0.range.file.path) \($0.message)" } == [
                "B.coding unknown type 'Nothing'", "A.coding unknown type 'Missing'",
            ])
    }

    @Test("Mistakes in another module's files are reported when that module is built, not here")
    func importedMistakes() throws {
        let broken = ImportedText(
            "Broken",
            """
            import Nowhere
            open class Base: Nothing {
                var x: Missing?
                var y: Int
                let z: Base
            }
            enum E: String { case a = 1 }
            clss
            """)
        let compilation = SchemaCompiler.compile(
            "import Broken\nclass A: Base {\n    var w: Int\n    var v: Int key \"y\"\n}\n", imports: [broken])
        #expect(
            compilation.lines == [
                "4:20-22 error: key 'y' is already used by 'Base.y' [duplicateKey]", "note Broken 4:9-9: used here",
            ])
    }

    @Test("A superclass chain goes on in modules that the file does not import")
    func chainThroughModules() throws {
        let schema = try schema(
            "import Middle\nclass Leaf: Branch {}\n",
            imports: [
                ImportedText("Root", "open class Trunk, prefix \"T\" {\n    var age: Int\n}\n"),
                ImportedText("Middle", "import Root\nopen class Branch: Trunk, archived as \"B\" {}\n"),
            ])
        let leaf = try schemaClass("Leaf", in: schema)
        #expect(leaf.chain.map { "\($0.moduleName).\($0.name)" } == ["Root.Trunk", "Middle.Branch", "Payroll.Leaf"])
        #expect(leaf.chain[0].fields.map(\.key) == ["Tage"])
        #expect(schema.importedModules == ["Middle"])
    }
}
