// Converts a property list to the values of a document: archived objects become objects, other values are stored
// inline.
//
//     table      the objects of the property list, by index; binary, or converted from XML or text
//       │
//       ├ $top ──▶ entries
//       └ $objects ──▶ slots  [ nil | object ──▶ entries | "Anna" | class | … ]    first all slots, then their contents

import Archiving
import Foundation
import PropertyLists

/// Reads as much of a document as possible.
struct DocumentReader {
    typealias Value = ArchivedObject.Value

    private(set) var form: ArchiveDocument.Form
    let graph = ArchivedGraph()
    private(set) var top: [ArchivedObject.Entry] = []
    private(set) var slots: [Value] = []
    private(set) var value: Value?
    private(set) var damage: [ArchivedObject: InspectionError] = [:]
    private(set) var containers: [ArchivedObject: Value] = [:]
    private(set) var pairs: [ArchivedObject: [DictionaryEntry]] = [:]

    private(set) var arrangement = KeyedArrangement()

    private let table: BinaryObjectTable

    /// The table is the file, so that offsets in it are those of the file.
    private let hasOffsets: Bool

    /// The number of bytes and references that may still be read. Objects of hostile files overlap and share their
    /// contents; in other files, each byte is read a few times at most.
    private var remaining: Int

    /// Values by index, and the texts of keys: each is read only once, even if it is shared.
    private var values: [Value?]
    private var keys: [String?]

    /// The containers that are being read, by index.
    private var openIndexes: Set<Int> = []

    /// Objects and containers whose contents are read after all slots are created.
    private var pending: [(object: ArchivedObject, entries: [Item]?, index: Int, isContainer: Bool)] = []

    private static let maximumDepth = 512

    /// A key with the index of its value.
    private struct Item {
        let key: String
        let value: Int
    }

    /// A container whose elements are being read.
    private struct Open {
        let index: Int
        let kind: BinaryObjectKind
        let keys: [String]
        let elements: [Int]
        var values: [Value] = []

        /// Whether the elements are the keys of a dictionary, which are not all strings, and its values.
        var hasOtherKeys = false
    }

    init(_ data: Data) throws(InspectionError) {
        let format: PropertyList.Format
        (table, format) = try Self.open(data)
        form = .propertyList(format)
        hasOffsets = format == .binary
        values = Array(repeating: nil, count: table.objectCount)
        keys = Array(repeating: nil, count: table.objectCount)
        // No overflow: no file is that long.
        remaining = table.bytes.count &* 4 &+ (1 << 16)
        let root = try object(at: table.topObject)
        if root.kind == .dictionary, let items = try items(of: root), try readArchive(items, format) { return }
        value = value(at: table.topObject)
    }

    private static func open(
        _ data: Data
    ) throws(InspectionError) -> (table: BinaryObjectTable, format: PropertyList.Format) {
        let bytes = ArchiveBytes(data)
        if data.isEmpty { throw InspectionError("the file is empty") }
        if let name = ForeignFormat.name(beginningOf: data) {
            throw InspectionError("\(name), and neither an archive nor a property list")
        }
        // Every word is an OpenStep string, so only a property list that starts with punctuation or with an entry is
        // accepted.
        guard let format = PropertyList.Format(of: bytes),
            format != .openStep || PropertyList.Format.beginsWithPunctuation(bytes)
                || OpenStepPropertyList.beginsWithEntry(bytes)
        else { throw InspectionError("neither an archive nor a property list") }
        let binary = try converted(try format.binary(bytes, limits: ReadLimits()))
        do throws(PropertyListError) {
            return (try BinaryObjectTable(binary, limits: ReadLimits()), format)
        } catch {
            let excess = format == .binary ? TrailerSearch.excess(of: data) : nil
            let hint = excess.map { "; without its last \($0) byte\($0 == 1 ? "" : "s") it can be read" }
            throw InspectionError(error.sentence + (hint ?? ""), at: error.byteOffset)
        }
    }

    private static func converted<Result>(
        _ body: @autoclosure () throws(PropertyListError) -> Result
    ) throws(InspectionError) -> Result {
        do throws(PropertyListError) {
            return try body()
        } catch {
            throw InspectionError("\(error)", at: error.byteOffset)
        }
    }

    // MARK: Archives

