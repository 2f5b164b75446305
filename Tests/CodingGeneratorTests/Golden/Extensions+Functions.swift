// The classes whose coding the schema Extensions describes.
public import Archiving
import Foundation

/// Written by hand: its coding is generated.
public nonisolated final class Station {
    public var name = ""
    public var opened = Date.now
    public var platforms = 2
    public var next: Station?
    public weak var previous: Station?
    public var lines: Set<Line> = []
    public var length = 0.0

    public init() {}

    func measure() { length = next == nil ? 0 : 1 }

    deinit { ReleaseList.release(&next) }
}

public nonisolated final class Depot {
    public var trains: [String] = []
    public var unknownValues = UnknownValues()

    public init() {}

    static func uniqued(_ depot: Depot) -> Depot { depot }
}

nonisolated final class Whistle {}

nonisolated extension Line: Hashable {
    public static func == (left: Line, right: Line) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
