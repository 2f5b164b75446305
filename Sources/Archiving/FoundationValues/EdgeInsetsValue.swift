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
    /// The number of the kind of an NSValue.
    private static let special = 12

    private static let topKey = "NS.edgeval.top"
    private static let leftKey = "NS.edgeval.left"
    private static let bottomKey = "NS.edgeval.bottom"
    private static let rightKey = "NS.edgeval.right"

    public static let foundationForm = FoundationForm<EdgeInsetsValue>("NSValue") { insets, archiver in
        try archiver.encode(special, forKey: KeyedArchiveFormat.specialKey)
        try archiver.encode(insets.top, forKey: topKey)
        try archiver.encode(insets.left, forKey: leftKey)
        try archiver.encode(insets.bottom, forKey: bottomKey)
        try archiver.encode(insets.right, forKey: rightKey)
    } decode: { unarchiver in
        guard try unarchiver.decodeIfPresent(Int.self, forKey: KeyedArchiveFormat.specialKey) == special else {
            throw unarchiver.failure(
                .unexpectedKind, expected: "edge insets", found: "a value of another kind", forKey: nil)
        }
        return try EdgeInsetsValue(
            top: unarchiver.decode(Double.self, forKey: topKey), left: unarchiver.decode(Double.self, forKey: leftKey),
            bottom: unarchiver.decode(Double.self, forKey: bottomKey),
            right: unarchiver.decode(Double.self, forKey: rightKey))
    }
}
