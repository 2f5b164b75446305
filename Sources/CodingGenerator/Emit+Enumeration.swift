// An enum with raw values, and how its values looked to older versions.

import CodingSchema

extension Emitter {
    /// One enum, whole.
    mutating func emitEnumeration(_ enumeration: SchemaEnumeration) {
        let name = SwiftIdentifier.declaration(enumeration.name)
        let modifier = enumeration.access.ofMembers.modifier
        let rawType = enumeration.rawType.swiftText
        printer.documentation(enumeration.documentation)
        printer.line("\(modifier)nonisolated enum \(name): \(rawType), ArchivableEnumeration, Sendable {")
        printer.indent()
        for enumerationCase in enumeration.cases {
            printer.documentation(enumerationCase.documentation)
            let rawValue = enumerationCase.rawValue.map { " = \($0)" } ?? ""
            printer.line("case \(SwiftIdentifier.declaration(enumerationCase.name))\(rawValue)")
        }
        if let unknown = enumeration.unknown {
            let value = DefaultText.enumerationCase(unknown, type: name, isOptional: true)
            printer.blank()
            printer.line("\(modifier)static func value(forUnknown rawValue: \(rawType)) -> \(name)? { \(value) }")
        }
        if enumeration.hasStages { emitStages(of: enumeration, name: name, modifier: modifier) }
        printer.outdent()
        printer.line("}")
    }

    /// A replacement may be younger than the version itself and is then replaced in turn.
    private mutating func emitStages(of enumeration: SchemaEnumeration, name: String, modifier: String) {
        printer.blank()
        printer.line("/// The nearest value that version `version` of `\(enumeration.name)` knew.")
        printer.block("\(modifier)func value(asOf version: Int) -> \(name) {") { printer in
            printer.line("switch self {")
            for enumerationCase in enumeration.cases {
                guard let since = enumerationCase.since else { continue }
                let pattern = SwiftIdentifier.member(enumerationCase.name)
                let replacement = SwiftIdentifier.member(since.replacement)
                let condition = "case .\(pattern) where version < \(since.version)"
                printer.line("\(condition): \(name).\(replacement).value(asOf: version)")
            }
            printer.line("default: self")
            printer.line("}")
        }
    }
}
