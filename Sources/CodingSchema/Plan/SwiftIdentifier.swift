// The Swift spelling of a schema's names. The keywords that need backticks depend on the position: a declaration, after
// a dot, an argument label, or a plain use.

/// Spells names for the positions in which generated code uses them.
package enum SwiftIdentifier {
    /// A property's or case's name where it is declared.
    package static func declaration(_ name: String) -> String {
        reserved.contains(name) || afterDot.contains(name) ? "`\(name)`" : name
    }

    /// A type's name, which may be a dotted one, where it is declared or used.
    package static func type(_ name: String) -> String {
        if name.utf8.contains(UInt8(ascii: ".")) {
            return name.split(separator: ".").map { type(String($0)) }.joined(separator: ".")
        }
        return contextual.contains(name) || beforeTypes.contains(name) ? "`\(name)`" : declaration(name)
    }

    /// A name after a dot.
    package static func member(_ name: String) -> String {
        afterDot.contains(name) ? "`\(name)`" : name
    }

    /// An argument label where it is declared.
    package static func label(_ name: String) -> String {
        asLabel.contains(name) ? "`\(name)`" : name
    }

    /// An argument label in a call, where most keywords are plain and backticks around them are a warning.
    package static func labelInCall(_ name: String) -> String {
        name == "inout" ? "`\(name)`" : name
    }

    /// A parameter's or function's name where it is alone in an expression.
    package static func use(_ name: String) -> String {
        reserved.contains(name) || contextual.contains(name) ? "`\(name)`" : name
    }

    /// Converts text to a Swift identifier: invalid characters become underscores.
    package static func identifier(from text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let isDigit = ("0"..."9").contains(scalar)
            if isDigit, result.isEmpty { result += "_" }
            if isDigit || scalar == "_" || scalar.properties.isXIDContinue {
                result.unicodeScalars.append(scalar)
            } else {
                result += "_"
            }
        }
        return result.isEmpty ? "_" : result
    }

    private static let reserved = SwiftKeyword.all.union(["Any", "Self"])

    /// After a dot these mean something else: an initializer, the value itself, a metatype.
    private static let afterDot: Set<String> = ["Protocol", "Type", "init", "self"]

    private static let asLabel: Set<String> = ["inout", "let", "self", "var"]

    /// Words that an expression may begin with although they are names elsewhere.
    private static let contextual: Set<String> = [
        "any", "async", "await", "borrow", "borrowing", "consume", "consuming", "copy", "discard", "each", "lazy",
        "macro", "open", "package", "some", "then", "unsafe", "yield",
    ]

    /// Words that a type may begin with.
    private static let beforeTypes: Set<String> = [
        "__owned", "__shared", "_const", "isolated", "nonisolated", "sending",
    ]
}
