// The checker and what fields declare for Swift: setters, observers; schema text, and what is said of it.

import CodingSchema
import Testing

@Suite("The checker: fields in Swift")
struct CheckerFieldSwiftTests {
    static let rows = [
        CheckerRow(
            "setters",
            """
            access public

            class A {
                private(set) var a: Int
                internal fileprivate(set) var b: Int?
                internal(set) var c: Int
                internal package(set) var d: Int?
                internal internal(set) var e: Int?
                private(set) let f: Int
                private(set) transient var g: Int = 0
            }

            class B {
                private(set) var a: Int
                swift { func grow() { a += 1 } }
            }

            struct C {
                fileprivate(set) var a: Int
            }

            extend final class D {
                private(set) var a: Int
            }
            """,
            [
                "4:5-16 warning: no other file can set 'a': its setter is private in the generated file",
                "fix: write 'internal(set)', or set it in a 'swift { … }' member",
                "edit 4:5-16: «internal(set)»",
                "5:14-29 warning: no other file can set 'b': its setter is fileprivate in the generated file",
                "fix: remove 'fileprivate(set)', or set it in a 'swift { … }' member",
                "7:14-25 error: the setter of 'd' is package, and the field only internal",
                "fix: remove 'package(set)'",
                "edit 7:14-26: «»",
                "9:5-16 error: 'f' is a constant, which is never set again",
                "fix: remove 'private(set)'",
                "edit 9:5-17: «»",
                "10:5-16 warning: no other file can set 'g': its setter is private in the generated file",
                "fix: write 'internal(set)', or set it in a 'swift { … }' member",
                "edit 10:5-16: «internal(set)»",
                "19:5-20 warning: no other file can set 'a': its setter is fileprivate in the generated file",
                "fix: write 'internal(set)'",
                "edit 19:5-20: «internal(set)»",
                "23:5-16 error: 'a' is declared in Swift, not in the schema",
                "fix: remove 'private(set)'",
                "edit 23:5-17: «»",
            ]),
        CheckerRow(
            "observers",
            """
            class A {
                var a: Int = 1 key "Count" { didSet { f() } }
                let b: Int { willSet(new) {} didSet {} }
                transient var c: Int = 0 {
                    didSet { print("}") }
                }
                weak var d: A? {didSet{}}
            }

            struct B {
                var a: Int {
                    willSet {}
                }
            }

            extend final class D {
                var a: Int { didSet {} }
            }
            """,
            [
                "3:16-44 error: 'b' is a constant, which is never set again",
                "fix: remove '{ willSet(new) {} didSet {} }'",
                "edit 3:15-44: «»",
                "17:16-28 error: 'a' is declared in Swift, not in the schema",
                "fix: remove '{ didSet {} }'",
                "edit 17:15-28: «»",
            ]),
        CheckerRow(
            "attributes",
            """
            @MainActor @objc
            class A {
                @MainActor var a: Int
                @MainActor transient var b: Int = 0
                @available(*, deprecated) var c: Int
                @Wrapped var d: Int
            }

            @available(macOS 15, iOS 18.1, *)
            @available(*, deprecated, message: "use A")
            struct B {
                var a: Int
            }

            @Observable
            class C {
                var a: Int { didSet { f() } }
            }

            @objc
            extend final class D {
                @objc var a: Int
            }

            @MyActor
            enum E: Int { case a = 0 }

            @available(*, unavailable)
            bits F: UInt8 { var a: Bool at 0 }
            """,
            [
                "1:1-10 error: objects are coded on any thread: 'A' can't be isolated by '@MainActor'",
                "fix: remove '@MainActor'",
                "edit 1:1-11: «»",
                "3:5-14 error: objects are coded on any thread: 'a' can't be isolated by '@MainActor'",
                "fix: remove '@MainActor'",
                "edit 3:5-15: «»",
                "5:5-29 error: coding uses every field, so '@available' is only for declarations",
                "fix: remove '@available(*, deprecated)'",
                "edit 5:5-30: «»",
                "10:1-43 error: only platform versions restrict where generated code uses a declaration, such as "
                    + "'macOS 15, *'",
                "fix: remove '@available(*, deprecated, message: \"use A\")'",
                "edit 10:1-43: «»",
                "17:16-33 error: the observers of 'a' would run while an object of an '@Observable' class is "
                    + "created and released",
                "fix: write what they do in a method that sets 'a', or 'rebuilt via' at a transient field",
                "20:1-5 error: 'D' is declared in Swift, not in the schema",
                "fix: remove '@objc'",
                "edit 20:1-5: «»",
                "22:5-9 error: 'a' is declared in Swift, not in the schema",
                "fix: remove '@objc'",
                "edit 22:5-10: «»",
                "25:1-8 error: objects are coded on any thread: 'E' can't be isolated by '@MyActor'",
                "fix: remove '@MyActor'",
                "edit 25:1-8: «»",
                "26:6-6 warning: reading an unknown raw value of 'E' will be an error",
                "fix: after the cases, write the case that it becomes: 'unknown .a'",
                "28:1-26 error: only platform versions restrict where generated code uses a declaration, such as "
                    + "'macOS 15, *'",
                "fix: remove '@available(*, unavailable)'",
                "edit 28:1-26: «»",
            ]),
        CheckerRow(
            "transient fields with types of Swift",
            """
            class A {
                private transient var a: NSCache<B, C>? {
                    didSet {}
                }
                transient var b: Task<Void, Never>
                transient var c: (Int) -> Void?
                transient var d: Cache! rebuilt via f
                fileprivate transient weak var e: (any Delegate)?
                transient weak var f: any Delegate & Other = .none
                transient var g: Cache = 5
                transient var h: [String: Cache] = [:] key "h"
                private var i: Int
                private public transient var j: Int?
            }

            struct B {
                transient var a: Cache?
                var b: Int
            }

            struct C: Hashable {
                transient var a: Cache?
                var b: Int
            }

            class D {
                var a: Set<B>
                var b: Set<C>
            }
            """,
            [
                "5:19-19 error: a transient field must be optional or have a default",
                "fix: write 'Task<Void, Never>?'",
                "edit 5:39-38: «?»",
                "6:19-19 error: a transient field must be optional or have a default",
                "fix: write '((Int) -> Void?)?'",
                "edit 6:22-35: «((Int) -> Void?)?»",
                "9:27-46 error: a weak field must be optional",
                "fix: write '(any Delegate & Other)?'",
                "edit 9:27-46: «(any Delegate & Other)?»",
                "9:50-54 error: a weak field can't have a default: nothing else would keep the object alive",
                "fix: remove '= .none'",
                "edit 9:47-54: «»",
                "11:44-50 error: a transient field is not archived: 'key' has no effect",
                "fix: remove 'key \"h\"'",
                "edit 11:43-50: «»",
                "12:5-11 error: the access levels of a schema are 'public', 'package' and 'internal', not 'private'",
                "fix: write 'internal' instead",
                "edit 12:5-11: «internal»",
                "13:13-18 error: the access level is already 'private'",
                "note 13:5-11: the first is here",
                "fix: remove one of the two",
                "27:12-17 error: 'B' can't be hashed and therefore can't be an element of a set",
                "note 17:15-19: 'a' can't be hashed",
                "fix: write an array instead of the set",
            ]),
    ]

    @Test("Exactly this is said", arguments: rows)
    func messages(row: CheckerRow) {
        #expect(row.compile().lines == row.expected)
    }
}
