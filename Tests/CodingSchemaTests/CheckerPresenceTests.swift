// The checker and what shows that a value is present; schema text, and the messages about it.

import CodingSchema
import Testing

@Suite("The checker: what shows that a value is present")
struct CheckerPresenceTests {
    static let rows = [
        CheckerRow(
            "elements of an indexed array write something",
            """
            struct Loose {
                var a: Int?
            }

            struct Tight {
                var a: Int
            }

            class A {
                var a: indexed [Loose]
                var b: indexed [Loose?]
                var c: indexed [Tight?]
                var d: Int fallback "e": indexed [Loose] via f also "g": indexed [Loose] via h
            }

            struct S {
                var a: indexed [S]
                var b: Int
            }
            """,
            [
                "10:12-26 error: a 'Loose' that writes no key would be read as the end of the array: none of its "
                    + "fields is required",
                "note 1:8-12: declared here",
                "fix: make a field of 'Loose' required, or write '[Loose]'",
                "edit 10:12-26: «[Loose]»",
                "11:12-27 error: a 'Loose' that writes no key would be read as the end of the array: none of its "
                    + "fields is required",
                "note 1:8-12: declared here",
                "fix: make a field of 'Loose' required, or write '[Loose?]'",
                "edit 11:12-27: «[Loose?]»",
                "13:30-44 error: a 'Loose' that writes no key would be read as the end of the array: none of its "
                    + "fields is required",
                "note 1:8-12: declared here",
                "fix: make a field of 'Loose' required, or write '[Loose]'",
                "edit 13:30-44: «[Loose]»",
                "13:62-76 error: a 'Loose' that writes no key would be read as the end of the array: none of its "
                    + "fields is required",
                "note 1:8-12: declared here",
                "fix: make a field of 'Loose' required, or write '[Loose]'",
                "edit 13:62-76: «[Loose]»",
            ]),
        CheckerRow(
            "an empty struct is not read as a default",
            """
            struct Loose {
                var a: Int?
            }

            struct Tight {
                var a: Int
            }

            class A, version 2 {
                var a: Loose = (Loose(a: 1))
                var b: Loose = via f
                var c: Tight = (Tight(a: 1))
                var d: Loose = (Loose()) until 1
                var e: Loose fallback "E"
                var f: Loose fallback "F" also "F"
                var g: Loose since 1
                var h: Loose until 1
                var i: Loose = nil
                transient var j: Loose = (Loose())
            }
            """,
            [
                "10:20-32 error: a 'Loose' that writes no key would be read as the default: none of its fields is "
                    + "required",
                "note 1:8-12: declared here",
                "fix: remove the default, or make a field of 'Loose' required",
                "11:20-24 error: a 'Loose' that writes no key would be read as the default: none of its fields is "
                    + "required",
                "note 1:8-12: declared here",
                "fix: remove the default, or make a field of 'Loose' required",
                "15:27-29 error: a 'Loose' that writes no key would be read as the fallback, which 'also' writes: none "
                    + "of its fields is required",
                "note 1:8-12: declared here",
                "fix: remove one of the two, or make a field of 'Loose' required",
                "18:20-22 error: nil is not a value of type 'Loose'",
                "fix: write 'Loose?'",
                "edit 18:17-16: «?»",
            ]),
        CheckerRow(
            "a required field that is no longer written",
            """
            class A, version 2 {
                var a: Int until 1
                var b: String since 1 until 1
                var c: String until 0 fallback "C"
                var d: [A] until 1
                var e: [A] = [] until 1
                var f: indexed [Int] until 1
                var g: Int? until 1
                var h: Int = via f until 1
            }

            struct S, version 1 {
                var a: Int until 0
            }
            """,
            [
                "2:9-9 error: archives newer than version 1 have no 'a': it must be optional or have a default",
                "note 2:22-22: the last version that wrote it",
                "fix: write 'Int?'",
                "edit 2:15-14: «?»",
                "3:9-9 error: archives older than version 1 have no 'b': it must be optional, or have a default or a "
                    + "fallback",
                "fix: write 'String?'",
                "edit 3:18-17: «?»",
                "4:9-9 error: archives newer than version 0 have no 'c': it must be optional or have a default",
                "note 4:25-25: the last version that wrote it",
                "fix: write 'String?'",
                "edit 4:18-17: «?»",
                "5:9-9 error: archives newer than version 1 have no 'd': it must be optional or have a default",
                "note 5:22-22: the last version that wrote it",
                "fix: write '[A]?'",
                "edit 5:15-14: «?»",
                "13:9-9 error: archives newer than version 0 have no 'a': it must be optional or have a default",
                "note 13:22-22: the last version that wrote it",
                "fix: write 'Int?'",
                "edit 13:15-14: «?»",
            ]),
        CheckerRow(
            "a case that is read as one that holds an enum",
            """
            enum V {
                case p(Int)
                case q key "q"
            }

            enum W {
                case p(Int)
                case r key "r"
            }

            enum A {
                case a(V) key ""
                case b(p: Int)
            }

            enum B {
                case a(V) key "k"
                case b(W) key "k"
            }

            enum C {
                case a(V) key "k"
                case b(W) key "l"
                case c(p: Int, q: Int)
            }

            enum D {
                case a(x: Int, v: V key "")
                case b(x: Int, q: Int)
                case c(x: Int, r: Int)
            }
            """,
            [
                "13:10-10 error: 'b' would be read as 'a', which is recognized by 'p'",
                "note 12:10-10: this case is tried first",
                "fix: give one of the two another key",
                "18:10-10 error: 'b' would be read as 'a', which is recognized by 'k.p'",
                "note 17:10-10: this case is tried first",
                "fix: give one of the two another key",
                "29:10-10 error: 'b' would be read as 'a', which is recognized by 'q', 'x'",
                "note 28:10-10: this case is tried first",
                "fix: give one of the two another key",
            ]),
        CheckerRow(
            "a case that is read as one that holds a struct with a fallback",
            """
            struct S {
                var x: Int fallback "old", "older"
                var y: Int
            }

            struct T {
                var s: S key ""
            }

            enum A {
                case a(S) key ""
                case b(old: Int)
                case c(y: Int)
            }

            enum B {
                case a(T) key "t"
                case b(old: Int key "t.older")
            }
            """,
            [
                "12:10-10 error: 'b' would be read as 'a', which is recognized by 'old'",
                "note 11:10-10: this case is tried first",
                "fix: give one of the two another key",
                "18:10-10 error: 'b' would be read as 'a', which is recognized by 't.older'",
                "note 17:10-10: this case is tried first",
                "fix: give one of the two another key",
            ]),
        CheckerRow(
            "conversions to and from indexed arrays",
            """
            class A {
                var a: [Int] fallback "w": indexed [Int] via f
                var b: [Int] also "v": indexed [Int] via f
                var c: Int key "w[0]"
                var d: Int key "v[3]"
                var e: [Int] fallback "u": indexed [Int]? via f
            }
            """,
            [
                "4:20-25 error: key 'w[0]' is a fallback of 'A.a': it would be read for both",
                "note 2:27-29: used here",
                "5:20-25 error: key 'v[3]' is already used by 'A.b'",
                "note 3:23-25: used here",
                "6:32-45 error: an indexed array can't be optional: in an archive nil would be the same as empty",
                "fix: write 'indexed [Int]' instead",
                "edit 6:32-45: «indexed [Int]»",
            ]),
        CheckerRow(
            "a name in archives that begins with a dollar sign",
            """
            class A, version 1, archived as "$A" {}

            class B, archived as "$B", version 0 {}

            class C, version 1 key "C", archived as "$C", formerly "$D" {}

            struct S, archived as "$S", version 2 {
                var x: Int
            }
            """,
            [
                "1:33-36 error: the version's key '$A.version' begins with '$', which is reserved for the archive",
                "fix: write 'key \"A.version\"' after the version",
                "edit 1:19-18: « key \"A.version\"»",
                "7:23-26 error: the version's key '$S.version' begins with '$', which is reserved for the archive",
                "fix: write 'key \"S.version\"' after the version",
                "edit 7:38-37: « key \"S.version\"»",
            ]),
        CheckerRow(
            "names that no backticks help, and a transient field with two clauses",
            """
            class A, version 1 {
                var init: Int
                var `self`: Int
                transient var b: Int? until 0 also "x"
            }

            enum B: Int {
                case init = 0
                case class = 1
                unknown .init
            }
            """,
            [
                "2:9-12 error: 'init' would hide a name that generated code needs",
                "fix: choose another name; 'key \"init\"' keeps it in archives",
                "3:9-14 error: 'self' would hide a name that generated code needs",
                "fix: choose another name; 'key \"self\"' keeps it in archives",
                "4:27-33 error: a transient field is not archived: 'until' has no effect",
                "fix: remove 'until 0'",
                "edit 4:27-34: «»",
                "4:35-42 error: a transient field is not archived: 'also' has no effect",
                "fix: remove 'also \"x\"'",
                "edit 4:34-42: «»",
                "8:10-13 error: a case can't be called 'init': the name means something else in Swift",
                "fix: choose another name; a raw value keeps it in archives",
                "9:10-14 error: 'class' is a keyword of Swift",
                "fix: write '`class`' instead",
                "edit 9:10-14: «`class`»",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
