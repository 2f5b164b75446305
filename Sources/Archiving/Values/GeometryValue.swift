// Points, sizes, rectangles, ranges, vectors, transforms and edge insets: what CGPoint, CGSize, CGRect, NSRange, CGVector,
// CGAffineTransform, UIEdgeInsets and NSEdgeInsets are archived as.

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

/// A vector of two numbers: the archived form of `CGVector`.
public struct VectorValue: Hashable, Sendable {
    /// The horizontal component.
    public var dx: Double

    /// The vertical component.
    public var dy: Double

    /// Creates a vector.
    public init(dx: Double, dy: Double) {
        self.dx = dx
        self.dy = dy
    }
}

/// An affine transform: the archived form of `CGAffineTransform`.
public struct TransformValue: Hashable, Sendable {
    /// The first number of the matrix's first row.
    public var a: Double

    /// The second number of the first row.
    public var b: Double

    /// The first number of the second row.
    public var c: Double

    /// The second number of the second row.
    public var d: Double

    /// The horizontal translation.
    public var tx: Double

    /// The vertical translation.
    public var ty: Double

    /// Creates a transform; without arguments, the identity.
    public init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
}

/// Distances from the edges of a rectangle: the archived form of `UIEdgeInsets` and `NSEdgeInsets`.
public struct EdgeInsetsValue: Hashable, Sendable {
    /// The distance from the top edge.
    public var top: Double

    /// The distance from the left edge.
    public var left: Double

    /// The distance from the bottom edge.
    public var bottom: Double

    /// The distance from the right edge.
    public var right: Double

    /// Creates edge insets.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
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

    /// A vector.
    case vector

    /// An affine transform.
    case transform

    /// Edge insets.
    case edgeInsets

    var phrase: String { self == .edgeInsets ? "edge insets" : "a \(self)" }
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

    /// A vector.
    case vector(VectorValue)

    /// An affine transform.
    case transform(TransformValue)

    /// Edge insets.
    case edgeInsets(EdgeInsetsValue)

    /// Creates a value other than a range from its numbers, in the order of its members.
    init?(_ kind: GeometryKind, numbers: [Double]) {
        switch (kind, numbers.count) {
        case (.point, 2): self = .point(PointValue(x: numbers[0], y: numbers[1]))
        case (.size, 2): self = .size(SizeValue(width: numbers[0], height: numbers[1]))
        case (.rectangle, 4):
            self = .rectangle(RectangleValue(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        case (.vector, 2): self = .vector(VectorValue(dx: numbers[0], dy: numbers[1]))
        case (.transform, 6):
            self = .transform(
                TransformValue(
                    a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5]))
        case (.edgeInsets, 4):
            self = .edgeInsets(
                EdgeInsetsValue(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
        default: return nil
        }
    }

    /// The numbers in the order of the members; none for a range, whose are integers.
    var numbers: [Double] {
        switch self {
        case .point(let value): [value.x, value.y]
        case .size(let value): [value.width, value.height]
        case .rectangle(let value): [value.x, value.y, value.width, value.height]
        case .range: []
        case .vector(let value): [value.dx, value.dy]
        case .transform(let value): [value.a, value.b, value.c, value.d, value.tx, value.ty]
        case .edgeInsets(let value): [value.top, value.left, value.bottom, value.right]
        }
    }

    /// The kind of the value.
    public var kind: GeometryKind {
        switch self {
        case .point: .point
        case .size: .size
        case .rectangle: .rectangle
        case .range: .range
        case .vector: .vector
        case .transform: .transform
        case .edgeInsets: .edgeInsets
        }
    }
}

/// A geometric value of one kind.
protocol GeometricValue: ArchivableValue {
    static var geometryKind: GeometryKind { get }
    var geometryValue: GeometryValue { get }

    /// Creates a value from one of the same kind.
    init?(_ value: GeometryValue)
}

extension GeometricValue {
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeLeaf(.geometry(geometryValue), forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Self? {
        try unarchiver.leafValue(.geometry(geometryKind), forKey: key) {
            if case .geometry(let value) = $0 { Self(value) } else { nil }
        }
    }
}

extension PointValue: GeometricValue {
    static var geometryKind: GeometryKind { .point }
    @_spi(GeneratedCode) public var geometryValue: GeometryValue { .point(self) }
    init?(_ value: GeometryValue) { if case .point(let value) = value { self = value } else { return nil } }
}

extension SizeValue: GeometricValue {
    static var geometryKind: GeometryKind { .size }
    @_spi(GeneratedCode) public var geometryValue: GeometryValue { .size(self) }
    init?(_ value: GeometryValue) { if case .size(let value) = value { self = value } else { return nil } }
}

extension RectangleValue: GeometricValue {
    static var geometryKind: GeometryKind { .rectangle }
    @_spi(GeneratedCode) public var geometryValue: GeometryValue { .rectangle(self) }
    init?(_ value: GeometryValue) { if case .rectangle(let value) = value { self = value } else { return nil } }
}

extension RangeValue: GeometricValue {
    static var geometryKind: GeometryKind { .range }
    var geometryValue: GeometryValue { .range(self) }
    init?(_ value: GeometryValue) { if case .range(let value) = value { self = value } else { return nil } }
}

extension VectorValue: GeometricValue {
    static var geometryKind: GeometryKind { .vector }
    var geometryValue: GeometryValue { .vector(self) }
    init?(_ value: GeometryValue) { if case .vector(let value) = value { self = value } else { return nil } }
}

extension TransformValue: GeometricValue {
    static var geometryKind: GeometryKind { .transform }
    var geometryValue: GeometryValue { .transform(self) }
    init?(_ value: GeometryValue) { if case .transform(let value) = value { self = value } else { return nil } }
}

extension EdgeInsetsValue: GeometricValue {
    static var geometryKind: GeometryKind { .edgeInsets }
    @_spi(GeneratedCode) public var geometryValue: GeometryValue { .edgeInsets(self) }
    init?(_ value: GeometryValue) { if case .edgeInsets(let value) = value { self = value } else { return nil } }
}
