// Objects of keyed archives, from JSON.

import Archiving
import Foundation
import JSONText
import PropertyLists

extension DocumentJSONReader {
    /// A date, a UUID or a URL.
    func foundationValue(_ members: [JSONMember], _ identifier: JSONValue?) throws(JSONError) -> ArchivedObject {
        let object = try newObject(identifier)
        let value = members[0].value
        for member in members.dropFirst() where member.name != "$id" && member.name != "$base" {
            throw unknown(member.name)
        }
        switch members[0].name {
        case "$date":
            guard let time = value.date else { throw failure("'$date' is no date") }
            object.classDescription = try classDescription("NSDate")
            object.entries = FoundationContent.date(time).entries(of: .date)
        case "$uuid":
            guard let uuid = value.string.flatMap({ UUID(uuidString: $0) }) else { throw failure("no UUID") }
            object.classDescription = try classDescription("NSUUID")
            object.entries = FoundationContent.uuid(uuid).entries(of: .uuid)
        default:
            guard let text = value.string else { throw failure("'$url' is no text") }
            object.classDescription = try classDescription("NSURL")
            let relative = slot(.string(text))
            let base = members.first { $0.name == "$base" }?.value
            let baseValue = try base.map { json throws(JSONError) in try keyed(json, .entry) } ?? .null
            object.entries = [
                .init(key: "NS.base", value: baseValue), .init(key: "NS.relative", value: .object(relative)),
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
        if FoundationKind.names[className] == .dictionary, !isRaw {
            object.entries = FoundationContent.entries(try entries(contents)).entries(of: .dictionary)
            return object
        }
        var entries: [ArchivedObject.Entry] = []
        for member in contents {
            guard let key = JSONKey.key(of: member.name) else { throw unknown(member.name) }
            path.append(member.name)
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
                let key = try keyed(parts[0], .element)
                entries.append((key, try keyed(parts[1], .element)))
            }
            return entries
        }
        for member in members {
            guard let key = JSONKey.key(of: member.name) else { throw unknown(member.name) }
            path.append(member.name)
            let text = slot(.string(key))
            entries.append((.object(text), try keyed(member.value, .element)))
            path.removeLast()
        }
        return entries
    }
}
