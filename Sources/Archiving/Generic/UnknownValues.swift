// What objects of classes that preserve unknown keys hold for newer versions of these classes.

/// The values that an archive holds for an object under keys that no class in the object's superclass chain declares.
///
/// An object of a class that preserves unknown keys gets them from ``Unarchiver/unknownValues()`` and encodes them with
/// ``Archiver/encode(_:)-(UnknownValues)``. In this way, values that a newer version of the class wrote aren't lost
/// when an older version reads and rewrites the archive. The values are stored as the archive holds them, not as
/// objects, with the description of the object's class if the reader doesn't have it and reads the object as one of a
/// superclass. If one of them refers to an object that the reader created and that still exists, it is archived as a
/// reference to that object; any other reference is archived unchanged.
///
/// The type isn't `Sendable`, because it refers to the objects that the reader created, which belong to one task.
public struct UnknownValues {
    /// The graph that contains the values; `nil` if there are none.
    let graph: KeptGraph?

    /// The values in the archive's order.
    let entries: [Entry]

    /// The number of the reference to the class's description, if the reader doesn't have the class: the object is
    /// archived as one of that class again.
    let classNumber: UInt32?

    /// A key and its value, as numbers of objects in the graph.
    struct Entry {
        let key: UInt32
        let value: UInt32
    }

    /// Creates an empty value, for an object that wasn't decoded.
    public init() {
        (graph, entries, classNumber) = (nil, [], nil)
    }

    init(_ graph: KeptGraph, entries: [Entry], classNumber: UInt32?) {
        self.graph = entries.isEmpty && classNumber == nil ? nil : graph
        self.entries = entries
        self.classNumber = classNumber
    }

    /// A Boolean value that indicates whether there are no unknown values, and the object's class is known.
    public var isEmpty: Bool { graph == nil }
}
