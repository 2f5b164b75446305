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
    private var knownKeys: [ObjectIdentifier: KnownKeys] = [:]

    package init(_ schema: Schema) {
        catalog = ClassCatalog(schema)
    }

    /// The keys that a class declares.
    private struct KnownKeys {
        let keys: Set<String>
        let beginnings: [String]
        let keepsOthers: Bool

        init(_ schemaClass: SchemaClass) {
            let declared = DeclaredKeys(ofChain: schemaClass.chain)
            keys = Set(declared.keys)
            beginnings = declared.indexedKeys.map { $0 + "[" } + declared.unionKeys.map { $0 + "." }
            keepsOthers =
                schemaClass.chain.contains { $0.keepsUnknown || $0.external != nil && $0.external?.keys == nil }
        }

        func contains(_ key: String) -> Bool {
            keepsOthers || keys.contains(key) || beginnings.contains { key.hasPrefix($0) }
        }
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
        let events = ReadingEvents()
        let limit = max(2_000_000, document.byteCount.multipliedReportingOverflow(by: 16).partialValue)
        let reader = ExpectedReader(catalog, events: events, maximumValueCount: limit)
        var roots = RootObjects(document)
        let objects = roots.objects.filter { catalog.owner(of: $0.description) is SchemaClass }
        guard !objects.isEmpty else {
            if let other = roots.objects.first(where: { !$0.description.name.hasPrefix("NS") }) {
                return .unknownClass(other.description.name, at: other.path)
            }
            return VerificationResult(.skipped, "only values of Foundation's classes are at the top")
        }
        do throws(SampleError) {
            var walk = ObjectWalk()
            for root in objects {
                if let schemaClass = catalog.owner(of: root.description) as? SchemaClass {
                    walk.add(root.object, schemaClass, root.path)
                }
            }
            var next = 0
            while next < walk.objects.count {
                try read(walk.objects[next], reader, events, &walk)
                next += 1
            }
            // Values of other classes beside objects of the schema are not its concern.
            roots.objects.removeAll()
            return VerificationResult(events, objectCount: walk.objects.count)
        } catch {
            return VerificationResult(error, objectClass: events.className)
        }
    }

    /// The class of the schema that reads objects with a description.
    func schemaClass(of description: ArchivedObject.ClassDescription) -> SchemaClass? {
        catalog.owner(of: description) as? SchemaClass
    }

    /// Reads one object, and returns why that isn't possible.
    func read(_ object: ArchivedObject, as schemaClass: SchemaClass, _ events: ReadingEvents) -> String? {
        let path = schemaClass.name
        var walk = ObjectWalk()
        do throws(SampleError) {
            let item = ObjectWalk.Item(object: object, schemaClass: schemaClass, path: path)
            try read(item, ExpectedReader(catalog, events: events), events, &walk)
            return nil
        } catch {
            let inner = path + "."
            return error.message.hasPrefix(inner) ? String(error.message.dropFirst(inner.count)) : error.message
        }
    }

    private func read(
        _ item: ObjectWalk.Item, _ reader: ExpectedReader, _ events: ReadingEvents, _ walk: inout ObjectWalk
    ) throws(SampleError) {
        events.path = item.path
        events.className = item.schemaClass.archivedName
        let object = try SequentialObject.keyed(item.object, as: item.schemaClass, path: item.path)
        if let refusing = item.schemaClass.chain.last(where: \.refusesCoding) {
            throw SampleError(at: item.path, "'\(refusing.name)' refuses coding")
        }
        try checkVersions(of: object, item)
        for field in try reader.fields(of: object, as: item.schemaClass, path: item.path) {
            switch field.value {
            case .leaf, .unknown: continue
            default: walk.add(field.value, at: "\(item.path).\(field.name)")
            }
        }
        let known = keys(of: item.schemaClass)
        for entry in object.entries {
            let key = entry.key.hasPrefix("$$") ? String(entry.key.dropFirst()) : entry.key
            if !known.contains(key) { events.addUnread(key) }
        }
    }

    private func keys(of schemaClass: SchemaClass) -> KnownKeys {
        if let known = knownKeys[ObjectIdentifier(schemaClass)] { return known }
        let keys = KnownKeys(schemaClass)
        knownKeys[ObjectIdentifier(schemaClass)] = keys
        return keys
    }

    /// Checks the version of classes that refuse newer ones. Other classes read only values, whatever the version.
    private func checkVersions(of object: ArchivedObject, _ item: ObjectWalk.Item) throws(SampleError) {
        for owner in item.schemaClass.chain where owner.refusesNewer {
            let keys = [owner.versionKey] + owner.formerNames.map { $0 + ".version" }
            guard let value = keys.compactMap({ object[$0] }).first, !value.isNull else { continue }
            guard case .inline(.integer(let number)) = value else {
                throw SampleError(at: item.path, "the version of '\(owner.name)' is not an integer")
            }
            if number.signed.map({ $0 > Int64(owner.version) }) ?? true {
                throw SampleError(
                    at: item.path, "version \(number) of '\(owner.name)' is newer than \(owner.version): it is refused")
            }
        }
    }
}

/// The objects that are read, each once, with the first paths to them.
private struct ObjectWalk {
    struct Item {
        let object: ArchivedObject
        let schemaClass: SchemaClass
        let path: String
    }

    private(set) var objects: [Item] = []
    private var known: Set<ArchivedObject> = []

    /// Longer paths begin with a number, because along a chain they would grow without limit.
    private static let longestPath = 400

    mutating func add(_ object: ArchivedObject, _ schemaClass: SchemaClass, _ path: String) {
        guard known.insert(object).inserted else { return }
        let name = path.utf8.count > Self.longestPath ? "…" + path.suffix(40) : path
        objects.append(Item(object: object, schemaClass: schemaClass, path: name))
    }

    mutating func add(_ value: ReadValue, at path: String) {
        switch value {
        case .unknown, .leaf: break
        case .list(let elements):
            for (position, element) in elements.enumerated() { add(element, at: "\(path)[\(position)]") }
        case .dictionary(let entries):
            for (position, entry) in entries.enumerated() {
                add(entry.key, at: "\(path)[@\(position)].$key")
                add(entry.value, at: "\(path)[@\(position)]")
            }
        case .parts(_, let parts): for part in parts { add(part.value, at: "\(path).\(part.name)") }
        case .object(let object, let schemaClass): add(object, schemaClass, path)
        }
    }
}

/// The objects at the top of an archive, and in collections there.
private struct RootObjects {
    struct Root {
        let object: ArchivedObject
        let description: ArchivedObject.ClassDescription
        let path: String
    }

    var objects: [Root] = []
    private var known: Set<ArchivedObject> = []

    init(_ document: ArchiveDocument) {
        var values = document.top.map { (DocumentPath([.key($0.key)]).description, $0.value) }
        for (index, value) in document.groups.flatMap(\.values).enumerated() { values.append(("$\(index)", value)) }
        var next = 0
        while next < values.count {
            let (path, value) = values[next]
            next += 1
            guard case .object(let object) = value, known.insert(object).inserted,
                let description = object.classDescription
            else { continue }
            if let elements = object.elements {
                for (index, element) in elements.enumerated() { values.append(("\(path)[\(index)]", element)) }
            } else if let entries = object.dictionaryEntries {
                for (index, entry) in entries.enumerated() {
                    let name = entry.key.string.map { ".\($0)" } ?? "[@\(index)]"
                    values.append((path + name, entry.value))
                }
            } else if value.propertyList == nil {
                objects.append(Root(object: object, description: description, path: path))
            }
        }
    }
}
