// Copies and comparisons of live object graphs, by way of their archives.

/// What tests, undo and the pasteboard need of an object graph: the objects that an object leads to, with their values.
///
/// A graph is what an archive of the object would contain: transient fields and objects to which only conditional
/// references lead aren't part of it. The product `ArchiveDocuments` adds a description.
public enum ObjectGraph {
    /// Returns a copy of an object and of everything that it leads to.
    ///
    /// The copy has the same shape: objects that are referenced twice, and cycles, are copied as such. Substitutes are
    /// copied instead of the objects that name them, and transient fields get their defaults.
    ///
    /// - Parameters:
    ///   - root: The object.
    ///   - allowing: Classes that the copy may contain in addition to those that the object's class can reach.
    /// - Throws: ``ArchiveError``, as archiving and unarchiving throw it: `classNotAllowed` if an object's class is
    ///   neither reachable nor in `allowing`, `rejected` for another error of a class.
    /// - Complexity: O(*n*) in the number of values.
    public static func copy<Root: Coding>(of root: Root, allowing: [any Coding.Type] = []) throws -> Root {
        try KeyedUnarchiver.unarchivedObject(
            ofClass: Root.self, from: KeyedArchiver.archivedData(withRootObject: root),
            allowing: [type(of: root)] + allowing)
    }

    /// Returns a Boolean value that indicates whether two objects lead to graphs with the same values and the same
    /// shape.
    ///
    /// No class has to be `Equatable`. Numbers are equal if their bits are, texts if their bytes are. The order of sets
    /// and dictionaries is no difference, and a conditional reference that leads out of the graph is nil.
    ///
    /// - Parameter allowing: As for ``copy(of:allowing:)``.
    /// - Throws: ``ArchiveError``, as ``copy(of:allowing:)`` does.
    /// - Complexity: O(*n*) in the number of values.
    public static func isEqual<Root: Coding>(
        _ first: Root, _ second: Root, allowing: [any Coding.Type] = []
    ) throws -> Bool {
        func isSame(_ first: Root, _ second: Root) throws -> Bool {
            try KeyedArchiver.archivedData(withRootObject: first) == KeyedArchiver.archivedData(withRootObject: second)
        }
        // In an archive, a reference that leads out of the graph differs from nil. In a copy, it is nil.
        return try isSame(first, second)
            || isSame(copy(of: first, allowing: allowing), copy(of: second, allowing: allowing))
    }
}
