// Enums, structs and bit fields.

import Archiving
@testable import Constructs
import Foundation
import PropertyLists
import Testing

extension Construct {
    static let values = [
        Construct("enum Name: RawType", in: "RawEnums") {
            let object = RawEnums(size: .large, word: .nothing, words: [.class, .other], bySize: [.small: "s"])
            let copy = try roundTrip(object)
            #expect(copy.size == .large && copy.word == .nothing && copy.words == [.class, .other])
            #expect(copy.bySize == [.small: "s"] && Word.other.value(asOf: 0) == .something)
        },
        Construct("unknown other(rawValue), and case a = 4 formerly 2", in: "OpenEnums") { try checkOpenEnums() },
        Construct("unknown .other of cases that carry values", in: "OpenUnions") { try checkOpenUnions() },
        Construct("tag \"tabType\" of cases that carry values", in: "TaggedUnions") { try checkTaggedUnions() },
        Construct("a tag among values without keys", in: "TaggedUnions") { try checkTaggedUnionsWithoutKeys() },
        Construct("cases that share a key", in: "SharedKeys") { try checkSharedKeys() },
        Construct("enums whose cases carry values", in: "Unions") {
            let object = Image(picture: .gif(Data([7])), thumbnail: .empty, others: [.jpeg(Data([1])), .empty])
            #expect(
                try archivedKeys(of: object)
                    == ["GIF", "others", "pixelshigh", "pixelswide", "rawdata", "thumbnail.empty"])
            let copy = try roundTrip(object)
            #expect(copy.picture == object.picture && copy.thumbnail == .empty && copy.others == object.others)
            let leaf = Leaf(number: 1)
            let page = try roundTrip(Page(link: .pair(first: leaf, second: leaf), links: [.leaf(leaf)]))
            guard case .pair(let first, let second) = page.link, case .leaf(let third) = page.links[0] else {
                Issue.record("the cases come back")
                return
            }
            #expect(first === second && first === third)
        },
        Construct("struct", in: "Structs") {
            let leaf = Leaf(number: 1)
            let line = Line(start: Point(x: 1, y: 2), end: nil, owner: leaf)
            let object = Drawing(
                origin: Point(x: 3), corner: nil, line: line, outline: [Point(x: 1), Point(x: 1)],
                named: ["a": Point(x: 5, y: 6)], seen: [Point(x: 7), Point(x: 8)], lines: [line, line])
            let keys = try archivedKeys(of: object)
            #expect(keys.contains("origin.x") && keys.contains("line.a.y") && keys.contains("line.owner"))
            #expect(keys.contains("origin.Point.version") && !keys.contains("corner.x") && !keys.contains("line.end.x"))
            let copy = try roundTrip(object)
            #expect(copy.origin == object.origin && copy.corner == nil && copy.outline == object.outline)
            #expect(copy.named == object.named && copy.seen == object.seen)
            #expect(copy.line?.start == line.start && copy.line?.owner === copy.lines[1].owner)
        },
        Construct("bits", in: "Bits") {
            let style = Style(bold: true, weight: 9, alignment: .right, shift: -256)
            let bits = try style.bits()
            #expect(bits == 1 | 9 << 1 | 2 << 5 | 0x100 << 8)
            let object = Styled(style: style, styles: [style], fallback: nil)
            let copy = try roundTrip(object)
            #expect(copy.style == style && copy.styles == [style] && copy.fallback == nil)
            #expect(try archivedDictionary(of: object)["style"]?.integer == Int64(bits))
            object.style.weight = 16
            #expect(throws: ArchiveError.self) { try KeyedArchiver.archivedData(withRootObject: object) }
        },
    ]
}
