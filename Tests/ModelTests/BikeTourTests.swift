// Values that Cocoa's programs keep in dictionaries, some of them nil.

import Archiving
import Foundation
import Models
import Testing

extension ModelTests {
    @Test("Tours, whose places, lanes and signs are dictionaries")
    func tour() throws {
        let tour = Self.exampleTour()
        let data = try KeyedArchiver.archivedData(withRootObject: tour)
        let cocoa = try Twin.tours.object(CocoaTour.self, from: data)
        #expect(cocoa.bounds?.northEast.height == 700 && cocoa.heights == [412, nil, 420.5])
        #expect(cocoa.tolls["AT"] == 9.4 && cocoa.tolls["CH"] == .some(nil))
        #expect(cocoa.detours["north"]?.count == 3 && cocoa.detours["north"]?[1]?.latitude == nil)
        #expect(cocoa.stages[0].turns[0].lanes.map(\.width) == [3.5, nil])
        let copy = try Twin.tours.object(Tour.self, from: Twin.tours.archive(of: cocoa))
        #expect(try KeyedArchiver.archivedData(withRootObject: copy) == data)
        #expect(copy.bounds == tour.bounds && copy.path == tour.path && copy.heights == tour.heights)
        #expect(copy.tolls == tour.tolls && copy.detours == tour.detours && copy.page?.title == "Notes")
        #expect(copy.profile == .other("hand-cycling") && copy.stages[1].title == nil)
        let (turn, sent) = (copy.stages[0].turns[0], tour.stages[0].turns[0])
        #expect(turn.lanes == sent.lanes && turn.signs == sent.signs && turn.place == sent.place)
        #expect(copy.stages[0].roads == ["B 31", nil] && copy.stages[0].speeds == [nil, 20])
        #expect(turn.kind == .roundabout)
    }

    @Test("A nil is missing in a place, unless an older key would be read in its stead, and a null in a lane")
    func nilsInDictionaries() throws {
        let turn = TourTurn(place: Place(latitude: 1, longitude: 2), lanes: [RoadLane()])
        let archive = try KeyedUnarchiver.archivedObject(from: KeyedArchiver.archivedData(withRootObject: turn))
        func entries(_ value: ArchivedObject.Value?) -> [String: Bool] {
            let entries = value?.object?.dictionaryEntries ?? []
            return Dictionary(entries.map { ($0.key.string ?? "", $0.value.object?.className == "NSNull") }) { $1 }
        }
        #expect(entries(archive["place"]) == ["latitude": false, "longitude": false, "height": true])
        #expect(entries(archive["lanes"]?.elements?.first) == ["isOpen": false, "width": true, "arrows": false])
    }

    @Test("A tour of the first version, which had no dictionaries")
    func firstTour() throws {
        let twin = Twin(classes: [(CocoaFirstTour.self, Tour.self), (CocoaWrittenStage.self, TourStage.self)])
        let stage = CocoaWrittenStage([:], numbers: ["minutes": 90])
        let tour = try twin.object(Tour.self, from: twin.archive(of: CocoaFirstTour(stage: stage)))
        #expect(tour.start == Place(latitude: 47.5, longitude: 9.75) && tour.path.first?.height == 400)
        #expect(tour.stages.first?.seconds == 5400 && tour.stages.first?.speeds == nil && tour.isRoundTrip)
        #expect(tour.profile == .other("unicycle") && tour.heights == [] && tour.page == nil)
    }

