// What the schema Sequential leaves to Swift.

import Archiving

nonisolated extension Thing {
    static func points(from width: Int) throws -> Double { Double(width) }
}

public nonisolated final class Crate {
    public var weight = 0.0
    public var title: String?

    public init() {}
}

public nonisolated final class Plain {
    public init() {}
}
