// What the schemas name after `via`, and the classes that they extend.

import Archiving
import Foundation

extension Player: Hashable {
    static func == (left: Player, right: Player) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(self.number) }
}

extension CrewMember: Hashable {
    static func == (left: CrewMember, right: CrewMember) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) { hasher.combine(self.name) }
}

extension MutableMember: Hashable {
    public static func == (left: MutableMember, right: MutableMember) -> Bool { left.id == right.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(self.id) }
}

extension InlineTexts {
    static func note(from remark: String?) -> String { remark ?? "none" }
}

extension Author {
    struct NameIsMissing: Error {}

    static func givenName(of author: String) -> String { String(author.prefix { $0 != " " }) }

    static func familyName(of author: String) -> String? {
        let names = author.drop { $0 != " " }.dropFirst()
        return names.isEmpty ? nil : String(names)
    }

    func fullName() throws -> String {
        guard !self.givenName.isEmpty else { throw NameIsMissing() }
        return [self.givenName, self.familyName].compactMap(\.self).joined(separator: " ")
    }

    func initial() -> Character? { self.familyName?.first }
}

extension AuthorLife {
    static func birth(from years: [Int32]) throws -> Int {
        guard let year = years.first else { throw CocoaError(.coderReadCorrupt) }
        return Int(year)
    }

    static func death(from years: [Int32]) -> Int? { years.dropFirst().first.map(Int.init) }

    func years() -> [Int32] { [self.birth, self.death].compactMap(\.self).map { Int32(clamping: $0) } }
}

extension ConvertedSets {
    static func text(of identifier: UUID) -> String { identifier.uuidString }

    static func identifier(from text: String) throws -> UUID {
        guard let identifier = UUID(uuidString: text) else { throw CocoaError(.coderReadCorrupt) }
        return identifier
    }

    static func numbers(of point: CGPoint) -> [Double] { [point.x, point.y] }

    static func point(from numbers: [Double]) throws -> CGPoint {
        guard numbers.count == 2 else { throw CocoaError(.coderReadCorrupt) }
        return CGPoint(x: numbers[0], y: numbers[1])
    }
}

extension Defaults {
    static func twice(_ unarchiver: Unarchiver) throws -> Int {
        2 * (try unarchiver.decodeIfPresent(Int.self, forKey: "half") ?? 21)
    }
}

extension Fallbacks {
    static func metres(fromCentimetres centimetres: Int) throws -> Double { Double(centimetres) / 100 }
}

extension IndexedConversions {
    static func total(ofParts parts: [Int]) -> Int { parts.reduce(0, +) }
    static func halves(of total: Int) -> [Double?] { [Double(total) / 2, nil] }
}

extension NullableAlso {
    static func length(of name: String?) -> Int? { name?.count }
}

extension Forgiving {
    static func metres(fromCentimetres centimetres: Int?) -> Double { Double(centimetres ?? 0) / 100 }
}

extension AlsoKeys {
    static func minutes(fromSeconds seconds: Double) -> Int { Int(seconds / 60) }
}

extension Library {
    func makeIndex() {
        self.index = Dictionary(self.titles.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
}

extension Shipment {
    func index() { log.append("index") }

    func migrate(from version: Int) throws {
        log.append("migrate from \(version)")
        if version < 1 { label = label.uppercased() }
    }
}

public struct Refusal: Error {}

extension Express {
    func check() throws {
        log.append("check \(pages) pages")
        if label == "refused" { throw Refusal() }
    }
}

extension Carton {
    mutating func measure(_ version: Int) throws { area = version == 0 ? -1 : width * height }
}

public struct NewerRegion: Error {}

extension Region {
    mutating func check(_ version: Int) throws {
        if version > 2 { throw NewerRegion() }
        if version < 2 { area += 1_000 }
    }
}

protocol CanvasObserver: AnyObject {}

struct CanvasSize {
    var area = 0.0
}

struct CanvasError: Error {}

extension Canvas {
    func measure() { self.grid = .success([self.name.count]) }
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

extension Picture {
    static func rawPixels(of picture: Picture) throws -> Picture { .raw(pixels: Data([0]), wide: 1, high: 1) }
}

/// A class that is written by hand.
final class Settings {
    var volume = 0.5
    var recent: [String] = []
    var parent: Settings?

    init() {}
}

extension BoxedNumbers {
    static func seconds(of duration: Duration) -> Double { duration / .seconds(1) }
    static func duration(of seconds: Double) -> Duration { .seconds(seconds) }
}

extension MissingValues {
    static func counted(in unarchiver: Unarchiver) throws -> Int { 42 }
    static func metres(of centimetres: Int) -> Double { Double(centimetres) / 100 }
}
