// Attributes as structures: what a schema declares in place of names and values of any kind.

extension AttributedStringValue.Run {
    /// The attributes as a structure whose keys are the attributes' names.
    ///
    /// A missing attribute is a missing key: nil where the field may be, its default where it has one. Attributes that
    /// the structure doesn't know are left to ``otherAttributes(than:)``. A number is read as any type that can hold
    /// it.
    ///
    /// ```swift
    /// // struct PartAttributes { var part: Int? key "part"; var link: URL? key "link" }
    /// for run in body.runs {
    ///     let attributes = try run.attributes(as: PartAttributes.self)
    /// }
    /// ```
    ///
    /// - Throws: ``ArchiveError``: `missingValue` where a field must be there and is not, `unexpectedKind` where an
    ///   attribute is something else, `outOfRange` where a number does not fit.
    public func attributes<Attributes: ArchivableStructure>(as type: Attributes.Type) throws -> Attributes {
        try Self.decode(type, from: AnyValueUnarchiver(attributes))
    }

    /// The attributes that a structure doesn't ask for.
    ///
    /// - Throws: ``ArchiveError`` as ``attributes(as:)`` does.
    public func otherAttributes<Attributes: ArchivableStructure>(
        than type: Attributes.Type
    ) throws -> [String: AnyValue] {
        let unarchiver = AnyValueUnarchiver(attributes)
        _ = try Self.decode(type, from: unarchiver)
        return attributes.filter { !unarchiver.knownKeys.contains($0.key) }
    }

    /// Makes a run whose attributes are a structure's fields, and others beside them.
    ///
    /// A field that is nil gives no attribute. Of an attribute that is among the others too the structure's counts.
    ///
    /// - Throws: ``ArchiveError`` with the code `notSupported` where a field is no value that an attribute can be, such
    ///   as an object of a class; or what the structure's `encode` throws.
    public init<Attributes: ArchivableStructure>(
        length: Int, attributes: Attributes, others: [String: AnyValue] = [:]
    ) throws {
        let archiver = AnyValueArchiver()
        try attributes.encode(with: archiver)
        self.init(length: length, attributes: others.merging(archiver.values) { _, own in own })
    }

    private static func decode<Attributes: ArchivableStructure>(
        _ type: Attributes.Type, from unarchiver: AnyValueUnarchiver
    ) throws -> Attributes {
        try unarchiver.decodeFields(type, with: unarchiver)
    }
}
