// Attributes as structures, which a schema declares instead of names and values of any kind.

extension AttributedStringValue.Run {
    /// Decodes the attributes as a structure whose keys are the names of the attributes.
    ///
    /// A missing attribute is treated as a missing key: the field is nil if it is optional, or its default value if it
    /// has one. ``otherAttributes(than:)`` returns the attributes that the structure doesn't declare. A number can be
    /// decoded as any type that can represent it.
    ///
    /// ```swift
    /// // struct PartAttributes { var part: Int? key "part"; var link: URL? key "link" }
    /// for run in body.runs {
    ///     let attributes = try run.attributes(as: PartAttributes.self)
    /// }
    /// ```
    ///
    /// - Throws: ``ArchiveError`` with code `missingValue` if the attribute for a required field is missing,
    ///   `unexpectedKind` if an attribute is of another kind, or `outOfRange` if a number doesn't fit the type.
    public func attributes<Attributes: ArchivableStructure>(as type: Attributes.Type) throws -> Attributes {
        try Self.decode(type, from: AnyValueUnarchiver(attributes))
    }

    /// Returns the attributes that a structure doesn't decode.
    ///
    /// - Throws: ``ArchiveError`` as ``attributes(as:)`` does.
    public func otherAttributes<Attributes: ArchivableStructure>(
        than type: Attributes.Type
    ) throws -> [String: AnyValue] {
        let unarchiver = AnyValueUnarchiver(attributes)
        _ = try Self.decode(type, from: unarchiver)
        return attributes.filter { !unarchiver.knownKeys.contains($0.key) }
    }

    /// Creates a run from the fields of a structure and additional attributes.
    ///
    /// A field that is nil doesn't produce an attribute. If an attribute is also in `others`, the structure's value is
    /// used.
    ///
    /// - Throws: ``ArchiveError`` with code `notSupported` if a field can't be represented as an attribute, such as an
    ///   object of a class; or any error that the structure's `encode` throws.
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
        try unarchiver.decodeFields(type)
    }
}
