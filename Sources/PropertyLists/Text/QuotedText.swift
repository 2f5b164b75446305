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

    /// A JSON string. Only what JSON and JavaScript require is escaped.
    package static func json(_ text: String) -> String {
        self.text(text) { scalar in
            guard scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x2029).contains(scalar.value) else {
                return nil
            }
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }
}
