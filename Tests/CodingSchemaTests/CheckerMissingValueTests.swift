// The checker's messages about clauses that state what a missing key, nil, a version or a weak reference means.

import CodingSchema
import Testing

@Suite("The checker: what isn't in an archive")
struct CheckerMissingValueTests {
    static let rows = [
        CheckerRow(
            "required and if missing",
            """
            struct Loose {
                var size: Int?
            }

            class A, version 2 {
                var a: Int required
                var b: Int? = 1 required
                var c: Int = 1 required if missing 2
                var d: Int = via made required
                var e: Int = via made if missing 2
                var f: Int = 1 required since 1
                var g: Int = 1 required since 1 fallback "G"
                var h: Int = 1 required until 1
                var i: indexed [Int] = [] required
                var j: Loose = (Loose()) required
                transient var k: Int = 1 required
                weak var l: A? if missing nil
                var m: Int = 1 if missing "m"
                var n: Int = 1 if missing nil
                var o: Int8 = 1 if missing 200 if missing 1
                var p: indexed [Int] = ([1]) if missing []
                var q: indexed [Int] if missing ([1])
                var r: Int = 1 required omits default
                var s: Int = 1 if missing (2) omits default
                var t: Int = 1 required treats nil as missing
                let u: UUID = (UUID()) required
                let v: UUID = (UUID()) if missing (UUID())
                var w: UUID? = (UUID())
                var x: Int = 1 if missing via f(a:b:)
            }
            """,
            [
                "6:16-23 error: 'required' has no effect: 'a' has no default, so its key is required anyway",
                "fix: remove 'required'",
                "edit 6:15-23: «»",
                "7:21-28 error: 'required' has no effect: 'b' is optional, so a missing key can't be an error",
                "fix: remove 'required'",
                "edit 7:20-28: «»",
                "8:20-27 error: 'required' has no effect: 'c' has 'if missing', which states what a missing key "
                    + "means",
                "fix: remove 'required'",
                "edit 8:20-28: «»",
                "9:27-34 error: 'required' has no effect: 'd' gets the value of a function if its key is missing",
                "fix: remove 'required'",
                "edit 9:26-34: «»",
                "10:27-38 error: '= via' already states what a missing key is read as",
                "note 10:18-25: the function is here",
                "fix: remove 'if missing 2'",
                "edit 10:26-38: «»",
                "11:9-9 error: archives older than version 1 have no 'f': it can't be required without a fallback",
                "fix: remove 'required'",
                "edit 11:20-28: «»",
                "13:9-9 error: archives newer than version 1 have no 'h': it can't be required",
                "note 13:35-35: the last version that wrote it",
                "fix: remove 'required'",
                "edit 13:20-28: «»",
                "14:31-38 error: 'required' has no effect: 'i' has a key for each element: without any, it is "
                    + "empty",
                "fix: remove 'required'",
                "edit 14:30-38: «»",
                "15:30-37 error: 'required' has no effect: 'j' needs no key: no field of 'Loose' is required",
                "note 1:8-12: declared here",
                "fix: remove 'required'",
                "edit 15:29-37: «»",
                "16:30-37 error: a transient field is not archived: 'required' has no effect",
                "fix: remove 'required'",
                "edit 16:29-37: «»",
                "17:20-33 error: a weak field can't have a default: nothing else would keep the object alive",
                "fix: remove 'if missing nil'",
                "edit 17:19-33: «»",
                "18:31-33 error: a string is not a value of type 'Int'",
                "fix: write a literal of the type, or a Swift expression in parentheses: '= (…)'",
                "19:31-33 error: nil is not a value of type 'Int'",
                "fix: write 'Int?'",
                "edit 19:15-14: «?»",
                "20:32-34 error: 200 does not fit in 'Int8' (-128 to 127)",
                "20:36-47 error: 'if missing' is written twice",
                "note 20:21-34: the first is here",
                "fix: remove one of the two",
                "22:37-41 error: an indexed array that is missing in an archive is read as empty: it can't have "
                    + "another default",
                "fix: write '[]' instead",
                "edit 22:37-41: «[]»",
                "23:29-41 error: 'omits default' is not possible: 'r' is required, so its value is in every "
                    + "archive",
                "fix: remove 'omits default'",
                "edit 23:28-41: «»",
                "24:35-47 error: 'omits default' is not possible: 's' has a default that is computed",
                "fix: remove 'omits default'",
                "edit 24:34-47: «»",
                "25:29-49 error: 'treats nil as missing' has no effect: 't' has no fallback and no default",
                "fix: remove 'treats nil as missing'",
                "edit 25:28-49: «»",
                "27:39-46 warning: the default of 'v' is another value each time an archive without the key is "
                    + "read",
                "fix: write 'if missing via' and a function that computes it from the archive",
                "28:20-27 warning: the default of 'w' is another value each time an archive without the key is "
                    + "read",
                "fix: remove the default, or write '= via' and a function that computes it from the archive",
                "29:35-41 error: a function after 'via' takes one argument",
                "fix: write 'f', or 'f(label:)'",
            ]),
        CheckerRow(
            "unwritten",
            """
            class A, unwritten {}
            class B, version 1 key "V", unwritten {}
            class C, version 1, unwritten, sequential {}
            class D, version 1, unwritten, refuses newer {}
            enum E: Int, version 1, unwritten { case a = 1 }
            struct F, version 1, unwritten { var a: Int var b: Int until 0 }
            enum G, version 1, unwritten { case a(Int) }
            class H, version 1, unwritten {
                var a: Int = 0 until 0
                var b: Int key "H.version"
            }
            """,
            [
                "1:10-18 error: 'unwritten' is not possible: there is no version that could be written",
                "fix: remove 'unwritten'",
                "edit 1:8-18: «»",
                "2:29-37 error: 'unwritten' is not possible: the version has a key",
                "fix: remove 'unwritten'",
                "edit 2:27-37: «»",
                "3:21-29 error: 'unwritten' is not possible: sequential archives always contain the version",
                "fix: remove 'unwritten'",
                "edit 3:19-29: «»",
                "4:21-29 error: 'unwritten' is not possible: newer versions can't be refused if archives don't "
                    + "contain the version",
                "fix: remove 'unwritten'",
                "edit 4:19-29: «»",
                "5:6-6 warning: reading an unknown raw value of 'E' will be an error",
                "fix: after the cases, write the case that it becomes: 'unknown .a'",
                "5:25-33 error: an enum with raw values can't have 'unwritten'",
                "fix: remove 'unwritten'",
                "edit 5:23-33: «»",
                "6:49-49 error: archives newer than version 0 have no 'b': it must be optional or have a default",
                "note 6:62-62: the last version that wrote it",
                "fix: write 'Int?'",
                "edit 6:55-54: «?»",
            ]),
        CheckerRow(
            "omits nil and unconditional",
            """
            class A, writes nil, version 1 {
                var a: Int omits nil
                var b: Int? = 1 omits nil
                var c: Int? fallback "C" omits nil
                var d: Int? writes nil omits nil
                var e: Int? until 0 omits nil
                var f: Int? if missing nil omits nil
                weak var g: A? unconditional omits nil
                var h: A? unconditional
                weak var i: A? conditional unconditional
                unowned var j: A? unconditional
                var k: A? conditional writes nil until 0
            }

            struct B {
                var a: Int? omits nil
                var b: Int
            }
            """,
            [
                "2:16-24 error: 'omits nil' has no effect: 'a' can't be nil",
                "fix: remove 'omits nil'",
                "edit 2:15-24: «»",
                "3:21-29 error: 'omits nil' has no effect: 'b' would be read as something else if its key were "
                    + "missing, so nil is always written",
                "fix: remove 'omits nil'",
                "edit 3:20-29: «»",
                "4:30-38 error: 'omits nil' has no effect: 'c' would be read as something else if its key were "
                    + "missing, so nil is always written",
                "fix: remove 'omits nil'",
                "edit 4:29-38: «»",
                "5:28-36 error: 'omits nil' has no effect: 'd' also has 'writes nil'",
                "fix: remove 'omits nil'",
                "edit 5:27-36: «»",
                "6:25-33 error: 'omits nil' has no effect: 'e' is no longer written",
                "fix: remove 'omits nil'",
                "edit 6:24-33: «»",
                "9:15-27 error: 'unconditional' has no effect: 'h' is not weak, so its object is always archived",
                "fix: remove 'unconditional'",
                "edit 9:14-27: «»",
                "10:32-44 error: 'i' can't be both conditional and unconditional",
                "note 10:20-30: 'conditional' is here",
                "fix: remove 'unconditional'",
                "edit 10:31-44: «»",
                "11:23-35 error: 'j' is unowned: after reading, nothing might hold its object",
                "fix: remove 'unconditional'",
                "edit 11:22-35: «»",
                "12:27-36 error: 'writes nil' has no effect: 'k' is no longer written",
                "fix: remove 'writes nil'",
                "edit 12:27-37: «»",
                "16:17-25 error: 'omits nil' has no effect: 'a' writes no nil anyway: neither the struct nor the "
                    + "file has 'writes nil'",
                "fix: remove 'omits nil'",
                "edit 16:16-25: «»",
            ]),
        CheckerRow(
            "what the parser says about them",
            """
            class A {
                var a: Int? omits
                var b: Int? omits nill
                var c: Int? omits 1
                var d: Int if
                var e: Int if mising 1
                var f: Int if missing
                var g: Int if missing ()
                var h: Int if missing f(1)
                var i: Int = 0
                required init() {}
            }
            class B, refuses, version 1 {}
            class C, refuses newr {}
            """,
            [
                "2:22-21 error: 'nil' or 'default' is missing",
                "3:17-26 error: 'omits nil' has no effect: 'b' writes no nil anyway: neither the class nor the "
                    + "file has 'writes nil'",
                "fix: remove 'omits nill'",
                "edit 3:16-26: «»",
                "3:23-26 error: unknown clause 'nill'",
                "fix: did you mean 'nil'?",
                "edit 3:23-26: «nil»",
                "4:23-23 error: 'nil' or 'default' is missing",
                "5:18-17 error: 'missing' is missing",
                "fix: write 'missing' here",
                "edit 5:18-17: « missing»",
                "6:19-24 error: unknown word 'mising'",
                "fix: did you mean 'missing'?",
                "edit 6:19-24: «missing»",
                "7:26-25 error: a value is missing after 'if missing'",
                "fix: write a literal, a case such as '.blue', '[]', '[:]', 'nil', 'via' and a function, or a "
                    + "Swift expression in parentheses",
                "8:27-28 error: the parentheses contain no expression",
                "fix: write one between them, or remove 'if missing ()'",
                "9:27-30 error: a Swift expression must be in parentheses",
                "fix: write '(f(1))' instead",
                "edit 9:27-30: «(f(1))»",
                "11:5-12 error: 'required' can't be written in a schema",
                "fix: write it in a 'swift { … }' member of a class; functions and computed properties can be in "
                    + "a Swift extension too",
                "13:17-17 error: 'newer' or 'coding' is missing",
                "14:18-21 error: unknown clause 'newr'",
                "fix: did you mean 'newer'?",
                "edit 14:18-21: «newer»",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
