// Whether today's classes read an archive: the plans of the schema, executed on its objects.
//
//     document ─▶ objects at the top ─▶ fields ─▶ objects ─▶ …
//
// The results are events (fallback keys, defaults, unknown values and keys), or the first error.

package import ArchiveDocuments
import Archiving
package import CodingSchema
import PropertyLists

/// Reads archives by a schema. Created once for many archives; not for several threads.
package final class ArchiveVerifier {
    private let catalog: ClassCatalog
    let knownKeys = KnownKeys()

    /// Reads single objects of the document that was asked about last.
    private var lastReader: ExpectedReader?

    package init(_ schema: Schema) {
        catalog = ClassCatalog(schema)
    }

    /// The result for an archive.
    ///
    /// - Complexity: O(*n*) in the number of values.
    package func result(for document: ArchiveDocument) -> VerificationResult {
        if let problem = document.firstProblem { return VerificationResult(.unreadable, problem) }
        guard document.isKeyed || document.isSequential else {
            return VerificationResult(.skipped, "a plain property list, which contains no objects")
        }
        if document.slots.contains(where: { $0.object?.hasNoClass ?? false }) {
            return VerificationResult(.unreadable, "an object without a class")
        }
        let events = ReadingEvents(knownKeys)
        let objects = RootObjects(document).objects
        let roots = objects.compactMap { root in
            (catalog.owner(of: root.description) as? SchemaClass).map {
                ObjectWalk.Item(object: root.object, schemaClass: $0)
            }
        }
        guard !roots.isEmpty else {
            if let other = objects.first(where: { !$0.description.name.hasPrefix("NS") }) {
                let name = other.description.name
                let (verdict, reason): (VerificationResult.Verdict, String) =
                    catalog.retiredClass(archivedAs: name) == nil
                    ? (.unknownClass, "no class of the schema is archived as '\(name)'")
                    : (.fails, "the class '\(name)' is retired")
                return VerificationResult(verdict, reason, ofClass: name, of: other.object, document)
            }
            if let problem = document.problemAtTop { return VerificationResult(.unreadable, problem) }
            return VerificationResult(.skipped, "only values of Foundation's classes are at the top")
        }
        var walk = ObjectWalk()
        do throws(SampleError) {
            let reader = try ExpectedReader(document, catalog, events: events)
            for root in roots { walk.add(root) }
            while let item = walk.next() { try read(item, reader, events, &walk) }
            var result = VerificationResult(events, objectCount: walk.count, document)
            let allowed = catalog.classesAllowed(byRoots: roots.map(\.schemaClass))
            result.allowing = events.anyClasses.filter { !allowed.contains(ObjectIdentifier($0)) }.map(\.name).sorted()
            return result
        } catch {
            return VerificationResult(error, of: events.object, events.className, document)
        }
    }

    /// The declaration of the schema that reads objects with a description.
    func owner(of description: ArchivedObject.ClassDescription) -> SchemaOwner? { catalog.owner(of: description) }

    /// Reads one object, and returns why that isn't possible.
    func read(
        _ object: ArchivedObject, as schemaClass: SchemaClass, in document: ArchiveDocument, _ events: ReadingEvents
    ) -> SampleError? {
        do throws(SampleError) {
            let reader: ExpectedReader
            if let lastReader, lastReader.document === document {
                reader = lastReader
            } else {
                reader = try ExpectedReader(document, catalog)
            }
            lastReader = reader
            reader.events = events
            var walk = ObjectWalk()
            try read(ObjectWalk.Item(object: object, schemaClass: schemaClass), reader, events, &walk)
            return nil
        } catch {
            return error
        }
    }

    /// Reads one object. Paths of errors and events start at it.
    private func read(
        _ item: ObjectWalk.Item, _ reader: ExpectedReader, _ events: ReadingEvents, _ walk: inout ObjectWalk
    ) throws(SampleError) {
        (events.object, events.className) = (item.object, item.schemaClass.archivedName)
        try ExpectedReader.checkHead(of: item.object, as: item.schemaClass)
        for field in try reader.fields(of: item.object, as: item.schemaClass, path: "") { walk.add(field.value) }
        if let description = item.object.classDescription, catalog.isUnknownSubclass(description) {
            let isKept = reader.document.isKeyed && item.schemaClass.chain.contains(where: \.keepsUnknown)
            events.addSubclass(description.name, readAs: item.schemaClass, isKept: isKept)
        }
        events.addUnread(in: item.object, as: item.schemaClass, path: "")
    }
}

/// The objects that are read, each once.
private struct ObjectWalk {
    struct Item {
        let object: ArchivedObject
        let schemaClass: SchemaClass
    }

    private var objects: [Item] = []
    private var known: Set<ArchivedObject> = []
    private var readCount = 0

    var count: Int { objects.count }

    mutating func next() -> Item? {
        guard readCount < objects.count else { return nil }
        defer { readCount += 1 }
        return objects[readCount]
    }

    mutating func add(_ item: Item) {
        if known.insert(item.object).inserted { objects.append(item) }
    }

    mutating func add(_ value: ReadValue) {
        switch value {
        case .unknown, .leaf: break
        case .list(let elements): for element in elements { add(element) }
        case .dictionary(let entries):
            for entry in entries {
                add(entry.key)
                add(entry.value)
            }
        case .parts(_, let parts): for part in parts { add(part.value) }
        case .object(let object, let schemaClass): add(Item(object: object, schemaClass: schemaClass))
        }
    }
}

/// The objects at the top of an archive, and in collections there.
private struct RootObjects {
    struct Root {
        let object: ArchivedObject
        let description: ArchivedObject.ClassDescription
    }

    private(set) var objects: [Root] = []
    private var known: Set<ArchivedObject> = []

    init(_ document: ArchiveDocument) {
        var values = document.top.map(\.value) + document.groups.flatMap(\.values)
        var next = 0
        while next < values.count {
            let value = values[next]
            next += 1
            guard case .object(let object) = value, known.insert(object).inserted,
                let description = object.classDescription
            else { continue }
            if let elements = object.elements {
                values += elements
            } else if let entries = object.dictionaryEntries {
                values += entries.map(\.value)
            } else if value.propertyList == nil || object.value != nil {
                // An object that is also a value is a container: it has keys that are not strings.
                objects.append(Root(object: object, description: description))
            }
        }
    }
}
