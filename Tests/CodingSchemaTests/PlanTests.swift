// The coding plan: what is written under which key, how it is read back, and which keys show that a value is present.

import CodingSchema
import TestSupport
import Testing

@Suite("The coding plan")
struct PlanTests {
    private static let text = """
        class Person, version 5, formerly "Human" {
            var name: String key "Name" fallback "Title", "Heading"
            var badge: Badge = .blue since 3 fallback "colour": Int via badge(of:) also "shade" as of 1 until 4
            weak var boss: Person?
            var nick: String? = "none"
            var note: String?
            var friends: Set<Person> = []
            var spot: Spot
            var fax: String? until 2
            transient var cache: Int = 0
            retired "age": Int = 7 until 1, still written
        }
        enum Badge: String, version 2 {
            case blue
            case red since 2 else .blue
            unknown .blue
        }
        struct Spot, version 1 {
            var x: Int fallback "X"
            var y: Int?
        }
        struct Loose, version 1 {
            var weights: indexed [Int]
            var y: Int?
        }
        enum Mark {
            case at(Spot) key "at"
            case pair(a: Int?, b: Int)
            case end key "end"
            fallback case text(String) key "text"
        }
        class Unused {
            var loose: Loose
            let mark: Mark
            weak var other: Person?
        }

        """

    private func owner(_ name: String) throws -> SchemaOwner {
        let compilation = SchemaCompiler.compile(Self.text)
        let schema = try #require(compilation.schema, "\(compilation.lines)")
        let declarations = schema.files.flatMap(\.declarations)
        return try #require(declarations.compactMap { $0 as? SchemaOwner }.first { $0.name == name })
    }

    private func lines(_ steps: [WriteStep]) -> [String] {
        steps.map { step in
            let condition =
                switch step.condition {
                case .always: ""
                case .ifNotNil: " if not nil"
                case .nilAsNull: " nil as null"
                case .conditional(let writesNull): writesNull ? " conditional or null" : " conditional"
                }
            let change =
                switch step.change {
                case .none: ""
                case .stage(let version, let enumeration): " as \(enumeration.name) \(version)"
                case .converted(let function): " by \(function.name)"
                case .former(let function): " for \(function.name)"
                }
            return "\(step.key): \(step.type.schemaText)\(condition)\(change)"
        }
    }

    @Test("Each version writes its keys")
    func writes() throws {
        let plan = try owner("Person").plan
        let always = [
            "Name: String", "boss: Person conditional", "nick: String nil as null", "note: String if not nil",
            "friends: Set<Person>", "spot: Spot",
        ]
        func rest(_ version: Int) -> [String] {
            lines(plan.writes(inVersion: version)).filter { !always.contains($0) }
        }
        #expect(lines(plan.writes(inVersion: 5)).filter(always.contains) == always)
        #expect(rest(5) == ["Person.version: Int64", "badge: Badge", "age: Int"])
        #expect(rest(4) == ["Person.version: Int64", "badge: Badge", "shade: Badge as Badge 1", "age: Int"])
        #expect(rest(2) == ["Person.version: Int64", "colour: Int for badge", "fax: String if not nil", "age: Int"])
        #expect(plan.writes.filter(\.isPresent).map(\.key) == plan.writes(inVersion: 5).map(\.key))
    }

    @Test("A field is read under the first key that is present")
    func reads() throws {
        let plan = try owner("Person").plan
        #expect(plan.reads.map(\.field.key) == ["Name", "badge", "boss", "nick", "note", "friends", "spot", "fax"])
        let (name, badge) = (plan.reads[0], plan.reads[1])
        #expect(name.candidates.map(\.key) == ["Name", "Title", "Heading"])
        #expect(badge.candidates.map(\.conversion?.name) == [nil, "badge"])
        let present: Set<String> = ["Heading", "Title", "spot.X"]
        let presence = KeyPresence { present.contains($0) ? .value : .missing }
        #expect(name.candidate(in: presence)?.key == "Title")
        #expect(badge.candidate(in: presence) == nil)
        #expect(plan.reads[6].candidate(in: presence)?.key == "spot")
        let null = KeyPresence { $0 == "Name" ? .null : .value }
        #expect(name.candidate(in: null)?.key == "Name")
    }

