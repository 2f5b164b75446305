// The objects of a class as rows of a table: one member for each key, in which references are numbers of objects.
//
//     Employee   name  "Anna"            {"_id": 4, "_class": "Employee", "name": "Anna", "boss": 7, "tags": ["a"]}
//                boss  → Employee
//                tags  ["a"]

import Archiving
import Foundation
package import JSONText
import PropertyLists

/// An object as a row.
package struct ObjectRow {
    /// The number of the object, the `$id` in JSON and the `#12` of a path.
    package let number: Int
    package let className: String

    /// The values by key.
    package let cells: [JSONMember]

    /// The names of the columns that a row begins with. A key of that name gets another `_`.
    package static let ownColumns = ["_file", "_id", "_class"]

    /// The row as a JSON object.
    package func json(file: String) -> JSONValue {
        .object(
            [
                JSONMember("_file", .string(file)), JSONMember("_id", .integer(number)),
                JSONMember("_class", .string(className)),
            ] + cells)
    }
}

extension ArchiveDocument {
    /// The objects of a class and of its subclasses, in the order of their numbers.
    ///
    /// - Throws: ``InspectionError`` if a part of the document can't be read, or its objects share too much.
    package func rows(ofClass name: String) throws(InspectionError) -> [ObjectRow] {
        try requireWhole()
        allowWork()
        var rows: [ObjectRow] = []
        for (number, object) in numberedObjects {
            guard let description = object.classDescription else { continue }
            try chargeHash(of: description)
            guard description.isKind(of: name) else { continue }
            try charge(description.name.utf8.count)
            let entries = object.entries.map { ($0.key, $0.value) }
            let values = object.groups.flatMap(\.values).enumerated().map { ("$\($0)", $1) }
            var cells: [JSONMember] = []
            for (key, value) in entries + values {
                try charge(key.utf8.count)
                let column = ObjectRow.ownColumns.contains(key) ? "_" + key : key
                cells.append(JSONMember(column, try cell(value, depth: 0)))
            }
            rows.append(ObjectRow(number: number, className: description.name, cells: cells))
        }
        return rows
    }

    private static var maximumCellDepth: Int { 16 }

    private func cell(_ value: ArchivedObject.Value, depth: Int) throws(InspectionError) -> JSONValue {
        try charge(1)
        guard depth < Self.maximumCellDepth else { return .null }
        switch pathContent(of: value) {
        case .nothing: return .null
        case .leaf(let leaf): return try cell(leaf)
        case .elements(let elements, _):
            var cells: [JSONValue] = []
            for element in elements { cells.append(try cell(element, depth: depth + 1)) }
            return .array(cells)
        case .entries(let entries):
            let keys = entries.map { keyText($0.key) }
            let isObject = ExactText.areKeys(keys)
            var (members, pairs): ([JSONMember], [JSONValue]) = ([], [])
            for (key, entry) in zip(keys, entries) {
                let value = try cell(entry.value, depth: depth + 1)
                if isObject, let key {
                    try charge(key.utf8.count)
                    members.append(JSONMember(key, value))
                } else {
                    pairs.append(.array([try cell(entry.key, depth: depth + 1), value]))
                }
            }
            return isObject ? .object(members) : ["$entries": .array(pairs)]
        case .keys, .groups:
            if case .object(let object) = value, let text = text(of: object) {
                try charge(text.utf8.count)
                return .string(text)
            }
            return reference(value)
        }
    }

    private func reference(_ value: ArchivedObject.Value) -> JSONValue {
        value.object.flatMap { numbers[$0] }.map { .integer($0) } ?? .null
    }

    /// Objects that are one text.
    private func text(of object: ArchivedObject) -> String? {
        switch FoundationContent(keyed: object) ?? FoundationContent(sequential: object) {
        case .uuid(let uuid)?: uuid.uuidString
        case .url(let text, _)?: text
        case .text(let text)?: text
        default: decimalText(of: object)
        }
    }

    private func cell(_ leaf: PropertyList) throws(InspectionError) -> JSONValue {
        switch leaf {
        case .boolean(let value): return .boolean(value)
        case .integer(let value): return value.signed.map { .integer($0) } ?? .string("\(value)")
        case .float(let value): return value.isFinite ? .real(Double("\(value)") ?? 0) : .string("\(value)")
        case .double(let value): return value.isFinite ? .real(value) : .string("\(value)")
        case .string(let text):
            try charge(text.utf8.count)
            return .string(text)
        case .data(let data):
            try charge(data.count)
            return .string(data.base64EncodedString())
        case .date(let date): return .date(date.timeIntervalSinceReferenceDate)
        default: return .null
        }
    }
}
