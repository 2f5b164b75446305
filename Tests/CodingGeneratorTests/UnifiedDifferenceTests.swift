// The unified difference against `diff -u`, the program.

import CodingCommandLine
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
}
