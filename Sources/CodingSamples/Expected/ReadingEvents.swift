// What happens while an archive is read by the schema, by class and key: the same events as in a report of the runtime.

import ArchiveDocuments
import Archiving
import CodingSchema

final class ReadingEvents {
    /// The events of one kind, class and key.
    struct Event: Hashable {
        enum Kind: String {
            case fallback, `default`, unread, unknown, kept, lost, subclass, keptSubclass
        }

        let kind: Kind

        /// The archived name of the class; of an unknown subclass, its name.
        let className: String
        let key: String

        /// The fallback key, the default, the unknown value with the case that replaces or keeps it, why a value is left
        /// out, or the superclass as which an object is read.
        let detail: String
    }

    private(set) var counts: [Event: Int] = [:]

    /// Where each event happened first: the object, and the path to the value from there.
    private var firstLocations: [Event: (object: ArchivedObject?, path: String)] = [:]

    /// The classes of objects that were read as an object of any class.
    private(set) var anyClasses: [SchemaClass] = []

    /// The object that is being read.
    var object: ArchivedObject?
    var className = ""

    /// Whether a value is read whose events don't count.
    var isPaused = false
    private let knownKeys: KnownKeys

    init(_ knownKeys: KnownKeys) {
        self.knownKeys = knownKeys
    }

    func addFallback(_ field: SchemaField, under prefix: String, from key: String, path: String) {
        add(.fallback, SchemaKey.composed(prefix, field.key), detail: key, path: path)
    }

    func addDefault(_ field: SchemaField, under prefix: String, _ missing: ReadStep.Missing, path: String) {
        let detail: String
        switch missing {
        case .literal(let text), .expression(let text): detail = text
        case .function(let function): detail = function.name
        // Not defaults of the schema: nil, no elements, or the defaults of a struct's own fields.
        case .null, .noElements, .ownFields, .error: return
        }
        add(.default, SchemaKey.composed(prefix, field.key), detail: detail, path: path)
    }

    func addUnknown(_ value: String, readAs name: String, isKept: Bool, path: String) {
        // The elements of a collection are one event.
        let key = path.drop { $0 == "." }.prefix { $0 != "[" }
        add(isKept ? .kept : .unknown, String(key), detail: "\(value) as .\(name)", path: path)
    }

    func addAnyClass(_ schemaClass: SchemaClass) {
        if !anyClasses.contains(where: { $0 === schemaClass }) { anyClasses.append(schemaClass) }
    }

    /// Adds a value that a lenient field leaves out.
    func addLoss(_ error: SampleError, ofKey key: String) { add(.lost, key, detail: error.reason, path: error.path) }

    /// Adds the object that is being read, whose class is unknown.
    func addSubclass(_ name: String, readAs superclass: SchemaClass, isKept: Bool) {
        let event = Event(
            kind: isKept ? .keptSubclass : .subclass, className: name, key: "", detail: superclass.archivedName)
        count(event, path: "")
    }

    /// Adds a key of the object at a path that no field reads.
    func addUnread(_ key: String, path: String) {
        add(.unread, key, detail: "", path: path + DocumentPath.Step.key(key).text(isFirst: false))
    }

    /// Adds the keys of the object at a path that its class, struct or enum doesn't know.
    func addUnread(in object: ArchivedObject, as owner: SchemaOwner, path: String) {
        for key in knownKeys.unknown(in: object, by: owner) { addUnread(key, path: path) }
    }

    private func add(_ kind: Event.Kind, _ key: String, detail: String, path: String?) {
        if isPaused { return }
        let event = Event(kind: kind, className: className, key: key, detail: detail)
        count(event, path: path ?? DocumentPath.Step.key(key).text(isFirst: false))
    }

    private func count(_ event: Event, path: String) {
        counts[event, default: 0] += 1
        if firstLocations[event] == nil { firstLocations[event] = (object, path) }
    }

    /// The events, sorted by kind, class and key.
    var sorted: [Event] {
        counts.keys.sorted { first, second in
            func words(_ event: Event) -> [String] { [event.kind.rawValue, event.className, event.key, event.detail] }
            return words(first).lexicographicallyPrecedes(words(second))
        }
    }

    /// The path to the first value of an event.
    func firstPath(_ event: Event, _ paths: ObjectLocations) -> String {
        guard let (object, path) = firstLocations[event] else { return "" }
        return paths.path(to: object) + path
    }
}

/// The paths to objects, which are found when the first one is needed.
final class ObjectLocations {
    private let document: ArchiveDocument
    private lazy var paths = try? ObjectPaths(document)

    init(_ document: ArchiveDocument) {
        self.document = document
    }

    /// The path to an object, or its number.
    func path(to object: ArchivedObject?) -> String {
        guard let object else { return "" }
        if let path = paths?[object] { return path.description }
        return document.numbers[object].map { "#\($0)" } ?? ""
    }
}
