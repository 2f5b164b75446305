// Keys, names, defaults, and values that may be missing.

import After
@_spi(GeneratedCode) import Archiving
import Before
import CodingSchema

extension VerdictRow {
    static let keys: [VerdictRow] = [
        VerdictRow(
            .keyChanged, pair: "KeyChanged",
            old: { [Before.KeyChanged(name: "a")] }, new: { [After.KeyChanged(name: "a")] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .keyChanged, pair: "KeyChangedOptional",
            old: { [Before.KeyChangedOptional(name: "a", age: 3), Before.KeyChangedOptional()] },
            new: { [After.KeyChangedOptional(name: "a", age: 3), After.KeyChangedOptional()] },
            newReadsOld: .lossy(["name", "age"]), oldReadsNew: .lossy(["name", "age"])),
        VerdictRow(
            .keyChanged, .fieldAdded, pair: "NilUnderKey",
            old: { [Before.NilUnderKey(list: [1])] }, new: { [After.NilUnderKey(list: [1])] },
            newReadsOld: .lossy(["list"]), oldReadsNew: .breaking),
        VerdictRow(
            .keyChanged, pair: "KeyChangedFallback",
            old: { [Before.KeyChangedFallback(name: "a")] }, new: { [After.KeyChangedFallback(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .keyChanged, pair: "KeyChangedAlso",
            old: { [Before.KeyChangedAlso(name: "a")] }, new: { [After.KeyChangedAlso(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .keyChanged, pair: "KeysSwapped",
            old: { [Before.KeysSwapped(first: "1", second: "2")] },
            new: { [After.KeysSwapped(first: "1", second: "2")] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .keyChanged, pair: "KeyTaken",
            old: { [Before.KeyTaken(nickname: "1", name: "2"), Before.KeyTaken()] },
            new: { [After.KeyTaken(nickname: "1", name: "2"), After.KeyTaken()] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .keyChanged, pair: "KeyPrefixed",
            old: { [Before.KeyPrefixed(name: "a")] }, new: { [After.KeyPrefixed(name: "a")] },
            newReadsOld: .lossy(["name"]), oldReadsNew: .lossy(["name"])),
        VerdictRow(
            .keyChanged, pair: "StructKeyChanged",
            old: { [Before.StructKeyChanged(origin: Before.StructKeyChangedPoint(x: 1))] },
            new: { [After.StructKeyChanged(origin: After.StructKeyChangedPoint(x: 1))] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .alsoChanged, .fieldAdded, .keyChanged, pair: "PartTaken",
            old: { [Before.PartTaken(origin: Before.PartTakenPoint(x: 1), y: 2)] },
            new: { [After.PartTaken(origin: After.PartTakenPoint(x: 1, y: "a"), y: 2)] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .fieldRemoved, .fieldAdded, pair: "ElementTaken",
            old: { [Before.ElementTaken(weights: [1, 2])] }, new: { [After.ElementTaken(name: "a")] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .memberRenamed, pair: "MemberRenamed",
            old: { [Before.MemberRenamed(text: "a")] }, new: { [After.MemberRenamed(body: "a")] },
            newReadsOld: .safe, oldReadsNew: .safe, renamed: ["body": "text"]),
        VerdictRow(
            .keyChanged, pair: "MemberRenamedFallback",
            old: { [Before.MemberRenamedFallback(text: "a")] }, new: { [After.MemberRenamedFallback(body: "a")] },
            newReadsOld: .safe, oldReadsNew: .safe, renamed: ["body": "text"]),
        VerdictRow(
            .keyChanged, pair: "MemberRenamedByFallbackOnly",
            old: { [Before.MemberRenamedByFallbackOnly(text: "a")] },
            new: { [After.MemberRenamedByFallbackOnly(body: "a")] },
            newReadsOld: .safe, oldReadsNew: .lossy(["text"]), renamed: ["body": "text"]),
        VerdictRow(
            .fieldAdded, pair: "MemberSplit",
            old: { [Before.MemberSplit(fullName: "Ada Lovelace")] },
            new: { [After.MemberSplit(firstName: "Ada", lastName: "Lovelace")] },
            newReadsOld: .safe, oldReadsNew: .breaking,
            renamed: ["firstName": "fullName", "lastName": "fullName"]),
        VerdictRow(
            .keyRetired, .fieldAdded, pair: "StillComputed",
            old: { [Before.StillComputed(fullName: "Ada Lovelace")] },
            new: { [After.StillComputed(firstName: "Ada", lastName: "Lovelace")] },
            newReadsOld: .safe, oldReadsNew: .safe,
            renamed: ["firstName": "fullName", "lastName": "fullName"]),
        VerdictRow(
            .writingEnded, pair: "ComputingEnded",
            old: { [Before.ComputingEnded(firstName: "Ada", lastName: "Lovelace")] },
            new: { [After.ComputingEnded(firstName: "Ada", lastName: "Lovelace")] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .fallbackChanged, pair: "ComputedForgotten",
            old: { [Before.ComputedForgotten(firstName: "Ada", lastName: "Lovelace")] },
            new: { [After.ComputedForgotten(firstName: "Ada", lastName: "Lovelace")] },
            earlier: { [EarlierComputedForgotten(fullName: "Ada Lovelace")] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .fallbackChanged, pair: "FallbackRemoved",
            old: { [Before.FallbackRemoved(name: "a")] }, new: { [After.FallbackRemoved(name: "a")] },
            earlier: { [EarlierFallbackRemoved(name: "a")] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .fallbackChanged, pair: "FallbackAdded",
            old: { [Before.FallbackAdded(name: "a")] }, new: { [After.FallbackAdded(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .keyChanged, pair: "FallbackToAnother",
            old: { [Before.FallbackToAnother(title: "1", subtitle: "2"), Before.FallbackToAnother()] },
            new: { [After.FallbackToAnother(heading: "1", subtitle: "2"), After.FallbackToAnother()] },
            newReadsOld: .safe, oldReadsNew: .lossy(["title"]), renamed: ["heading": "title"]),
        VerdictRow(
            .alsoChanged, pair: "AlsoRemoved",
            old: { [Before.AlsoRemoved(name: "a")] }, new: { [After.AlsoRemoved(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .writingEnded, pair: "AlsoEnded",
            old: { [Before.AlsoEnded(name: "a")] }, new: { [After.AlsoEnded(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .keyChanged, pair: "AlsoBecameKey",
            old: { [Before.AlsoBecameKey(name: "a")] }, new: { [After.AlsoBecameKey(name: "a")] },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .defaultChanged, pair: "DefaultChanged",
            old: { [Before.DefaultChanged(age: 1), Before.DefaultChanged()] },
            new: { [After.DefaultChanged(age: 1), After.DefaultChanged()] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .defaultChanged, pair: "DefaultForNil",
            old: { [Before.DefaultForNil(note: "a"), Before.DefaultForNil()] },
            new: { [After.DefaultForNil(note: "a"), After.DefaultForNil(note: nil)] },
            newReadsOld: .lossy(["note"]), oldReadsNew: .safe),
        VerdictRow(
            .defaultChanged, pair: "DefaultRemoved",
            old: { [Before.DefaultRemoved(age: 1, note: nil), Before.DefaultRemoved()] },
            new: { [After.DefaultRemoved(age: 1, note: "a"), After.DefaultRemoved(age: 2)] },
            newReadsOld: .safe, oldReadsNew: .lossy(["note"])),
        VerdictRow(
            .optionalityChanged, pair: "BecameRequired",
            old: { [Before.BecameRequired(name: "a"), Before.BecameRequired()] },
            new: { [After.BecameRequired(name: "a")] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .optionalityChanged, pair: "BecameOptional",
            old: { [Before.BecameOptional(name: "a")] },
            new: { [After.BecameOptional(name: "a"), After.BecameOptional()] },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .optionalityChanged, pair: "OptionalBecameDefault",
            old: { [Before.OptionalBecameDefault(name: "a"), Before.OptionalBecameDefault()] },
            new: { [After.OptionalBecameDefault(name: "a"), After.OptionalBecameDefault()] },
            newReadsOld: .lossy(["name"]), oldReadsNew: .safe),
        VerdictRow(
            .optionalityChanged, pair: "OptionalListBecameList",
            old: { [Before.OptionalListBecameList(names: ["a"]), Before.OptionalListBecameList()] },
            new: { [After.OptionalListBecameList(names: ["a"]), After.OptionalListBecameList()] },
            newReadsOld: .lossy(["names"]), oldReadsNew: .safe),
        VerdictRow(
            .optionalityChanged, pair: "WrittenNilBecameRequired",
            old: { [Before.WrittenNilBecameRequired(age: 1), Before.WrittenNilBecameRequired(age: nil)] },
            new: { [After.WrittenNilBecameRequired(age: 1)] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .nilChanged, pair: "NilWritten",
            old: { [Before.NilWritten(age: 1), Before.NilWritten()] },
            new: { [After.NilWritten(age: 1), After.NilWritten()] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .optionalityChanged, pair: "NilNoLongerRefused",
            old: { [Before.NilNoLongerRefused(age: 1), Before.NilNoLongerRefused()] },
            new: { [After.NilNoLongerRefused(age: 1)] },
            newReadsOld: .lossy(["age"]), oldReadsNew: .safe),
        VerdictRow(
            .defaultChanged, pair: "DefaultOmitted",
            old: { [Before.DefaultOmitted(), Before.DefaultOmitted(age: 1)] },
            new: { [After.DefaultOmitted(), After.DefaultOmitted(age: 1)] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .defaultChanged, pair: "OmittedDefaultChanged",
            old: { [Before.OmittedDefaultChanged(age: 1), Before.OmittedDefaultChanged()] },
            new: { [After.OmittedDefaultChanged(age: 1), After.OmittedDefaultChanged()] },
            newReadsOld: .lossy(["age"]), oldReadsNew: .lossy(["age"])),
        VerdictRow(
            .defaultChanged, pair: "OmittedDefaultRequired",
            old: { [Before.OmittedDefaultRequired(age: 1), Before.OmittedDefaultRequired()] },
            new: { [After.OmittedDefaultRequired(age: 1)] },
            newReadsOld: .breaking, oldReadsNew: .safe),
    ]
}
