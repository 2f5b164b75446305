// Text of users as a terminal may show it.

/// Text that a terminal shows and doesn't obey.
package enum PlainText {
    /// The text with a replacement character for each character that a terminal would obey: names, keys and paths can
    /// hold what moves its cursor or turns text around.
    ///
    /// - Parameter keepsLineBreaks: line breaks are meant.
    package static func printable(_ text: String, keepsLineBreaks: Bool = false) -> String {
        // Most lines are plain, and long ones would take long.
        if text.utf8.allSatisfy({ ($0 >= 0x20 && $0 < 0x7F) || $0 == 0x09 }) { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isMeant = scalar == "\t" || (keepsLineBreaks && scalar == "\n")
            let isObeyed =
                (scalar.properties.generalCategory == .control && !isMeant)
                || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
            result.append(isObeyed ? "\u{FFFD}" : scalar)
        }
        return String(result)
    }
}
