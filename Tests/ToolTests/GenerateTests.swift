// What `coding generate` writes, where, and when it leaves files alone.

import Foundation
import TestSupport
import Testing

@Suite("coding generate")
struct GenerateTests {
    static func schema(_ className: String) -> String { "class \(className) {\n    var name: String\n}\n" }

    /// Runs `coding generate … --output out` and expects it to succeed in silence.
    private func generate(_ arguments: String..., in folder: TemporaryFolder) async throws {
        let run = try await ToolRun.coding(["generate"] + arguments + ["--output", "out"], in: folder)
        #expect(run.exitCode == 0)
        #expect(run.output + run.errors == "")
    }

    @Test("Each schema becomes a file, and the module's class table another")
    func outputs() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.schema("Person"), to: "Payroll.coding")
        try folder.write(Self.schema("Badge"), to: "Badges.coding")
        try await generate("Payroll.coding", "Badges.coding", "--module", "Staff", in: folder)
        #expect(folder.names(in: "out") == ["Badges.coding.swift", "Payroll.coding.swift", "StaffCodingClasses.swift"])
        #expect(try folder.text(of: "out/Payroll.coding.swift").contains("class Person"))
        let table = try folder.text(of: "out/StaffCodingClasses.swift")
        #expect(table.contains("Person.self"))
        #expect(table.contains("Badge.self"))
    }

    /// Names of schemas in a module's folder, and the names of what they become.
    static let names = [
        "C.coding": "C.coding.swift",
        "a_b/C.coding": "a_b+C.coding.swift",
        "a/b_C.coding": "a+b_C.coding.swift",
        "a/b/C.coding": "a+b+C.coding.swift",
        "a+b/C.coding": "a=+b+C.coding.swift",
        "a/b+C.coding": "a+b=+C.coding.swift",
        "a+b+C.coding": "a=+b=+C.coding.swift",
        "a=/b+C.coding": "a==+b=+C.coding.swift",
        "a/=b+C.coding": "a+==b=+C.coding.swift",
        "a=+b/C.coding": "a===+b+C.coding.swift",
        "a b/é.ü.coding": "a b+é.ü.coding.swift",
    ]

    @Test("Names of outputs distinguish schemas of one name, whatever their folders are called")
    func outputNames() async throws {
        let folder = try TemporaryFolder()
        for (number, path) in Self.names.keys.sorted().enumerated() {
            try folder.write(Self.schema("Class\(number)"), to: "Sources/Staff/\(path)")
        }
        try await generate("Sources/Staff", in: folder)
        let expected = (Array(Self.names.values) + ["StaffCodingClasses.swift"]).sorted()
        #expect(folder.names(in: "out") == expected)
        for (number, path) in Self.names.keys.sorted().enumerated() {
            let output = try #require(Self.names[path])
            #expect(try folder.text(of: "out/\(output)").contains("class Class\(number)"))
        }
    }

    @Test(
        "The same files come out, byte for byte, however the schemas are named",
        arguments: [
            ["Sources/Staff/"],
            ["./Sources/../Sources/Staff"],
            ["Sources/Staff/b/A.coding", "Sources/Staff/A.coding", "--root", "Sources/Staff"],
            ["Sources/Staff/b", "Sources/Staff/A.coding", "Sources/Staff", "--root=./Sources/Staff/"],
            [
                "--root", "Sources/Staff", "--module", "Staff", "--", "Sources/Staff/A.coding",
                "Sources/Staff/b/A.coding",
            ],
        ])
    func sameOutput(arguments: [String]) async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.schema("First"), to: "Sources/Staff/A.coding")
        try folder.write(Self.schema("Second"), to: "Sources/Staff/b/A.coding")
        try await generate("Sources/Staff", in: folder)
        let names = folder.names(in: "out")
        #expect(names == ["A.coding.swift", "StaffCodingClasses.swift", "b+A.coding.swift"])
        let run = try await ToolRun.coding(["generate", "--output", "again"] + arguments, in: folder)
        #expect(run.exitCode == 0)
        #expect(folder.names(in: "again") == names)
        for name in names {
            #expect(try folder.text(of: "again/\(name)") == folder.text(of: "out/\(name)"))
        }
    }

    @Test("Two schemas that would become one file are refused")
    func collision() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.schema("First"), to: "a/A.coding")
        try folder.write(Self.schema("Second"), to: "b/A.coding")
        let run = try await ToolRun.coding(["generate", "a/A.coding", "b/A.coding", "--output", "out"], in: folder)
        #expect(run.exitCode == 2)
        #expect(run.errors.contains("error: 'a/A.coding' and 'b/A.coding' would both become 'A.coding.swift'"))
        #expect(run.errors.contains("'--root'"))
        #expect(folder.names(in: "out") == [])
    }

    @Test(
        "The module is named after the schemas' folder, as SwiftPM would",
        arguments: [
            ("Staff", ["."], "Staff"),
            ("Staff", ["A.coding"], "Staff"),
            ("my-staff 2", ["A.coding"], "my_staff_2"),
            ("2staff", ["."], "_staff"),
        ])
    func moduleName(name: String, arguments: [String], module: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.schema("Person"), to: "\(name)/A.coding")
        let paths = arguments.map { "\(name)/\($0)" }
        let run = try await ToolRun.coding(["generate", "--output", "out"] + paths, in: folder)
        #expect(run.exitCode == 0)
        #expect(folder.names(in: "out").contains("\(module)CodingClasses.swift"))
    }

    @Test("A file whose text would not change is not touched")
    func unchanged() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.schema("First"), to: "Staff/A.coding")
        try folder.write(Self.schema("Second"), to: "Staff/B.coding")
        try await generate("Staff", in: folder)
        let names = folder.names(in: "out")
        for name in names { try folder.age("out/\(name)") }
        let before = try names.map { try folder.stamp(of: "out/\($0)") }
        try await generate("Staff", in: folder)
        #expect(try names.map { try folder.stamp(of: "out/\($0)") } == before)

        try folder.write(Self.schema("Second") + "class Third {\n    var name: String\n}\n", to: "Staff/B.coding")
        try await generate("Staff", in: folder)
        let after = try names.map { try folder.stamp(of: "out/\($0)") }
        #expect(names == ["A.coding.swift", "B.coding.swift", "StaffCodingClasses.swift"])
        #expect(zip(before, after).map { $0 == $1 } == [true, false, false])
        #expect(folder.names(in: "out") == names)
    }

    @Test("A file that changes is replaced in one step: who reads the old one reads it to its end")
    func replacedInOneStep() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.schema("First"), to: "A.coding")
        try await generate("A.coding", "--module", "Staff", in: folder)
        let old = try folder.text(of: "out/A.coding.swift")
        try FileManager.default.linkItem(atPath: folder.path(of: "out/A.coding.swift"), toPath: folder.path(of: "link"))
        try folder.write(Self.schema("Renamed"), to: "A.coding")
        try await generate("A.coding", "--module", "Staff", in: folder)
        #expect(try folder.text(of: "link") == old)
        #expect(try folder.text(of: "out/A.coding.swift").contains("Renamed"))
        #expect(folder.names(in: "out") == ["A.coding.swift", "StaffCodingClasses.swift"])
    }

    @Test("Where one schema has an error, no file is written, made or removed")
    func nothingOnError() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.schema("First"), to: "Staff/A.coding")
        try folder.write(Self.schema("Second"), to: "Staff/B.coding")
        try await generate("Staff", in: folder)
        let names = folder.names(in: "out")
        let before = try names.map { try folder.stamp(of: "out/\($0)") }
        try folder.write(Self.schema("Renamed"), to: "Staff/A.coding")
        try folder.write("class {", to: "Staff/B.coding")
        try folder.write(Self.schema("New"), to: "Staff/C.coding")
        let run = try await ToolRun.coding(["generate", "Staff", "--output", "out"], in: folder)
        #expect(run.exitCode == 1)
        #expect(run.errors.hasPrefix("Staff/B.coding:1:"))
        #expect(folder.names(in: "out") == names)
        #expect(try names.map { try folder.stamp(of: "out/\($0)") } == before)
    }

    @Test("Where one file can't be written, none is")
    func nothingWhenOneFails() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.schema("First"), to: "Staff/A.coding")
        try folder.write("in the way", to: "out/StaffCodingClasses.swift/file")
        let run = try await ToolRun.coding(["generate", "Staff", "--output", "out/"], in: folder)
        #expect(run.exitCode == 2)
        #expect(run.errors == "error: cannot write 'out/StaffCodingClasses.swift': a folder of this name exists\n")
        #expect(folder.names(in: "out") == ["StaffCodingClasses.swift"])
    }

    @Test("A folder means all schemas in it and below, except hidden ones and cycles of links")
    func folders() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.schema("First"), to: "Staff/A.coding")
        try folder.write(Self.schema("Second"), to: "Staff/x/y/B.coding")
        try folder.write("not a schema", to: "Staff/x/.hidden/C.coding")
        try folder.write("not a schema", to: "Staff/x/.C.coding")
        try folder.write("not a schema", to: "Staff/x/C.codings")
        try folder.write(Self.schema("Third"), to: "Staff/z.coding/D.coding")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(of: "Staff/x/circle"),
            withDestinationPath: folder.path(of: "Staff"),
        )
        try await generate("Staff", in: folder)
        #expect(
            folder.names(in: "out") == [
                "A.coding.swift", "StaffCodingClasses.swift", "x+y+B.coding.swift", "z.coding+D.coding.swift",
            ]
        )
    }

    @Test(
        "Schemas of other modules give names and are not generated",
        arguments: [
            "Geography=geo", "Geography=geo/Address.coding",
        ])
    func imports(value: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write("access public\nclass Address {\n    var street: String\n}\n", to: "geo/Address.coding")
        try folder.write("import Geography\nclass Person {\n    var home: Address?\n}\n", to: "Staff/A.coding")
        let alone = try await ToolRun.coding(["generate", "Staff", "--output", "out"], in: folder)
        #expect(alone.exitCode == 1)
        #expect(alone.errors.hasPrefix("Staff/A.coding:3:15: error: unknown type 'Address'"), "\(alone.errors)")
        try await generate("Staff", "--import", value, in: folder)
        #expect(folder.names(in: "out") == ["A.coding.swift", "StaffCodingClasses.swift"])
        #expect(try folder.text(of: "out/A.coding.swift").contains("import Geography"))
    }
}
