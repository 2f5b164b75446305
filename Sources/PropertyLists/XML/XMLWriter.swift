// Converts the objects of a binary property list to XML, byte for byte as Cocoa writes it.
//
// The table is a graph, the text a tree: an object with two references is written twice. Hostile files exploit that, so
// the values that are written are counted, and the number of bytes is limited. Open containers are in a list:
//
//     path      dictionary, its pairs in the order of their keys, 2 written ▸ array, 5 elements written
//
// The text is many times as long as the table, so intermediate copies are avoided: strings are copied from the table to
// the text, and dictionaries with the same keys share the order and the lines of their keys.
//
// Code reads lent bytes only during the call that lends them, and inside their bounds.

struct XMLWriter: ~Copyable {
    let table: BinaryObjectTable
    var text = GrowingBytes()
    private var keyOrders: XMLKeyOrders
    private var path: [OpenContainer] = []
    private var isOpen: [Bool]
    private var valueCount = 0
    private let maximumValueCount: Int
    private let maximumByteCount: Int
    private let indentation: [UInt8]

    private struct OpenContainer {
        let index: Int
        let object: BinaryObject
        // The sorted keys of a dictionary.
        let keys: XMLKeyOrder?
        let elementCount: Int
        var position = 0
    }

    init(
        _ table: BinaryObjectTable, maximumByteCount: Int? = nil, indentation: [UInt8] = [], sortsKeys: Bool = true
    ) {
        self.table = table
        keyOrders = XMLKeyOrders(sortsKeys: sortsKeys)
        self.indentation = indentation
        isOpen = Array(repeating: false, count: table.objectCount)
        maximumValueCount = max(table.bytes.count, ReadLimits().maximumExpandedValueCount)
        // Text is longer than binary numbers, and shared objects are repeated. A valid file does not grow by a factor
        // of 64.
        let (expanded, overflow) = table.bytes.count.multipliedReportingOverflow(by: 64)
        self.maximumByteCount = maximumByteCount ?? (overflow ? .max : max(expanded, 1 << 28))
    }

    mutating func data() throws(PropertyListError) -> Data {
        text.append(XMLFormat.prolog)
        try write(table.topObject)
        text.append(XMLFormat.epilog)
        return text.takeData(expectsAsMany: false)
    }

    /// The lines of one value, the last one with its line break.
    mutating func lines(ofObject index: Int) throws(PropertyListError) -> Data {
        try write(index)
        return text.takeData(expectsAsMany: false)
    }

    mutating func lines(ofKey index: Int) throws(PropertyListError) -> Data {
        var key = try table.string(table.object(at: index))
        text.append("<key>")
        key.withUTF8 { unsafe text.append(escaping: UnsafeRawBufferPointer($0)) }
        text.append("</key>\n")
        return text.takeData(expectsAsMany: false)
    }

    private mutating func write(_ index: Int) throws(PropertyListError) {
        try begin(index)
        while !path.isEmpty {
            try advance(path.count - 1)
            guard text.count <= maximumByteCount else { throw .tooMuchText(maximumByteCount: maximumByteCount) }
        }
    }

