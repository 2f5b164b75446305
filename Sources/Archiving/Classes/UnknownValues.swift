// What objects of classes that preserve unknown keys hold for newer versions of these classes.

/// The values that an archive holds for an object under keys that no class in the object's superclass chain declares.
///
/// An object of a class that preserves unknown keys gets them from ``Unarchiver/unknownValues()`` and encodes them with
/// ``Archiver/encode(_:)-(UnknownValues)``. In this way, values that a newer version of the class wrote aren't lost
/// when an older version reads and rewrites the archive. The values are stored as the archive holds them, not as
/// objects. If one of them refers to an object that the reader created and that still exists, it is archived as a
/// reference to that object; any other reference is archived unchanged.
public struct UnknownValues {
    /// The graph that contains the values; `nil` if there are none.
    let graph: KeptGraph?

    /// The values in the archive's order.
    let entries: [Entry]

    /// A key and its value, as numbers of objects in the graph.
    struct Entry {
        let key: UInt32
        let value: UInt32
    }

    /// Creates an empty value, for an object that wasn't decoded.
    public init() {
        graph = nil
        entries = []
    }

    init(_ graph: KeptGraph, entries: [Entry]) {
        self.graph = entries.isEmpty ? nil : graph
        self.entries = entries
    }

    /// A Boolean value that indicates whether there are no unknown values.
    public var isEmpty: Bool { entries.isEmpty }
}
