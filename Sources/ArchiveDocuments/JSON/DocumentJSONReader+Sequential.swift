// Sequential archives, from JSON.

import Archiving
import Foundation
import JSONText
import PropertyLists
import TypedStreams

extension DocumentJSONReader {
    func fillSequential(_ document: ArchiveDocument) throws(JSONError) {
        try readClasses()
        cStringNumbers = (layout?["cstrings"]?.elements ?? []).map { $0.index ?? 0 }
        guard let groups = json["groups"]?.elements else { throw failure("no 'groups'") }
        document.groups = try self.groups(groups)
        for object in json["objects"]?.elements ?? [] {
            path = [.object(object["$id"]?.int ?? 0)]
            _ = try sequential(object, .value(UInt8(ascii: "@")))
        }
        path = []
        try checkDefined()
        try Self.numbering { () throws(InspectionError) in try document.numberObjects() }
    }

    private func groups(_ groups: [JSONValue]) throws(JSONError) -> [ArchivedObject.Group] {
        var result: [ArchivedObject.Group] = []
        var number = 0
        for group in groups {
            guard let parts = group.elements, let encoding = parts.first?.string else {
                throw failure("a group without an encoding")
            }
            guard let types = GroupType.types(of: encoding, limit: parts.count), types.count == parts.count - 1 else {
                throw failure("the encoding '\(encoding)' doesn't fit its values")
            }
            var values: [ArchivedObject.Value] = []
            for (value, type) in zip(parts.dropFirst(), types) {
                path.append(.key("$\(number)"))
                values.append(try sequential(value, type))
                path.removeLast()
                number += 1
            }
            result.append(.init(encoding, values))
        }
        return result
    }

    func sequential(_ json: JSONValue, _ type: GroupType) throws(JSONError) -> ArchivedObject.Value {
        let code: UInt8 = if case .value(let code) = type { code } else { 0 }
        switch code {
        case UInt8(ascii: "@"): return try object(json)
        case _ where json == .null: return .null
        case UInt8(ascii: "*"): return .object(cString(try text(json)))
        case UInt8(ascii: ":"), UInt8(ascii: "%"): return .inline(try text(json))
        case UInt8(ascii: "+"):
            if case .string(let text)? = try? text(json) { return .inline(.data(Data(text.utf8))) }
            return .inline(try text(json))
        case UInt8(ascii: "#"):
            guard let name = json["$classref"]?.string else { throw failure("no class") }
            return .classDescription(try classDescription(name))
        case UInt8(ascii: "f"), UInt8(ascii: "d"):
            let number = json["$real"]?.realNumber ?? json["$float"]?.realNumber ?? json.realNumber
            guard let number else { throw failure("no number") }
            return .inline(code == UInt8(ascii: "d") ? .double(number) : .float(Self.float(number)))
        case 0: return .inline(try text(json))
        default:
            switch json {
            case .boolean(let value) where code == UInt8(ascii: "B"): return .inline(.boolean(value))
            case .boolean(let value): return .inline(.integer(value ? 1 : 0))
            case .integer(let value): return .inline(.integer(PropertyListInteger(value)))
            default:
                guard let number = json["$int"]?.string.flatMap(JSONValue.integer) else { throw failure("no integer") }
                return .inline(.integer(number))
            }
        }
    }

    /// Text, or data.
    private func text(_ json: JSONValue) throws(JSONError) -> PropertyList {
        if let text = json.string { return .string(text) }
        guard let members = json.members else { throw failure("neither text nor data") }
        return try leaf(members)
    }

    /// Equal C strings are one, unless the layout states otherwise.
    private func cString(_ value: PropertyList) -> ArchivedObject {
        guard usedCStringCount < cStringNumbers.count else { return slot(shared: value) }
        let number = cStringNumbers[usedCStringCount]
        usedCStringCount += 1
        if let known = cStrings[number], known.value == value { return known }
        let object = graph.object(value)
        cStrings[number] = object
        return object
    }

    private func object(_ json: JSONValue) throws(JSONError) -> ArchivedObject.Value {
        switch json {
        case .null: return .null
        case .string(let text): return .object(try foundation(.string, .text(text), nil))
        case .array(let elements): return .object(try collection(elements, FoundationClass.array.name, nil))
        case .object(let members): return try object(members)
        default: throw failure("a number is no object")
        }
    }

