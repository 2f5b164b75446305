// From the objects of a binary property list to XML, byte for byte as Cocoa writes it.
//
// The table is a graph, the text a tree: what is referred to twice is written twice. Hostile tables use that, so the
// values are counted as often as they are written, and the bytes are bounded too. Open containers stand in a list:
//
//     path      dictionary, its pairs in the order of their keys, 2 written ▸ array, 5 elements written
//
// Text is many times as long as the table, so that nothing is made on the way: strings go from the bytes of the table
// into those of the text, and dictionaries with the same keys share the order of these and their lines.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writes one XML property list.
struct XMLWriter: ~Copyable {
    let table: BinaryObjectTable
    var text = GrowingBytes(count: 0)
    private var keyOrders = XMLKeyOrders()
    private var path: [OpenContainer] = []
    private var isOpen: [Bool]
    private var valueCount = 0
    private let maximumValueCount: Int
    private let maximumByteCount: Int

    private struct OpenContainer {
        let index: Int
        let object: BinaryObject
        // Of a dictionary, its keys in their order.
        let keys: XMLKeyOrder?
        let elementCount: Int
        var position = 0
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
    mutating func data() throws(PropertyListError) -> Data {
        text.append(XMLFormat.prolog)
        try begin(table.topObject)
        while !path.isEmpty {
            try advance(path.count - 1)
            guard text.count <= maximumByteCount else { throw tooLarge() }
        }
        text.append(XMLFormat.epilog)
        return text.takeData(expectsAsMany: false)
    }

    // Goes on in the innermost container: its next element, with its key, or its end.
    private mutating func advance(_ last: Int) throws(PropertyListError) {
        let position = path[last].position
        guard position < path[last].elementCount else {
            let container = path.removeLast()
            isOpen[container.index] = false
            appendIndent()
            return text.append(container.keys == nil ? "</array>\n" : "</dict>\n")
        }
        path[last].position = position + 1
        guard let keys = path[last].keys else {
            return try begin(table.reference(position, of: path[last].object))
        }
        appendIndent()
        let valuePosition = keys.appendLine(position, to: &text)
        try begin(table.reference(valuePosition, of: path[last].object))
    }

    // Writes a value, or opens a container.
    private mutating func begin(_ index: Int) throws(PropertyListError) {
        try spend(1)
        let object = try table.object(at: index)
        appendIndent()
        switch object.kind {
        case .array: try open(object, index, keys: nil, elementCount: object.count)
        case .dictionary:
            let keys = try keys(of: object)
            try open(object, index, keys: keys, elementCount: keys.count)
        case .null, .set: throw notRepresentable(object.kind.description)
        default: try appendLeaf(object)
        }
    }

    private mutating func open(
        _ object: BinaryObject, _ index: Int, keys: XMLKeyOrder?, elementCount: Int,
    ) throws(PropertyListError) {
        guard !isOpen[index] else {
            throw PropertyListError(.cycle, "container contains itself", found: "object \(index)")
        }
        guard path.count < ReadLimits.greatestDepth else {
            throw PropertyListError(.limitExceeded, "containers are nested more than \(ReadLimits.greatestDepth) deep")
        }
        guard elementCount > 0 else {
            return text.append(keys == nil ? "<array/>\n" : "<dict/>\n")
        }
        text.append(keys == nil ? "<array>\n" : "<dict>\n")
        path.append(OpenContainer(index: index, object: object, keys: keys, elementCount: elementCount))
        isOpen[index] = true
    }

    private mutating func keys(of dictionary: BinaryObject) throws(PropertyListError) -> XMLKeyOrder {
        let keys = try keyOrders.order(of: dictionary, in: table, maximumByteCount: maximumByteCount)
        // A pair whose key is repeated is not written, but costs as much.
        try spend(dictionary.count - keys.count)
        guard keys.isLikeUID else { return keys }
        let value = try table.object(at: table.reference(keys.valuePosition(0), of: dictionary))
        if value.kind == .integer || value.kind == .real {
            throw notRepresentable("a dictionary with a number under the key '\(XMLFormat.uidKey)' alone")
        }
        return keys
    }

    private mutating func spend(_ count: Int) throws(PropertyListError) {
        valueCount += count
        guard valueCount <= maximumValueCount else {
            throw PropertyListError(
                .limitExceeded, "shared objects unfold to too many values", expected: "at most \(maximumValueCount)")
        }
    }
}

// MARK: - Text

extension XMLWriter {
    /// How deep the value that is being written stands.
    var indent: Int { path.count }

    mutating func appendIndent() {
        text.append(repeating: UInt8(ascii: "\t"), count: path.count)
    }
}

// MARK: - Errors

extension XMLWriter {
    /// The error about a value of a kind that XML doesn't have, with the way to it.
    @inline(never)
    func notRepresentable(_ found: String) -> PropertyListError {
        var way = ""
        for container in path {
            if let key = container.keys?.key(container.position - 1) {
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
        .tooMuchText(maximumByteCount: maximumByteCount)
    }
}

extension PropertyListError {
    /// More text than an honest property list comes to.
    @inline(never)
    static func tooMuchText(maximumByteCount: Int) -> PropertyListError {
        PropertyListError(
            .tooLarge, "shared objects unfold to too much text", expected: "at most \(maximumByteCount) bytes")
    }
}
