// The checker and enums: cases, raw values, versions; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: enums")
struct CheckerEnumerationTests {
    static let rows = [
        CheckerRow(
            "an enum without unknown",
            """
            enum E: String {
                case a
                case b
            }
            """,
            [
                "1:6-6 warning: reading an unknown raw value of 'E' will be an error",
                "fix: after the cases, write the case that it becomes: 'unknown .a'",
            ]),
        CheckerRow(
            "a case that keeps unknown raw values",
            """
            @objc enum E: Int {
                case a = 0
                unknown other(rawValue)
            }

            enum F: Int, version 1 {
                case a = 0
                case b = 1 since 1 else .other
                unknown other(rawValue)
            }

            enum G: String {
                case other
                unknown other(rawValue)
            }

            enum H: String {
                case a
                unknown rawValue(rawValue)
            }

            class C {
                var f: F = .other
                var g: [F] = []
            }
            """,
            [
                "3:13-17 error: an '@objc' enum can't keep unknown raw values: its cases carry no values",
                "note 1:1-5: the attribute is here",
                "fix: write 'unknown .name' with the case that they become, or remove '@objc'",
                "8:30-34 error: '.other' only holds raw values that the enum doesn't know: "
                    + "it can't be a default or a replacement",
                "note 9:13-17: declared here",
                "fix: name another case",
                "14:13-17 error: case 'other' is declared twice",
                "note 13:10-14: the first is here",
                "19:13-20 error: a case can't be called 'rawValue': the name means something else in Swift",
                "fix: choose another name; a raw value keeps it in archives",
                "23:16-21 error: '.other' only holds raw values that the enum doesn't know: "
                    + "it can't be a default or a replacement",
                "note 9:13-17: declared here",
                "fix: name another case",
            ]),
        CheckerRow(
            "former raw values",
            """
            enum E: Int8 {
                case a = 0 formerly 1, -1
                case b = 2 formerly 1, "x", 300
                unknown .a
            }

            enum F: String {
                case a formerly "b", 1
                case b
                unknown .a
            }

            enum G {
                case a(Int) formerly 3
            }
            """,
            [
                "3:25-25 error: raw value 1 is already used by another case",
                "note 2:25-25: the first is here",
                "3:28-30 error: a raw value of this enum is a literal of type 'Int8', not a string",
                "3:33-35 error: 300 does not fit in 'Int8' (-128 to 127)",
                "8:21-23 error: raw value \"b\" is already used by another case",
                "note 9:10-10: the first is here",
                "8:26-26 error: a raw value of this enum is a literal of type 'String', not an integer",
                "fix: write '\"1\"' instead",
                "edit 8:26-26: «\"1\"»",
                "14:26-26 error: an enum can't have both raw values and cases that carry values",
                "note 14:10-10: this case carries values",
            ]),
        CheckerRow(
            "an enum without cases",
            """
            enum E: String {}
            """,
            [
                "1:6-6 error: 'E' has no cases",
                "fix: declare one, such as 'case blue'",
            ]),
        CheckerRow(
            "a raw type that is no string or integer",
            """
            enum E: Strin {
                case a
                unknown .a
            }

            enum F: Double {
                case a
                unknown .a
            }
            """,
            [
                "1:9-13 error: a raw type is 'String' or an integer type, not 'Strin'",
                "fix: did you mean 'String'?",
                "edit 1:9-13: «String»",
                "6:9-14 error: a raw type is 'String' or an integer type, not 'Double'",
            ]),
        CheckerRow(
            "a case twice",
            """
            enum E: String {
                case a
                case b
                case a
                unknown .a
            }
            """,
            [
                "4:10-10 error: case 'a' is declared twice",
                "note 2:10-10: the first is here",
            ]),
        CheckerRow(
            "cases named like what Swift means otherwise",
            """
            enum E: String {
                case none
                case some
                case `init`
                case `self`
                case rawValue
                unknown .none
            }
            """,
            [
                "2:10-13 error: a case can't be called 'none': the name means something else in Swift",
                "fix: choose another name; a raw value keeps it in archives",
                "3:10-13 error: a case can't be called 'some': the name means something else in Swift",
                "fix: choose another name; a raw value keeps it in archives",
                "4:10-15 error: a case can't be called 'init': the name means something else in Swift",
                "fix: choose another name; a raw value keeps it in archives",
                "5:10-15 error: a case can't be called 'self': the name means something else in Swift",
                "fix: choose another name; a raw value keeps it in archives",
                "6:10-17 error: a case can't be called 'rawValue': the name means something else in Swift",
                "fix: choose another name; a raw value keeps it in archives",
            ]),
        CheckerRow(
            "raw values of another type",
            """
            enum E: String {
                case a = 1
                case b = "a"
                unknown .a
            }

            enum F: Int {
                case a = "a"
                case b = 1.5
                case c
                unknown .a
            }
            """,
            [
                "2:14-14 error: a raw value of this enum is a literal of type 'String', not an integer",
                "fix: write '\"1\"' instead",
                "edit 2:14-14: «\"1\"»",
                "8:14-16 error: a raw value of this enum is a literal of type 'Int', not a string",
                "9:14-16 error: a raw value of this enum is a literal of type 'Int', not a real",
                "10:10-10 error: case 'c' has no raw value: archives would depend on the order of the cases",
                "fix: write '=' and a number after it",
            ]),
        CheckerRow(
            "a raw value twice",
            """
            enum E: String {
                case a
                case b = "a"
                case c = "d"
                case d
                unknown .a
            }

            enum F: Int {
                case a = 2
                case b = 3
                case c = 3
                case d = 0x2
                case e = -1
                unknown .a
            }
            """,
            [
                "3:14-16 error: raw value \"a\" is already used by another case",
                "note 2:10-10: the first is here",
                "5:10-10 error: raw value \"d\" is already used by another case",
                "note 4:14-16: the first is here",
                "12:14-14 error: raw value 3 is already used by another case",
                "note 11:14-14: the first is here",
                "13:14-16 error: raw value 2 is already used by another case",
                "note 10:14-14: the first is here",
            ]),
        CheckerRow(
            "raw values that do not fit",
            """
            enum E: UInt8 {
                case a = 255
                case b
                case c = 256
                case d
                case e = 7
                unknown .a
            }
            """,
            [
                "3:10-10 error: case 'b' has no raw value: archives would depend on the order of the cases",
                "fix: write '=' and a number after it",
                "4:14-16 error: 256 does not fit in 'UInt8' (0 to 255)",
                "5:10-10 error: case 'd' has no raw value: archives would depend on the order of the cases",
                "fix: write '=' and a number after it",
            ]),
        CheckerRow(
            "since above the enum's version",
            """
            enum E: String, version 1 {
                case a
                case b since 2 else .a
                case c since 1
                unknown .a
            }

            enum F: String {
                case a
                case b since 1 else .a
                unknown .a
            }
            """,
            [
                "3:18-18 error: 'since 2' is above the enum's version, which is 1",
                "fix: give the enum 'version 2'",
                "edit 1:25-25: «2»",
                "10:18-18 error: 'since 1' is above the enum's version, which is 0",
                "fix: give the enum 'version 1'",
                "edit 8:15-14: «, version 1»",
            ]),
        CheckerRow(
            "else that names no case, or none that is older",
            """
            enum E: String, version 3 {
                case a
                case b since 2 else .bb
                case c since 2 else .b
                case d since 2 else .d
                case e since 2 else .f
                case f since 3 else .e
                unknown .a
            }
            """,
            [
                "3:26-27 error: 'E' has no case 'bb'",
                "4:26-26 error: 'b' is not older than 'c' and can't replace it",
                "note 3:10-10: declared here",
                "5:26-26 error: 'd' is not older than 'd' and can't replace it",
                "note 5:10-10: declared here",
                "6:26-26 error: 'f' is not older than 'e' and can't replace it",
                "note 7:10-10: declared here",
            ]),
        CheckerRow(
            "unknown that names no case",
            """
            enum E: String {
                case blue
                unknown .bleu
            }
            """,
            [
                "3:14-17 error: 'E' has no case 'bleu'",
                "fix: did you mean 'blue'?",
                "edit 3:14-17: «blue»",
            ]),
        CheckerRow(
            "a version that occurs twice",
            """
            enum E: String, version 1, version 2 {
                case a
                unknown .a
            }
            """,
            [
                "1:28-36 error: 'version' is written twice",
                "note 1:17-25: the first is here",
                "fix: remove one of the two",
            ]),
        CheckerRow(
            "what means nothing for raw values",
            """
            enum E: String, version 1 key "v", archived as "X", formerly "Y" {
                case a key "k"
                fallback case b
                case c also a via f
                retired "z"
                unknown .a
            }
            """,
            [
                "1:31-33 error: an enum with raw values can't have the key of a version",
                "fix: remove 'key \"v\"'",
                "edit 1:27-33: «»",
                "1:36-50 error: an enum with raw values can't have 'archived as'",
                "fix: remove 'archived as \"X\"'",
                "edit 1:34-50: «»",
                "1:53-64 error: an enum with raw values can't have 'formerly'",
                "fix: remove 'formerly \"Y\"'",
                "edit 1:51-64: «»",
                "2:16-18 error: an enum with raw values can't have the key of a case",
                "fix: remove 'key \"k\"'",
                "edit 2:11-18: «»",
                "3:5-12 error: an enum with raw values can't have 'fallback'",
                "fix: remove 'fallback'",
                "edit 3:5-13: «»",
                "4:17-17 error: an enum with raw values can't have 'also' at a case",
                "fix: remove 'also a via f'",
                "edit 4:11-23: «»",
                "5:5-15 error: an enum with raw values can't have 'retired'",
                "fix: remove 'retired \"z\"'",
                "edit 5:1-15: «»",
            ]),
        CheckerRow(
            "payloads beside raw values",
            """
            enum E: String {
                case a(Int)
                case b(x: Int, y: String)
                unknown .a
            }
            """,
            [
                "2:12-14 error: an enum can't have both raw values and cases that carry values",
                "note 1:9-14: the type of its raw values",
                "3:12-28 error: an enum can't have both raw values and cases that carry values",
                "note 1:9-14: the type of its raw values",
            ]),
        CheckerRow(
            "integers without written raw values",
            """
            enum E: UInt {
                case a
                case b = 5
                case `class`
                case c = 0x6
                unknown .a
            }
            """,
            [
                "2:10-10 error: case 'a' has no raw value: archives would depend on the order of the cases",
                "fix: write '= 0' after it, which 'coding format --fix' does",
                "edit 2:11-10: « = 0»",
                "4:10-16 error: case 'class' has no raw value: archives would depend on the order of the cases",
                "fix: write '= 6' after it, which 'coding format --fix' does",
                "edit 4:17-16: « = 6»",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
