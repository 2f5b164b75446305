// A fix: edits of the new schema, and the verdicts that the review has after them.

package import CodingSchema

/// What a change is about: a member, or a whole declaration.
package struct ReviewSubject: Hashable, Sendable {
    package let moduleName: String
    package let declaration: String

    /// `nil` for the declaration itself.
    package let member: String?
}

/// The verdicts of all directions for one subject.
package struct SubjectVerdicts: Hashable, Sendable {
    private var byDirection: [Direction: Verdict] = [:]

    package subscript(direction: Direction) -> Verdict { byDirection[direction] ?? .safe }

    mutating func add(_ findings: [Direction: Finding]) {
        byDirection.merge(findings.mapValues(\.verdict), uniquingKeysWith: max)
    }

    private func isAtMost(_ other: SubjectVerdicts, in directions: [Direction]) -> Bool {
        directions.allSatisfy { self[$0] <= other[$0] }
    }

    /// Whether no fact is worse.
    func keepsFacts(of other: SubjectVerdicts) -> Bool { isAtMost(other, in: Direction.facts) }

    /// Whether a fact is better and none is worse, or whether the facts are the same and this is so for the advice.
    func improves(_ other: SubjectVerdicts) -> Bool {
        guard keepsFacts(of: other) else { return false }
        guard other.keepsFacts(of: self) else { return true }
        return isAtMost(other, in: Direction.advice) && !other.isAtMost(self, in: Direction.advice)
    }

    /// Orders promises: first the worst fact, then all facts, then the advice.
    var rank: [Int] {
        let facts = Direction.facts.map { self[$0].severity }
        return [facts.max() ?? 0, facts.reduce(0, +), Direction.advice.map { self[$0].severity }.reduce(0, +)]
    }
}

/// Edits of the new schema that make the verdicts of a subject better.
///
/// Applied to the new schema, they give a schema that passes the check. Its review has exactly the promised verdicts
/// for the subject, and no other fix for it.
package struct Fix: Sendable {
    /// A file before and after the edits.
    package struct FileChange: Sendable {
        package let old: SourceFile
        package let new: SourceFile

        /// One edit of the old file that covers all changed lines.
        package var edit: SchemaEditor.Edit {
            let (before, after) = (old.bytes, new.bytes)
            let shared = min(before.count, after.count)
            var start = 0
            while start < shared, before[start] == after[start] { start += 1 }
            var end = 0
            while end < shared - start, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
            let isLineBreak = { $0 == UInt8(ascii: "\n") }
            while start > 0, !isLineBreak(before[start - 1]) { start -= 1 }
            while end > 0, !isLineBreak(before[before.count - end - 1]) { end -= 1 }
            let range = SourceRange(file: old, lowerBound: start, upperBound: before.count - end)
            return (range, String(decoding: after[start..<after.count - end], as: UTF8.self))
        }
    }

    /// The edits in words, in order.
    package let steps: [SuggestedClause.Step]

    /// The same edits as files.
    package let files: [FileChange]

    /// The verdicts for the subject after the edits.
    package let promise: SubjectVerdicts

    /// The findings for the subject after the edits that aren't safe, the worst of each direction.
    package let remaining: [Direction: Finding]

    /// Whether sequential archives of the member's class are still read differently after the fix, so that it fixes keyed ones.
    package let leavesSequences: Bool

    /// Whether the fix undoes the change, so that it wasn't applied with the others.
    package let isUndoing: Bool
}

extension ReviewSubject {
    /// The declaration of a member; `nil` for the declaration itself.
    var owner: ReviewSubject? {
        member.map { _ in ReviewSubject(moduleName: moduleName, declaration: declaration, member: nil) }
    }
}

extension Change {
    /// What the change is about.
    package var subject: ReviewSubject {
        ReviewSubject(moduleName: moduleName, declaration: declaration, member: member)
    }
}
