// Type encodings as text, and which archived encoding is accepted for a requested one.
//
//     requested  {CGPoint=dd}      in the archive  {CGPoint=dd}  {?=dd}  {_NSPoint=ff}        all accepted
//     requested  [q]               in the archive  [0q]  [12q]                                any count
//
// A scanner compares its position with the count before it reads there. The caller lends the text.

/// A type encoding that a class or a call requests.
struct RequestedTypes: CustomStringConvertible {
    let description: String
    private let bytes: [UInt8]

    /// The code of a single value; 0 for a structure or array.
    let code: UInt8

    /// The number of values in a group with this encoding, unless it contains an array.
    let valueCount: Int

    init(_ text: String) {
        description = text
        bytes = Array(text.utf8)
        var count = 0
        unsafe bytes.withUnsafeBytes { text in
            var scanner = unsafe Scanner(text: text)
            while let code = scanner.next() { if !Self.isBracket(code) { count += 1 } }
        }
        valueCount = count
        code = bytes.count == 1 ? bytes[0] : 0
    }

    /// Whether it is a single value, not a structure or array.
    var isSingle: Bool { code != 0 }

    /// Whether values of an archived type encoding are accepted as values of this one.
    ///
    /// Names of structures, and counts of arrays, are not compared.
    func accepts(_ archived: UnsafeRawBufferPointer, coercesNumbers: Bool) -> Bool {
        unsafe bytes.withUnsafeBytes { asked in
            var asked = unsafe Scanner(text: asked)
            var archived = unsafe Scanner(text: archived)
            var depth = 0
            while true {
                switch (asked.next(), archived.next()) {
                case (nil, nil): return true
                case (let code?, let other?):
                    if code == UInt8(ascii: "{") { depth += 1 }
                    if code == UInt8(ascii: "}") { depth -= 1 }
                    guard
                        EncodingCode.accepts(other, for: code, coercesNumbers: coercesNumbers)
                            || depth > 0 && code == EncodingCode.double && other == EncodingCode.float
                    else { return false }
                default: return false
                }
            }
        }
    }

    /// The end of the type that starts at an offset. The text must be a complete encoding.
    static func endOfType(in text: UnsafeRawBufferPointer, at offset: Int) -> Int {
        var scanner = unsafe Scanner(text: text, position: offset)
        var depth = 0
        while let code = scanner.next() {
            if isOpening(code) { depth += 1 }
            if isClosing(code) { depth -= 1 }
            if depth <= 0 { return scanner.position }
        }
        return text.count
    }

    private static func isOpening(_ code: UInt8) -> Bool { code == UInt8(ascii: "{") || code == UInt8(ascii: "[") }
    private static func isClosing(_ code: UInt8) -> Bool { code == UInt8(ascii: "}") || code == UInt8(ascii: "]") }
    private static func isBracket(_ code: UInt8) -> Bool { isOpening(code) || isClosing(code) }
}

extension RequestedTypes {
    /// The codes and brackets of an encoding, without names and counts.
    @safe private struct Scanner {
        let text: UnsafeRawBufferPointer
        var position = 0

        mutating func next() -> UInt8? {
            guard unsafe position < text.count else { return nil }
            let code = unsafe text[position]
            position += 1
            if code == UInt8(ascii: "{") { skipName() }
            if code == UInt8(ascii: "[") { skipCount() }
            return code
        }

        private mutating func skipCount() {
            while unsafe position < text.count, unsafe text[position] &- UInt8(ascii: "0") <= 9 { position += 1 }
        }

        /// A name ends with "=". If a brace comes first, the structure has no name.
        private mutating func skipName() {
            for end in unsafe position..<text.count {
                switch unsafe text[end] {
                case UInt8(ascii: "="):
                    position = end + 1
                    return
                case UInt8(ascii: "{"), UInt8(ascii: "}"): return
                default: continue
                }
            }
        }
    }
}
