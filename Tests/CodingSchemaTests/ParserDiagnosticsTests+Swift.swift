// What Swift has and a schema has not.

extension ParserDiagnosticsTests {
    static let swiftExamples: [Example] = [
        Example(
            "levels of setters that restrict none",
            ##"""
            class A {
                public(set) var a: Int
                public private(get) var b: Int
                private(set) fileprivate(set) var c: Int
                weak internal(set) var d: A?
                private(set) public var e: Int
                private(set) retired "F"
            }
            """##,
            ##"""
            Test.coding:2:5: error: only 'private(set)', 'fileprivate(set)', 'internal(set)' and 'package(set)' restrict a setter [setterLevel]
                public(set) var a: Int
                ^~~~~~~~~~~
            Test.coding:2:5: note: fix: remove 'public(set)'
            Test.coding:3:12: error: only 'private(set)', 'fileprivate(set)', 'internal(set)' and 'package(set)' restrict a setter [setterLevel]
                public private(get) var b: Int
                       ^~~~~~~~~~~~
            Test.coding:3:12: note: fix: remove 'private(get)'
            Test.coding:4:18: error: the access level is already 'private(set)' [duplicateWord]
                private(set) fileprivate(set) var c: Int
                             ^~~~~~~~~~~~~~~~
            Test.coding:4:5: note: the first is here
                private(set) fileprivate(set) var c: Int
                ^~~~~~~~~~~~
            Test.coding:4:18: note: fix: remove one of the two
            Test.coding:5:10: error: 'internal(set)' must be before 'weak' [wordOutOfOrder]
                weak internal(set) var d: A?
                     ^~~~~~~~~~~~~
            Test.coding:5:10: note: fix: move it before 'weak'
            Test.coding:6:18: error: 'public' must be before 'private(set)' [wordOutOfOrder]
                private(set) public var e: Int
                             ^~~~~~
            Test.coding:6:18: note: fix: move it before 'private(set)'
            Test.coding:7:5: error: 'private(set)' is only for the fields of a class or struct, not for 'retired' [fieldWord]
                private(set) retired "F"
                ^~~~~~~~~~~~
            Test.coding:7:5: note: fix: remove 'private(set)'
            """##),
        Example(
            "type aliases and unowned fields that are wrong",
            ##"""
            typealias
            typealias A
            typealias B<T> = Int
            typealias C = Int key "a"
            final typealias D = Int
            typealias E =
            class F {
                unowned let a: F?
                weak unowned var b: F?
                unowned unowned var c: F?
                unowned(unsafe) var d: F?
                typealias G = Int
            }
            """##,
            ##"""
            Test.coding:1:10: error: the name of the type alias is missing [missingName]
            typealias
                     ^
            Test.coding:2:12: error: '=' is missing before the type [missingPunctuation]
            typealias A
                       ^
            Test.coding:2:12: note: fix: write '=' here
            Test.coding:3:12: error: a type alias in a schema can't have type parameters [genericDeclaration]
            typealias B<T> = Int
                       ^~~
            Test.coding:3:12: note: fix: remove '<T>'
            Test.coding:4:19: error: 'key' can't be written here [misplaced]
            typealias C = Int key "a"
                              ^~~
            Test.coding:5:1: error: 'final' is only for 'class', not for 'typealias' [classWord]
            final typealias D = Int
            ^~~~~
            Test.coding:5:1: note: fix: remove 'final'
            Test.coding:6:14: error: the type of the type alias is missing [missingType]
            typealias E =
                         ^
            Test.coding:8:13: error: an unowned field can't be constant [constantThatChanges]
                unowned let a: F?
                        ^~~
            Test.coding:8:13: note: fix: write 'var' instead
            Test.coding:9:10: error: a field is either weak or unowned [weakAndUnowned]
                weak unowned var b: F?
                     ^~~~~~~
            Test.coding:9:10: note: fix: remove 'unowned'
            Test.coding:10:13: error: 'unowned' is written twice [duplicateWord]
                unowned unowned var c: F?
                        ^~~~~~~
            Test.coding:10:13: note: fix: remove 'unowned'
            Test.coding:11:12: error: 'var' or 'let' is missing [missingVar]
                unowned(unsafe) var d: F?
                       ^
            Test.coding:12:5: error: 'typealias' can't be written in a schema [swiftMember]
                typealias G = Int
                ^~~~~~~~~
            Test.coding:12:5: note: fix: write it in a 'swift { … }' member of a class; functions and computed properties can be in a Swift extension too
            """##),
        Example(
            "attributes in other places",
            ##"""
            @testable import A
            class A {
                public @B var a: @C Int
                @D(1 retired "a"
                @E
            }
            enum B { @F case a }
            @G
            """##,
            ##"""
            Test.coding:1:1: error: '@testable' can't be written here [misplaced]
            @testable import A
            ^~~~~~~~~
            Test.coding:3:12: error: '@B' must be before 'public' [wordOutOfOrder]
                public @B var a: @C Int
                       ^~
            Test.coding:3:12: note: fix: move it before 'public'
            Test.coding:3:22: error: '@C' is not allowed in a schema [meaningless]
                public @B var a: @C Int
                                 ^~
            Test.coding:3:22: note: fix: remove '@C'
            Test.coding:4:7: error: this parenthesis is not closed [unterminatedExpression]
                @D(1 retired "a"
                  ^
            Test.coding:4:7: note: fix: close it with ')'
            Test.coding:5:7: error: 'var' or 'let' is missing [missingVar]
                @E
                  ^
            Test.coding:7:10: error: '@F' can't be written here [misplaced]
            enum B { @F case a }
                     ^~
            Test.coding:8:3: error: 'class', 'struct', 'enum', 'bits' or 'extend' is missing [missingDeclaration]
            @G
              ^
            """##),
        Example(
            "a 'swift' member that takes the brace of its class",
            ##"""
            class A {
                swift {
                    func f() {}
                }
                swift {
                    func g() {
                }
            }
            class B {
                swift { func h() {} }
                var a: Int
            """##,
            ##"""
            Test.coding:5:5: error: this 'swift { … }' member is not closed [unterminatedSwift]
                swift {
                ^~~~~~~
            Test.coding:5:5: note: fix: close it with '}'
            Test.coding:11:15: error: the '}' that closes class 'B' is missing [missingClosingBrace]
                var a: Int
                          ^
            Test.coding:9:9: note: opened here
            class B {
                    ^
            Test.coding:11:15: note: fix: write '}' here
            """##),
        Example(
            "what only Swift declares, outside of every declaration",
            ##"""
            protocol Seconds {}
            class A {}
            func f() {
            }
            class B {}
            init() {
            }
            class C { var a: Seconds }
            abstract var d: Int
            """##,
            ##"""
            Test.coding:1:1: error: 'protocol' can't be declared in a schema [swiftDeclaration]
            protocol Seconds {}
            ^~~~~~~~
            Test.coding:1:1: note: fix: declare it in a Swift file
            Test.coding:3:1: error: 'func' can't be declared in a schema [swiftDeclaration]
            func f() {
            ^~~~
            Test.coding:3:1: note: fix: write it in a Swift file, or in a 'swift { … }' member of a class
            Test.coding:6:1: error: 'init' can't be written in a schema [swiftMember]
            init() {
            ^~~~
            Test.coding:6:1: note: fix: write it in a 'swift { … }' member of a class; functions and computed properties can be in a Swift extension too
            Test.coding:9:1: error: 'abstract' can't be written in a schema [swiftMember]
            abstract var d: Int
            ^~~~~~~~
            Test.coding:9:1: note: fix: write it in a 'swift { … }' member of a class; functions and computed properties can be in a Swift extension too
            """##),
        Example(
            "words before a declaration that are none of a schema",
            ##"""
            abstract class A { var a: Int }
            public indirect enum B { case a(Int) }
            nonisolated final class C {}
            """##,
            ##"""
            Test.coding:1:1: error: a schema has no abstract classes [unknownModifier]
            abstract class A { var a: Int }
            ^~~~~~~~
            Test.coding:1:1: note: fix: remove 'abstract'
            Test.coding:2:8: error: 'indirect' can't be written before 'enum' [unknownModifier]
            public indirect enum B { case a(Int) }
                   ^~~~~~~~
            Test.coding:2:8: note: fix: remove 'indirect'
            Test.coding:3:1: error: 'nonisolated' can't be written before 'final' [unknownModifier]
            nonisolated final class C {}
            ^~~~~~~~~~~
            Test.coding:3:1: note: fix: remove 'nonisolated'
            """##),
        Example(
            "expressions with operators at their ends",
            ##"""
            class A {
                var a: URL = URL(string: "x")!
                var b: URL = URL(string: "x")!.absoluteURL key "B"
                var c: Bool = !isOn
                var d: Int = value as! Int
                var e: Int = f()! fallback "E"
                var g: Int = list.first!;
            }
            """##,
            ##"""
            Test.coding:2:18: error: a Swift expression must be in parentheses [bareExpression]
                var a: URL = URL(string: "x")!
                             ^~~~~~~~~~~~~~~~~
            Test.coding:2:18: note: fix: write '(URL(string: "x")!)' instead
            Test.coding:3:18: error: a Swift expression must be in parentheses [bareExpression]
                var b: URL = URL(string: "x")!.absoluteURL key "B"
                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
            Test.coding:3:18: note: fix: write '(URL(string: "x")!.absoluteURL)' instead
            Test.coding:4:19: error: a Swift expression must be in parentheses [bareExpression]
                var c: Bool = !isOn
                              ^~~~~
            Test.coding:4:19: note: fix: write '(!isOn)' instead
            Test.coding:5:18: error: a Swift expression must be in parentheses [bareExpression]
                var d: Int = value as! Int
                             ^~~~~~~~~~~~~
            Test.coding:5:18: note: fix: write '(value as! Int)' instead
            Test.coding:6:18: error: a Swift expression must be in parentheses [bareExpression]
                var e: Int = f()! fallback "E"
                             ^~~~
            Test.coding:6:18: note: fix: write '(f()!)' instead
            Test.coding:7:18: error: a Swift expression must be in parentheses [bareExpression]
                var g: Int = list.first!;
                             ^~~~~~~~~~~
            Test.coding:7:18: note: fix: write '(list.first!)' instead
            """##),
        Example(
            "fields behind a comma",
            ##"""
            class A {
                var a, b: Int
                let c: Int, d: Int
                var e: Int key "E", since 2
            }
            """##,
            ##"""
            Test.coding:2:10: error: each field needs its own 'var' [severalNames]
                var a, b: Int
                     ^
            Test.coding:2:10: note: fix: declare each field on a separate line
            Test.coding:3:15: error: each field needs its own 'let' [severalNames]
                let c: Int, d: Int
                          ^
            Test.coding:3:15: note: fix: declare each field on a separate line
            Test.coding:4:23: error: a comma can't be written here [strayComma]
                var e: Int key "E", since 2
                                  ^
            Test.coding:4:23: note: fix: remove ','
            """##),
        Example(
            "protocols among the clauses",
            ##"""
            class A, version 1, Codable, Hashable {}
            extend final class D, Codable {}
            enum C: Int, version 2, Sequental { case a }
            """##,
            ##"""
            Test.coding:1:21: error: a protocol must follow ':' and precede all clauses [misplacedConformance]
            class A, version 1, Codable, Hashable {}
                                ^~~~~~~
            Test.coding:1:21: note: fix: move it before the clauses
            Test.coding:1:30: error: a protocol must follow ':' and precede all clauses [misplacedConformance]
            class A, version 1, Codable, Hashable {}
                                         ^~~~~~~~
            Test.coding:1:30: note: fix: move it before the clauses
            Test.coding:2:23: error: the superclass and the protocols of an extended class are declared in Swift, \##
            not in the schema [superclassOfExtension]
            extend final class D, Codable {}
                                  ^~~~~~~
            Test.coding:2:23: note: fix: remove 'Codable'
            Test.coding:3:25: error: unknown clause 'Sequental' [unknownWord]
            enum C: Int, version 2, Sequental { case a }
                                    ^~~~~~~~~
            Test.coding:3:25: note: fix: did you mean 'sequential'?
            """##),
        Example(
            "'any' and another name in parentheses",
            ##"""
            class A {
                var a: (any P)?
                var b: [(any P & Q)]
                var c: any P
            }
            """##,
            ##"""
            Test.coding:3:14: error: a field can't have the type 'any P': no visible schema declares 'external \##
            protocol P' [anyOfOtherType]
                var b: [(any P & Q)]
                         ^~~~~
            Test.coding:3:14: note: fix: write 'any Coding', or the name of a class without 'any'; or declare the \##
            protocol, if it refines 'Coding'
            Test.coding:3:20: error: '&' is not allowed in a schema [meaningless]
                var b: [(any P & Q)]
                               ^
            """##),
    ]
}
