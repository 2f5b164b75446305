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
        if header.streamerVersion != 4 { member("streamerVersion", .integer(header.streamerVersion)) }
        member("systemVersion", .integer(header.systemVersion))
        text.name("groups")
        try write(document.groups, depth: outerDepth + 1)
        try writeClassTable()
        try writeObjects("objects")
    }

    private func prepareSequential() throws(InspectionError) {
        try countReferences(in: document.groups.flatMap(\.values))
        for object in try document.reachableObjects() {
            if let description = object.classDescription { _ = try name(of: description) }
            try countReferences(in: object.groups.flatMap(\.values))
        }
    }

    func write(_ groups: [ArchivedObject.Group], depth: Int) throws(InspectionError) {
        try checkDepth(depth)
        text.beginArray()
        for group in groups {
            let types = try group.types()
            text.beginArray()
            text.string(group.encoding)
            for (value, type) in zip(group.values, types) { try sequential(value, type, depth: depth + 2) }
            text.end()
        }
        text.end()
    }

    func sequential(
        _ value: ArchivedObject.Value, _ type: GroupType = .value(UInt8(ascii: "@")), depth: Int
    ) throws(InspectionError) {
        try charge()
        switch value {
        case .null: text.null()
        case .classDescription(let description): text.write(["$classref": .string(try name(of: description))])
        case .object(let object):
            if object.value == nil {
                try self.object(object, .element, depth: depth)
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
}
