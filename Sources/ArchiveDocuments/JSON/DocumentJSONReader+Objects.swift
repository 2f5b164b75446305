// Values and objects of archives, from JSON.

import Archiving
import Foundation
import JSONText
import PropertyLists

extension DocumentJSONReader {
    /// A value of an archive: of a keyed one, by the form of its class and key.
    func value(_ json: JSONValue, _ form: ValueForm) throws(JSONError) -> ArchivedObject.Value {
        switch json {
        case .null: return .null
        case .boolean(let value): return try placed(.boolean(value), form)
        case .integer(let value):
            let leaf: PropertyList =
                switch form.number {
                case .real?: .double(Double(value))
                case .float?: .float(Float(value))
                default: .integer(PropertyListInteger(value))
                }
            return try placed(leaf, form)
        case .real(let value):
            return try placed(form.number == .float ? .float(Self.float(value)) : .double(value), form)
        case .string(let text): return try placed(.string(text), form)
        case .array(let elements):
            if form.isArrayInline { return try plain(json) }
            return .object(try collection(elements, form.arrayClass, nil))
        case .object(let members): return try value(members, form)
        }
    }

    /// A leaf in place or in a slot; in a sequential archive, the object that contains it.
    private func placed(_ leaf: PropertyList, _ form: ValueForm) throws(JSONError) -> ArchivedObject.Value {
        if isKeyed { return form.slots.isDisjoint(with: .of(leaf)) ? .inline(leaf) : .object(slot(leaf)) }
        switch leaf {
        case .string(let text): return .object(try foundation(.string, nil, .text(text)))
        case .data(let data): return .object(try foundation(.data, nil, .data(data)))
        default: throw failure("a number is no object")
        }
    }

    private func value(_ members: [JSONMember], _ form: ValueForm) throws(JSONError) -> ArchivedObject.Value {
        let first = members.first { $0.name != "$class" && $0.name != "$id" && $0.name != "$in" && $0.name != "$base" }
        let identifier = members.first { $0.name == "$id" }?.value
        if let first {
            if let value = try value(first, members, identifier, form) { return value }
            if isKeyed, let value = try keyedValue(first.name, members, identifier) { return value }
        }
        let className = members.first { $0.name == "$class" }.flatMap(\.value.string) ?? FoundationClass.dictionary.name
        if let first, first.name == "$elements" {
            return .object(try collection(first.value.elements ?? [], className, identifier))
        }
        return .object(try object(members, className, identifier))
    }

    /// A value that refers to no others, or to one by its number; `nil` for others.
    private func value(
        _ first: JSONMember, _ members: [JSONMember], _ identifier: JSONValue?, _ form: ValueForm
    ) throws(JSONError) -> ArchivedObject.Value? {
        switch first.name {
        case "$data", "$archive": return try placed(try leaf(members), form)
        case "$int" where isKeyed, "$real" where isKeyed, "$float" where isKeyed:
            return try placed(try leaf(members), form)
        case "$ref": return .object(object(numbered: try number(first)))
        case "$nil" where isKeyed:
            let number = try number(first)
            let known = missing[number] ?? ArchivedObject.Unresolved()
            missing[number] = known
            return .unresolved(known)
        case "$classref":
            guard let className = members[0].value.string else { throw failure("no class") }
            return .classDescription(try classDescription(className))
        case "$date":
            guard let time = first.value.date else { throw failure("no date such as \"2026-02-28T12:00:00Z\"") }
            return .object(try foundation(.date, identifier, .date(time)))
        case "$uuid" where isKeyed:
            let uuid = first.value.string.flatMap { UUID(uuidString: $0) }
            guard let uuid else { throw failure("'$uuid' is not a UUID") }
            return .object(try foundation(.uuid, identifier, .uuid(uuid)))
        default: return nil
        }
    }

    private func number(_ member: JSONMember) throws(JSONError) -> Int {
        guard let number = member.value.index else { throw failure("no number") }
        return number
    }

    /// A value with others that only keyed archives contain; `nil` for others.
    private func keyedValue(
        _ name: String, _ members: [JSONMember], _ identifier: JSONValue?
    ) throws(JSONError) -> ArchivedObject.Value? {
        switch name {
        case "$set": try plain(.object(members))
        case "$inline": try plain(members[0].value)
        case "$slot": try slot(members[0].value)
        case "$url": .object(try url(members, identifier))
        default: nil
        }
    }

    private func url(_ members: [JSONMember], _ identifier: JSONValue?) throws(JSONError) -> ArchivedObject {
        let object = try newObject(identifier, FoundationClass.url.name)
        let address = members.first { $0.name == "$url" }?.value
        guard let text = address?.string else { throw failure("'$url' is no text") }
        let relative = try element(.string(text))
        let base = members.first { $0.name == "$base" }?.value
        let baseValue = try base.map { json throws(JSONError) in try value(json, .entry) } ?? .null
        object.entries = [
            .init(key: FoundationKey.urlBase, value: baseValue),
            .init(key: FoundationKey.urlRelative, value: relative),
        ]
        return object
    }

