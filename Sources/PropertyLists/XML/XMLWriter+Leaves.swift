// Values without elements as XML: one line each, data several.

extension XMLWriter {
    /// Writes a value that is no container, after its indent.
    mutating func appendLeaf(_ object: BinaryObject) throws(PropertyListError) {
        switch object.kind {
        case .booleanTrue: append("<true/>\n")
        case .booleanFalse: append("<false/>\n")
        case .integer: append("<integer>\(try table.integer(object))</integer>\n")
        case .real: append("<real>\(RealText.text(of: try table.real(object)))</real>\n")
        case .date: try appendDate(object)
        case .data: appendData(try table.bytes(object))
        case .uid: appendUID(try table.uid(object))
        case .asciiString, .utf16String: appendText(try table.string(object), in: .string)
        case .null, .array, .set, .dictionary: throw .wrongKind(of: object, expected: "a value that is no container")
        }
    }

    /// Writes a string or a key on a line of its own.
    mutating func appendText(_ text: String, in element: XMLElement) {
        append(element.tag)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "<"): append("&lt;")
            case UInt8(ascii: ">"): append("&gt;")
            case UInt8(ascii: "&"): append("&amp;")
            default: result.append(byte)
            }
        }
        append("</\(element.rawValue)>\n")
    }

    private mutating func appendDate(_ object: BinaryObject) throws(PropertyListError) {
        guard let text = DateText.text(of: try table.date(object)) else {
            throw notRepresentable("a date without a year of at most nine digits")
        }
        append("<date>\(text)</date>\n")
    }

    private mutating func appendUID(_ uid: UInt32) {
        append("<dict>\n")
        appendIndent()
        append("\t<key>\(XMLFormat.uidKey)</key>\n")
        appendIndent()
        append("\t<integer>\(uid)</integer>\n")
        appendIndent()
        append("</dict>\n")
    }

    // Lines of data are at most 76 wide, a tab counting for eight, and so get shorter the deeper they stand.
    private mutating func appendData(_ bytes: [UInt8]) {
        let tabCount = min(indent, XMLFormat.maximumDataIndent)
        let lineByteCount = (XMLFormat.dataLineWidth - XMLFormat.tabWidth * tabCount) / 4 * 3
        append("<data>\n")
        for start in stride(from: 0, to: bytes.count, by: lineByteCount) {
            let end = min(start + lineByteCount, bytes.count)
            result += repeatElement(UInt8(ascii: "\t"), count: tabCount)
            for group in stride(from: start, to: end, by: 3) {
                Base64.append(bytes[group..<min(group + 3, end)], to: &result)
            }
            append("\n")
        }
        appendIndent()
        append("</data>\n")
    }
}
