// Values that take one line: those without contents, and Foundation objects that programs treat as values.

package import Archiving
import Foundation
import PropertyLists

extension ArchiveDocument {
    /// What a value is shown as; `nil` if it takes more than a line.
    package func line(of value: ArchivedObject.Value) throws(InspectionError) -> String? {
        switch value {
        case .null: return "nil"
        case .unresolved: return "nil, of a conditional reference"
        case .classDescription(let description): return "class " + ValueText.name(description.name)
        case .inline(let leaf): return try text(of: leaf)
        case .array(let elements): return elements.isEmpty ? "array, empty" : nil
        case .set(let elements): return elements.isEmpty ? "set, empty" : nil
        case .dictionary(let entries): return entries.isEmpty ? "dictionary, empty" : nil
        case .object(let object):
            if let known = lines[object] { return known }
            // For an object that contains itself.
            lines[object] = .some(nil)
            let line = try newLine(of: object)
            lines[object] = .some(line)
            return line
        }
    }

    /// A value of the property list itself.
    private func text(of leaf: PropertyList) throws(InspectionError) -> String {
        switch leaf {
        case .string(let text):
            try charge(text.utf8.count)
            return ValueText.quoted(text)
        case .data(let bytes):
            try charge(bytes.count)
            let path = BookmarkPath.path(in: bytes).map { ", bookmark of " + ValueText.shortened($0) }
            return ValueText.data([UInt8](bytes)) + (path ?? "")
        case .float(let value): return "float \(value)"
        case .date(let value): return "date " + ValueText.date(value.timeIntervalSinceReferenceDate)
        case .uid(let value): return "reference \(value.value)"
        default: return "\(leaf)"
        }
    }

    private func newLine(of object: ArchivedObject) throws(InspectionError) -> String? {
        if let problem = damage[object] {
            lines[object] = nil
            throw problem
        }
        if let container = containers[object] { return try line(of: container) }
        if let pairs = pairs[object] { return pairs.isEmpty ? "dictionary, empty" : nil }
        if let value = object.value {
            let text = try text(of: value)
            switch value {
            case .boolean, .integer, .float, .double: return "NSNumber " + text
            case .data: return "NSData " + text
            default: return text
            }
        }
        let className = object.className ?? ""
        let name = ValueText.name(className)
        if object.entries.isEmpty, object.groups.isEmpty {
            return object.foundationClass == .null ? name : "\(name), empty"
        }
        if let text = isSequential ? sequentialText(of: object) : keyedText(of: object) { return name + " " + text }
        return Self.isEmptyCollection(object) ? name + ", empty" : nil
    }

    private static func isEmptyCollection(_ object: ArchivedObject) -> Bool {
        switch (1...2).contains(object.entries.count) ? FoundationContent(keyed: object) : nil {
        case .elements(let elements)?: elements.isEmpty
        case .entries(let entries)?: entries.isEmpty
        default: false
        }
    }
}
