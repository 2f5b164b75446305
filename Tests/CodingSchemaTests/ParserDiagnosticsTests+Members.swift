// Other members, in classes and enums.

extension ParserDiagnosticsTests {
    static let membersExamples: [Example] = [
        Example(
            "constants that change",
            ##"""
            class A {
                weak let a: A?
                transient let b: Int = 0
                transient weak let c: A?
            }
            """##,
            ##"""
            Test.coding:2:10: error: a weak field can't be constant
                weak let a: A?
                     ^~~
            Test.coding:2:10: note: write 'var' instead
            Test.coding:3:15: error: a transient field can't be constant
                transient let b: Int = 0
                          ^~~
            Test.coding:3:15: note: write 'var' instead
            Test.coding:4:20: error: a weak field can't be constant
                transient weak let c: A?
                               ^~~
            Test.coding:4:20: note: write 'var' instead
            """##),
        Example(
            "words in another order, and twice",
            ##"""
            class A {
                weak transient var a: A?
                weak public var b: A?
                weak weak var c: A?
                public internal var d: Int
            }
            """##,
            ##"""
            Test.coding:2:10: error: 'transient' stands before 'weak'
                weak transient var a: A?
                     ^~~~~~~~~
            Test.coding:2:10: note: move it before 'weak'
            Test.coding:3:10: error: 'public' stands before 'weak'
                weak public var b: A?
                     ^~~~~~
            Test.coding:3:10: note: move it before 'weak'
            Test.coding:4:10: error: 'weak' stands twice
                weak weak var c: A?
                     ^~~~
            Test.coding:5:12: error: 'internal' stands twice
                public internal var d: Int
                       ^~~~~~~~
            """##),
        Example(
            "an open field",
            ##"""
            class A { open var a: Int }
            """##,
            ##"""
            Test.coding:1:11: error: a field can't be open
            class A { open var a: Int }
                      ^~~~
            Test.coding:1:11: note: write 'public' instead
            """##),
        Example(
            "Swift's members",
            ##"""
            class A {
                func f() { return 1 }
                static let x = 1
                var a: Int { didSet { } }
                init() { }
                var b: Int
            }
            """##,
            ##"""
            Test.coding:2:5: error: 'func' belongs to Swift, not to a schema
                func f() { return 1 }
                ^~~~
            Test.coding:2:5: note: write Swift in an extension, or in a 'swift { … }' member of a class
            Test.coding:3:5: error: 'static' belongs to Swift, not to a schema
                static let x = 1
                ^~~~~~
            Test.coding:3:5: note: write Swift in an extension, or in a 'swift { … }' member of a class
            Test.coding:4:16: error: a member of a schema has no body
                var a: Int { didSet { } }
                           ^
            Test.coding:4:16: note: write Swift in an extension, or in a 'swift { … }' member of a class
            Test.coding:5:5: error: 'init' belongs to Swift, not to a schema
                init() { }
                ^~~~
            Test.coding:5:5: note: write Swift in an extension, or in a 'swift { … }' member of a class
            """##),
        Example(
            "a field without var",
            ##"""
            class A {
                name: String
                public other: Int
                weak
            }
            """##,
            ##"""
            Test.coding:2:5: error: 'var' or 'let' is missing before 'name'
                name: String
                ^~~~
            Test.coding:2:5: note: write 'var' here
            Test.coding:3:12: error: 'var' or 'let' is missing before 'other'
                public other: Int
                       ^~~~~
            Test.coding:3:12: note: write 'var' here
            Test.coding:4:9: error: 'var' or 'let' is missing
                weak
                    ^
            """##),
        Example(
            "several names",
            ##"""
            class A { var a, b: Int
                var c: Int }
            enum B { case a, b
                case c }
            """##,
            ##"""
            Test.coding:1:16: error: each field has its own 'var'
            class A { var a, b: Int
                           ^
            Test.coding:1:16: note: write 'var' on a line of its own
            Test.coding:3:16: error: each case has its own 'case'
            enum B { case a, b
                           ^
            Test.coding:3:16: note: write 'case' on a line of its own
            """##),
        Example(
            "a case in a class, and a field in an enum",
            ##"""
            class A { case a
                var b: Int }
            enum B { var a: Int
                case b }
            """##,
            ##"""
            Test.coding:1:11: error: only an enum has cases
            class A { case a
                      ^~~~
            Test.coding:3:10: error: an enum has cases, and no 'var'
            enum B { var a: Int
                     ^~~
            Test.coding:3:10: note: write 'case', or declare a struct
            """##),
        Example(
            "swift outside of a class",
            ##"""
            struct A { swift { func f() {} }
                var a: Int }
            """##,
            ##"""
            Test.coding:1:12: error: only a class has 'swift' members
            struct A { swift { func f() {} }
                       ^~~~~
            Test.coding:1:12: note: write an extension in a file of Swift
            """##),
        Example(
            "words before what is no field",
            ##"""
            class A { public retired "a"
                weak swift { } }
            """##,
            ##"""
            Test.coding:1:11: error: 'public' stands before the fields of a class or struct only, not before 'retired'
            class A { public retired "a"
                      ^~~~~~
            Test.coding:1:11: note: remove 'public'
            Test.coding:2:5: error: 'weak' stands before the fields of a class or struct only, not before 'swift'
                weak swift { } }
                ^~~~
            Test.coding:2:5: note: remove 'weak'
            """##),
        Example(
            "a retired key without type, and words in another order",
            ##"""
            class A {
                retired "a" = 1
                retired "b", still written until 2
                retired
                retired "c" still written
            }
            """##,
            ##"""
            Test.coding:2:17: error: the constant of a retired key needs a type
                retired "a" = 1
                            ^
            Test.coding:2:17: note: write ': Type' before the '='
            Test.coding:3:32: error: 'until' stands before 'still written'
                retired "b", still written until 2
                                           ^~~~~
            Test.coding:3:32: note: move it before 'still written'
            Test.coding:4:12: error: 'retired' needs a string
                retired
                       ^
            Test.coding:5:16: error: ',' is missing before 'still written'
                retired "c" still written
                           ^
            Test.coding:5:16: note: write ',' here
            """##),
        Example(
            "optional twice",
            ##"""
            class A { var a: Int?? key "a" }
            """##,
            ##"""
            Test.coding:1:22: error: a type is optional once at most
            class A { var a: Int?? key "a" }
                                 ^
            Test.coding:1:22: note: remove '?'
            """##),
        Example(
            "types that a schema does not know",
            ##"""
            class A {
                var a: Array<Int> since 1
                var b: Swift.Int
                var c: (Int)
                var d: any Hashable
                var e: (any Coding)
                var f: [Int
                var g: Set<Int
                var h: packed(middle) [Int]
                var i: packed(bg) [Int]
            }
            """##,
            ##"""
            Test.coding:2:12: error: of the types in angle brackets a schema knows 'Set' only
                var a: Array<Int> since 1
                       ^~~~~~~~~~
            Test.coding:2:12: note: write '[T]'
            Test.coding:3:12: error: a type's name has no '.'
                var b: Swift.Int
                       ^~~~~~~~~
            Test.coding:3:12: note: write 'Int', and import the target that declares it
            Test.coding:4:12: error: parentheses stand in the type '(any Coding)?' only
                var c: (Int)
                       ^~~~~
            Test.coding:5:16: error: 'any' stands before 'Coding' only
                var d: any Hashable
                           ^~~~~~~~
            Test.coding:5:16: note: write 'any Coding', or 'Hashable' alone
            Test.coding:6:12: error: parentheses stand in the type '(any Coding)?' only
                var e: (any Coding)
                       ^~~~~~~~~~~~
            Test.coding:6:12: note: write 'any Coding' instead
            Test.coding:7:16: error: ']' is missing
                var f: [Int
                           ^
            Test.coding:7:12: note: opened here
                var f: [Int
                       ^
            Test.coding:7:16: note: write ']' here
            Test.coding:8:19: error: '>' is missing
                var g: Set<Int
                              ^
            Test.coding:8:15: note: opened here
                var g: Set<Int
                          ^
            Test.coding:8:19: note: write '>' here
            Test.coding:9:19: error: unknown byte order 'middle'
                var h: packed(middle) [Int]
                              ^~~~~~
            Test.coding:10:19: error: unknown byte order 'bg'
                var i: packed(bg) [Int]
                              ^~
            Test.coding:10:19: note: did you mean 'big'?
            """##),
    ]
}
