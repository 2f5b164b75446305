// Rows of the checker's tests about sequential archives: groups, kinds of archives, names and markers.

extension CheckerSequenceTests {
    static let joined = [
        CheckerRow(
            "fields that can join the one before",
            """
            class A, sequential, version 3 {
                var x: Float
                var y: Float joined
                transient var z: Float = 0
                var w: Double joined key "W"
                var a: A?
                var b: [Int] = [] joined
                var c: String? joined
                var since: Int = 0 since 2
                var other: Int = 0 since 2 joined
                var until: Int = 0 until 2
                var last: Int = 0 since 0 until 2 joined
                retired "old": Float = 0, still written
                var new: Float joined
            }

            struct P, sequential {
                var x: CGPoint
                var y: Style joined
            }

            bits Style: UInt8 {
                var bold: Bool at 0
            }
            """,
            []),
        CheckerRow(
            "'joined' where there is nothing to join",
            """
            class A, sequential {
                transient var a: Int = 0
                var x: Float joined
            }

            class B: A, sequential {
                retired "z"
                var y: Float joined
            }

            class C {
                var x: Float
                var y: Float joined
            }

            struct P {
                var x: Float joined
            }
            """,
            [
                "3:18-23 error: 'x' is the first value in its archive: there is no group that it can join",
                "fix: remove 'joined'",
                "edit 3:17-23: «»",
                "8:18-23 error: 'y' is the first value in its archive: there is no group that it can join",
                "fix: remove 'joined'",
                "edit 8:17-23: «»",
                "13:18-23 error: 'joined' is only for sequential archives, but 'C' is not sequential",
                "fix: remove 'joined'",
                "edit 13:17-23: «»",
                "17:18-23 error: 'joined' is only for sequential archives, but 'P' is not sequential",
                "fix: remove 'joined'",
                "edit 17:17-23: «»",
            ]),
        CheckerRow(
            "values that can't share a group",
            """
            class A, sequential, version 3 {
                var a: Int
                var b: Int? joined
                var c: Int joined
                var d: packed [Int8] = []
                var e: Int joined
                var f: packed [Int8]? joined
                var g: Style?
                var h: Int joined
                var i: Text? = nil
                var j: Int joined
                var k: Int = 0 since 1 joined
                var l: Int = 0 since 1 until 2 joined
            }

            bits Style: UInt8 {
                var bold: Bool at 0
            }

            enum Text: String {
                case one
                unknown .one
            }
            """,
            [
                "3:17-22 error: 'b' is not in the archive if it is nil: it can't share a group",
                "fix: remove 'joined'",
                "edit 3:16-22: «»",
                "4:16-21 error: 'b' is not in the archive if it is nil: it can't share a group",
                "fix: remove 'joined'",
                "edit 4:15-21: «»",
                "6:16-21 error: 'd' is an array with a count before it: it can't share a group",
                "fix: remove 'joined'",
                "edit 6:15-21: «»",
                "7:27-32 error: 'f' is an array with a count before it: it can't share a group",
                "fix: remove 'joined'",
                "edit 7:26-32: «»",
                "9:16-21 error: 'g' is not in the archive if it is nil: it can't share a group",
                "fix: remove 'joined'",
                "edit 9:15-21: «»",
                "12:28-33 error: 'k' can't share the group of 'j': archives of some versions contain only one of them",
                "fix: remove 'joined'",
                "edit 12:27-33: «»",
                "13:36-41 error: 'l' can't share the group of 'k': archives of some versions contain only one of them",
                "fix: remove 'joined'",
                "edit 13:35-41: «»",
            ]),
        CheckerRow(
            "'joined' twice, and on a transient field",
            """
            class A, sequential {
                var a: Int
                var b: Int joined joined
                transient var c: Int = 0 joined
            }
            """,
            [
                "3:23-28 error: 'joined' is written twice",
                "note 3:16-21: the first is here",
                "fix: remove 'joined'",
                "edit 3:22-28: «»",
                "4:30-35 error: a transient field is not archived: 'joined' has no effect",
                "fix: remove 'joined'",
                "edit 4:29-35: «»",
            ]),
    ]

