// Geometric values as text, as Cocoa writes them:
//
//     a point, a size, a range, a vector   {1, 2.5}
//     a rectangle                          {{0, 0}, {640, 480}}
//     edge insets                          {1, 2, 3, 4}
//     a transform                          [1, 0, 0, 1, 20, 30]

extension GeometryKind {
    /// The text with an n in the place of each number.
    fileprivate var textForm: String {
        switch self {
        case .point, .size, .range, .vector: "{n,n}"
        case .rectangle: "{{n,n},{n,n}}"
        case .edgeInsets: "{n,n,n,n}"
        case .transform: "[n,n,n,n,n,n]"
        }
    }

    /// How many numbers a value has: each is an `n` of the text.
    var numberCount: Int { textForm.utf8.count { $0 == UInt8(ascii: "n") } }
}

extension GeometryValue {
    /// The text, with as few digits as identify the numbers.
    var text: String {
        if case .range(let value) = self { return "{\(value.location), \(value.length)}" }
        var rest = numbers[...]
        var text = ""
        for mark in kind.textForm {
            switch mark {
            case "n": text += rest.popFirst().map(Self.text) ?? ""
            case ",": text += ", "
            default: text.append(mark)
            }
        }
        return text
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

    private static let marks = "{,}[]"

    /// Reads a text. White space may be anywhere between the parts, as other and older writers have it.
    init(_ kind: GeometryKind, text: String) throws(TextError) {
        guard text.utf8.count <= Self.maximumTextLength else { throw .noSuchValue }
        // The marks of the text, with an n in the place of each number.
        var form = ""
        var texts: [Substring] = []
        var rest = Substring(text).drop(while: \.isWhitespace)
        while let mark = rest.first {
            let isMark = Self.marks.contains(mark)
            let part = isMark ? rest.prefix(1) : rest.prefix { !$0.isWhitespace && !Self.marks.contains($0) }
            if !isMark { texts.append(part) }
            form += isMark ? part : "n"
            rest = rest[part.endIndex...].drop(while: \.isWhitespace)
        }
        let expectedForm = kind.textForm
        guard form.hasPrefix(expectedForm) else { throw .noSuchValue }
        if kind == .range {
            self = .range(RangeValue(location: try Self.count(texts[0]), length: try Self.count(texts[1])))
        } else {
            var numbers: [Double] = []
            for text in texts.prefix(kind.numberCount) { numbers.append(try Self.real(text)) }
            guard let value = GeometryValue(kind, numbers: numbers) else { throw .noSuchValue }
            self = value
        }
        guard form == expectedForm else { throw .noSuchValue }
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

extension Unarchiver {
    final func geometry(_ kind: GeometryKind, text: String, _ key: String?) throws -> GeometryValue {
        do {
            return try GeometryValue(kind, text: text)
        } catch .outOfRange(let number) {
            throw fail(
                .outOfRange, expected: "\(kind.phrase) of numbers in range", found: "\(number.prefix(40))",
                forKey: key)
        } catch .noSuchValue {
            throw fail(expected: kind.phrase, found: "'\(text.prefix(80))'", forKey: key)
        }
    }
}
