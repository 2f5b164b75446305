// The checker and enums whose cases carry values; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: enums whose cases carry values")
struct CheckerUnionTests {
    static let rows = [
        CheckerRow(
            "cases that share a key",
            """
            class P {}
            class Q: P {}
            class R {}

            enum A {
                case a(String) key "m"
                case b(packed [UInt8]) key "m"
                case c([P]) key "m"
                case d(P) key "m"
                case e(R) key "m"
                case f(value: CGRect key "n")
                case g(Bool) key "n"
            }

            enum B {
                case a(Int) key "m"
                case b(Double) key "m"
                case c(P) key "n"
                case d(Q) key "n"
                case e(String) key "o"
                case f(Data?) key "o"
                case g(String) key "p"
                case h(p: Data, q: Int)
                case i(any Coding) key "r"
                case j(String) key "r"
                case k([Int: Int]) key "s"
                case l(Date) key "s"
                case m key "t"
                case n(String) key "t"
            }

            enum C, sequential {
                case a(String) key "m"
                case b(Data) key "m"
            }
            """,
            [
                "17:10-10 error: 'b' would be read as 'a', all of whose keys it writes",
                "note 16:10-10: this case is tried first",
                "fix: give one of the two another key",
                "19:10-10 error: 'd' would be read as 'c', all of whose keys it writes",
                "note 18:10-10: this case is tried first",
                "fix: give one of the two another key",
                "21:10-10 error: case 'f' can't be recognized in an archive: all its values may be missing",
                "fix: give it a value that is not optional",
                "23:10-10 error: 'h' would be read as 'g', all of whose keys it writes",
                "note 22:10-10: this case is tried first",
                "fix: declare 'h' before 'g', or give one of the two another key",
                "24:10-10 error: 'i' has the key 'r' of another case, and readers can't distinguish 'any Coding' from "
                    + "other values under one key",
                "fix: give it another key; to read existing archives, declare the field as 'AnyValue' in place of the "
                    + "enum",
                "26:10-10 error: 'k' has the key 's' of another case, and readers can't distinguish '[Int: Int]' from "
                    + "other values under one key",
                "fix: give it another key; to read existing archives, declare the field as 'AnyValue' in place of the "
                    + "enum",
                "29:10-10 error: 'n' would be read as 'm', all of whose keys it writes",
                "note 28:10-10: this case is tried first",
                "fix: give one of the two another key",
                "34:10-10 error: 'b' would be read as 'a', all of whose keys it writes",
                "note 33:10-10: this case is tried first",
                "fix: give one of the two another key",
                "34:22-24 error: a sequential archive can't distinguish 'b' from 'a': both begin with the key 'm'",
                "note 33:10-10: the other case",
                "fix: put another of its values first, or give it another key",
            ]),
        CheckerRow(
            "cases that carry no values and have no key",
            """
            enum A {
                case a(Int)
                case `class` also z via f
                fallback case z key "z"
            }

            enum B {
                case a
                case b since 1
            }
            """,
            [
                "3:10-16 error: case 'class' carries no values and has no key: renaming it would change archives",
                "fix: write 'key \"class\"' after it, which is how archives contain it; in a new schema, ': String' "
                    + "after the enum's name may be what you mean",
                "edit 3:17-16: « key \"class\"»",
                "8:10-10 error: case 'a' carries no values and has no key: renaming it would change archives",
                "fix: write 'key \"a\"' after it, which is how archives contain it; in a new schema, ': String' "
                    + "after the enum's name may be what you mean",
                "edit 8:11-10: « key \"a\"»",
                "9:10-10 error: case 'b' carries no values and has no key: renaming it would change archives",
                "fix: write 'key \"b\"' after it, which is how archives contain it; in a new schema, ': String' "
                    + "after the enum's name may be what you mean",
                "edit 9:11-10: « key \"b\"»",
                "9:18-18 error: 'since 1' is above the enum's version, which is 0",
                "fix: give the enum 'version 1'",
                "edit 7:7-6: «, version 1»",
            ]),
        CheckerRow(
            "keys within a case, and beside the fallback case",
            """
            enum Picture {
                case url(a: URL key "K", b: Data key "K")
                case gif(Data) key "P" also raw via f
                case png(Data) key "Q" also raw via f(of:)
                fallback case raw(pixels: Data key "P", wide: Int)
                retired "W", "Q"
            }
            """,
            [
                "2:42-44 error: key 'K' is already used by 'Picture.url'",
                "note 2:25-27: used here",
                "3:24-26 error: key 'P' is already used by 'Picture.raw'",
                "note 5:40-42: used here",
                "4:24-26 error: key 'Q' is retired and must never be used again",
                "note 6:18-20: retired here",
            ]),
        CheckerRow(
            "cases that would be read as others",
            """
            enum A {
                case a(x: Int)
                case b(x: Int, y: Int)
                case c(x: Int)
                case d(y: Int, x: Int?)
                case e(z: Int)
                fallback case f(z: Int, w: Int)
                case g(w: Int)
                case h(w: Int, z: Int)
            }
            """,
            [
                "3:10-10 error: 'b' would be read as 'a', all of whose keys it writes",
                "note 2:10-10: this case is tried first",
                "fix: declare 'b' before 'a', or give one of the two another key",
                "4:10-10 error: 'c' would be read as 'a', all of whose keys it writes",
                "note 2:10-10: this case is tried first",
                "fix: give one of the two another key",
                "5:10-10 error: 'd' would be read as 'a', all of whose keys it writes",
                "note 2:10-10: this case is tried first",
                "fix: declare 'd' before 'a', or give one of the two another key",
                "7:19-19 error: 'f' would be read as 'e', all of whose keys it writes",
                "note 6:10-10: this case is tried first",
                "fix: give one of the two another key",
                "9:10-10 error: 'h' would be read as 'e', all of whose keys it writes",
                "note 6:10-10: this case is tried first",
                "fix: declare 'h' before 'e', or give one of the two another key",
            ]),
        CheckerRow(
            "a case that is read as another by what is written beside it",
            """
            enum A {
                case thumb(Data) key "data"
                case name(String) also raw via f
                fallback case raw(data: Data, size: Int)
            }
            """,
            [
                "3:10-13 error: 'name' would be read as 'thumb', all of whose keys it writes",
                "note 2:10-14: this case is tried first",
                "fix: declare 'name' before 'thumb', or give one of the two another key",
                "4:19-21 error: 'raw' would be read as 'thumb', all of whose keys it writes",
                "note 2:10-14: this case is tried first",
                "fix: give one of the two another key",
            ]),
        CheckerRow(
            "cases that share keys and can be distinguished",
            """
            enum A {
                case cube(x: Int, y: Int, z: Int)
                case point(x: Int, y: Int)
                case none2 key "none2"
                case other(name: String, x: Int?)
            }
            """,
            []),
        CheckerRow(
            "a case whose values are all optional",
            """
            struct Loose {
                var x: Int?
            }

            enum A {
                case a(Int?)
                case b(x: Int?, y: String?)
                case c(Loose)
                case d(Loose?)
                case e(Foo?)
                case f(x: Int?, y: String)
            }
            """,
            [
                "6:10-10 error: case 'a' can't be recognized in an archive: all its values may be missing",
                "fix: give it a value that is not optional",
                "7:10-10 error: case 'b' can't be recognized in an archive: all its values may be missing",
                "fix: give it a value that is not optional",
                "8:10-10 error: case 'c' can't be recognized in an archive: all its values may be missing",
                "fix: give it a value that is not optional",
                "9:10-10 error: case 'd' can't be recognized in an archive: all its values may be missing",
                "fix: give it a value that is not optional",
                "10:12-14 error: unknown type 'Foo'",
            ]),
        CheckerRow(
            "keys of values: labels, cases, and those that mean nothing",
            """
            enum A {
                case a(Int) key "$a"
                case b(Int) key ""
                case c(x: Int) key "X"
                case d(w: Int, w: Int)
                case e(z: Int, archiver: Int)
                case f key "F"
                case g(F: Int)
            }
            """,
            [
                "2:21-24 error: key '$a' begins with '$', which is reserved for the archive",
                "3:21-22 error: a key can't be empty",
                "fix: remove 'key \"\"'",
                "edit 3:16-22: «»",
                "4:24-26 error: each named value has its own key",
                "fix: write the key after the type: 'Int key \"X\"'",
                "5:20-20 error: value 'w' is declared twice",
                "note 5:12-12: the first is here",
                "6:20-27 error: 'archiver' would hide a name that generated code needs",
                "fix: choose another name; 'key \"archiver\"' keeps it in archives",
                "8:10-10 error: 'g' would be read as 'f', all of whose keys it writes",
                "note 7:10-10: this case is tried first",
                "fix: give one of the two another key",
            ]),
        CheckerRow(
            "fallback cases and also",
            """
            enum A {
                fallback case a(Int)
                fallback case b(Int)
                case c(Int) also a via f
                case d(Int) also c via f
                case e(Int) also aa via f
                fallback case g(Int) also a via f
                case h(Int) also a via f(a:b:)
            }

            enum B {
                case a(Int) also b via f
                case b(Int)
            }
            """,
            [
                "3:19-19 error: an enum can have only one fallback case",
                "note 2:19-19: the first is here",
                "5:22-22 error: 'c' is not the fallback case: 'also' can only write the fallback case",
                "note 4:10-10: declared here",
                "fix: declare it as 'fallback case c'",
                "6:22-23 error: 'A' has no case 'aa'",
                "7:19-19 error: an enum can have only one fallback case",
                "note 2:19-19: the first is here",
                "7:31-31 error: the fallback case can't have 'also', which writes the fallback case",
                "fix: remove 'also a via f'",
                "edit 7:25-37: «»",
                "8:28-34 error: a function after 'via' takes one argument",
                "fix: write 'f', or 'f(label:)'",
                "12:22-22 error: 'b' is not the fallback case: 'also' can only write the fallback case",
                "note 13:10-10: declared here",
                "fix: declare it as 'fallback case b'",
            ]),
        CheckerRow(
            "clauses of raw values",
            """
            enum A, version 2, archived as "AA", formerly "BB" {
                case a = 1
                case b(Int) since 3
                case c(Int) since 2 else .a
                unknown .a
            }

            enum D {
                case d = "x"
                case e = 1
            }

            enum E {
                case e = nil
            }

            enum B: Int {
                case a(Int)
                case b = 1
                unknown .b
            }

            enum C {}
            """,
            [
                "2:14-14 error: an enum can't have both raw values and cases that carry values",
                "note 3:10-10: this case carries values",
                "3:23-23 error: 'since 3' is above the enum's version, which is 2",
                "fix: give the enum 'version 3'",
                "edit 1:17-17: «3»",
                "4:31-31 error: an enum whose cases carry values can't have 'else'",
                "fix: write 'also', the name of the fallback case, 'via' and a function: older readers get its result",
                "5:14-14 error: an enum whose cases carry values can't have 'unknown'",
                "fix: write 'fallback case' instead of 'case' at the case to try last",
                "9:14-16 error: 'D' has no raw type: its cases can't have raw values",
                "fix: write ': String' after its name",
                "edit 8:7-6: «: String»",
                "14:14-16 error: 'E' has no raw type: its cases can't have raw values",
                "18:12-14 error: an enum can't have both raw values and cases that carry values",
                "note 17:9-11: the type of its raw values",
                "23:6-6 error: 'C' has no cases",
                "fix: declare one, such as 'case blue'",
            ]),
        CheckerRow(
            "names",
            """
            enum A {
                case `init`(Int)
                case none key "none"
                case Data(Data)
                case hashValue(Int)
                case archivedStructure(Int)
                case A(Int)
                case a(Int)
                case a(String)
            }
            """,
            [
                "2:10-15 error: a case can't be called 'init': the name means something else in Swift",
                "fix: choose another name; a key keeps it in archives",
                "3:10-13 error: a case can't be called 'none': the name means something else in Swift",
                "fix: choose another name; a key keeps it in archives",
                "4:10-13 error: a case can't be called 'Data': the name means something else in Swift",
                "fix: choose another name; a key keeps it in archives",
                "5:10-18 error: a case can't be called 'hashValue': the name means something else in Swift",
                "fix: choose another name; a key keeps it in archives",
                "6:10-26 error: a case can't be called 'archivedStructure': the name means something else in Swift",
                "fix: choose another name; a key keeps it in archives",
                "7:10-10 error: a case can't be called 'A': the name means something else in Swift",
                "fix: choose another name; a key keeps it in archives",
                "9:10-10 error: case 'a' is declared twice",
                "note 8:10-10: the first is here",
            ]),
        CheckerRow(
            "types and access",
            """
            access public

            internal class Hidden {}

            enum A {
                case a(Hidden)
                case b(indexed [Int])
                case c(packed [Int32])
                case d(Foo)
            }
            """,
            [
                "6:12-17 error: 'Hidden' is internal, but case 'a' is public",
                "note 3:16-21: declared here",
                "fix: make 'Hidden' public, or 'a' internal",
                "7:12-24 error: 'indexed' is only for the whole type of a field or of a conversion: each element has "
                    + "its own key",
                "fix: write '[Int]' instead",
                "edit 7:12-24: «[Int]»",
                "9:12-14 error: unknown type 'Foo'",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
