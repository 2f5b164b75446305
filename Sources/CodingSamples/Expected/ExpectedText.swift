// The expected result of reading an archive with the current classes: a text file next to the archive.

import ArchiveDocuments
import Archiving
package import CodingSchema
package import PropertyLists

/// The lines of an expectation.
package enum ExpectedText {
    /// Represents a value that only Swift code knows.
    package static let unknown = "?"

    /// The values that the current class reads from an archive, one per line.
    ///
    /// - Throws: ``SampleError`` if the current class can't read the archive.
    /// - Complexity: O(*n*) in the archive's objects and values.
    package static func lines(
        of archive: PropertyList, as schemaClass: SchemaClass, in catalog: ClassCatalog
    ) throws(SampleError) -> [String] {
        let document = try document(archive)
        let reader = try ExpectedReader(document, catalog)
        var lines = ReadLines()
        lines.add(try reader.object(root(of: document), as: .object(schemaClass), path: "root"), at: "root")
        var next = 0
        while next < lines.objects.count {
            let object = lines.objects[next]
            let fields = try reader.fields(of: object.object, as: object.schemaClass, path: object.path)
            for field in fields { lines.add(field.value, at: "\(object.path).\(field.name)") }
            next += 1
        }
        return lines.lines
    }

    /// The class of the schema that reads an archive's root; `nil` if there is none.
    package static func rootClass(
        of archive: PropertyList, in catalog: ClassCatalog
    ) throws(SampleError) -> SchemaClass? {
        try root(of: document(archive)).className.flatMap(catalog.schemaClass)
    }

    static func document(_ archive: PropertyList) throws(SampleError) -> ArchiveDocument {
        do {
            return try ArchiveDocument(archive.data())
        } catch {
            throw SampleError("not a keyed archive: \(error)")
        }
    }

    /// The root object of a keyed archive.
    static func root(of document: ArchiveDocument) throws(SampleError) -> ArchivedObject {
        guard let root = document.top.first(where: { $0.key == "root" })?.value.object else {
            throw SampleError("not a keyed archive with a root object")
        }
        return root
    }
}
