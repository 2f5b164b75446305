// The checker and classes that are written by hand: extended ones and external superclasses; schema text, and what is
// said of it.

import CodingSchema
import Testing

@Suite("The checker: classes written by hand")
struct CheckerExtensionTests {
    static let rows = [
        CheckerRow(
            "an extension with all that it may have",
            """
            extend final class Hand, version 3, archived as "H", formerly "Finger", prefix "h", refuses newer,
                unique via f, replaced via g, keeps unknown
            {
                var x: Int
                var y: [Hand] = []
                var z: Double = 1.5 since 2 fallback "old": Int via f
                weak var owner: Hand?
                var other: Hand? conditional
                var kept: indexed [Int]
                retired "q" until 2
            }

            class A {
                var hand: Hand?
                var hands: [String: Hand]
            }
            """,
            []),
        CheckerRow(
            "a constant in an extension",
            """
            extend final class Hand {
                let x: Int
            }
            """,
            [
                "2:5-9 error: 'x' is set after 'init()' of 'Hand': it can't be a 'let'",
                "fix: write 'var', here and in Swift",
                "edit 2:5-7: «var»",
            ]),
        CheckerRow(
            "a transient field in an extension",
            """
            extend final class Hand {
                transient var x: Int = 0
                transient var y: Int = 0 rebuilt via f
                transient var z: Int? rebuilt via g()
            }
            """,
            [
                "2:19-19 error: 'Hand' declares 'x' in Swift: nothing is generated for a transient field",
                "fix: remove it, or write 'rebuilt via' and the function that recreates it",
            ]),
        CheckerRow(
            "a class that inherits from an extended one",
            """
            extend final class Hand {
                var x: Int
            }

            class A: Hand {}

            class B: external Hand {}
            """,
            [
                "5:10-13 error: 'Hand' is a final class written in Swift: it can't be a superclass",
                "note 1:20-23: extended here",
                "fix: declare it in the schema: 'class Hand' instead of 'extend final class'",
                "7:19-22 error: 'Hand' is a final class written in Swift: it can't be a superclass",
                "note 1:20-23: extended here",
                "fix: declare it in the schema: 'class Hand' instead of 'extend final class'",
            ]),
        CheckerRow(
            "an extension that refuses coding",
            """
            extend final class Hand, refuses coding {}
            """,
            [
                "1:26-39 error: 'refuses coding' is only for a class that inherits coding from a class of a schema",
                "fix: remove it, or declare the class in Swift",
            ]),
        CheckerRow(
            "fields of an extension may be less accessible",
            """
            access public

            extend final class Hand {
                internal var x: Int
            }

            class Foot {
                internal var y: indexed [Int]
            }
            """,
            [
                "8:18-18 error: 'y' is internal in the public class 'Foot', whose initializer can't set it: it "
                    + "must be optional or have a default",
                "fix: write '= []'",
                "edit 8:34-33: « = []»",
            ]),
        CheckerRow(
            "an extension and a class of one name",
            """
            extend final class Hand {}

            class Hand {}
            """,
            [
                "3:7-10 error: 'Hand' is declared twice",
                "note 1:20-23: the first is here",
            ]),
        CheckerRow(
            "keys of an extension",
            """
            extend final class Hand {
                var x: Int key "k"
                var y: Int key "k"
                var x: Int
            }
            """,
            [
                "3:20-22 error: key 'k' is already used by 'Hand.x'",
                "note 2:20-22: used here",
                "4:9-9 error: field 'x' is declared twice",
                "note 2:9-9: the first is here",
            ]),
        CheckerRow(
            "a cycle through an extension",
            """
            extend final class Hand {
                var arm: Arm
            }

            class Arm {
                let hand: Hand
            }
            """,
            [
                "2:5-11 error: a cycle of references that can't be connected later: Hand.arm → Arm.hand → Hand",
                "note 6:5-12: fix: make 'hand' a 'var' that is optional, weak or a collection",
            ]),
        CheckerRow(
            "an extension of another module",
            """
            import Music

            class A {
                var player: Player?
            }

            class B: Player {}
            """,
            [
                "7:10-15 error: 'Player' is a final class written in Swift: it can't be a superclass",
                "note Music 7:20-25: extended here",
                "fix: declare it in the schema: 'class Player' instead of 'extend final class'",
            ], imports: [music]),
        CheckerRow(
            "external superclasses",
            """
            import UIKit

            class A: external NSObject {
                var x: Int
            }

            class B: A {}

            public class C: external UIView, version 2, archived as "View" {}
            """,
            []),
        CheckerRow(
            "a schema's class as an external superclass",
            """
            class A {}

            class B: external A {}
            """,
            [
                "3:19-19 error: 'A' is declared in a schema: it can't be an external superclass",
                "note 1:7-7: declared here",
                "fix: remove 'external'",
                "edit 3:10-19: «A»",
            ]),
        CheckerRow(
            "a schema's class of another module as an external superclass",
            """
            import Geography

            class A: external Place {}

            class B: external Hidden {}
            """,
            [
                "3:19-23 error: 'Place' is declared in a schema: it can't be an external superclass",
                "note Geography 3:12-16: declared here",
                "fix: remove 'external'",
                "edit 3:10-23: «Place»",
            ], imports: [geography]),
        CheckerRow(
            "a name of a schema's class that the file does not import is another's",
            """
            class A: external Place {}
            """,
            [], imports: [geography]),
        CheckerRow(
            "a value as an external superclass",
            """
            enum E: String {
                case x
                unknown .x
            }

            class A: external E {}

            class B: external String {}
            """,
            [
                "6:19-19 error: 'E' is not a class and can't be a superclass",
                "note 1:6-6: declared here",
                "8:19-24 error: 'String' is not a class and can't be a superclass",
            ]),
        CheckerRow(
            "a superclass written in Swift without 'external'",
            """
            class A: NSObject {}

            class B: UIView {
                var x: Int
            }

            class Circle {}

            class C: Circel {}
            """,
            [
                "1:10-17 error: no schema of this target or of its imports declares a class 'NSObject'",
                "fix: write 'external NSObject' for a Swift class that is not archived itself; it must be "
                    + "'nonisolated' if Swift isolates to the main actor by default; for a protocol, "
                    + "write 'extension A: NSObject { … }' in a Swift file",
                "edit 1:10-17: «external NSObject»",
                "3:10-15 error: no schema of this target or of its imports declares a class 'UIView'",
                "fix: write 'external UIView' for a Swift class that is not archived itself; it must be 'nonisolated' "
                    + "if Swift isolates to the main actor by default; for a protocol, "
                    + "write 'extension B: UIView { … }' in a Swift file",
                "edit 3:10-15: «external UIView»",
                "9:10-15 error: unknown type 'Circel'",
                "fix: did you mean 'Circle'?",
                "edit 9:10-15: «Circle»",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
