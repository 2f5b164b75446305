// The checker and type aliases, unowned fields, and declarations in declarations; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: aliases and nested declarations")
struct CheckerNestedTests {
    static let rows = [
        CheckerRow(
            "type aliases",
            """
            access public
            typealias A = Int
            typealias A = Double
            typealias String = Int
            typealias B = C?
            typealias C = D
            typealias D = B
            typealias E = packed [Int32]
            typealias F = Nothing
            typealias G = H
            typealias I = A?
            internal typealias J = Int

            internal class H {
                var a: A = 1.5
                var b: I = nil
                let c: [I]
            }

            class K: G {
                var a: J
                var b: packed [A]
            }
            """,
            [
                "3:11-11 error: 'A' is declared twice",
                "note 2:11-11: the first is here",
                "4:11-16 error: 'String' would hide a name that generated code needs",
                "fix: choose another name; archives do not contain it",
                "7:15-15 error: these type aliases name each other: B → C → D → B",
                "8:15-28 error: 'packed' is only for the whole type of a field, of a conversion or of a case's value",
                "fix: write '[Int32]' instead",
                "edit 8:15-28: «[Int32]»",
                "9:15-21 error: unknown type 'Nothing'",
                "10:15-15 error: 'H' is internal, but type alias 'G' is public",
                "note 14:16-16: declared here",
                "fix: make 'H' public, or 'G' internal",
                "15:16-18 error: a real is not a value of type 'A'",
                "fix: write a literal of the type, or a Swift expression in parentheses: '= (…)'",
                "20:10-10 error: 'G' is not a class and can't be a superclass",
                "note 10:11-11: declared here",
                "21:12-12 error: 'J' is internal, but field 'a' is public",
                "note 12:20-20: declared here",
                "fix: make 'J' public, or 'a' internal",
                "22:20-20 error: a packed array contains numbers of a fixed width, and 'A' has none",
                "fix: write 'A64' instead",
                "edit 22:20-20: «A64»",
            ]),
        CheckerRow(
            "aliases of optional types",
            """
            typealias A = Int?

            class B {
                var a: A? = 1
            }

            class C {
                var a: [A?]
            }
            """,
            [
                "4:13-13 error: a type can be optional only once",
                "fix: remove '?'",
                "edit 4:13-13: «»",
                "8:14-14 error: a type can be optional only once",
                "fix: remove '?'",
                "edit 8:14-14: «»",
            ]),
        CheckerRow(
            "unowned fields",
            """
            class A {
                unowned var a: A
                unowned var b: Int?
                unowned var c: A? = nil
                unowned var d: A? key "up" writes nil
                var e: A?
            }
            """,
            [
                "2:20-20 error: an unowned field must be optional",
                "fix: write 'A?'",
                "edit 2:21-20: «?»",
                "3:5-11 error: 'unowned' is for references to objects, not for 'Int?'",
                "fix: remove 'unowned'",
                "edit 3:5-12: «»",
                "4:25-27 error: an unowned field can't have a default: nothing else would keep the object alive",
                "fix: remove '= nil'",
                "edit 4:22-27: «»",
            ]),
        CheckerRow(
            "nested declarations that hide others",
            """
            struct A { var x: Int }
            struct B { var x: Int }
            struct C { var x: Int }

            class D {
                var a: A
                struct B { var x: Int }
                var b: B
            }

            class E: D {
                struct A { var x: Int }
                struct F {
                    struct C { var x: Int }
                    struct G {
                        var c: C
                        struct H { var d: D2.I }
                        struct D2 { var y: Int }
                    }
                }
            }

            class D2 {
                struct I { var x: Int }
            }

            class J: D2 {
                var K: Int
                var I: Int
                enum K: Int {
                    case a = 0
                    unknown .a
                }
            }
            """,
            [
                "7:12-12 error: 'B' is already the name of 'B' in archives",
                "note 2:8-8: the name is used here",
                "fix: give one of the two another name in archives",
                "12:12-12 error: 'E.A' would hide a name that generated code needs",
                "fix: choose another name; 'archived as \"A\"' keeps it in archives",
                "14:16-16 error: 'C' is already the name of 'C' in archives",
                "note 3:8-8: the name is used here",
                "fix: give one of the two another name in archives",
                "18:20-21 error: 'E.F.G.D2' would hide a name that generated code needs",
                "fix: choose another name; 'archived as \"D2\"' keeps it in archives",
                "28:9-9 error: 'K' would hide a name that generated code needs",
                "fix: choose another name; 'key \"K\"' keeps it in archives",
                "29:9-9 error: 'I' would hide a name that generated code needs",
                "fix: choose another name; 'key \"I\"' keeps it in archives",
            ]),
        CheckerRow(
            "nested declarations",
            """
            public class A {
                var a: B
                var b: Swift.Int
                var c: B.C
                struct B {
                    var x: Int
                    var y: C?
                    internal struct C { var z: A.B? }
                }
                struct A { var x: Int }
                enum Data: Int { case a = 0 }
                struct B { var x: Int }
            }

            class D: A {
                var d: C?
                var e: Set<B>
                var f: A.B.C?
            }

            struct E {
                struct B { var x: Int }
                struct F: Hashable { var y: A }
            }

            class G {
                var a: B
            }
            """,
            [
                "3:12-20 error: a type's name can't contain '.'",
                "fix: write 'Int' instead",
                "edit 3:12-20: «Int»",
                "4:12-14 error: 'B.C' is internal, but field 'c' is public",
                "note 8:25-25: declared here",
                "fix: make 'B.C' public, or 'c' internal",
                "7:9-13 error: a value can't contain itself: A.B.y → A.B.C.z → A.B",
                "fix: put it in an array, or make it a class",
                "7:16-16 error: 'C' is internal, but field 'y' is public",
                "note 8:25-25: declared here",
                "fix: make 'C' public, or 'y' internal",
                "10:12-12 error: 'A' would hide a name that generated code needs",
                "fix: choose another name; 'archived as \"A\"' keeps it in archives",
                "10:12-12 error: 'A' is already the name of 'A' in archives",
                "note 1:14-14: the name is used here",
                "fix: give one of the two another name in archives",
                "11:10-13 error: 'A.Data' would hide a name that generated code needs",
                "fix: choose another name; archives do not contain it",
                "11:10-13 warning: reading an unknown raw value of 'A.Data' will be an error",
                "fix: after the cases, write the case that it becomes: 'unknown .a'",
                "12:12-12 error: 'A.B' is declared twice",
                "note 5:12-12: the first is here",
                "16:12-12 error: unknown type 'C'",
                "22:12-12 error: 'B' is already the name of 'A.B' in archives",
                "note 5:12-12: the name is used here",
                "fix: give one of the two another name in archives",
                "27:12-12 error: unknown type 'B'",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
