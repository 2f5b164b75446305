// The checker and what structs and unions hold: references, other values, themselves; schema text, and the messages.

import CodingSchema
import Testing

@Suite("The checker: what structs and unions hold")
struct CheckerValueReferenceTests {
    static let rows = [
        CheckerRow(
            "a value that contains itself",
            """
            struct Node {
                var value: Int
                var next: Node?
            }

            struct A {
                var b: B
                var many: [A]
            }

            struct B {
                var c: C
            }

            enum C {
                case a(A)
                case none2 key "none2"
            }

            struct Fine {
                var children: [Fine]
                var named: [String: Fine]
                var all: Set<Fine>
            }

            struct Converted {
                var a: Int fallback "old": Converted via f
            }

            class K {
                var a: A?
                var node: Node?
            }
            """,
            [
                "3:5-12 error: a value can't contain itself: Node.next → Node",
                "fix: put it in an array, or make it a class",
                "7:5-9 error: a value can't contain itself: A.b → B.c → C.a → A",
                "fix: put it in an array, or make it a class",
                "27:5-9 error: a value can't contain itself: Converted.a → Converted",
                "fix: put it in an array, or make it a class",
            ]),
        CheckerRow(
            "sets and dictionaries of structs that can't be hashed",
            """
            struct Place {
                var at: CGPoint
            }

            struct Named {
                var place: [Place]
                var number: Double
            }

            struct Any1 {
                var item: any Coding
            }

            class Node {}

            struct Holder {
                var node: Node
            }

            enum Either {
                case place(Place)
                case other(Int)
            }

            class A {
                var a: Set<Place>
                var b: [Named: Int]
                var c: [String: [Set<Either>]]
                var d: [Int: Place]
                var e: Int fallback "E": Set<Place> via f
                var f: Set<Holder>
                var g: Set<Any1>
            }
            """,
            [
                "26:12-21 error: 'Place' can't be hashed and therefore can't be an element of a set",
                "note 2:5-10: 'at' can't be hashed",
                "fix: write an array instead of the set",
                "27:12-23 error: 'Named' can't be hashed and therefore can't be a key of a dictionary",
                "note 6:5-13: 'place' can't be hashed",
                "28:12-34 error: 'Either' can't be hashed and therefore can't be an element of a set",
                "note 21:10-14: 'place' can't be hashed",
                "fix: write an array instead of the set",
                "30:30-39 error: 'Place' can't be hashed and therefore can't be an element of a set",
                "note 2:5-10: 'at' can't be hashed",
                "fix: write an array instead of the set",
                "32:12-20 error: 'Any1' can't be hashed and therefore can't be an element of a set",
                "note 11:5-12: 'item' can't be hashed",
                "fix: write an array instead of the set",
            ]),
        CheckerRow(
            "references in structs are read at once",
            """
            struct Home {
                var lead: Member
            }

            class Team {
                let home: Home
            }

            class Member {
                let team: Team
            }
            """,
            [
                "6:5-12 error: a cycle of references that can't be connected later: Team.home → Home.lead → "
                    + "Member.team → Team",
                "note 10:5-12: fix: make 'team' a 'var' that is optional, weak or a collection",
            ]),
        CheckerRow(
            "references in structs: fallbacks, enums, optional and weak ones, and other structs",
            """
            struct Outer {
                var inner: Inner
            }

            struct Inner {
                weak var a: A?
            }

            class A {
                let outer: [Outer]
            }

            enum Either {
                case b(B)
                case number(Int)
            }

            class B {
                var either: Either
            }

            struct Old {
                var x: Int fallback "old": C via f
            }

            class C {
                var old: Old
            }
            """,
            [
                "10:5-13 error: a cycle of references that can't be connected later: A.outer → Outer.inner → Inner.a → "
                    + "A",
                "note 10:5-13: fix: make 'outer' a 'var' that is optional, weak or a collection",
                "19:5-14 error: a cycle of references that can't be connected later: B.either → Either.b → B",
                "note 19:5-14: fix: make 'either' a 'var' that is optional, weak or a collection",
                "27:5-11 error: a cycle of references that can't be connected later: C.old → Old.x → C",
                "note 27:5-11: fix: make 'old' a 'var' that is optional, weak or a collection",
            ]),
        CheckerRow(
            "a struct that is connected later closes no cycle",
            """
            struct Home {
                var lead: Team
            }

            class Team {
                var home: Home?
                var homes: [Home]
                var named: [String: Home]
            }

            struct Tree {
                var children: [Tree]
                var team: Team?
            }

            class Forest {
                let trees: [Tree]
            }
            """,
            []),
        CheckerRow(
            "any Coding counts as every class",
            """
            class A {
                let item: any Coding
            }

            class B {
                var item: (any Coding)?
                var items: [any Coding]
            }

            struct Box {
                var item: any Coding
            }

            class C {
                let box: Box
            }

            class D {
                var box: Box?
                var boxes: [Box]
            }
            """,
            [
                "2:5-12 error: a cycle of references that can't be connected later: A.item → A",
                "note 2:5-12: fix: make 'item' a 'var' that is optional, weak or a collection",
                "15:5-11 error: a cycle of references that can't be connected later: C.box → Box.item → C",
                "note 15:5-11: fix: make 'box' a 'var' that is optional, weak or a collection",
            ]),
        CheckerRow(
            "structs that hash objects",
            """
            class Node {}

            struct Group {
                var nodes: Set<Node>
            }

            struct Outer {
                var group: Group
            }

            class A {
                let a: Group
                var b: Group
                var c: Outer?
                var d: [Group]
                var e: Set<Box>
                var f: Int fallback "F": Outer via f
            }

            struct Box {
                var node: Node
            }
            """,
            [
                "12:5-9 error: 'a' hashes objects and is set after they are decoded: it can't be a 'let'",
                "fix: write 'var'",
                "edit 12:5-7: «var»",
                "13:5-9 error: 'b' contains a set or dictionary that hashes objects and is set after they are decoded: "
                    + "it must be optional or a collection",
                "fix: write 'Group?'",
                "edit 13:17-16: «?»",
                "17:30-34 error: 'Outer' hashes objects and is decoded after 'f' is set: it can't be converted",
            ]),
        CheckerRow(
            "cycles of references through cases are spelled out",
            """
            enum Content {
                case text(String)
                case object(Item)
            }

            class Item {
                let content: Content
            }
            """,
            [
                "7:5-15 error: a cycle of references that can't be connected later: Item.content → Content.object → "
                    + "Item",
                "note 7:5-15: fix: make 'content' a 'var' that is optional, weak or a collection",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
