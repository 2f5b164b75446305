// Keys as Swift string literals: whatever the key holds, the literal is one line that a reader can trust.

/// Spells strings as Swift literals.
package enum SwiftStringLiteral {
    /// The literal for a string, with its quotes.
    package static func text(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0": result += "\\0"
            default:
                if isShown(scalar) {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
                }
            }
        }
        return result + "\""
    }

    /// Invisible characters, among them those that reorder a line, would make two different keys look alike.
    ///
    /// Not yet assigned ones are shown: whether a character is assigned depends on the toolchain, and the text must
    /// not.
    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
        case .spaceSeparator: scalar == " "
        default: true
        }
    }
}
