// Changes inside enums and bit fields, and their verdicts in the four directions.

import CodingSchema
import Testing

@testable import CodingReview

@Suite("Changes inside enums and bit fields") struct ValueChangeTests {
    /// Two bodies of a declaration `E`, and the changes: the rule, the member, and the four verdicts' first letters.
    struct Row: Sendable, CustomTestStringConvertible {
        let old: String
        let new: String
        let changes: [String]

        var testDescription: String { "\(old) → \(new)" }

        init(_ old: String, _ new: String, _ changes: String...) {
            self.old = old
            self.new = new
            self.changes = changes
        }
    }

    static func schema(_ text: String) throws -> Schema {
        let holder =
            "\nstruct Holder { var value: E }\nenum Inner: Int { case none0 = 0 case one = 1 unknown .none0 }\n"
        let compilation = SchemaCompiler.compile(
            moduleName: "Test", files: [SourceFile(path: "Test.coding", text: text + holder)], imports: [])
        let problems = compilation.diagnostics.filter { $0.severity == .error }.map(\.message)
        return try #require(compilation.schema, "\(text): \(problems)")
    }

    static func changes(from old: String, to new: String) throws -> [Change] {
        let (old, new) = (try schema(old), try schema(new))
        let sides = (SchemaSide([old]), SchemaSide([new]))
        let changes = ValueChanges(
            newReadsOld: ReadingContext(
                writer: sides.0, reader: sides.1, isReaderNewer: true, readFields: ValueMatrixTests.readFields),
            oldReadsNew: ReadingContext(
                writer: sides.1, reader: sides.0, isReaderNewer: false, readFields: ValueMatrixTests.readFields))
        let drafts = changes.drafts(from: try declaration(of: old), to: try declaration(of: new))
        return drafts.map { $0.change(in: DeclarationName("Test", "E"), waivers: Waivers([])) }
    }

    private static func declaration(of schema: Schema) throws -> SchemaDeclared {
        try #require(schema.files.flatMap(\.declarations).first { $0.name == "E" })
    }

    private static func text(of change: Change) -> String {
        let verdicts = Direction.allCases.map { direction in
            change.findings[direction].map { String($0.verdict.rawValue.prefix(1)) } ?? "-"
        }
        return "\(change.rule.rawValue) \(change.member ?? "") \(verdicts.joined())"
    }

    private static func check(_ row: Row) throws {
        let changes = try changes(from: row.old, to: row.new)
        #expect(changes.map(text) == row.changes)
        for change in changes {
            #expect(change.oldLocation != nil || change.newLocation != nil)
            #expect(change.summary.last != ".")
            for finding in change.findings.values {
                #expect(finding.reason.first?.isUppercase == false && finding.reason.last != ".")
                #expect(finding.verdict != .safe || finding.fix == nil)
            }
        }
    }

    // MARK: Enums with raw values

