// The unified difference against `diff -u`, the program.

import CodingCommandLine
import TestSupport
import Testing

@Suite("Unified differences")
struct UnifiedDifferenceTests {
    @Test("Changed lines are between three lines of context, in hunks with their numbers")
    func hunks() {
        let old = (1...20).map { "line \($0)\n" }.joined()
        let new = old.replacing("line 2\n", with: "").replacing("line 15\n", with: "line 15\nnew\n")
        #expect(
            UnifiedDifference.text(old: old, new: new, oldName: "a/f", newName: "b/f") == """
                --- a/f
                +++ b/f
                @@ -1,5 +1,4 @@
                 line 1
                -line 2
                 line 3
                 line 4
                 line 5
                @@ -13,6 +12,7 @@
                 line 13
                 line 14
                 line 15
                +new
                 line 16
                 line 17
                 line 18

                """)
    }

    @Test("Equal texts have no difference; a file that is new or gone is reported; a last line without an end too")
    func edges() {
        #expect(UnifiedDifference.text(old: "a\n", new: "a\n", oldName: "x", newName: "y") == "")
        // Equal texts of other bytes.
        #expect(
            UnifiedDifference.text(old: "\u{E9}\n", new: "e\u{301}\n", oldName: "x", newName: "y").unicodeScalars
                .elementsEqual("--- x\n+++ y\n@@ -1 +1 @@\n-\u{E9}\n+e\u{301}\n".unicodeScalars))
        #expect(
            UnifiedDifference.text(old: nil, new: "a\n", oldName: "x", newName: "y")
                == "--- /dev/null\n+++ y\n@@ -0,0 +1 @@\n+a\n")
        #expect(
            UnifiedDifference.text(old: "a\n", new: nil, oldName: "x", newName: "y")
                == "--- x\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
        #expect(
            UnifiedDifference.text(old: "a", new: "a\n", oldName: "x", newName: "y")
                == "--- x\n+++ y\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
    }

    /// The lines of a long text; every third one is a brace.
    private static func lines(_ count: Int) -> [String] {
        (0..<count).map { $0.isMultiple(of: 3) ? "}\n" : "line \($0)\n" }
    }

    @Test("The time for texts without equal lines is in proportion to their lengths")
    func growth() {
        let isInProportion = growsInProportion(from: 2_000, times: 5) { count in
            let old = Self.lines(count)
            let changes = LineDifference.changes(from: old, to: old.map { "    " + $0 })
            #expect(changes.map(\.old) == [0..<count] && changes.map(\.new) == [0..<count])
        }
        #expect(isInProportion)
    }

    @Test("Few changes of a long text are as many, far from each other, and a moved line is two")
    func longText() {
        let old = Self.lines(20_000)
        var new = old
        new[1] = "first\n"
        new.remove(at: 10_000)
        new.insert("last\n", at: 19_990)
        new.insert(new.remove(at: 5_000), at: 15_001)
        let changes = LineDifference.changes(from: old, to: new)
        #expect(changes.map(\.old) == [1..<2, 5_000..<5_001, 10_000..<10_001, 15_003..<15_003, 19_991..<19_991])
        #expect(changes.map(\.new) == [1..<2, 5_000..<5_000, 9_999..<9_999, 15_001..<15_002, 19_990..<19_991])
    }

    @Test("What differs, replaced, makes the new text of the old one")
    func replacing() {
        var generator = SeededGenerator(seed: 1)
        for count in [0, 1, 2, 5, 20, 1_500] {
            for kinds in [1, 3, 1_000] {
                let old = (0..<count).map { _ in Int.random(in: 0..<kinds, using: &generator) }
                let new = (0..<count * 9 / 10).map { number in
                    Bool.random(using: &generator) ? old[number] : Int.random(in: 0..<kinds, using: &generator)
                }
                var result = old
                for change in LineDifference.changes(from: old, to: new).reversed() {
                    result.replaceSubrange(change.old, with: new[change.new])
                }
                #expect(result == new)
            }
        }
    }
}
