// Enums, representations and bit fields that change.

import After
@_spi(GeneratedCode) import Archiving
import Before
import CodingSchema
import Foundation

extension VerdictRow {
    static let values: [VerdictRow] = [
        VerdictRow(
            .caseAdded, pair: "CaseAdded",
            old: { [Before.CaseAdded(colour: .blue, list: [.red, .blue])] },
            new: { [After.CaseAdded(colour: .green, list: [.green]), After.CaseAdded(colour: .blue)] },
            newReadsOld: .safe, oldReadsNew: .lossy(["colour", "list"])),
        VerdictRow(
            .caseAdded, .keyChanged, pair: "CaseAddedAsOf",
            old: { [Before.CaseAddedAsOf(colour: .blue)] },
            new: { [After.CaseAddedAsOf(colour: .green), After.CaseAddedAsOf(colour: .red)] },
            newReadsOld: .safe, oldReadsNew: .lossy(["colour"])),
        VerdictRow(
            .caseRemoved, pair: "CaseRemoved",
            old: { [Before.CaseRemoved(colour: .green), Before.CaseRemoved(colour: .blue)] },
            new: { [After.CaseRemoved(colour: .blue), After.CaseRemoved()] },
            newReadsOld: .lossy(["colour"]), oldReadsNew: .safe),
        VerdictRow(
            .memberRenamed, pair: "CaseRenamed",
            old: { [Before.CaseRenamed(colour: .grey)] }, new: { [After.CaseRenamed(colour: .gray)] },
            newReadsOld: .safe, oldReadsNew: .safe, renamed: ["gray": "grey"]),
        VerdictRow(
            .caseChanged, pair: "CaseReplacementChanged",
            old: { [Before.CaseReplacementChanged(colour: .green)] },
            new: { [After.CaseReplacementChanged(colour: .green)] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .rawValueChanged, pair: "RawValueChanged",
            old: { [Before.RawValueChanged(colour: .blue)] }, new: { [After.RawValueChanged(colour: .blue)] },
            newReadsOld: .lossy(["colour"]), oldReadsNew: .lossy(["colour"])),
        VerdictRow(
            .rawValueChanged, pair: "RawValuesSwapped",
            old: { [Before.RawValuesSwapped(colour: .blue)] }, new: { [After.RawValuesSwapped(colour: .blue)] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .rawTypeChanged, pair: "RawTypeChanged",
            old: { [Before.RawTypeChanged(colour: .blue)] }, new: { [After.RawTypeChanged(colour: .blue)] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .rawTypeChanged, pair: "RawTypeWidened",
            old: { [Before.RawTypeWidened(colour: .blue)] }, new: { [After.RawTypeWidened(colour: .blue)] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .rawTypeChanged, .keyChanged, pair: "RawTypeConverted",
            old: { [Before.RawTypeConverted(colour: .blue, other: .red, list: [.red, .blue], table: ["a": .blue])] },
            new: { [After.RawTypeConverted(colour: .blue, other: .red, list: [.red, .blue], table: ["a": .blue])] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .unknownCaseChanged, pair: "UnknownCaseChanged",
            old: { [Before.UnknownCaseChanged(colour: .blue)] }, new: { [After.UnknownCaseChanged(colour: .red)] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .unknownCaseChanged, pair: "UnknownCaseKept",
            old: { [Before.UnknownCaseKept(colour: .blue, list: [.red])] },
            new: { [After.UnknownCaseKept(colour: .red, list: [.blue])] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .caseAdded, pair: "CaseAddedKept",
            old: { [Before.CaseAddedKept(colour: .red)] },
            new: { [After.CaseAddedKept(colour: .blue, list: [.blue, .red])] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .caseRemoved, .rawValueChanged, .caseChanged, pair: "CasesMerged",
            old: { [Before.CasesMerged(colour: .blue), Before.CasesMerged(colour: .navy, list: [.navy])] },
            new: { [After.CasesMerged(colour: .blue, list: [.blue])] },
            newReadsOld: .lossy(["colour", "list"]), oldReadsNew: .lossy(["colour", "list"])),
        VerdictRow(
            .defaultChanged, pair: "MissingValueChanged",
            old: { [Before.MissingValueChanged(size: 1), Before.MissingValueChanged(size: 2)] },
            new: { [After.MissingValueChanged(size: 1), After.MissingValueChanged(size: 2)] },
            newReadsOld: .lossy(["size"]), oldReadsNew: .lossy(["size"])),
        VerdictRow(
            .defaultChanged, pair: "InitialValueChanged",
            old: { [Before.InitialValueChanged(), Before.InitialValueChanged(size: 0)] },
            new: { [After.InitialValueChanged(), After.InitialValueChanged(size: 1)] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .defaultChanged, pair: "DefaultBecameRequired",
            old: { [Before.DefaultBecameRequired(), Before.DefaultBecameRequired(size: 0)] },
            new: { [After.DefaultBecameRequired(), After.DefaultBecameRequired(size: 0)] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .nilChanged, pair: "NilOmitted",
            old: { [Before.NilOmitted(), Before.NilOmitted(size: 1)] },
            new: { [After.NilOmitted(), After.NilOmitted(size: 1)] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .versionKeyChanged, pair: "VersionUnwritten",
            old: { [Before.VersionUnwritten(size: 1)] }, new: { [After.VersionUnwritten(size: 2)] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .bitFieldAdded, pair: "BitFieldAdded",
            old: { [Before.BitFieldAdded(style: Before.BitFieldAddedStyle(bold: true))] },
            new: { [After.BitFieldAdded(style: After.BitFieldAddedStyle(bold: true, weight: 15))] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .bitFieldRemoved, pair: "BitFieldRemoved",
            old: { [Before.BitFieldRemoved(style: Before.BitFieldRemovedStyle(bold: true, weight: 15))] },
            new: { [After.BitFieldRemoved(style: After.BitFieldRemovedStyle(bold: true))] },
            newReadsOld: .lossy(["weight"]), oldReadsNew: .safe),
        VerdictRow(
            .bitsMoved, pair: "BitsMoved",
            old: { [Before.BitsMoved(style: Before.BitsMovedStyle(bold: true, weight: 15))] },
            new: { [After.BitsMoved(style: After.BitsMovedStyle(bold: true, weight: 15))] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .bitsMoved, pair: "BitsNarrowed",
            old: { [Before.BitsNarrowed(style: Before.BitsNarrowedStyle(weight: 15))] },
            new: { [After.BitsNarrowed(style: After.BitsNarrowedStyle(weight: 7))] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .rawTypeChanged, pair: "BitsWidened",
            old: { [Before.BitsWidened(style: Before.BitsWidenedStyle(weight: 15))] },
            new: { [After.BitsWidened(style: After.BitsWidenedStyle(weight: 15))] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .caseAdded, pair: "UnionCaseAdded",
            old: { [Before.UnionCaseAdded(picture: .raw(pixels: Data([1])))] },
            new: { [After.UnionCaseAdded(picture: .gif(Data([1])))] },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .caseAdded, pair: "UnionCaseUnknown",
            old: { [Before.UnionCaseUnknown(picture: .other, others: [.other])] },
            new: {
                let gif = After.UnionCaseUnknownPicture.gif(Data([1]))
                return [After.UnionCaseUnknown(picture: gif, thumbnail: gif, others: [.other, gif])]
            },
            newReadsOld: .safe, oldReadsNew: .lossy(["picture", "thumbnail", "others"])),
        VerdictRow(
            .caseAdded, pair: "SequenceUnionUnknown",
            old: { [Before.SequenceUnionUnknown(picture: .url("a"), others: [.other])] },
            new: {
                let gif = After.SequenceUnionUnknownPicture.gif(Data([1]))
                return [After.SequenceUnionUnknown(picture: gif, thumbnail: gif, others: [.other, gif])]
            },
            newReadsOld: .safe, oldReadsNew: .lossy(["picture", "thumbnail", "others"])),
        VerdictRow(
            .caseAdded, pair: "KindUnknown",
            old: { [Before.KindUnknown(message: .text("a"), answer: .other)] },
            new: { [After.KindUnknown(message: .data(Data([1])), answer: .data(Data([2])))] },
            newReadsOld: .safe, oldReadsNew: .lossy(["message", "answer"])),
        VerdictRow(
            .caseAdded, pair: "KindAdded",
            old: { [Before.KindAdded(message: .text("a"))] },
            new: { [After.KindAdded(message: .text("a")), After.KindAdded(message: .data(Data([1])))] },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .caseAdded, pair: "UnionCaseAddedAlso",
            old: { [Before.UnionCaseAddedAlso(picture: .raw(pixels: Data([1])))] },
            new: { [After.UnionCaseAddedAlso(picture: .gif(Data([1])))] },
            newReadsOld: .safe, oldReadsNew: .lossy(["picture"])),
        VerdictRow(
            .caseRemoved, pair: "UnionCaseRemoved",
            old: { [Before.UnionCaseRemoved(picture: .gif(Data([1])))] },
            new: { [After.UnionCaseRemoved(picture: .url(URL(filePath: "/a")))] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .caseChanged, pair: "UnionCaseChanged",
            old: { [Before.UnionCaseChanged(picture: .gif(Data([1]))), Before.UnionCaseChanged()] },
            new: { [After.UnionCaseChanged(picture: .gif(Data([1]))), After.UnionCaseChanged()] },
            newReadsOld: .lossy(["picture"]), oldReadsNew: .lossy(["picture"])),
        VerdictRow(
            .tagChanged, pair: "TagKeyChanged",
            old: { [Before.TagKeyChanged(content: .page("a"))] },
            new: { [After.TagKeyChanged(content: .page("a"))] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .tagChanged, pair: "TagAdded",
            old: { [Before.TagAdded(content: .page("a"))] },
            new: { [After.TagAdded(content: .home)] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .rawTypeChanged, pair: "TagTypeChanged",
            old: { [Before.TagTypeChanged(content: .page("a"))] },
            new: { [After.TagTypeChanged(content: .page("a"))] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .rawTypeChanged, pair: "SequenceTagChanged",
            old: { [Before.SequenceTagChanged(content: .page("a"))] },
            new: { [After.SequenceTagChanged(content: .page("a"))] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .caseAdded, pair: "TagCaseAdded",
            old: { [Before.TagCaseAdded(content: .page("a"))] },
            new: { [After.TagCaseAdded(content: .feed(url: Data([1]), title: "b"))] },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .caseAdded, pair: "TagCaseUnknown",
            old: { [Before.TagCaseUnknown(content: .page("a"), others: [.home])] },
            new: {
                let feed = After.TagCaseUnknownContent.feed(url: Data([1]), title: "b")
                return [After.TagCaseUnknown(content: feed, earlier: feed, others: [.home, feed])]
            },
            newReadsOld: .safe, oldReadsNew: .lossy(["content", "earlier", "others"])),
        VerdictRow(
            .caseAdded, pair: "SequenceTagUnknown",
            old: { [Before.SequenceTagUnknown(content: .page("a"), others: [.home])] },
            new: {
                let feed = After.SequenceTagUnknownContent.feed(url: Data([1]), title: "b")
                return [After.SequenceTagUnknown(content: feed, earlier: feed, others: [.home, feed])]
            },
            newReadsOld: .safe, oldReadsNew: .lossy(["content", "earlier", "others"])),
        VerdictRow(
            .sequenceChanged, pair: "SequenceTagAdded",
            old: { [Before.SequenceTagAdded(content: .page("a"), others: [.home])] },
            new: { [After.SequenceTagAdded(content: .page("a"), others: [.home])] },
            newReadsOld: .breaking, oldReadsNew: .lossy(["content"])),
        VerdictRow(
            .memberRenamed, pair: "TagCaseRenamed",
            old: { [Before.TagCaseRenamed(content: .page("a"), earlier: .home)] },
            new: { [After.TagCaseRenamed(content: .site("a"), others: [.home])] },
            newReadsOld: .safe, oldReadsNew: .safe, renamed: ["site": "page"]),
        VerdictRow(
            .caseChanged, pair: "TagCaseChanged",
            old: { [Before.TagCaseChanged(content: .page("a"))] },
            new: { [After.TagCaseChanged(content: .page("a"))] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .caseChanged, pair: "TagRawValueChanged",
            old: { [Before.TagRawValueChanged(content: .page("a"))] },
            new: { [After.TagRawValueChanged(content: .page("a"))] },
            newReadsOld: .safe, oldReadsNew: .lossy(["content"])),
    ]
}
