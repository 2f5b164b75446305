// The checker and keys along a chain of superclasses; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: keys")
struct CheckerKeyTests {
    static let rows = [
        CheckerRow(
            "a key twice in a class",
            """
            class A {
                var x: Int
                var y: Int key "x"
            }
            """,
            [
                "3:20-22 error: key 'x' is already used by 'A.x'",
                "note 2:9-9: used here",
            ]),
        CheckerRow(
            "a key that a superclass has",
            """
            class A {
                var x: Int
            }

            class B: A {}

            class C: B {
                var y: Int key "x"
            }

            class D: A {
                var z: Int
            }

            class E: A {
                var z: Int
            }
            """,
            [
                "8:20-22 error: key 'x' is already used by 'A.x'",
                "note 2:9-9: used here",
            ]),
        CheckerRow(
            "a key that an imported superclass has",
            """
            import Geography

            class City: Place {
                var x: Int key "Gname"
                var y: Int key "secret"
                var z: Int key "GOld"
            }
            """,
            [
                "4:20-26 error: key 'Gname' is already used by 'Place.name'",
                "note Geography 4:9-12: used here",
                "6:20-25 error: key 'GOld' is retired and must never be used again",
                "note Geography 6:13-18: retired here",
            ], imports: [geography]),
        CheckerRow(
            "an also that is another field's key",
            """
            class A {
                var x: Int
                var y: Int also "x"
                var z: Int also "w", "w"
            }
            """,
            [
                "3:21-23 error: key 'x' is already used by 'A.x'",
                "note 2:9-9: used here",
                "4:26-28 error: key 'w' is already used by 'A.z'",
                "note 4:21-23: used here",
            ]),
        CheckerRow(
            "the key of a version",
            """
            class A, version 1 {
                var x: Int key "A.version"
            }

            class B, version 1 key "v" {
                var v: Int
            }

            class C {
                var x: Int key "C.version"
            }

            class D, version 1, formerly "Old" {
                var x: Int key "Old.version"
            }
            """,
            [
                "2:20-30 error: key 'A.version' is already used by the version of 'A'",
                "note 1:18-18: used here",
                "6:9-9 error: key 'v' is already used by the version of 'B'",
                "note 5:24-26: used here",
                "14:20-32 error: key 'Old.version' is already used by the version of 'D'",
                "note 13:18-18: used here",
            ]),
        CheckerRow(
            "prefixes go before default keys only",
            """
            class A, prefix "P" {
                var x: Int
                var y: Int key "Px"
                var z: Int key "z"
            }
            """,
            [
                "3:20-23 error: key 'Px' is already used by 'A.x'",
                "note 2:9-9: used here",
            ]),
        CheckerRow(
            "an empty key",
            """
            class A {
                var x: Int key ""
                var y: Int fallback ""
            }
            """,
            [
                "2:20-21 error: a key can't be empty",
                "fix: remove 'key \"\"'",
                "edit 2:15-21: «»",
                "3:25-26 error: a key can't be empty",
                "fix: remove 'fallback \"\"'",
                "edit 3:15-26: «»",
            ]),
        CheckerRow(
            "keys that begin with a dollar sign",
            """
            class A {
                var x: Int key "$top"
                var y: Int fallback "$0" also "$1"
                retired "$2"
            }
            """,
            [
                "2:20-25 error: key '$top' begins with '$', which is reserved for the archive",
                "3:25-28 error: key '$0' begins with '$', which is reserved for the archive",
                "3:35-38 error: key '$1' begins with '$', which is reserved for the archive",
                "4:13-16 error: key '$2' begins with '$', which is reserved for the archive",
            ]),
        CheckerRow(
            "a retired key in use",
            """
            class A {
                retired "x", "y"
                var x: Int
                var z: Int fallback "y"
            }

            class B: A {
                var w: Int also "y"
            }
            """,
            [
                "3:9-9 error: key 'x' is retired and must never be used again",
                "note 2:13-15: retired here",
                "4:25-27 error: key 'y' is retired and must never be used again",
                "note 2:18-20: retired here",
                "8:21-23 error: key 'y' is retired and must never be used again",
                "note 2:18-20: retired here",
            ]),
        CheckerRow(
            "a key that is retired while it is in use",
            """
            class A {
                var x: Int fallback "y"
                retired "x", "y"
                retired "z"
                retired "z"
            }
            """,
            [
                "3:13-15 error: key 'x' can't be retired: 'A.x' uses it",
                "note 2:9-9: used here",
                "3:18-20 error: key 'y' can't be retired: 'A.x' uses it",
                "note 2:25-27: used here",
                "5:13-15 error: key 'z' is already retired",
                "note 4:13-15: retired here",
            ]),
        CheckerRow(
            "a fallback that is another field's key, in either order",
            """
            class A {
                var x: Int
                var y: Int fallback "x"
                var z: Int fallback "w"
                var w: Int
                var v: Int also "u"
                var t: Int fallback "u"
            }
            """,
            [
                "3:25-27 error: fallback 'x' is a key of 'A.x': it would be read for both",
                "note 2:9-9: used here",
                "5:9-9 error: key 'w' is a fallback of 'A.z': it would be read for both",
                "note 4:25-27: used here",
                "7:25-27 error: fallback 'u' is a key of 'A.v': it would be read for both",
                "note 6:21-23: used here",
            ]),
        CheckerRow(
            "a fallback that is the field's own key",
            """
            class A {
                var x: Int fallback "x"
                var y: Int fallback "z" key "z"
            }
            """,
            [
                "2:25-27 error: 'x' is both the key and a fallback of 'A.x'",
                "note 2:9-9: used here",
                "fix: remove 'fallback \"x\"'",
                "edit 2:15-27: «»",
                "3:33-35 error: 'z' is both the key and a fallback of 'A.y'",
                "note 3:25-27: used here",
                "fix: remove 'key \"z\"'",
                "edit 3:28-35: «»",
            ]),
        CheckerRow(
            "a fallback that occurs twice",
            """
            class A {
                var x: Int fallback "a", "a"
                var y: Int fallback "b" fallback "b": String via f
            }
            """,
            [
                "2:30-32 error: fallback 'a' is written twice",
                "note 2:25-27: the first is here",
                "fix: remove '\"a\"'",
                "edit 2:28-32: «»",
                "3:38-40 error: fallback 'b' is written twice",
                "note 3:25-27: the first is here",
                "fix: remove '\"b\"'",
            ]),
        CheckerRow(
            "a fallback may be shared, and be the field's own also",
            """
            class A {
                var first: String fallback "name": String via f
                var last: String fallback "name": String via g
                var x: Int fallback "old" also "old"
                var y: Int also "older" fallback "older"
            }
            """,
            []),
        CheckerRow(
            "a shared fallback that is one field's also",
            """
            class A {
                var x: Int fallback "old"
                var y: Int fallback "old" also "old"
            }
            """,
            [
                "3:36-40 error: key 'old' is a fallback of 'A.x': it would be read for both",
                "note 2:25-29: used here",
            ]),
        CheckerRow(
            "a fallback that a subclass uses as a key",
            """
            class A {
                var x: Int fallback "y"
            }

            class B: A {
                var y: Int
            }
            """,
            [
                "6:9-9 error: key 'y' is a fallback of 'A.x': it would be read for both",
                "note 2:25-27: used here",
            ]),
        CheckerRow(
            "a key that differs from another only in case",
            """
            class A {
                var name: String
                var other: String key "Name"
                var own: String key "own" also "Own"
            }

            class B: A {
                var third: String key "NAME"
            }
            """,
            [
                "3:27-32 warning: key 'Name' differs only in case from 'name' of 'A.name'",
                "note 2:9-12: used here",
                "8:27-32 warning: key 'NAME' differs only in case from 'name' of 'A.name'",
                "note 2:9-12: used here",
            ]),
        CheckerRow(
            "a transient field has no key",
            """
            class A {
                transient var x: Int = 0
                var y: Int key "x"
            }
            """,
            []),
        CheckerRow(
            "a key of an also that has ended is still taken",
            """
            class A, version 3 {
                var x: Int also "old" until 1
                var y: Int key "old"
            }
            """,
            [
                "3:20-24 error: key 'old' is already used by 'A.x'",
                "note 2:21-25: used here",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
