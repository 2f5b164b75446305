// The checker and the clauses of classes that depend on each other; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: clauses of classes")
struct CheckerClauseTests {
    static let rows = [
        CheckerRow(
            "all clauses of a class",
            """
            class A, keeps unknown, unique via uniqued, replaced via standIn, keyed only {}

            class B, unique via uniqued(_:), replaced via standIn() {}

            class C, unique via uniqued(decoded:) {}

            class D, sequential {}

            class E, sequential only {}
            """,
            []),
        CheckerRow(
            "functions with too many arguments, or too few",
            """
            class A, unique via f(), replaced via g(_:) {}

            class B, unique via f(a:b:), replaced via g(a:b:) {}
            """,
            [
                "1:21-23 error: a function after 'via' takes one argument",
                "fix: write 'f', or 'f(label:)'",
                "1:39-43 error: a function after 'replaced via' is a method of the object and takes no argument",
                "fix: write 'g' instead",
                "edit 1:39-43: «g»",
                "3:21-27 error: a function after 'via' takes one argument",
                "fix: write 'f', or 'f(label:)'",
                "3:43-49 error: a function after 'replaced via' is a method of the object and takes no argument",
                "fix: write 'g' instead",
                "edit 3:43-49: «g»",
            ]),
        CheckerRow(
            "clauses that occur twice",
            """
            class A, keeps unknown, unique via f, keeps unknown, unique via g, replaced via h, replaced via i {}

            class B, sequential, sequential only {}
            """,
            [
                "1:39-51 error: 'keeps unknown' is written twice",
                "note 1:10-22: the first is here",
                "fix: remove 'keeps unknown'",
                "edit 1:37-51: «»",
                "1:54-65 error: 'unique via' is written twice",
                "note 1:25-36: the first is here",
                "fix: remove one of the two",
                "1:84-97 error: 'replaced via' is written twice",
                "note 1:68-81: the first is here",
                "fix: remove one of the two",
                "3:22-36 error: 'sequential' is written twice",
                "note 3:10-19: the first is here",
                "fix: remove one of the two",
            ]),
        CheckerRow(
            "sequential and keyed only",
            """
            class A, sequential, keyed only {}

            class B, keyed only, sequential {}
            """,
            [
                "1:22-31 error: a class can't be both 'sequential' and 'keyed only'",
                "note 1:10-19: the other is here",
                "fix: remove one of the two",
                "3:22-31 error: a class can't be both 'sequential' and 'keyed only'",
                "note 3:10-19: the other is here",
                "fix: remove one of the two",
            ]),
        CheckerRow(
            "a superclass that is not sequential",
            """
            class A {}

            class B: A, sequential {}

            class C, sequential {}

            class D: C, sequential {}

            class E: C {}

            class F: C, keyed only {}
            """,
            [
                "3:13-22 error: superclass 'A' of a sequential class must be sequential too",
                "note 1:7-7: declared here",
                "fix: add 'sequential' to 'A', or remove it here",
            ]),
        CheckerRow(
            "a superclass of another module that is not sequential",
            """
            import Geography

            class A: Place, sequential {}
            """,
            [
                "3:17-26 error: superclass 'Place' of a sequential class must be sequential too",
                "note Geography 3:12-16: declared here",
                "fix: add 'sequential' to 'Place', or remove it here",
            ], imports: [geography]),
        CheckerRow(
            "superclasses of another module, of which one is sequential",
            """
            import Music

            class A: Track, sequential {}

            class B: Note, sequential only {}

            class C: Track {}
            """,
            [], imports: [music]),
        CheckerRow(
            "an external superclass need not be sequential",
            """
            class A: external NSObject, sequential {}
            """,
            []),
        CheckerRow(
            "unknown keys are kept already",
            """
            class A, keeps unknown {}

            class B: A {}

            class C: B, keeps unknown {}

            class D: C, keeps unknown {}
            """,
            [
                "5:13-25 warning: superclass 'A' already keeps unknown keys for all its subclasses",
                "note 1:10-22: 'keeps unknown' is here",
                "fix: remove 'keeps unknown'",
                "edit 5:11-25: «»",
                "7:13-25 warning: superclass 'A' already keeps unknown keys for all its subclasses",
                "note 1:10-22: 'keeps unknown' is here",
                "fix: remove 'keeps unknown'",
                "edit 7:11-25: «»",
            ]),
        CheckerRow(
            "refuses coding",
            """
            class A {
                var x: Int
                var y: Int key "z"
            }

            class B: A, refuses coding, replaced via f {
                var z: Int
                var w: Int = 3
                let s: Set<A>
                var c: B
                transient var t: Int = 0
            }

            class C: B, refuses coding {}
            """,
            []),
        CheckerRow(
            "refuses coding without a superclass that codes",
            """
            class A, refuses coding {}

            class B: external NSObject, refuses coding {}

            class C: Missing, refuses coding {}
            """,
            [
                "1:10-23 error: 'refuses coding' is only for a class that inherits coding from a class of a schema",
                "fix: remove it, or declare the class in Swift",
                "3:29-42 error: 'refuses coding' is only for a class that inherits coding from a class of a schema",
                "fix: remove it, or declare the class in Swift",
                "5:10-16 error: no schema of this target or of its imports declares a class 'Missing'",
                "fix: write 'external Missing' for a Swift class that is not archived itself; it must be 'nonisolated' "
                    + "if Swift isolates to the main actor by default; for a protocol, "
                    + "write 'extension C: Missing { … }' in a Swift file",
                "edit 5:10-16: «external Missing»",
            ]),
        CheckerRow(
            "refuses coding beside what is for archives",
            """
            class A {}

            class B: A, refuses coding, version 2, refuses newer, archived as "X", formerly "Y", prefix "p", sequential,
                keeps unknown, unique via f
            {
                var x: Int key "k" fallback "l" also "m" since 9
                var o: Int until 9
                weak var y: A? key "y"
                transient var z: Int = 0 rebuilt via f
                transient var w: Int = 0 key "w"
                var v: Int = via f
                var u: packed [Int8]
                var t: indexed [Int]
                retired "x"
            }
            """,
            [
                "3:29-37 error: a class that refuses coding is never archived: 'version' has no effect",
                "note 3:13-26: coding is refused here",
                "fix: remove 'version 2'",
                "edit 3:27-37: «»",
                "3:40-52 error: a class that refuses coding is never archived: 'refuses newer' has no effect",
                "note 3:13-26: coding is refused here",
                "fix: remove 'refuses newer'",
                "edit 3:38-52: «»",
                "3:55-69 error: a class that refuses coding is never archived: 'archived as' has no effect",
                "note 3:13-26: coding is refused here",
                "fix: remove 'archived as \"X\"'",
                "edit 3:53-69: «»",
                "3:72-83 error: a class that refuses coding is never archived: 'formerly' has no effect",
                "note 3:13-26: coding is refused here",
                "fix: remove 'formerly \"Y\"'",
                "edit 3:70-83: «»",
                "3:86-95 error: a class that refuses coding is never archived: 'prefix' has no effect",
                "note 3:13-26: coding is refused here",
                "fix: remove 'prefix \"p\"'",
                "edit 3:84-95: «»",
                "3:98-107 error: a class that refuses coding is never archived: 'sequential' has no effect",
                "note 3:13-26: coding is refused here",
                "fix: remove 'sequential'",
                "edit 3:96-107: «»",
                "4:5-17 error: a class that refuses coding is never archived: 'keeps unknown' has no effect",
                "note 3:13-26: coding is refused here",
                "fix: remove 'keeps unknown'",
                "edit 3:108-126: «»",
                "4:20-31 error: a class that refuses coding is never archived: 'unique via' has no effect",
                "note 3:13-26: coding is refused here",
                "fix: remove 'unique via f'",
                "edit 4:18-31: «»",
                "6:16-22 error: a class that refuses coding is never archived: 'key' has no effect",
                "note 3:13-26: coding is refused here",
                "fix: remove 'key \"k\"'",
                "edit 6:16-23: «»",
                "6:24-35 error: a class that refuses coding is never archived: 'fallback' has no effect",
                "note 3:13-26: coding is refused here",
                "fix: remove 'fallback \"l\"'",
                "edit 6:24-36: «»",
                "6:37-44 error: a class that refuses coding is never archived: 'also' has no effect",
                "note 3:13-26: coding is refused here",
                "fix: remove 'also \"m\"'",
                "edit 6:37-45: «»",
                "6:46-52 error: a class that refuses coding is never archived: 'since' has no effect",
                "note 3:13-26: coding is refused here",
                "fix: remove 'since 9'",
                "edit 6:45-52: «»",
                "7:16-22 error: a class that refuses coding is never archived: 'until' has no effect",
                "note 3:13-26: coding is refused here",
                "fix: remove 'until 9'",
                "edit 7:15-22: «»",
                "8:20-26 error: a class that refuses coding is never archived: 'key' has no effect",
                "note 3:13-26: coding is refused here",
                "fix: remove 'key \"y\"'",
                "edit 8:19-26: «»",
                "9:30-42 error: a class that refuses coding is never archived: 'rebuilt via' has no effect",
                "note 3:13-26: coding is refused here",
                "fix: remove 'rebuilt via f'",
                "edit 9:29-42: «»",
                "10:30-36 error: a transient field is not archived: 'key' has no effect",
                "fix: remove 'key \"w\"'",
                "edit 10:29-36: «»",
                "11:18-22 error: the default of a field that is not archived can't be a function: there is no archived "
                    + "value to convert",
                "fix: write a literal, or a Swift expression in parentheses: '= (…)'",
                "12:12-24 error: a class that refuses coding is never archived: 'packed' has no effect",
                "note 3:13-26: coding is refused here",
                "fix: write '[Int8]' instead",
                "edit 12:12-24: «[Int8]»",
                "13:12-24 error: a class that refuses coding is never archived: 'indexed' has no effect",
                "note 3:13-26: coding is refused here",
                "fix: write '[Int]' instead",
                "edit 13:12-24: «[Int]»",
                "14:5-15 error: a class that refuses coding is never archived: 'retired' has no effect",
                "note 3:13-26: coding is refused here",
                "fix: remove 'retired \"x\"'",
                "edit 14:1-15: «»",
            ]),
        CheckerRow(
            "a subclass of a class that refuses coding",
            """
            class A {}

            class B: A, refuses coding {}

            class C: B {}
            """,
            [
                "5:10-10 error: superclass 'B' refuses coding: this class must refuse it too",
                "note 3:13-26: coding is refused here",
                "fix: add 'refuses coding'",
                "edit 5:11-10: «, refuses coding»",
            ]),
        CheckerRow(
            "Swift members",
            """
            class A {
                var x: Int
                swift {
                    func f() -> String { "}" }
                }
                swift { var y: Int { 1 } }
            }
            """,
            []),
        CheckerRow(
            "an open class that refuses coding needs no prefix",
            """
            open class A, prefix "A" {
                var x: Int
            }

            open class B: A, refuses coding {
                var y: Int
            }
            """,
            []),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