    private func foundation(
        _ kind: FoundationClass, _ content: FoundationContent, _ identifier: JSONValue?
    ) throws(JSONError) -> ArchivedObject {
        let object = try newObject(identifier)
        object.classDescription = try classDescription(kind.name)
        object.groups = content.groups(of: kind)
        return object
    }

    private func collection(
        _ elements: [JSONValue], _ name: String, _ identifier: JSONValue?
    ) throws(JSONError) -> ArchivedObject {
        guard let kind = FoundationClass(abbreviated: name), kind == .array || kind == .set else {
            throw failure("'\(name)' has no elements")
        }
        let object = try newObject(identifier)
        object.classDescription = try classDescription(name)
        var values: [ArchivedObject.Value] = []
        for element in elements {
            path.append(.element(values.count))
            values.append(try self.object(element))
            path.removeLast()
        }
        object.groups = FoundationContent.elements(values).groups(of: kind)
        return object
    }

    private func object(_ members: [JSONMember]) throws(JSONError) -> ArchivedObject.Value {
        let identifier = members.first { $0.name == "$id" }?.value
        let contents = members.filter { $0.name != "$class" && $0.name != "$id" }
        switch contents.first?.name {
        case "$ref":
            guard let number = members[0].value.index else { throw failure("no number") }
            return .object(object(numbered: number))
        case "$classref":
            guard let name = members[0].value.string else { throw failure("no class") }
            return .classDescription(try classDescription(name))
        case "$data", "$archive":
            switch try leaf(members) {
            case .data(let data): return .object(try foundation(.data, .data(data), nil))
            case .string(let text): return .object(try foundation(.string, .text(text), nil))
            default: throw failure("no data")
            }
        case "$date":
            guard let time = contents[0].value.date else { throw failure("no date such as \"2026-02-28T12:00:00Z\"") }
            return .object(try foundation(.date, .date(time), identifier))
        default: break
        }
        let name = members.first { $0.name == "$class" }.flatMap(\.value.string) ?? FoundationClass.dictionary.name
        if let first = contents.first, contents.count == 1 {
            if first.name == "$elements" {
                return .object(try collection(first.value.elements ?? [], name, identifier))
            }
            if first.name == "$groups" {
                let object = try newObject(identifier)
                object.classDescription = try classDescription(name)
                object.groups = try groups(first.value.elements ?? [])
                return .object(object)
            }
        }
        guard FoundationClass(abbreviated: name) == .dictionary else {
            throw failure("an object of '\(name)' without groups")
        }
        return .object(try dictionary(contents, name, identifier))
    }

    private func dictionary(
        _ members: [JSONMember], _ name: String, _ identifier: JSONValue?
    ) throws(JSONError) -> ArchivedObject {
        let object = try newObject(identifier)
        object.classDescription = try classDescription(name)
        var entries: [(key: ArchivedObject.Value, value: ArchivedObject.Value)] = []
        if let list = members.first, list.name == "$entries" {
            for pair in list.value.elements ?? [] {
                guard let parts = pair.elements, parts.count == 2 else { throw failure("an entry without a value") }
                path.append(.entry(entries.count))
                let key = try self.object(parts[0])
                entries.append((key, try self.object(parts[1])))
                path.removeLast()
            }
        } else {
            for member in members {
                guard let key = JSONKey.key(of: member.name) else { throw unknown(member.name) }
                path.append(.key(key))
                let text = try foundation(.string, .text(key), nil)
                entries.append((.object(text), try self.object(member.value)))
                path.removeLast()
            }
        }
        object.groups = FoundationContent.entries(entries).groups(of: .dictionary)
        return object
    }
}

extension ArchiveDocument {
    /// Numbers the objects of a sequential archive in the order in which they are referenced.
    func numberObjects() throws(InspectionError) {
        var next = 0
        var pending = groups.flatMap(\.values).reversed().compactMap(\.object)
        var descriptions: Set<ArchivedObject.ClassDescription> = []
        while let object = pending.popLast() {
            guard numbers[object] == nil else { continue }
            numbers[object] = next
            next += 1
            if let description = object.classDescription {
                try chargeHash(of: description)
                descriptions.insert(description)
            }
            pending += object.groups.flatMap(\.values).reversed().compactMap(\.object)
        }
        classes = descriptions
    }
}
