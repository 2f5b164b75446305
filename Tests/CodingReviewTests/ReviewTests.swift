// Properties of all reviews: no changes, no findings; order; guesses; waivers; modules; size.

import CodingReview
import CodingSchema
import Foundation
import TestSupport
import Testing

@Suite("Reviews")
struct ReviewTests {
    static let rows = FieldReviewTests.rows + ClassReviewTests.rows + MoreReviewTests.rows

    @Test("A schema compared with itself has no changes", arguments: rows)
    func same(_ row: ReviewRow) throws {
        for text in [row.old, row.new] {
            let schema = try schema(text)
            #expect(Review.compare(old: [schema], new: [schema]).lines == [])
        }
    }

    @Test(
        "A schema that other tests archive with has no changes either",
        arguments: [
            "Constructs/Schemas", "Releases/Release1", "Releases/Release2", "Releases/Release3", "Sequences/Schemas",
        ])
    func same(folder: String) throws {
        let folder = DocumentationFiles.package.appending(path: "Tests/\(folder)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        let files = try names.filter { $0.hasSuffix(".coding") }.sorted().map { name in
            SourceFile(path: name, bytes: [UInt8](try Data(contentsOf: folder.appending(path: name))))
        }
        let schema = try #require(SchemaCompiler.compile(moduleName: "Model", files: files, imports: []).schema)
        let review = Review.compare(old: [schema], new: [schema])
        #expect(review.lines == [], "\(review.told)")
    }

    @Test("Every archive change is judged in all directions, in their order, with a reason", arguments: rows)
    func directions(_ row: ReviewRow) throws {
        for change in try row.review().changes where !change.findings.isEmpty {
            #expect(change.findings.inOrder.map(\.direction) == Direction.allCases)
            for finding in change.findings.values {
                let isSentence = finding.reason.first?.isUppercase == false && finding.reason.last != "."
                #expect(isSentence, "\(finding.reason)")
            }
        }
    }

    @Test("Each change says where the schemas have it", arguments: rows)
    func places(_ row: ReviewRow) throws {
        for change in try row.review().changes {
            #expect(change.oldLocation != nil || change.newLocation != nil, "\(change.rule)")
        }
    }

