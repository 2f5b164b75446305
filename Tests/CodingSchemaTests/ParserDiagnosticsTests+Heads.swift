// The heads of declarations.

extension ParserDiagnosticsTests {
    static let headsExamples: [Example] = [
        Example(
            "a misspelled declaration",
            ##"""
            clas A { var a: Int }
            """##,
            ##"""
            Test.coding:1:1: error: unknown declaration 'clas' [unknownWord]
            clas A { var a: Int }
            ^~~~
            Test.coding:1:1: note: fix: did you mean 'class'?
            """##),
        Example(
            "a misspelled clause of a class",
            ##"""
            class A, verson 3, archivd as "B", refuses never { var a: Int }
            """##,
            ##"""
            Test.coding:1:10: error: unknown clause 'verson' [unknownWord]
            class A, verson 3, archivd as "B", refuses never { var a: Int }
                     ^~~~~~
            Test.coding:1:10: note: fix: did you mean 'version'?
            Test.coding:1:20: error: unknown clause 'archivd' [unknownWord]
            class A, verson 3, archivd as "B", refuses never { var a: Int }
                               ^~~~~~~
            Test.coding:1:20: note: fix: did you mean 'archived'?
            Test.coding:1:44: error: unknown clause 'never' [unknownWord]
            class A, verson 3, archivd as "B", refuses never { var a: Int }
                                                       ^~~~~
            Test.coding:1:44: note: fix: did you mean 'newer'?
            """##),
        Example(
            "an unknown clause of a class",
            ##"""
            class A: B, c { var a: Int }
            """##,
            ##"""
            Test.coding:1:13: error: unknown clause 'c' [unknownWord]
            class A: B, c { var a: Int }
                        ^
            """##),
        Example(
            "a comma missing between clauses",
            ##"""
            class A version 3 { var a: Int }
            """##,
            ##"""
            Test.coding:1:8: error: ',' is missing before the clause [missingPunctuation]
            class A version 3 { var a: Int }
                   ^
            Test.coding:1:8: note: fix: write ',' here
            """##),
        Example(
            "a comma with nothing behind it",
            ##"""
            class A, { var a: Int }
            """##,
            ##"""
            Test.coding:1:8: error: a comma can't be written here [strayComma]
            class A, { var a: Int }
                   ^
            Test.coding:1:8: note: fix: remove ','
            """##),
        Example(
            "a brace missing before a body",
            ##"""
            class A
                var a: Int
            }
            class B { var b: Int }
            """##,
            ##"""
            Test.coding:1:8: error: '{' is missing before the body of class 'A' [missingPunctuation]
            class A
                   ^
            Test.coding:1:8: note: fix: write '{' here
            """##),
        Example(
            "a brace missing behind a body",
            ##"""
            class A {
                var a: Int
            class B {
                var b: Int
            }
            """##,
            ##"""
            Test.coding:2:15: error: the '}' that closes class 'A' is missing [missingClosingBrace]
                var a: Int
                          ^
            Test.coding:1:9: note: opened here
            class A {
                    ^
            Test.coding:2:15: note: fix: write '}' here
            """##),
        Example(
            "a brace missing at the end",
            ##"""
            class A { var a: Int
            """##,
            ##"""
            Test.coding:1:21: error: the '}' that closes class 'A' is missing [missingClosingBrace]
            class A { var a: Int
                                ^
            Test.coding:1:9: note: opened here
            class A { var a: Int
                    ^
            Test.coding:1:21: note: fix: write '}' here
            """##),
        Example(
            "a brace too many",
            ##"""
            class A { } }
            class B { sicne }
            """##,
            ##"""
            Test.coding:1:13: error: this '}' has no matching '{' [strayClosingBrace]
            class A { } }
                        ^
            Test.coding:1:13: note: fix: remove '}'
            Test.coding:2:11: error: unknown member 'sicne' [unknownWord]
            class B { sicne }
                      ^~~~~
            """##),
        Example(
            "names missing",
            ##"""
            class { var : Int; }
            """##,
            ##"""
            Test.coding:1:7: error: the name of the class is missing [missingName]
            class { var : Int; }
                  ^
            Test.coding:1:13: error: the name of the field is missing [missingName]
            class { var : Int; }
                        ^
            """##),
        Example(
            "an integer that is too large",
            ##"""
            class A, version 99999999999999999999 { }
            """##,
            ##"""
            Test.coding:1:18: error: the integer is too large [integerTooLarge]
            class A, version 99999999999999999999 { }
                             ^~~~~~~~~~~~~~~~~~~~
            Test.coding:1:18: note: fix: write at most 9223372036854775807
            """##),
        Example(
            "private",
            ##"""
            private class A { private var a: Int }
            """##,
            ##"""
            Test.coding:1:1: error: the access levels of a schema are 'public', 'package' and 'internal', not \##
            'private' [unknownLevel]
            private class A { private var a: Int }
            ^~~~~~~
            Test.coding:1:1: note: fix: write 'internal' instead
            Test.coding:1:19: error: the access levels of a schema are 'public', 'package' and 'internal', not \##
            'private' [unknownLevel]
            private class A { private var a: Int }
                              ^~~~~~~
            Test.coding:1:19: note: fix: write 'internal' instead
            """##),
        Example(
            "a level beside open",
            ##"""
            public open class A { }
            open public class B { }
            """##,
            ##"""
            Test.coding:1:1: error: 'open' replaces the access level [levelBesideOpen]
            public open class A { }
            ^~~~~~
            Test.coding:1:8: note: 'open' is here
            public open class A { }
                   ^~~~
            Test.coding:1:1: note: fix: remove 'public'
            Test.coding:2:6: error: 'open' replaces the access level [levelBesideOpen]
            open public class B { }
                 ^~~~~~
            Test.coding:2:1: note: 'open' is here
            open public class B { }
            ^~~~
            Test.coding:2:6: note: fix: remove 'public'
            """##),
        Example(
            "open and final",
            ##"""
            open final class A { }
            final final class B { }
            final public class C { }
            """##,
            ##"""
            Test.coding:1:6: error: a class can't be both 'open' and 'final' [openBesideFinal]
            open final class A { }
                 ^~~~~
            Test.coding:1:6: note: fix: remove 'final'
            Test.coding:2:7: error: 'final' is written twice [duplicateWord]
            final final class B { }
                  ^~~~~
            Test.coding:2:7: note: fix: remove 'final'
            Test.coding:3:7: error: 'public' must be before 'final' [wordOutOfOrder]
            final public class C { }
                  ^~~~~~
            Test.coding:3:7: note: fix: move it before 'final'
            """##),
        Example(
            "type parameters",
            ##"""
            class A<T> {}
            struct B<T, U: Hashable>, version 1 {}
            enum C<T>: Int {}
            extend final class D<T {}
            """##,
            ##"""
            Test.coding:1:8: error: a class in a schema can't have type parameters [genericDeclaration]
            class A<T> {}
                   ^~~
            Test.coding:1:8: note: fix: remove '<T>'
            Test.coding:2:9: error: a struct in a schema can't have type parameters [genericDeclaration]
            struct B<T, U: Hashable>, version 1 {}
                    ^~~~~~~~~~~~~~~~
            Test.coding:2:9: note: fix: remove '<T, U: Hashable>'
            Test.coding:3:7: error: an enum in a schema can't have type parameters [genericDeclaration]
            enum C<T>: Int {}
                  ^~~
            Test.coding:3:7: note: fix: remove '<T>'
            Test.coding:4:21: error: a class in a schema can't have type parameters [genericDeclaration]
            extend final class D<T {}
                                ^~
            Test.coding:4:21: note: fix: remove '<T'
            """##),
    ]
}
