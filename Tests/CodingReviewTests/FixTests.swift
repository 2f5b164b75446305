// Fixes: proposals of the rules that were tried. The cases are those of people who followed them.

import CodingReview
import CodingSchema
import Testing

@Suite("The fixes of a review")
struct FixTests {
    static let rows = FieldReviewTests.rows + ClassReviewTests.rows + MoreReviewTests.rows

    private static func sources(_ text: String) -> SchemaSources {
        SchemaSources(
            modules: [("Model", [ParsedSchemaFile(SourceFile(path: "Model.coding", text: text))])], imports: [])
    }

    private static func review(_ old: String, _ new: String, isReleased: Bool = false) throws -> Review {
        let old = try schema(old)
        let released = isReleased ? ReleasedVersions([old]) : ReleasedVersions()
        return try #require(FixFinder(old: [old], new: sources(new), released: released).review())
    }

    /// The fixes of a member, each as its clauses and, in brackets, the verdicts of the facts after it.
    private static func fixes(_ review: Review, of member: String?) -> [String] {
        review.fixes.filter { $0.key.member == member }.flatMap(\.value).map { fix in
            let facts = Direction.allCases.filter(\.isFact).map { fix.promise[$0].rawValue }
            return fix.steps.map(\.text).joined(separator: "; ") + " [\(facts.joined(separator: " "))]"
        }
    }

    /// The new schema after the first fix of each subject.
    private static func fixed(_ old: String, _ new: String, isReleased: Bool = false) throws -> (Review, String) {
        let old = try schema(old)
        let released = isReleased ? ReleasedVersions([old]) : ReleasedVersions()
        let result = try #require(FixFinder(old: [old], new: sources(new), released: released).fixed())
        return (result.review, result.files.map { String(decoding: $0.new.bytes, as: UTF8.self) }.joined())
    }

