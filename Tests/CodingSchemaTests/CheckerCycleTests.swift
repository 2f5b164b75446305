// The checker and references that are read at once; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: reference cycles")
struct CheckerCycleTests {
    static let rows = [
        CheckerRow(
            "two classes that need each other",
            """
            class Team {
                var name: String

                let lead: Member
            }

            class Member {
                var name: String
                let team: Team
            }
            """,
            [
                "4:5-12 error: a cycle of references that can't be connected later: Team.lead → Member.team → Team",
                "note 9:5-12: fix: make 'team' a 'var' that is optional, weak or a collection",
            ]),
        CheckerRow(
            "a class that needs itself",
            """
            class Node {
                let next: Node?
            }
            """,
            [
                "2:5-12 error: a cycle of references that can't be connected later: Node.next → Node",
                "note 2:5-12: fix: make 'next' a 'var' that is optional, weak or a collection",
            ]),
        CheckerRow(
            "later references break the cycle",
            """
            class Node {
                var next: Node?
                var all: [Node]
                weak var parent: Node?
                var named: [String: Node]
                var set: Set<Node>
                transient var other: Node?
            }
            """,
            []),
        CheckerRow(
            "through collections that are lets",
            """
            class A {
                let b: [String: [B]]
            }

            class B {
                var a: A
            }
            """,
            [
                "2:5-9 error: a cycle of references that can't be connected later: A.b → B.a → A",
                "note 6:5-9: fix: make 'a' a 'var' that is optional, weak or a collection",
            ]),
        CheckerRow(
            "through a superclass",
            """
            class Person {
                let boss: Employee
            }

            class Employee: Person {}
            """,
            [
                "2:5-12 error: a cycle of references that can't be connected later: Employee.boss → Employee",
                "note 2:5-12: fix: make 'boss' a 'var' that is optional, weak or a collection",
            ]),
        CheckerRow(
            "through a subclass",
            """
            class Box {
                let content: Thing
            }

            class Thing {}

            class Gift: Thing {
                let box: Box
            }
            """,
            [
                "2:5-15 error: a cycle of references that can't be connected later: Box.content → Gift.box → Box",
                "note 8:5-11: fix: make 'box' a 'var' that is optional, weak or a collection",
            ]),
        CheckerRow(
            "through the type of a fallback",
            """
            class A {
                var b: Int fallback "old": B via f
            }

            class B {
                let a: A
            }
            """,
            [
                "2:5-9 error: a cycle of references that can't be connected later: A.b → B.a → A",
                "note 6:5-9: fix: make 'a' a 'var' that is optional, weak or a collection",
            ]),
        CheckerRow(
            "a fallback of a field that is connected later closes no cycle",
            """
            class A {
                var b: C? fallback "old": B via f
            }

            class B {
                let a: A
            }

            class C {}
            """,
            []),
        CheckerRow(
            "several cycles, each by itself",
            """
            class A {
                let a: A
                let b: B
            }

            class B {
                let a: A
                let c: C
            }

            class C {
                let c: C
            }
            """,
            [
                "2:5-9 error: a cycle of references that can't be connected later: A.a → A",
                "note 2:5-9: fix: make 'a' a 'var' that is optional, weak or a collection",
                "3:5-9 error: a cycle of references that can't be connected later: A.b → B.a → A",
                "note 7:5-9: fix: make 'a' a 'var' that is optional, weak or a collection",
                "12:5-9 error: a cycle of references that can't be connected later: C.c → C",
                "note 12:5-9: fix: make 'c' a 'var' that is optional, weak or a collection",
            ]),
        CheckerRow(
            "the shortest of a knot first",
            """
            class A {
                let b: B
            }

            class B {
                let c: C
                let a: A
            }

            class C {
                let a: A
            }
            """,
            [
                "2:5-9 error: a cycle of references that can't be connected later: A.b → B.a → A",
                "note 7:5-9: fix: make 'a' a 'var' that is optional, weak or a collection",
                "2:5-9 error: a cycle of references that can't be connected later: A.b → B.c → C.a → A",
                "note 11:5-9: fix: make 'a' a 'var' that is optional, weak or a collection",
            ]),
        CheckerRow(
            "through another module's class",
            """
            import Geography

            class Stop: Place {
                let node: Node
            }
            """,
            [
                "4:5-12 error: a cycle of references that can't be connected later: Stop.node → Node.next → Stop",
                "note 4:5-12: fix: make 'node' a 'var' that is optional, weak or a collection",
            ], imports: [geography]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
