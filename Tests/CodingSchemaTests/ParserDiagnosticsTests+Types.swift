// Types, payloads and bits, and several mistakes at once.

extension ParserDiagnosticsTests {
    static let typesExamples: [Example] = [
        Example(
            "a function with its type's name",
            ##"""
            class A { var a: Int = via A.f }
            """##,
            ##"""
            Test.coding:1:28: error: a function after 'via' is the class's own, and has no type's name before it
            class A { var a: Int = via A.f }
                                       ^~~
            Test.coding:1:28: note: write 'f'
            """##),
        Example(
            "unknown in the middle, and twice",
            ##"""
            enum A {
                unknown .a
                case a
                unknown .b
            }
            """##,
            ##"""
            Test.coding:3:5: error: 'unknown' is the last member of an enum
                case a
                ^~~~
            Test.coding:2:14: note: 'unknown' is here
                unknown .a
                         ^
            Test.coding:3:5: note: move it above 'unknown'
            Test.coding:4:5: error: 'unknown' stands twice
                unknown .b
                ^~~~~~~
            """##),
        Example(
            "a case's clauses twice, and in another order",
            ##"""
            enum A { case a since 1 key "a" case b key "a" key "b" case c else .a }
            """##,
            ##"""
            Test.coding:1:25: error: 'key' stands before 'since'
            enum A { case a since 1 key "a" case b key "a" key "b" case c else .a }
                                    ^~~
            Test.coding:1:25: note: move it before 'since'
            Test.coding:1:48: error: 'key' stands twice
            enum A { case a since 1 key "a" case b key "a" key "b" case c else .a }
                                                           ^~~
            Test.coding:1:63: error: unknown clause 'else'
            enum A { case a since 1 key "a" case b key "a" key "b" case c else .a }
                                                                          ^~~~
            """##),
        Example(
            "payloads",
            ##"""
            enum A {
                case a()
                case b(Int, String)
                case c(Data key "x")
                case d(x: Int
                case e(x: Int,)
                case f(x: Int = 1, y: Int)
                case g
            }
            """##,
            ##"""
            Test.coding:2:12: error: the type of the payload is missing
                case a()
                       ^
            Test.coding:3:12: error: where a case carries several values, each has a name
                case b(Int, String)
                       ^~~
            Test.coding:3:12: note: write 'name: Int'
            Test.coding:4:17: error: the key of a case's only value stands behind the parentheses
                case c(Data key "x")
                            ^~~
            Test.coding:4:17: note: write it behind the ')'
            Test.coding:5:18: error: ')' is missing
                case d(x: Int
                             ^
            Test.coding:5:11: note: opened here
                case d(x: Int
                      ^
            Test.coding:5:18: note: write ')' here
            Test.coding:6:18: error: a comma has no place here
                case e(x: Int,)
                             ^
            Test.coding:6:18: note: remove ','
            Test.coding:7:19: error: '=' has no place here
                case f(x: Int = 1, y: Int)
                              ^
            """##),
        Example(
            "bits",
            ##"""
            bits A { var a: Int at 0 }
            bits B: UInt8, version 1 {
                let a: Int at 0
                var b: Int
                public var c: Int at 1
                var d: Int at 1 widht 2
                retired "a"
            }
            """##,
            ##"""
            Test.coding:1:7: error: ':' is missing before the integer type
            bits A { var a: Int at 0 }
                  ^
            Test.coding:1:7: note: write ':' here
            Test.coding:2:14: error: 'bits' has no clauses
            bits B: UInt8, version 1 {
                         ^
            Test.coding:3:5: error: the fields of 'bits' are variables
                let a: Int at 0
                ^~~
            Test.coding:3:5: note: write 'var' instead
            Test.coding:4:15: error: 'at' is missing
                var b: Int
                          ^
            Test.coding:5:5: error: the fields of 'bits' have no 'public'
                public var c: Int at 1
                ^~~~~~
            Test.coding:5:5: note: remove 'public'
            Test.coding:6:21: error: unknown clause 'widht'
                var d: Int at 1 widht 2
                                ^~~~~
            Test.coding:6:21: note: did you mean 'width'?
            Test.coding:7:5: error: 'retired' has no place here
                retired "a"
                ^~~~~~~
            """##),
        Example(
            "everything after a mistake is read",
            ##"""
            class A {
                var a: Int kye "a"
                var b Int
                retired 5
                vra c: Int
            }
            enum B { csae a }
            """##,
            ##"""
            Test.coding:2:16: error: unknown clause 'kye'
                var a: Int kye "a"
                           ^~~
            Test.coding:2:16: note: did you mean 'key'?
            Test.coding:3:10: error: ':' is missing before the field's type
                var b Int
                     ^
            Test.coding:3:10: note: write ':' here
            Test.coding:4:13: error: 'retired' needs a string
                retired 5
                        ^
            Test.coding:5:5: error: unknown member 'vra'
                vra c: Int
                ^~~
            Test.coding:5:5: note: did you mean 'var'?
            Test.coding:7:10: error: unknown member 'csae'
            enum B { csae a }
                     ^~~~
            Test.coding:7:10: note: did you mean 'case'?
            """##),
        Example(
            "two words misspelled in one member",
            ##"""
            class A { publc vra x: Int }
            """##,
            ##"""
            Test.coding:1:11: error: unknown member 'publc'
            class A { publc vra x: Int }
                      ^~~~~
            Test.coding:1:11: note: did you mean 'public'?
            Test.coding:1:17: error: unknown word 'vra'
            class A { publc vra x: Int }
                            ^~~
            Test.coding:1:17: note: did you mean 'var'?
            """##),
    ]
}