    @Test(
        "Of each row of the review, the fixes better the verdicts, and their review proposes no others", arguments: rows
    )
    func rowsEnd(_ row: ReviewRow) throws {
        let review = try Self.review(row.old, row.new)
        for (subject, fixes) in review.fixes {
            for fix in fixes {
                let text = fix.files.map { String(decoding: $0.new.bytes, as: UTF8.self) }.joined()
                let after = try Self.review(row.old, text)
                let verdicts = after.verdictsBySubject[subject]
                for direction in Direction.allCases {
                    #expect(
                        verdicts?[direction] ?? .safe == fix.promise[direction], "\(direction) \(text)\n\(after.told)")
                }
                #expect(after.fixes[subject] == nil, "\(text)\n\(after.told)")
            }
        }
    }

    @Test("What repairs the sequences of a class comes before what repairs a field in keyed archives alone")
    func sequencesFirst() throws {
        let old = "class A, sequential {\n    var name: String\n    var n: Int = 0\n}\n"
        let new = "class A, sequential {\n    var n: Int = 0\n}\n"
        let review = try Self.review(old, new)
        #expect(Self.fixes(review, of: "name").allSatisfy { $0.hasPrefix("var name: String? until 0; version 1") })
        #expect(!Self.fixes(review, of: "name").isEmpty)
        let (after, text) = try Self.fixed(old, new)
        #expect(text.hasPrefix("class A, version 1, sequential {\n    var name: String? until 0\n"), "\(text)")
        let verdicts = after.changes.map { $0.findings[.newReadsOld]?.verdict ?? .safe }
        #expect(verdicts.allSatisfy { $0 == .safe }, "\(text)\n\(after.told)")
    }

    @Test(
        "A type that changed in sequences gets a field of the former type, from which the field is converted",
        arguments: ["", " = \"\""], ["sequential", "sequential only"])
    func retyped(value: String, archives: String) throws {
        let old = "class A, \(archives) {\n    var name: String\n    var n: Int32\n}\n"
        let (after, text) = try Self.fixed(old, old.replacing("n: Int32", with: "n: String\(value)"))
        let end = archives == "sequential" ? " sequential only" : ""
        #expect(text.hasPrefix("class A, version 1, \(archives) {\n    var name: String\n"), "\(text)")
        #expect(text.contains("    var oldN: Int32 = 0 until 0\(end)\n    var n: String = "), "\(text)")
        #expect(text.contains(value.isEmpty ? "= via n(from:)" : "if missing via n(from:)"), "\(text)")
        let verdicts = after.changes.map { $0.findings[.newReadsOld]?.verdict ?? .safe }
        #expect(verdicts.allSatisfy { $0 == .safe }, "\(text)\n\(after.told)")
    }

    @Test("What keeps reading a removed field doesn't go on to write it again", arguments: ["", " joined"])
    func staysRemoved(joined: String) throws {
        let new = "class A, sequential {\n    var x: Float\n}\n"
        let review = try Self.review(new.replacing("x: Float", with: "x: Float\n    var y: Float\(joined)"), new)
        #expect(
            Self.fixes(review, of: "y") == [
                joined.isEmpty
                    ? "var y: Float = 0 until 0; version 1 [safe breaking]"
                    : "retired \"y\": Float = 0.0, still written [lossy safe]"
            ])
    }

    @Test("A fix of keyed archives alone says so")
    func keyedAlone() throws {
        let old = "class A, sequential {\n    var h: Double = 0\n}\n"
        let review = try Self.review(old, old.replacing("Double", with: "Int"))
        let report = ReviewReport(review, oldName: "old", newName: "new")
        let shown = TerminalReview(report, isColored: false, hidesSafe: true).text
        #expect(shown.contains("then: safe in keyed archives, and not in sequential ones"), "\(shown)")
        #expect(!shown.contains("then: safe in all directions"), "\(shown)")
    }

    @Test("A fix that undoes the change is not applied, and stays in the review")
    func undoing() throws {
        let (old, new) = ("class A {\n    var x: Int fallback \"y\"\n}\n", "class A {\n    var x: Int\n}\n")
        let (after, text) = try Self.fixed(old, new)
        #expect(text == "")
        #expect(after.fixes.values.flatMap(\.self).map(\.isUndoing) == [true])
        let report = ReviewReport(after, oldName: "old", newName: "new")
        let shown = TerminalReview(report, isColored: false, hidesSafe: true).text
        #expect(shown.contains("not applied, because it undoes the change"), "\(shown)")
    }

    @Test("Fields that become a struct keep their keys")
    func groups() throws {
        let old = "class A {\n    var street: String\n    var city: String\n}\n"
        let structure = "\nstruct S {\n    var street: String\n    var city: String\n}\n"
        let (after, text) = try Self.fixed(old, "class A {\n    var s: S\n}\n" + structure)
        #expect(text == "class A {\n    var s: S key \"\"\n}\n" + structure)
        #expect(after.verdict == .safe, "\(after.told)")
    }

    @Test("Fields that become a struct with shorter names keep their keys")
    func groupsShorter() throws {
        let old = "class A {\n    var paperWidth: Double = 1\n    var paperHeight: Double = 2\n}\n"
        let structure = "\nstruct S {\n    var width: Double = 1\n    var height: Double = 2\n}\n"
        let (after, text) = try Self.fixed(old, "class A {\n    var paper: S\n}\n" + structure)
        #expect(
            text == """
                class A {
                    var paper: S key ""
                }

                struct S {
                    var width: Double = 1 key "paperWidth"
                    var height: Double = 2 key "paperHeight"
                }

                """)
        #expect(after.verdict == .safe, "\(after.told)")
    }

    @Test("An enum gets another raw type: functions return the raw values that old programs read", arguments: [0, 1])
    func otherRawType(unknown: Int) throws {
        let end = unknown == 0 ? "}" : "    unknown .red\n}"
        let fields = "\n\nclass A {\n    var e: E?\n    var l: [E] = []\n}\n"
        let old = "enum E: Int {\n    case red = 1\n\(end)\(fields)"
        let (after, text) = try Self.fixed(old, old.replacing("Int", with: "String").replacing(" = 1", with: ""))
        #expect(text.contains("also \"e\": Int? via eForOlderReaders"), "\(text)")
        #expect(text.contains("also \"l\": [Int] via lForOlderReaders"), "\(text)")
        #expect(after.verdict == .safe, "\(after.told)")
    }

    @Test("Fields that become an enum keep their keys")
    func groupsCases() throws {
        let enumeration = "\nenum P {\n    case remote(url: String)\n    case raw(bytes: Data)\n}\n"
        let old = "class A {\n    var url: String?\n    var bytes: Data?\n}\n"
        let (after, text) = try Self.fixed(old, "class A {\n    var p: P?\n}\n" + enumeration)
        #expect(text == "class A {\n    var p: P? key \"\"\n}\n" + enumeration)
        let lossy = after.changes.filter { $0.verdict != .safe }
        #expect(lossy.map(\.member) == ["bytes"], "\(after.told)")
        let reason = lossy.first?.findings[.newReadsOld]?.reason
        #expect(reason == "'p' doesn't read all values that the old schema wrote for 'bytes'")
    }

    @Test("Fields that a struct becomes keep its keys, also with longer names")
    func ungroupsLonger() throws {
        let structure = "\nstruct S {\n    var width: Double = 1\n}\n"
        let (after, text) = try Self.fixed(
            "class A {\n    var paper: S\n}\n" + structure, "class A {\n    var paperWidth: Double = 1\n}\n")
        #expect(
            text == "class A {\n    var paperWidth: Double = 1 key \"paper.width\"\n}\n", "\(after.told)")
        #expect(Direction.allCases.allSatisfy { after.verdict($0) == .safe }, "\(after.told)")
    }

    @Test(
        "Nil of one version is nil of the other",
        arguments: [
            ("String?", "String? = \"x\"", "String? = \"x\" if missing nil"),
            ("String? = \"x\"", "String?", "String? writes nil"),
        ])
    func nils(_ old: String, _ new: String, _ fixed: String) throws {
        let (after, text) = try Self.fixed("class A {\n    var r: \(old)\n}\n", "class A {\n    var r: \(new)\n}\n")
        #expect(text == "class A {\n    var r: \(fixed)\n}\n", "\(after.told)")
        #expect(after.verdict == .safe, "\(after.told)")
    }

    @Test("Raw values that become numbers have new keys, and old ones for the strings")
    func rawType() throws {
        let old = "enum K: String {\n    case a\n}\n\nclass A {\n    var k: K\n    var l: [K]\n}\n"
        let review = try Self.review(old, old.replacing("String", with: "Int").replacing("case a", with: "case a = 0"))
        let fixes = review.fixes.values.flatMap(\.self).flatMap { $0.steps.map(\.text) }
        #expect(fixes.first == #"key "k2" fallback "k": String via kFromOld also "k": String via kForOlderReaders"#)
        #expect(
            fixes.dropFirst().first
                == #"key "l2" fallback "l": [String] via lFromOld also "l": [String] via lForOlderReaders"#)
        #expect(review.changes.map(\.rule) == [.rawTypeChanged], "\(review.told)")
    }

    @Test("A case that gets a value has it as an optional one, so that older archives are read")
    func valueOfCase() throws {
        let old = "enum E {\n    case a(x: Int)\n    case b(z: Int)\n}\n\nclass A {\n    var e: E\n}\n"
        let review = try Self.review(old, old.replacing("x: Int", with: "x: Int, y: Int"))
        #expect(
            Self.fixes(review, of: "a") == [
                "case a(x: Int key \"x\", y: Int? key \"y\"); fallback [safe safe]"
            ], "\(review.told)")
        #expect(review.told.contains("'a' has no 'y', which the reader requires"), "\(review.told)")
    }

    @Test("The fields of a struct that becomes fields keep their keys")
    func ungroups() throws {
        let old = "class A {\n    var s: S key \"t\"\n}\n\nstruct S {\n    var street: String\n    var n: Int?\n}\n"
        let (after, text) = try Self.fixed(old, "class A {\n    var street: String = \"\"\n    var n: Int?\n}\n")
        #expect(
            text == """
                class A {
                    var street: String = "" key "t.street"
                    var n: Int? key "t.n"
                }

                """)
        #expect(Direction.allCases.allSatisfy { after.verdict($0) == .safe }, "\(after.told)")
    }

    @Test("A removed subclass can be retired, or read as its superclass")
    func retiresClasses() throws {
        let new = "class A {\n    var x: [B] = []\n}\n\nclass B {\n    var n: Int\n}\n"
        let old = new + "\nclass C: B, formerly \"D\" {}\n"
        let review = try Self.review(old, new)
        #expect(
            Self.fixes(review, of: nil) == [
                "reads unknown subclasses [lossy safe]", "retired class C: B, formerly \"D\" [lossy safe]",
            ])
        let files = review.fixes.values.flatMap(\.self).flatMap(\.files)
        let texts = files.map { String(decoding: $0.new.bytes, as: UTF8.self) }
        #expect(texts.last == new + "\nretired class C: B, formerly \"D\"\n")
    }

    /// A removed type, or a key that two fields share or that another class of the chain has.
    static let isMore = [
        "a struct becomes a class", "a value is split", "a superclass's new field takes the key of a subclass's",
        "a subclass's new field takes the key that a superclass's had",
        "fields of other types become a struct", "a field moves into a struct as another type",
        "a case gets the key of another field's value", "a field of a struct takes the key of a superclass's field",
        "a superclass's new struct takes the composed key of a subclass's", "a field reads a key in an element",
        "a field reads a key of cases with other types", "a field reads a key in a struct of a case",
        "a class and its superclass exchange their version keys", "a subclass gets a superclass that finds its version",
        "a field gets the key of a version", "a struct becomes a class that refuses its version",
        "structs with the name and the keys of a range become ranges",
        "fields become an enum under their keys, and none must be there", "a field becomes a value of an enum's case",
        "a number and the values that it tells apart become an enum with a tag",
        "a version by which objects are rebuilt is no longer written",
    ]

    @Test("What is neither safe nor waived has a proposal, but for changes that no clause undoes", arguments: rows)
    func everyMistakeHasOne(_ row: ReviewRow) throws {
        for change in try row.review().changes {
            for (direction, finding) in change.findings where finding.verdict == .breaking && direction.isFact {
                let rules: [ReviewRule] = [
                    .classAdded, .classRemoved, .codingRefusedChanged, .superclassChanged, .caseAdded, .writingEnded,
                ]
                let isWithout = rules.contains(change.rule)
                // If the version's key collides, or a type was removed, a clause is not enough.
                let isVersion =
                    finding.reason.contains("reads the version") || Self.isMore.contains(row.title)
                #expect(finding.fix != nil || isWithout || isVersion, "\(change.rule) \(finding.reason)")
            }
        }
    }

    @Test("A rename has one fix, with what both directions need")
    func rename() throws {
        let review = try Self.review("class A { var name: String }", "class A { var title: String }")
        #expect(Self.fixes(review, of: "title") == ["fallback \"name\" also \"name\" [safe safe]"])
    }

    @Test("A renamed class gets one clause: its archived name, which makes a former name superfluous")
    func renamedClass() throws {
        let review = try Self.review(
            "class Room { var street: String }", "class MeetingRoom { var street: String }")
        #expect(Self.fixes(review, of: nil) == ["archived as \"Room\" [safe safe]"])
    }

    @Test("'--fix' keeps what the change is for")
    func keptChanges() throws {
        let (_, required) = try Self.fixed(
            "class A {\n    var phone: String?\n}\n", "class A {\n    var phone: String\n}\n")
        #expect(required == "class A {\n    var phone: String = \"\"\n}\n")
        // Only undoing the change would make it safe.
        let ended = "class A, version 1 {\n    var fax: Int = 0 until 0\n}\n"
        let (review, text) = try Self.fixed("class A {\n    var fax: Int = 0\n}\n", ended)
        #expect(text.isEmpty, "\(text)")
        #expect(review.verdict(.oldReadsNew) == .lossy)
    }

    @Test("A fix that changes another member goes on to it: one run is enough")
    func fixesOfFixes() throws {
        func text(_ more: String) -> String {
            "enum Level: Int {\n    case low = 1\n    case high = 2\n\(more)}\n\n"
                + "class Room {\n    var level: Level = .low\n}\n"
        }
        let (after, fixed) = try Self.fixed(text(""), text("    case top = 3\n"), isReleased: true)
        let (again, more) = try Self.fixed(text(""), fixed, isReleased: true)
        #expect(more.isEmpty, "\(fixed)\n\(more)")
        #expect(after.verdict == again.verdict)
    }

    @Test("A required field that is removed has fixes that end, the best first")
    func removedRequiredField() throws {
        let old = "class A {\n    var author: String\n    var pages: Int = 0\n}\n"
        let review = try Self.review(old, "class A {\n    var pages: Int = 0\n}\n")
        let fixes = Self.fixes(review, of: "author")
        #expect(!fixes.isEmpty)
        for fix in fixes { #expect(!fix.contains("author2") && !fix.contains("breaking breaking"), "\(fix)") }
        let (after, text) = try Self.fixed(old, "class A {\n    var pages: Int = 0\n}\n")
        #expect(after.verdict < .breaking, "\(text)\(after.told)")
    }

    @Test("A case that an enum's unknown case already stands for has no fix")
    func unknownCase() throws {
        func text(_ more: String) -> String {
            "enum Cap: String {\n    case round = \"round\"\n    case flat = \"flat\"\n\(more)    unknown .round\n}\n"
                + "class A {\n    var cap: Cap = .round\n}\n"
        }
        let review = try Self.review(text(""), text("    case dashed = \"dashed\"\n"))
        #expect(review.verdict(.oldReadsNew) == .lossy)
        #expect(review.fixes.isEmpty, "\(review.fixes)")
    }

    @Test(
        "A later case of an enum with values is as bad as its worst use",
        arguments: [
            ("Fill?", Verdict.lossy), ("Fill = via plain", .lossy), ("Fill", .breaking), ("[Fill] = []", .breaking),
        ])
    func laterCase(_ type: String, _ verdict: Verdict) throws {
        func text(_ more: String) -> String {
            "enum Fill {\n    case color(String) key \"color\"\n    case image(Int) key \"image\"\n\(more)}\n"
                + "class A {\n    var fill: \(type)\n}\n"
        }
        let review = try Self.review(text(""), text("    case radial(Double) key \"radial\"\n"))
        #expect(review.verdict(.thisReadsFuture) == verdict, "\(review.told)")
        #expect(review.verdict(.oldReadsNew) == verdict, "\(review.told)")
    }

    @Test("A new field of a released version needs the next version")
    func releasedVersion() throws {
        let old = "class A {\n    var name: String\n}\n"
        let new = "class A {\n    var name: String\n    var badge: Int = 0\n}\n"
        #expect(try Self.review(old, new).fixes.isEmpty)
        let review = try Self.review(old, new, isReleased: true)
        #expect(Self.fixes(review, of: "badge") == ["since 1; version 1 [safe safe]"])
        let (after, text) = try Self.fixed(old, new, isReleased: true)
        #expect(text == "class A, version 1 {\n    var name: String\n    var badge: Int = 0 since 1\n}\n")
        #expect(Direction.allCases.allSatisfy { after.verdict($0) == .safe }, "\(after.told)")
    }

    @Test("A field of sequential archives alone is not new in a released version")
    func releasedSequence() throws {
        let text = "class A, version 1, sequential {\n    var n: Int\n    var t: Int = 3 sequential only\n}\n"
        #expect(try Self.review(text, text, isReleased: true).changes.isEmpty)
        let added = text.replacing("    var t", with: "    var u: Int = 0 keyed only\n    var t")
        let review = try Self.review(text, added, isReleased: true)
        #expect(review.lines == ["fieldAdded A.u: safe safe", "versionChanged A.u: safe safe"])
        let both = text.replacing(" sequential only", with: "")
        #expect(
            try Self.review(text, both, isReleased: true).lines
                == ["writingEnded A.t: lossy safe", "versionChanged A.t: safe safe"])
        let more = text.replacing("\n}", with: "\n    var v: Int = 0 sequential only\n}")
        #expect(try Self.review(text, more, isReleased: true).lines.contains("versionChanged A.v: safe safe"))
    }

    @Test("A key of a released version can't change")
    func releasedKey() throws {
        let old = "class A {\n    var name: String\n}\n"
        let new = "class A {\n    var fullName: String fallback \"name\" also \"name\"\n}\n"
        #expect(try Self.review(old, new).verdict(.futureReadsThis) == .safe)
        let review = try Self.review(old, new, isReleased: true)
        #expect(review.verdict(.futureReadsThis) == .breaking)
        #expect(Self.fixes(review, of: "fullName") == ["since 1; version 1 [safe safe]"])
    }

    @Test(
        "A released field that changes again keeps its keys, and is safe in all directions after the first fix",
        arguments: [
            (
                "name: String fallback \"n\" also \"n\"", "label: String fallback \"n\" also \"n\"",
                ["retired \"name\"; since 2; version 2 [safe safe]"]
            ),
            (
                "name: String fallback \"n\" also \"n\"", "label: String",
                ["fallback \"name\" fallback \"n\" also \"name\" since 2; version 2 [safe safe]"]
            ),
            (
                "name: String fallback \"n\"", "label: String fallback \"n\"",
                ["fallback \"name\"; also \"name\" since 2; version 2 [safe safe]"]
            ),
            (
                "name: String = \"\" since 1 fallback \"n\" also \"n\"", "name: String = \"\" since 1",
                ["fallback \"n\" [safe safe]"]
            ),
            (
                "x: Double key \"x2\" since 1 fallback \"x\": Int via xFromOld also \"x\": Int via xForOlderReaders",
                "x: String key \"x2\" since 1 fallback \"x\": Int via xFromOld also \"x\": Int via xForOlderReaders",
                [
                    "key \"x3\" fallback \"x2\": Double via xFromOld also \"x2\": Double via xForOlderReaders; since 2; "
                        + "version 2 [safe safe]"
                ]
            ),
            (
                "x: Double fallback \"w\" also \"w\" until 3", "x: String fallback \"w\" also \"w\" until 3",
                [
                    "key \"x2\" fallback \"x\": Double via xFromOld also \"x\": Double via xForOlderReaders since 2; "
                        + "fallback \"w\": Double via xFromOld; also \"w\": Double via xForOlderReaders until 3; "
                        + "version 2 [safe safe]"
                ]
            ),
            (
                "x: Double fallback \"w\"", "y: String fallback \"x\"",
                [
                    "also \"x\": Double via yForOlderReaders fallback \"w\": Double via yFromOld since 2; "
                        + "fallback \"x\": Double via yFromOld; version 2 [safe safe]"
                ]
            ),
            (
                "x: Double key \"X\"", "x: String key \"X\"",
                [
                    "fallback \"X\": Double via xFromOld also \"X\": Double via xForOlderReaders; since 2; version 2 "
                        + "[safe safe]"
                ]
            ),
        ])
    func releasedAgain(old: String, new: String, fixes: [String]) throws {
        let (old, new) = ("class A, version 1 {\n    var \(old)\n}\n", "class A, version 1 {\n    var \(new)\n}\n")
        let review = try Self.review(old, new, isReleased: true)
        #expect(review.fixes.count == 1)
        #expect(review.fixes.keys.flatMap { Self.fixes(review, of: $0.member) } == fixes)
        let (after, text) = try Self.fixed(old, new, isReleased: true)
        #expect(Direction.allCases.allSatisfy { after.verdict($0) == .safe }, "\(text)\n\(after.told)")
    }

    @Test(
        "A type that changes converts all values of the old type, whatever clauses are about their keys",
        arguments: [
            (
                "key \"k\" fallback \"x\" also \"x\"", "", "key \"x2\" fallback \"k\": Int", "fallback \"x\": Int",
                "also \"k\": Int"
            ),
            (
                "key \"k\" fallback \"x\"", "", "key \"x2\" fallback \"k\": Int", "fallback \"x\": Int",
                "also \"k\": Int"
            ),
            (
                "key \"k\" fallback \"x\": Double via f also \"x\": Double via g", "", "key \"x2\" fallback \"k\": Int",
                "fallback \"x\": Double via f", "also \"k\": Int"
            ),
            ("key \"v\"", "fallback \"w\", \"v\"", "fallback \"w\" fallback \"v\": Int", "", "also \"v\": Int"),
            ("key \"v\" fallback \"w\"", "fallback \"w\", \"v\"", "fallback \"w\", \"v\": Int", "", "also \"v\": Int"),
            (
                "key \"v\" fallback \"w\"", "fallback \"v\" fallback \"w\"", "fallback \"v\": Int",
                "fallback \"w\": Int",
                "also \"v\": Int"
            ),
            (
                "key \"v\"", "key \"v2\" fallback \"w\", \"v\", \"u\" also \"t\", \"v\"",
                "fallback \"w\" fallback \"v\": Int", "fallback \"u\"", "also \"t\" also \"v\": Int"
            ),
        ])
    func retypes(old: String, new: String, first: String, second: String, third: String) throws {
        for value in ["", " = 0"] {
            let old = "class A {\n    var x: Int\(value) \(old)\n}\n"
            let new = "class A {\n    var x: String\(value.isEmpty ? "" : " = \"\"") \(new)\n}\n"
            let (after, text) = try Self.fixed(old, new)
            #expect(Direction.allCases.allSatisfy { after.verdict($0) == .safe }, "\(text)\n\(after.told)")
            let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                .replacing(" via xFromOld", with: "").replacing(" via xForOlderReaders", with: "")
            for clause in [first, second, third] where !clause.isEmpty {
                #expect(line.contains(clause), "\(text)")
            }
        }
    }

    @Test("What reads a removed field has its first version, so that those that were released don't change")
    func removedWithSince() throws {
        let (head, end) = ("class A, version 1 {\n", "    var y: Int = 0\n}\n")
        let review = try Self.review(
            "\(head)    var x: Int since 1 fallback \"w\"\n\(end)", head + end, isReleased: true)
        #expect(
            Self.fixes(review, of: "x") == [
                "retired \"x\": Int = 0, still written; retired \"w\" [lossy safe]",
                "var x: Int? since 1 until 1 fallback \"w\"; version 2 [safe breaking]",
            ])
        for fix in review.fixes.values.flatMap(\.self) { #expect(fix.promise[.futureReadsThis] == .safe) }
    }

    @Test("Without its values for old programs, reading a removed field isn't better than losing them in old archives")
    func removedOptional() throws {
        let head = "class A, version 1 {\n"
        let old = "\(head)    var x: Int? since 1 fallback \"w\"\n    var y: Int = 0\n}\n"
        let review = try Self.review(old, "\(head)    var y: Int = 0\n}\n")
        #expect(Self.fixes(review, of: "x") == ["retired \"x\", \"w\" [lossy safe]"])
        let ended = try Self.review(
            old, old.replacing("version 1", with: "version 2").replacing("since 1", with: "since 1 until 1"))
        #expect(ended.verdict(.newReadsOld) == .safe && ended.verdict(.oldReadsNew) == .lossy, "\(ended.told)")
        #expect(ended.fixes.isEmpty)
    }

    @Test(
        "All keys that archives hold for a removed field are retired",
        arguments: [
            ("x: Int?", "", ["x"]), ("x: Int? also \"w\", \"v\"", "", ["x", "w", "v"]), ("x: P?", "", ["x"]),
            ("x: P?", "var b: Int? key \"x.b\"", ["x.a"]), ("x: P", "var a: Int key \"x.a\"", ["x.b"]),
        ])
    func retiresAllKeys(old: String, new: String, keys: [String]) throws {
        let structure = "\nstruct P {\n    var a: Int\n    var b: Int?\n}\n"
        let review = try Self.review(
            "class A {\n    var \(old)\n    var n: Int = 0\n}\n\(structure)",
            "class A {\n    \(new)\n    var n: Int = 0\n}\n\(structure)")
        let list = keys.map { "\"\($0)\"" }.joined(separator: ", ")
        #expect(Self.fixes(review, of: "x") == ["retired \(list) [lossy safe]"], "\(review.told)")
        for fix in review.fixes.values.flatMap(\.self) { #expect(fix.promise[.futureReadsThis] == .safe) }
    }

    @Test("The most recent key is the first fallback")
    func orderOfFallbacks() throws {
        let old = "class A {\n    var name: String fallback \"n\"\n}\n"
        let (_, text) = try Self.fixed(old, "class A {\n    var label: String fallback \"n\"\n}\n")
        #expect(text == "class A {\n    var label: String fallback \"name\" fallback \"n\" also \"name\"\n}\n")
    }

    @Test("An edited line keeps what the review doesn't see")
    func keepsTheRest() throws {
        let old = "class A {\n    var x: Int?\n}\n"
        let new = """
            class A {
                /// A count.
                public private(set) var x: Int since 0 {
                    didSet { print(x) }
                }
            }

            """
        let (_, text) = try Self.fixed(old, new)
        #expect(text.contains("/// A count.\n    public private(set) var x: Int"), "\(text)")
        #expect(text.contains("didSet { print(x) }"), "\(text)")
    }
}
