// What the schema Names leaves to Swift.

import Archiving

nonisolated extension Protocol_ {
    static func `repeat`(in unarchiver: Unarchiver) throws -> Int { unarchiver.containsValue(forKey: "x") ? 1 : 0 }
}

extension Keywords {
    nonisolated static func sum(`let` old: Int) throws -> Int { old }
    nonisolated static func sum(`inout` new: Int) -> Int { new }
}