    /// Reads a keyed archive; false if the property list isn't one.
    private mutating func readArchive(_ root: [Item], _ format: PropertyList.Format) throws(InspectionError) -> Bool {
        func index(_ key: String) -> Int? { root.first { $0.key == key }?.value }
        guard let objects = index("$objects"), let top = index("$top"), let archiver = index("$archiver") else {
            return false
        }
        let topObject = try object(at: top)
        guard topObject.kind == .dictionary else { throw problem("'$top' is not a dictionary", topObject) }
        let objectArray = try object(at: objects)
        guard objectArray.kind == .array else { throw problem("'$objects' is not an array", objectArray) }
        let name: String? = if case .inline(let text) = value(at: archiver) { text.string } else { nil }
        var version: Int64?
        if case .inline(.integer(let number))? = index("$version").map({ value(at: $0) }) { version = number.signed }
        form = .keyed(archiver: name ?? "(no name)", version: version, format)
        arrangement.rootKeys = root.map(\.key)
        if name == nil { arrangement.unnamedArchiver = value(at: archiver) }
        guard let topItems = try items(of: topObject) else {
            throw problem("'$top' has keys that are not strings", topObject)
        }
        for (number, index) in try elements(of: objectArray).enumerated() { slots.append(slot(number, at: index)) }
        for (object, items, index, isContainer) in pending {
            if isContainer { containers[object] = value(at: index) }
            // What is stored in place of a class is shown with the entries.
            let description = items.flatMap { classDescription(of: $0) }
            guard let items, !isContainer || description != nil else { continue }
            if let position = items.firstIndex(where: { $0.key == "$class" }), position < items.count - 1 {
                arrangement.classPositions[object] = position
            }
            object.classDescription = description ?? ArchivedObject.ClassDescription("(no class)", chain: nil)
            object.entries = entries(description == nil ? items : items.filter { $0.key != "$class" })
        }
        self.top = entries(topItems)
        return true
    }

    /// The content of a slot; the contents of objects and containers are read later.
    private mutating func slot(_ number: Int, at index: Int) -> Value {
        do throws(InspectionError) {
            let object = try object(at: index)
            if object.isString, table.isString(object, equalTo: ArchiveDocument.textOfNull) {
                return number == 0 ? .null : .unresolved(ArchivedObject.Unresolved())
            }
            // As a value it would be the object that it refers to, and each reference to the slot one to that object.
            if object.kind == .uid { throw problem("a reference in place of an object", object) }
            guard object.isContainer else {
                let leaf = value(at: index)
                if case .inline(let value) = leaf { return .object(graph.object(value)) }
                return leaf
            }
            let (items, hasOtherKeys) = object.kind == .dictionary ? try stringItems(of: object) : ([], false)
            let isObject = items.contains { $0.key == "$class" }
            if !isObject, !hasOtherKeys, let description = try description(items) {
                arrangement.classes.append(
                    KeyedArrangement.ClassSlot(
                        number: number, description: description, keys: items.map(\.key)))
                return .classDescription(description)
            }
            let result = graph.object(PropertyList.null)
            if isObject, !hasOtherKeys { result.value = nil }
            // Unarchivers read an object with keys that aren't strings, too, but only a container has such keys.
            pending.append((result, isObject ? items : nil, index, !isObject || hasOtherKeys))
            return .object(result)
        } catch {
            return damaged(error)
        }
    }

    private mutating func damaged(_ problem: InspectionError) -> Value {
        let object = graph.object(PropertyList.null)
        damage[object] = problem
        return .object(object)
    }

    /// An error about what an object of the table contains.
    private func problem(_ message: String, _ object: BinaryObject) -> InspectionError {
        hasOffsets ? InspectionError("\(message) (byte \(object.offset))", at: object.offset) : InspectionError(message)
    }

    // MARK: Classes

    /// The class of an object with the given entries; `nil` if it can't be read.
    private mutating func classDescription(of items: [Item]) -> ArchivedObject.ClassDescription? {
        guard let index = items.first(where: { $0.key == "$class" })?.value, let object = try? object(at: index),
            object.kind == .uid, case .classDescription(let description) = value(at: index)
        else { return nil }
        return description
    }

    /// The class that a dictionary describes; `nil` if it doesn't describe one.
    private mutating func description(_ items: [Item]) throws(InspectionError) -> ArchivedObject.ClassDescription? {
        func value(_ key: String) -> Value? { items.first { $0.key == key }.map { self.value(at: $0.value) } }
        // No class has a chain of more than a hundred names.
        func texts(_ value: Value?) -> [String]? {
            guard case .array(let elements)? = value else { return nil }
            return elements.prefix(100).compactMap { if case .inline(.string(let text)) = $0 { text } else { nil } }
        }
        guard case .inline(.string(let name))? = value("$classname") else { return nil }
        let description = ArchivedObject.ClassDescription(
            name, chain: texts(value("$classes")), fallbacks: texts(value("$classhints")))
        // Classes can share the names of their superclasses.
        let names = [description.chain ?? [], description.fallbacks ?? []].joined()
        try charge(names.reduce(0) { $0 + $1.utf8.count / 8 })
        return description
    }

    // MARK: Values

    private mutating func entries(_ items: [Item]) -> [ArchivedObject.Entry] {
        items.map { ArchivedObject.Entry(key: $0.key, value: value(at: $0.value)) }
    }

    /// The value at an index. Containers in it are read from a work list, because they may be nested deeply.
    private mutating func value(at index: Int) -> Value {
        var open: [Open] = []
        if let value = begin(index, &open) { return value }
        while true {
            let last = open.count - 1
            if open[last].values.count < open[last].elements.count {
                let next = open[last].elements[open[last].values.count]
                if let value = begin(next, &open) { open[last].values.append(value) }
                continue
            }
            let container = open.removeLast()
            let value = value(of: container)
            openIndexes.remove(container.index)
            values[container.index] = value
            if open.isEmpty { return value }
            open[open.count - 1].values.append(value)
        }
    }

