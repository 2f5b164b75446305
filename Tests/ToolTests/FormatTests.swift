// What `coding format` writes, what it leaves alone, and what it says with `--check`.

import Foundation
import TestSupport
import Testing

@Suite("coding format")
struct FormatTests {
    static let messy = "class A{var a:Int since 2 key \"b\"}"
    static let neat = "class A {\n    var a: Int key \"b\" since 2\n}\n"

    private func format(_ arguments: String..., in folder: TemporaryFolder) async throws -> ToolRun {
        try await ToolRun.coding(["format"] + arguments, in: folder)
    }

    @Test("Schemas are rewritten in place, in silence")
    func rewrites() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.messy, to: "Staff/A.coding")
        try folder.write("\u{FEFF}enum B { }\r\n", to: "Staff/b/B.coding")
        try folder.write(Self.messy, to: "C.coding")
        let run = try await format("Staff", "C.coding", in: folder)
        #expect(run.exitCode == 0)
        #expect(run.output + run.errors == "")
        #expect(try folder.text(of: "Staff/A.coding") == Self.neat)
        #expect(try folder.text(of: "Staff/b/B.coding") == "enum B {}\n")
        #expect(try folder.text(of: "C.coding") == Self.neat)
        #expect(folder.names(in: ".") == ["C.coding", "Staff"])
        #expect(folder.names(in: "Staff") == ["A.coding", "b"])
    }

    @Test("A schema that would not change is not touched")
    func unchanged() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.neat, to: "A.coding")
        try folder.write(Self.messy, to: "B.coding")
        for name in ["A.coding", "B.coding"] { try folder.age(name) }
        let before = try ["A.coding", "B.coding"].map { try folder.stamp(of: $0) }
        let run = try await format(".", in: folder)
        #expect(run.exitCode == 0)
        let after = try ["A.coding", "B.coding"].map { try folder.stamp(of: $0) }
        #expect(zip(before, after).map { $0 == $1 } == [true, false])
    }

    @Test("With --fix, cases get the numbers that Swift would count, and nothing else changes")
    func fixes() async throws {
        let folder = try TemporaryFolder()
        let missing = "enum A: Int {\n    case a  // the first\n    case b = 7\n    case `class` since 1 else .a\n}\n\n"
        let union = "enum B {\n    case a\n}\n"
        try folder.write(missing + union, to: "A.coding")
        let check = try await format("A.coding", "--check", "--fix", in: folder)
        #expect(check.exitCode == 1)
        #expect(check.errors.contains("A.coding:2:12: error: not formatted"), "\(check.errors)")
        let run = try await format("A.coding", "--fix", in: folder)
        #expect(run.exitCode == 0)
        // A version is never written by the tool: that would change the format.
        #expect(run.errors.contains("[sinceAboveVersion]") && !run.errors.contains("not formatted"))
        #expect(run.output.contains("A.coding:2: case 'a' has no raw value"), "\(run.output)")
        let fixed = missing.replacing("case a ", with: "case a = 0 ").replacing("`class`", with: "`class` = 8")
        #expect(try folder.text(of: "A.coding") == fixed + union.replacing("case a", with: "case a key \"a\""))
        try folder.write("enum A: Int { case a b }", to: "A.coding")
        #expect(try await format("A.coding", "--fix", in: folder).exitCode == 1)
        #expect(try folder.text(of: "A.coding") == "enum A: Int { case a b }")
    }

    static let swiftLike = """
        class Drawing {
            let id: UUID = UUID()
            var name = "x"
            var isOpen = false;
            var scale = -1.5, count = 0
            lazy var total: Int = 0
            private var secret: String = ""
            var width: CGFloat
            unowned var owner: Drawing
            var created = Date()
            var tags = ["a": 1]
            var rows = [[1, 2], [3]]
            var left, right: Double
            var top: Array<Int>
            weak let next: Drawing?
            var bottom Int
        }

        enum Kind: String {
            case a, b
        }

        enum Level: Int {
            case low = 1, high
        }

        enum Paint {
            case solid(String), empty
            case line(Double, Double)
        }

        struct Point { var x: Double; var y: Double }

        """

    static let schema = """
        class Drawing {
            let id: UUID = (UUID())
            var name: String = "x"
            var isOpen: Bool = false
            var scale: Double = -1.5
            var count: Int = 0
            var total: Int = 0
            internal var secret: String = ""
            var width: Double
            unowned var owner: Drawing?
            var created: Date = (Date())
            var tags: [String: Int] = ["a": 1]
            var rows: [[Int]] = [[1, 2], [3]]
            var left: Double
            var right: Double
            var top: [Int]
            weak var next: Drawing?
            var bottom: Int
        }

        enum Kind: String {
            case a
            case b
        }

        enum Level: Int {
            case low = 1
            case high = 2
        }

        enum Paint {
            case solid(String)
            case empty key "empty"
            case line(value: Double, value2: Double)
        }

        struct Point {
            var x: Double
            var y: Double
        }

        """

    @Test("With --fix, a schema that was written as if it were Swift becomes valid, and what was done is listed")
    func swiftHabits() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.swiftLike, to: "Shapes/A.coding")
        let run = try await format("Shapes", "--fix", in: folder)
        #expect(run.exitCode == 0 && run.errors == "", "\(run.errors)")
        #expect(try folder.text(of: "Shapes/A.coding") == Self.schema)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count >= 20 && lines.allSatisfy { $0.hasPrefix("Shapes/A.coding:") }, "\(run.output)")
        #expect(run.output.contains("Shapes/A.coding:3: the type of the field is missing: write ': String'"))
        let check = try await ToolRun.coding(["check", "Shapes"], in: folder)
        #expect(check.exitCode == 0, "\(check.errors)")
        let again = try await format("Shapes", "--fix", in: folder)
        #expect(again.exitCode == 0 && again.output + again.errors == "")
    }

    @Test(
        "Fixes that change a key, a name or a clause, or that only the author can choose, are shown and not applied",
        arguments: [
            ("class A {\n    var b: Strin\n}\n", "did you mean 'String'?"),
            ("class A {\n    var b: Int key \"\"\n    var c: String key \"\"\n}\n", "fix: remove"),
            ("class A {\n    var b: Int = 1 + 2\n    var c = d\n}\n", nil),
        ] as [(String, String?)])
    func offered(schema: String, offer: String?) async throws {
        let folder = try TemporaryFolder()
        try folder.write(schema, to: "A.coding")
        let run = try await format("A.coding", "--fix", in: folder)
        if let offer {
            #expect(run.errors.contains(offer), "\(run.errors)")
            #expect(try folder.text(of: "A.coding") == schema)
            #expect(run.output == "")
        } else {
            #expect(try folder.text(of: "A.coding").contains("var c = d\n"))
        }
    }

    @Test("With --check nothing is written, and each schema that would change is an error")
    func check() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.neat, to: "Staff/A.coding")
        try folder.write("// é\n" + Self.messy, to: "Staff/B.coding")
        try folder.write("\u{FEFF}" + Self.neat, to: "Staff/C.coding")
        let before = try ["A", "B", "C"].map { try folder.stamp(of: "Staff/\($0).coding") }
        let run = try await format("Staff", "--check", "--quiet", in: folder)
        #expect(run.exitCode == 1)
        #expect(run.output == "")
        #expect(
            run.errors == """
                Staff/B.coding:2:8: error: not formatted: 'coding format' would change this line
                Staff/C.coding:1:1: error: not formatted: 'coding format' would change this line

                """)
        #expect(try ["A", "B", "C"].map { try folder.stamp(of: "Staff/\($0).coding") } == before)
        let neat = try await format("Staff/A.coding", "--check", in: folder)
        #expect(neat.exitCode == 0)
        #expect(neat.output + neat.errors == "")
    }

    @Test("A schema with a syntax error is left as it is, and the others are formatted", arguments: [[], ["--check"]])
    func syntaxError(_ options: [String]) async throws {
        let folder = try TemporaryFolder()
        let wrong = "class A{var a Int}"
        try folder.write(wrong, to: "A.coding")
        try folder.write(options.isEmpty ? Self.messy : Self.neat, to: "B.coding")
        let run = try await ToolRun.coding(["format", "."] + options, in: folder)
        #expect(run.exitCode == 1)
        #expect(run.errors.contains("A.coding:1:14: error: "), "\(run.errors)")
        #expect(!run.errors.contains("B.coding"))
        #expect(try folder.text(of: "A.coding") == wrong)
        #expect(try folder.text(of: "B.coding") == Self.neat)
    }

    @Test("What only the checker refuses is no matter of the formatter")
    func checkerError() async throws {
        let folder = try TemporaryFolder()
        try folder.write("class A: Missing{var a:Nothing}", to: "A.coding")
        let run = try await format("A.coding", in: folder)
        #expect(run.exitCode == 0)
        #expect(run.output + run.errors == "")
        #expect(try folder.text(of: "A.coding") == "class A: Missing {\n    var a: Nothing\n}\n")
    }

    @Test("A file keeps its permissions, and a link stays a link")
    func permissionsAndLinks() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.messy, to: "A.coding")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path(of: "A.coding"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(of: "B.coding"), withDestinationPath: "A.coding")
        let run = try await format("B.coding", in: folder)
        #expect(run.exitCode == 0)
        #expect(try folder.text(of: "A.coding") == Self.neat)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(of: "A.coding"))
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
        let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path(of: "B.coding"))
        #expect(link == "A.coding")
    }

    @Test("A file that is read-only is left as it is, unless nothing would change", arguments: [false, true])
    func readOnly(isNeat: Bool) async throws {
        let folder = try TemporaryFolder()
        let text = isNeat ? Self.neat : Self.messy
        try folder.write(text, to: "A.coding")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.path(of: "A.coding"))
        let run = try await format("A.coding", in: folder)
        #expect(run.exitCode == (isNeat ? 0 : 2))
        #expect(run.errors == (isNeat ? "" : "error: cannot write 'A.coding': it is read-only\n"))
        #expect(try folder.text(of: "A.coding") == text)
        #expect(folder.names(in: ".") == ["A.coding"])
    }

    @Test(
        "A wrong call says what is wrong",
        arguments: [
            ([], "error: no schema is given"),
            (["gone.coding"], "error: cannot read 'gone.coding': file not found"),
            (["notes.txt"], "error: 'notes.txt' is not a schema"),
            (["--modul", "M", "."], "error: unknown option '--modul'"),
        ])
    func wrongCalls(_ arguments: [String], _ message: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.messy, to: "notes.txt")
        let run = try await ToolRun.coding(["format"] + arguments, in: folder)
        #expect(run.exitCode == 2)
        #expect(run.errors.hasPrefix(message), "\(run.errors)")
    }
}
