// Fields: their words, clauses and values.

extension ParserDiagnosticsTests {
    static let fieldsExamples: [Example] = [
        Example(
            "a misspelled clause of a field",
            ##"""
            class A {
                var a: Int fallbak "b" since 1
                var b: Int
                    sinse 2
                vra c: Int
            }
            """##,
            ##"""
            Test.coding:2:16: error: unknown clause 'fallbak' [unknownWord]
                var a: Int fallbak "b" since 1
                           ^~~~~~~
            Test.coding:2:16: note: fix: did you mean 'fallback'?
            Test.coding:4:9: error: unknown clause 'sinse' [unknownWord]
                    sinse 2
                    ^~~~~
            Test.coding:4:9: note: fix: did you mean 'since'?
            Test.coding:5:5: error: unknown member 'vra' [unknownWord]
                vra c: Int
                ^~~
            Test.coding:5:5: note: fix: did you mean 'var'?
            """##),
        Example(
            "a keyword as a name",
            ##"""
            class A { var in: Int }
            enum B { case default }
            """##,
            ##"""
            Test.coding:1:15: error: 'in' is a keyword of Swift [keywordAsName]
            class A { var in: Int }
                          ^~
            Test.coding:1:15: note: fix: write '`in`' instead
            Test.coding:2:15: error: 'default' is a keyword of Swift [keywordAsName]
            enum B { case default }
                          ^~~~~~~
            Test.coding:2:15: note: fix: write '`default`' instead
            """##),
        Example(
            "a colon missing",
            ##"""
            class A { var a Int key "x" }
            """##,
            ##"""
            Test.coding:1:16: error: ':' is missing before the field's type [missingPunctuation]
            class A { var a Int key "x" }
                           ^
            Test.coding:1:16: note: fix: write ':' here
            """##),
        Example(
            "a type missing",
            ##"""
            class A {
                var a = 1
                var b key "x"
                var c:
                var d: []
                var e: key "y"
                var f: Int? fallback "z": via f
            }
            """##,
            ##"""
            Test.coding:2:10: error: the type of the field is missing [missingType]
                var a = 1
                     ^
            Test.coding:2:10: note: fix: write ': Int' after its name
            Test.coding:3:10: error: the type of the field is missing [missingType]
                var b key "x"
                     ^
            Test.coding:3:10: note: fix: write it after the name, such as ': Int'
            Test.coding:4:11: error: the type of the field is missing [missingType]
                var c:
                      ^
            Test.coding:4:11: note: fix: write it after the name, such as ': Int'
            Test.coding:5:13: error: the type of the field is missing [missingType]
                var d: []
                        ^
            Test.coding:5:13: note: fix: write it after the name, such as ': Int'
            Test.coding:6:12: error: the type of the field is missing [missingType]
                var e: key "y"
                       ^~~
            Test.coding:6:12: note: fix: write it after the name, such as ': Int'
            Test.coding:7:31: error: the type of the value under 'fallback' is missing [missingType]
                var f: Int? fallback "z": via f
                                          ^~~
            """##),
        Example(
            "a word missing",
            ##"""
            class A { var a: Int fallback "b": Int f var b: Int also "x" as 2 }
            """##,
            ##"""
            Test.coding:1:40: error: 'via' is missing [missingWord]
            class A { var a: Int fallback "b": Int f var b: Int also "x" as 2 }
                                                   ^
            Test.coding:1:40: note: fix: write 'via' here
            Test.coding:1:65: error: 'of' is missing [missingWord]
            class A { var a: Int fallback "b": Int f var b: Int also "x" as 2 }
                                                                            ^
            Test.coding:1:65: note: fix: write 'of' here
            """##),
        Example(
            "a string missing",
            ##"""
            class A { var a: Int key since 1 var b: Int key First fallback 5 }
            """##,
            ##"""
            Test.coding:1:26: error: 'key' needs a string [missingString]
            class A { var a: Int key since 1 var b: Int key First fallback 5 }
                                     ^~~~~
            Test.coding:1:26: note: fix: write one, such as 'key "Name"'
            Test.coding:1:49: error: 'key' needs a string [missingQuotes]
            class A { var a: Int key since 1 var b: Int key First fallback 5 }
                                                            ^~~~~
            Test.coding:1:49: note: fix: write '"First"' instead
            Test.coding:1:64: error: 'fallback' needs a string [missingString]
            class A { var a: Int key since 1 var b: Int key First fallback 5 }
                                                                           ^
            Test.coding:1:64: note: fix: write one, such as 'fallback "Name"'
            """##),
        Example(
            "two conversions in one clause",
            ##"""
            class A { var a: Int fallback "b": Date via f, "c": Date via g also "d": Date via h, "e" }
            """##,
            ##"""
            Test.coding:1:46: error: a comma can't be written here [strayComma]
            class A { var a: Int fallback "b": Date via f, "c": Date via g also "d": Date via h, "e" }
                                                         ^
            Test.coding:1:46: note: fix: write 'fallback' instead: each conversion is in a clause of its own
            Test.coding:1:84: error: a comma can't be written here [strayComma]
            class A { var a: Int fallback "b": Date via f, "c": Date via g also "d": Date via h, "e" }
                                                                                               ^
            Test.coding:1:84: note: fix: write 'also' instead: each conversion is in a clause of its own
            """##),
        Example(
            "two strings for a key",
            ##"""
            class A { var a: Int key "a", "b" since 1 }
            """##,
            ##"""
            Test.coding:1:29: error: a comma can't be written here [strayComma]
            class A { var a: Int key "a", "b" since 1 }
                                        ^
            Test.coding:1:29: note: fix: remove ','
            """##),
        Example(
            "a comma missing between strings",
            ##"""
            class A { var a: Int fallback "a" "b" }
            """##,
            ##"""
            Test.coding:1:34: error: ',' is missing before the next string [missingPunctuation]
            class A { var a: Int fallback "a" "b" }
                                             ^
            Test.coding:1:34: note: fix: write ',' here
            """##),
        Example(
            "a string without a word",
            ##"""
            class A { var a: Int "a" since 1 }
            """##,
            ##"""
            Test.coding:1:22: error: the word before this string is missing [stringWithoutWord]
            class A { var a: Int "a" since 1 }
                                 ^~~
            Test.coding:1:22: note: fix: write 'key "a"' instead
            """##),
        Example(
            "an integer missing",
            ##"""
            class A, version { var a: Int since -1 until 1.5 key "a" }
            """##,
            ##"""
            Test.coding:1:18: error: 'version' needs an integer [missingInteger]
            class A, version { var a: Int since -1 until 1.5 key "a" }
                             ^
            Test.coding:1:18: note: fix: write one, such as 'version 1'
            Test.coding:1:37: error: 'since' needs an integer that is not negative [negativeInteger]
            class A, version { var a: Int since -1 until 1.5 key "a" }
                                                ^~
            Test.coding:1:37: note: fix: write 0 or more
            Test.coding:1:46: error: 'until' needs an integer [missingInteger]
            class A, version { var a: Int since -1 until 1.5 key "a" }
                                                         ^~~
            Test.coding:1:46: note: fix: write one, such as 'until 1'
            """##),
        Example(
            "a value missing",
            ##"""
            class A { var a: Int = key "a" var b: Int = }
            """##,
            ##"""
            Test.coding:1:24: error: a value is missing after '=' [missingValue]
            class A { var a: Int = key "a" var b: Int = }
                                   ^~~
            Test.coding:1:24: note: fix: write a literal, a case such as '.blue', '[]', '[:]', 'nil', 'via' and a \##
            function, or a Swift expression in parentheses
            Test.coding:1:45: error: a value is missing after '=' [missingValue]
            class A { var a: Int = key "a" var b: Int = }
                                                        ^
            Test.coding:1:45: note: fix: write a literal, a case such as '.blue', '[]', '[:]', 'nil', 'via' and a \##
            function, or a Swift expression in parentheses
            """##),
        Example(
            "expressions without parentheses",
            ##"""
            class A {
                var a: Date = Date() key "a"
                var b: [Int] = [1, 2] since 1
                var c: Int = a + b
                var d: Int = 1 + 2
                var e: Int = .zero.f(1, 2)
                var f: Int = -x
                var g: Int = f { 3 } since 1
            }
            """##,
            ##"""
            Test.coding:2:19: error: a Swift expression must be in parentheses [bareExpression]
                var a: Date = Date() key "a"
                              ^~~~~~
            Test.coding:2:19: note: fix: write '(Date())' instead
            Test.coding:3:20: error: a Swift expression must be in parentheses [bareExpression]
                var b: [Int] = [1, 2] since 1
                               ^~~~~~
            Test.coding:3:20: note: fix: write '([1, 2])' instead
            Test.coding:4:18: error: a Swift expression must be in parentheses [bareExpression]
                var c: Int = a + b
                             ^~~~~
            Test.coding:4:18: note: fix: write '(a + b)' instead
            Test.coding:5:18: error: a Swift expression must be in parentheses [bareExpression]
                var d: Int = 1 + 2
                             ^~~~~
            Test.coding:5:18: note: fix: write '(1 + 2)' instead
            Test.coding:6:18: error: a Swift expression must be in parentheses [bareExpression]
                var e: Int = .zero.f(1, 2)
                             ^~~~~~~~~~~~~
            Test.coding:6:18: note: fix: write '(.zero.f(1, 2))' instead
            Test.coding:7:18: error: a Swift expression must be in parentheses [bareExpression]
                var f: Int = -x
                             ^~
            Test.coding:7:18: note: fix: write '(-x)' instead
            Test.coding:8:18: error: a Swift expression must be in parentheses [bareExpression]
                var g: Int = f { 3 } since 1
                             ^~~~~~~
            Test.coding:8:18: note: fix: write '(f { 3 })' instead
            """##),
        Example(
            "empty parentheses",
            ##"""
            class A { var a: Int = () }
            """##,
            ##"""
            Test.coding:1:24: error: the parentheses contain no expression [emptyExpression]
            class A { var a: Int = () }
                                   ^~
            Test.coding:1:24: note: fix: write one between them, or remove '= ()'
            """##),
        Example(
            "a default behind clauses, and a second one",
            ##"""
            class A { var a: Int key "a" = 1 var b: Int = 1 since 1 = 2 }
            """##,
            ##"""
            Test.coding:1:30: error: the default must precede the clauses [misplacedDefault]
            class A { var a: Int key "a" = 1 var b: Int = 1 since 1 = 2 }
                                         ^
            Test.coding:1:30: note: fix: move it after the field's type
            Test.coding:1:57: error: the field already has a default [misplacedDefault]
            class A { var a: Int key "a" = 1 var b: Int = 1 since 1 = 2 }
                                                                    ^
            Test.coding:1:47: note: the first is here
            class A { var a: Int key "a" = 1 var b: Int = 1 since 1 = 2 }
                                                          ^
            """##),
        Example(
            "words of other languages for a former key",
            ##"""
            class A, rename "B" {
                var a: Int rename "x"
                var b: Int
                    was "y", "z" since 1
                var c: Int oldKey "w" formerKey "v"
            }
            """##,
            ##"""
            Test.coding:1:10: error: unknown clause 'rename' [unknownWord]
            class A, rename "B" {
                     ^~~~~~
            Test.coding:1:10: note: fix: did you mean 'formerly'?
            Test.coding:2:16: error: unknown clause 'rename' [unknownWord]
                var a: Int rename "x"
                           ^~~~~~
            Test.coding:2:16: note: fix: did you mean 'fallback'?
            Test.coding:4:9: error: unknown clause 'was' [unknownWord]
                    was "y", "z" since 1
                    ^~~
            Test.coding:4:9: note: fix: did you mean 'fallback'?
            Test.coding:5:16: error: unknown clause 'oldKey' [unknownWord]
                var c: Int oldKey "w" formerKey "v"
                           ^~~~~~
            Test.coding:5:16: note: fix: did you mean 'fallback'?
            Test.coding:5:27: error: unknown clause 'formerKey' [unknownWord]
                var c: Int oldKey "w" formerKey "v"
                                      ^~~~~~~~~
            Test.coding:5:27: note: fix: did you mean 'fallback'?
            """##),
    ]
}
