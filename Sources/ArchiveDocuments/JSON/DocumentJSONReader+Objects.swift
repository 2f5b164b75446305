// Objects of keyed archives, from JSON.

import Archiving
import Foundation
import JSONText
import PropertyLists

extension DocumentJSONReader {
    /// A date, a UUID or a URL.
    func foundationValue(_ members: [JSONMember], _ identifier: JSONValue?) throws(JSONError) -> ArchivedObject {
        let object = try newObject(identifier)
        guard let member = members.first(where: { $0.name != "$id" && $0.name != "$base" }) else {
            throw failure("no value")
        }
        let value = member.value
        switch member.name {
        case "$date":
            guard let time = value.date else { throw failure("no date such as \"2026-02-28T12:00:00Z\"") }
            object.classDescription = try classDescription(FoundationClass.date.name)
            object.entries = FoundationContent.date(time).entries(of: .date)
        case "$uuid":
            guard let uuid = value.string.flatMap({ UUID(uuidString: $0) }) else {
                throw failure("'$uuid' is not a UUID")
            }
            object.classDescription = try classDescription(FoundationClass.uuid.name)
            object.entries = FoundationContent.uuid(uuid).entries(of: .uuid)
        default:
            guard let text = value.string else { throw failure("'$url' is no text") }
            object.classDescription = try classDescription(FoundationClass.url.name)
            let relative = slot(.string(text))
            let base = members.first { $0.name == "$base" }?.value
            let baseValue = try base.map { json throws(JSONError) in try keyed(json, .entry) } ?? .null
            object.entries = [
                .init(key: FoundationKey.urlBase, value: baseValue),
                .init(key: FoundationKey.urlRelative, value: .object(relative)),
            ]
        }
        return object
    }

    /// A dictionary, or an object by its keys.
    func object(
        _ members: [JSONMember], _ className: String, _ identifier: JSONValue?
    ) throws(JSONError) -> ArchivedObject {
        let object = try newObject(identifier)
        object.classDescription = try classDescription(className)
        let isRaw = members.contains { $0.name == "$raw" && $0.value == .boolean(true) }
        let contents = members.filter { $0.name != "$class" && $0.name != "$id" && $0.name != "$raw" }
        let isDictionary = FoundationClass(abbreviated: className) == .dictionary
        if contents.first?.name == "$entries", !isDictionary { throw failure("'\(className)' has no entries") }
        if isDictionary, !isRaw {
            object.entries = FoundationContent.entries(try entries(contents)).entries(of: .dictionary)
            return object
        }
        var entries: [ArchivedObject.Entry] = []
        for member in contents {
            guard let key = JSONKey.key(of: member.name) else { throw unknown(member.name) }
            path.append(.key(key))
            entries.append(.init(key: key, value: try keyed(member.value, form(className, key))))
            path.removeLast()
        }
        object.entries = entries
        return object
    }

    private func entries(
        _ members: [JSONMember]
    ) throws(JSONError) -> [(key: ArchivedObject.Value, value: ArchivedObject.Value)] {
        var entries: [(key: ArchivedObject.Value, value: ArchivedObject.Value)] = []
        if let list = members.first, list.name == "$entries" {
            for pair in list.value.elements ?? [] {
                guard let parts = pair.elements, parts.count == 2 else { throw failure("an entry without a value") }
                path.append(.entry(entries.count))
                let key = try keyed(parts[0], .element)
                entries.append((key, try keyed(parts[1], .element)))
                path.removeLast()
            }
            return entries
        }
        for member in members {
            guard let key = JSONKey.key(of: member.name) else { throw unknown(member.name) }
            path.append(.key(key))
            let text = slot(.string(key))
            entries.append((.object(text), try keyed(member.value, .element)))
            path.removeLast()
        }
        return entries
    }
}
