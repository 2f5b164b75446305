// Sequential archives: the positions of values, and the kinds of archives that a class takes part in. The classes write
// each kind of archive that they can, and the other version reads them all.

import After
@_spi(GeneratedCode) import Archiving
import Before
import CodingSchema

extension VerdictRow {
    static let sequences = places + declarations

    private static let places: [VerdictRow] = [
        VerdictRow(
            .sequenceChanged, .fieldAdded, pair: "SequenceFieldAdded",
            old: { [Before.SequenceFieldAdded(name: "a")] },
            new: { [After.SequenceFieldAdded(name: "a", badge: 7)] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .versionChanged, .fieldAdded, pair: "SequenceFieldAddedSince",
            old: { [Before.SequenceFieldAddedSince(name: "a", age: 5)] },
            new: { [After.SequenceFieldAddedSince(name: "a", badge: 7, age: 5)] },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .versionChanged, .writingEnded, pair: "SequenceFieldEnded",
            old: { [Before.SequenceFieldEnded(name: "a", fax: 3, age: 5)] },
            new: { [After.SequenceFieldEnded(name: "a", fax: nil, age: 5)] },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .sequenceChanged, .fieldRemoved, pair: "SequenceFieldRemoved",
            old: { [Before.SequenceFieldRemoved(name: "a", fax: 3)] },
            new: { [After.SequenceFieldRemoved(name: "a")] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .sequenceChanged, pair: "SequenceReordered",
            old: { [Before.SequenceReordered(x: 1, y: 2)] },
            new: { [After.SequenceReordered(y: 2, x: 1)] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .sequenceChanged, pair: "SequenceReorderedKinds",
            old: { [Before.SequenceReorderedKinds(name: "a", age: 2)] },
            new: { [After.SequenceReorderedKinds(age: 2, name: "a")] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .sequenceChanged, .typeChanged, pair: "SequenceWidened",
            old: { [Before.SequenceWidened(age: 2)] },
            new: { [After.SequenceWidened(age: 2)] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .sequenceChanged, .rawTypeChanged, pair: "SequenceLenientByte",
            old: { [Before.SequenceLenientByte(kind: .b, last: 1)] },
            new: { [After.SequenceLenientByte(kind: .b, last: 1)] },
            newReadsOld: .lossy(["kind"]), oldReadsNew: .breaking),
        VerdictRow(
            .sequenceChanged, .typeChanged, pair: "SequenceLenientBytes",
            old: { [Before.SequenceLenientBytes(bytes: [1, 2], last: 1)] },
            new: { [After.SequenceLenientBytes(bytes: [1, 2], last: 1)] },
            newReadsOld: .lossy(["bytes"]), oldReadsNew: .breaking),
        VerdictRow(
            .versionChanged, .typeChanged, pair: "SequenceRetyped",
            old: { [Before.SequenceRetyped(title: "a", count: 2)] },
            new: { [After.SequenceRetyped(title: "a", count: "2")] },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .sequenceChanged, .optionalityChanged, pair: "SequenceBecameOptional",
            old: { [Before.SequenceBecameOptional(name: "a")] },
            new: { ["a", nil].map { After.SequenceBecameOptional(name: $0) } },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .sequenceChanged, pair: "SequenceSplit",
            old: { [Before.SequenceSplit(x: 1.5, y: 2.5)] },
            new: { [After.SequenceSplit(x: 1.5, y: 2.5)] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .memberRenamed, .keyChanged, pair: "SequenceRenamed",
            old: { [Before.SequenceRenamed(name: "a", age: 2)] },
            new: { [After.SequenceRenamed(fullName: "a", age: 2)] },
            newReadsOld: .safe, oldReadsNew: .safe, renamed: ["fullName": "name"]),
    ]

    private static let declarations: [VerdictRow] = [
        VerdictRow(
            .sequenceChanged, .superclassChanged, pair: "SequenceSuperclass",
            old: { [Before.SequenceSuperclass(name: "a")] },
            new: { [After.SequenceSuperclass(count: 1, name: "a")] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .sequenceChanged, .superclassChanged, pair: "SequenceSuperclassMerged",
            old: { [Before.SequenceSuperclassMerged(name: "a", age: 1)] },
            new: { [After.SequenceSuperclassMerged(name: "a", age: 1)] },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .superclassChanged, pair: "SequenceSuperclassEmpty",
            old: { [Before.SequenceSuperclassEmpty(name: "a")] },
            new: { [After.SequenceSuperclassEmpty(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .sequenceChanged, .fieldAdded, pair: "SequenceStruct",
            old: { [Before.SequenceStruct(point: Before.SequenceStructPoint(x: 1))] },
            new: { [After.SequenceStruct(point: After.SequenceStructPoint(x: 1, y: 2))] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .versionChanged, .fieldAdded, pair: "SequenceStructSince",
            old: { [Before.SequenceStructSince(point: Before.SequenceStructSincePoint(x: 1))] },
            new: { [After.SequenceStructSince(point: After.SequenceStructSincePoint(x: 1, y: 2))] },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .archivedNameChanged, pair: "SequenceStructName",
            old: { [Before.SequenceStructName(point: Before.SequenceStructNamePoint(x: 1))] },
            new: { [After.SequenceStructName(point: After.SequenceStructNamePoint(x: 1))] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .sequenceChanged, pair: "SequenceUnion",
            old: { [Before.SequenceUnion(shape: .circle(radius: 1))] },
            new: { [After.SequenceUnion(shape: .circle(radius: 1, name: "a"))] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .caseAdded, .sequenceChanged, pair: "SequenceCaseAdded",
            old: { [Before.SequenceCaseAdded(kind: .plain)] },
            new: { [.plain, .fancy].map { After.SequenceCaseAdded(kind: $0) } },
            newReadsOld: .safe, oldReadsNew: .lossy(["kind"])),
        VerdictRow(
            .keyChanged, pair: "SequentialOnlyKey",
            old: { [Before.SequentialOnlyKey(name: "a")] },
            new: { [After.SequentialOnlyKey(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .sequenceChanged, pair: "SequentialOnlyConstant",
            old: { [Before.SequentialOnlyConstant(fax: 3, name: "a")] },
            new: { [After.SequentialOnlyConstant(name: "a")] },
            newReadsOld: .lossy(["fax"]), oldReadsNew: .safe),
        VerdictRow(
            .fieldRemoved, .sequenceChanged, pair: "SequenceStructReplaced",
            old: { [Before.SequenceStructReplaced(name: "a", place: Before.SequenceStructReplacedPlace(x: 1))] },
            new: { [After.SequenceStructReplaced(name: "a")] },
            newReadsOld: .lossy(["place"]), oldReadsNew: .breaking),
        VerdictRow(
            .archivesChanged, pair: "ArchivesChanged",
            old: { [Before.ArchivesChanged(name: "a")] },
            new: { [After.ArchivesChanged(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .archivesChanged, pair: "ArchivesOnly",
            old: { [Before.ArchivesOnly(name: "a")] },
            new: { [After.ArchivesOnly(name: "a")] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .keyedMarkerChanged, pair: "KeyedMarkerAdded",
            old: { [Before.KeyedMarkerAdded(name: "a")] },
            new: { [After.KeyedMarkerAdded(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .safe),
    ]
}
