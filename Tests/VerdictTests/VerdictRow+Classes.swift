// Classes and structs: their names, superclasses and versions.

import After
import Archiving
import Before
import CodingSchema

extension VerdictRow {
    static let classes = names + versions

    private static let names: [VerdictRow] = [
        VerdictRow(
            .classAdded, pair: "ClassAdded",
            old: { [Before.ClassAdded(pet: Before.ClassAddedAnimal(name: "a"))] },
            new: { [After.ClassAdded(pet: After.ClassAddedDog(name: "a", tricks: 1))] },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .classAdded, pair: "ClassAddedApart",
            old: { [Before.ClassAddedApart(name: "a")] }, new: { [After.ClassAddedApart(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .classAdded, pair: "ConformingClassAdded",
            old: { [Before.ConformingClassAdded(top: Before.ConformingClassAddedDisc(radius: 1))] },
            new: { [After.ConformingClassAdded(top: After.ConformingClassAddedLabel(text: "a"))] },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .classAdded, pair: "SubclassRead",
            old: { [Before.SubclassRead(pet: Before.SubclassReadCat(name: "a", lives: 9))] },
            new: {
                let lion = After.SubclassReadLion(name: "a", lives: 1, roars: 2)
                return [After.SubclassRead(pet: lion, pets: [lion, After.SubclassReadCat(name: "b", lives: 9)])]
            },
            newReadsOld: .safe, oldReadsNew: .lossy(["roars"])),
        VerdictRow(
            .classAdded, pair: "SubclassKept",
            old: { [Before.SubclassKept(pet: Before.SubclassKeptCat(name: "a", lives: 9))] },
            new: {
                let lion = After.SubclassKeptLion(name: "a", lives: 1, roars: 2)
                return [After.SubclassKept(pet: lion, pets: [lion])]
            },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .classRemoved, pair: "SubclassReadRemoved",
            old: {
                let lion = Before.SubclassReadRemovedLion(name: "a", lives: 1, roars: 2)
                return [Before.SubclassReadRemoved(pet: lion, pets: [lion])]
            },
            new: { [After.SubclassReadRemoved(pet: After.SubclassReadRemovedCat(name: "a", lives: 9))] },
            newReadsOld: .lossy(["roars"]), oldReadsNew: .safe),
        VerdictRow(
            .classAdded, pair: "ElseAdded",
            old: { [Before.ElseAdded(pet: Before.ElseAddedCat(name: "a", lives: 9))] },
            new: { [After.ElseAdded(pet: After.ElseAddedTiger(name: "a", lives: 1, stripes: 2))] },
            newReadsOld: .safe, oldReadsNew: .lossy(["stripes"])),
        VerdictRow(
            .elseChanged, pair: "ElseChanged",
            old: { [Before.ElseChanged(pet: Before.ElseChangedTiger(name: "a", lives: 1, stripes: 2))] },
            new: { [After.ElseChanged(pet: After.ElseChangedTiger(name: "a", lives: 1, stripes: 2))] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .equalityChanged, pair: "EqualityChanged",
            old: {
                let next = Before.EqualityChanged(name: "b")
                let equal = Before.EqualityChanged(name: "b")
                return [Before.EqualityChanged(name: "a", next: next, all: [next, equal])]
            },
            new: {
                let next = After.EqualityChanged(name: "b")
                return [After.EqualityChanged(name: "a", next: next, all: [next])]
            },
            newReadsOld: .lossy(["all"]), oldReadsNew: .safe),
        VerdictRow(
            .readsUnknownChanged, pair: "ReadsUnknownChanged",
            old: { [Before.ReadsUnknownChanged(pet: Before.ReadsUnknownChangedAnimal(name: "a"))] },
            new: { [After.ReadsUnknownChanged(pet: After.ReadsUnknownChangedAnimal(name: "a"))] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .classRemoved, pair: "ClassRemoved",
            old: { [Before.ClassRemoved(pet: Before.ClassRemovedDog(name: "a", tricks: 1))] },
            new: { [After.ClassRemoved(pet: After.ClassRemovedAnimal(name: "a"))] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .classRemoved, pair: "ClassRetired",
            old: {
                let dog = Before.ClassRetiredDog(name: "a", tricks: 1)
                let pets = [dog, Before.ClassRetiredAnimal(name: "b")]
                return [Before.ClassRetired(pet: dog, pets: pets, byName: ["a": dog], name: "c")]
            },
            new: { [After.ClassRetired(pet: After.ClassRetiredAnimal(name: "a"), name: "c")] },
            newReadsOld: .lossy(["pet", "pets", "byName"]), oldReadsNew: .safe),
        VerdictRow(
            .classRemoved, pair: "ClassRetiredTooHigh",
            old: { [Before.ClassRetiredTooHigh(pets: [Before.ClassRetiredTooHighLion(name: "a", lives: 1)])] },
            new: { [After.ClassRetiredTooHigh(pets: [After.ClassRetiredTooHighCat(name: "a", lives: 9)])] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .classAdded, pair: "ClassReturned",
            old: { [Before.ClassReturned(pet: Before.ClassReturnedAnimal(name: "a"))] },
            new: {
                let dog = After.ClassReturnedDog(name: "a", tricks: 1)
                return [After.ClassReturned(pet: dog, anything: [dog, After.ClassReturnedAnimal(name: "b")])]
            },
            newReadsOld: .safe, oldReadsNew: .lossy(["pet", "anything"])),
        VerdictRow(
            .typeRenamed, pair: "TypeRenamed",
            old: { [Before.TypeRenamed(name: "a", next: Before.TypeRenamed(name: "b"))] },
            new: { [After.TypeRenamedToday(name: "a", next: After.TypeRenamedToday(name: "b"))] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .typeRenamed, .archivedNameChanged, pair: "TypeRenamedFormerly",
            old: { [Before.TypeRenamedFormerly(name: "a")] },
            new: { [After.TypeRenamedFormerlyToday(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .archivedNameChanged, pair: "ArchivedNameChanged",
            old: { [Before.ArchivedNameChanged(name: "a")] }, new: { [After.ArchivedNameChanged(name: "a")] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .archivedNameChanged, pair: "ArchivedNameChangedFormerly",
            old: { [Before.ArchivedNameChangedFormerly(pet: Before.ArchivedNameChangedFormerlyPet(name: "a"))] },
            new: { [After.ArchivedNameChangedFormerly(pet: After.ArchivedNameChangedFormerlyPet(name: "a"))] },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .archivedNameChanged, pair: "StructNameChanged",
            old: {
                let point = Before.StructNameChangedPoint(x: 1)
                return [[], [point]].map { Before.StructNameChanged(origin: point, outline: $0) }
            },
            new: {
                let point = After.StructNameChangedPoint(x: 1)
                return [[], [point]].map { After.StructNameChanged(origin: point, outline: $0) }
            },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .formerNameRemoved, pair: "FormerNameRemoved",
            old: { [Before.FormerNameRemoved(name: "a")] }, new: { [After.FormerNameRemoved(name: "a")] },
            earlier: { [EarlierFormerNameRemoved(name: "a")] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .superclassChanged, pair: "SuperclassRemoved",
            old: { [Before.SuperclassRemoved(pet: Before.SuperclassRemovedDog(name: "a", tricks: 1))] },
            new: { [After.SuperclassRemoved(pet: After.SuperclassRemovedAnimal(name: "a"))] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .superclassChanged, pair: "SuperclassAdded",
            old: { [Before.SuperclassAdded(name: "a")] }, new: { [After.SuperclassAdded(name: "a", size: 1)] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .codingRefusedChanged, pair: "CodingRefused",
            old: { [Before.CodingRefused(name: "a", port: 1)] }, new: { [After.CodingRefused]() },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .codingRefusedChanged, pair: "CodingAllowed",
            old: { [Before.CodingAllowed]() }, new: { [After.CodingAllowed(name: "a", port: 1)] },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .substitutionChanged, pair: "SubstitutionChanged",
            old: { [Before.SubstitutionChanged(currency: Before.SubstitutionChangedCode(code: "a"))] },
            new: { [After.SubstitutionChanged(currency: After.SubstitutionChangedCode(code: "a"))] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .externalChanged, pair: "ExternalChanged",
            old: { [Before.ExternalChanged(name: "a", radius: 1)] },
            new: { [After.ExternalChanged(name: "a", size: 2, radius: 1)] }, newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .archivedNameChanged, pair: "PrefixAdded",
            old: { [Before.PrefixAdded(pet: Before.PrefixAddedPet(name: "a"))] },
            new: { [After.PrefixAdded(pet: After.PrefixAddedPet(name: "a"))] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "BecameProtocol",
            old: { [Before.BecameProtocol(top: Before.BecameProtocolDisc(radius: 1))] },
            new: {
                [
                    After.BecameProtocol(top: After.BecameProtocolDisc(radius: 1)),
                    After.BecameProtocol(top: After.BecameProtocolLabel(text: "a")),
                ]
            },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "ConformanceLost",
            old: {
                [
                    Before.ConformanceLost(top: Before.ConformanceLostDisc(radius: 1)),
                    Before.ConformanceLost(top: Before.ConformanceLostLabel(text: "a")),
                ]
            },
            new: { [After.ConformanceLost(top: After.ConformanceLostDisc(radius: 1))] },
            newReadsOld: .breaking, oldReadsNew: .safe),
    ]

    private static let versions: [VerdictRow] = [
        VerdictRow(
            .versionChanged, pair: "VersionChanged",
            old: { [Before.VersionChanged(name: "a")] }, new: { [After.VersionChanged(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .versionChanged, pair: "VersionRefused",
            old: { [Before.VersionRefused(name: "a")] }, new: { [After.VersionRefused(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .versionChanged, pair: "VersionLowered",
            old: { [Before.VersionLowered(name: "a")] }, new: { [After.VersionLowered(name: "a")] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .versionKeyChanged, pair: "VersionKeyChanged",
            old: { [Before.VersionKeyChanged(name: "a")] }, new: { [After.VersionKeyChanged(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .versionKeyChanged, pair: "VersionKeyMigrated",
            old: { [Before.VersionKeyMigrated(size: 1)] }, new: { [After.VersionKeyMigrated(size: 1)] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .versionKeyChanged, pair: "VersionKeyRefused",
            old: { [Before.VersionKeyRefused(name: "a")] }, new: { [After.VersionKeyRefused(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .refusesNewerChanged, pair: "RefusesNewerChanged",
            old: { [Before.RefusesNewerChanged(name: "a")] }, new: { [After.RefusesNewerChanged(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .refusesNewerChanged, pair: "RefusesNewerOfOlder",
            old: { [Before.RefusesNewerOfOlder(name: "a")] }, new: { [After.RefusesNewerOfOlder(name: "a")] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .keepsUnknownChanged, pair: "KeepsUnknownChanged",
            old: { [Before.KeepsUnknownChanged(name: "a")] }, new: { [After.KeepsUnknownChanged(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .fieldRemoved, pair: "KeepsUnknownRemoved",
            old: { [Before.KeepsUnknownRemoved(name: "a", fax: "5")] },
            new: { [After.KeepsUnknownRemoved(name: "a")] },
            newReadsOld: .lossy(["fax"]), oldReadsNew: .safe),
    ]
}
