// The contents of a value that takes more than one line: entries, elements, groups.

package import Archiving
import Foundation
import PropertyLists

/// A part of a document with the label before it.
package struct DocumentItem {
    package enum Content {
        case value(ArchivedObject.Value)
        case text(String)
        case list(title: String, [DocumentItem])
    }

    /// The text before the value: a key and a colon, a dash, or nothing.
    package private(set) var label: String
    package let content: Content

    /// The key of a value of an object.
    fileprivate let key: String?

    init(_ label: String, _ value: ArchivedObject.Value, key: String? = nil) {
        self.label = label
        self.content = .value(value)
        self.key = key
    }

    init(_ label: String = "", content: Content) {
        self.label = label
        self.content = content
        self.key = nil
    }

    init(_ entry: ArchivedObject.Entry) {
        self.init(ValueText.key(entry.key) + ": ", entry.value, key: entry.key)
    }

    init(element: ArchivedObject.Value) { self.init("- ", element) }

    /// The value, if the item is one.
    package var value: ArchivedObject.Value? { if case .value(let value) = content { value } else { nil } }
}

/// What a schema says of an object's values.
package struct ObjectNotes {
    /// Notes by the keys in the archive, which are shown after them.
    package var keys: [String: String] = [:]

    /// The positions of fields by their keys in the archive. Other keys follow, sorted.
    package var positions: [String: Int] = [:]

    /// Fields without a key in the archive, and what they get instead.
    package var missing: [(name: String, text: String)] = []

    /// Why the object can't be read.
    package var problem: String?

    package init() {}

    /// The values of an object with their notes.
    func noted(_ items: [DocumentItem]) -> [DocumentItem] {
        items.enumerated().sorted { left, right in
            (position(of: left.element), left.offset) < (position(of: right.element), right.offset)
        }.map { $0.element.noted(by: self) }
            + missing.map { DocumentItem(ValueText.key($0.name) + " (missing): ", content: .text($0.text)) }
            + (problem.map { [DocumentItem(content: .text("(not read: \($0))"))] } ?? [])
    }
}

extension ObjectNotes {
    /// The position of a value; that of a struct's field is the struct's.
    fileprivate func position(of item: DocumentItem) -> Int {
        guard let key = item.key else { return .max }
        return positions[key] ?? positions[String(key.prefix { $0 != "." })] ?? .max
    }
}

extension DocumentItem {
    fileprivate func noted(by notes: ObjectNotes) -> DocumentItem {
        guard let key, let note = notes.keys[key] else { return self }
        var item = self
        item.label = "\(ValueText.key(key)) (\(note)): "
        return item
    }
}

/// A value that contains other values.
package struct DocumentContents {
    /// A class, `array`, `dictionary`.
    package let title: String
    package let items: [DocumentItem]

    /// The class of an object other than Foundation's collections.
    var description: ArchivedObject.ClassDescription?
}

extension ArchiveDocument {
    /// What is at the top of the document.
    var topItems: [DocumentItem] {
        if let value { return [DocumentItem("", value)] }
        return top.sorted { NaturalOrder.precedes($0.key, $1.key) }.map { DocumentItem($0) } + items(of: groups)
    }

    /// The items of a value that takes more than one line.
    package func contents(of value: ArchivedObject.Value) throws(InspectionError) -> DocumentContents {
        switch value {
        case .array(let elements): return try DocumentContents(title: "array", items: items(of: elements))
        case .set(let elements): return try DocumentContents(title: "set", items: items(of: elements))
        case .dictionary(let entries): return try DocumentContents(title: "dictionary", items: items(of: entries))
        case .object(let object):
            if let problem = damage[object] { throw problem }
            if let container = containers[object] { return try contents(of: container) }
            if let pairs = pairs[object] {
                let items = try dictionaryItems(pairs.map(\.key), pairs.map(\.value))
                return DocumentContents(title: "dictionary", items: items)
            }
            let title = object.className.map(ValueText.name) ?? "nil"
            if isSequential { return DocumentContents(title: title, items: items(of: object.groups)) }
            if let items = try collectionItems(of: object) { return DocumentContents(title: title, items: items) }
            return try DocumentContents(
                title: title, items: items(of: object.entries), description: object.classDescription)
        default: return DocumentContents(title: "nil", items: [])
        }
    }

    private func items(of elements: [ArchivedObject.Value]) throws(InspectionError) -> [DocumentItem] {
        try charge(elements.count)
        return elements.map(DocumentItem.init(element:))
    }

    /// Entries in the order of their keys: their order in the file has no meaning.
    private func items(of entries: [ArchivedObject.Entry]) throws(InspectionError) -> [DocumentItem] {
        try charge(entries.count)
        return entries.sorted { NaturalOrder.precedes($0.key, $1.key) }.map { DocumentItem($0) }
    }

    // MARK: Foundation's collections

    /// The elements of one of Foundation's collections; `nil` for other objects, and if it contains anything else.
    private func collectionItems(of object: ArchivedObject) throws(InspectionError) -> [DocumentItem]? {
        let found = object.foundationClass?.immutable
        if found == .countedSet { return try countedItems(of: object) }
        switch FoundationContent(keyed: object) {
        case .elements(let elements)?: return try found == .set ? itemsInOrderOfText(elements) : items(of: elements)
        case .entries(let entries)?: return try dictionaryItems(entries.map(\.key), entries.map(\.value))
        default: return nil
        }
    }

