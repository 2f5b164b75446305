// Text in quotes, for paths, trees and JSON.

package enum QuotedText {
    /// Text in quotes, with the usual escapes, and those that a function returns.
    ///
    /// - Parameter escape: returns the escape of a scalar; `nil` if the scalar stands for itself.
    package static func text(_ text: String, escape: (Unicode.Scalar) -> String?) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if let escape = escape(scalar) { result += escape } else { result.unicodeScalars.append(scalar) }
            }
        }
        return result + "\""
    }

    /// A JSON string. What JSON requires is escaped, and the characters that a terminal obeys: some reverse text.
    package static func json(_ text: String) -> String {
        self.text(text) { scalar in
            switch scalar.value {
            case ..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: break
            default: return nil
            }
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }
}