    @Test("A page without an address becomes nil, and a place without a number is left out")
    func badTour() throws {
        let place: NSDictionary = ["latitude": 1, "longitude": 2]
        let turns = [CocoaWrittenTurn(["place": place]), CocoaWrittenTurn(["maneuverType": "left" as NSString])]
        let data = try Twin.tours.archive(
            of: CocoaWrittenTour([
                "name": "Bad" as NSString, "page": CocoaTourPage(), "profileIdentifier": "racing" as NSString,
                "path": [place, ["latitude": 1], "here"] as NSArray, "bounds": "wide" as NSString,
                "detours": ["south": [place, NSNull(), ["longitude": "east"]], "west": "none"] as NSDictionary,
                "stages": [CocoaWrittenStage(["turns": turns as NSArray])] as NSArray,
            ]))
        let twin = Twin(
            classes: Twin.tours.classes + [
                (CocoaWrittenTour.self, Tour.self), (CocoaWrittenStage.self, TourStage.self),
                (CocoaWrittenTurn.self, TourTurn.self),
            ])
        let tour = try twin.object(Tour.self, from: data)
        let read = Place(latitude: 1, longitude: 2)
        #expect(tour.page == nil && tour.bounds == nil && tour.path == [read] && tour.profile == .racing)
        #expect(tour.detours == ["south": [read, nil], "west": []] && tour.stages.first?.turns.map(\.place) == [read])
        #if !canImport(ObjectiveC)
        // Foundation's decoder ends at an object whose initializer returns nil.
        let cocoa = CocoaTour()
        cocoa.page = CocoaTourPage()
        let other = try Twin.tours.archive(of: cocoa)
        #expect(throws: (any Error).self) { try Twin.tours.object(CocoaTour.self, from: other) }
        #endif
    }

    private static func exampleTour() -> Tour {
        let lake = Place(latitude: 47.65, longitude: 9.48, height: 395, name: "Lake")
        let hill = Place(latitude: 47.7, longitude: 9.6, height: 700)
        let turn = TourTurn(
            place: lake, kind: .roundabout, exits: ["2"],
            lanes: [
                RoadLane(isOpen: false, width: 3.5, arrows: [.left, nil]), RoadLane(arrows: [.roundabout]),
            ],
            signs: ["left": RoadSign(text: "B 31", colors: ["text": 0xFFFFFF, "edge": nil]), "right": nil])
        return Tour(
            name: "Around", profile: .other("hand-cycling"), start: lake,
            bounds: PlaceBounds(southWest: lake, northEast: hill), path: [lake, hill], heights: [412, nil, 420.5],
            tolls: ["AT": 9.4, "CH": nil], detours: ["north": [hill, nil, lake], "south": []],
            stages: [
                TourStage(
                    title: "Up", length: 21_000, seconds: 5400, roads: ["B 31", nil], speeds: [nil, 20], turns: [turn]),
                TourStage(),
            ], page: URL(string: "https://example.org/tour").map { TourPage(address: $0, title: "Notes") })
    }
}

/// The first version of a tour, which had two numbers for its start.
final class CocoaFirstTour: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    private let stage: CocoaWrittenStage

    init(stage: CocoaWrittenStage) {
        self.stage = stage
    }

    func encode(with coder: NSCoder) {
        coder.encode("First" as NSString, forKey: "name")
        coder.encode("unicycle" as NSString, forKey: "profileIdentifier")
        coder.encode(47.5, forKey: "startLatitude")
        coder.encode(9.75, forKey: "startLongitude")
        coder.encode([["latitude": 1.5, "longitude": 2, "altitude": 400]] as NSArray, forKey: "path")
        coder.encode([stage] as NSArray, forKey: "stages")
        coder.encode("fast" as NSString, forKey: "routeOptions")
    }

    init?(coder: NSCoder) { nil }
}

final class CocoaWrittenTour: CocoaWrittenObject {}

final class CocoaWrittenStage: CocoaWrittenObject {}

final class CocoaWrittenTurn: CocoaWrittenObject {}

extension Twin {
    static var tours: Twin {
        Twin(classes: [
            (CocoaTour.self, Tour.self), (CocoaTourStage.self, TourStage.self), (CocoaTourTurn.self, TourTurn.self),
            (CocoaTourPage.self, TourPage.self),
        ])
    }
}