    @Test("Changes are in the new schema's order; what is gone follows what preceded it")
    func order() throws {
        let review = Review.compare(
            old: [
                try schema(
                    """
                    class A {
                        var a: Int?
                        var gone: String?
                        var b: Int?
                    }
                    class Gone {}
                    class B { var x: Int? }
                    """)
            ],
            new: [
                try schema(
                    """
                    class A {
                        var a: Int
                        var b: Int
                        var c: [Int]?
                    }
                    class B {}
                    class C {}
                    """)
            ])
        #expect(
            review.changes.map { "\($0.declaration).\($0.member ?? "")" }
                == ["A.a", "A.gone", "A.b", "A.c", "Gone.", "B.x", "C."])
    }

    @Test("A field that is gone and one that is new are one by resemblance, which is reported as a guess")
    func guesses() throws {
        let guessed: [(old: String, new: String, isGuess: Bool)] = [
            ("var surname: String?", "var surName: String?", true),
            ("var surname: String?", "var lastName: String?", true),
            ("var surname: String?", "var surName: Int?", false),
            ("var surname: String?", "var lastName: String? fallback \"surname\"", false),
            ("var surname: String?", "var lastName: String?\nretired \"surname\"", false),
            (
                "var y: Int\nvar z: Int\n}\nclass B {\nvar x: Int", "var y: Int\nvar z: Int\n}\nclass C {\nvar x: Int",
                true
            ),
            (
                "var y: Int\nvar z: Int\n}\nclass B {\nvar x: Int",
                "var y: Int\nvar z: Int\n}\nretired class B\nclass C {\nvar x: Int", false
            ),
        ]
        for row in guessed {
            let review = Review.compare(
                old: [try schema("class A {\nvar x: Int?\n\(row.old)\n}")],
                new: [try schema("class A {\nvar x: Int?\n\(row.new)\n}")])
            #expect(review.changes.contains { $0.guess != nil } == row.isGuess, "\(row.new): \(review.lines)")
        }
    }

    @Test("Schemas of several modules see each other's changes once")
    func modules() throws {
        let old = "public struct Point { public var x: Int }"
        let new = "public struct Point { public var x: Int key \"X\" }"
        let user = "import Base\nclass A { var p: Point }"
        func schemas(_ base: String) throws -> [Schema] {
            let file = SourceFile(path: "Base.coding", text: base)
            return [
                try schema(base, module: "Base"),
                try schema(user, module: "User", imports: [ImportedSchemaFile(moduleName: "Base", file: file)]),
            ]
        }
        let review = Review.compare(old: try schemas(old), new: try schemas(new))
        #expect(review.lines == ["keyChanged Point.x: breaking[fallback \"x\"] breaking[also \"x\"]"])
        #expect(review.changes.map(\.moduleName) == ["Base"])
    }

    @Test("A declaration that moved to another module, and one that was also renamed, break source code only")
    func movedDeclarations() throws {
        let font = "public class Font { public var size: Int }"
        let face = "public enum Face: Int { case bold = 1 }"
        let style = "public enum Style: Int, renamed from Face { case bold = 1 }"
        func schemas(_ base: String, _ user: String) throws -> [Schema] {
            let file = ImportedSchemaFile(moduleName: "Base", file: SourceFile(path: "Base.coding", text: base))
            return [
                try schema(base, module: "Base"),
                try schema("import Base\n\(user)\nclass A { var font: Font? }", module: "User", imports: [file]),
            ]
        }
        let review = Review.compare(old: try schemas("", font + "\n" + face), new: try schemas(font + "\n" + face, ""))
        // An enum has no name in archives, so that its pair is a guess.
        #expect(review.lines == ["typeRenamed Font!", "typeRenamed Face?!"])
        #expect(
            review.changes.map(\.summary) == [
                "the class 'Font' moved from 'User' to 'Base'", "the enum 'Face' moved from 'User' to 'Base'",
            ])
        #expect(
            review.changes[0].sourceEffect?.reason == "'Font' is declared in 'Base', which must be imported")
        let report = ReviewReport(review, level: .source, oldName: "old", newName: "new")
        #expect(report.verdict == .breaking && ReviewReport(review, oldName: "old", newName: "new").verdict == .safe)
        let renamed = Review.compare(old: try schemas(face, font), new: try schemas(style, font))
        #expect(renamed.lines == ["typeRenamed Style"])
    }

    @Test("Fields that have no key of their own are compared each with its own")
    func fieldsWithoutKeys() throws {
        let types = "struct P { var x: Double }\nstruct Q { var y: Double }\n"
        let both = try schema(types + "class A { var p: P key \"\"\nvar q: Q key \"\" }")
        let one = try schema(types + "class A { var p: P key \"\" }")
        #expect(Review.compare(old: [both], new: [both]).lines == [])
        let removed = Review.compare(old: [both], new: [one])
        #expect(removed.lines.count == 1)
        let findings = try #require(removed.changes.first).findings
        #expect(findings[.oldReadsNew]?.verdict == .breaking)
        #expect(findings[.futureReadsThis]?.reason.contains("\"y\"") == true)
        #expect(!findings.values.contains { $0.reason.contains("'p'") || $0.reason.contains("the key \"\"") })
    }

    @Test("A module that had no schema, or has none any more, is compared with nothing")
    func missingModules() throws {
        let schema = try schema("class A { var x: Int }")
        #expect(Review.compare(old: [], new: [schema]).lines == ["classAdded A: safe safe"])
        #expect(Review.compare(old: [schema], new: []).lines == ["classRemoved A!: breaking safe"])
    }

    @Test(
        "Hundreds of classes of ten fields are compared in minutes at the most, whether in a chain or not",
        .integration,
        .timeLimit(.minutes(5)))
    func size() throws {
        func text(_ key: String, isChain: Bool) -> String {
            (0..<400).map { number in
                let superclass = isChain && number > 0 ? ": C\(number - 1)" : ""
                return "class C\(number)\(superclass) {\n"
                    + (0..<10).map { "    var f\(number)_\($0): Int? key \"\(number)\(key)\($0)\"\n" }.joined() + "}\n"
            }.joined()
        }
        for isChain in [false, true] {
            let old = try schema(text("a", isChain: isChain))
            let new = try schema(text("b", isChain: isChain))
            let review = Review.compare(old: [old], new: [new])
            #expect(review.changes.count == 4_000)
            #expect(review.verdict == .lossy)
        }
    }
}
