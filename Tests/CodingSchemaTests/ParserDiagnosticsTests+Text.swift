// How text is cut up: marks, strings, numbers, comments, Swift text.

extension ParserDiagnosticsTests {
    static let textExamples: [Example] = [
        Example(
            "a semicolon",
            ##"""
            class A { var a: Int; var b: Int }
            """##,
            ##"""
            Test.coding:1:21: error: a schema has no semicolons [semicolon]
            class A { var a: Int; var b: Int }
                                ^
            Test.coding:1:21: note: fix: remove ';'
            """##),
        Example(
            "marks that have no meaning",
            ##"""
            class A {
                #objc var a: Int %% key "a"
                var b: Int!
            }
            """##,
            ##"""
            Test.coding:2:5: error: '#objc' is not allowed in a schema [meaningless]
                #objc var a: Int %% key "a"
                ^~~~~
            Test.coding:2:22: error: '%%' is not allowed in a schema [meaningless]
                #objc var a: Int %% key "a"
                                 ^~
            Test.coding:3:15: error: '!' is not allowed in a schema [exclamationMark]
                var b: Int!
                          ^
            Test.coding:3:15: note: fix: write '?' for a type that may be nil
            """##),
        Example(
            "an invisible character",
            ##"""
            class A {\##u{A0}var a: Int }
            """##,
            ##"""
            Test.coding:1:10: error: the invisible character U+00A0 is not allowed in a schema [meaningless]
            class A {\##u{A0}var a: Int }
                     ^
            Test.coding:1:10: note: fix: remove it, or write a space
            """##),
        Example(
            "curly quotes",
            ##"""
            class A { var a: Int key “ }
            """##,
            ##"""
            Test.coding:1:26: error: a string is written between straight quotes [meaningless]
            class A { var a: Int key “ }
                                     ^
            Test.coding:1:26: note: fix: write '"' instead
            """##),
        Example(
            "apostrophes around a string",
            ##"""
            class A { var a: Int key 'x' }
            """##,
            ##"""
            Test.coding:1:26: error: a string is written between double quotes, not apostrophes [apostrophes]
            class A { var a: Int key 'x' }
                                     ^~~
            Test.coding:1:26: note: fix: write '"x"' instead
            """##),
        Example(
            "a string that is not closed",
            ##"""
            class A {
                var a: Int key "x
                var b: Int key "y"
            }
            """##,
            ##"""
            Test.coding:2:20: error: this string is not closed on its line [unterminatedString]
                var a: Int key "x
                               ^
            Test.coding:2:20: note: fix: close it with '"'
            """##),
        Example(
            "an unknown escape",
            ##"""
            class A { var a: Int key "a\qb" fallback "\u{110000}" }
            """##,
            ##"""
            Test.coding:1:28: error: '\q' is not an escape sequence of a string [unknownEscape]
            class A { var a: Int key "a\qb" fallback "\u{110000}" }
                                       ^~
            Test.coding:1:28: note: fix: write '\\' for a backslash
            Test.coding:1:43: error: '\u{110000}' is not a Unicode scalar [malformedScalar]
            class A { var a: Int key "a\qb" fallback "\u{110000}" }
                                                      ^~~~~~~~~~
            Test.coding:1:43: note: fix: write a number from 0 to D7FF or from E000 to 10FFFF
            """##),
        Example(
            "interpolation",
            ##"""
            class A { var a: Int key "a\(b("c"))d" }
            """##,
            ##"""
            Test.coding:1:28: error: a string in a schema can't have an interpolation [interpolation]
            class A { var a: Int key "a\(b("c"))d" }
                                       ^~
            Test.coding:1:28: note: fix: write '\\' for a backslash, or a default as a Swift expression in parentheses
            """##),
        Example(
            "a string of several lines",
            ##"""
            class A { var a: String = """
                text
                """ }
            """##,
            ##"""
            Test.coding:1:27: error: a string in a schema can't have several lines [multilineString]
            class A { var a: String = """
                                      ^~~
            Test.coding:1:27: note: fix: write it on one line between '"' and '"', with '\n' for a line break
            """##),
        Example(
            "a raw string",
            ##"""
            class A { var a: String = #"x"y"# since 1 }
            """##,
            ##"""
            Test.coding:1:27: error: a string in a schema can't have '#' around it [rawString]
            class A { var a: String = #"x"y"# since 1 }
                                      ^~~~~~~
            Test.coding:1:27: note: fix: write it between quotes only, with '\' before quotes and backslashes in it
            """##),
        Example(
            "a number that is none",
            ##"""
            class A, version 12abc { var a: Int = 0x since 1 }
            """##,
            ##"""
            Test.coding:1:18: error: '12abc' is not a number [malformedNumber]
            class A, version 12abc { var a: Int = 0x since 1 }
                             ^~~~~
            Test.coding:1:39: error: '0x' is not a number [malformedNumber]
            class A, version 12abc { var a: Int = 0x since 1 }
                                                  ^~
            """##),
        Example(
            "a name between backticks that is none",
            ##"""
            class A { var `a b`: Int var `c: Int }
            """##,
            ##"""
            Test.coding:1:15: error: a name is made of letters, digits and '_', and does not begin with a digit \##
            [malformedQuotedName]
            class A { var `a b`: Int var `c: Int }
                          ^~~~~
            Test.coding:1:30: error: the backtick that closes this name is missing [unterminatedQuotedName]
            class A { var `a b`: Int var `c: Int }
                                         ^
            Test.coding:1:30: note: fix: close it with '`'
            """##),
        Example(
            "a comment that is not closed",
            ##"""
            class A {
                var a: Int /* one /* two */
            }
            """##,
            ##"""
            Test.coding:2:16: error: this comment is not closed [unterminatedComment]
                var a: Int /* one /* two */
                           ^~
            Test.coding:2:16: note: fix: close it with '*/'
            """##),
        Example(
            "an expression that is not closed",
            ##"""
            class A {
                var a: Int = (f(1)
                var b: Int
            }
            """##,
            ##"""
            Test.coding:2:18: error: this parenthesis is not closed [unterminatedExpression]
                var a: Int = (f(1)
                             ^
            Test.coding:2:18: note: fix: close it with ')'
            """##),
        Example(
            "a Swift member that takes its class's brace",
            ##"""
            class A {
                swift {
                    func f() {
                }
            }
            class B { vra x: Int }
            """##,
            ##"""
            Test.coding:2:5: error: this 'swift { … }' member is not closed [unterminatedSwift]
                swift {
                ^~~~~~~
            Test.coding:2:5: note: fix: close it with '}'
            Test.coding:6:11: error: unknown member 'vra' [unknownWord]
            class B { vra x: Int }
                      ^~~
            Test.coding:6:11: note: fix: did you mean 'var'?
            """##),
        Example(
            "a Swift member that is not closed",
            ##"""
            class A {
                swift {
                    func f() { if a {
                }
            }
            class B { vra x: Int }
            """##,
            ##"""
            Test.coding:2:11: error: this 'swift { … }' member is not closed [unterminatedSwift]
                swift {
                      ^
            Test.coding:2:11: note: fix: close it with '}'
            Test.coding:6:11: error: unknown member 'vra' [unknownWord]
            class B { vra x: Int }
                      ^~~
            Test.coding:6:11: note: fix: did you mean 'var'?
            """##),
        Example(
            "an attribute below a member of Swift's",
            ##"""
            class A {
                func f() {
                    @unknown
                }
                @objc var x: Int
            }
            """##,
            ##"""
            Test.coding:2:5: error: 'func' can't be written in a schema [swiftMember]
                func f() {
                ^~~~
            Test.coding:2:5: note: fix: write it in a 'swift { … }' member of a class; functions and computed properties can be in a Swift extension too
            """##),
    ]
}