    static let enumerationRows = [
        Row(
            "enum E: Int { case a = 0 unknown .a }", "enum E: Int { case a = 0 case b = 1 unknown .a }",
            "caseAdded b slls"),
        Row(
            "enum E: Int { case a = 0 }", "enum E: Int { case a = 0 case b = 1 unknown .a }",
            "caseAdded b sbls", "unknownCaseChanged  ssls"),
        Row("enum E: Int { case a = 0 case b = 1 }", "enum E: Int { case a = 0 }", "caseRemoved b bsbs"),
        Row(
            "enum E: Int { case a = 0 case b = 1 unknown .a }", "enum E: Int { case a = 0 unknown .a }",
            "caseRemoved b lsls"),
        // The unknown case has the name of the removed case, which was added again.
        Row(
            "enum E: String { case a case b = \"x\" unknown .b }",
            "enum E: String { case a case b = \"y\" unknown .b }",
            "rawValueChanged b ssls"),
        Row(
            "enum E: Int { case a = 0 case b = 1 unknown .a }", "enum E: Int { case b = 0 case a = 1 unknown .a }",
            "rawValueChanged b bbls", "rawValueChanged a bbls"),
        Row(
            "enum E: Int { case a = 0 case b = 1 unknown .a }", "enum E: Int { case a = 0 case b = 2 unknown .a }",
            "rawValueChanged b llls"),
        Row(
            "enum E: Int { case a = 0 case b = 1 unknown .a }", "enum E: Int { case a = 0 case c = 1 unknown .a }",
            "memberRenamed c ssls"),
        Row(
            "enum E: String { case a case b unknown .a }", "enum E: String { case a case c unknown .a }",
            "rawValueChanged c llls"),
        Row(
            "enum E: String { case a case b unknown .a }", "enum E: String { case a case c = \"x\" unknown .a }",
            "caseAdded c slls", "caseRemoved b lsls"),
        Row(
            "enum E: String { case a case b case red }", "enum E: String { case a case reed case b case c }",
            "rawValueChanged reed bbbs", "caseAdded c sbbs"),
        Row(
            "enum E: String { case a = \"\\u{e9}\" unknown .a }",
            "enum E: String { case a = \"\\u{65}\\u{301}\" unknown .a }"),
        Row(
            "enum E: Int { case a = 0 case b = 300 unknown .a }",
            "enum E: Int16 { case a = 0 case b = 300 unknown .a }",
            "rawTypeChanged  ssls"),
        Row(
            "enum E: Int { case a = 0 case b = 300 unknown .a }", "enum E: Int8 { case a = 0 case b = 3 unknown .a }",
            "rawTypeChanged  bsls", "rawValueChanged b blls"),
        Row(
            "enum E: Int { case a = 0 unknown .a }", "enum E: String { case a unknown .a }",
            "rawTypeChanged  bbls"),
        Row(
            "enum E: Int { case a = 0 case b = 1 unknown .a }", "enum E: Int { case a = 0 case b = 1 unknown .b }",
            "unknownCaseChanged  ssls"),
        Row(
            "enum E: Int { case a = 0 case b = 1 unknown .a }", "enum E: Int { case a = 0 case b = 1 }",
            "unknownCaseChanged  ssbs"),
        Row(
            "enum E: Int { case a = 0 case b = 1 unknown .a }",
            "enum E: Int { case a = 0 case b = 1 unknown c(rawValue) }",
            "unknownCaseChanged  ssss"),
        Row(
            "enum E: Int { case a = 0 unknown c(rawValue) }",
            "enum E: Int { case a = 0 case b = 1 unknown c(rawValue) }",
            "caseAdded b ssss"),
        Row(
            "enum E: Int { case a = 0 case b = 1 unknown c(rawValue) }",
            "enum E: Int { case a = 0 unknown c(rawValue) }",
            "caseRemoved b ssss"),
        Row(
            "enum E: Int { case a = 0 unknown c(rawValue) }", "enum E: Int8 { case a = 0 unknown c(rawValue) }",
            "rawTypeChanged  bsss"),
        Row(
            "enum E: Int { case a = 0 case b = 1 case c = 2 unknown .a }",
            "enum E: Int { case a = 0 case c = 2 formerly 1 unknown .a }",
            "caseChanged c ssls", "caseRemoved b lsls"),
        Row(
            "enum E: Int { case a = 0 case c = 2 formerly 1, 3 unknown .a }",
            "enum E: Int { case a = 0 case c = 2 unknown .a }", "caseChanged c lsls"),
        Row(
            "enum E: Int { case a = 0 case c = 2 formerly 1, 3 }",
            "enum E: Int { case a = 0 case c = 2 formerly 1 }", "caseChanged c bsbs"),
        Row(
            "enum E: Int { case a = 0 case c = 2 formerly 1 unknown .a }",
            "enum E: Int { case a = 0 case c = 1 unknown .a }", "rawValueChanged c lsls", "caseChanged c ssls"),
        Row(
            "enum E: Int, version 1 { case a = 0 case b = 1 unknown .a }",
            "enum E: Int, version 1 { case a = 0 case b = 1 since 1 else .a unknown .a }", "caseChanged b ssls"),
        Row(
            "enum E: Int { case a = 0 case b = 1 unknown .a }",
            "enum E: Int, version 1 { case a = 0 case b = 1 unknown .a }",
            "versionChanged  ssss"),
    ]

