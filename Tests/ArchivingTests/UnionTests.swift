// Enums whose cases carry values: which case is read, and what happens if no case is found.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Enums with payloads") struct UnionTests {
    static let pictures: [Picture] = [
        .url(URL(filePath: "/tmp/a.png")), .shape(Point(x: 1, y: 2)), .raw(pixels: Data([1, 2, 3]), wide: 1, high: 3),
        .raw(pixels: Data(), wide: 0, high: nil), .empty,
    ]

    @Test("Every case comes back, under a key and as an element", arguments: pictures)
    func cases(picture: Picture) throws {
        #expect(try boxed(picture) == picture)
        #expect(try boxed([picture, .empty, picture]) == [picture, .empty, picture])
        #expect(try boxed(["k": picture]) == ["k": picture])
        #expect(try boxed(Optional(picture)) == picture)
    }

    @Test("A case is archived under its own keys")
    func keys() throws {
        #expect(try Set(boxContents(Picture.shape(Point(x: 1, y: 2))).keys) == ["value.shape.x", "value.shape.y"])
        #expect(try boxContents(Picture.empty) == ["value.empty": true])
        #expect(try boxContents(nil as Picture?) == ["value": .uid(0)])
    }

    @Test("The first case whose keys are there is read, the fallback last")
    func order() throws {
        let raw: [String: PropertyList] = ["p.rawdata": .uid(1), "p.pixelswide": 4]
        let archive = HandmadeArchive(.data(Data([9])), top: .dictionary(raw))
        #expect(
            try KeyedUnarchiver(forReadingFrom: archive.data()).decode(Picture.self, forKey: "p")
                == .raw(pixels: Data([9]), wide: 4, high: nil))
        let both = archive.with { $0.top = .dictionary(raw.merging(["p.empty": true]) { old, _ in old }) }
        #expect(try KeyedUnarchiver(forReadingFrom: both.data()).decode(Picture.self, forKey: "p") == .empty)
    }

    @Test("No case is an error that names the keys")
    func missing() throws {
        let archive = HandmadeArchive(top: ["p.rawdata": 1, "other": 1])
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archive.data())
        #expect(try unarchiver.decodeIfPresent(Picture.self, forKey: "q") == nil)
        #expect(try unarchiver.decodeIfPresent(Picture.self, forKey: "p") == nil)
        #expect(
            archiveError { try unarchiver.decode(Picture.self, forKey: "p") }?.description
                == "p: expected a case of 'Picture', which has one of the keys 'URL', 'shape', 'empty', 'rawdata', "
                + "found none of them"
        )
    }

    @Test("An element that has no case is an error at the element")
    func missingElement() throws {
        let archive = HandmadeArchive(
            ["$class": .uid(2), "NS.objects": [.uid(3)]], .describing("NSArray"), ["$class": .uid(4), "other": 1],
            .describing("Picture"))
        let error = archiveError {
            try KeyedUnarchiver(forReadingFrom: archive.data()).decode([Picture].self, forKey: "root")
        }
        #expect(error?.code == .missingValue)
        #expect(error?.path == "root[0]")
    }

    @Test("Within a structure's error the path goes on")
    func nestedError() throws {
        let archive = HandmadeArchive(top: ["p.shape.x": 1.0])
        #expect(
            archiveError { try KeyedUnarchiver(forReadingFrom: archive.data()).decode(Picture.self, forKey: "p") }?.path
                == #"["p.shape.y"]"#)
    }
}
