// What a schema says of each object, for the tree of an archive: names, fallback keys, defaults and losses.

package import ArchiveDocuments
package import Archiving
import CodingSchema

extension ArchiveVerifier {
    /// What reading an object by the schema results in; `nil` if the schema has no declaration for it. Of a struct, and of
    /// an enum whose cases carry values, only the names of fields, and the keys that it doesn't read.
    ///
    /// - Complexity: O(*n*) in the number of the object's own values.
    package func notes(on object: ArchivedObject, in document: ArchiveDocument) -> ObjectNotes? {
        guard let owner = object.classDescription.flatMap(owner) else { return nil }
        var notes = ObjectNotes()
        var (names, keys): ([String: String], [String: String]) = ([:], [:])
        let fields = (owner as? SchemaClass)?.chain.flatMap(\.fields) ?? (owner as? SchemaStructure)?.fields ?? []
        for (position, field) in fields.enumerated() {
            notes.positions[field.key] = position
            (names[field.key], keys[field.name]) = (field.name, field.key)
            if field.key != field.name { notes.keys[field.key] = field.name }
        }
        guard let schemaClass = owner as? SchemaClass else {
            for key in knownKeys.unknown(in: object, by: owner) { notes.keys[key] = "not read" }
            return notes
        }
        let events = ReadingEvents(knownKeys)
        if let error = read(object, as: schemaClass, in: document, events) {
            let path = String((error.path ?? "").drop { $0 == "." })
            notes.problem = path.isEmpty ? error.reason : "\(names[path] ?? path): \(error.reason)"
        }
        // Those of separate structs are about other keys.
        for event in events.sorted where event.className == schemaClass.archivedName {
            let name = names[event.key] ?? event.key
            switch event.kind {
            case .fallback:
                notes.keys[event.detail] = "fallback of \(name)"
                notes.positions[event.detail] = notes.positions[event.key]
            case .default: notes.missing.append((name, "the default \(event.detail)"))
            case .unread: notes.keys[event.key] = "not read"
            case .lost: notes.keys[keys[event.key] ?? event.key] = "left out: \(event.detail)"
            case .subclass, .keptSubclass: break
            case .unknown, .kept: notes.keys[keys[event.key] ?? event.key] = "unknown value: \(event.detail)"
            }
        }
        return notes
    }
}