    @Test("The cases of an enum with raw values", arguments: enumerationRows)
    func enumerations(row: Row) throws { try Self.check(row) }

    // MARK: Enums with values

    static let unionRows = [
        Row("enum E { case a(Int) case b key \"b\" }", "enum E { case a(Int) case b key \"b\" }"),
        Row("enum E { case a(Int) }", "enum E { case a(Int) case b key \"b\" }", "caseAdded b sbbs"),
        Row(
            "enum E { case a(Int) fallback case z(Int) }",
            "enum E { case a(Int) case b key \"b\" fallback case z(Int) }",
            "caseAdded b sbls"),
        Row(
            "enum E { case a(Int) fallback case z(Int) }",
            "enum E { case a(Int) case b key \"b\" also z via f fallback case z(Int) }", "caseAdded b slls"),
        Row("enum E { case a(Int) case b key \"b\" }", "enum E { case a(Int) }", "caseRemoved b bsbs"),
        Row("enum E { case a(Int) }", "enum E { case a(Int8) }", "caseChanged a bsbs"),
        Row("enum E { case a(Int) }", "enum E { case a(Int) key \"b\" }", "caseChanged a bbbs"),
        Row(
            "enum E { case a(Int) case b(Int) }", "enum E { case a(Int) key \"b\" case b(Int) key \"a\" }",
            "caseChanged a bbbs", "caseChanged b bbbs"),
        Row(
            "enum E { case a(Int) key \"k\" case b key \"b\" }", "enum E { case c(Int) key \"k\" case b key \"b\" }",
            "memberRenamed c ssbs"),
        Row(
            "enum E { case a(Int) case b key \"b\" }", "enum E { case c(Int) case b key \"b\" }", "caseChanged c bbbs"),
        Row(
            "enum E { case a(Int) case b key \"b\" }", "enum E { case c(Int8) case b key \"b\" }",
            "caseAdded c sbbs", "caseRemoved a bsbs"),
        Row("enum E { case a(x: Int) }", "enum E { case a(x: Int, y: Int?) }", "caseChanged a ssbs"),
        Row("enum E { case a(x: Int, y: Int?) }", "enum E { case a(x: Int) }", "caseChanged a lsbs"),
        Row("enum E { case a(x: Int) }", "enum E { case a(x: Int, y: Int) }", "caseChanged a bsbs"),
        Row(
            "enum E { case a(x: Int) }", "enum E { case a(x: Int, y: Int) case z(x: Int) }",
            "caseChanged a bsbs", "caseAdded z sbbs"),
        Row(
            "enum E { case a(x: Int, y: Int) }", "enum E { case a(x: Int key \"y\", y: Int key \"x\") }",
            "caseChanged a bbbs"),
        Row(
            "enum E { case a(x: Int, y: Int?) }", "enum E { case a(x: Int, y: Int? key \"z\") }",
            "caseChanged a llbs"),
        // A case with fewer values reads the archives of a removed one, and of one whose keys changed.
        Row(
            "enum E { case a(x: Int, y: Int) case c key \"c\" }", "enum E { case b(x: Int) case c key \"c\" }",
            "caseAdded b sbbs", "caseRemoved a bsbs"),
        Row(
            "enum E { case a(x: Int, y: Int) case c key \"c\" }",
            "enum E { case b(x: Int) case a(p: Int, q: Int) case c key \"c\" }",
            "caseAdded b sbbs", "caseChanged a bbbs"),
        Row("enum E { case a(Inner) }", "enum E { case a(Int) }", "caseChanged a slbs"),
        // Cases that share a key.
        Row(
            "enum E { case a(Int) key \"k\" case b(String) key \"k\" }",
            "enum E { case b(String) key \"k\" case a(Int8) key \"k\" }", "caseChanged a bsbs"),
        Row(
            "enum E { case a(Int) key \"k\" }", "enum E { case a(Int) key \"k\" case b(String) key \"k\" }",
            "caseAdded b sbbs"),
        Row(
            "enum E { case a(Int) key \"k\" case b(String) key \"k\" case c(Data) key \"k\" }",
            "enum E { case a(Int) key \"k\" case b(String) key \"k\" }", "caseRemoved c bsbs"),
        Row(
            "enum E { case a(Int) key \"k\" case b(String) key \"k\" }",
            "enum E { case a(Int) key \"k\" case c(String) key \"k\" }", "memberRenamed c ssbs"),
        Row(
            "enum E { case a(Int) key \"k\" case b(String) key \"k\" }",
            "enum E { case a(Int) key \"k\" case b(String) key \"j\" }", "caseChanged b bbbs"),
        Row(
            "enum E { case a(url: URL) }", "enum E { case a key \"url\" }",
            "caseChanged a lbbs"),
        // Cases that a tag names.
        Row(
            "enum E: Int, tag \"t\" { case a = 0 case b(Int) = 1 key \"b\" }",
            "enum E: Int, tag \"u\" { case a = 0 case b(Int) = 1 key \"b\" }", "tagChanged  bbbs"),
        Row(
            "enum E: Int, tag \"t\" { case a = 0 case b(Int) = 1 key \"b\" unknown .a }",
            "enum E: Int, tag \"u\" { case a = 0 case b(Int) = 1 key \"b\" unknown .a }", "tagChanged  bbls"),
        Row(
            "enum E { case a(Int) key \"a\" case b key \"b\" }",
            "enum E: String, tag \"t\" { case a(Int) key \"a\" case b }", "tagChanged  bbbs"),
        Row(
            "enum E: String, tag \"t\" { case a(Int) key \"a\" case b }",
            "enum E { case a(Int) key \"a\" case b key \"b\" }", "tagChanged  bbbs"),
        Row(
            "enum E: Int, tag \"t\" { case a = 0 case b(Int) = 1 key \"b\" }",
            "enum E: String, tag \"t\" { case a case b(Int) key \"b\" }", "rawTypeChanged  bbbs"),
        Row(
            "enum E: Int, tag \"t\" { case a = 0 }", "enum E: Int, tag \"u\" { case a = 0 case b(Int) = 1 key \"b\" }",
            "tagChanged  bbbs", "caseAdded b sbbs"),
    ]

