// The value of a string literal: its escapes resolved.

/// Resolves the escapes of a string literal.
package enum StringLiteral {
    /// The value of a literal with its quotes.
    package static func value(ofLiteral literal: String) -> String {
        let bytes = Array(literal.utf8)
        guard bytes.count >= 2 else { return literal }
        return value(of: bytes[1..<bytes.count - 1], in: bytes)
    }

    /// The value of the bytes between a literal's quotes; what is malformed, and already reported, is left out.
    static func value(of content: ArraySlice<UInt8>, in bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(content.count)
        var offset = content.startIndex
        while offset < content.endIndex {
            if bytes[offset] != UInt8(ascii: "\\") {
                result.append(bytes[offset])
                offset += 1
            } else if let escape = escape(in: bytes, at: offset) {
                result.append(contentsOf: String(escape.scalar).utf8)
                offset += escape.length
            } else {
                offset += 2
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The scalar of the escape at a backslash, and the escape's length; `nil` if Swift has no such escape.
    static func escape(in bytes: [UInt8], at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
        guard bytes.count - offset >= 2 else { return nil }
        switch bytes[offset + 1] {
        case UInt8(ascii: "\""): return ("\"", 2)
        case UInt8(ascii: "'"): return ("'", 2)
        case UInt8(ascii: "0"): return ("\0", 2)
        case UInt8(ascii: "\\"): return ("\\", 2)
        case UInt8(ascii: "n"): return ("\n", 2)
        case UInt8(ascii: "r"): return ("\r", 2)
        case UInt8(ascii: "t"): return ("\t", 2)
        case UInt8(ascii: "u"): return scalarEscape(in: bytes, at: offset)
        default: return nil
        }
    }

    /// `\u{…}` with one to eight hexadecimal digits.
    private static func scalarEscape(in bytes: [UInt8], at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
        let digitsStart = offset + 3
        guard digitsStart < bytes.count, bytes[offset + 2] == UInt8(ascii: "{") else { return nil }
        let digits = bytes[digitsStart...].prefix(9).prefix { $0 != UInt8(ascii: "}") }
        guard (1...8).contains(digits.count), digits.endIndex < bytes.count, digits.first != UInt8(ascii: "+"),
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(value)
        else { return nil }
        return (scalar, digits.endIndex + 1 - offset)
    }
}
