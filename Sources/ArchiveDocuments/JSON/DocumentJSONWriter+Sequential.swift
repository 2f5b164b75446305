// Sequential archives as JSON: objects with groups, each an array of its encoding and its values.

import Archiving
import Foundation
import JSONText
import PropertyLists
import TypedStreams

extension DocumentJSONWriter {
    func sequentialMembers(_ header: TypedStreamHeader) throws(InspectionError) {
        try prepareSequential()
        member("kind", "sequential")
        member("byteOrder", .string(header.isBigEndian ? "big" : "little"))
        if header.streamerVersion != 4 { member("streamerVersion", .integer(Int64(header.streamerVersion))) }
        member("systemVersion", .integer(Int64(header.systemVersion)))
        text.name("groups")
        try write(document.groups, depth: outerDepth + 1)
        try writeClassTable()
        try writeObjects("objects")
    }

    private func prepareSequential() throws(InspectionError) {
        try countReferences(in: document.groups.flatMap(\.values))
        var visited: Set<ArchivedObject> = []
        var pending = document.groups.flatMap(\.values).reversed().compactMap(\.object)
        while let object = pending.popLast() {
            guard visited.insert(object).inserted else { continue }
            if let description = object.classDescription { _ = try name(of: description) }
            let values = object.groups.flatMap(\.values)
            try countReferences(in: values)
            pending += values.reversed().compactMap(\.object)
        }
    }

    private func write(_ groups: [ArchivedObject.Group], depth: Int) throws(InspectionError) {
        try checkDepth(depth)
        text.beginArray()
        for group in groups {
            let types = try group.types()
            text.beginArray()
            text.string(group.encoding)
            for (value, type) in zip(group.values, types) { try write(value, type, depth: depth + 2) }
            text.end()
        }
        text.end()
    }

    private func write(
        _ value: ArchivedObject.Value, _ type: GroupType = .value(UInt8(ascii: "@")), depth: Int
    ) throws(InspectionError) {
        try charge()
        switch value {
        case .null: text.null()
        case .classDescription(let description): text.write(.members(("$classref", .string(try name(of: description)))))
        case .object(let object):
            if object.value == nil {
                try sequentialObject(object, depth: depth, isMoved: false)
            } else {
                cString(object)
            }
        case .inline(.data(let data)) where type == .value(UInt8(ascii: "+")):
            if let text = String(validUTF8: data) {
                self.text.string(text)
            } else {
                try self.data(data, depth: depth)
            }
        case .inline(.data(let data)): try self.data(data, depth: depth)
        case .inline(.string(let text)): self.text.string(text)
        case .inline(.boolean(let value)): text.boolean(value)
        case .inline(.integer(let value)): text.write(.integer(value))
        case .inline(.float(let value)):
            guard value.isFinite, !(value == 0 && value.sign == .minus) else { return text.write(Self.float(value)) }
            text.real(Double("\(value)") ?? Double(value))
        case .inline(.double(let value)): text.write(Self.real(value))
        default: throw InspectionError("a value that is not expected here")
        }
    }

    private func cString(_ object: ArchivedObject) {
        if options.includesLayout { cStrings.append((document.numbers[object] ?? 0, LeafKey(object.value ?? .null))) }
        if case .data(let data)? = object.value { return text.write(.data(data)) }
        text.string(object.value?.string ?? "")
    }

    /// Writes an object, or a reference to it if it is mentioned before, or is too deep here.
    func sequentialObject(_ object: ArchivedObject, depth: Int, isMoved: Bool) throws(InspectionError) {
        try checkDepth(depth)
        if !isMoved, try refer(insteadOf: object, depth: depth) { return }
        guard object.classDescription != nil else { throw InspectionError("an object without a class") }
        let isPlain = !isMoved && identity(of: object, isMoved: false) == nil
        if let content = try foundationContent(of: object),
            try write(content, of: object, isPlain: isPlain, isMoved: isMoved, depth: depth)
        {
            return
        }
        try begin(object, isMoved: isMoved)
        text.name("$groups")
        try write(object.groups, depth: depth + 1)
        text.end()
    }

    /// Writes an abbreviated object; false if it can't be abbreviated here.
    private func write(
        _ content: FoundationContent, of object: ArchivedObject, isPlain: Bool, isMoved: Bool, depth: Int
    ) throws(InspectionError) -> Bool {
        let foundationClass = object.foundationClass
        switch content {
        case .text(let text):
            guard isPlain, foundationClass == .string else { return false }
            try self.text(text, depth: depth)
        case .data(let data):
            guard isPlain, foundationClass == .data else { return false }
            try self.data(data, depth: depth)
        case .date(let time):
            text.beginObject()
            member("$date", .date(time))
            writeIdentity(of: object, isMoved: isMoved)
            text.end()
        case .elements(let elements):
            let isBare = isPlain && foundationClass == .array
            if !isBare {
                try begin(object, isMoved: isMoved)
                text.name("$elements")
            }
            text.beginArray()
            for element in elements { try write(element, depth: depth + (isBare ? 1 : 2)) }
            text.end()
            if !isBare { text.end() }
        case .entries(let entries):
            if isPlain, foundationClass == .dictionary {
                text.beginObject()
            } else {
                try begin(object, isMoved: isMoved)
            }
            try write(entries, depth: depth)
            text.end()
        case .uuid, .url: return false
        }
        return true
    }

    private func write(
        _ entries: [(key: ArchivedObject.Value, value: ArchivedObject.Value)], depth: Int
    ) throws(InspectionError) {
        let texts = try entries.map { (entry) throws(InspectionError) in try plainText(of: entry.key) }
        guard ExactText.areKeys(texts) else {
            text.name("$entries")
            text.beginArray()
            for entry in entries {
                text.beginArray()
                try write(entry.key, depth: depth + 3)
                try write(entry.value, depth: depth + 3)
                text.end()
            }
            return text.end()
        }
        for (key, entry) in zip(texts, entries) {
            if let object = entry.key.object { mentioned.insert(object) }
            text.name(JSONKey.name(of: key ?? ""))
            try write(entry.value, depth: depth + 1)
        }
    }

    /// The text of a string that a plain JSON string represents.
    private func plainText(of value: ArchivedObject.Value) throws(InspectionError) -> String? {
        guard case .object(let object) = value, object.foundationClass == .string,
            referenceCounts[object, default: 0] <= 1, case .text(let text)? = try foundationContent(of: object)
        else { return nil }
        return text
    }
}
