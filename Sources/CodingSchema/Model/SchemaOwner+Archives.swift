// Which kinds of archives a class, struct or enum takes part in.

extension SchemaOwner {
    /// It can be in sequential archives.
    package var isInSequences: Bool {
        guard let schemaClass = self as? SchemaClass else { return isSequential }
        return schemaClass.archives != .keyed && !schemaClass.refusesCoding
    }

    /// It can be in keyed archives; of a class that refuses coding nothing is said.
    package var isInKeyedArchives: Bool { (self as? SchemaClass)?.archives != .sequential }
}
