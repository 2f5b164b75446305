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

extension EdgeInsetsValue: ArchivableValue, FoundationValue {
    /// The number of the kind of an NSValue.
    private static let special = 12

    private static var distances: [(key: String, path: WritableKeyPath<EdgeInsetsValue, Double>)] {
        [
            ("NS.edgeval.top", \.top), ("NS.edgeval.left", \.left), ("NS.edgeval.bottom", \.bottom),
            ("NS.edgeval.right", \.right),
        ]
    }

    static let foundationForm = FoundationForm<EdgeInsetsValue>("NSValue") { insets, archiver in
        try archiver.encode(special, forKey: KeyedArchiveFormat.specialKey)
        for (key, path) in distances { try archiver.encode(insets[keyPath: path], forKey: key) }
    } decode: { unarchiver in
        try unarchiver.require(
            unarchiver.decodeIfPresent(Int.self, forKey: KeyedArchiveFormat.specialKey) == special, .unexpectedKind,
            expected: "edge insets", found: "a value of another kind")
        var insets = EdgeInsetsValue(top: 0, left: 0, bottom: 0, right: 0)
        for (key, path) in distances { insets[keyPath: path] = try unarchiver.real(forKey: key) }
        return insets
    }
}
