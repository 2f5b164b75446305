// Readings that need two versions of a schema: stages of enums, names of objects, nested values.

import CodingReview
import CodingSchema
import TestSupport
import Testing

@Suite("Values of one version read by another") struct ValueReadingTests {
    /// Two schemas whose struct `Holder` has a field `value`, and its finding.
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let old: String
        let new: String
        let verdict: Verdict

        /// The expected reason.
        let words: String
        let stage: Int?
        let isReaderNewer: Bool

        var testDescription: String { name }

        init(
            _ name: String, _ old: String, _ new: String, _ verdict: Verdict, _ words: String = "",
            asOf stage: Int? = nil, isReaderNewer: Bool = true
        ) {
            self.name = name
            self.old = old
            self.new = new
            self.verdict = verdict
            self.words = words
            self.stage = stage
            self.isReaderNewer = isReaderNewer
        }
    }

    private static func schema(_ text: String) throws -> Schema {
        let compilation = SchemaCompiler.compile(
            moduleName: "Test", files: [SourceFile(path: "Test.coding", text: text)], imports: [])
        let problems = compilation.diagnostics.filter { $0.severity == .error }.map(\.message)
        return try #require(compilation.schema, "\(text): \(problems)")
    }

    static func finding(
        old: String, new: String, stage: Int? = nil, isReaderNewer: Bool = true,
        renamed: [DeclarationName: DeclarationName] = [:]
    ) throws -> Finding {
        let (old, new) = (SchemaSide([try schema(old)]), SchemaSide([try schema(new)]))
        let context = ReadingContext(
            writer: old, reader: new, renamed: renamed, isReaderNewer: isReaderNewer,
            readFields: ValueMatrixTests.readFields)
        let holder = DeclarationName("Test", "Holder")
        let written = try #require(old.structures[holder]?.fields.first ?? old.classes[holder]?.fields.first)
        let read = try #require(new.structures[holder]?.fields.first ?? new.classes[holder]?.fields.first)
        return context.finding(written: written.type, asOf: stage, read: read.type)
    }

    private static func holder(_ type: String) -> String { "struct Holder { var value: \(type) }\n" }

    private static func owner(_ type: String) -> String { "class Holder { var value: \(type) }\n" }

    private static let stagedText =
        "enum E: Int, version 2 { case a = 0 case b = 1 since 1 else .a case c = 2 since 2 else .b unknown .a }"
    private static let earlier = "enum E: Int { case a = 0 unknown .a }"

    static let stageRows = [
        Row(
            "A stage that the reader knows", holder("E") + stagedText, holder("E") + earlier, .lossy,
            "'b' is written as 'a'", asOf: 0),
        Row("No stage", holder("E") + stagedText, holder("E") + earlier, .lossy, "'b' (1) is unknown"),
        Row("The present stage", holder("E") + stagedText, holder("E") + stagedText, .safe, asOf: 2),
        Row(
            "A younger stage than the reader's",
            holder("E") + stagedText, holder("E") + "enum E: Int { case a = 0 }", .breaking, "'b' (1) is unknown",
            asOf: 1),
        Row(
            "A stage of an array's elements", holder("[E]") + stagedText, holder("[E]") + "enum E: Int { case a = 0 }",
            .lossy, "an element: 'b' is written", asOf: 0),
        Row(
            "No stage of a set's members", holder("Set<E>") + stagedText,
            holder("Set<E>") + "enum E: Int { case a = 0 }",
            .breaking, "a member: 'b' (1) is unknown", asOf: 0),
        Row(
            "A stage of a dictionary's values and not of its keys",
            holder("[E: E]") + stagedText, holder("[E: E]") + "enum E: Int { case a = 0 }", .breaking,
            "a key: 'b'", asOf: 0),
        Row(
            "A stage of elements that may be nil", holder("[E?]") + stagedText,
            holder("[E?]") + "enum E: Int { case a = 0 }", .lossy, "'b' is written", asOf: 0),
    ]

    static let nameRows = [
        Row("A class", owner("A?") + "class A {}", owner("A?") + "class A {}", .safe),
        Row(
            "A class under another name", owner("A?") + "class A {}", owner("B?") + "class B {}", .breaking,
            "no class that is archived as \"A\""),
        Row(
            "A class with a former name", owner("A?") + "class A {}",
            owner("B?") + "class B, formerly \"A\" {}", .safe),
        Row(
            "A class with another archived name", owner("A?") + "class A {}",
            owner("A?") + "class A, archived as \"B\" {}", .breaking, "archived as \"A\""),
        Row(
            "A class that kept its archived name", owner("A?") + "class A {}",
            owner("B?") + "class B, archived as \"A\" {}", .safe),
        Row(
            "A subclass that is gone", owner("A?") + "class A {} class B: A {}", owner("A?") + "class A {}", .breaking,
            "archived as \"B\""),
        Row("A subclass that is new", owner("A?") + "class A {}", owner("A?") + "class A {} class B: A {}", .safe),
        Row(
            "A subclass that is none any more", owner("A?") + "class A {} class B: A {}",
            owner("A?") + "class A {} class B {}", .breaking, "'B', which does not inherit from 'A'"),
        Row("A superclass", owner("B?") + "class A {} class B: A {}", owner("A?") + "class A {} class B: A {}", .safe),
        Row(
            "A subclass", owner("A?") + "class A {} class B: A {}", owner("B?") + "class A {} class B: A {}",
            .breaking, "'A', which does not inherit from 'B'"),
        Row("Any object, of known classes", owner("A?") + "class A {}", owner("(any Coding)?") + "class A {}", .safe),
        Row(
            "Any object, of a class that is gone", owner("(any Coding)?") + "class A {}", owner("(any Coding)?"),
            .breaking, "archived as \"A\""),
        Row("An object in a string's place", owner("String"), owner("A?") + "class A {}", .breaking, "a string"),
        Row(
            "A struct's array", holder("[S]") + "struct S { var x: Int }", holder("[S]") + "struct S { var x: Int }",
            .safe),
        Row(
            "A struct's array under another name", holder("[S]") + "struct S { var x: Int }",
            holder("[S]") + "struct S, archived as \"T\" { var x: Int }", .breaking, "\"S\" is not a name of 'S'"),
        Row(
            "A struct under another name", holder("S") + "struct S { var x: Int }",
            holder("S") + "struct S, archived as \"T\" { var x: Int }", .safe),
        Row(
            "A struct's array with a former name", holder("[S]") + "struct S { var x: Int }",
            holder("[T]") + "struct T, formerly \"S\" { var x: Int }", .safe),
        Row(
            "Objects of a class in a struct's place", owner("[S]") + "class S { var x: Int }",
            owner("[S]") + "struct S { var x: Int8 }", .breaking, "does not fit Int8"),
        Row(
            "Structs in a class's place", owner("[S]") + "struct S { var x: Int }",
            owner("[S]") + "class S { var x: Int }", .safe),
    ]

    static let nestingRows = [
        Row(
            "A field of a struct in an array", holder("[S]") + "struct S { var x: Int }",
            holder("[S]") + "struct S { var x: Int8 }", .breaking, "does not fit Int8"),
        Row(
            "A struct in a struct", holder("S") + "struct S { var t: T } struct T { var x: Double var y: Int? }",
            holder("S") + "struct S { var t: T } struct T { var x: Double }", .lossy, "'y' has no field"),
        Row(
            "A struct whose telling key is another", holder("S") + "struct S { var x: Int }",
            holder("S") + "struct S { var y: Int }", .lossy, "'y' is missing"),
        Row(
            "Such a struct in an array", holder("[S]") + "struct S { var x: Int }",
            holder("[S]") + "struct S { var y: Int }", .breaking, "'y' is missing"),
        // B is evaluated before A is complete: a loss in A is a loss in B too.
        Row(
            "Structs that hold each other in arrays",
            holder("[B]") + "struct A { var b: [B] var x: Int? } struct B { var a: [A] }",
            holder("[B]") + "struct A { var b: [B] } struct B { var a: [A] }", .lossy, "'x' has no field"),
        Row(
            "Enums with values that hold themselves in arrays",
            holder("E") + "enum E { case leaf(Int) case branch([E]) }",
            holder("E") + "enum E { case leaf(Int8) case branch([E]) }", .breaking, "does not fit Int8"),
        Row(
            "A field that distinguishes keys is ignored",
            holder("[S: Int]") + "struct S { var x: Int var y: Int }",
            holder("[S: Int]") + "struct S { var x: Int }", .lossy, "a key: ", isReaderNewer: false),
        Row(
            "A field that distinguishes keys is ignored, inside of them",
            holder("[S: Int]") + "struct S { var t: [T] } struct T { var x: Int var y: Int }",
            holder("[S: Int]") + "struct S { var t: [T] } struct T { var x: Int }", .lossy, "differ only in 'y'",
            isReaderNewer: false),
        Row(
            "Bits that distinguish keys are ignored",
            holder("[S: Int]") + "bits S: UInt8 { var x: Bool at 0 var y: Bool at 1 }",
            holder("[S: Int]") + "bits S: UInt8 { var x: Bool at 0 }", .lossy, "differ only in 'y'",
            isReaderNewer: false),
        Row(
            "A field of members is ignored",
            holder("Set<S>") + "struct S { var x: Int var y: Int }",
            holder("Set<S>") + "struct S { var x: Int }", .safe, isReaderNewer: false),
        Row(
            "A field of keys that is new",
            holder("[S: Int]") + "struct S { var x: Int }",
            holder("[S: Int]") + "struct S { var x: Int var y: Int = 0 }", .safe),
        Row(
            "A field of keys that is renamed",
            holder("[S: Int]") + "struct S { var x: Int }",
            holder("[S: Int]") + "struct S { var y: Int key \"x\" }", .safe),
        // Objects may form cycles of any depth; the nesting of values is limited.
        Row(
            "Values that hold themselves, where objects did", owner("[S]") + "class S { var x: Int var s: [S] = [] }",
            owner("[S]") + "struct S { var x: Int var s: [S] = [] }", .breaking, "in a cycle"),
        Row(
            "Values that hold each other, where objects did",
            owner("[S]") + "class S { var t: [T] = [] } class T { var s: [S] = [] }",
            owner("[S]") + "struct S { var t: [T] = [] } struct T { var s: [S] = [] }", .breaking, "in a cycle"),
        Row(
            "Values that hold objects, where objects did",
            owner("[S]") + "class S { var t: [T] = [] } class T { var s: [S] = [] }",
            owner("[S]") + "struct S { var t: [T] = [] } class T { var s: [S] = [] }", .safe),
        Row(
            "Objects that hold themselves, where values did",
            owner("[S]") + "struct S { var x: Int var s: [S] = [] }",
            owner("[S]") + "class S { var x: Int var s: [S] = [] }", .safe),
        Row(
            "A struct where an enum with values was",
            holder("E") + "enum E { case a(x: Int) }", holder("E") + "struct E { var x: Int }", .safe),
        Row(
            "An enum with values where a struct was",
            holder("E") + "struct E { var x: Int }", holder("E") + "enum E { case a(x: Int) case b key \"b\" }", .safe),
        Row(
            "A constant of a retired key makes another case",
            holder("E") + "enum E { case b(Int) key \"c\" retired \"a\": Int = 1, still written }",
            holder("E") + "enum E { case a(Int) case b(Int) key \"c\" }", .breaking, "'b' is read as 'a'"),
    ]

    @Test("Stages of enums", arguments: stageRows) func stages(row: Row) throws { try Self.check(row) }
    @Test("Names of objects", arguments: nameRows) func names(row: Row) throws { try Self.check(row) }
    @Test("Values inside of values", arguments: nestingRows) func nesting(row: Row) throws { try Self.check(row) }

    private static func check(_ row: Row) throws {
        let finding = try finding(
            old: row.old, new: row.new, stage: row.stage, isReaderNewer: row.isReaderNewer)
        #expect(finding.verdict == row.verdict, "\(finding)")
        #expect(row.words.isEmpty ? finding.reason.isEmpty : finding.reason.contains(row.words), "\(finding)")
    }

    @Test("A declaration's own change is its cause, and a type's change has none")
    func causes() throws {
        let (long, short) = (
            "enum E: Int { case a = 0 case b = 1 unknown .a }", "enum E: Int { case a = 0 unknown .a }"
        )
        #expect(
            try Self.finding(old: Self.holder("[E]") + long, new: Self.holder("[E]") + short).cause
                == DeclarationName("Test", "E"))
        #expect(try Self.finding(old: Self.holder("Int"), new: Self.holder("Int8")).cause == nil)
        #expect(
            try Self.finding(
                old: Self.holder("E") + long, new: Self.holder("F") + "enum F: Int { case a = 0 unknown .a }"
            )
            .cause == nil)
    }

    @Test("A case that is called something else is the same case where the enum is the same one")
    func renamedEnumerations() throws {
        let (old, new) = (
            "enum E: Int { case a = 0 case b = 1 unknown .a }", "enum F: Int { case a = 0 case c = 1 unknown .a }"
        )
        let names = [DeclarationName("Test", "E"): DeclarationName("Test", "F")]
        #expect(try Self.finding(old: Self.holder("E") + old, new: Self.holder("F") + new, renamed: names) == .safe)
        #expect(try Self.finding(old: Self.holder("E") + old, new: Self.holder("F") + new).verdict == .breaking)
    }

    // The limit detects endless loops. It is not a speed test, because the machine may be busy.
    @Test(
        "A thousand classes above each other, each referred to, take minutes at the most", .integration,
        .timeLimit(.minutes(5)))
    func longInheritance() throws {
        let count = 1_000
        var text = "class C0 {}\n"
        for number in 1..<count { text += "class C\(number): C\(number - 1) {}\n" }
        text += "class Holder {\n"
        for number in 0..<count { text += "    var field\(number): C\(number)?\n" }
        let side = SchemaSide([try Self.schema(text + "}\n")])
        let context = ReadingContext(writer: side, reader: side, readFields: ValueMatrixTests.readFields)
        let fields = try #require(side.classes[DeclarationName("Test", "Holder")]).fields
        for field in fields { #expect(context.finding(written: field.type, read: field.type) == .safe) }
    }

    @Test(
        "A long chain of structs, and structs of many structs, take minutes at the most", .integration,
        .timeLimit(.minutes(5)))
    func longChains() throws {
        let count = 3_000
        func text(_ last: String) -> String {
            var text = Self.holder("[S0]")
            for number in 0..<count { text += "struct S\(number) { var next: [S\(number + 1)] }\n" }
            return text + "struct S\(count) { var x: \(last) }\n"
        }
        let sides = (SchemaSide([try Self.schema(text("Int"))]), SchemaSide([try Self.schema(text("Int8"))]))
        let context = ReadingContext(writer: sides.0, reader: sides.1, readFields: ValueMatrixTests.readFields)
        let holder = DeclarationName("Test", "Holder")
        let written = try #require(sides.0.structures[holder]?.fields.first)
        let read = try #require(sides.1.structures[holder]?.fields.first)
        #expect(context.finding(written: written.type, read: read.type).verdict == .breaking)
        var wide = Self.holder("[S0]")
        for number in 0..<11 {
            wide += "struct S\(number) { var a: S\(number + 1) var b: S\(number + 1) }\n"
        }
        wide += "struct S11 { var x: Int? = 1 }\n"
        #expect(try Self.finding(old: wide, new: wide).verdict == .safe)
    }
}
