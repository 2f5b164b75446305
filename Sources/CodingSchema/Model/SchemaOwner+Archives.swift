// The kinds of archives that a class, struct or enum takes part in.

extension SchemaOwner {
    /// Whether it can be in sequential archives.
    package var isInSequences: Bool {
        guard let schemaClass = self as? SchemaClass else { return isSequential }
        return schemaClass.archives != .keyed && !schemaClass.refusesCoding
    }

    /// Whether it can be in keyed archives; not meaningful for a class that refuses coding.
    package var isInKeyedArchives: Bool { (self as? SchemaClass)?.archives != .sequential }
}