    private func slot(_ json: JSONValue) throws(JSONError) -> ArchivedObject.Value {
        // The slot's number precedes those of its contents.
        let isContainer: Bool =
            switch json {
            case .array: true
            case .object(let members):
                members.first.map { $0.name == "$set" || $0.name == "$entries" || JSONKey.key(of: $0.name) != nil }
                    ?? true
            default: false
            }
        guard isContainer else {
            if case .inline(let leaf) = try plain(json) { return .object(slot(leaf)) }
            throw failure("no value for a slot")
        }
        let object = slot(container: .null)
        containers[object] = try plain(json)
        return .object(object)
    }

    // MARK: Objects

    private func foundation(
        _ kind: FoundationClass, _ identifier: JSONValue?, _ content: FoundationContent
    ) throws(JSONError) -> ArchivedObject {
        let object = try newObject(identifier, kind.name)
        object.setContent(content, of: kind, isSequential: !isKeyed)
        return object
    }

    private func collection(
        _ elements: [JSONValue], _ className: String, _ identifier: JSONValue?
    ) throws(JSONError) -> ArchivedObject {
        guard let kind = FoundationClass(abbreviated: className), kind.hasElements, isKeyed || kind != .orderedSet
        else { throw lacking("elements", className) }
        let object = try newObject(identifier, className)
        object.setContent(.elements(try self.elements(elements)), of: kind, isSequential: !isKeyed)
        return object
    }

    /// A dictionary, or an object by its keys or groups.
    private func object(
        _ members: [JSONMember], _ className: String, _ identifier: JSONValue?
    ) throws(JSONError) -> ArchivedObject {
        let contents = members.filter { $0.name != "$class" && $0.name != "$id" }
        let isRaw = contents.contains { $0.name == "$raw" && $0.value == .boolean(true) }
        let isDictionary = FoundationClass(abbreviated: className) == .dictionary
        let hasGroups = contents.first?.name == "$groups"
        guard isKeyed || hasGroups || isDictionary else { throw withoutGroups(className) }
        let object = try newObject(identifier, className)
        if !isKeyed, hasGroups {
            object.groups = try groups(contents[0].value.elements ?? [])
        } else if isDictionary, !isKeyed || !isRaw {
            object.setContent(.entries(try entries(contents)), of: .dictionary, isSequential: !isKeyed)
        } else if contents.first?.name == "$entries" {
            throw lacking("entries", className)
        } else {
            for member in contents where member.name != "$raw" {
                guard let key = JSONKey.key(of: member.name) else { throw unknown(member.name) }
                path.append(.key(key))
                object.entries.append(.init(key: key, value: try value(member.value, form(className, key))))
                path.removeLast()
            }
        }
        return object
    }

    private func lacking(_ contents: String, _ className: String) -> JSONError {
        failure("'\(className)' has no \(contents)")
    }

    private func withoutGroups(_ className: String) -> JSONError {
        failure("an object of '\(className)' without groups")
    }

    /// The entries of a dictionary.
    private func entries(_ members: [JSONMember]) throws(JSONError) -> [DictionaryEntry] {
        if let list = members.first, list.name == "$entries" { return try entries(list.value.elements ?? []) }
        var entries: [DictionaryEntry] = []
        for member in members {
            guard let key = JSONKey.key(of: member.name) else { throw unknown(member.name) }
            path.append(.key(key))
            let text = try element(.string(key))
            entries.append((text, try element(member.value)))
            path.removeLast()
        }
        return entries
    }

    // MARK: Elements

    /// A value in a container: of an archive, it refers to objects.
    func element(_ json: JSONValue) throws(JSONError) -> ArchivedObject.Value {
        if case .propertyList = form { try plain(json) } else { try value(json, .element) }
    }

    func elements(_ list: [JSONValue]) throws(JSONError) -> [ArchivedObject.Value] {
        var values: [ArchivedObject.Value] = []
        for json in list {
            path.append(.element(values.count))
            values.append(try element(json))
            path.removeLast()
        }
        return values
    }

    /// Pairs of keys and values.
    func entries(_ list: [JSONValue]) throws(JSONError) -> [DictionaryEntry] {
        var entries: [DictionaryEntry] = []
        for pair in list {
            guard let parts = pair.elements, parts.count == 2 else { throw failure("an entry without a value") }
            path.append(.entry(entries.count))
            let key = try element(parts[0])
            entries.append((key, try element(parts[1])))
            path.removeLast()
        }
        return entries
    }
}
