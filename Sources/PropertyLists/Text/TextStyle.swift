// How a part of a textual property list is written, so that it fits the text around it.

/// The form of values that are inserted into a text.
struct TextStyle {
    /// What lines begin with, and what is added for each container.
    var indentation: [UInt8] = []
    var indentationStep: [UInt8] = Array("    ".utf8)

    /// Whether strings of OpenStep text that need no quotes have them.
    var quotesKeys = false
    var quotesValues = false

    /// Whether characters other than ASCII need no escapes.
    var isUnicode = false
}