    /// The value at an index, or `nil` if it is a container, which is then open.
    private mutating func begin(_ index: Int, _ open: inout [Open]) -> Value? {
        if let known = values[index] { return known }
        do throws(InspectionError) {
            let object = try object(at: index)
            if object.kind == .uid, case .keyed = form {
                let number = Int(clamping: try Self.converted(try table.uid(object)))
                guard slots.indices.contains(number) else {
                    throw problem("refers to object \(number) of \(slots.count)", object)
                }
                return slots[number]
            }
            guard object.isContainer else {
                let leaf: PropertyList
                if object.isString {
                    leaf = .string(try shownString(object))
                } else {
                    try charge(table.payloadByteCount(of: object))
                    leaf = try Self.converted(try table.leaf(object))
                }
                values[index] = .inline(leaf)
                return .inline(leaf)
            }
            guard !openIndexes.contains(index) else { throw problem("a container that contains itself", object) }
            guard open.count < Self.maximumDepth else {
                throw problem("nested more than \(open.count) deep", object)
            }
            if object.kind == .dictionary {
                if let items = try items(of: object) {
                    open.append(
                        Open(index: index, kind: .dictionary, keys: items.map(\.key), elements: items.map(\.value)))
                } else {
                    let references = try references(of: object, count: 2 * object.count)
                    open.append(
                        Open(index: index, kind: .dictionary, keys: [], elements: references, hasOtherKeys: true))
                }
            } else {
                open.append(Open(index: index, kind: object.kind, keys: [], elements: try elements(of: object)))
            }
            openIndexes.insert(index)
            return nil
        } catch {
            return damaged(error)
        }
    }

    private mutating func value(of container: Open) -> Value {
        if container.hasOtherKeys {
            let count = container.values.count / 2
            let dictionary = graph.object(PropertyList.null)
            pairs[dictionary] = zip(container.values[..<count], container.values[count...]).map { ($0, $1) }
            return .object(dictionary)
        }
        switch container.kind {
        case .dictionary:
            return .dictionary(zip(container.keys, container.values).map { ArchivedObject.Entry(key: $0, value: $1) })
        case .set: return .set(container.values)
        default: return .array(container.values)
        }
    }

    // MARK: The property list

    private mutating func charge(_ count: Int) throws(InspectionError) {
        guard count <= remaining else { throw InspectionError.tooMuchShared }
        remaining -= count
    }

    private func object(at index: Int) throws(InspectionError) -> BinaryObject {
        try Self.converted(try table.object(at: index))
    }

    /// The keys of a dictionary in order, with their values; `nil` if one isn't a string. Of equal keys, only the first is
    /// included.
    private mutating func items(of dictionary: BinaryObject) throws(InspectionError) -> [Item]? {
        let (items, hasOtherKeys) = try stringItems(of: dictionary)
        return hasOtherKeys ? nil : items
    }

    /// The same for those keys that are strings, and whether there are others.
    private mutating func stringItems(
        of dictionary: BinaryObject
    ) throws(InspectionError) -> (items: [Item], hasOtherKeys: Bool) {
        try charge(dictionary.count)
        var items: [Item] = []
        var hasOtherKeys = false
        items.reserveCapacity(dictionary.count)
        // In small dictionaries, which most are, comparing keys is faster than hashing them.
        let isSmall = dictionary.count <= 12
        var known: Set<ExactText> = []
        for position in 0..<dictionary.count {
            guard let key = try key(at: reference(position, of: dictionary)) else {
                hasOtherKeys = true
                continue
            }
            let value = try reference(dictionary.count + position, of: dictionary)
            let isNew =
                isSmall ? !items.contains { $0.key.hasSameBytes(as: key) } : known.insert(ExactText(key)).inserted
            if isNew { items.append(Item(key: key, value: value)) }
        }
        return (items, hasOtherKeys)
    }

    private mutating func key(at index: Int) throws(InspectionError) -> String? {
        if let known = keys[index] { return known }
        let object = try object(at: index)
        keys[index] = object.isString ? try shownString(object) : nil
        return keys[index]
    }

    private mutating func shownString(_ object: BinaryObject) throws(InspectionError) -> String {
        try charge(table.payloadByteCount(of: object))
        let text = try Self.converted(try table.shownString(object))
        let sorting = text.sortingCost / 8
        guard sorting <= remaining else { throw InspectionError.tooManyMarks }
        remaining -= sorting
        return text
    }

    /// The indexes of an array's or a set's elements.
    private mutating func elements(of container: BinaryObject) throws(InspectionError) -> [Int] {
        try references(of: container, count: container.count)
    }

    private mutating func references(of container: BinaryObject, count: Int) throws(InspectionError) -> [Int] {
        try charge(count)
        var references: [Int] = []
        references.reserveCapacity(count)
        for position in 0..<count { references.append(try reference(position, of: container)) }
        return references
    }

    private func reference(_ position: Int, of container: BinaryObject) throws(InspectionError) -> Int {
        try Self.converted(try table.reference(position, of: container))
    }
}
