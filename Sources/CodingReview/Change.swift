// One change between two schemas, and what it means.

package import CodingSchema

/// What differs in one declaration or member.
package struct Change: Sendable {
    /// The rule that the change is a case of.
    package let rule: ReviewRule

    /// The module of the declaration.
    package let moduleName: String

    /// The class, struct, enum or bit fields that it is in, by the new name, or by the old one of what is gone.
    package let declaration: String

    /// The field, case or key that it is about; `nil` for the declaration itself.
    package let member: String?

    /// What changed, in a few words without a full stop: `key "Last" became "LastName"`.
    package let summary: String

    /// It was taken for a rename by resemblance.
    package let isGuess: Bool

    /// Where the old and the new schema say it; `nil` where one says nothing of it.
    package let oldPlace: SourceRange?

    /// Where the new schema says it.
    package let newPlace: SourceRange?

    /// One for each direction, in their order; none where archives are not concerned.
    package internal(set) var judgements: [Judgement]

    /// What it does to Swift that uses the generated code; `nil` where that doesn't see it.
    package let sourceEffect: SourceEffect?

    /// Why the author lives with it.
    package internal(set) var waiver: SchemaWaiver?

    /// A change with all that is to be said of it.
    package init(
        rule: ReviewRule, moduleName: String, declaration: String, member: String? = nil, summary: String,
        isGuess: Bool = false, oldPlace: SourceRange? = nil, newPlace: SourceRange? = nil,
        judgements: [Judgement] = [], sourceEffect: SourceEffect? = nil, waiver: SchemaWaiver? = nil
    ) {
        self.rule = rule
        self.moduleName = moduleName
        self.declaration = declaration
        self.member = member
        self.summary = summary
        self.isGuess = isGuess
        self.oldPlace = oldPlace
        self.newPlace = newPlace
        self.judgements = judgements
        self.sourceEffect = sourceEffect
        self.waiver = waiver
    }

    /// The worst of what is a fact in archives, waived or not.
    package var verdict: Verdict { judgements.filter(\.direction.isFact).map(\.verdict).max() ?? .safe }

    /// The verdict in one direction; safe where nothing is said of it.
    package func verdict(_ direction: Direction) -> Verdict {
        judgements.first { $0.direction == direction }?.verdict ?? .safe
    }
}

/// What a change does to the source of the schema's users.
package struct SourceEffect: Sendable {
    /// Code that compiled before may not compile any more.
    package let isBreaking: Bool

    /// One sentence without a full stop.
    package let reason: String

    package init(isBreaking: Bool, reason: String) {
        self.isBreaking = isBreaking
        self.reason = reason
    }
}