    @Test("The cases of an enum whose cases carry values", arguments: unionRows)
    func unions(row: Row) throws { try Self.check(row) }

    // MARK: Bit fields

    static let bitRows = [
        Row("bits E: UInt8 { var a: Bool at 0 }", "bits E: UInt8 { var a: Bool at 0 }"),
        Row(
            "bits E: UInt8 { var a: Bool at 0 }", "bits E: UInt8 { var a: Bool at 0 var b: Bool at 1 }",
            "bitFieldAdded b ssss"),
        Row(
            "bits E: UInt8 { var a: Bool at 0 var b: Bool at 1 }", "bits E: UInt8 { var a: Bool at 0 }",
            "bitFieldRemoved b lsss"),
        Row("bits E: UInt8 { var a: Bool at 0 }", "bits E: UInt8 { var a: Bool at 1 }", "bitsMoved a bbss"),
        Row(
            "bits E: UInt8 { var a: Bool at 0 var b: Bool at 1 }",
            "bits E: UInt8 { var a: Bool at 1 var b: Bool at 0 }",
            "bitsMoved a bbss", "bitsMoved b bbss"),
        Row(
            "bits E: UInt8 { var a: UInt8 at 0 width 3 }", "bits E: UInt8 { var a: UInt8 at 0 width 4 }",
            "bitsMoved a sbss"),
        Row(
            "bits E: UInt8 { var a: Int8 at 0 width 3 }", "bits E: UInt8 { var a: Int8 at 0 width 4 }",
            "bitsMoved a bbss"),
        Row(
            "bits E: UInt8 { var a: UInt8 at 0 width 3 }", "bits E: UInt8 { var a: UInt16 at 0 width 3 }",
            "typeChanged a ssss"),
        Row(
            "bits E: UInt8 { var a: UInt8 at 0 width 3 }", "bits E: UInt8 { var a: Int8 at 0 width 3 }",
            "typeChanged a bbss"),
        Row("bits E: UInt8 { var a: Bool at 0 }", "bits E: UInt8 { var a: UInt8 at 0 width 1 }", "typeChanged a ssss"),
        Row(
            "bits E: UInt8 { var a: UInt8 at 0 width 2 }", "bits E: UInt8 { var a: Bool at 0 }",
            "typeChanged a bsss", "bitsMoved a bsss"),
        Row(
            "bits E: UInt8 { var a: UInt8 at 0 width 2 }", "bits E: UInt8 { var a: Inner at 0 width 2 }",
            "typeChanged a lsss"),
        Row("bits E: UInt8 { var a: Bool at 0 }", "bits E: UInt8 { var b: Bool at 0 }", "memberRenamed b ssss"),
        Row("bits E: UInt8 { var a: Bool at 0 }", "bits E: UInt16 { var a: Bool at 0 }", "rawTypeChanged  ssss"),
        Row(
            "bits E: UInt16 { var a: Bool at 9 }", "bits E: UInt8 { var a: Bool at 0 }",
            "rawTypeChanged  bsss", "bitsMoved a bbss"),
        // Another field uses the bits of a removed field.
        Row(
            "bits E: UInt8 { var a: UInt8 at 0 width 2 }", "bits E: UInt8 { var b: Bool at 1 }",
            "bitFieldAdded b bsss", "bitFieldRemoved a lbss"),
    ]

