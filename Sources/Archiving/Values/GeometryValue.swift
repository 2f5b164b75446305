// Points, sizes, rectangles and ranges: what CGPoint, CGSize, CGRect and NSRange are archived as.

/// A point.
public struct PointValue: Hashable, Sendable {
    /// The horizontal coordinate.
    public var x: Double

    /// The vertical coordinate.
    public var y: Double

    /// Makes a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A size.
public struct SizeValue: Hashable, Sendable {
    /// The horizontal extent.
    public var width: Double

    /// The vertical extent.
    public var height: Double

    /// Makes a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle, by its origin and its size.
public struct RectangleValue: Hashable, Sendable {
    /// The origin's horizontal coordinate.
    public var x: Double

    /// The origin's vertical coordinate.
    public var y: Double

    /// The horizontal extent.
    public var width: Double

    /// The vertical extent.
    public var height: Double

    /// Makes a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// A range of positions. Both numbers are counts: an archive holds none that is negative.
public struct RangeValue: Hashable, Sendable {
    /// The first position.
    public var location: Int

    /// How many positions there are.
    public var length: Int

    /// Makes a range.
    public init(location: Int, length: Int) {
        self.location = location
        self.length = length
    }
}

/// Which of the geometric values one is.
public enum GeometryKind: Sendable {
    /// A point.
    case point

    /// A size.
    case size

    /// A rectangle.
    case rectangle

    /// A range of positions.
    case range

    /// What an error says of it.
    var phrase: String {
        switch self {
        case .point: "point"
        case .size: "size"
        case .rectangle: "rectangle"
        case .range: "range"
        }
    }
}

/// A geometric value of any kind, as coders take and give it.
public enum GeometryValue: Hashable, Sendable {
    /// A point.
    case point(PointValue)

    /// A size.
    case size(SizeValue)

    /// A rectangle.
    case rectangle(RectangleValue)

    /// A range of positions.
    case range(RangeValue)

    /// Which kind of value it is.
    public var kind: GeometryKind {
        switch self {
        case .point: .point
        case .size: .size
        case .rectangle: .rectangle
        case .range: .range
        }
    }
}

extension PointValue: ArchivableValue {
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeGeometryValue(.point(self), forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> PointValue? {
        guard case .point(let value)? = try unarchiver.geometryValue(.point, forKey: key) else { return nil }
        return value
    }
}

extension SizeValue: ArchivableValue {
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeGeometryValue(.size(self), forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> SizeValue? {
        guard case .size(let value)? = try unarchiver.geometryValue(.size, forKey: key) else { return nil }
        return value
    }
}

extension RectangleValue: ArchivableValue {
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeGeometryValue(.rectangle(self), forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> RectangleValue? {
        guard case .rectangle(let value)? = try unarchiver.geometryValue(.rectangle, forKey: key) else { return nil }
        return value
    }
}

extension RangeValue: ArchivableValue {
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeGeometryValue(.range(self), forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> RangeValue? {
        guard case .range(let value)? = try unarchiver.geometryValue(.range, forKey: key) else { return nil }
        return value
    }
}
