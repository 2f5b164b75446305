// What the schema Structures leaves to Swift.

import Archiving

nonisolated extension Frame {
    static func points(from width: Int) throws -> Double { Double(width) * 72 }
    static func depth(_ unarchiver: Unarchiver) throws -> Int { unarchiver.containsValue(forKey: "w") ? 1 : 0 }
}

nonisolated extension Shape {
    static func text(of point: Point) -> String { "\(point.x) \(point.y)" }
}
