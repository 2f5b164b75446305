// Structs that are dictionaries: what they are in archives, and which dictionaries they are read from.

import Archiving
@testable import Constructs
import Foundation
import PropertyLists
import Testing

extension Construct {
    static let dictionaries: [Construct] = [
        Construct("struct, as dictionary", in: "Dictionaries") {
            let home = Coordinate(latitude: 52.5, longitude: 13.4, name: "home")
            let bare = Coordinate(latitude: 1, longitude: 2)
            let region = Region(
                centre: bare, corners: [home, bare], relief: .steep, places: ["a": home, "b": nil],
                span: ClosedBounds(low: -3, high: .max), tint: Tinted(bytes: Data([1]), link: URL(string: "a:b")),
                area: 9, anything: ["x": [1, true]], founded: Date(timeIntervalSinceReferenceDate: 0.5),
                origin: CGPoint(x: 1, y: 2))
            let object = Atlas(
                home: home, work: bare, path: [home, home, bare], named: ["h": home], seen: [home, bare],
                region: region, spot: .at(home), parts: [bare, home], tried: [home])
            let keys = try archivedKeys(of: object)
            #expect(
                keys == [
                    "Atlas.version", "away", "home", "named", "parts[0]", "parts[1]", "path", "region", "seen",
                    "spot.spot",
                    "tried", "work",
                ])
            let copy = try roundTrip(object)
            #expect(copy.home == home && copy.work == bare && copy.away == nil && copy.path == object.path)
            #expect(copy.named == object.named && copy.seen == object.seen && copy.parts == object.parts)
            #expect(copy.spot == .at(home) && copy.tried == [home])
            #expect(copy.region == region)
        },
        Construct("the dictionary of a struct", in: "Dictionaries") {
            let region = Region(centre: Coordinate(latitude: 1, longitude: 2), relief: .steep)
            let archive = try KeyedArchiver.archivedData(
                withRootObject: Atlas(home: region.centre, region: region, parts: []))
            let atlas = try KeyedUnarchiver.unarchivedObject(ofClass: UntypedAtlas.self, from: archive)
            #expect(atlas.home == ["latitude": 1.0, "longitude": 2.0])
            #expect(
                atlas.region == [
                    "Region.version": 2, "centre": ["latitude": 1.0, "longitude": 2.0], "corners": [],
                    "relief": "steep", "slope": "flat", "area": 7, "note": .null, "colour": "blue",
                ])
        },
        Construct("Foundation reads and writes the dictionary", in: "Dictionaries") {
            let home = Coordinate(latitude: 52.5, longitude: 13.25, name: "home")
            let archiver = KeyedArchiver(profile: .cocoa(.current))
            archiver.setClassName(NSStringFromClass(PeerOfAtlas.self), for: Atlas.self)
            try archiver.encode(Atlas(home: home, path: [home], parts: []), forKey: "root")
            let peer = try #require(
                try NSKeyedUnarchiver.unarchivedObject(ofClass: PeerOfAtlas.self, from: archiver.finishEncoding()))
            #expect(peer.home == ["latitude": 52.5, "longitude": 13.25, "name": "home"] as NSDictionary)

            peer.home = ["longitude": NSNumber(value: 2), "name": "x", "latitude": NSNumber(value: 1.5)]
            let data = try NSKeyedArchiver.archivedData(withRootObject: peer, requiringSecureCoding: true)
            let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
            unarchiver.setClass(Atlas.self, forClassName: NSStringFromClass(PeerOfAtlas.self))
            #expect(
                try unarchiver.decode(Atlas.self, forKey: "root").home
                    == Coordinate(latitude: 1.5, longitude: 2, name: "x"))
        },
        Construct("dictionaries that a struct is read from", in: "Dictionaries") { () throws in
            let place = Coordinate(latitude: 1, longitude: 2)
            // Numbers of any kind, entries in any order, unknown keys, nil.
            #expect(try home(["longitude": 2, "latitude": true, "other": [1, ["a": "b"]], "name": .null]) == place)
            let missing = #expect(throws: ArchiveError.self) { _ = try home(["latitude": 1]) }
            #expect(missing?.code == .missingValue && missing?.path == "root.home.longitude")
            let null = #expect(throws: ArchiveError.self) { _ = try home(["latitude": 1, "longitude": .null]) }
            #expect(null?.code == .unexpectedKind && null?.path == "root.home.longitude")
            let text = #expect(throws: ArchiveError.self) { _ = try home(["latitude": 1, "longitude": "2"]) }
            #expect(text?.code == .unexpectedKind && text?.path == "root.home.longitude")
            #expect(code(of: [1: 2.0]) == .unexpectedKind)
            #expect(code(of: [1.0]) == .unexpectedKind)
            #expect(code(of: "a text") == .unexpectedKind)
            let none = #expect(throws: ArchiveError.self) {
                let archive = try Self.archive(named: "Atlas", entries: [])
                _ = try KeyedUnarchiver.unarchivedObject(ofClass: Atlas.self, from: archive)
            }
            #expect(none?.code == .missingValue && none?.path == "root.home")
        },
        Construct("the first of equal keys counts", in: "Dictionaries") {
            let archive = try Self.archive(
                named: "Atlas", entries: [("home", Pairs(["latitude", "latitude", "longitude"], [1, 5, 2]))])
            let atlas = try KeyedUnarchiver.unarchivedObject(ofClass: Atlas.self, from: archive)
            #expect(atlas.home == Coordinate(latitude: 1, longitude: 2))
        },
        Construct("a bad entry of a lenient field", in: "Dictionaries") {
            let good: AnyValue = ["latitude": 1, "longitude": 2]
            let region: [String: AnyValue] = ["centre": good, "tint": ["bytes": 5], "size": 3]
            let archive = try Self.archive(
                named: "Atlas",
                entries: [("home", good), ("region", region), ("tried", [good, ["latitude": 1], good] as AnyValue)])
            let unarchiver = try KeyedUnarchiver(forReadingFrom: archive)
            unarchiver.reportsDecoding = true
            let atlas = try unarchiver.decode(Atlas.self, forKey: "root")
            unarchiver.finishDecoding()
            #expect(atlas.region?.tint == nil && atlas.region?.area == 1_003 && atlas.tried.count == 2)
            let losses = unarchiver.report?.losses.map(\.firstPath) ?? []
            #expect(Set(losses) == ["root.region.tint", "root.tried[1]"])
            #expect(unarchiver.report?.fallbacks.map { "\($0.key) \($0.fallbackKey)" } == ["region.area size"])
        },
        Construct("NSNull is nil, as in collections of optionals", in: "Dictionaries") {
            let good: AnyValue = ["latitude": 1, "longitude": 2]
            let region: AnyValue = ["centre": good, "anything": .null, "note": .null]
            let archive = try Self.archive(
                named: "Atlas", entries: [("home", good), ("region", region)])
            let atlas = try KeyedUnarchiver.unarchivedObject(ofClass: Atlas.self, from: archive)
            #expect(atlas.region?.centre.latitude == 1)
            #expect(atlas.region?.anything == nil && atlas.region?.note == nil)
        },
        Construct("a newer version that throws", in: "Dictionaries") {
            let region: AnyValue = [
                "centre": ["latitude": 1, "longitude": 2], "Region.version": 3,
            ]
            let archive = try Self.archive(
                named: "Atlas", entries: [("home", ["latitude": 1, "longitude": 2] as AnyValue), ("region", region)])
            let error = #expect(throws: ArchiveError.self) {
                _ = try KeyedUnarchiver.unarchivedObject(ofClass: Atlas.self, from: archive)
            }
            #expect(error?.code == .rejected && error?.underlyingError is NewerRegion)
        },
    ]

    /// The coordinate that is read from the entries of a dictionary.
    private static func home(_ entries: [String: AnyValue]) throws -> Coordinate {
        let archive = try archive(named: "Atlas", entries: [("home", entries)])
        let atlas = try KeyedUnarchiver.unarchivedObject(ofClass: Atlas.self, from: archive)
        return atlas.home
    }

    /// The code of the error about a value in place of the dictionary.
    private static func code(of value: any ArchivableValue) -> ArchiveError.Code? {
        let error = #expect(throws: ArchiveError.self) {
            let archive = try archive(named: "Atlas", entries: [("home", value)])
            _ = try KeyedUnarchiver.unarchivedObject(ofClass: Atlas.self, from: archive)
        }
        return error?.code
    }
}

