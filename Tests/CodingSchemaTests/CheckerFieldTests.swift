// The checker and fields: their kinds, clauses, versions and functions; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: fields")
struct CheckerFieldTests {
    static let rows = [
        CheckerRow(
            "clauses of a field that occur twice",
            """
            class A, version 3 {
                var x: Int? key "a" since 1 key "b" since 2
                var y: A? conditional conditional
            }
            """,
            [
                "2:33-39 error: 'key' is written twice",
                "note 2:17-23: the first is here",
                "fix: remove one of the two",
                "2:41-47 error: 'since' is written twice",
                "note 2:25-31: the first is here",
                "fix: remove one of the two",
                "3:27-37 error: 'conditional' is written twice",
                "note 3:15-25: the first is here",
                "fix: remove 'conditional'",
                "edit 3:26-37: «»",
            ]),
        CheckerRow(
            "a weak field that is not optional, or has a default",
            """
            class A {
                weak var y: A
                weak var z: A? = (A())
                weak var w: A? = nil
            }
            """,
            [
                "2:17-17 error: a weak field must be optional",
                "fix: write 'A?'",
                "edit 2:18-17: «?»",
                "3:22-26 error: a weak field can't have a default: nothing else would keep the object alive",
                "fix: remove '= (A())'",
                "edit 3:19-26: «»",
                "4:22-24 error: a weak field can't have a default: nothing else would keep the object alive",
                "fix: remove '= nil'",
                "edit 4:19-24: «»",
            ]),
        CheckerRow(
            "writes nil and treats nil as missing, without effect",
            """
            class A, version 1 {
                var a: Int writes nil
                var b: Int? until 0 writes nil
                var d: P? key "" writes nil
                var e: Int? writes nil
                var f: Int? fallback "g" treats nil as missing writes nil
                var h: Int? treats nil as missing
                var i: Int? = nil treats nil as missing
                var j: Int treats nil as missing
                var k: Int = 3 treats nil as missing
                transient var l: Int? writes nil
            }
            class B, version 1, writes nil { var a: Int var b: Int? until 0 }
            struct P { var x: Int }
            """,
            [
                "2:16-25 error: 'writes nil' has no effect: 'a' can't be nil",
                "fix: remove 'writes nil'",
                "edit 2:15-25: «»",
                "3:25-34 error: 'writes nil' has no effect: 'b' is no longer written",
                "fix: remove 'writes nil'",
                "edit 3:24-34: «»",
                "4:22-31 error: 'writes nil' has no effect: 'd' has no key of its own: 'key \"\"' combines its keys "
                    + "with the others",
                "fix: remove 'writes nil'",
                "edit 4:21-31: «»",
                "7:17-37 error: 'treats nil as missing' has no effect: 'h' has no fallback and no default",
                "fix: remove 'treats nil as missing'",
                "edit 7:16-37: «»",
                "8:23-43 error: 'treats nil as missing' has no effect: 'i' has no fallback and no default",
                "fix: remove 'treats nil as missing'",
                "edit 8:22-43: «»",
                "9:16-36 error: 'treats nil as missing' has no effect: 'j' has no fallback and no default",
                "fix: remove 'treats nil as missing'",
                "edit 9:15-36: «»",
                "11:27-36 error: a transient field is not archived: 'writes nil' has no effect",
                "fix: remove 'writes nil'",
                "edit 11:26-36: «»",
            ]),
        CheckerRow(
            "omits default where the default must be written",
            """
            class A, version 1 {
                var a: Int omits default
                var b: Int? = nil omits default
                var c: Date = (Date.distantPast) omits default
                var d: Int = 0 fallback "dd" omits default
                var e: Int = 0 until 0 omits default
                var f: Decimal = 0 omits default
                var g: indexed [Int] = [] omits default
                transient var h: Int = 0 omits default
                var i: Int? = 3 omits default
            }
            class B, version 1, omits default { var a: Int var b: Int? var c: Decimal = 1 }
            """,
            [
                "2:16-28 error: 'omits default' is not possible: 'a' has no default other than nil",
                "fix: remove 'omits default'",
                "edit 2:15-28: «»",
                "3:23-35 error: 'omits default' is not possible: 'b' has no default other than nil",
                "fix: remove 'omits default'",
                "edit 3:22-35: «»",
                "4:38-50 error: 'omits default' is not possible: 'c' has a default that is computed",
                "fix: remove 'omits default'",
                "edit 4:37-50: «»",
                "5:34-46 error: 'omits default' is not possible: 'd' has fallback keys, which are read where its own "
                    + "key is missing",
                "fix: remove 'omits default'",
                "edit 5:33-46: «»",
                "6:28-40 error: 'omits default' is not possible: 'e' is no longer written",
                "fix: remove 'omits default'",
                "edit 6:27-40: «»",
                "7:24-36 error: 'omits default' is not possible: 'f' has a type whose values aren't compared with a "
                    + "default",
                "fix: remove 'omits default'",
                "edit 7:23-36: «»",
                "8:31-43 error: 'omits default' is not possible: 'g' has a type whose values aren't compared with a "
                    + "default",
                "fix: remove 'omits default'",
                "edit 8:30-43: «»",
                "9:30-42 error: a transient field is not archived: 'omits default' has no effect",
                "fix: remove 'omits default'",
                "edit 9:29-42: «»",
            ]),
        CheckerRow(
            "weak and conditional values",
            """
            class A {
                weak var x: Int?
                var y: [A] conditional
                var z: String? conditional
                var w: A? conditional
            }
            """,
            [
                "2:5-8 error: 'weak' is for references to objects, not for 'Int?'",
                "fix: remove 'weak'",
                "edit 2:5-9: «»",
                "3:16-26 error: 'conditional' is for references to objects, not for '[A]'",
                "fix: remove 'conditional'",
                "edit 3:15-26: «»",
                "4:20-30 error: 'conditional' is for references to objects, not for 'String?'",
                "fix: remove 'conditional'",
                "edit 4:19-30: «»",
            ]),
        CheckerRow(
            "transient fields that nothing sets",
            """
            class A {
                transient var x: Int
                transient var z: Int = via f
                transient var w: A?
                transient weak var v: A?
            }
            """,
            [
                "2:19-19 error: a transient field must be optional or have a default",
                "fix: write 'Int?'",
                "edit 2:25-24: «?»",
                "3:28-32 error: the default of a transient field can't be a function: there is no archived value to "
                    + "convert",
                "fix: write a literal, or a Swift expression in parentheses: '= (…)'",
            ]),
        CheckerRow(
            "a transient field with clauses",
            """
            class A, version 2 {
                transient var x: Int = 0 key "x" since 1
            }
            """,
            [
                "2:30-36 error: a transient field is not archived: 'key' has no effect",
                "fix: remove 'key \"x\"'",
                "edit 2:30-37: «»",
                "2:38-44 error: a transient field is not archived: 'since' has no effect",
                "fix: remove 'since 1'",
                "edit 2:37-44: «»",
            ]),
        CheckerRow(
            "a let that must be connected later",
            """
            class A {
                let x: Set<A>
                let y: [A: Int]
                let z: [[Set<A>]]?
                var w: Set<A>
                let v: Set<Int>
                let u: [B]
            }

            class B {}
            """,
            [
                "2:5-9 error: 'x' hashes objects and is set after they are decoded: it can't be a 'let'",
                "fix: write 'var'",
                "edit 2:5-7: «var»",
                "3:5-9 error: 'y' hashes objects and is set after they are decoded: it can't be a 'let'",
                "fix: write 'var'",
                "edit 3:5-7: «var»",
                "4:5-9 error: 'z' hashes objects and is set after they are decoded: it can't be a 'let'",
                "fix: write 'var'",
                "edit 4:5-7: «var»",
            ]),
        CheckerRow(
            "a fallback that reads a set of objects for a field that is read before",
            """
            class A {
                var x: Int fallback "y": Set<A> via f
                var z: [A] fallback "w": [A: Int] via f
                var v: Set<A> fallback "u": [Set<A>] via f
            }
            """,
            [
                "2:30-35 error: 'Set<A>' hashes objects and is decoded after 'x' is set: it can't be converted",
                "3:30-37 error: '[A: Int]' hashes objects and is decoded after 'z' is set: it can't be converted",
            ]),
        CheckerRow(
            "functions that take no argument or two",
            """
            class A {
                var x: Int = via f()
                var y: Int fallback "z": Int via f(a:b:)
                var w: Int = via f(_:)
            }
            """,
            [
                "2:22-24 error: a function after 'via' takes one argument",
                "fix: write 'f', or 'f(label:)'",
                "3:38-44 error: a function after 'via' takes one argument",
                "fix: write 'f', or 'f(label:)'",
            ]),
        CheckerRow(
            "since above the class's version",
            """
            class A, version 2 {
                var x: Int? since 3
                var y: Int? since 2
            }

            class B: A {
                var z: Int = 0 since 1
            }
            """,
            [
                "2:23-23 error: 'since 3' is above the class's version, which is 2",
                "fix: give the class 'version 3'",
                "edit 1:18-18: «3»",
                "7:26-26 error: 'since 1' is above the class's version, which is 0",
                "fix: give the class 'version 1'",
                "edit 6:11-10: «, version 1»",
            ]),
        CheckerRow(
            "a required field added later",
            """
            class A, version 2 {
                var x: Int since 1
                var y: Int = 0 since 1
                var z: Int since 1 fallback "w"
                var v: Int = via f since 1
                var u: Int since 0
            }
            """,
            [
                "2:9-9 error: archives older than version 1 have no 'x': it must be optional, or "
                    + "have a default or a fallback",
                "fix: write 'Int?'",
                "edit 2:15-14: «?»",
            ]),
        CheckerRow(
            "until that is not below the version",
            """
            class A, version 2 {
                var x: Int? until 2
                var y: Int? until 1
                retired "z" until 3
            }

            class B {
                var w: Int? until 0
            }
            """,
            [
                "2:23-23 error: 'until 2' is not below the class's version, which is 2",
                "fix: give the class 'version 3'",
                "edit 1:18-18: «3»",
                "4:23-23 error: 'until 3' is not below the class's version, which is 2",
                "fix: give the class 'version 4'",
                "edit 1:18-18: «4»",
                "8:23-23 error: 'until 0' is not below the class's version, which is 0",
                "fix: give the class 'version 1'",
                "edit 7:8-7: «, version 1»",
            ]),
        CheckerRow(
            "since above until",
            """
            class A, version 5 {
                var x: Int? since 4 until 3
            }
            """,
            [
                "2:23-23 error: a field that exists since version 4 can't end with version 3",
                "note 2:31-31: the last version that wrote it",
            ]),
        CheckerRow(
            "also at a field that is no longer written",
            """
            class A, version 2 {
                var x: Int? until 1 also "y"
            }
            """,
            [
                "2:25-32 error: a field that is no longer written can't have 'also'",
                "note 2:23-23: the last version that wrote it",
                "fix: move 'until' after the 'also' that it limits, or remove one of the two",
            ]),
        CheckerRow(
            "as of on something that is no enum",
            """
            class A {
                var x: Int also "y" as of 0
                }

            enum E: String {
                case a
                unknown .a
            }
            """,
            [
                "2:31-31 error: 'as of' is for enums, and for arrays and dictionaries of enums, not for 'Int'",
                "fix: remove 'as of 0'",
                "edit 2:24-31: «»",
            ]),
        CheckerRow(
            "as of beside a conversion",
            """
            class A {
                var z: E also "w": Int via f as of 0
            }

            enum E: String {
                case a
                unknown .a
            }
            """,
            [
                "2:40-40 error: 'as of' can't be combined with a conversion",
                "note 2:32-32: the value is converted here",
                "fix: remove 'as of 0'",
                "edit 2:33-40: «»",
            ]),
        CheckerRow(
            "as of above the enum's version",
            """
            class A {
                var x: E also "y" as of 1
            }

            enum E: String {
                case a
                unknown .a
            }
            """,
            [
                "2:29-29 error: 'E' has no version 1: its version is 0",
                "note 5:6-6: declared here",
                "fix: write version 0, the newest one",
            ]),
        CheckerRow(
            "as of a version that lacks a case without else",
            """
            class A {
                var x: [E] also "y" as of 2
                var z: E? also "w" as of 3
                var v: E also "u" as of 0
            }

            enum E: String, version 3 {
                case a
                case b since 1 else .a
                case c since 3
                case d since 3
                unknown .a
            }
            """,
            [
                "2:31-31 error: version 2 of 'E' does not have 'c', 'd'",
                "note 10:10-10: fix: write 'else' and an older case that replaces it",
                "note 11:10-10: fix: write 'else' and an older case that replaces it",
                "4:29-29 error: version 0 of 'E' does not have 'c', 'd'",
                "note 10:10-10: fix: write 'else' and an older case that replaces it",
                "note 11:10-10: fix: write 'else' and an older case that replaces it",
            ]),
        CheckerRow(
            "nil as the constant of a retired key",
            """
            class A {
                retired "x": Int = nil, still written
            }
            """,
            [
                "2:24-26 error: nil is not a value of type 'Int'",
                "fix: write another value, or remove type and value",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
