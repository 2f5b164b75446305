// What the schema Names leaves to Swift.

import Archiving

nonisolated extension Protocol_ {
    static func `repeat`(in unarchiver: Unarchiver) throws -> Int { unarchiver.containsValue(forKey: "x") ? 1 : 0 }
}