    @Test("Bit fields", arguments: bitRows)
    func bits(row: Row) throws { try Self.check(row) }

    @Test("The fixes are clauses for the new schema")
    func fixes() throws {
        func fix(_ old: String, _ new: String, _ direction: Direction) throws -> String? {
            let changes = try Self.changes(from: old, to: new)
            return changes.first?.findings[direction]?.fix?.steps[0].text
        }
        let (short, long) = ("enum E: Int { case a = 0 }", "enum E: Int { case a = 0 case b = 1 }")
        #expect(try fix(short, long, .thisReadsFuture) == "unknown .a")
        #expect(try fix(short, long, .oldReadsNew) == "since 1 else .a")
        #expect(try fix(long, short, .newReadsOld) == "case b = 1")
        let quoted = "enum E: String { case a case b = \"\\\"\\\\\\n\\u{e9}\" }"
        #expect(
            try fix(quoted, "enum E: String { case a }", .newReadsOld) == "case b = \"\\\"\\\\\\n\u{e9}\"")
        #expect(
            try fix(
                "bits E: UInt8 { var a: UInt8 at 0 width 2 }",
                "bits E: UInt8 { var a: UInt8 at 0 width 2 var b: Bool at 3 }", .newReadsOld) == nil)
        #expect(
            try fix("bits E: UInt8 { var a: Bool at 0 }", "bits E: UInt8 { var a: Bool at 2 }", .newReadsOld)
                == "at 0")
        #expect(
            try fix(
                "enum E { case a(Int) fallback case z(Int) }",
                "enum E { case a(Int) case b(x: Int?, y: String) fallback case z(Int) }", .oldReadsNew)
                == "also z via olderForm")
        #expect(
            try fix(
                "enum E { case a(Int) case b(x: Int?, y: String) }", "enum E { case a(Int) }", .newReadsOld)
                == "case b(x: Int? key \"x\", y: String key \"y\")")
    }
}