    /// Elements of a set, which have no order: sorted if each is one line.
    private func itemsInOrderOfText(_ elements: [ArchivedObject.Value]) throws(InspectionError) -> [DocumentItem] {
        guard let lines = try lines(of: elements) else { return try items(of: elements) }
        return zip(lines, elements).sorted { NaturalOrder.precedes($0.0, $1.0) }.map { DocumentItem(element: $0.1) }
    }

    /// The lines of values; `nil` if one takes more than a line.
    private func lines(of values: [ArchivedObject.Value]) throws(InspectionError) -> [String]? {
        try charge(values.count)
        var lines: [String] = []
        for value in values {
            guard let line = try line(of: value) else { return nil }
            lines.append(line)
        }
        return lines
    }

    private func dictionaryItems(
        _ keys: [ArchivedObject.Value], _ values: [ArchivedObject.Value]
    ) throws(InspectionError) -> [DocumentItem] {
        guard let labels = try lines(of: keys) else {
            return zip(keys, values).flatMap { [DocumentItem("key: ", $0), DocumentItem("value: ", $1)] }
        }
        namedObjects.formUnion(keys.compactMap(\.object))
        return zip(labels, values).sorted { NaturalOrder.precedes($0.0, $1.0) }.map {
            DocumentItem($0 + ": ", content: .value($1))
        }
    }

    /// The elements of a counted set with their counts; `nil` if the object has other entries.
    private func countedItems(of object: ArchivedObject) throws(InspectionError) -> [DocumentItem]? {
        let values = object.inPlace
        var items: [(text: String, item: DocumentItem)] = []
        try charge(object.entries.count)
        let entries = Dictionary(object.entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        for position in 0..<(object.entries.count / 2) {
            guard let element = entries[FoundationKey.countedMember + "\(position)"], let text = try line(of: element),
                case .integer(let count)? = values[FoundationKey.count + "\(position)"]
            else { return nil }
            items.append((text, DocumentItem("- \(count) × ", element)))
        }
        guard values[FoundationKey.count]?.integer == Int64(items.count), entries.count == 2 * items.count + 1 else {
            return nil
        }
        return items.sorted { NaturalOrder.precedes($0.text, $1.text) }.map(\.item)
    }
}

extension ArchivedObject {
    /// The values that are stored directly under keys, without containers.
    var inPlace: [String: PropertyList] {
        var values: [String: PropertyList] = [:]
        for entry in entries {
            guard case .inline(let value) = entry.value, values[entry.key] == nil else { continue }
            values[entry.key] = value
        }
        return values
    }
}

// MARK: - Groups

extension ArchiveDocument {
    /// How many numbers are on a line.
    private static let valuesOnALine = 16

    /// Groups with their type encodings. Numbers are on one line, or several on each; objects on one line each.
    func items(of groups: [ArchivedObject.Group]) -> [DocumentItem] {
        groups.map { group in
            let (values, types) = (group.values, try? group.types())
            let title = "\(values.count) values"
            let content: DocumentItem.Content
            if values.count == 1, values[0].isObject {
                content = .value(values[0])
            } else if values.contains(where: \.isObject) {
                let items = values.enumerated().map { position, value in
                    DocumentItem(
                        "- ", content: value.isObject ? .value(value) : .text(Self.text(of: value, types?[position])))
                }
                content = .list(title: title, items)
            } else {
                let texts = values.enumerated().map { Self.text(of: $1, types?[$0]) }
                let lines = stride(from: 0, to: texts.count, by: Self.valuesOnALine).map { start in
                    texts[start...].prefix(Self.valuesOnALine).joined(separator: " ")
                }
                content =
                    lines.count > 1
                    ? .list(title: title, lines.map { DocumentItem(content: .text($0)) })
                    : .text(lines.first ?? "no values")
            }
            return DocumentItem(ValueText.name(group.encoding) + ": ", content: content)
        }
    }

    /// A value of a group.
    static func text(of value: ArchivedObject.Value, _ type: GroupType?) -> String {
        switch value {
        case .inline(.boolean(let value)): value ? "1" : "0"
        case .inline(.float(let value)): "\(value)"
        case .inline(.data(let bytes)) where type == .value(UInt8(ascii: "+")):
            String(validUTF8: bytes).map(ValueText.quoted) ?? ValueText.data([UInt8](bytes))
        case .inline(.data(let bytes)): ValueText.data([UInt8](bytes))
        case .inline(.string(let text)):
            (type == .value(UInt8(ascii: ":")) ? "selector " : "atom ") + ValueText.shortened(text)
        case .inline(let value): "\(value)"
        case .object(let object): object.value?.string.map(ValueText.shortened) ?? "nil"
        case .classDescription(let description): "class " + ValueText.name(description.name)
        default: "nil"
        }
    }
}

extension ArchivedObject.Value {
    /// The value is a reference to an object, and not a C string.
    fileprivate var isObject: Bool { object.map { $0.value == nil } ?? false }
}
