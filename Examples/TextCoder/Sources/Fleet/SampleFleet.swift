// A fleet with everything that a format must support: cycles, shared objects, sets, structures and Foundation's values.

import Foundation

extension Fleet {
    /// Creates a fleet with two ships that escort each other, a ferry, and captains who refer to their ships.
    public static func sample() throws -> Fleet {
        let fleet = Fleet(
            name: "North \"Sea\"\nLine", founded: Date(timeIntervalSinceReferenceDate: -1_234.5),
            home: Position(latitude: 53.5, longitude: 9.75), flag: Data([0, 1, 254, 255]),
            website: URL(string: "ships.html", relativeTo: URL(string: "https://example.org/north/")),
            registry: UUID(uuidString: "71DC068E-3420-45FF-919E-3A267D55EC22") ?? UUID(),
            budget: Decimal(string: "12345678901234567890.125") ?? 0)
        let trawler = Ship(name: "Anna", tonnage: .max, draught: 2.5)
        let tug = Ship(name: "Bruno", tonnage: 300, isAfloat: false)
        let ferry = Ferry(name: "Cara", tonnage: 9_000, passengers: 400, fares: ["adult": 12.5, "child": 0])
        trawler.escort = tug
        tug.escort = trawler
        trawler.cargo = .bulk(material: "herring", tons: 1.5)
        ferry.cargo = .containers(count: 3)
        ferry.route = [Position(latitude: 54, longitude: 8), Position(latitude: -0.5, longitude: 1e-7)]
        fleet.ships = [trawler, tug, ferry]
        for ship in fleet.ships { ship.fleet = fleet }
        let captain = Captain(name: "Dora")
        captain.command = ferry
        ferry.pilot = captain
        fleet.captains = [captain, Captain(name: "Emil")]
        fleet.berths = ["A": trawler, "B": ferry, "C": trawler]
        fleet.flagship = ferry
        return fleet
    }

    /// Breaks the reference cycles, so that the fleet can be released.
    public func dissolve() {
        for ship in ships { ship.escort = nil }
        for captain in captains { captain.command = nil }
    }
}
