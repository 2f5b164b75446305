// The coders of a workload, and the lower bounds of what it takes.

/// What does the work.
enum Peer: String, Codable, CaseIterable {
    /// This package, with an archiver or unarchiver made for each archive.
    case archiving = "Archiving"
    /// This package, with one archiver for all archives.
    case archivingReused = "Archiving, reused"
    /// This package, where the bytes of data are looked at in the archive.
    case archivingLent = "Archiving, lent bytes"
    /// This package's property lists, without objects.
    case propertyList = "PropertyList"
    /// This package's archives without keys.
    case sequential = "Archiving, sequential"

    /// From objects to messages to bytes, or back.
    case protobuf = "swift-protobuf"
    /// From messages to bytes, or back.
    case protobufCodec = "swift-protobuf, codec alone"
    case json = "JSONEncoder"
    case propertyListEncoder = "PropertyListEncoder"
    case foundation = "NSKeyedArchiver"
    case propertyListSerialization = "PropertyListSerialization"
    case pytypedstream = "pytypedstream"

    /// The same bytes copied, into memory that was used before.
    case warmCopy = "memcpy, warm"
    /// The same bytes copied, into memory that the system gives first.
    case freshCopy = "memcpy, fresh"
    /// Every object visited, and identified.
    case traversal = "traversal with identity"
    /// The same graph made, from values in memory.
    case allocation = "allocation alone"

    /// The name of the half that works on a side.
    func name(_ side: Side) -> String {
        switch (self, side) {
        case (.json, .unarchive): "JSONDecoder"
        case (.propertyListEncoder, .unarchive): "PropertyListDecoder"
        case (.foundation, .unarchive): "NSKeyedUnarchiver"
        default: rawValue
        }
    }
}
