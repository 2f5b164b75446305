// Fields whose types change.

import After
@_spi(GeneratedCode) import Archiving
import Before
import CodingSchema
import Foundation

extension VerdictRow {
    static let types: [VerdictRow] = [
        VerdictRow(
            .typeChanged, pair: "IntegerNarrowed",
            old: { [Before.IntegerNarrowed(age: 1), Before.IntegerNarrowed(age: .max)] },
            new: { [After.IntegerNarrowed(age: .min), After.IntegerNarrowed(age: .max)] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .typeChanged, pair: "IntegerSigned",
            old: { [Before.IntegerSigned(age: 1), Before.IntegerSigned(age: .max)] },
            new: { [After.IntegerSigned(age: 1), After.IntegerSigned(age: -1)] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "MadeMutable",
            old: { [Before.MadeMutable(names: ["a", "a"], text: "a", bytes: [1: Data([1])], order: ["b", "a"])] },
            new: { [After.MadeMutable(names: ["a", "a"], text: "a", bytes: [1: Data([1])], order: ["b", "a"])] },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .typeChanged, .versionKeyChanged, pair: "MadeBoxed",
            old: {
                [
                    Before.MadeBoxed(count: 1, flag: true, height: 0.5, kind: 255),
                    Before.MadeBoxed(count: .max, flag: nil, height: nil, kind: 0),
                ]
            },
            new: {
                [
                    After.MadeBoxed(count: .min, flag: false, height: .infinity, kind: 300),
                    After.MadeBoxed(count: 0, flag: nil, height: nil, kind: 0),
                ]
            },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "BoxedNarrowed",
            old: { [0, 300].map { Before.BoxedNarrowed(count: $0) } },
            new: { [After.BoxedNarrowed(count: -1)] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .typeChanged, pair: "GeometryBoxed",
            old: {
                let insets = EdgeInsetsValue(top: 1, left: 2, bottom: 3, right: 4.5)
                return [
                    Before.GeometryBoxed(
                        at: CGPoint(x: 1, y: 2), frame: CGRect(x: 1, y: 2, width: 3, height: 4), insets: insets,
                        border: insets, margins: ["a": insets]),
                    Before.GeometryBoxed(at: .zero, insets: insets, margins: [:]),
                ]
            },
            new: {
                let insets = EdgeInsetsValue(top: -1, left: 0, bottom: .infinity, right: 0.5)
                return [
                    After.GeometryBoxed(
                        at: CGPoint(x: 5, y: 6), frame: CGRect(x: 7, y: 8, width: 9, height: 0), insets: insets,
                        border: insets, margins: ["b": insets]),
                    After.GeometryBoxed(at: .zero, insets: insets, margins: [:]),
                ]
            },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .typeChanged, pair: "MadeDictionary",
            old: {
                [
                    Before.MadeDictionary(
                        place: Before.DictionaryPlace(x: 1, y: 2), all: [Before.DictionaryPlace(x: 3, y: 4)])
                ]
            },
            new: {
                [
                    After.MadeDictionary(
                        place: After.DictionaryPlace(x: 1, y: 2), all: [After.DictionaryPlace(x: 3, y: 4)])
                ]
            },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, .defaultChanged, pair: "DictionaryTyped",
            old: { [["width": 1, "height": 2, "depth": 3], [:]].map { Before.DictionaryTyped(sizes: $0) } },
            new: { [After.TypedSizes(width: 1), After.TypedSizes()].map { After.DictionaryTyped(sizes: $0) } },
            newReadsOld: .lossy(["sizes"]), oldReadsNew: .safe),
        VerdictRow(
            .typeChanged, pair: "DictionaryUntyped",
            old: {
                [Before.UntypedSizes(width: 1), Before.UntypedSizes(width: 1, height: 2)]
                    .map { Before.DictionaryUntyped(sizes: $0) }
            },
            new: { [["width": 1, "height": 2], ["depth": 3]].map { After.DictionaryUntyped(sizes: $0) } },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, .fieldRemoved, .fieldAdded, pair: "DictionaryEntries",
            old: {
                [1, 1 << 53 | 1].map {
                    Before.DictionaryEntries(entries: Before.Entries(a: $0, b: "b", d: 1), more: [])
                }
            },
            new: { [After.DictionaryEntries(entries: After.Entries(a: 0.5, c: true, d: 1))] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .versionChanged, .fieldAdded, pair: "DictionaryVersion",
            old: {
                let entries = Before.VersionedEntries(a: 1, b: "b")
                return [Before.DictionaryVersion(entries: entries, more: [entries])]
            },
            new: {
                let entries = After.VersionedEntries(c: true, a: 1)
                return [After.DictionaryVersion(entries: entries, more: [entries])]
            },
            newReadsOld: .safe, oldReadsNew: .safe),
        VerdictRow(
            .typeChanged, pair: "CharacterToText",
            old: { [Before.CharacterToText(mark: "a")] },
            new: { [After.CharacterToText(mark: "a"), After.CharacterToText(mark: "ab")] },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "RangeClosed",
            old: { [Before.RangeClosed(pages: 1..<3)] }, new: { [After.RangeClosed(pages: 1...3)] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "RangeNarrowed",
            old: { [Before.RangeNarrowed(pages: [1..<3, 0..<300])] },
            new: { [After.RangeNarrowed(pages: [1..<3])] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .typeChanged, pair: "SetOrdered",
            old: { [Before.SetOrdered(tags: ["a"])] }, new: { [After.SetOrdered(tags: ["a"])] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "VectorWidened",
            old: { [Before.VectorWidened(place: [1, 2])] }, new: { [After.VectorWidened(place: [1, 2, 3])] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "IntegerToReal",
            old: { [Before.IntegerToReal(size: 1)] }, new: { [After.IntegerToReal(size: 1)] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "RealNarrowed",
            old: {
                [0.5, 0.1, .nan, .infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude].map(
                    Before.RealNarrowed.init(size:))
            },
            new: { [After.RealNarrowed(size: 0.1), After.RealNarrowed(size: .infinity)] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .typeChanged, pair: "IntegerToText",
            old: { [Before.IntegerToText(number: 1)] }, new: { [After.IntegerToText(number: "1")] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "BooleanToInteger",
            old: { [Before.BooleanToInteger(flag: true), Before.BooleanToInteger(flag: false)] },
            new: { [After.BooleanToInteger(flag: 1), After.BooleanToInteger(flag: 2)] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "TextToURL",
            old: { [Before.TextToURL(link: "https://example.org"), Before.TextToURL(link: "")] },
            new: { [After.TextToURL(link: URL(filePath: "/a"))] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "TypeChangedVia",
            old: { [Before.TypeChangedVia(centimetres: 150)] }, new: { [After.TypeChangedVia(metres: 1.5)] },
            newReadsOld: .safe, oldReadsNew: .safe, renamed: ["metres": "centimetres"]),
        VerdictRow(
            .typeChanged, pair: "TypeConverted",
            old: { [Before.TypeConverted(number: 1, name: "ab", size: 2)] },
            new: { [After.TypeConverted(number: 1, name: "ab", size: 2)] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "ElementNarrowed",
            old: { [Before.ElementNarrowed(scores: [1, 300], table: ["a": 1])] },
            new: { [After.ElementNarrowed(scores: [1, .max], table: ["a": .min])] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .typeChanged, pair: "ElementBecameOptional",
            old: { [Before.ElementBecameOptional(names: ["a"]), Before.ElementBecameOptional()] },
            new: { [After.ElementBecameOptional(names: ["a", nil])] },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "ListBecameSet",
            old: { [Before.ListBecameSet(names: ["a", "b", "a"]), Before.ListBecameSet()] },
            new: { [After.ListBecameSet(names: ["a", "b"])] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "ListBecamePacked",
            old: { [Before.ListBecamePacked(samples: [1, 2])] },
            new: { [After.ListBecamePacked(samples: [1, 2])] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "PackedOrderChanged",
            old: { [Before.PackedOrderChanged(samples: [1, 2])] },
            new: { [After.PackedOrderChanged(samples: [1, 2])] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "ListBecameIndexed",
            old: { [Before.ListBecameIndexed(names: ["a", "b"]), Before.ListBecameIndexed(names: [])] },
            new: { [After.ListBecameIndexed(names: ["a", "b"]), After.ListBecameIndexed(names: [])] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "ValueBecameStruct",
            old: { [Before.ValueBecameStruct(area: 1)] },
            new: { [After.ValueBecameStruct(area: After.ValueBecameStructArea(width: 1))] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "ValueBecameUnion",
            old: { [Before.ValueBecameUnion(shape: 1)] },
            new: { [After.ValueBecameUnion(shape: .square(width: 1)), After.ValueBecameUnion(shape: .dot)] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "ReferenceWidened",
            old: { [Before.ReferenceWidened(pet: Before.ReferenceWidenedDog(name: "a", tricks: 1))] },
            new: {
                [
                    After.ReferenceWidened(pet: After.ReferenceWidenedDog(name: "a", tricks: 1)),
                    After.ReferenceWidened(pet: After.ReferenceWidenedAnimal(name: "a")),
                ]
            },
            newReadsOld: .safe, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "ReferenceReplaced",
            old: { [Before.ReferenceReplaced(content: Before.ReferenceReplacedCat(name: "a"))] },
            new: { [After.ReferenceReplaced(content: After.ReferenceReplacedDog(name: "a"))] },
            newReadsOld: .breaking, oldReadsNew: .breaking),
        VerdictRow(
            .typeChanged, pair: "AnyReplaced",
            old: {
                [
                    Before.AnyReplaced(content: Before.AnyReplacedLeaf(number: 1)),
                    Before.AnyReplaced(content: Before.AnyReplaced()),
                ]
            },
            new: { [After.AnyReplaced(content: After.AnyReplacedLeaf(number: 1))] },
            newReadsOld: .breaking, oldReadsNew: .safe, allowing: [Before.AnyReplacedLeaf.self]),
        VerdictRow(
            .typeChanged, pair: "DictionaryKeyGrew",
            old: { [Before.DictionaryKeyGrew(entries: [Before.DictionaryKeyGrewPlace(row: 1): 10])] },
            new: {
                [
                    After.DictionaryKeyGrew(entries: [
                        After.DictionaryKeyGrewPlace(row: 1, column: 1): 10,
                        After.DictionaryKeyGrewPlace(row: 1, column: 2): 20,
                    ])
                ]
            },
            newReadsOld: .safe, oldReadsNew: .lossy(["entries"])),
        VerdictRow(
            .typeChanged, pair: "ObjectsBecameValues",
            old: {
                let node = Before.ObjectsBecameValuesNode(number: 1)
                node.children = [node]
                return [Before.ObjectsBecameValues(nodes: [node])]
            },
            new: { [After.ObjectsBecameValues()] },
            newReadsOld: .breaking, oldReadsNew: .safe),
        VerdictRow(
            .typeChanged, pair: "UnwrittenRetyped",
            old: { [Before.UnwrittenRetyped(name: "a")] }, new: { [After.UnwrittenRetyped(name: "a")] },
            earlier: { [EarlierUnwrittenRetyped(name: "a", fax: 5)] },
            newReadsOld: .breaking, oldReadsNew: .safe),
    ]
}