    static let kinds = [
        CheckerRow(
            "names that sequential archives have for Foundation's objects",
            """
            class A, archived as "NSNumber", sequential {}

            class B, formerly "NSNull", sequential only {}

            struct P, archived as "NSObject", sequential {
                var x: Int
            }

            class C, archived as "NSValue" {}
            """,
            [
                "1:22-31 error: 'NSNumber' is the name of a Foundation class in archives",
                "fix: give the class another name in archives",
                "3:19-26 error: 'NSNull' is the name of a Foundation class in archives",
                "fix: give the class another name in archives",
                "5:23-32 error: 'NSObject' is the name of a Foundation class in archives",
                "fix: give the struct another name in archives",
            ]),
        CheckerRow(
            "below a class that is sequential only",
            """
            class A, sequential only {}

            class B: A {}

            class C: A, version 1, sequential marker "C" {}

            class D: A, keyed only {}

            class E: A, sequential only {}

            class F: A, refuses coding {}
            """,
            [
                "3:10-10 error: superclass 'A' is 'sequential only': this class must be too",
                "note 1:10-24: 'sequential only' is here",
                "fix: add 'sequential only'",
                "edit 3:11-10: «, sequential only»",
                "5:10-10 error: superclass 'A' is 'sequential only': this class must be too",
                "note 1:10-24: 'sequential only' is here",
                "fix: write 'sequential only' instead",
                "edit 5:24-44: «sequential only»",
                "7:10-10 error: superclass 'A' is 'sequential only': this class must be too",
                "note 1:10-24: 'sequential only' is here",
                "fix: write 'sequential only' instead",
                "edit 7:13-22: «sequential only»",
            ]),
        CheckerRow(
            "a field that keyed archives can't hold",
            """
            class A, version 1 {
                var b: [B] = []
                var old: B? until 0
                transient var held: B?
            }

            class B, sequential only {
                var b: B?
            }
            """,
            [
                "2:12-14 warning: 'B' is 'sequential only': a keyed archive of 'A' can't contain it",
                "note 7:7-7: declared here",
                "fix: remove 'only' from 'B', or make 'A' 'sequential only' too",
            ]),
        CheckerRow(
            "clauses about keyed archives in a class that has none",
            """
            class A, sequential only, prefix "a" {
                var x: Int = 0 fallback "y" also "z"
                var w: Int key "W"
            }

            class B, sequential only, keeps unknown {}
            """,
            [
                "2:20-31 warning: 'fallback' is only for keyed archives, but 'A' is 'sequential only'",
                "fix: remove 'fallback \"y\"'",
                "edit 2:20-32: «»",
                "2:33-40 warning: 'also' is only for keyed archives, but 'A' is 'sequential only'",
                "fix: remove 'also \"z\"'",
                "edit 2:32-40: «»",
                "6:27-39 warning: 'keeps unknown' is only for keyed archives, but 'B' is 'sequential only'",
                "fix: remove 'keeps unknown'",
                "edit 6:25-39: «»",
            ]),
    ]

    static let markers = [
        CheckerRow(
            "the marker is a key like others",
            """
            class A, version 1, sequential marker "x" {
                var x: Int
            }

            class B: A, sequential marker "x" {
                var y: Int fallback "x"
                retired "B"
            }

            class C: B, sequential marker "B" {
                var c: Int key "$c"
            }

            class D, sequential marker "" {}

            class E, sequential marker "$e" {}

            class F, sequential marker "f.x" {
                var f: P
            }

            struct P, sequential {
                var x: Int
            }
            """,
            [
                "2:9-9 error: key 'x' is already used by the marker of 'A'",
                "note 1:39-41: used here",
                "5:31-33 error: key 'x' is already used by the marker of 'A'",
                "note 1:39-41: used here",
                "6:25-27 error: fallback 'x' is a key of the marker of 'A': it would be read for both",
                "note 1:39-41: used here",
                "10:31-33 error: key 'B' is retired and must never be used again",
                "note 7:13-15: retired here",
                "11:20-23 error: key '$c' begins with '$', which is reserved for the archive",
                "14:28-29 error: a key can't be empty",
                "fix: remove 'marker \"\"'",
                "edit 14:21-30: «»",
                "16:28-31 error: key '$e' begins with '$', which is reserved for the archive",
                "19:9-9 error: key 'f.x' is already used by the marker of 'F'",
                "note 18:28-32: used here",
            ]),
        CheckerRow(
            "'sequential' twice",
            """
            class A, sequential marker "a", sequential marker "b" {}
            """,
            [
                "1:33-53 error: 'sequential' is written twice",
                "note 1:10-30: the first is here",
                "fix: remove one of the two",
            ]),
    ]
}
