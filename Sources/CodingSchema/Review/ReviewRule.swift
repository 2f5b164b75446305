// The rules of the review: the kinds of changes in schemas. A waiver names one, so the checker knows them.

/// A kind of change that a review reports.
package enum ReviewRule: String, CaseIterable, Sendable {
    // Classes, structs and enums
    case archivedNameChanged, archivesChanged, classAdded, classRemoved, codingRefusedChanged, elseChanged,
        externalChanged,
        formerNameRemoved, keepsUnknownChanged, keyedMarkerChanged, readsUnknownChanged, refusesNewerChanged,
        sequenceChanged, substitutionChanged, superclassChanged, versionChanged, versionKeyChanged

    // Fields
    case alsoChanged, conditionalChanged, constantChanged, defaultChanged, fallbackChanged, fieldAdded, fieldRemoved,
        keyChanged, keyRetired, lenientChanged, nilChanged, optionalityChanged, retiredKeyForgotten, retiredKeyUsed,
        transientChanged,
        typeChanged,
        writingEnded

    // Cases and bits
    case bitFieldAdded, bitFieldRemoved, bitsMoved, caseAdded, caseChanged, caseRemoved, rawTypeChanged,
        rawValueChanged, tagChanged, unknownCaseChanged

    // The generated API
    case accessChanged, equalityChanged, memberRenamed, typeRenamed

    /// The subject of a rule, and so of its waivers.
    package enum Subject: Sendable {
        /// The whole declaration: its waiver names no member.
        case declaration

        /// A removed declaration: its waiver is at the top level and names it.
        case removedDeclaration

        /// A field, case, bit field or key: its waiver names it.
        case member

        /// A member that the schema still has.
        case presentMember

        /// Either the declaration or one of its members.
        case either
    }

    package var subject: Subject {
        switch self {
        case .classRemoved: .removedDeclaration
        case .archivedNameChanged, .archivesChanged, .classAdded, .codingRefusedChanged, .elseChanged, .equalityChanged,
            .externalChanged, .keepsUnknownChanged, .keyedMarkerChanged, .readsUnknownChanged, .refusesNewerChanged,
            .sequenceChanged,
            .superclassChanged, .versionChanged, .versionKeyChanged, .rawTypeChanged, .tagChanged, .typeRenamed:
            .declaration
        case .formerNameRemoved, .substitutionChanged, .unknownCaseChanged, .accessChanged: .either
        case .alsoChanged, .conditionalChanged, .defaultChanged, .fallbackChanged, .fieldAdded, .keyChanged,
            .lenientChanged, .nilChanged, .optionalityChanged, .transientChanged, .typeChanged, .writingEnded,
            .bitFieldAdded,
            .bitsMoved,
            .caseAdded, .caseChanged, .rawValueChanged, .constantChanged:
            .presentMember
        case .fieldRemoved, .keyRetired, .retiredKeyForgotten, .retiredKeyUsed, .bitFieldRemoved,
            .caseRemoved, .memberRenamed:
            .member
        }
    }
}
