// Points, sizes, rectangles and ranges: what CGPoint, CGSize, CGRect and NSRange are archived as.

/// A point: the archived form of `CGPoint`.
public struct PointValue: Hashable, Sendable {
    /// The horizontal coordinate.
    public var x: Double

    /// The vertical coordinate.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A size: the archived form of `CGSize`.
public struct SizeValue: Hashable, Sendable {
    /// The width.
    public var width: Double

    /// The height.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle with an origin and a size: the archived form of `CGRect`.
public struct RectangleValue: Hashable, Sendable {
    /// The horizontal coordinate of the origin.
    public var x: Double

    /// The vertical coordinate of the origin.
    public var y: Double

    /// The width.
    public var width: Double

    /// The height.
    public var height: Double

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// A range of positions: the archived form of `NSRange`.
///
/// Both numbers are counts; an archive can't hold negative ones.
public struct RangeValue: Hashable, Sendable {
    /// The first position.
    public var location: Int

    /// The number of positions.
    public var length: Int

    /// Creates a range.
    public init(location: Int, length: Int) {
        self.location = location
        self.length = length
    }
}

// MARK: For authors of formats

/// The kind of a geometric value.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum GeometryKind: Sendable {
    /// A point.
    case point

    /// A size.
    case size

    /// A rectangle.
    case rectangle

    /// A range of positions.
    case range

    var phrase: String { "\(self)" }
}

/// A geometric value of any kind, as coders encode and decode it.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum GeometryValue: Hashable, Sendable {
    /// A point.
    case point(PointValue)

    /// A size.
    case size(SizeValue)

    /// A rectangle.
    case rectangle(RectangleValue)

    /// A range of positions.
    case range(RangeValue)

    /// Creates a point, size or rectangle from its numbers: `x`, `y`, `width` and `height`, as far as it has them.
    init?(_ kind: GeometryKind, numbers: [Double]) {
        switch (kind, numbers.count) {
        case (.point, 2): self = .point(PointValue(x: numbers[0], y: numbers[1]))
        case (.size, 2): self = .size(SizeValue(width: numbers[0], height: numbers[1]))
        case (.rectangle, 4):
            self = .rectangle(RectangleValue(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        default: return nil
        }
    }

    /// The kind of the value.
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
        try archiver.encodeLeaf(.geometry(.point(self)), forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> PointValue? {
        try unarchiver.leafValue(.geometry(.point), forKey: key) {
            if case .geometry(.point(let value)) = $0 { value } else { nil }
        }
    }
}

extension SizeValue: ArchivableValue {
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeLeaf(.geometry(.size(self)), forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> SizeValue? {
        try unarchiver.leafValue(.geometry(.size), forKey: key) {
            if case .geometry(.size(let value)) = $0 { value } else { nil }
        }
    }
}

extension RectangleValue: ArchivableValue {
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeLeaf(.geometry(.rectangle(self)), forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> RectangleValue? {
        try unarchiver.leafValue(.geometry(.rectangle), forKey: key) {
            if case .geometry(.rectangle(let value)) = $0 { value } else { nil }
        }
    }
}

extension RangeValue: ArchivableValue {
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeLeaf(.geometry(.range(self)), forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> RangeValue? {
        try unarchiver.leafValue(.geometry(.range), forKey: key) {
            if case .geometry(.range(let value)) = $0 { value } else { nil }
        }
    }
}
