// What a schema says of each object, for the tree of an archive: names, fallback keys, defaults and losses.

package import ArchiveDocuments
package import Archiving
import CodingSchema

extension ArchiveVerifier {
    /// What reading an object by the schema results in; `nil` if the schema has no class for it.
    ///
    /// - Complexity: O(*n*) in the number of the object's own values.
    package func notes(on object: ArchivedObject, in document: ArchiveDocument) -> ObjectNotes? {
        guard let description = object.classDescription, let schemaClass = schemaClass(of: description) else {
            return nil
        }
        var notes = ObjectNotes()
        var (names, keys): ([String: String], [String: String]) = ([:], [:])
        for (position, field) in schemaClass.chain.flatMap(\.fields).enumerated() {
            notes.positions[field.key] = position
            (names[field.key], keys[field.name]) = (field.name, field.key)
            if field.key != field.name { notes.keys[field.key] = field.name }
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
