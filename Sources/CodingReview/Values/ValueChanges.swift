// What changed inside enums and bit fields, case by case, and what it means.

import CodingSchema

/// The changes between two versions of declarations that are under one key or in the scope of one: of their cases and
/// bits. Names, access and versions of declarations are compared where all declarations are.
package struct ValueChanges {
    let newReadsOld: ReadingContext
    let oldReadsNew: ReadingContext

    /// Changes that are judged in the two directions that are facts.
    package init(newReadsOld: ReadingContext, oldReadsNew: ReadingContext) {
        self.newReadsOld = newReadsOld
        self.oldReadsNew = oldReadsNew
    }
}

extension SchemaDeclared {
    /// A change of the declaration, by its new version.
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
    /// Not safe for a reason of the declaration's own.
    var isOwn: Bool { verdict != .safe && cause == nil }

    /// The outcome as a judgement.
    func judgement(_ direction: Direction, safe reason: String, fix: SuggestedClause? = nil) -> Judgement {
        if verdict == .safe { return Judgement(direction, .safe, self.reason ?? reason) }
        return Judgement(direction, verdict, self.reason ?? reason, fix: self.fix ?? fix)
    }
}
