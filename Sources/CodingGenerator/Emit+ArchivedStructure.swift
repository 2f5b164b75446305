// What structs and enums with payloads have in common: their version, and whether an archive holds a value.

import CodingSchema

extension Emitter {
    /// The version under its key, where it is not 0.
    mutating func emitVersion(of value: SchemaOwner) {
        guard value.version != 0 else { return }
        let key = SwiftStringLiteral.text(value.versionKey)
        printer.line("try archiver.encodeVersion(\(value.version), forKey: \(key))")
    }

    /// The method that returns whether an archive holds a value, in an extension of the type.
    ///
    /// - Parameter alternatives: it does if all conditions of one of them hold.
    mutating func emitPresence(of name: String, ifAnyOf alternatives: [[String]], modifier: String) {
        printer.blank()
        printer.line("nonisolated extension \(name) {")
        printer.indent()
        printer.line("\(modifier)static func isArchived(in unarchiver: Unarchiver) -> Bool {")
        printer.indent()
        if alternatives.isEmpty {
            printer.line("true")
        } else if alternatives.count == 1, alternatives[0].count == 1 {
            printer.line(alternatives[0][0])
        } else {
            for conditions in alternatives { emitReturn(where: conditions) }
            printer.line("return false")
        }
        printer.outdent()
        printer.line("}")
        printer.outdent()
        printer.line("}")
    }

    /// Statements, one for each alternative: one long expression takes the compiler long.
    private mutating func emitReturn(where conditions: [String]) {
        guard conditions.count > 1 else { return printer.line("if \(conditions[0]) { return true }") }
        emitCondition("if ", conditions) { $0.line("return true") }
        printer.line("}")
    }

    /// An `if`, or an `else if` that closes the one before, with one condition a line where there are several. The last
    /// one is the caller's to close.
    mutating func emitCondition(_ opening: String, _ conditions: [String], _ body: (inout CodePrinter) -> Void) {
        if conditions.count == 1 {
            printer.line("\(opening)\(conditions[0]) {")
        } else {
            for (position, condition) in conditions.enumerated() {
                let comma = position == conditions.count - 1 ? "" : ","
                printer.line(position == 0 ? opening + condition + comma : "    \(condition)\(comma)")
            }
            printer.line("{")
        }
        printer.indented(body)
    }
}
