// Waivers that can't be read.

extension ParserDiagnosticsTests {
    static let waiversExamples: [Example] = [
        Example(
            "waivers that lack something",
            ##"""
            class A {
                waived
                waived of a because "b"
                waived typeChanged of
                waived typeChanged of a
                waived typeChanged of a "b"
                waived typeChanged of a becuase "b"
                waived typeChanged of a because
                waived typeChanged a because "b"
                waived: Int
            }
            """##,
            ##"""
            Test.coding:2:11: error: the name of the rule is missing [missingName]
                waived
                      ^
            Test.coding:3:12: error: the name of the rule is missing [missingName]
                waived of a because "b"
                       ^~
            Test.coding:4:26: error: the name of the member is missing [missingName]
                waived typeChanged of
                                     ^
            Test.coding:5:28: error: a waiver needs a reason [missingReason]
                waived typeChanged of a
                                       ^
            Test.coding:5:28: note: fix: write 'because' and the reason, such as 'because "no release ever wrote it"'
            Test.coding:6:29: error: 'because' is missing [missingWord]
                waived typeChanged of a "b"
                                        ^~~
            Test.coding:6:29: note: fix: write 'because' here
            Test.coding:7:29: error: unknown word 'becuase' [unknownWord]
                waived typeChanged of a becuase "b"
                                        ^~~~~~~
            Test.coding:7:29: note: fix: did you mean 'because'?
            Test.coding:8:36: error: 'because' needs a string [missingString]
                waived typeChanged of a because
                                               ^
            Test.coding:8:36: note: fix: write one, such as 'because "Name"'
            Test.coding:9:24: error: 'of' is missing [missingWord]
                waived typeChanged a because "b"
                                   ^
            Test.coding:9:24: note: fix: write 'of' here
            Test.coding:10:5: error: 'var' or 'let' is missing before 'waived' [fieldWithoutVar]
                waived: Int
                ^~~~~~
            Test.coding:10:5: note: fix: write 'var' here
            """##),
        Example(
            "waivers among other things",
            ##"""
            waved classRemoved of A because "b"
            public waived classRemoved of B because "c"
            waived: Int
            waived classRemoved of C
            class A {
                public waived typeChanged of a because "b"
                waived typeChanged of a because "b", "c"
                var a: Int
                wavied typeChanged of a because "b"
            }
            enum B: Int {
                case a
                unknown .a
                waived caseAdded of a because "b"
            }
            bits C: UInt8 {
                waived bitsMoved of a because "b" at 1
                var a: Bool at 0
            }
            waived classRemoved of D because "e"
            """##,
            ##"""
            Test.coding:1:1: error: unknown declaration 'waved' [unknownWord]
            waved classRemoved of A because "b"
            ^~~~~
            Test.coding:1:1: note: fix: did you mean 'waived'?
            Test.coding:2:1: error: 'public' can't be written here [misplaced]
            public waived classRemoved of B because "c"
            ^~~~~~
            Test.coding:3:1: error: unknown declaration 'waived' [unknownWord]
            waived: Int
            ^~~~~~
            Test.coding:4:25: error: a waiver needs a reason [missingReason]
            waived classRemoved of C
                                    ^
            Test.coding:4:25: note: fix: write 'because' and the reason, such as 'because "no release ever wrote it"'
            Test.coding:6:5: error: 'public' is only for the fields of a class or struct, not for 'waived' [fieldWord]
                public waived typeChanged of a because "b"
                ^~~~~~
            Test.coding:6:5: note: fix: remove 'public'
            Test.coding:7:40: error: a comma can't be written here [strayComma]
                waived typeChanged of a because "b", "c"
                                                   ^
            Test.coding:7:40: note: fix: remove ','
            Test.coding:9:5: error: unknown member 'wavied' [unknownWord]
                wavied typeChanged of a because "b"
                ^~~~~~
            Test.coding:9:5: note: fix: did you mean 'waived'?
            Test.coding:14:5: error: 'unknown' must be the last member of an enum [memberAfterUnknown]
                waived caseAdded of a because "b"
                ^~~~~~
            Test.coding:13:14: note: 'unknown' is here
                unknown .a
                         ^
            Test.coding:14:5: note: fix: move it above 'unknown'
            Test.coding:17:39: error: unknown clause 'at' [unknownWord]
                waived bitsMoved of a because "b" at 1
                                                  ^~
            """##),
    ]
}
