// What the schema Fallbacks leaves to Swift.

import Archiving

nonisolated extension Song {
    static func speed(fromBeats beats: Int) throws -> Double { Double(beats) / 60 }
    static func seconds(_ minutes: Double?) throws -> Double? { minutes.map { $0 * 60 } }
    static func volume(_ old: Int) throws -> Float { Float(old) / 100 }
    static func countPlays(_ unarchiver: Unarchiver) throws -> Int { unarchiver.containsValue(forKey: "title") ? 1 : 0 }
    static func countLikes(from unarchiver: Unarchiver) throws -> Int? { try countPlays(unarchiver) }
    static func guests(from guest: Artist?) throws -> [Artist] { guest.map { [$0] } ?? [] }
    static func findLabel(_ unarchiver: Unarchiver) throws -> Artist? { nil }
    static func grams(from weight: Double) -> Int { Int(weight * 1000) }
}

extension Artist: nonisolated Hashable {
    public nonisolated static func == (left: Artist, right: Artist) -> Bool { left === right }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
