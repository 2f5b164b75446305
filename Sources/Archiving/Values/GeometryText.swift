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
        var texts: [Substring] = []
        if kind == .rectangle {
            try parts.take("{")
            texts = try parts.pair()
            try parts.take(",")
            texts += try parts.pair()
            try parts.take("}")
        } else {
            texts = try parts.pair()
        }
        if kind == .range {
            self = .range(RangeValue(location: try Self.count(texts[0]), length: try Self.count(texts[1])))
        } else {
            var numbers: [Double] = []
            for text in texts { numbers.append(try Self.real(text)) }
            guard let value = GeometryValue(kind, numbers: numbers) else { throw .noSuchValue }
            self = value
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
    mutating func pair() throws(GeometryValue.TextError) -> [Substring] {
        try take("{")
        let first = number()
        try take(",")
        let second = number()
        try take("}")
        return [first, second]
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
