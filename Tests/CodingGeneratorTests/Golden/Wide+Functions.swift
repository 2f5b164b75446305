// What the schema Wide leaves to Swift.

import Archiving

nonisolated extension Roomy {
    static func count(_ unarchiver: Unarchiver) throws -> Int { unarchiver.containsValue(forKey: "serial") ? 1 : 0 }
}

extension Guest: nonisolated Hashable {
    public nonisolated static func == (left: Guest, right: Guest) -> Bool { left === right }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
