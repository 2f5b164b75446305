// Writes a value as OpenStep text in one of the many ways there are.

import Foundation
import PropertyLists
import TestSupport

/// Spells values of strings, data, arrays and dictionaries, at random.
struct OpenStepSpeller {
    var generator: SeededGenerator

    private mutating func oneOf<Element>(_ choices: [Element]) -> Element {
        choices[Int.random(in: 0..<choices.count, using: &generator)]
    }

    // A comment begins after a space, for a slash goes on with a string without quotes.
    private mutating func space() -> String {
        oneOf(["", " ", "\n", "\t", "\r\n", "\u{2028}", "\u{B}", " /* ; */", " // }\n", " /**/ "])
    }

    /// A value with space around it, or a dictionary without its braces.
    mutating func document(_ value: PropertyList) -> String {
        if case .dictionary(let entries) = value, !entries.isEmpty, oneOf([true, false]) {
            return oneOf(["", "\u{FEFF}"]) + space() + spell(entries)
        }
        return oneOf(["", "\u{FEFF}"]) + space() + spell(value) + space()
    }

    private mutating func spell(_ value: PropertyList) -> String {
        switch value {
        case .string(let text): return spell(text)
        case .data(let data): return spell(data)
        case .array(let elements):
            let spelled = elements.map { space() + spell($0) + space() }
            return "(" + spelled.joined(separator: ",") + (spelled.isEmpty ? "" : oneOf(["", ","])) + space() + ")"
        case .dictionary(let entries): return "{" + space() + spell(entries) + "}"
        default: return ""
        }
    }

    private mutating func spell(_ entries: [String: PropertyList]) -> String {
        entries.map { key, value in
            if value.string == key, oneOf([true, false]) {
                return spell(key) + space() + ";" + space()
            }
            return spell(key) + space() + "=" + space() + spell(value) + space() + ";" + space()
        }
        .joined()
    }

    private mutating func spell(_ data: Data) -> String {
        let bytes = data.map { byte in
            let digits = String(byte, radix: 16, uppercase: oneOf([true, false]))
            return oneOf(["", "", " ", "\n", "\t"]) + (byte < 16 ? "0" : "") + digits
        }
        return "<" + bytes.joined() + oneOf(["", " "]) + ">"
    }

    private mutating func spell(_ text: String) -> String {
        let plain = text.utf8.allSatisfy(UnquotedCharacters.contains)
        if plain, !text.isEmpty, !text.hasPrefix("//"), oneOf([true, false]) {
            return text
        }
        let quote: Unicode.Scalar = oneOf(["\"", "'"])
        return "\(quote)" + text.unicodeScalars.map { spell($0, quote: quote) }.joined() + "\(quote)"
    }

    private mutating func spell(_ scalar: Unicode.Scalar, quote: Unicode.Scalar) -> String {
        switch oneOf([0, 0, 0, 1, 2]) {
        case 0 where scalar == quote || scalar == "\\": return "\\\(scalar)"
        case 0: return "\(scalar)"
        case 1 where scalar.value < 0x80: return "\\" + padded(scalar.value, radix: 8, count: 3)
        default:
            return "\(scalar)".utf16.map { "\\U" + padded(UInt32($0), radix: 16, count: 4) }.joined()
        }
    }

    private mutating func padded(_ value: UInt32, radix: Int, count: Int) -> String {
        let digits = String(value, radix: radix, uppercase: oneOf([true, false]))
        return String(repeating: "0", count: count - digits.count) + digits
    }
}

/// The characters of strings without quotes, determined in another way than the reader does.
private enum UnquotedCharacters {
    static let all = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$/:.-".utf8)

    static func contains(_ byte: UInt8) -> Bool {
        all.contains(byte)
    }
}
