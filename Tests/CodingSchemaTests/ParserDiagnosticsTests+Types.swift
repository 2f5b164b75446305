// Types, payloads and bits, and several mistakes at once.

extension ParserDiagnosticsTests {
    static let typesExamples: [Example] = [
        Example(
            "words behind 'var', a bare case, keywords as labels, and defaults of bit fields",
            ##"""
            class A {
                var weak a: A?
                var weak: Int
                var transient weak b: A?
                let weak c: A?
                var d: E = blue
                var e: Int = via f(let:)
                var f: Int = via f(inout: of:)
            }
            bits B: UInt8 {
                var a: Bool = true at 0
                var b: UInt8 = 1 + 2 at 1 width 4
            }
            enum E: Int {
                case blue
                unknown .blue
            }
            """##,
            ##"""
            Test.coding:2:9: error: 'weak' must be before 'var' [wordOutOfOrder]
                var weak a: A?
                    ^~~~
            Test.coding:2:9: note: fix: move it before 'var'
            Test.coding:4:9: error: 'transient' must be before 'var' [wordOutOfOrder]
                var transient weak b: A?
                    ^~~~~~~~~
            Test.coding:4:9: note: fix: move it before 'var'
            Test.coding:4:19: error: 'weak' must be before 'var' [wordOutOfOrder]
                var transient weak b: A?
                              ^~~~
            Test.coding:4:19: note: fix: move it before 'var'
            Test.coding:5:9: error: 'weak' must be before 'let' [wordOutOfOrder]
                let weak c: A?
                    ^~~~
            Test.coding:5:9: note: fix: move it before 'let'
            Test.coding:6:16: error: a Swift expression must be in parentheses [bareExpression]
                var d: E = blue
                           ^~~~
            Test.coding:6:16: note: fix: write '.blue' for a case of an enum, or else '(blue)'
            Test.coding:7:24: error: 'let' is a keyword of Swift [keywordAsName]
                var e: Int = via f(let:)
                                   ^~~
            Test.coding:7:24: note: fix: write '`let`' instead
            Test.coding:8:24: error: 'inout' is a keyword of Swift [keywordAsName]
                var f: Int = via f(inout: of:)
                                   ^~~~~
            Test.coding:8:24: note: fix: write '`inout`' instead
            Test.coding:11:17: error: a bit field can't have a default: a bit that was never written is 0 \##
            [defaultOfBitField]
                var a: Bool = true at 0
                            ^~~~~~
            Test.coding:11:17: note: fix: remove '= true'
            Test.coding:12:18: error: a bit field can't have a default: a bit that was never written is 0 \##
            [defaultOfBitField]
                var b: UInt8 = 1 + 2 at 1 width 4
                             ^~~~~~~
            Test.coding:12:18: note: fix: remove '= 1 + 2'
            """##),
        Example(
            "a function with its type's name",
            ##"""
            class A { var a: Int = via A.f }
            """##,
            ##"""
            Test.coding:1:28: error: a function after 'via' is a member of the class and is written without a type's \##
            name [qualifiedReference]
            class A { var a: Int = via A.f }
                                       ^~~
            Test.coding:1:28: note: fix: write 'f' instead
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
            Test.coding:3:5: error: 'unknown' must be the last member of an enum [memberAfterUnknown]
                case a
                ^~~~
            Test.coding:2:14: note: 'unknown' is here
                unknown .a
                         ^
            Test.coding:3:5: note: fix: move it above 'unknown'
            Test.coding:4:5: error: 'unknown' is written twice [duplicateWord]
                unknown .b
                ^~~~~~~
            Test.coding:2:14: note: the first is here
                unknown .a
                         ^
            """##),
        Example(
            "a case's clauses twice, and in another order",
            ##"""
            enum A { case a since 1 key "a" case b key "a" key "b" case c else .a }
            """##,
            ##"""
            Test.coding:1:25: error: 'key' must be before 'since' [wordOutOfOrder]
            enum A { case a since 1 key "a" case b key "a" key "b" case c else .a }
                                    ^~~
            Test.coding:1:25: note: fix: move it before 'since'
            Test.coding:1:48: error: 'key' is written twice [duplicateWord]
            enum A { case a since 1 key "a" case b key "a" key "b" case c else .a }
                                                           ^~~
            Test.coding:1:63: error: unknown clause 'else' [unknownWord]
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
            Test.coding:2:12: error: the type of the payload is missing [missingType]
                case a()
                       ^
            Test.coding:3:12: error: each of several values of a case needs a name [payloadWithoutName]
                case b(Int, String)
                       ^~~
            Test.coding:3:12: note: fix: write a name before it, such as 'value: Int'
            Test.coding:3:17: error: each of several values of a case needs a name [payloadWithoutName]
                case b(Int, String)
                            ^~~~~~
            Test.coding:3:17: note: fix: write a name before it, such as 'value2: String'
            Test.coding:4:17: error: the key of a case's only value is written after the parentheses [keyOfOnlyValue]
                case c(Data key "x")
                            ^~~
            Test.coding:4:17: note: fix: move it after the ')'
            Test.coding:5:18: error: ')' is missing [missingClosingParenthesis]
                case d(x: Int
                             ^
            Test.coding:5:11: note: opened here
                case d(x: Int
                      ^
            Test.coding:5:18: note: fix: write ')' here
            Test.coding:6:18: error: a comma can't be written here [strayComma]
                case e(x: Int,)
                             ^
            Test.coding:6:18: note: fix: remove ','
            Test.coding:7:19: error: '=' can't be written here [misplaced]
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
            Test.coding:1:7: error: ':' is missing before the integer type [missingPunctuation]
            bits A { var a: Int at 0 }
                  ^
            Test.coding:1:7: note: fix: write ':' here
            Test.coding:2:14: error: 'bits' has no clauses [clauseOfBits]
            bits B: UInt8, version 1 {
                         ^~~~~~~~~~~
            Test.coding:2:14: note: fix: remove ', version 1'
            Test.coding:3:5: error: a field of 'bits' must be a 'var' [constantBits]
                let a: Int at 0
                ^~~
            Test.coding:3:5: note: fix: write 'var' instead
            Test.coding:4:15: error: 'at' is missing [missingWord]
                var b: Int
                          ^
            Test.coding:4:15: note: fix: write 'at' here
            Test.coding:5:5: error: a field of 'bits' can't have 'public' [wordOfBitField]
                public var c: Int at 1
                ^~~~~~
            Test.coding:5:5: note: fix: remove 'public'
            Test.coding:6:21: error: unknown clause 'widht' [unknownWord]
                var d: Int at 1 widht 2
                                ^~~~~
            Test.coding:6:21: note: fix: did you mean 'width'?
            Test.coding:7:5: error: 'retired' can't be written here [misplaced]
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
            Test.coding:2:16: error: unknown clause 'kye' [unknownWord]
                var a: Int kye "a"
                           ^~~
            Test.coding:2:16: note: fix: did you mean 'key'?
            Test.coding:3:10: error: ':' is missing before the field's type [missingPunctuation]
                var b Int
                     ^
            Test.coding:3:10: note: fix: write ':' here
            Test.coding:4:13: error: 'retired' needs a string [missingString]
                retired 5
                        ^
            Test.coding:4:13: note: fix: write one, such as 'retired "Name"'
            Test.coding:5:5: error: unknown member 'vra' [unknownWord]
                vra c: Int
                ^~~
            Test.coding:5:5: note: fix: did you mean 'var'?
            Test.coding:7:10: error: unknown member 'csae' [unknownWord]
            enum B { csae a }
                     ^~~~
            Test.coding:7:10: note: fix: did you mean 'case'?
            """##),
        Example(
            "two words misspelled in one member",
            ##"""
            class A { publc vra x: Int }
            """##,
            ##"""
            Test.coding:1:11: error: unknown member 'publc' [unknownWord]
            class A { publc vra x: Int }
                      ^~~~~
            Test.coding:1:11: note: fix: did you mean 'public'?
            Test.coding:1:17: error: unknown word 'vra' [unknownWord]
            class A { publc vra x: Int }
                            ^~~
            Test.coding:1:17: note: fix: did you mean 'var'?
            """##),
        Example(
            "words of types that are misspelled",
            ##"""
            class A {
                var a: packd [Int8]
                var b: indxed [Int]
            }
            """##,
            ##"""
            Test.coding:2:12: error: unknown word 'packd' [unknownWord]
                var a: packd [Int8]
                       ^~~~~
            Test.coding:2:12: note: fix: did you mean 'packed'?
            Test.coding:3:12: error: unknown word 'indxed' [unknownWord]
                var b: indxed [Int]
                       ^~~~~~
            Test.coding:3:12: note: fix: did you mean 'indexed'?
            """##),
    ]
}