    @Test("Without any key there is a default, nil or an error")
    func missing() throws {
        let reads = try owner("Person").plan.reads + owner("Unused").plan.reads
        let results = reads.map { read in
            switch read.missing {
            case .null: "nil"
            case .literal(let text): text
            case .expression(let text): "(\(text))"
            case .function(let function): function.name
            case .noElements: "no elements"
            case .ownFields: "own fields"
            case .error: "error"
            }
        }
        #expect(
            results == [
                "error", ".blue", "nil", "\"none\"", "nil", "[]", "error", "nil", "own fields", "error", "nil",
            ])
        #expect(reads.map(\.field.requiresKey).filter(\.self).count == 3)
    }

    @Test("References are read when the object is known")
    func phases() throws {
        let phases = try owner("Person").plan.reads.map(\.phase)
        #expect(phases[0] == .initializer)
        #expect(phases[2] == .connect)
        #expect(phases[5] == .whenConnected)
    }

    @Test("A value is present by the keys that a reader asks for")
    func presence() throws {
        let spot = try owner("Spot").plan
        #expect(spot.presence.alternatives.map { $0.map(\.key) } == [["x"], ["X"]])
        let loose = try owner("Loose").plan
        #expect(loose.presence.alternatives.map { $0.map(\.key) } == [["weights"], ["y"], ["Loose.version"]])
        let mark = try owner("Mark").plan
        #expect(mark.presence.alternatives.map { $0.map(\.key) } == [["at"], ["b"], ["end"], ["text"]])
        func presentCase(_ keys: Set<String>) -> String? {
            KeyPresence { keys.contains($0) ? .value : .missing }.presentCase(of: mark, under: "mark")?.name
        }
        #expect(presentCase(["mark.at.X", "mark.b"]) == "at")
        #expect(presentCase(["mark.a", "mark.b"]) == "pair")
        #expect(presentCase(["mark.text"]) == "text")
        #expect(presentCase(["mark.a"]) == nil)
        let weights = KeyPresence { $0 == "loose.weights[0]" ? .value : .missing }
        #expect(weights.hasValue(of: .structure(SchemaStructure(name: "Empty", moduleName: "")), forKey: "e"))
        #expect(weights.hasParts(of: loose, under: "loose"))
    }

    @Test("The plan has the keys of other versions")
    func olderKeys() throws {
        let plan = try owner("Person").plan
        #expect(try owner("Person").formerNames == ["Human"])
        #expect(plan.olderKeys == ["Title", "Heading", "colour", "age"])
        #expect(plan.usedKeys.isSuperset(of: ["Name", "shade", "colour", "fax", "age", "Person.version"]))
        #expect(ReferencedClasses(of: try owner("Unused")).classes.map(\.name) == ["Person"])
    }

    @Test("Values that hold each other list the same references, each in the order of its own fields")
    func referencesOfCycle() throws {
        let text = """
            struct A { var others: [B]\nvar last: [X?] }
            struct B { var others: [A]\nvar shared: [S]\nvar last: [Y?] }
            struct S { var first: [Z?]\nvar numbers: [Int] }
            struct Outer { var b: [B]\nvar a: [A] }
            class X {}\nclass Y {}\nclass Z {}
            """
        let schema = try #require(SchemaCompiler.compile(text).schema)
        let values = schema.files.flatMap(\.declarations).compactMap { $0 as? SchemaStructure }
        for _ in 1...2 {
            let names = values.map { ReferencedClasses(of: $0).classes.map(\.name).joined() }
            #expect(names == ["ZYX", "XZY", "Z", "XZY"])
            #expect(values.map { SynthesizedConformances(of: $0).list } == [[], [], [], []])
        }
    }

    @Test("A raw value is its sign and its digits, whatever is between them")
    func rawValues() throws {
        let text = "enum E: Int {\n  case a = - 5 formerly -\n7\n  case b = -/* */6\n  unknown .a\n}\n"
        let schema = try #require(SchemaCompiler.compile(text).schema)
        let enumeration = try #require(schema.files.flatMap(\.declarations).first as? SchemaEnumeration)
        #expect(enumeration.cases.map(\.rawValue) == ["-5", "-6"])
        #expect(enumeration.rawValues.map(\.text) == ["-5", "-6"])
        #expect(enumeration.formerRawValues.map(\.rawValue.text) == ["-7"])
    }

    @Test("What a value holds is found without recursion", .integration)
    func deepValues() throws {
        let count = 3_000
        let structs = (0..<count).map { "struct S\($0) { var a: [S\($0 + 1)]\nvar b: C\($0 % 3)? }" }
        let text = (structs + ["struct S\(count) { var a: Int }", "class C0 {}\nclass C1 {}\nclass C2 {}"]).joined(
            separator: "\n")
        try withStack {
            let schema = try #require(SchemaCompiler.compile(text).schema)
            let first = try #require(schema.files.flatMap(\.declarations).first as? SchemaStructure)
            #expect(SynthesizedConformances(of: first).list.isEmpty)
            let names = ReferencedClasses(of: first).classes.map(\.name)
            // A field's references are found before those of the next field.
            #expect(names == (0..<3).map { "C\((count - 1 - $0) % 3)" })
        }
    }
}
