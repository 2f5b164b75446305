// What reading an archive with today's classes must give: a text file beside the archive.

package import CodingSchema
package import PropertyLists

/// The lines of an expectation.
package enum ExpectedText {
    /// What stands for a value that only Swift code knows.
    package static let unknown = "?"

    /// What today's class gives for an archive, one line for each value.
    ///
    /// - Throws: ``SampleError`` where today's class can't read the archive.
    /// - Complexity: O(*n*) in the archive's objects and values.
    package static func lines(
        of archive: PropertyList, as schemaClass: SchemaClass, in catalog: ClassCatalog
    ) throws(SampleError) -> [String] {
        let graph = try ArchivedGraph(archive)
        let reader = ExpectedReader(graph: graph, catalog: catalog)
        var lines = ReadLines()
        lines.add(try reader.object(in: graph.root, as: schemaClass, path: "root"), at: "root")
        var next = 0
        while next < lines.objects.count {
            let object = lines.objects[next]
            let fields = try reader.fields(ofSlot: object.slot, as: object.schemaClass, path: object.path)
            for field in fields { lines.add(field.value, at: "\(object.path).\(field.name)") }
            next += 1
        }
        return lines.lines
    }

    /// The class of the schema that reads an archive's root; `nil` where none does.
    package static func rootClass(
        of archive: PropertyList, in catalog: ClassCatalog
    ) throws(SampleError) -> SchemaClass? {
        let graph = try ArchivedGraph(archive)
        guard let name = graph.className(of: graph.entries(ofSlot: graph.root)) else { return nil }
        return catalog.schemaClass(archivedAs: name)
    }
}
