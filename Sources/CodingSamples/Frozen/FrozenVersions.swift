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
        let writes = schemaClass.plan.fields.flatMap(\.writes)
        let ends = writes.compactMap(\.until) + schemaClass.retired.compactMap(\.until)
        // The last version before something changes, and the first after it.
        for end in ends + writes.compactMap(\.since).map({ $0 - 1 }) where end < last {
            versions.formUnion([end, end + 1])
        }
        return versions.filter { $0 >= 0 }.sorted()
    }

    /// The changes of a version since an archive was frozen for it.
    ///
    /// - Parameter added: the paths of values that were not expected when the archive was frozen. A field whose value
    ///   can be missing, for example because it is nil or in sequential archives only, is new only if its path is one of
    ///   them.
    package static func changes(
        of schemaClass: SchemaClass, version: Int, since archive: PropertyList, added: Set<String> = []
    ) throws(SampleError) -> [VersionChange] {
        let document = try ExpectedText.document(archive)
        // Without its document, an object is empty.
        defer { withExtendedLifetime(document) {} }
        guard let presence = StoredObject(try ExpectedText.root(of: document))?.presence else { return [] }
        return VersionChange.changes(ofVersion: version, of: schemaClass) { read in
            let field = read.field
            let mayBeMissing =
                field.isOptional || field.isConditional || field.type.hasOwnKeys || field.type.isKnownToSwiftOnly
                || field.onlyArchives == .sequential
            return read.candidate(in: presence)?.key
                ?? (mayBeMissing && !added.contains("root.\(field.name)") ? read.field.key : nil)
        }
    }
}
