// Reads JSON text by RFC 8259. Nesting is limited, because reading recurses.

import Foundation
import PropertyLists

/// Why a text is not JSON, or not JSON of the form that was expected.
package struct JSONError: Error {
    /// What is wrong, in one line.
    package let message: String

    package init(message: String) { self.message = message }
}

extension JSONValue {
    /// Reads a JSON text.
    package init(parsing bytes: some Sequence<UInt8>) throws(JSONError) {
        var parser = JSONParser(bytes: Array(bytes))
        self = try parser.document()
    }
}

private struct JSONParser {
    let bytes: [UInt8]
    var position = 0

    /// What sorting the combining characters of texts may still cost.
    private var remainingCost: Int

    init(bytes: [UInt8]) {
        self.bytes = bytes
        // No overflow: no text is that long.
        remainingCost = bytes.count &* 4 &+ (1 << 16)
    }

    /// Deeper than any document is written.
    static let maximumDepth = 256

    mutating func document() throws(JSONError) -> JSONValue {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        let value = try value(depth: 0)
        skipSpace()
        guard position == bytes.count else { throw failure("text after the value") }
        return value
    }

    private func failure(_ found: String) -> JSONError {
        JSONError(message: "not JSON: \(found) at byte \(position)")
    }

    private mutating func skipSpace() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
    }

    private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek() == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
        for index in 0..<word.utf8CodeUnitCount {
            guard peek() == word.utf8Start[index] else { throw failure("an unknown word") }
            position += 1
        }
        return value
    }

    private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
        guard depth < Self.maximumDepth else { throw failure("more than \(Self.maximumDepth) levels") }
        skipSpace()
        switch peek() {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case nil: throw failure("the end")
        default: return try number()
        }
    }

    private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
        position += 1
        var members: [JSONMember] = []
        // By their bytes, because texts with other code points are other names.
        var names: Set<[UInt8]> = []
        skipSpace()
        if take("}") { return .object([]) }
        repeat {
            skipSpace()
            guard peek() == UInt8(ascii: "\"") else { throw failure("no member name") }
            let name = try string()
            guard names.insert(Array(name.utf8)).inserted else {
                throw failure("a second member \(JSONValue.quoted(name))")
            }
            skipSpace()
            guard take(":") else { throw failure("no ':'") }
            members.append(JSONMember(name, try value(depth: depth + 1)))
            skipSpace()
        } while take(",")
        guard take("}") else { throw failure("no '}'") }
        return .object(members)
    }

    private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
        position += 1
        var elements: [JSONValue] = []
        skipSpace()
        if take("]") { return .array([]) }
        repeat {
            elements.append(try value(depth: depth + 1))
            skipSpace()
        } while take(",")
        guard take("]") else { throw failure("no ']'") }
        return .array(elements)
    }

    private mutating func number() throws(JSONError) -> JSONValue {
        let start = position
        _ = take("-")
        let firstDigit = position
        guard digits() > 0 else { throw failure("an unknown character") }
        if bytes[firstDigit] == UInt8(ascii: "0"), position > firstDigit + 1 { throw failure("a leading zero") }
        var isReal = false
        if take(".") {
            isReal = true
            guard digits() > 0 else { throw failure("no digit after the point") }
        }
        if take("e") || take("E") {
            isReal = true
            if !take("+") { _ = take("-") }
            guard digits() > 0 else { throw failure("no digit in the exponent") }
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isReal, let value = Double(text), value.isFinite { return .real(value) }
        if !isReal, let value = Int64(text) { return .integer(value) }
        throw failure("a number that is too large")
    }

    private mutating func digits() -> Int {
        let start = position
        while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        return position - start
    }

    private mutating func string() throws(JSONError) -> String {
        position += 1
        var text: [UInt8] = []
        while let byte = peek() {
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let string = String(validUTF8: text) else { throw failure("invalid UTF-8") }
                remainingCost -= string.sortingCost / 8
                guard remainingCost >= 0 else { throw failure("too many combining characters in a row") }
                return string
            case UInt8(ascii: "\\"): text.append(contentsOf: try escape().utf8)
            case ..<0x20: throw failure("a control character")
            default: text.append(byte)
            }
        }
        throw failure("the end inside of a string")
    }

    private mutating func escape() throws(JSONError) -> String {
        guard let byte = peek() else { throw failure("the end inside of a string") }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(Unicode.Scalar(byte))
        case UInt8(ascii: "u"): return String(try codePoint())
        default: throw failure("an unknown escape")
        }
    }

    private mutating func codePoint() throws(JSONError) -> Character {
        var value = try unit()
        if (0xD800...0xDBFF).contains(value), take("\\"), take("u") {
            let low = try unit()
            guard (0xDC00...0xDFFF).contains(low) else { throw failure("half of a surrogate pair") }
            value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(value) else { throw failure("half of a surrogate pair") }
        return Character(scalar)
    }

    private mutating func unit() throws(JSONError) -> UInt32 {
        guard position + 4 <= bytes.count,
            let value = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16),
            bytes[position] != UInt8(ascii: "+"), bytes[position] != UInt8(ascii: "-")
        else { throw failure("no four hexadecimal digits") }
        position += 4
        return value
    }
}