    // Continues with the innermost container: writes its next element, including the key, or closes it.
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
        _ object: BinaryObject, _ index: Int, keys: XMLKeyOrder?, elementCount: Int
    ) throws(PropertyListError) {
        guard !isOpen[index] else { throw .cycle(index) }
        guard path.count < ReadLimits.greatestDepth else { throw .tooDeep(ReadLimits.greatestDepth) }
        guard elementCount > 0 else { return text.append(keys == nil ? "<array/>\n" : "<dict/>\n") }
        text.append(keys == nil ? "<array>\n" : "<dict>\n")
        path.append(OpenContainer(index: index, object: object, keys: keys, elementCount: elementCount))
        isOpen[index] = true
    }

    private mutating func keys(of dictionary: BinaryObject) throws(PropertyListError) -> XMLKeyOrder {
        let keys = try keyOrders.order(of: dictionary, in: table, maximumByteCount: maximumByteCount)
        // A pair with a repeated key is not written, but costs as much.
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
        guard valueCount <= maximumValueCount else { throw .tooManyValues(maximumValueCount) }
    }

    // MARK: Leaves

    /// Writes a leaf, after its indent.
    mutating func appendLeaf(_ object: BinaryObject) throws(PropertyListError) {
        switch object.kind {
        case .booleanTrue: text.append("<true/>\n")
        case .booleanFalse: text.append("<false/>\n")
        case .integer: appendInteger(try table.integer(object))
        case .real:
            text.append("<real>")
            RealText.append(try table.real(object), to: &text)
            text.append("</real>\n")
        case .date: try appendDate(object)
        case .data: try appendData(object)
        case .uid: appendUID(try table.uid(object))
        case .asciiString, .utf16String: try appendString(object)
        case .null, .array, .set, .dictionary: throw .wrongKind(of: object, expected: "a value that is no container")
        }
    }

    // ASCII is copied from the table to the text.
    private mutating func appendString(_ object: BinaryObject) throws(PropertyListError) {
        text.append("<string>")
        let isWritten = object.kind == .asciiString ? try appendASCII(object) : false
        if !isWritten {
            var string = try table.string(object)
            string.withUTF8 { unsafe text.append(escaping: UnsafeRawBufferPointer($0)) }
        }
        text.append("</string>\n")
    }

    private mutating func appendASCII(_ object: BinaryObject) throws(PropertyListError) -> Bool {
        try table.bytes.withUnsafeBytes(at: object.payload, count: object.count) { bytes in
            guard unsafe bytes.isASCII else { return false }
            unsafe text.append(escaping: bytes)
            return true
        }
    }

    private mutating func appendInteger(_ integer: PropertyListInteger) {
        text.append("<integer>")
        if let value = integer.signed, value < 0 { text.append(UInt8(ascii: "-")) }
        text.append(decimal: integer.signed?.magnitude ?? integer.bits)
        text.append("</integer>\n")
    }

    private mutating func appendDate(_ object: BinaryObject) throws(PropertyListError) {
        text.append("<date>")
        guard DateText.append(try table.date(object), to: &text) else {
            throw notRepresentable("a date without a year of at most nine digits")
        }
        text.append("</date>\n")
    }

    private mutating func appendUID(_ uid: UInt32) {
        text.append("<dict>\n")
        appendIndent()
        text.append("\t<key>CF$UID</key>\n")
        appendIndent()
        text.append("\t<integer>")
        text.append(decimal: UInt64(uid))
        text.append("</integer>\n")
        appendIndent()
        text.append("</dict>\n")
    }

    // Lines of data have a maximum width of 76, including tabs, so they get shorter with the nesting depth.
    private mutating func appendData(_ object: BinaryObject) throws(PropertyListError) {
        let tabCount = min(path.count, XMLFormat.maximumDataIndent)
        let lineWidth = (XMLFormat.dataLineWidth - XMLFormat.tabWidth * tabCount) / 4 * 4
        text.append("<data>\n")
        try unsafe table.dataView(object).base64EncodedData().withUnsafeBytes { characters in
            for start in stride(from: 0, to: characters.count, by: lineWidth) {
                unsafe text.append(repeating: UInt8(ascii: "\t"), count: tabCount)
                let line = unsafe characters[start..<min(start + lineWidth, characters.count)]
                unsafe text.append(contentsOf: UnsafeRawBufferPointer(rebasing: line))
                text.append(UInt8(ascii: "\n"))
            }
        }
        appendIndent()
        text.append("</data>\n")
    }

    // MARK: Text

    mutating func appendIndent() {
        for byte in indentation { text.append(byte) }
        unsafe text.append(repeating: UInt8(ascii: "\t"), count: path.count)
    }

    // MARK: Errors

    /// The error about a value that XML doesn't support, with the path to it.
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
}
