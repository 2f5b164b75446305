// Type encodings, parsed and validated: the types of the values in a group.
//
//     text    {_NSRange=QQ}      [3{?=if}]                              [8c]
//     steps   value Q            repeated 3 × 2 bytes or more           bytes c, 8
//             value Q            value i, value f
//             end                endRepeated, end                       end
//
// Names and braces of structures result in no step. The same applies to types without bytes: `!`, `{}` and empty
// arrays, except of bytes. Arrays of one element have the steps of the element, so that a thousand of them inside each
// other don't take a thousand steps for each element of an array around them.
//
// The parser compares its position with the count before it reads there. The caller lends the text.

/// A step of reading or writing a group.
package enum TypeEncodingStep: Hashable, Sendable {
    /// A value with this type code.
    case value(UInt8)

    /// An array of single bytes, of the type code `c`, `C` or `B`.
    case bytes(UInt8, count: Int)

    /// Repeats the steps up to the matching `endRepeated`, at least twice. An element has at least this many bytes.
    case repeated(count: Int, minimumByteCount: Int)

    case endRepeated

    /// The end of the encoding.
    case end
}

/// A type encoding, parsed into steps.
package struct TypeEncoding: Hashable, Sendable {
    /// The steps of the group; the last one is `end`.
    package let steps: [TypeEncodingStep]

    /// Parses an encoding. The error is `badEncoding`, or `limitExceeded` if brackets are nested too deep.
    package init(_ text: String, maximumDepth: Int = 1_000) throws(TypedStreamError) {
        var text = text
        var steps: [TypeEncodingStep] = []
        let result = text.withUTF8 { utf8 in
            Result { () throws(TypedStreamError) in
                try unsafe Self.append(UnsafeRawBufferPointer(utf8), to: &steps, maximumDepth: maximumDepth)
            }
        }
        try result.get()
        self.steps = steps
    }

    /// Returns whether values of this type code can occur in an archive.
    @inline(__always)
    package static func isValueCode(_ code: UInt8) -> Bool {
        isIntegerCode(code) || code == UInt8(ascii: "f") || code == UInt8(ascii: "d") || hasNull(code)
    }

    /// Returns whether values of this type code are integers.
    package static func isIntegerCode(_ code: UInt8) -> Bool {
        switch code {
        case UInt8(ascii: "c"), UInt8(ascii: "C"), UInt8(ascii: "B"), UInt8(ascii: "s"), UInt8(ascii: "S"),
            UInt8(ascii: "i"), UInt8(ascii: "I"), UInt8(ascii: "l"), UInt8(ascii: "L"), UInt8(ascii: "q"),
            UInt8(ascii: "Q"):
            true
        default:
            false
        }
    }

    /// Returns whether values of this type code may be nil.
    package static func hasNull(_ code: UInt8) -> Bool {
        switch code {
        case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: ":"), UInt8(ascii: "*"), UInt8(ascii: "%"),
            UInt8(ascii: "+"):
            true
        default:
            false
        }
    }

    /// Whether arrays of this type code consist of single bytes.
    static func isByteCode(_ code: UInt8) -> Bool {
        code == UInt8(ascii: "c") || code == UInt8(ascii: "C") || code == UInt8(ascii: "B")
    }
}

// MARK: - Values

extension TypeEncoding: Sequence {
    /// The type of each value: its type code and, of an array of single bytes, their count.
    package struct Iterator: IteratorProtocol {
        fileprivate let steps: [TypeEncodingStep]
        private var position = 0
        private var open: [(start: Int, rest: Int)] = []

        fileprivate init(_ steps: [TypeEncodingStep]) { self.steps = steps }

        package mutating func next() -> (code: UInt8, byteCount: Int?)? {
            while true {
                position += 1
                switch steps[position - 1] {
                case .value(let code): return (code, nil)
                case .bytes(let code, let count): return (code, count)
                case .repeated(let count, _): open.append((position, count - 1))
                case .endRepeated:
                    guard let (start, rest) = open.popLast(), rest > 0 else { continue }
                    open.append((start, rest - 1))
                    position = start
                case .end:
                    position -= 1
                    return nil
                }
            }
        }
    }

    /// The types of all values, those of arrays for each element.
    package func makeIterator() -> Iterator { Iterator(steps) }
}

// MARK: - Parsing

extension TypeEncoding {
    /// Appends the steps of an encoding, including `end`.
    static func append(
        _ text: UnsafeRawBufferPointer, to steps: inout [TypeEncodingStep], maximumDepth: Int
    ) throws(TypedStreamError) {
        var parser = unsafe TypeEncodingParser(text: text, steps: steps, maximumDepth: maximumDepth)
        steps = []
        let result = Result { () throws(TypedStreamError) in try parser.parse() }
        steps = parser.steps
        try result.get()
    }
}

// An open bracket, or the whole encoding.
private struct OpenBracket {
    /// The closing bracket, or 0.
    var closing: UInt8 = 0
    var textStart = 0
    var firstStep = 0
    var count = 0
    var typeCount = 0
    var minimumByteCount = 0
}

