// Escapes user text for HTML and SVG, so that it contains no markup.

import CodingSchema

/// Escapes user text for HTML and SVG.
enum HTMLText {
    /// The text, on one line or several, without markup.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in PlainText.printable(text, keepsLineBreaks: true).unicodeScalars {
            switch character {
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
