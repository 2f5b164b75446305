// What the schemas of this target name after `via`, and the class that they extend.

import Archiving

extension Record {
    /// Before version 3 the total was the code, twice.
    static func total(from unarchiver: Unarchiver) throws -> Int {
        2 * (try unarchiver.decodeIfPresent(Int.self, forKey: "code") ?? 0)
    }
}

extension NamePair {
    static func first(of both: String) -> String { String(both.prefix { $0 != " " }) }

    func both() -> String { [self.first, self.second].compactMap(\.self).joined(separator: " ") }
}

extension Node: Hashable {
    static func == (left: Node, right: Node) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) { hasher.combine(self.name) }
}

extension Wide {
    /// An object whose numbered fields contain their numbers, with every second name.
    static var counting: Wide {
        let wide = Wide(x: 1, y: 2.5)
        wide.number1 = 1
        wide.number2 = 2
        wide.name2 = "name 2"
        wide.number3 = 3
        wide.number4 = 4
        wide.name4 = "name 4"
        wide.number5 = 5
        wide.number6 = 6
        wide.name6 = "name 6"
        wide.number7 = 7
        wide.number8 = 8
        wide.name8 = "name 8"
        wide.number9 = 9
        wide.number10 = 10
        wide.name10 = "name 10"
        wide.number11 = 11
        wide.number12 = 12
        wide.name12 = "name 12"
        wide.number13 = 13
        wide.number14 = 14
        wide.name14 = "name 14"
        wide.number15 = 15
        wide.number16 = 16
        wide.name16 = "name 16"
        wide.number17 = 17
        wide.number18 = 18
        wide.name18 = "name 18"
        wide.number19 = 19
        wide.number20 = 20
        wide.name20 = "name 20"
        wide.number21 = 21
        wide.number22 = 22
        wide.name22 = "name 22"
        wide.number23 = 23
        wide.number24 = 24
        wide.name24 = "name 24"
        wide.number25 = 25
        wide.number26 = 26
        wide.name26 = "name 26"
        wide.number27 = 27
        wide.number28 = 28
        wide.name28 = "name 28"
        wide.number29 = 29
        wide.number30 = 30
        wide.name30 = "name 30"
        wide.number31 = 31
        wide.number32 = 32
        wide.name32 = "name 32"
        wide.number33 = 33
        wide.number34 = 34
        wide.name34 = "name 34"
        wide.number35 = 35
        wide.number36 = 36
        wide.name36 = "name 36"
        wide.number37 = 37
        wide.number38 = 38
        wide.name38 = "name 38"
        wide.number39 = 39
        wide.number40 = 40
        wide.name40 = "name 40"
        return wide
    }
}

extension Currency {
    /// The one object of each code.
    static let euro = Currency(code: "EUR")

    static func shared(for decoded: Currency) -> Currency { decoded.code == euro.code ? euro : decoded }
}

extension Currency: @unchecked Sendable {}

extension Proxy {
    func standIn() -> any Coding { Target(name: self.name, size: 7) }
}

extension Holder {
    func makeIndex() {
        self.index = Dictionary(self.titles.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
}

extension Trip {
    func migrate(from version: Int) throws { log.append("trip \(version)") }
}

struct NegativePorts: Error {}

extension Cruise {
    func check(_ version: Int) throws {
        log.append("cruise \(version)")
        if ports < 0 { throw NegativePorts() }
    }
}

extension Leg {
    mutating func measure(since version: Int) throws { days = version < 3 ? -1 : hours / 24 }
}

/// A class that is written by hand.
final class Handmade {
    var volume = 0.5
    var title: String?

    init() {}
}
