// What the schema Values leaves to Swift.

import Archiving
import Foundation

nonisolated extension Box {
    static func any(_ item: Item) throws -> any Coding { item }
}

nonisolated extension Sample {
    static func marks(from old: [Int]) throws -> [Int32]? { old.map { Int32(clamping: $0) } }
    static func list(of counts: [Int64]) -> [Int] { counts.map { Int($0) } }
    static func text(of corner: CGPoint?) -> String? { corner.map { "\($0.x) \($0.y)" } }
}
