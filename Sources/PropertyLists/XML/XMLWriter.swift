// From the objects of a binary property list to XML, byte for byte as Cocoa writes it.
//
// The table is a graph, the text a tree: what is referred to twice is written twice. Hostile tables use that, so the
// values are counted as often as they are written, and the bytes are bounded too. Open containers stand in a list:
//
//     path      dictionary, its pairs in the order of their keys, 2 written ▸ array, 5 elements written

/// Writes one XML property list.
struct XMLWriter {
    let table: BinaryObjectTable
    var result = Array(XMLFormat.prolog.utf8)
    private var path: [OpenContainer] = []
    private var isOpen: [Bool]
    private var keyTexts: [Int: String] = [:]
    private var valueCount = 0
    private let maximumValueCount: Int
    private let maximumByteCount: Int

    private struct OpenContainer {
        let index: Int
        let object: BinaryObject
        // Of a dictionary, its keys in their order, each once, and where their values are referred to.
        let entries: [Entry]
        var position = 0

        var elementCount: Int { object.kind == .dictionary ? entries.count : object.count }
        var element: XMLElement { object.kind == .dictionary ? .dictionary : .array }
    }

    private struct Entry {
        let key: String
        let valuePosition: Int
    }

    init(_ table: BinaryObjectTable) {
        self.table = table
        isOpen = Array(repeating: false, count: table.objectCount)
        maximumValueCount = max(table.bytes.count, ReadLimits().maximumExpandedValueCount)
        // Text takes more room than numbers, and sharing is undone; 64 times as many bytes are no honest file's.
        let (expanded, overflow) = table.bytes.count.multipliedReportingOverflow(by: 64)
        maximumByteCount = overflow ? .max : max(expanded, 1 << 28)
    }

    /// The text of the property list.
    mutating func bytes() throws(PropertyListError) -> [UInt8] {
        try begin(table.topObject)
        while let last = path.indices.last {
            try advance(last)
            guard result.count <= maximumByteCount else { throw tooLarge() }
        }
        result += XMLFormat.epilog.utf8
        return result
    }

    // Goes on in the innermost container: its next element, with its key, or its end.
    private mutating func advance(_ last: Int) throws(PropertyListError) {
        let container = path[last]
        guard container.position < container.elementCount else {
            path.removeLast()
            isOpen[container.index] = false
            appendIndent()
            append("</\(container.element.rawValue)>\n")
            return
        }
        path[last].position += 1
        var reference = container.position
        if container.object.kind == .dictionary {
            let entry = container.entries[container.position]
            reference = entry.valuePosition
            appendIndent()
            appendText(entry.key, in: .key)
        }
        try begin(table.reference(reference, of: container.object))
    }

    // Writes a value, or opens a container.
    private mutating func begin(_ index: Int) throws(PropertyListError) {
        valueCount += 1
        guard valueCount <= maximumValueCount else {
            throw PropertyListError(
                .limitExceeded, "shared objects unfold to too many values", expected: "at most \(maximumValueCount)")
        }
        let object = try table.object(at: index)
        appendIndent()
        switch object.kind {
        case .array: try open(object, index, entries: [])
        case .dictionary: try open(object, index, entries: entries(of: object))
        case .null, .set: throw notRepresentable(object.kind.description)
        default: try appendLeaf(object)
        }
    }

    private mutating func open(
        _ object: BinaryObject, _ index: Int, entries: [Entry],
    ) throws(PropertyListError) {
        guard !isOpen[index] else {
            throw PropertyListError(.cycle, "container contains itself", found: "object \(index)")
        }
        guard path.count < ReadLimits.greatestDepth else {
            throw PropertyListError(.limitExceeded, "containers are nested more than \(ReadLimits.greatestDepth) deep")
        }
        let container = OpenContainer(index: index, object: object, entries: entries)
        guard container.elementCount > 0 else {
            append("<\(container.element.rawValue)/>\n")
            return
        }
        append(container.element.tag + "\n")
        path.append(container)
        isOpen[index] = true
    }
}

// MARK: - Dictionaries

extension XMLWriter {
    // The pairs in the order of their keys. Of equal keys the first one counts, as everywhere in the binary format.
    private mutating func entries(of dictionary: BinaryObject) throws(PropertyListError) -> [Entry] {
        var entries: [Entry] = []
        for position in 0..<dictionary.count {
            let index = try table.reference(position, of: dictionary)
            entries.append(Entry(key: try keyText(at: index), valuePosition: dictionary.count + position))
        }
        // The standard library's sort is stable, but does not promise it.
        entries.sort {
            Self.areInIncreasingOrder($0.key, $1.key)
                || !Self.areInIncreasingOrder($1.key, $0.key) && $0.valuePosition < $1.valuePosition
        }
        var unique: [Entry] = []
        for entry in entries where unique.last.map({ !$0.key.utf8.elementsEqual(entry.key.utf8) }) ?? true {
            unique.append(entry)
        }
        if unique.count == 1, unique[0].key == XMLFormat.uidKey {
            let value = try table.object(at: table.reference(unique[0].valuePosition, of: dictionary))
            if value.kind == .integer || value.kind == .real {
                throw notRepresentable("a dictionary with a number under the key '\(XMLFormat.uidKey)' alone")
            }
        }
        return unique
    }

    // Keys repeat: in an archive every object of a class has the same ones.
    private mutating func keyText(at index: Int) throws(PropertyListError) -> String {
        if let text = keyTexts[index] { return text }
        let object = try table.object(at: index)
        guard object.isString else {
            throw PropertyListError(
                .keyNotString, "key of a dictionary", expected: "a string", found: object.kind.description)
        }
        let text = try table.string(object)
        keyTexts[index] = text
        return text
    }

    // The order of UTF-16 code units. It is that of UTF-8 but for one thing: characters that take two code units come
    // before U+E000 to U+FFFF, although they take more bytes.
    static func areInIncreasingOrder(_ first: String, _ second: String) -> Bool {
        var others = second.utf8.makeIterator()
        for byte in first.utf8 {
            guard let other = others.next() else { return false }
            if byte != other {
                let isSwapped = (byte >= 0xF0) != (other >= 0xF0) && min(byte, other) >= 0xEE
                return isSwapped ? byte > other : byte < other
            }
        }
        return others.next() != nil
    }
}

// MARK: - Text

extension XMLWriter {
    /// How deep the value that is being written stands.
    var indent: Int { path.count }

    mutating func appendIndent() {
        for _ in 0..<path.count {
            result.append(UInt8(ascii: "\t"))
        }
    }

    mutating func append(_ text: String) {
        result += text.utf8
    }
}

// MARK: - Errors

extension XMLWriter {
    /// The error about a value of a kind that XML doesn't have, with the way to it.
    @inline(never)
    func notRepresentable(_ found: String) -> PropertyListError {
        var way = ""
        for container in path {
            if container.object.kind == .dictionary {
                let key = container.entries[container.position - 1].key
                way += way.isEmpty ? key : ".\(key)"
            } else {
                way += "[\(container.position - 1)]"
            }
        }
        return PropertyListError(
            .notRepresentable,
            way.isEmpty ? "property list has no form in XML" : "value '\(way)' has no form in XML",
            found: found,
        )
    }

    @inline(never)
    private func tooLarge() -> PropertyListError {
        PropertyListError(
            .tooLarge, "shared objects unfold to too much text", expected: "at most \(maximumByteCount) bytes")
    }
}
