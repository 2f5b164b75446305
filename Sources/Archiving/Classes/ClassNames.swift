// Names that the caller gives to classes, beside those that the classes have themselves.

/// Class names for writing, and classes for reading: one table for all coders, and a copy of it for each.
struct ClassNames: Sendable {
    /// The names under which classes are archived in place of their own.
    var names: [ObjectIdentifier: String] = [:]

    /// The classes that stand for names in archives.
    var classes: [String: any Coding.Type] = [:]

    /// The table of all coders; a coder takes a copy when it is made.
    static let shared = Protected(ClassNames())
}
