// One change between two schemas, and what it means.

package import CodingSchema

/// A difference in one declaration or member.
package struct Change: Sendable {
    /// The rule that applies to the change.
    package let rule: ReviewRule

    /// The module of the declaration.
    package let moduleName: String

    /// The enclosing class, struct, enum or bit fields, by its new name; by its old name if it was removed.
    package let declaration: String

    /// The field, case or key that changed; `nil` if the declaration itself changed.
    package let member: String?

    /// A short description of the change, without a full stop: `key "Last" became "LastName"`.
    package let summary: String

    /// Why the change was classified as a rename, although neither a name nor a key says so.
    package let guess: Guess?

    /// The location in the old schema; `nil` if the old schema doesn't declare it.
    package let oldLocation: SourceRange?

    /// The location in the new schema; `nil` if the new schema doesn't declare it.
    package let newLocation: SourceRange?

    /// One finding for each direction; empty if the change doesn't affect archives.
    package internal(set) var findings: [Direction: Finding]

    /// The effect on Swift code that uses the generated code; `nil` if the change isn't visible there.
    package let sourceEffect: SourceEffect?

    /// The waiver with which the author accepts the change.
    package internal(set) var waiver: SchemaWaiver?

    /// The worst verdict of the two factual directions, whether the change is waived or not.
    package var verdict: Verdict { Direction.facts.map { verdict($0) }.max() ?? .safe }

    /// The verdict in one direction; safe if the change doesn't affect archives.
    package func verdict(_ direction: Direction) -> Verdict { findings[direction]?.verdict ?? .safe }
}

/// Why two members or declarations that only resemble each other are treated as one.
package struct Guess: Sendable {
    /// A clause that follows "because".
    let reason: String

    /// The member or declaration that states the contrary, if there is one.
    package let refusal: String?

    /// A phrase without a full stop: "treated as a rename because …; if it is not one, write …".
    package var text: String {
        "treated as a rename because \(reason)" + (refusal.map { "; if it is not one, write '\($0)'" } ?? "")
    }
}

/// The effect of a change on source code that uses the schema.
package struct SourceEffect: Sendable {
    /// Whether code that compiled before may no longer compile.
    package let isBreaking: Bool

    /// One sentence without a full stop.
    package let reason: String
}
