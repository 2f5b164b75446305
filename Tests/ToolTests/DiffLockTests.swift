// `coding diff --against`: a release that a lock keeps.

import TestSupport
import Testing

@Suite("coding diff --against")
struct DiffLockTests {
    static let lock = """
        coding-lock 1
        release "1.0"
        module "Payroll"
        file "Payroll.coding"
        |class Person {
        |    var name: String
        |}
        release "1.1"
        module "Payroll"
        file "Payroll.coding"
        |class Person {
        |    var name: String
        |    var age: Int
        |}

        """

    static func folder(lock: String = lock) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(lock, to: "Baseline.coding-lock")
        try folder.write(
            "class Person {\n    var name: String\n    var age: Int\n}\n", to: "Sources/Other name/Payroll.coding")
        return folder
    }

    @Test("The newest release is compared with, or the one that is named")
    func releases() async throws {
        let folder = try Self.folder()
        let newest = try await ToolRun.coding(["diff", "--against", "Baseline.coding-lock", "Sources"], in: folder)
        #expect(newest.output == "no change from 1.1 to the working tree\n", "\(newest.errors)")
        let first = try await ToolRun.coding(
            ["diff", "--against", "Baseline.coding-lock", "--release", "1.0", "Sources"], in: folder)
        #expect(first.output.contains("\n1.0 → the working tree: 2 changes in 1 declaration: 1 breaking, 1 safe\n"))
        #expect(first.output.contains("new: Sources/Other name/Payroll.coding:3:9"))
    }

    @Test(
        "What is wrong with a lock is reported with its line",
        arguments: [
            (
                lock, ["--release", "1.1x"],
                "error: unknown release '1.1x'; did you mean '1.1'?\n'Baseline.coding-lock' has '1.0', '1.1'\n"
            ),
            (lock + "what\n", [], "error: Baseline.coding-lock:15: unknown word 'what'"),
            ("coding-lock 1\n", [], "error: 'Baseline.coding-lock' has no release\n"),
            ("class A {}\n", [], "error: Baseline.coding-lock:1: not a lock"),
            (lock, ["--module", "Other"], "error: release '1.1' has no module 'Other'\nit has 'Payroll'"),
        ] as [(String, [String], String)])
    func mistakes(lock: String, arguments: [String], message: String) async throws {
        let run = try await ToolRun.coding(
            ["diff", "--against", "Baseline.coding-lock", "Sources"] + arguments, in: try Self.folder(lock: lock))
        #expect(run.exitCode == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test("Nothing that a lock holds is obeyed by a terminal")
    func hostile() async throws {
        let lock = Self.lock.replacing("\"1.1\"", with: "\"\\u{1b}[2J\\u{a}\"")
        let folder = try Self.folder(lock: lock)
        for arguments in [["--release", "x"], ["--module", "Other"], ["--module", "Payroll"], ["--matrix"]] {
            let run = try await ToolRun.coding(
                ["diff", "--against", "Baseline.coding-lock", "Sources"] + arguments, in: folder)
            #expect((run.output + run.errors).contains("\u{FFFD}[2J"), "\(arguments)")
            #expect(!(run.output + run.errors).contains("\u{1B}"), "\(arguments)")
        }
    }

    @Test("A release whose schemas have errors today is reported")
    func errors() async throws {
        let folder = try Self.folder(lock: Self.lock.replacing("age: Int", with: "age: Imt"))
        let run = try await ToolRun.coding(["diff", "--against", "Baseline.coding-lock", "Sources"], in: folder)
        #expect(run.exitCode == 1)
        #expect(run.errors.contains("1.1:Payroll.coding:3:14: error: "), "\(run.errors)")
        #expect(run.errors.contains("error: 1.1 can't be compared"))
    }

    @Test("What a release recorded of other modules can be imported")
    func imports() async throws {
        let lock = """
            coding-lock 1
            release "1.0"
            module "App"
            file "B.coding"
            |import Core
            |class Leaf: Base {
            |}
            module "Core"
            file "A.coding"
            |open class Base {
            |    public var id: Int
            |}

            """
        let folder = try TemporaryFolder()
        try folder.write(lock, to: "lock")
        try folder.write("import Core\nclass Leaf: Base {\n}\n", to: "App/B.coding")
        try folder.write("open class Base {\n    public var id: Int\n}\n", to: "Core/A.coding")
        let run = try await ToolRun.coding(
            ["diff", "--against", "lock", "App", "--module", "App", "--import", "Core=Core"], in: folder)
        #expect(run.output == "no change from 1.0 to the working tree\n", "\(run.errors)")
    }
}
