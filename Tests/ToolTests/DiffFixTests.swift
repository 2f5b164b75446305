// `coding diff --fix`, and that it and `coding freeze` agree on what a released version may change.

import TestSupport
import Testing

@Suite("Fixes that coding diff applies")
struct DiffFixTests {
    private static let old = "class Person {\n    var name: String\n}\n"

    @Test("The edits are printed, or applied, and then the review is safe")
    func applies() async throws {
        let new = "class Person {\n    var fullName: String\n}\n"
        let folder = try DiffCommandTests.folder(old: Self.old, new: new)
        let check = try await ToolRun.coding(["diff", "old", "new", "--fix", "--check"], in: folder)
        #expect(check.exitCode == 1)
        #expect(
            check.output == """
                --- new/Payroll.coding
                +++ new/Payroll.coding
                @@ -1,3 +1,3 @@
                 class Person {
                -    var fullName: String
                +    var fullName: String fallback "name" also "name"
                 }

                """)
        #expect(try folder.text(of: "new/Payroll.coding") == new)
        let fix = try await ToolRun.coding(["diff", "old", "new", "--fix", "--fail-on", "lossy"], in: folder)
        #expect(fix.exitCode == 0, "\(fix.output)\(fix.errors)")
        #expect(fix.output.contains("new reads old: safe, old reads new: safe"), "\(fix.output)")
        #expect(try folder.text(of: "new/Payroll.coding").contains("fallback \"name\" also \"name\""))
        let again = try await ToolRun.coding(["diff", "old", "new", "--fix", "--check"], in: folder)
        #expect(again.exitCode == 0 && again.output == "")
    }

    @Test(
        "What a released version can't change, both the review and freezing refuse, and accept after the fix",
        arguments: [
            ("var name: String", "var name: String\n    var badge: Int = 0", 0),
            ("var name: String", "var fullName: String fallback \"name\" also \"name\"", 0),
            ("var name: String", "var name: String\n    var badge: Int = 0 since 1", 1),
            ("var badge: Int? since 1", "var badge: String? since 1", 1),
            ("var badge: Int = 0 since 1", "var number: Int = 0 since 1", 1),
            (
                "var name: String fallback \"n\" also \"n\"", "var fullName: String fallback \"n\" also \"n\"", 0
            ),
            ("var name: String fallback \"n\": Int via f also \"n\": Int via g", "var fullName: String", 0),
            (
                "var size: Double key \"size2\" since 1 fallback \"size\": Int via f also \"size\": Int via g",
                "var size: String key \"size2\" since 1 fallback \"size\": Int via f also \"size\": Int via g", 1
            ),
        ])
    func agreesWithFreezing(old: String, members: String, version: Int) async throws {
        let folder = try TemporaryFolder()
        let head = "class Person" + (version == 0 ? "" : ", version \(version)")
        try folder.write("\(head) {\n    \(old)\n}\n", to: "Staff/Staff.coding")
        func freeze(_ release: String) async throws -> ToolRun {
            try await ToolRun.coding(
                ["freeze", "Staff", "--output", "Archives", "--release", release], in: folder)
        }
        #expect(try await freeze("1.0").exitCode == 0)
        try folder.write("\(head) {\n    \(members)\n}\n", to: "Staff/Staff.coding")
        let diff = ["diff", "--against", "Baseline.coding-lock", "Staff"]
        let review = try await ToolRun.coding(diff, in: folder)
        let target = "the class 'Person'" + (version == 0 ? "" : ", in place of its version")
        #expect(review.output.contains("and: add to \(target): version \(version + 1)"), "\(review.output)")
        let refused = try await freeze("2.0")
        #expect(refused.exitCode == 1, "\(refused.errors)")
        let fixed = try await ToolRun.coding(diff + ["--fix"], in: folder)
        #expect(!fixed.output.contains("breaking") && !fixed.output.contains("lossy"), "\(fixed.output)")
        let frozen = try await freeze("2.0")
        #expect(frozen.exitCode == 0, "\(frozen.errors)")
    }

    private static let point = "struct Point {\n    var x: Double\n    var y: Double\n    var isSet: Bool\n}\n"
    private static let whole = "    var origin: Point\n"
    private static let parts = """
            var x: Double key "origin.x"
            var y: Double key "origin.y"
            var originIsSet: Bool key "origin.isSet"

        """

    @Test(
        "Fields that take the keys of a struct's, or the reverse, are the same to the review; freezing asks",
        arguments: [(whole, parts), (parts, whole), (whole.replacing("Point", with: "Point?"), parts)])
    func movesOfStructs(old: String, new: String) async throws {
        let folder = try TemporaryFolder()
        func write(_ members: String) throws {
            let point = members.contains("Point") ? Self.point : ""
            try folder.write("\(point)class Shape {\n    var name: String\n\(members)}\n", to: "Shapes/Shape.coding")
        }
        func freeze(_ release: String, _ options: String...) async throws -> ToolRun {
            let arguments = ["freeze", "Shapes", "--output", "Archives", "--release", release]
            return try await ToolRun.coding(arguments + options, in: folder)
        }
        try write(old)
        #expect(try await freeze("1.0").exitCode == 0)
        try write(new)
        let review = try await ToolRun.coding(["diff", "--against", "Baseline.coding-lock", "Shapes"], in: folder)
        if old.contains("?") {
            #expect(!review.output.contains("versionChanged"), "\(review.output)")
        } else {
            #expect(!review.output.contains("breaking") && !review.output.contains("lossy"), "\(review.output)")
        }
        // The values have other paths, and could be others that are equal.
        #expect(try await freeze("2.0").exitCode == 1)
        let frozen = try await freeze("2.0", "--accept")
        #expect(frozen.exitCode == 0, "\(frozen.errors)")
        let expected = try folder.text(of: "Archives/Shape.v0.expected")
        #expect(expected.contains(new == Self.parts ? "root.x = " : "root.origin.x = "), "\(expected)")
    }
}
