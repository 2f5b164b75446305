// Keys as Swift string literals: whatever the key holds, the literal is one line that a reader can trust.

/// Spells strings as Swift literals.
package enum SwiftStringLiteral {
    /// The literal for a string, with its quotes.
    package static func text(_ string: String) -> String {
        let text = string.replacingScalars { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            case "\0": "\\0"
            default: isShown(scalar) ? nil : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
        return "\"\(text)\""
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

extension String {
    /// The text with other text in place of some scalars.
    ///
    /// - Parameter replacement: returns the text in place of a scalar; `nil` if the scalar stands for itself.
    package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
        var result = ""
        for scalar in unicodeScalars {
            if let text = replacement(scalar) { result += text } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }
}
