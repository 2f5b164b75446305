// Text of users inside HTML and SVG: nothing in it is taken for markup.

import CodingSchema

/// Text of users inside HTML and SVG.
enum HTMLText {
    /// The text, on one line or several, with nothing in it that is taken for markup.
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
