// Values as JSON for reading: without the document around them, with Foundation's values as plain ones.
//
// A second mention of an object is a reference to its path. The result can't be converted back.

import Archiving
import Foundation
package import JSONText
import PropertyLists

extension ArchiveDocument {
    /// The document as JSON for reading: its `root`, or all top-level values if there are others.
    package func simpleJSON() throws(InspectionError) -> JSONValue {
        allowWork()
        return try SimpleJSONWriter(self).json(of: .document(self), path: DocumentPath())
    }
}

final class SimpleJSONWriter {
    private let document: ArchiveDocument

    /// The paths of objects that are written.
    private var paths: [ArchivedObject: DocumentPath] = [:]

    private static let maximumDepth = 200

    init(_ document: ArchiveDocument) {
        self.document = document
    }

    func json(of target: PathTarget, path: DocumentPath, depth: Int = 0) throws(InspectionError) -> JSONValue {
        switch target {
        case .document(let document): return try top(of: document, path: path, depth: depth)
        case .value(let value): return try json(of: value, path, depth: depth)
        case .raw(let value):
            guard case .object(let object) = value, object.value == nil, !document.isSequential else {
                return try json(of: value, path, depth: depth)
            }
            return try members(object.entries, path, depth: depth)
        case .entry(let key, let value):
            let keyJSON = try json(of: key, path.appending(.part(.key)), depth: depth + 1)
            return [
                "key": keyJSON, "value": try json(of: value, path.appending(.part(.value)), depth: depth + 1),
            ]
        case .text(let text): return try self.text(text)
        case .texts(let texts): return .array(try texts.map { (text) throws(InspectionError) in try self.text(text) })
        case .groups(let groups): return try json(of: groups.flatMap(\.values), path, depth: depth)
        case .group(let group): return try json(of: group.values, path, depth: depth)
        }
    }

    /// A text that the document may contain once, and the result many times.
    private func text(_ text: String) throws(InspectionError) -> JSONValue {
        try document.charge(text.utf8.count)
        return .string(text)
    }

    private func reference(to path: DocumentPath) throws(InspectionError) -> JSONValue {
        ["$ref": try text(path.description)]
    }

    private func top(of inner: ArchiveDocument, path: DocumentPath, depth: Int) throws(InspectionError) -> JSONValue {
        guard inner === document else {
            return try SimpleJSONWriter(inner).json(of: .document(inner), path: path, depth: depth)
        }
        if document.isKeyed { return try members(document.top, path, depth: depth) }
        if document.isSequential {
            let values = document.groups.flatMap(\.values)
            if values.count == 1 { return try json(of: values[0], path.appending(.key("$0")), depth: depth) }
            return try json(of: values, path, depth: depth)
        }
        return try json(of: document.value ?? .null, path, depth: depth)
    }

    private func members(
        _ entries: [ArchivedObject.Entry], _ path: DocumentPath, depth: Int
    ) throws(InspectionError) -> JSONValue {
        var members: [JSONMember] = []
        for entry in entries {
            try document.charge(entry.key.utf8.count)
            let value = try json(of: entry.value, path.appending(.key(entry.key)), depth: depth + 1)
            members.append(JSONMember(JSONKey.name(of: entry.key), value))
        }
        return .object(members)
    }

    private func json(
        of values: [ArchivedObject.Value], _ path: DocumentPath, depth: Int
    ) throws(InspectionError) -> JSONValue {
        var elements: [JSONValue] = []
        for (index, value) in values.enumerated() {
            elements.append(try json(of: value, path.appending(.element(index)), depth: depth + 1))
        }
        return .array(elements)
    }

    private func json(
        of value: ArchivedObject.Value, _ path: DocumentPath, depth: Int
    ) throws(InspectionError) -> JSONValue {
        try document.chargeVisits(1)
        // What is deeper can be shown by its path.
        guard depth <= Self.maximumDepth else { return try reference(to: path) }
        if case .object(let object) = value {
            if let problem = document.damage[object] {
                throw InspectionError(problem.message, at: problem.byteOffset, path: path.description)
            }
            if object.value == nil || document.isContainer(object) {
                if let known = paths[object] { return try reference(to: known) }
                paths[object] = path
            }
            if let special = try special(object, path, depth: depth) { return special }
        }
        switch document.pathContent(of: value) {
        case .nothing:
            guard case .classDescription(let description) = value else { return .null }
            return ["$classref": try text(description.name)]
        case .leaf(let leaf): return try json(of: leaf, path, depth: depth)
        case .elements(let elements, _): return try json(of: elements, path, depth: depth)
        case .entries(let entries): return try json(of: entries, path, depth: depth)
        case .keys(let entries):
            guard case .object(let members) = try members(entries, path, depth: depth) else { return .null }
            guard let name = value.object?.className else { return .object(members) }
            return .object([JSONMember("$class", try text(name))] + members)
        case .groups(let groups):
            let values = groups.flatMap(\.values)
            var members = [JSONMember("$class", try text(value.object?.className ?? ""))]
            for (index, value) in values.enumerated() {
                let key = "$\(index)"
                members.append(JSONMember(key, try json(of: value, path.appending(.key(key)), depth: depth + 1)))
            }
            return .object(members)
        }
    }

