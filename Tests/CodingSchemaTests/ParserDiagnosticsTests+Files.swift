// What separates declarations, and what doesn't belong in a schema.

extension ParserDiagnosticsTests {
    static let filesExamples: [Example] = [
        Example(
            "words before what is no class",
            ##"""
            open struct A { }
            final enum B { case a }
            open extend final class C { }
            """##,
            ##"""
            Test.coding:1:1: error: 'open' is only for 'class', not for 'struct' [classWord]
            open struct A { }
            ^~~~
            Test.coding:1:1: note: fix: write 'public' instead
            Test.coding:2:1: error: 'final' is only for 'class', not for 'enum' [classWord]
            final enum B { case a }
            ^~~~~
            Test.coding:2:1: note: fix: remove 'final'
            Test.coding:3:1: error: 'open' is only for 'class', not for 'extend' [classWord]
            open extend final class C { }
            ^~~~
            Test.coding:3:1: note: fix: remove 'open'
            """##),
        Example(
            "an extension without final",
            ##"""
            extend class A { }
            """##,
            ##"""
            Test.coding:1:7: error: only a final class can be extended [extensionWithoutFinal]
            extend class A { }
                  ^
            Test.coding:1:7: note: fix: write 'final' here
            """##),
        Example(
            "a superclass of an extension",
            ##"""
            extend final class B: NSObject, Sendable { }
            """##,
            ##"""
            Test.coding:1:21: error: the superclass and the protocols of an extended class are declared in Swift, \##
            not in the schema [superclassOfExtension]
            extend final class B: NSObject, Sendable { }
                                ^~~~~~~~~~~~~~~~~~~~
            Test.coding:1:21: note: fix: remove ': NSObject, Sendable'
            """##),
        Example(
            "a class's clause on a value",
            ##"""
            struct A, sequential only, version 1 { var a: Int }
            enum B, keyed only { case a }
            """##,
            ##"""
            Test.coding:1:22: error: only a class has the clause 'sequential only', not a struct [clauseOfClass]
            struct A, sequential only, version 1 { var a: Int }
                                 ^~~~
            Test.coding:1:22: note: fix: remove 'only'
            Test.coding:2:9: error: only a class has the clause 'keyed', not an enum [clauseOfClass]
            enum B, keyed only { case a }
                    ^~~~~
            Test.coding:2:9: note: fix: remove the clause
            """##),
        Example(
            "words behind 'sequential'",
            ##"""
            class A, sequential onyl {}
            class B, sequential marke "K" {}
            class C, sequential marker { var x: Int  var y: Int joined }
            class D, sequential everywhere, version 1 {}
            class E, sequential version 1 {}
            struct F, sequential marker "K" { var x: Int }
            """##,
            ##"""
            Test.coding:1:21: error: unknown word 'onyl' [unknownWord]
            class A, sequential onyl {}
                                ^~~~
            Test.coding:1:21: note: fix: did you mean 'only'?
            Test.coding:2:21: error: unknown word 'marke' [unknownWord]
            class B, sequential marke "K" {}
                                ^~~~~
            Test.coding:2:21: note: fix: did you mean 'marker'?
            Test.coding:3:28: error: 'sequential marker' needs a string [missingString]
            class C, sequential marker { var x: Int  var y: Int joined }
                                       ^
            Test.coding:3:28: note: fix: write one, such as 'sequential marker "Name"'
            Test.coding:4:21: error: unknown word 'everywhere' [unknownWord]
            class D, sequential everywhere, version 1 {}
                                ^~~~~~~~~~
            Test.coding:5:20: error: ',' is missing before the clause [missingPunctuation]
            class E, sequential version 1 {}
                               ^
            Test.coding:5:20: note: fix: write ',' here
            Test.coding:6:22: error: only a class has the clause 'sequential marker', not a struct [clauseOfClass]
            struct F, sequential marker "K" { var x: Int }
                                 ^~~~~~~~~~
            Test.coding:6:22: note: fix: remove 'marker "K"'
            """##),
        Example(
            "access without a level",
            ##"""
            access
            access open
            access pubic
            """##,
            ##"""
            Test.coding:1:7: error: 'access' needs an access level [missingLevel]
            access
                  ^
            Test.coding:1:7: note: fix: write 'public', 'package' or 'internal'
            Test.coding:2:8: error: the access levels of a schema are 'public', 'package' and 'internal', not 'open' \##
            [unknownLevel]
            access open
                   ^~~~
            Test.coding:2:8: note: fix: write 'public' instead
            Test.coding:3:8: error: unknown access level 'pubic' [unknownWord]
            access pubic
                   ^~~~~
            Test.coding:3:8: note: fix: did you mean 'public'?
            """##),
        Example(
            "an import of a part",
            ##"""
            import Foundation.NSObject
            import struct A
            """##,
            ##"""
            Test.coding:1:18: error: an import names a target, not a declaration in it [importOfMore]
            import Foundation.NSObject
                             ^
            Test.coding:1:18: note: fix: write 'import Foundation'
            Test.coding:2:8: error: an import names a target, not a declaration in it [importOfMore]
            import struct A
                   ^~~~~~
            Test.coding:2:8: note: fix: write 'import A'
            """##),
        Example(
            "Swift's declarations",
            ##"""
            extension A { func f() {} }
            protocol B { }
            class C { }
            """##,
            ##"""
            Test.coding:1:1: error: 'extension' can't be declared in a schema [swiftDeclaration]
            extension A { func f() {} }
            ^~~~~~~~~
            Test.coding:1:1: note: fix: write 'extend final class' to generate the coding of a class that is written \##
            in Swift
            """##),
        Example(
            "nested declarations",
            ##"""
            class A {
                class B { var b: Int }
                weak struct C { private struct D {} }
                extend final class E { struct F {} }
                bits G { var a: Bool at 0 }
                typealias H = Int
                enum I { struct J {} case a }
                struct K {
                var a: Int
            }
            extend final class L { public enum M { case a } var b: Int }
            """##,
            ##"""
            Test.coding:2:5: error: a class can't be inside of another declaration [nestedDeclaration]
                class B { var b: Int }
                ^~~~~
            Test.coding:2:5: note: fix: move it after the '}' of the other
            Test.coding:3:5: error: 'weak' is only for the fields of a class or struct, not for 'struct' [fieldWord]
                weak struct C { private struct D {} }
                ^~~~
            Test.coding:3:5: note: fix: remove 'weak'
            Test.coding:3:21: error: the access levels of a schema are 'public', 'package' and 'internal', not 'private' [unknownLevel]
                weak struct C { private struct D {} }
                                ^~~~~~~
            Test.coding:3:21: note: fix: write 'internal' instead
            Test.coding:4:5: error: a class can't be inside of another declaration [nestedDeclaration]
                extend final class E { struct F {} }
                ^~~~~~
            Test.coding:4:5: note: fix: move it after the '}' of the other
            Test.coding:5:11: error: ':' is missing before the integer type [missingPunctuation]
                bits G { var a: Bool at 0 }
                      ^
            Test.coding:5:11: note: fix: write ':' here
            Test.coding:6:5: error: 'typealias' can't be written in a schema [swiftMember]
                typealias H = Int
                ^~~~~~~~~
            Test.coding:6:5: note: fix: write it in a 'swift { … }' member of a class; functions and computed properties can be in a Swift extension too
            Test.coding:7:14: error: unknown member 'struct' [unknownWord]
                enum I { struct J {} case a }
                         ^~~~~~
            Test.coding:10:2: error: the '}' that closes class 'A' is missing [missingClosingBrace]
            }
             ^
            Test.coding:1:9: note: opened here
            class A {
                    ^
            Test.coding:10:2: note: fix: write '}' here
            Test.coding:11:31: error: a handwritten class contains no declarations of a schema [nestedDeclaration]
            extend final class L { public enum M { case a } var b: Int }
                                          ^~~~
            Test.coding:11:31: note: fix: move it after the '}' of the other
            """##),
        Example(
            "a member outside",
            ##"""
            var a: Int
            public var b: Int
            class A { }
            """##,
            ##"""
            Test.coding:1:1: error: 'var' is outside of all declarations [memberOutside]
            var a: Int
            ^~~
            Test.coding:1:1: note: fix: move it between the braces of a class or struct
            """##),
        Example(
            "text that belongs nowhere",
            ##"""
            = 5
            class A { ) var a: Int }
            """##,
            ##"""
            Test.coding:1:1: error: '=' can't be written here [misplaced]
            = 5
            ^
            Test.coding:2:11: error: ')' can't be written here [misplaced]
            class A { ) var a: Int }
                      ^
            """##),
        Example(
            "a misspelled import and a misspelled access",
            ##"""
            improt A
            acess public
            pubilc class B { }
            """##,
            ##"""
            Test.coding:1:1: error: unknown declaration 'improt' [unknownWord]
            improt A
            ^~~~~~
            Test.coding:1:1: note: fix: did you mean 'import'?
            Test.coding:2:1: error: unknown declaration 'acess' [unknownWord]
            acess public
            ^~~~~
            Test.coding:2:1: note: fix: did you mean 'access'?
            Test.coding:3:1: error: unknown declaration 'pubilc' [unknownWord]
            pubilc class B { }
            ^~~~~~
            Test.coding:3:1: note: fix: did you mean 'public'?
            """##),
    ]
}
