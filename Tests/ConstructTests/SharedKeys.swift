// Cases of an enum that share a key: each comes back as itself.

import Archiving
@testable import Constructs
import Foundation
import Testing

func checkSharedKeys() throws {
    let leaflet = Flyer(text: "a")
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    let link = try #require(URL(string: "https://example.com/"))
    let payloads: [Payload] = [
        .text("t"), .data([1, 2]), .number(.heavy), .date(Date(timeIntervalSinceReferenceDate: 3)), .link(link),
        .id(id), .price(Decimal(string: "1.25") ?? 0), .list(["a"]), .list([]), .table(["b": 2]), .table([:]),
        .members([4]), .leaflet(leaflet), .stamp(Stamp(cents: 5)), .pair(first: 1, second: 2),
    ]
    let object = Parcel(payload: payloads[0], other: payloads[1], more: payloads)
    #expect(try archivedKeys(of: object) == ["m", "more", "other.m"])
    for payload in payloads {
        let copy = try roundTrip(Parcel(payload: payload, other: payload, more: [payload]))
        let read: [Payload?] = [copy.payload, copy.other, copy.more.first]
        for read in read {
            // Objects are described by their classes.
            #expect(read.map { "\($0)" } == "\(payload)")
        }
    }
    let copy = try roundTrip(Parcel(payload: .leaflet(leaflet), other: .leaflet(leaflet)))
    guard case .leaflet(let first) = copy.payload, case .leaflet(let second)? = copy.other else {
        Issue.record("the cases come back")
        return
    }
    for path in [IndexPath(indexes: [1, 2]) as IndexPath?, nil] {
        let data = try KeyedArchiver.archivedData(withRootObject: Crate(path: path))
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        unarchiver.setClass(Parcel.self, forClassName: "Crate")
        let error = #expect(throws: ArchiveError.self) {
            try unarchiver.decode(Parcel.self, forKey: "root")
        }
        #expect(error?.found == "nil or a value of another kind under 'm'")
    }
    #expect(first === second && first is Flyer && first.text == "a")
    if try roundTrip(Parcel(payload: .text("a"))).other != nil { Issue.record("nothing was archived") }
}
