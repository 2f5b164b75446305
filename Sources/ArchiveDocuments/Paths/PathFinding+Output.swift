// What a path leads to: its kind, and its bytes.

import Archiving
package import Foundation
import JSONText
import PropertyLists

extension PathFinding {
    /// The kind of the value: `string`, `integer`, `real`, `boolean`, `data`, `date`, `uuid`, `null`, `array`, `set`,
    /// `dictionary`, `entry`, `document`, `class`, `reference`, `unreadable`, or the name of a class.
    package var kind: String {
        switch target {
        case .document: return "document"
        case .text: return "string"
        case .texts, .groups, .group: return "array"
        case .entry: return "entry"
        case .raw(let value): return value.object?.className ?? "array"
        case .value(let value):
            if problem != nil { return "unreadable" }
            if value.isNull { return "null" }
            if let object = value.object, object.className != nil {
                switch FoundationContent(keyed: object) ?? FoundationContent(sequential: object) {
                case .uuid?: return "uuid"
                case .elements?: return object.foundationClass?.immutable == .set ? "set" : "array"
                case .entries?: return "dictionary"
                default: break
                }
            }
            switch document.pathContent(of: value) {
            case .leaf(let leaf): return Self.kind(of: leaf)
            case .elements(_, let isSet): return isSet ? "set" : "array"
            case .entries: return "dictionary"
            case .keys, .groups: return value.object?.className ?? "dictionary"
            case .nothing: return "class"
            }
        }
    }

    /// The names of the class and its superclasses, if the value is an object.
    package var classNames: [String] {
        guard case .value(.object(let object)) = target, let description = object.classDescription else { return [] }
        return [description.name] + (description.chain ?? [])
    }

    private static func kind(of leaf: PropertyList) -> String {
        switch leaf {
        case .null: "null"
        case .boolean: "boolean"
        case .integer: "integer"
        case .float, .double: "real"
        case .date: "date"
        case .data: "data"
        case .string: "string"
        case .uid: "reference"
        case .array: "array"
        case .set: "set"
        case .dictionary: "dictionary"
        }
    }

    /// Why the value can't be read; `nil` if it can be.
    private var problem: InspectionError? {
        guard case .value(.object(let object)) = target, let problem = document.damage[object] else { return nil }
        return InspectionError(problem.message, at: problem.byteOffset, path: path.description)
    }

    /// The value itself: text as text, data as bytes; `nil` if it contains other values.
    ///
    /// - Throws: ``InspectionError`` if the value can't be read.
    package func bytes() throws(InspectionError) -> Data? {
        if let problem { throw problem }
        switch target {
        case .text(let text): return Data(text.utf8)
        case .texts(let texts): return Data(texts.joined(separator: "\n").utf8)
        case .document(let document): return document.source
        case .value(let value):
            if value.isNull { return Data("null".utf8) }
            if case .classDescription(let description) = value { return Data(description.name.utf8) }
            if let object = value.object {
                if case .url(let text, _)? = FoundationContent(keyed: object) { return Data(text.utf8) }
                if let text = document.decimalText(of: object) { return Data(text.utf8) }
            }
            guard let leaf = document.leaf(of: value) else { return nil }
            switch leaf {
            case .string(let text): return Data(text.utf8)
            case .data(let data): return data
            case .date(let date):
                let seconds = date.timeIntervalSinceReferenceDate
                return Data((JSONValue.date(seconds).string ?? ValueText.date(seconds)).utf8)
            case .uid(let uid): return Data("\(uid.value)".utf8)
            default: return Data("\(leaf)".utf8)
            }
        case .raw, .entry, .groups, .group: return nil
        }
    }

    /// Whether the bytes are text, after which a line can end.
    package var isText: Bool {
        if case .document = target { return false }
        if case .value(let value) = target, case .data? = document.leaf(of: value) { return false }
        return true
    }
}