@safe private struct TypeEncodingParser {
    let text: UnsafeRawBufferPointer
    var steps: [TypeEncodingStep]
    let maximumDepth: Int
    var position = 0
    var current = OpenBracket()
    var outer: [OpenBracket] = []

    mutating func parse() throws(TypedStreamError) {
        while unsafe position < text.count {
            let code = unsafe text[position]
            position += 1
            switch code {
            case UInt8(ascii: "{"):
                try open(closing: UInt8(ascii: "}"))
                try skipName()
            case UInt8(ascii: "["):
                try open(closing: UInt8(ascii: "]"))
                try parseCount()
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                try close(code)
            case UInt8(ascii: "!"):
                current.typeCount += 1
            case _ where TypeEncoding.isValueCode(code):
                steps.append(.value(code))
                current.typeCount += 1
                current.minimumByteCount = saturatingSum(current.minimumByteCount, 1)
            default:
                throw failure(expected: "a type code", found: "'\(Character(Unicode.Scalar(code)))'")
            }
        }
        guard outer.isEmpty else {
            throw failure(expected: "'\(Character(Unicode.Scalar(current.closing)))'", found: "the end")
        }
        guard current.typeCount > 0 else { throw failure(expected: "a type encoding", found: "an empty one") }
        steps.append(.end)
    }

    private mutating func open(closing: UInt8) throws(TypedStreamError) {
        guard outer.count < maximumDepth else {
            throw TypedStreamError(
                .limitExceeded, expected: "a type encoding with at most \(maximumDepth) brackets inside each other",
                found: "more")
        }
        outer.append(current)
        current = OpenBracket(closing: closing, textStart: position, firstStep: steps.count)
    }

    // A structure's name ends with "=". If a bracket comes first, there is no name. Names are ASCII.
    private mutating func skipName() throws(TypedStreamError) {
        var end = position
        while unsafe end < text.count {
            switch unsafe text[end] {
            case 0x80...:
                throw failure(expected: "a structure's name in ASCII", found: "other characters")
            case UInt8(ascii: "="):
                position = end + 1
                return
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"):
                return
            default:
                end += 1
            }
        }
    }

    private mutating func parseCount() throws(TypedStreamError) {
        let start = position
        while unsafe position < text.count, case let digit = unsafe text[position] &- UInt8(ascii: "0"), digit <= 9 {
            let (product, overflows) = current.count.multipliedReportingOverflow(by: 10)
            let (sum, overflowsAgain) = product.addingReportingOverflow(Int(digit))
            guard !overflows, !overflowsAgain else {
                throw failure(expected: "an array's number of elements", found: "too large a number")
            }
            current.count = sum
            position += 1
        }
        guard position > start else { throw failure(expected: "an array's number of elements", found: "none") }
        current.textStart = position
        if current.count > 1 {
            steps.append(.repeated(count: current.count, minimumByteCount: 0))
        }
    }

    private mutating func close(_ code: UInt8) throws(TypedStreamError) {
        guard code == current.closing, let parent = outer.popLast() else {
            throw failure(expected: "a type code", found: "'\(Character(Unicode.Scalar(code)))'")
        }
        let closed = current
        current = parent
        current.typeCount += 1
        var minimum = closed.minimumByteCount
        if code == UInt8(ascii: "]") {
            guard closed.typeCount > 0 else { throw failure(expected: "the type of an array", found: "none") }
            minimum = closeArray(closed)
        }
        current.minimumByteCount = saturatingSum(current.minimumByteCount, minimum)
    }

    // Returns the minimum number of bytes of the array.
    private mutating func closeArray(_ array: OpenBracket) -> Int {
        let elementByteCount = array.minimumByteCount
        let byteCode = unsafe position - 1 - array.textStart == 1 ? text[array.textStart] : 0
        if TypeEncoding.isByteCode(byteCode) {
            steps.removeSubrange(array.firstStep...)
            steps.append(.bytes(byteCode, count: array.count))
            return array.count
        }
        if array.count == 1 { return elementByteCount }
        guard array.count > 1, steps.count > array.firstStep + 1 else {
            steps.removeSubrange(array.firstStep...)
            return 0
        }
        steps[array.firstStep] = .repeated(count: array.count, minimumByteCount: elementByteCount)
        steps.append(.endRepeated)
        let (product, overflows) = array.count.multipliedReportingOverflow(by: elementByteCount)
        return overflows ? .max : product
    }

    private func saturatingSum(_ first: Int, _ second: Int) -> Int {
        let (sum, overflows) = first.addingReportingOverflow(second)
        return overflows ? .max : sum
    }

    private func failure(expected: String, found: String) -> TypedStreamError {
        TypedStreamError(
            .badEncoding, expected: expected,
            found: unsafe "\(found) in the type encoding \"\(String(decoding: text.prefix(100), as: UTF8.self))\"")
    }
}
