// Edge insets: four distances, in an NSValue.

/// Distances from the edges of a rectangle: Cocoa's NSEdgeInsets in an NSValue.
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

extension EdgeInsetsValue: FoundationValue {
    static var foundationClass: ArchivedStructure { ArchivedStructure(foundationClass: "NSValue") }

    /// The number of the kind in archives.
    private static let special = 12

    func encodeContents(to archiver: Archiver) throws {
        try archiver.encode(Self.special, forKey: KeyedArchiveFormat.specialKey)
        try archiver.encode(top, forKey: "NS.edgeval.top")
        try archiver.encode(left, forKey: "NS.edgeval.left")
        try archiver.encode(bottom, forKey: "NS.edgeval.bottom")
        try archiver.encode(right, forKey: "NS.edgeval.right")
    }

    static func decodeContents(from unarchiver: Unarchiver) throws -> EdgeInsetsValue {
        guard try unarchiver.decodeIfPresent(Int.self, forKey: KeyedArchiveFormat.specialKey) == special else {
            throw unarchiver.failure(
                .unexpectedKind, expected: "edge insets", found: "a value of another kind", forKey: nil)
        }
        return try EdgeInsetsValue(
            top: unarchiver.decode(Double.self, forKey: "NS.edgeval.top"),
            left: unarchiver.decode(Double.self, forKey: "NS.edgeval.left"),
            bottom: unarchiver.decode(Double.self, forKey: "NS.edgeval.bottom"),
            right: unarchiver.decode(Double.self, forKey: "NS.edgeval.right"))
    }

    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeInstance(self, forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> EdgeInsetsValue? {
        try unarchiver.decodeInstance(EdgeInsetsValue.self, forKey: key)
    }
}
