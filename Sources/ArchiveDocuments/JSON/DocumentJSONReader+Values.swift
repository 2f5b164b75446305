// Values that are stored in place, and leaves, from JSON.

import Archiving
import Foundation
import JSONText
import PropertyLists

extension DocumentJSONReader {
    /// A value of a property list, or one that is stored in place.
    func plain(_ json: JSONValue) throws(JSONError) -> ArchivedObject.Value {
        switch json {
        case .null: return .inline(.null)
        case .boolean(let value): return .inline(.boolean(value))
        case .integer(let value): return .inline(.integer(PropertyListInteger(value)))
        case .real(let value): return .inline(.double(value))
        case .string(let text): return .inline(.string(text))
        case .array(let elements): return .array(try self.elements(elements))
        case .object(let members):
            if let first = members.first, first.name.hasPrefix("$"), JSONKey.key(of: first.name) == nil {
                if first.name == "$set" { return .set(try elements(first.value.elements ?? [])) }
                if first.name == "$entries", members.count == 1 { return try pairs(first.value.elements ?? []) }
                return .inline(try leaf(members))
            }
            var entries: [ArchivedObject.Entry] = []
            for member in members {
                guard let key = JSONKey.key(of: member.name) else { throw unknown(member.name) }
                path.append(.key(key))
                entries.append(.init(key: key, value: try element(member.value)))
                path.removeLast()
            }
            return .dictionary(entries)
        }
    }

    /// A dictionary of a property list whose keys are not all strings.
    private func pairs(_ list: [JSONValue]) throws(JSONError) -> ArchivedObject.Value {
        let entries = try entries(list)
        let dictionary = graph.object(PropertyList.null)
        pairs[dictionary] = entries
        return .object(dictionary)
    }

    func unknown(_ name: String) -> JSONError { failure("unknown member '\(name)'") }

    /// A leaf that an object with one member represents, or data or text that is an archive.
    func leaf(_ members: [JSONMember]) throws(JSONError) -> PropertyList {
        guard let first = members.first else { throw failure("an empty object") }
        if let archive = members.first(where: { $0.name == "$archive" }) {
            let kind = members.first { $0.name == "$in" }?.value.string ?? "data"
            do {
                let data = try ArchiveDocument(json: archive.value).data()
                if kind == "data" { return .data(data) }
                guard let text = String(validUTF8: data) else { throw failure("no text") }
                return .string(text)
            } catch let error as JSONError {
                throw failure("in an archive: " + error.message)
            } catch {
                throw failure("in an archive: \(error)")
            }
        }
        guard members.count == 1 else { throw unknown(members[1].name) }
        let leaf: PropertyList? =
            switch first.name {
            case "$int": first.value.string.flatMap(JSONValue.integer).map { .integer($0) }
            case "$real": first.value.realNumber.map { .double($0) }
            case "$float": first.value.realNumber.map { .float(Self.float($0)) }
            case "$data": first.value.string.flatMap { Data(base64Encoded: $0) }.map { .data($0) }
            case "$uid": first.value.int.flatMap { UInt32(exactly: $0) }.map { .uid(PropertyList.UID($0)) }
            case "$date": first.value.date.map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
            default: throw unknown(first.name)
            }
        guard let leaf else { throw failure("'\(first.name)' has a value of another kind") }
        return leaf
    }

    /// A float: the nearest one to the digits; of what isn't a number, the bits.
    static func float(_ value: Double) -> Float {
        guard value.isFinite, let nearest = Float("\(value)") else { return Float(value) }
        return nearest
    }
}
