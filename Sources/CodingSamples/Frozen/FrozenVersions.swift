// The versions of a class to freeze, and the version information of a frozen archive.

package import CodingSchema
package import PropertyLists

/// The older versions in a schema.
package enum FrozenVersions {
    /// Above this number, only versions with changes are frozen.
    private static let mostVersions = 64

    /// The versions in the schema, in ascending order.
    package static func versions(of schemaClass: SchemaClass) -> [Int] {
        let last = max(0, schemaClass.version)
        if last < mostVersions { return Array(0...last) }
        var versions: Set<Int> = [0, last]
        for field in schemaClass.fields {
            let ends = [field.until] + (field.also + field.endedAlso).map(\.until)
            for end in ends.compactMap(\.self) { versions.formUnion(around(end)) }
            if let since = field.since, since > 0 { versions.formUnion(around(since - 1)) }
        }
        for end in schemaClass.retired.compactMap(\.until) { versions.formUnion(around(end)) }
        return versions.filter { (0...last).contains($0) }.sorted()
    }

    /// The last version before something changes, and the first after it.
    private static func around(_ last: Int) -> [Int] { last < .max ? [last, last + 1] : [last] }

    /// The fields that, according to the schema, a version wrote, but that an archive frozen for that version doesn't
    /// contain: the version was changed after its release.
    ///
    /// - Parameter added: the paths of values that were not expected when the archive was frozen. A field whose value
    ///   can be missing, for example because it is nil, is new only if its path is one of them.
    package static func missingFields(
        of schemaClass: SchemaClass, version: Int, in archive: PropertyList, added: Set<String> = []
    ) throws(SampleError) -> [SchemaField] {
        guard let presence = StoredObject(try ExpectedText.root(of: archive))?.presence else { return [] }
        return schemaClass.plan.fields.compactMap { plan in
            guard let own = plan.writes.first, own.isWritten(inVersion: version) else { return nil }
            let field = plan.field
            let mayBeMissing = field.isOptional || field.isConditional || field.type.hasOwnKeys
            guard !mayBeMissing || added.contains("root.\(field.name)") else { return nil }
            return plan.read.candidate(in: presence) == nil ? field : nil
        }
    }
}
