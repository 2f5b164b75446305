// Sequential archives as JSON: objects with groups, each an array of its encoding and its values.

import Archiving
import Foundation
import JSONText
import PropertyLists
import TypedStreams

extension DocumentJSONWriter {
    func sequentialMembers(_ header: TypedStreamHeader) throws(InspectionError) -> [JSONMember] {
        prepareSequential()
        var members = [
            JSONMember("kind", .string("sequential")),
            JSONMember("byteOrder", .string(header.isBigEndian ? "big" : "little")),
        ]
        if header.streamerVersion != 4 {
            members.append(JSONMember("streamerVersion", .integer(Int64(header.streamerVersion))))
        }
        members.append(JSONMember("systemVersion", .integer(Int64(header.systemVersion))))
        let groups = try json(of: document.groups, depth: outerDepth + 1)
        let objects = try movedObjects()
        members.append(JSONMember("groups", groups))
        members.append(JSONMember("classes", classTable()))
        if !objects.isEmpty { members.append(JSONMember("objects", .array(objects))) }
        return members
    }

    private func prepareSequential() {
        countReferences(in: document.groups.flatMap(\.values))
        var visited: Set<ArchivedObject> = []
        var pending = document.groups.flatMap(\.values).reversed().compactMap(\.object)
        while let object = pending.popLast() {
            guard visited.insert(object).inserted else { continue }
            if let description = object.classDescription { _ = name(of: description) }
            let values = object.groups.flatMap(\.values)
            countReferences(in: values)
            pending += values.reversed().compactMap(\.object)
        }
    }

    private func json(of groups: [ArchivedObject.Group], depth: Int) throws(InspectionError) -> JSONValue {
        try checkDepth(depth)
        var result: [JSONValue] = []
        for group in groups {
            let types = GroupType.types(of: group.encoding, limit: group.values.count + 1)
            guard let types, types.count == group.values.count else {
                throw InspectionError("the encoding '\(group.encoding)' doesn't fit its values")
            }
            try charge(group.encoding.utf8.count)
            var values = [JSONValue.string(group.encoding)]
            for (value, type) in zip(group.values, types) {
                values.append(try json(of: value, type, depth: depth + 2))
            }
            result.append(.array(values))
        }
        return .array(result)
    }

    private func json(
        of value: ArchivedObject.Value, _ type: GroupType, depth: Int
    ) throws(InspectionError) -> JSONValue {
        try charge(1)
        switch value {
        case .null: return .null
        case .classDescription(let description): return .members(("$classref", .string(name(of: description))))
        case .object(let object):
            return try object.value == nil
                ? sequentialObject(object, depth: depth, isMoved: false) : cString(object, depth: depth)
        case .inline(.data(let data)) where type == .value(UInt8(ascii: "+")):
            try charge(data.count)
            let text = String(validUTF8: data)
            if let text { return .string(text) }
            return try self.data(data, depth: depth)
        case .inline(.data(let data)): return try self.data(data, depth: depth)
        case .inline(.string(let text)): return .string(text)
        case .inline(.boolean(let value)): return .boolean(value)
        case .inline(.integer(let value)): return .integer(value)
        case .inline(.float(let value)):
            guard value.isFinite, !(value == 0 && value.sign == .minus) else { return Self.float(value) }
            return .real(Double("\(value)") ?? Double(value))
        case .inline(.double(let value)):
            if case .real(let number) = JSONValue.realNumber(value) { return .real(number) }
            return .realObject("$real", value)
        default: throw InspectionError("a value that is not expected here")
        }
    }

    private func cString(_ object: ArchivedObject, depth: Int) throws(InspectionError) -> JSONValue {
        cStrings.append(document.numbers[object] ?? 0)
        if case .data(let data)? = object.value {
            cStringTexts.append("data " + data.base64EncodedString())
            return .data(data)
        }
        let text = object.value?.string ?? ""
        try charge(text.utf8.count)
        cStringTexts.append("text " + text)
        return .string(text)
    }

    /// An object, or a reference to it if it is mentioned before, or is too deep here.
    func sequentialObject(
        _ object: ArchivedObject, depth: Int, isMoved: Bool
    ) throws(InspectionError) -> JSONValue {
        try checkDepth(depth)
        if !isMoved, let reference = reference(insteadOf: object, depth: depth) { return reference }
        guard let description = object.classDescription else { throw InspectionError("an object without a class") }
        let isPlain = !isMoved && identity(of: object, isMoved: false) == nil
        let head = head(of: object, isMoved: isMoved)
        if isFirst(description), let content = FoundationContent(sequential: object),
            let json = try json(of: content, description.name, head, isPlain: isPlain, depth: depth)
        {
            return json
        }
        return .object(head + [JSONMember("$groups", try json(of: object.groups, depth: depth + 1))])
    }

    /// An abbreviated object; `nil` if it can't be abbreviated here.
    private func json(
        of content: FoundationContent, _ name: String, _ head: [JSONMember], isPlain: Bool, depth: Int
    ) throws(InspectionError) -> JSONValue? {
        let identity = head.filter { $0.name == "$id" }
        switch content {
        case .text(let text):
            guard isPlain, name == "NSString" else { return nil }
            return try self.text(text, depth: depth)
        case .data(let data):
            guard isPlain, name == "NSData" else { return nil }
            return try self.data(data, depth: depth)
        case .date(let time): return .object([JSONMember("$date", .date(time))] + identity)
        case .elements(let elements):
            let isBare = isPlain && name == "NSArray"
            var values: [JSONValue] = []
            for element in elements {
                values.append(try json(of: element, .value(UInt8(ascii: "@")), depth: depth + (isBare ? 1 : 2)))
            }
            return isBare ? .array(values) : .object(head + [JSONMember("$elements", .array(values))])
        case .entries(let entries):
            return try json(of: entries, isPlain && name == "NSDictionary" ? [] : head, depth: depth)
        case .uuid, .url: return nil
        }
    }

    private func json(
        of entries: [(key: ArchivedObject.Value, value: ArchivedObject.Value)], _ head: [JSONMember], depth: Int
    ) throws(InspectionError) -> JSONValue {
        let object = UInt8(ascii: "@")
        let texts = entries.map { plainText(of: $0.key) }
        guard texts.allSatisfy({ $0 != nil }), Set(texts.map { Array(($0 ?? "").utf8) }).count == texts.count else {
            var pairs: [JSONValue] = []
            for entry in entries {
                let key = try json(of: entry.key, .value(object), depth: depth + 3)
                pairs.append(.array([key, try json(of: entry.value, .value(object), depth: depth + 3)]))
            }
            return .object(head + [JSONMember("$entries", .array(pairs))])
        }
        var members = head
        for (text, entry) in zip(texts, entries) {
            if let key = entry.key.object { mentioned.insert(key) }
            let value = try json(of: entry.value, .value(object), depth: depth + 1)
            members.append(JSONMember(JSONKey.name(of: text ?? ""), value))
        }
        return .object(members)
    }

    /// The text of a string that a plain JSON string represents.
    private func plainText(of value: ArchivedObject.Value) -> String? {
        guard case .object(let object) = value, object.className == "NSString",
            referenceCounts[object, default: 0] <= 1, let description = object.classDescription, isFirst(description),
            case .text(let text)? = FoundationContent(sequential: object)
        else { return nil }
        return text
    }
}