    private func json(
        of entries: [DictionaryEntry], _ path: DocumentPath, depth: Int
    ) throws(InspectionError) -> JSONValue {
        let texts = entries.map { document.keyText($0.key) }
        guard ExactText.areKeys(texts) else {
            var pairs: [JSONValue] = []
            for (index, entry) in entries.enumerated() {
                let path = path.appending(.entry(index))
                let key = try json(of: entry.key, path.appending(.part(.key)), depth: depth + 2)
                pairs.append(.array([key, try json(of: entry.value, path.appending(.part(.value)), depth: depth + 2)]))
            }
            return ["$entries": .array(pairs)]
        }
        var members: [JSONMember] = []
        for (text, entry) in zip(texts, entries) {
            let key = text ?? ""
            try document.charge(key.utf8.count)
            let value = try json(of: entry.value, path.appending(.key(key)), depth: depth + 1)
            members.append(JSONMember(JSONKey.name(of: key), value))
        }
        return .object(members)
    }

    private func json(of leaf: PropertyList, _ path: DocumentPath, depth: Int) throws(InspectionError) -> JSONValue {
        switch leaf {
        case .null: return .null
        case .boolean(let value): return .boolean(value)
        case .integer(let value): return value.signed.map { .integer($0) } ?? .string("\(value)")
        case .float(let value): return value.isFinite ? .real(Double("\(value)") ?? 0) : .realNumber(Double(value))
        case .double(let value): return .realNumber(value)
        case .date(let date): return .date(date.timeIntervalSinceReferenceDate)
        case .uid(let uid): return ["$uid": .integer(Int64(uid.value))]
        case .string(let text):
            try document.charge(text.utf8.count)
            return try nested(leaf, path, depth: depth) ?? .string(text)
        case .data(let data):
            try document.charge(data.count)
            if let text = BookmarkPath.path(in: data) { return ["$bookmark": .string(text)] }
            return try nested(leaf, path, depth: depth) ?? .data(data)
        default: return .null
        }
    }

    /// The archive in data or text.
    private func nested(
        _ leaf: PropertyList, _ path: DocumentPath, depth: Int
    ) throws(InspectionError) -> JSONValue? {
        guard depth < 64, let inner = try document.nested(in: leaf) else { return nil }
        let writer = SimpleJSONWriter(inner)
        if inner.isKeyed, inner.top.count == 1, inner.top[0].key == "root" {
            return try writer.json(of: inner.top[0].value, path.appending(.key("root")), depth: depth + 24)
        }
        return try writer.json(of: .document(inner), path: path, depth: depth + 24)
    }

    /// Foundation's values that are neither collections nor leaves.
    private func special(
        _ object: ArchivedObject, _ path: DocumentPath, depth: Int
    ) throws(InspectionError) -> JSONValue? {
        if case .url(let text, let base)? = FoundationContent(keyed: object) {
            if base.isNil { return try self.text(text) }
            return [
                "$url": try self.text(text),
                "$base": try json(of: base, path.appending(.key(FoundationKey.urlBase)), depth: depth + 1),
            ]
        }
        if let color = Self.color(object) { return color }
        if let font = Self.font(object) {
            return ["$font": try text(font.name), "size": .realNumber(font.size)]
        }
        if let (string, runs) = Self.attributedString(object) {
            let key = DocumentPath.Step.key(object.groups.isEmpty ? FoundationKey.attributedText : "$0")
            var elements: [JSONValue] = []
            for run in runs {
                let attributes = try json(
                    of: run.attributes, DocumentPath(path.steps + run.steps), depth: depth + 2)
                elements.append(["length": .integer(run.length), "attributes": attributes])
            }
            let text = try json(of: string, path.appending(key), depth: depth + 1)
            return ["string": text, "runs": .array(elements)]
        }
        switch object.foundationClass {
        case .null: return .null
        case .decimal: return document.decimalText(of: object).map { .string($0) }
        case .number, .value:
            guard document.isSequential, object.groups.count == 2, object.groups[1].values.count == 1,
                case .inline(let number) = object.groups[1].values[0]
            else { return nil }
            return try json(of: number, path, depth: depth)
        default: return nil
        }
    }
}

extension DocumentPath {
    func appending(_ step: Step) -> DocumentPath { DocumentPath(steps + [step]) }
}

extension PathFinding {
    /// The value as JSON, for reading.
    package func json() throws(InspectionError) -> JSONValue {
        try SimpleJSONWriter(document).json(of: target, path: path)
    }
}
