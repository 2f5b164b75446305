// Values without elements as XML: one line each, data several.

extension XMLWriter {
    /// Writes a value that is no container, after its indent.
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

    // What is ASCII goes from the bytes of one into those of the other.
    private mutating func appendString(_ object: BinaryObject) throws(PropertyListError) {
        text.append("<string>")
        let isWritten = object.kind == .asciiString ? try appendASCII(object) : false
        if !isWritten {
            var string = try table.string(object)
            string.withUTF8 { text.append(escaping: UnsafeRawBufferPointer($0)) }
        }
        text.append("</string>\n")
    }

    private mutating func appendASCII(_ object: BinaryObject) throws(PropertyListError) -> Bool {
        try table.bytes.withUnsafeBytes(at: object.payload, count: object.count) { bytes in
            guard ArchiveBytes.isASCII(bytes) else { return false }
            text.append(escaping: bytes)
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

    // Lines of data are at most 76 wide, a tab counting for eight, and so get shorter the deeper they stand.
    private mutating func appendData(_ object: BinaryObject) throws(PropertyListError) {
        let tabCount = min(indent, XMLFormat.maximumDataIndent)
        let lineByteCount = (XMLFormat.dataLineWidth - XMLFormat.tabWidth * tabCount) / 4 * 3
        text.append("<data>\n")
        try table.bytes.withUnsafeBytes(at: object.payload, count: object.count) { bytes in
            for start in stride(from: 0, to: bytes.count, by: lineByteCount) {
                text.append(repeating: UInt8(ascii: "\t"), count: tabCount)
                let line = bytes[start..<min(start + lineByteCount, bytes.count)]
                text.append(base64: UnsafeRawBufferPointer(rebasing: line))
                text.append(UInt8(ascii: "\n"))
            }
        }
        appendIndent()
        text.append("</data>\n")
    }
}
