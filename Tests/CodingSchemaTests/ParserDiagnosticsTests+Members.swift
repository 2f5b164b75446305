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
            Test.coding:3:9: error: 'garbage' can't be written here [misplaced]
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
            Test.coding:2:10: note: fix: write 'var' instead
            Test.coding:3:15: error: a transient field can't be constant [constantThatChanges]
                transient let b: Int = 0
                          ^~~
            Test.coding:3:15: note: fix: write 'var' instead
            Test.coding:4:20: error: a weak field can't be constant [constantThatChanges]
                transient weak let c: A?
                               ^~~
            Test.coding:4:20: note: fix: write 'var' instead
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
            Test.coding:2:10: error: 'transient' must be before 'weak' [wordOutOfOrder]
                weak transient var a: A?
                     ^~~~~~~~~
            Test.coding:2:10: note: fix: move it before 'weak'
            Test.coding:3:10: error: 'public' must be before 'weak' [wordOutOfOrder]
                weak public var b: A?
                     ^~~~~~
            Test.coding:3:10: note: fix: move it before 'weak'
            Test.coding:4:10: error: 'weak' is written twice [duplicateWord]
                weak weak var c: A?
                     ^~~~
            Test.coding:4:10: note: fix: remove 'weak'
            Test.coding:5:12: error: the access level is already 'public' [duplicateWord]
                public internal var d: Int
                       ^~~~~~~~
            Test.coding:5:5: note: the first is here
                public internal var d: Int
                ^~~~~~
            Test.coding:5:12: note: fix: remove one of the two
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
            Test.coding:1:11: note: fix: write 'public' instead
            """##),
        Example(
            "Swift's members",
            ##"""
            class A {
                func f() { return 1 }
                static let x = 1
                var a: Int { get { 1 } }
                init() { }
                var b: Int
            }
            """##,
            ##"""
            Test.coding:2:5: error: 'func' can't be written in a schema [swiftMember]
                func f() { return 1 }
                ^~~~
            Test.coding:2:5: note: fix: write it in a 'swift { … }' member of a class; functions and computed properties can be in a Swift extension too
            Test.coding:3:5: error: 'static' can't be written in a schema [swiftMember]
                static let x = 1
                ^~~~~~
            Test.coding:3:5: note: fix: write it in a 'swift { … }' member of a class; functions and computed properties can be in a Swift extension too
            Test.coding:4:16: error: a member of a schema can't have a body [bodyOfField]
                var a: Int { get { 1 } }
                           ^
            Test.coding:4:16: note: fix: write it in a 'swift { … }' member of a class; functions and computed properties can be in a Swift extension too
            Test.coding:5:5: error: 'init' can't be written in a schema [swiftMember]
                init() { }
                ^~~~
            Test.coding:5:5: note: fix: write it in a 'swift { … }' member of a class; functions and computed properties can be in a Swift extension too
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
            Test.coding:2:5: note: fix: write 'var' here
            Test.coding:3:12: error: 'var' or 'let' is missing before 'other' [fieldWithoutVar]
                public other: Int
                       ^~~~~
            Test.coding:3:12: note: fix: write 'var' here
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
            Test.coding:1:16: error: each field needs its own 'var' [severalNames]
            class A { var a, b: Int
                           ^
            Test.coding:1:16: note: fix: declare each field on a separate line
            Test.coding:3:16: error: each case needs its own 'case' [severalNames]
            enum B { case a, b
                           ^
            Test.coding:3:16: note: fix: declare each case on a separate line
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
            Test.coding:1:11: note: fix: write 'var' for a field, or declare an enum
            Test.coding:3:10: error: an enum can't have a 'var' [fieldInEnumeration]
            enum B { var a: Int
                     ^~~
            Test.coding:3:10: note: fix: write 'case', or declare a struct
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
            Test.coding:1:12: note: fix: write an extension in a Swift file
            """##),
        Example(
            "words before what is no field",
            ##"""
            class A { public retired "a"
                weak swift { } }
            """##,
            ##"""
            Test.coding:1:11: error: 'public' is only for the fields of a class or struct, not for 'retired' [fieldWord]
            class A { public retired "a"
                      ^~~~~~
            Test.coding:1:11: note: fix: remove 'public'
            Test.coding:2:5: error: 'weak' is only for the fields of a class or struct, not for 'swift' [fieldWord]
                weak swift { } }
                ^~~~
            Test.coding:2:5: note: fix: remove 'weak'
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
            Test.coding:2:17: note: fix: write ': Type' before the '='
            Test.coding:3:32: error: 'until' must be before 'still written' [wordOutOfOrder]
                retired "b", still written until 2
                                           ^~~~~
            Test.coding:3:32: note: fix: move it before 'still written'
            Test.coding:4:12: error: 'retired' needs a string [missingString]
                retired
                       ^
            Test.coding:4:12: note: fix: write one, such as 'retired "Name"'
            Test.coding:5:16: error: ',' is missing before 'still written' [missingPunctuation]
                retired "c" still written
                           ^
            Test.coding:5:16: note: fix: write ',' here
            """##),
        Example(
            "optional twice",
            ##"""
            class A { var a: Int?? key "a" }
            """##,
            ##"""
            Test.coding:1:22: error: a type can be optional only once [optionalOfOptional]
            class A { var a: Int?? key "a" }
                                 ^
            Test.coding:1:22: note: fix: remove '?'
            """##),
        Example(
            "types that a schema does not know",
            ##"""
            class A {
                var a: Array<Int> since 1
                var b: Swift.Array<Int>
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
            Test.coding:2:12: error: a schema can't use the generic type 'Array' [genericType]
                var a: Array<Int> since 1
                       ^~~~~~~~~~
            Test.coding:2:12: note: fix: write '[Int]' instead
            Test.coding:3:12: error: a schema can't use the generic type 'Swift' [genericType]
                var b: Swift.Array<Int>
                       ^~~~~~~~~~~~~~~~
            Test.coding:4:12: error: only the type '(any Coding)?' has parentheses [parenthesesAroundType]
                var c: (Int)
                       ^~~~~
            Test.coding:4:12: note: fix: write 'Int' instead
            Test.coding:6:12: error: only the type '(any Coding)?' has parentheses [parenthesesAroundType]
                var e: (any Coding)
                       ^~~~~~~~~~~~
            Test.coding:6:12: note: fix: write 'any Coding' instead
            Test.coding:7:16: error: ']' is missing [missingClosingBracket]
                var f: [Int
                           ^
            Test.coding:7:12: note: opened here
                var f: [Int
                       ^
            Test.coding:7:16: note: fix: write ']' here
            Test.coding:8:19: error: '>' is missing [missingClosingBracket]
                var g: Set<Int
                              ^
            Test.coding:8:15: note: opened here
                var g: Set<Int
                          ^
            Test.coding:8:19: note: fix: write '>' here
            Test.coding:9:19: error: unknown byte order 'middle' [unknownWord]
                var h: packed(middle) [Int]
                              ^~~~~~
            Test.coding:10:19: error: unknown byte order 'bg' [unknownWord]
                var i: packed(bg) [Int]
                              ^~
            Test.coding:10:19: note: fix: did you mean 'big'?
            """##),
    ]
}
