// User text for output in a terminal.

/// Text without characters that control a terminal.
package enum PlainText {
    /// The text with a replacement character for each control character: names, keys and paths can contain characters
    /// that move the cursor or reverse text.
    ///
    /// - Parameter keepsLineBreaks: whether line breaks are intended.
    package static func printable(_ text: String, keepsLineBreaks: Bool = false) -> String {
        // Fast path: most lines have no such characters, and long ones would take time.
        if text.utf8.allSatisfy({ ($0 >= 0x20 && $0 < 0x7F) || $0 == 0x09 }) { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isMeant = scalar == "\t" || (keepsLineBreaks && scalar == "\n")
            let isObeyed =
                (scalar.properties.generalCategory == .control && !isMeant)
                || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
                || [0x61C, 0x200E, 0x200F].contains(scalar.value)
            result.append(isObeyed ? "\u{FFFD}" : scalar)
        }
        return String(result)
    }
}
