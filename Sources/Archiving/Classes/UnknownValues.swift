// What an object keeps of keys that it does not know.

/// The values that an archive holds for an object under keys that no class of the object's chain declares.
///
/// An object of a class that keeps unknown keys takes them from ``Unarchiver/unknownValues()`` and gives them back
/// with ``Archiver/encode(_:)-(UnknownValues)``: what a newer version of the class wrote survives a reader that knows
/// nothing of it. They are what the archive holds, and no objects: a reference among them to an object that the reader
/// created and that still lives is archived as a reference to it, any other as it was.
public struct UnknownValues {
    /// Where the values are; `nil` where there are none.
    let graph: KeptGraph?

    /// The values in the archive's order.
    let entries: [Entry]

    /// A key and its value: numbers of kept objects.
    struct Entry {
        let key: UInt32
        let value: UInt32
    }

    /// No values: those of an object that was not decoded.
    public init() {
        graph = nil
        entries = []
    }

    init(_ graph: KeptGraph, entries: [Entry]) {
        self.graph = entries.isEmpty ? nil : graph
        self.entries = entries
    }

    /// Whether there are none.
    public var isEmpty: Bool { entries.isEmpty }
}
