// What structs and enums with payloads have in common: their names in an archive, their version, and the question
// whether a value is there.

import CodingSchema

extension Emitter {
    /// What the runtime has to know of the type.
    ///
    /// - Parameter emitSequence: writes what sequential archives hold of a value.
    mutating func emitArchivedStructure(
        of value: SchemaOwner, olderKeys: OlderKeys, modifier: String, emitSequence: (inout Emitter) -> Void
    ) {
        // Made once: every value that is an object of its own names it.
        printer.line("\(modifier)static let archivedStructure = ArchivedStructure(")
        printer.indent()
        printer.line("\(SwiftStringLiteral.text(value.archivedName)),")
        if value.version != 0 { printer.line("version: \(value.version),") }
        if value.versionKey != value.archivedName + ".version" {
            printer.line("versionKey: \(SwiftStringLiteral.text(value.versionKey)),")
        }
        if !value.formerNames.isEmpty {
            let formerNames = value.formerNames.map(SwiftStringLiteral.text).joined(separator: ", ")
            printer.line("formerly: [\(formerNames)],")
        }
        emitOlderKeys(olderKeys)
        emitSequence(&self)
        printer.outdent()
        printer.line(")")
    }

    /// The version under its key, where it is not 0.
    mutating func emitVersion(of value: SchemaOwner) {
        guard value.version != 0 else { return }
        let key = SwiftStringLiteral.text(value.versionKey)
        printer.line("try archiver.encodeVersion(\(value.version), forKey: \(key))")
    }

    /// The method that tells whether a value is there.
    ///
    /// - Parameter alternatives: the value is there where all conditions of one of them hold.
    mutating func emitPresence(ofAnyOf alternatives: [[String]], modifier: String) {
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
