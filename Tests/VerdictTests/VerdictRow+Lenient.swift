// Fields that leave out what can't be created.

import After
import Archiving
import Before
import CodingSchema
import Foundation

extension VerdictRow {
    private static let date = Date(timeIntervalSinceReferenceDate: 1)

    static let lenient: [VerdictRow] = [
        VerdictRow(
            .lenientChanged, pair: "LenientAdded",
            old: {
                let part = Before.LenientAddedPart(number: 1)
                return [Before.LenientAdded(part: part, parts: [part])]
            },
            new: {
                let part = After.LenientAddedPart(number: 1)
                return [After.LenientAdded(part: part, parts: [part])]
            },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .optionalityChanged, pair: "LenientNil",
            old: { [Before.LenientNil(), Before.LenientNil(names: ["a"])] },
            new: { [After.LenientNil(names: ["a"])] },
            newReadsOld: .lossy(["names"]), oldReadsNew: .safe),
        VerdictRow(
            .typeChanged, pair: "LenientNarrowed",
            old: { [Before.LenientNarrowed(number: 1_000, numbers: [[1, 200]], byName: ["a": 1_000, "b": 1])] },
            new: { [After.LenientNarrowed(number: 1, numbers: [[1]], byName: ["a": 2])] },
            newReadsOld: .lossy(["number", "numbers", "byName"]), oldReadsNew: .safe),
        VerdictRow(
            .keyChanged, pair: "LenientKeyChanged",
            old: { [Before.LenientKeyChanged(numbers: [1])] }, new: { [After.LenientKeyChanged(numbers: [1])] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "LenientMisread",
            old: { [Before.LenientMisread(numbers: [1.5])] }, new: { [After.LenientMisread(numbers: [1])] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "LenientHolder",
            old: {
                let inner = Before.LenientHolderInner(number: 1_000)
                let part = Before.LenientHolderPart(inner: inner)
                return [Before.LenientHolder(part: part, parts: [part])]
            },
            new: {
                let part = After.LenientHolderPart(inner: After.LenientHolderInner(number: 1))
                return [After.LenientHolder(part: part, parts: [part])]
            },
            newReadsOld: .lossy(["part", "parts"]), oldReadsNew: .safe),
        VerdictRow(
            .typeChanged, pair: "LenientAndStrict",
            old: {
                let part = Before.LenientAndStrictPart(number: 1_000)
                return [Before.LenientAndStrict(part: part, other: part)]
            },
            new: { [After.LenientAndStrict(part: After.LenientAndStrictPart(number: 1))] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .fieldAdded, pair: "LenientRoot",
            old: { [Before.LenientRootPart()] }, new: { [After.LenientRootPart(number: 1)] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .typeChanged, pair: "LenientStruct",
            old: { [Before.LenientStruct(origin: Before.LenientStructPoint(x: 1_000))] },
            new: { [After.LenientStruct(origin: After.LenientStructPoint(x: 1))] },
            newReadsOld: .lossy(["origin"]), oldReadsNew: .safe),
        VerdictRow(
            .typeChanged, pair: "LenientElements",
            old: { [Before.LenientElements(outline: [1_000, 1].map { Before.LenientElementsPoint(x: $0) })] },
            new: { [After.LenientElements(outline: [After.LenientElementsPoint(x: 1)])] },
            newReadsOld: .lossy(["outline"]), oldReadsNew: .safe),
        VerdictRow(
            .archivedNameChanged, pair: "LenientRenamed",
            old: { [Before.LenientRenamed(part: Before.LenientRenamedPart(number: 1))] },
            new: { [After.LenientRenamed(part: After.LenientRenamedPart(number: 1))] },
            newReadsOld: .lossy(["part"]), oldReadsNew: .lossy(["part"])),
        VerdictRow(
            .archivedNameChanged, pair: "LenientInItself",
            old: { [Before.LenientInItself(name: "a", item: Before.LenientInItselfPart(name: "b", number: 1))] },
            new: { [After.LenientInItself(name: "a", item: After.LenientInItselfPart(name: "b", number: 1))] },
            newReadsOld: .lossy(["item"]), oldReadsNew: .lossy(["item"])),
        VerdictRow(
            .superclassChanged, pair: "LenientSuperclass",
            old: {
                let star = Before.LenientSuperclassStar(width: 1, points: 5)
                return [Before.LenientSuperclass(stars: [star], shape: star)]
            },
            new: { [After.LenientSuperclass(stars: [After.LenientSuperclassStar(points: 5)])] },
            newReadsOld: .breaking, oldReadsNew: .lossy(["stars"])),
        VerdictRow(
            .classAdded, pair: "LenientClassAdded",
            old: { [Before.LenientClassAdded(pet: Before.LenientClassAddedAnimal(name: "a"))] },
            new: {
                let dog = After.LenientClassAddedDog(name: "a", tricks: 1)
                return [After.LenientClassAdded(pet: dog, pets: [dog, After.LenientClassAddedAnimal(name: "b")])]
            },
            newReadsOld: .safe, oldReadsNew: .lossy(["pet", "pets"])),
        VerdictRow(
            .classRemoved, pair: "LenientClassRemoved",
            old: {
                let dog = Before.LenientClassRemovedDog(name: "a", tricks: 1)
                return [Before.LenientClassRemoved(pet: dog, pets: [dog, Before.LenientClassRemovedAnimal(name: "b")])]
            },
            new: { [After.LenientClassRemoved(pet: After.LenientClassRemovedAnimal(name: "a"))] },
            newReadsOld: .lossy(["pet", "pets"]), oldReadsNew: .safe),
        VerdictRow(
            .sequenceChanged, pair: "LenientSequence",
            old: { [Before.LenientSequence(part: Before.LenientSequencePart(name: "a", age: 1))] },
            new: { [After.LenientSequence(part: After.LenientSequencePart(age: 1, name: "a"))] },
            newReadsOld: .lossy(["part"]), oldReadsNew: .lossy(["part"])),
        VerdictRow(
            .sequenceChanged, .superclassChanged, pair: "LenientSequenceSuperclass",
            old: {
                [Before.LenientSequenceSuperclass(parts: [Before.LenientSequenceSuperclassPart(name: "a", age: 1)])]
            },
            new: {
                [After.LenientSequenceSuperclass(parts: [After.LenientSequenceSuperclassPart(age: 1, name: "a")])]
            },
            newReadsOld: .lossy(["parts"]), oldReadsNew: .lossy(["parts"])),
        VerdictRow(
            .sequenceChanged, pair: "LenientSequenceObjects",
            old: { [Before.LenientSequenceObjects(part: Before.LenientSequenceObjectsPart(name: "a", date: date))] },
            new: { [After.LenientSequenceObjects(part: After.LenientSequenceObjectsPart(date: date, name: "a"))] },
            newReadsOld: .lossy(["part"]), oldReadsNew: .lossy(["part"])),
        // An object with too many or too few values may be damaged.
        VerdictRow(
            .sequenceChanged, pair: "LenientSequenceLonger",
            old: { [Before.LenientSequenceLonger(part: Before.LenientSequenceLongerPart(name: "a"))] },
            new: { [After.LenientSequenceLonger(part: After.LenientSequenceLongerPart(name: "a", age: 1))] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
    ]
}