/// An atlas whose dictionaries are read as what they are in the archive.
private final class UntypedAtlas: Coding {
    let home: AnyValue
    let region: AnyValue

    static var archivedClass: ArchivedClass { ArchivedClass("Atlas", type: UntypedAtlas.self) }

    func encode(with archiver: Archiver) throws {}

    init(coder unarchiver: Unarchiver) throws {
        home = try unarchiver.decode(AnyValue.self, forKey: "home")
        region = try unarchiver.decode(AnyValue.self, forKey: "region")
    }
}

/// A dictionary with keys and values in a given order.
private struct Pairs: ArchivableValue {
    let keys: [String]
    let values: [Double]

    init(_ keys: [String], _ values: [Double]) { (self.keys, self.values) = (keys, values) }

    func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.beginCollection(.dictionary, count: keys.count, forKey: key)
        for key in keys { try key.encode(to: archiver, forKey: nil) }
        for value in values { try value.encode(to: archiver, forKey: nil) }
        try archiver.endCollection()
    }

    static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Pairs? { nil }
}

/// The twin of `Atlas` that Foundation decodes. It finds only internal classes by their names.
final class PeerOfAtlas: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    var home: NSDictionary

    func encode(with coder: NSCoder) { coder.encode(home, forKey: "home") }

    init?(coder: NSCoder) {
        let classes = [NSDictionary.self, NSString.self, NSNumber.self]
        guard let home = coder.decodeObject(of: classes, forKey: "home") as? NSDictionary else { return nil }
        self.home = home
    }
}
