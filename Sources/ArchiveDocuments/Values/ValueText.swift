// Values in one line each, as the tree shows them after a key.

import Foundation
import PropertyLists

/// Formats values so that different ones look different, and so that no value breaks a line or controls a terminal.
package enum ValueText {
    /// Keys and names longer than this are cut: files may repeat them on every line.
    private static let shownNameByteCount = 200

    /// Longer data is shown by its beginning and a checksum.
    private static let shownByteCount = 32

    /// Text in quotes, with everything escaped that a terminal does not show.
    package static func quoted(_ text: String) -> String {
        QuotedText.text(text) { scalar in
            isHidden(scalar) ? "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}" : nil
        }
    }

    /// Text with its characters other than ASCII as code points, cut if it is long.
    static func ascii(_ text: String) -> String {
        if let cut = cut(text) { return cut }
        return text.unicodeScalars.map { scalar in
            scalar.isASCII ? String(scalar) : "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }.joined()
    }

    /// A key in the tree: a plain word, or text in quotes. A quoted key is the one that the program used; archives
    /// store keys that start with `$` with another `$`, and use `$0`, `$1` and so on for values without keys.
    package static func key(_ stored: String) -> String {
        if let cut = cut(stored) { return cut }
        if stored.hasPrefix("$$") { return quoted(String(stored.dropFirst())) }
        let isWord = stored.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "_.$[]%-".unicodeScalars.contains(scalar)
        }
        return isWord && !stored.isEmpty && !stored.hasPrefix("-") ? stored : quoted(stored)
    }

    /// A class name: a plain word, or text in quotes.
    package static func name(_ name: String) -> String {
        if let cut = cut(name) { return cut }
        let isWord = name.unicodeScalars.allSatisfy { !isHidden($0) && $0 != "\"" && $0 != "\n" }
        return isWord && !name.isEmpty ? name : quoted(name)
    }

    /// Text in quotes, cut if it is long: an archive may repeat it on every line.
    package static func shortened(_ text: String) -> String { cut(text) ?? quoted(text) }

    /// The beginning of a long key or name, in quotes; `nil` where it is short.
    package static func cut(_ text: String) -> String? {
        guard text.utf8.count > shownNameByteCount else { return nil }
        return quoted(beginning(of: text, shownNameByteCount)) + "… of \(text.utf8.count) bytes"
    }

    /// The beginning of a text that has more bytes, up to a whole character.
    static func beginning(of text: String, _ byteCount: Int) -> String {
        // An index inside of a character is one of its beginning.
        String(text[..<text.utf8.index(text.startIndex, offsetBy: byteCount)])
    }

    /// The length and content of data: all bytes if there are few, otherwise the first ones and a checksum. Printable
    /// data is text, such as the components of a color.
    package static func data(_ bytes: [UInt8]) -> String {
        let count = "\(bytes.count) byte\(bytes.count == 1 ? "" : "s")"
        if bytes.isEmpty { return count }
        let printable = printableText(bytes)
        if bytes.count <= (printable == nil ? shownByteCount : shownNameByteCount) {
            return count + " " + (printable.map(quoted) ?? hexadecimal(bytes[...]))
        }
        // FNV-1a: it detects changes, but it is not secure.
        var checksum: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { checksum = (checksum ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(checksum, radix: 16)
        let beginning = printable.map { quoted(String($0.unicodeScalars.prefix(shownByteCount))) }
        return count + " " + (beginning ?? hexadecimal(bytes.prefix(shownByteCount / 2))) + " … checksum "
            + String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The text that data represents, with the zero byte that ends it; `nil` if a part of it can't be printed, or if it
    /// is so short that it may be text by chance.
    private static func printableText(_ bytes: [UInt8]) -> String? {
        guard bytes.count >= 4, let text = String(validUTF8: bytes) else { return nil }
        let scalars = text.unicodeScalars
        let shown = scalars.last == "\0" ? scalars.dropLast() : scalars[...]
        return shown.allSatisfy { !isHidden($0) || $0 == "\n" || $0 == "\t" } ? text : nil
    }

    private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
    }

    /// The points in time that are shown as dates: from March 0, which includes Cocoa's distant past, to 9999. For others,
    /// calendars differ.
    static let shownDates = -63_140_342_400.0..<252_423_993_600

    /// A point in time as UTC, and as seconds since 2001 if that is more precise.
    package static func date(_ seconds: Double) -> String {
        guard shownDates.contains(seconds) else { return "\(seconds) s since 2001" }
        let whole = seconds.rounded(.down)
        let day = Int64((whole / 86_400).rounded(.down))
        let (year, month, dayOfMonth) = GregorianCalendar.date(ofDay: day)
        let clock = Int64(whole - Double(day) * 86_400)
        let time = [clock / 3600, clock / 60 % 60, clock % 60].map { padded($0, 2) }.joined(separator: ":")
        let text = "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2))T\(time)"
        return seconds == whole ? text + "Z" : text + "Z and a fraction, \(seconds) s since 2001"
    }

    private static func padded(_ number: Int64, _ width: Int) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// Characters that move the cursor, reverse text, or are invisible.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: return true
        case .format:
            // Joiners combine several characters into one; the other characters of this kind reverse text.
            return scalar.value != 0x200D && scalar.value != 0x200C
        default: return false
        }
    }
}
