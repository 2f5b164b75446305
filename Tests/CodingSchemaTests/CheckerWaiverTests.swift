// What can be wrong with a waiver, what the model has of a right one, and what must not be kept and written twice.

import CodingSchema
import Testing

@Suite("The checker: waivers")
struct CheckerWaiverTests {
    static let rows = [
        CheckerRow(
            "rules, members and reasons",
            """
            class A {
                var name: String
                waived feildRemoved of fax because "a"
                waived elephant of fax because "b"
                waived typeChanged of nmae because "c"
                waived typeChanged because "d"
                waived versionChanged of name because "e"
                waived fieldRemoved of fax because " "
                waived keyRetired of "Fax" because "f"
                waived keyRetired of "Fax" because "g"
                waived classRemoved of B because "h"
                waived keyChanged of "name" because "a key is anybody's"
            }
            """,
            [
                "3:12-23 error: 'coding diff' has no rule 'feildRemoved'",
                "fix: did you mean 'fieldRemoved'?",
                "edit 3:12-23: «fieldRemoved»",
                "4:12-19 error: 'coding diff' has no rule 'elephant'",
                "fix: write the rule that 'coding diff' shows for the change",
                "5:27-30 error: 'A' has no member 'nmae'",
                "fix: did you mean 'name'?",
                "edit 5:27-30: «name»",
                "6:12-22 error: a waiver of 'typeChanged' must name what changed",
                "fix: write 'of' and a name after the rule, such as 'typeChanged of name'",
                "7:30-33 error: 'versionChanged' is about the whole declaration, not about a member",
                "fix: remove 'of name'",
                "edit 7:27-34: «»",
                "8:40-42 error: the reason is empty",
                "fix: write why the change is acceptable: reviewers read it",
                "10:12-21 error: 'keyRetired' of 'Fax' is waived twice",
                "note 9:12-21: the first is here",
                "11:12-23 error: 'classRemoved' is about a removed declaration and must be outside of all declarations",
                "fix: move it out of the braces and name the declaration: 'classRemoved of Name'",
            ]),
        CheckerRow(
            "outside of declarations",
            """
            waived classRemoved of B because "a"
            waived classRemoved of B because "b"
            waived fieldRemoved of c because "c"
            waived classRemoved because "d"
            waived classRemoved of A because "e"
            class A {}
            """,
            [
                "2:8-19 error: 'classRemoved' of 'B' is waived twice",
                "note 1:8-19: the first is here",
                "3:8-19 error: a waiver of 'fieldRemoved' must be in the declaration that changed",
                "fix: move it between the braces of that declaration",
                "4:8-19 error: a waiver of 'classRemoved' must name what changed",
                "fix: write 'of' and a name after the rule, such as 'classRemoved of Name'",
                "5:24-24 error: 'A' has not been removed",
                "note 6:7-7: declared here",
            ]),
        CheckerRow(
            "members of other declarations",
            """
            struct A {
                waived typeChanged of x because "a"
            }
            enum B: Int {
                case one = 0
                waived rawValueChanged of two because "b"
                unknown .one
            }
            enum C {
                case one(Int)
                waived caseChanged of tow because "c"
            }
            bits D: UInt8 {
                var one: Bool at 0
                waived bitsMoved of oen because "d"
            }
            """,
            [
                "2:27-27 error: 'A' has no member 'x'",
                "6:31-33 error: 'B' has no member 'two'",
                "11:27-29 error: 'C' has no member 'tow'",
                "15:25-27 error: 'D' has no member 'oen'",
                "fix: did you mean 'one'?",
                "edit 15:25-27: «one»",
            ]),
        CheckerRow(
            "what is kept and written twice",
            """
            class A, version 2, keeps unknown {
                var a: Int since 2 fallback "b" also "b", "c"
                var d: Int since 1 fallback "e" also "e" until 1
            }
            class B: A {
                var f: Int since 0 fallback "g" also "g"
            }
            class C {
                var h: Int fallback "i" also "i"
            }
            class D: C, keeps unknown {}
            class E: C {}
            """,
            [
                "2:42-49 warning: 'a' of 'A' is written under two keys, and 'A' keeps unknown keys: an older program "
                    + "would change one of the two values and keep the other, which is read first",
                "note 1:21-33: the other is here",
                "fix: remove 'also' or 'keeps unknown'",
                "6:42-44 warning: 'f' of 'B' is written under two keys, and 'A' keeps unknown keys: an older program "
                    + "would change one of the two values and keep the other, which is read first",
                "note 1:21-33: the other is here",
                "fix: remove 'also' or 'keeps unknown'",
                "11:13-25 warning: 'h' of 'C' is written under two keys, and 'D' keeps unknown keys: an older program "
                    + "would change one of the two values and keep the other, which is read first",
                "note 9:34-36: the other is here",
                "fix: remove 'also' or 'keeps unknown'",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }

    @Test("The model has the waivers of every kind of declaration, and those of what is gone")
    func model() throws {
        let text = """
            waived classRemoved of Pager because "no release ever wrote one"
            class A {
                waived keyRetired of "Fax" because "nobody sends any"
                waived versionChanged because "withdrawn"
            }
            extend final class B { waived fieldRemoved of b because "1" }
            struct C { waived fieldRemoved of c because "2" }
            enum D: Int { case one = 0 waived caseRemoved of d because "3" unknown .one }
            enum E { case one(Int) waived caseRemoved of `default` because "4" }
            bits F: UInt8 { var one: Bool at 0 waived bitFieldRemoved of f because "5" }
            """
        let compilation = SchemaCompiler.compile(text)
        #expect(compilation.lines == [])
        let file = try #require(compilation.schema?.files.first)
        let waivers = file.waivers + file.declarations.flatMap(Self.waivers)
        #expect(
            waivers.map { "\($0.rule) \($0.member ?? "-") \($0.reason)" } == [
                "classRemoved Pager no release ever wrote one", "keyRetired Fax nobody sends any",
                "versionChanged - withdrawn", "fieldRemoved b 1", "fieldRemoved c 2", "caseRemoved d 3",
                "caseRemoved default 4", "bitFieldRemoved f 5",
            ])
        #expect(waivers.map(\.place.text).last == "waived bitFieldRemoved of f because \"5\"")
    }

    private static func waivers(_ declaration: SchemaDeclaration) -> [SchemaWaiver] {
        switch declaration {
        case .class(let declaration): declaration.waivers
        case .structure(let declaration): declaration.waivers
        case .enumeration(let declaration): declaration.waivers
        case .union(let declaration): declaration.waivers
        case .bits(let declaration): declaration.waivers
        }
    }
}
