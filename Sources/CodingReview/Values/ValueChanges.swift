// Changes inside enums and bit fields, case by case, and their verdicts.

import CodingSchema

/// Compares the cases and bits of two versions of a declaration. The changes of names, access and versions are found
/// with those of all declarations.
package struct ValueChanges {
    let newReadsOld: ReadingContext
    let oldReadsNew: ReadingContext

    /// Creates changes that are judged in the two factual directions.
    package init(newReadsOld: ReadingContext, oldReadsNew: ReadingContext) {
        self.newReadsOld = newReadsOld
        self.oldReadsNew = oldReadsNew
    }
}

extension SchemaDeclared {
    /// A change at the new version of the declaration.
    func change(
        _ rule: ReviewRule, _ member: String? = nil, summary: String, old: SourceRange?, new: SourceRange?,
        judgements: [Judgement], source: SourceEffect? = nil
    ) -> Change {
        Change(
            rule: rule, moduleName: moduleName, declaration: name, member: member, summary: summary, oldPlace: old,
            newPlace: new, judgements: judgements, sourceEffect: source)
    }
}

extension ValueOutcome {
    /// Whether the outcome is not safe because of this declaration and not of another one.
    var isOwn: Bool { verdict != .safe && cause == nil }

    /// The outcome as a judgement.
    func judgement(_ direction: Direction, safe reason: String, fix: SuggestedClause? = nil) -> Judgement {
        if verdict == .safe { return Judgement(direction, .safe, self.reason ?? reason) }
        return Judgement(direction, verdict, self.reason ?? reason, fix: self.fix ?? fix)
    }
}
