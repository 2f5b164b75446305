// Pages of `coding explain`: waivers, in alphabetical order.

extension Explanations {
    static let waivers: [Explanation] = [
        Explanation(
            "doubledWaiver",
            what: "Each rule is waived once for each declaration, field, case or key.",
            why: "Of two reasons for one change a reviewer would read one.",
            wrong: """
                class Person {
                    waived fieldRemoved of fax because "nobody sends any"
                    waived fieldRemoved of fax because "agreed with the archivists"
                }
                """,
            right: """
                class Person {
                    waived fieldRemoved of fax because "nobody sends any: agreed with the archivists"
                }
                """),
        Explanation(
            "emptyReason",
            what: "A waiver says why the author lives with the change.",
            why: """
                The review shows the change with the reason instead of counting it. Without
                one, nobody can tell later whether it still holds.
                """,
            wrong: """
                class Person {
                    waived fieldRemoved of fax because ""
                }
                """,
            right: """
                class Person {
                    waived fieldRemoved of fax because "nobody sends any"
                }
                """),
        Explanation(
            "missingReason",
            what: "Behind what a waiver is about, 'because' and a reason follow.",
            why: """
                The review shows the change with the reason instead of counting it. Without
                one, nobody can tell later whether it still holds.
                """,
            wrong: """
                class Person {
                    waived fieldRemoved of fax
                }
                """,
            right: """
                class Person {
                    waived fieldRemoved of fax because "nobody sends any"
                }
                """),
        Explanation(
            "unknownRule",
            what: """
                Behind 'waived' stands the name of a rule of 'coding diff', which shows it in
                brackets behind each change.
                """,
            why: """
                A waiver of a rule that does not exist would waive nothing.
                'coding explain' lists all rules.
                """,
            wrong: """
                class Person {
                    waived fieldDeleted of fax because "nobody sends any"
                }
                """,
            right: """
                class Person {
                    waived fieldRemoved of fax because "nobody sends any"
                }
                """),
        Explanation(
            "waiverInside",
            what: """
                What waives the removal of a declaration stands outside of all others, and
                names what is gone.
                """,
            why: "Between the braces of another declaration it would be about that one.",
            wrong: """
                class Person {
                    var name: String
                    waived classRemoved of Pager because "no release ever wrote one"
                }
                """,
            right: """
                waived classRemoved of Pager because "no release ever wrote one"
                class Person {
                    var name: String
                }
                """),
        Explanation(
            "waiverOfMember",
            what: "This rule is about the whole declaration, and its waiver names no member.",
            why: "A class has one version, one superclass, one name in archives.",
            wrong: """
                class Person {
                    var name: String
                    waived versionChanged of name because "the release was withdrawn"
                }
                """,
            right: """
                class Person {
                    var name: String
                    waived versionChanged because "the release was withdrawn"
                }
                """),
        Explanation(
            "waiverOfPresentDeclaration",
            what: "The removal of a declaration is waived that the schema still has.",
            why: """
                Most likely the name is another one. And were the declaration removed later,
                nobody would be told.
                """,
            wrong: """
                waived classRemoved of Person because "no release ever wrote one"
                class Person {
                    var name: String
                }
                """,
            right: """
                waived classRemoved of Pager because "no release ever wrote one"
                class Person {
                    var name: String
                }
                """),
        Explanation(
            "waiverOfUnknownMember",
            what: """
                Behind 'of' stands a field or case of the declaration. What is gone can be
                named where the rule is about that; a key stands between quotes.
                """,
            why: "A waiver of a name that nothing has would waive nothing.",
            wrong: """
                class Person {
                    var name: String
                    waived typeChanged of nmae because "it was always empty"
                }
                """,
            right: """
                class Person {
                    var name: String
                    waived typeChanged of name because "it was always empty"
                }
                """),
        Explanation(
            "waiverOutside",
            what: "A waiver stands between the braces of the declaration that changed.",
            why: """
                It is read where the change is made. Only what is gone has no braces any more:
                'classRemoved' is waived outside of all declarations.
                """,
            wrong: """
                waived fieldRemoved of fax because "nobody sends any"
                class Person {
                    var name: String
                }
                """,
            right: """
                class Person {
                    var name: String
                    waived fieldRemoved of fax because "nobody sends any"
                }
                """),
        Explanation(
            "waiverWithoutMember",
            what: "This rule is about a field, a case or a key, and its waiver names it.",
            why: "A waiver is for one change. One for all of its kind would hide the next.",
            wrong: """
                class Person {
                    var name: String
                    waived typeChanged because "it was always empty"
                }
                """,
            right: """
                class Person {
                    var name: String
                    waived typeChanged of name because "it was always empty"
                }
                """),
    ]
}
