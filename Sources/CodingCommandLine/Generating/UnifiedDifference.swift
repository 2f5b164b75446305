// Two texts as a unified diff, as `diff -u` and `git diff` show it.

/// What differs between two texts, line by line, with some lines of context.
package enum UnifiedDifference {
    private static let contextLines = 3

    /// The difference; empty if there is none.
    ///
    /// - Parameters:
    ///   - old: the old text; `nil` if the file didn't exist.
    ///   - new: the new text; `nil` if the file was removed.
    ///   - oldName: the name after `---`, which is `/dev/null` if the file didn't exist.
    ///   - newName: the name after `+++`.
    package static func text(old: String?, new: String?, oldName: String, newName: String) -> String {
        // Equal texts can consist of different bytes.
        let edits = edits(from: lines(of: old), to: lines(of: new))
        if !edits.contains(where: { $0.mark != " " }), (old == nil) == (new == nil) { return "" }
        var result = "--- \(old == nil ? "/dev/null" : oldName)\n+++ \(new == nil ? "/dev/null" : newName)\n"
        for hunk in hunks(of: edits) { result += text(of: hunk) }
        return result
    }

    /// A line of the difference and its numbers, counted from 1.
    private struct Edit {
        let mark: Character
        let line: ArraySlice<UInt8>
        let oldNumber: Int
        let newNumber: Int
    }

    private static func lines(of text: String?) -> [ArraySlice<UInt8>] {
        LineDifference.lines(of: Array((text ?? "").utf8))
    }

    private static func edits(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Edit] {
        var edits: [Edit] = []
        var oldOffset = 0
        var newOffset = 0
        func take(_ mark: Character, _ line: ArraySlice<UInt8>) {
            edits.append(Edit(mark: mark, line: line, oldNumber: oldOffset + 1, newNumber: newOffset + 1))
            if mark != "+" { oldOffset += 1 }
            if mark != "-" { newOffset += 1 }
        }
        for change in LineDifference.changes(from: old, to: new) {
            for line in old[oldOffset..<change.old.lowerBound] { take(" ", line) }
            for line in old[change.old] { take("-", line) }
            for line in new[change.new] { take("+", line) }
        }
        for line in old[oldOffset...] { take(" ", line) }
        return edits
    }

    /// Runs of edits with their context; runs whose contexts touch are one.
    private static func hunks(of edits: [Edit]) -> [ArraySlice<Edit>] {
        var ranges: [Range<Int>] = []
        for (number, edit) in edits.enumerated() where edit.mark != " " {
            let range = max(0, number - contextLines)..<min(edits.count, number + contextLines + 1)
            if let last = ranges.last, last.upperBound >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges.map { edits[$0] }
    }

    private static func text(of hunk: ArraySlice<Edit>) -> String {
        guard let first = hunk.first else { return "" }
        let old = range(from: first.oldNumber, count: hunk.count { $0.mark != "+" })
        let new = range(from: first.newNumber, count: hunk.count { $0.mark != "-" })
        var result = "@@ -\(old) +\(new) @@\n"
        for edit in hunk {
            result += "\(edit.mark)\(String(decoding: edit.line, as: UTF8.self))"
            if edit.line.last != UInt8(ascii: "\n") { result += "\n\\ No newline at end of file\n" }
        }
        return result
    }

    /// `start,count` as `diff -u` writes it: of no lines, the line before them; of one, the start alone.
    private static func range(from start: Int, count: Int) -> String {
        count == 1 ? "\(start)" : "\(count == 0 ? start - 1 : start),\(count)"
    }
}
