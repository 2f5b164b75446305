// What each rule of the review is about, and so what a waiver of it names.

extension ReviewRule {
    /// What a rule is about.
    package enum Subject: Sendable {
        /// The whole declaration: its waiver names no member.
        case declaration

        /// A declaration that is gone: its waiver stands outside of all others and names it.
        case goneDeclaration

        /// A field, case, bit field or key: its waiver names it.
        case member

        /// A member that the schema still has.
        case presentMember

        /// Either the declaration or one of its members.
        case either
    }

    /// What the rule is about.
    package var subject: Subject {
        switch self {
        case .classRemoved: .goneDeclaration
        case .archivedNameChanged, .archivesChanged, .classAdded, .codingRefusedChanged, .keepsUnknownChanged,
            .keyedMarkerChanged, .refusesNewerChanged, .sequenceChanged, .superclassChanged, .versionChanged,
            .versionKeyChanged, .rawTypeChanged, .typeRenamed:
            .declaration
        case .formerNameRemoved, .substitutionChanged, .unknownCaseChanged, .accessChanged: .either
        case .alsoChanged, .conditionalChanged, .defaultChanged, .fallbackChanged, .fieldAdded, .keyChanged,
            .optionalityChanged, .transientChanged, .typeChanged, .writingEnded, .bitFieldAdded, .bitsMoved,
            .caseAdded, .caseChanged, .rawValueChanged, .constantChanged:
            .presentMember
        case .fieldRemoved, .keyRetired, .retiredKeyForgotten, .retiredKeyUsed, .bitFieldRemoved,
            .caseRemoved, .memberRenamed:
            .member
        }
    }
}
