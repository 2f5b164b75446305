// The rules of the review: what can change in a schema. A waiver names one, so the checker knows them.

/// A kind of change that a review tells of.
package enum ReviewRule: String, CaseIterable, Sendable {
    // MARK: Classes, structs and enums

    case archivedNameChanged
    case archivesChanged
    case classAdded
    case classRemoved
    case codingRefusedChanged
    case formerNameRemoved
    case keepsUnknownChanged
    case keyedMarkerChanged
    case refusesNewerChanged
    case sequenceChanged
    case substitutionChanged
    case superclassChanged
    case versionChanged
    case versionKeyChanged

    // MARK: Fields

    case alsoChanged
    case conditionalChanged
    case constantChanged
    case defaultChanged
    case fallbackChanged
    case fieldAdded
    case fieldRemoved
    case keyChanged
    case keyRetired
    case optionalityChanged
    case retiredKeyForgotten
    case retiredKeyUsed
    case transientChanged
    case typeChanged
    case writingEnded

    // MARK: Cases and bits

    case bitFieldAdded
    case bitFieldRemoved
    case bitsMoved
    case caseAdded
    case caseChanged
    case caseRemoved
    case rawTypeChanged
    case rawValueChanged
    case unknownCaseChanged

    // MARK: The generated API

    case accessChanged
    case memberRenamed
    case typeRenamed
}
