// Other members, in classes and enums.

extension ParserDiagnosticsTests {
    static let membersExamples: [Example] = [
        Example(
            "a value's clause on the next line that is none",
            ##"""
            enum A {
                case x(wide: Int
                    garbage more, high: Int)
            }
            """##,
            ##"""
            Test.coding:3:9: error: 'garbage' has no place here [misplaced]
                    garbage more, high: Int)
                    ^~~~~~~
            """##),
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
            Test.coding:2:10: error: a weak field can't be constant [constantThatChanges]
                weak let a: A?
                     ^~~
            Test.coding:2:10: note: write 'var' instead
            Test.coding:3:15: error: a transient field can't be constant [constantThatChanges]
                transient let b: Int = 0
                          ^~~
            Test.coding:3:15: note: write 'var' instead
            Test.coding:4:20: error: a weak field can't be constant [constantThatChanges]
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
            Test.coding:2:10: error: 'transient' belongs before 'weak' [wordOutOfOrder]
                weak transient var a: A?
                     ^~~~~~~~~
            Test.coding:2:10: note: move it before 'weak'
            Test.coding:3:10: error: 'public' belongs before 'weak' [wordOutOfOrder]
                weak public var b: A?
                     ^~~~~~
            Test.coding:3:10: note: move it before 'weak'
            Test.coding:4:10: error: 'weak' stands twice [doubledWord]
                weak weak var c: A?
                     ^~~~
            Test.coding:4:10: note: remove 'weak'
            Test.coding:5:12: error: one level is enough: 'public' stands before it [doubledWord]
                public internal var d: Int
                       ^~~~~~~~
            Test.coding:5:5: note: the first is here
                public internal var d: Int
                ^~~~~~
            Test.coding:5:12: note: remove one of the two
            """##),
        Example(
            "an open field",
            ##"""
            class A { open var a: Int }
            """##,
            ##"""
            Test.coding:1:11: error: a field can't be open [openField]
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
            Test.coding:2:5: error: 'func' belongs to Swift, not to a schema [swiftMember]
                func f() { return 1 }
                ^~~~
            Test.coding:2:5: note: write Swift in an extension, or in a 'swift { … }' member of a class
            Test.coding:3:5: error: 'static' belongs to Swift, not to a schema [swiftMember]
                static let x = 1
                ^~~~~~
            Test.coding:3:5: note: write Swift in an extension, or in a 'swift { … }' member of a class
            Test.coding:4:16: error: a member of a schema has no body [bodyOfField]
                var a: Int { didSet { } }
                           ^
            Test.coding:4:16: note: write Swift in an extension, or in a 'swift { … }' member of a class
            Test.coding:5:5: error: 'init' belongs to Swift, not to a schema [swiftMember]
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
            Test.coding:2:5: error: 'var' or 'let' is missing before 'name' [fieldWithoutVar]
                name: String
                ^~~~
            Test.coding:2:5: note: write 'var' here
            Test.coding:3:12: error: 'var' or 'let' is missing before 'other' [fieldWithoutVar]
                public other: Int
                       ^~~~~
            Test.coding:3:12: note: write 'var' here
            Test.coding:4:9: error: 'var' or 'let' is missing [missingVar]
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
            Test.coding:1:16: error: each field has its own 'var' [severalNames]
            class A { var a, b: Int
                           ^
            Test.coding:1:16: note: write 'var' on a line of its own
            Test.coding:3:16: error: each case has its own 'case' [severalNames]
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
            Test.coding:1:11: error: only an enum has cases [caseOutsideEnumeration]
            class A { case a
                      ^~~~
            Test.coding:1:11: note: write 'var' for a field, or declare an enum
            Test.coding:3:10: error: an enum has cases, and no 'var' [fieldInEnumeration]
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
            Test.coding:1:12: error: only a class has 'swift' members [swiftOutsideClass]
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
            Test.coding:1:11: error: 'public' stands before the fields of a class or struct only, not before \##
            'retired' [fieldWord]
            class A { public retired "a"
                      ^~~~~~
            Test.coding:1:11: note: remove 'public'
            Test.coding:2:5: error: 'weak' stands before the fields of a class or struct only, not before \##
            'swift' [fieldWord]
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
            Test.coding:2:17: error: the constant of a retired key needs a type [constantWithoutType]
                retired "a" = 1
                            ^
            Test.coding:2:17: note: write ': Type' before the '='
            Test.coding:3:32: error: 'until' belongs before 'still written' [wordOutOfOrder]
                retired "b", still written until 2
                                           ^~~~~
            Test.coding:3:32: note: move it before 'still written'
            Test.coding:4:12: error: 'retired' needs a string [missingString]
                retired
                       ^
            Test.coding:4:12: note: write one, such as 'retired "Name"'
            Test.coding:5:16: error: ',' is missing before 'still written' [missingPunctuation]
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
            Test.coding:1:22: error: a type is optional once at most [optionalOfOptional]
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
            Test.coding:2:12: error: of the types in angle brackets a schema knows 'Set' only [genericType]
                var a: Array<Int> since 1
                       ^~~~~~~~~~
            Test.coding:2:12: note: write '[Int]' instead
            Test.coding:3:12: error: a type's name has no '.' [qualifiedType]
                var b: Swift.Int
                       ^~~~~~~~~
            Test.coding:3:12: note: write 'Int' instead
            Test.coding:4:12: error: parentheses stand in the type '(any Coding)?' only [parenthesesAroundType]
                var c: (Int)
                       ^~~~~
            Test.coding:4:12: note: write 'Int' instead
            Test.coding:5:16: error: 'any' stands before 'Coding' only [anyOfOtherType]
                var d: any Hashable
                           ^~~~~~~~
            Test.coding:5:16: note: write 'any Coding', or 'Hashable' alone
            Test.coding:6:12: error: parentheses stand in the type '(any Coding)?' only [parenthesesAroundType]
                var e: (any Coding)
                       ^~~~~~~~~~~~
            Test.coding:6:12: note: write 'any Coding' instead
            Test.coding:7:16: error: ']' is missing [missingClosingBracket]
                var f: [Int
                           ^
            Test.coding:7:12: note: opened here
                var f: [Int
                       ^
            Test.coding:7:16: note: write ']' here
            Test.coding:8:19: error: '>' is missing [missingClosingBracket]
                var g: Set<Int
                              ^
            Test.coding:8:15: note: opened here
                var g: Set<Int
                          ^
            Test.coding:8:19: note: write '>' here
            Test.coding:9:19: error: unknown byte order 'middle' [unknownWord]
                var h: packed(middle) [Int]
                              ^~~~~~
            Test.coding:10:19: error: unknown byte order 'bg' [unknownWord]
                var i: packed(bg) [Int]
                              ^~
            Test.coding:10:19: note: did you mean 'big'?
            """##),
    ]
}
