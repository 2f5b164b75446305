// Points, sizes, rectangles and ranges as text, as Cocoa writes them: {1, 2.5}, {{0, 0}, {640, 480}}.

extension GeometryValue {
    /// The text, with as few digits as identify the numbers.
    var text: String {
        switch self {
        case .point(let value): Self.text(value.x, value.y)
        case .size(let value): Self.text(value.width, value.height)
        case .rectangle(let value):
            "{\(Self.text(value.x, value.y)), \(Self.text(value.width, value.height))}"
        case .range(let value): "{\(value.location), \(value.length)}"
        }
    }

    private static func text(_ first: Double, _ second: Double) -> String {
        "{\(text(first)), \(text(second))}"
    }

    private static func text(_ number: Double) -> String {
        let text = number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// What is wrong with a text.
    enum TextError: Error {
        case noSuchValue
        case outOfRange(String)
    }

    /// No valid text is longer. The same text may be read many times.
    static let maximumTextLength = 1_024

    /// Reads a text. White space may be anywhere between the parts, as other and older writers have it.
    init(_ kind: GeometryKind, text: String) throws(TextError) {
        guard text.utf8.count <= Self.maximumTextLength else { throw .noSuchValue }
        var parts = GeometryTextParts(text)
        switch kind {
        case .point:
            let pair = try parts.pair()
            self = .point(PointValue(x: try Self.real(pair.0), y: try Self.real(pair.1)))
        case .size:
            let pair = try parts.pair()
            self = .size(SizeValue(width: try Self.real(pair.0), height: try Self.real(pair.1)))
        case .range:
            let pair = try parts.pair()
            self = .range(RangeValue(location: try Self.count(pair.0), length: try Self.count(pair.1)))
        case .rectangle:
            try parts.take("{")
            let origin = try parts.pair()
            try parts.take(",")
            let size = try parts.pair()
            try parts.take("}")
            self = .rectangle(
                RectangleValue(
                    x: try Self.real(origin.0), y: try Self.real(origin.1), width: try Self.real(size.0),
                    height: try Self.real(size.1)))
        }
        try parts.end()
    }

    private static func real(_ text: Substring) throws(TextError) -> Double {
        let name = text.drop { $0 == "-" || $0 == "+" }.lowercased()
        let isNamed = name == "inf" || name == "infinity" || name == "nan"
        let isWritten = text.utf8.allSatisfy { "0123456789.+-eE".utf8.contains($0) }
        guard isNamed || isWritten, let number = Double(text) else { throw .noSuchValue }
        guard isNamed || number.isFinite else { throw .outOfRange("\(text)") }
        return number
    }

    private static func count(_ text: Substring) throws(TextError) -> Int {
        let digits = text.drop { $0 == "-" }.utf8
        guard !digits.isEmpty, digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
            throw .noSuchValue
        }
        guard let number = Int(text), number >= 0 else { throw .outOfRange("\(text)") }
        return number
    }
}

/// The parts of a text, in order.
private struct GeometryTextParts {
    private var rest: Substring

    init(_ text: String) {
        rest = Substring(text)
    }

    private mutating func skipSpace() {
        rest = rest.drop { $0.isWhitespace }
    }

    mutating func take(_ mark: Character) throws(GeometryValue.TextError) {
        skipSpace()
        guard rest.first == mark else { throw .noSuchValue }
        rest.removeFirst()
    }

    /// The two numbers between braces.
    mutating func pair() throws(GeometryValue.TextError) -> (Substring, Substring) {
        try take("{")
        let first = number()
        try take(",")
        let second = number()
        try take("}")
        return (first, second)
    }

    private mutating func number() -> Substring {
        skipSpace()
        let number = rest.prefix { !$0.isWhitespace && $0 != "," && $0 != "}" && $0 != "{" }
        rest = rest[number.endIndex...]
        return number
    }

    mutating func end() throws(GeometryValue.TextError) {
        skipSpace()
        guard rest.isEmpty else { throw .noSuchValue }
    }
}
