// What reading returns, as text: the same text that the tests of 'coding freeze' make of objects.
//
//     root: Employee                            an object at its first reference
//     root.firstName = "firstName 1"            a value
//     root.skills: count 2
//     root.skills[0] = "skills 4"
//     root.mentor: same as root                 an object with an earlier reference
//     root.next.next.next.next: Link #1         one far from the root: its own lines begin with #1
//     root.badge = ?                            what only Swift code knows

import Archiving
import CodingSchema

/// A value that was read by the schema.
indirect enum ReadValue {
    /// A value that a function of the schema's author computes.
    case unknown
    case leaf(String)
    case list([ReadValue])
    case dictionary([(key: ReadValue, value: ReadValue)])

    /// A struct, bit fields, or an enum's case with its values.
    case parts(title: String, [(name: String, value: ReadValue)])
    case object(ArchivedObject, SchemaClass)

    static var null: ReadValue { .leaf("nil") }

    var isNull: Bool { leafText == "nil" }
}

/// The lines of values, in the order in which they are read: first an object's own, then those of objects in it.
struct ReadLines {
    private(set) var lines: [String] = []

    /// The objects whose own lines come next, and their first references.
    private(set) var objects: [(object: ArchivedObject, schemaClass: SchemaClass, path: String)] = []
    private var paths: [ArchivedObject: String] = [:]
    private var numberedCount = 0

    /// Objects with longer paths have numbers: along a chain, paths would grow without limit.
    private static let longestPath = 80

    mutating func add(_ value: ReadValue, at path: String) {
        switch value {
        case .unknown: lines.append("\(path) = ?")
        case .leaf(let text): lines.append("\(path) = \(text)")
        case .list(let elements): add(elements, at: path)
        case .dictionary(let entries): add(entries, at: path)
        case .parts(let title, let parts):
            lines.append("\(path): \(title)")
            for part in parts { add(part.value, at: "\(path).\(part.name)") }
        case .object(let object, let schemaClass):
            if let first = paths[object] {
                lines.append("\(path): same as \(first)")
            } else {
                let name = name(ofObjectAt: path)
                paths[object] = name
                lines.append("\(path): \(schemaClass.name)\(name == path ? "" : " " + name)")
                objects.append((object, schemaClass, name))
            }
        }
    }

    private mutating func name(ofObjectAt path: String) -> String {
        if path.count <= Self.longestPath { return path }
        numberedCount += 1
        return "#\(numberedCount)"
    }

    private mutating func add(_ elements: [ReadValue], at path: String) {
        guard !elements.isEmpty else { return lines.append("\(path) = []") }
        lines.append("\(path): count \(elements.count)")
        for (position, element) in elements.enumerated() { add(element, at: "\(path)[\(position)]") }
    }

    private mutating func add(_ entries: [(key: ReadValue, value: ReadValue)], at path: String) {
        guard !entries.isEmpty else { return lines.append("\(path) = [:]") }
        lines.append("\(path): count \(entries.count)")
        let named = entries.compactMap { entry in entry.key.leafText.map { ($0, entry.value) } }
        if named.count == entries.count {
            for (key, value) in named.sorted(by: { $0.0 < $1.0 }) { add(value, at: "\(path)[\(key)]") }
            return
        }
        for (position, entry) in entries.enumerated() {
            add(entry.key, at: "\(path)[\(position)].key")
            add(entry.value, at: "\(path)[\(position)].value")
        }
    }
}

extension ReadValue {
    /// The members of a set in the order of their texts, if each has one, because a set has no order.
    static func set(_ members: [ReadValue]) -> ReadValue {
        let texts = members.compactMap(\.leafText)
        return .list(texts.count == members.count ? texts.sorted().map { .leaf($0) } : members)
    }

    /// The text of a single value.
    var leafText: String? {
        if case .leaf(let text) = self { text } else { nil }
    }
}
