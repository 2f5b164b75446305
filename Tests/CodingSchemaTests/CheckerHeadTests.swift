// The checker and the heads of classes: clauses, superclasses, access; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: heads of classes")
struct CheckerHeadTests {
    static let rows = [
        CheckerRow(
            "clauses that occur twice",
            """
            class A, version 1, prefix "A", version 2, refuses newer, refuses newer {}
            """,
            [
                "1:33-41 error: 'version' is written twice",
                "note 1:10-18: the first is here",
                "fix: remove one of the two",
                "1:59-71 error: 'refuses newer' is written twice",
                "note 1:44-56: the first is here",
                "fix: remove 'refuses newer'",
                "edit 1:57-71: «»",
            ]),
        CheckerRow(
            "an empty name in archives",
            """
            class A, archived as "", formerly "" {}
            """,
            [
                "1:22-23 error: a name in archives can't be empty",
                "fix: remove 'archived as \"\"'",
                "edit 1:8-23: «»",
                "1:35-36 error: a name in archives can't be empty",
                "fix: remove 'formerly \"\"'",
                "edit 1:24-36: «»",
            ]),
        CheckerRow(
            "an empty prefix",
            """
            class A, prefix "" {}
            """,
            [
                "1:17-18 error: the prefix is empty and changes no key",
                "fix: remove 'prefix \"\"'",
                "edit 1:8-18: «»",
            ]),
        CheckerRow(
            "a prefix that begins with a dollar sign",
            """
            class A, prefix "$" {
                var x: Int
                var y: Int
            }
            """,
            [
                "1:17-19 error: prefix '$' begins with '$', which is reserved for the archive"
            ]),
        CheckerRow(
            "one name in archives for two classes",
            """
            class A, archived as "X" {}

            class B, formerly "X" {}

            class X {}
            """,
            [
                "3:19-21 error: 'X' is already the name of 'A' in archives",
                "note 1:22-24: the name is used here",
                "fix: give one of the two another name in archives",
                "5:7-7 error: 'X' is already the name of 'A' in archives",
                "note 1:22-24: the name is used here",
                "fix: give one of the two another name in archives",
            ]),
        CheckerRow(
            "a name in archives that an imported class has",
            """
            import Geography

            class A, archived as "Geo.Address" {}
            """,
            [
                "3:22-34 error: 'Geo.Address' is already the name of 'Address' in archives",
                "note Geography 9:28-40: the name is used here",
                "fix: give one of the two another name in archives",
            ], imports: [geography]),
        CheckerRow(
            "an open class whose keys are meant to have no prefix, and another class with an empty one",
            """
            open class A, prefix "" {
                var x: Int
            }

            class B, prefix "" {
                var y: Int
            }
            """,
            [
                "5:17-18 error: the prefix is empty and changes no key",
                "fix: remove 'prefix \"\"'",
                "edit 5:8-18: «»",
            ]),
        CheckerRow(
            "names that classes of imported modules share, where one object leads to both",
            """
            import Left
            import Right

            class OnlyLeft {
                var item: Left?
            }

            class Both {
                var box: LeftBox?
                var list: [Holder] = []
            }

            struct Value {
                var any: (any Coding)?
                var number: Int
            }

            struct Holder {
                var name: String
                var boxes: [RightBox] = []
            }
            """,
            [
                "8:7-10 error: 'Both' leads to objects of 'Item' of 'Left' and of 'Item' of 'Right', which archives both "
                    + "call 'Item'",
                "note Left 3:12-15: the name is used here",
                "note Right 3:7-10: and here",
                "fix: give one of the two another name: write 'archived as' after 'Item' in 'Right', for example",
                "13:8-12 error: 'Value' leads to objects of 'Left' of 'Left' and of 'New' of 'Right', which archives both "
                    + "call 'Old'",
                "note Left 7:22-26: the name is used here",
                "note Right 7:21-25: and here",
                "fix: give one of the two another name: write 'archived as' after 'New' in 'Right', for example",
            ],
            imports: [
                ImportedText(
                    "Left",
                    """
                    access public

                    open class Item, prefix "i" {
                        var name: String = ""
                    }
                    class LeftBox { var item: Item? }
                    class Left, formerly "Old" {}
                    struct Point { var x: Int }
                    class NeverArchived: Item, refuses coding, archived as "Alone" {}
                    """),
                ImportedText(
                    "Right",
                    """
                    access public

                    class Item {}
                    class RightBox { var items: [Base] = [] }
                    open class Base { var item: Item? key "baseItem" }
                    struct Point { var y: Int }
                    class New, formerly "Old" {}
                    class Alone {}
                    """),
            ]),
        CheckerRow(
            "names that classes of imported modules share, which no object of the module leads to",
            """
            import Left
            import Right

            class OnlyLeft {
                var box: LeftBox?
            }

            class OnlyRight {
                var item: Item2?
                let value: Pair
            }

            struct Pair {
                var left: Point
                transient var other: LeftBox?
            }
            """,
            [],
            imports: [
                ImportedText(
                    "Left",
                    "access public\nclass Item {}\nclass LeftBox { var item: Item? }\nstruct Point { var x: Int }"),
                ImportedText(
                    "Right",
                    "access public\nclass Item2, archived as \"Item\" {}\nstruct P2, archived as \"Point\" { var y: Int }"
                ),
            ]),
        CheckerRow(
            "a former name that is the present one",
            """
            class A, formerly "A" {}

            class B, archived as "Y", formerly "B", "Y" {}
            """,
            [
                "1:19-21 warning: 'A' is the class's current name in archives, not a former one",
                "fix: remove 'formerly \"A\"'",
                "edit 1:8-21: «»",
                "3:41-43 warning: 'Y' is the class's current name in archives, not a former one",
                "fix: remove '\"Y\"'",
                "edit 3:39-43: «»",
            ]),
        CheckerRow(
            "a former name twice",
            """
            class A, formerly "X", "X" {}
            """,
            [
                "1:24-26 error: 'X' is already a former name of the class",
                "note 1:19-21: the first is here",
                "fix: remove '\"X\"'",
                "edit 1:22-26: «»",
            ]),
        CheckerRow(
            "an open class whose keys carry no prefix",
            """
            open class A {
                var x: Int
                var y: Int
            }

            open class B, prefix "B" {
                var x: Int
            }

            open class C {
                var x: Int key "Cx"
                transient var z: Int = 0
            }
            """,
            [
                "1:12-12 warning: 'A' is open and its keys have no prefix: subclasses in other modules may use the "
                    + "same keys",
                "fix: add 'prefix' and a string, or a 'key' to each field, or, if archives already have these keys, "
                    + "'prefix \"\"'",
            ]),
        CheckerRow(
            "a superclass that is final",
            """
            final class A {}

            class B: A {}
            """,
            [
                "3:10-10 error: 'A' is final and can't be a superclass",
                "note 1:13-13: declared here",
                "fix: remove 'final' from the declaration of 'A'",
            ]),
        CheckerRow(
            "a superclass that is an enum, a value or a struct",
            """
            enum E: String {
                case x
                unknown .x
            }

            class A: E {}

            class B: String {}

            class C: S {}

            struct S {}
            """,
            [
                "6:10-10 error: 'E' is not a class and can't be a superclass",
                "note 1:6-6: declared here",
                "8:10-15 error: 'String' is not a class and can't be a superclass",
                "10:10-10 error: 'S' is not a class and can't be a superclass",
                "note 12:8-8: declared here",
            ]),
        CheckerRow(
            "a superclass in another module that is not open",
            """
            import Geography

            class Home: Address {}
            """,
            [
                "3:13-19 error: 'Address' is declared in 'Geography' and is not open: it can't be a superclass here",
                "note Geography 9:7-13: declared here",
                "fix: declare it as 'open class Address'",
            ], imports: [geography]),
        CheckerRow(
            "a superclass that is less accessible",
            """
            class A {}

            public class B: A {}

            open class C: B {}
            """,
            [
                "3:17-17 error: superclass 'A' is internal, but 'B' is public",
                "note 1:7-7: declared here",
                "fix: make 'A' public, or 'B' internal",
                "5:15-15 error: superclass 'B' is public, but 'C' is open",
                "note 3:14-14: declared here",
                "fix: make 'B' open, or 'C' public",
            ]),
        CheckerRow(
            "a cycle of superclasses",
            """
            class A: C {}

            class B: A {}

            class C: B {}

            class D: C {}
            """,
            [
                "1:10-10 error: a cycle of superclasses: A → C → B → A",
                "note 5:10-10: and here",
                "note 3:10-10: and here",
            ]),
        CheckerRow(
            "a class that is its own superclass",
            """
            class A: A {
                var x: Int
            }
            """,
            [
                "1:10-10 error: a cycle of superclasses: A → A"
            ]),
        CheckerRow(
            "a field's type that is less accessible",
            """
            class A {}

            public class B {
                var x: [A]
                internal var y: A?
            }

            enum E: String {
                case x
                unknown .x
            }

            package class C {
                public var x: E
            }
            """,
            [
                "4:13-13 error: 'A' is internal, but field 'x' is public",
                "note 1:7-7: declared here",
                "fix: make 'A' public, or 'x' internal",
                "14:19-19 error: 'E' is internal, but field 'x' is package",
                "note 8:6-6: declared here",
                "fix: make 'E' package, or 'x' internal",
            ]),
        CheckerRow(
            "an imported type that is less accessible",
            """
            import Geography

            public class B {
                var x: Shared?
            }
            """,
            [
                "4:12-17 error: 'Shared' is package, but field 'x' is public",
                "note Geography 18:15-20: declared here",
                "fix: make 'Shared' public, or 'x' package",
            ], imports: [geography]),
        CheckerRow(
            "a field that the initializer can't set",
            """
            public class A {
                internal var x: Int
                internal var y: Int?
                internal var z: Int = 0
                package var w: Int = via f
                internal transient var t: Int = 0
            }
            """,
            [
                "2:18-18 error: 'x' is internal in the public class 'A', whose initializer can't set "
                    + "it: it must be optional or have a default",
                "fix: write 'Int?'",
                "edit 2:24-23: «?»",
                "5:17-17 error: 'w' is package in the public class 'A', whose initializer can't set "
                    + "it: it must be optional or have a default",
                "fix: write 'Int?'",
                "edit 5:23-22: «?»",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
