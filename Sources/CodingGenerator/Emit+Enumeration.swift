// An enum with raw values, and how its values looked to older versions.

import CodingSchema

extension Emitter {
    /// One enum, whole.
    mutating func emitEnumeration(_ enumeration: SchemaEnumeration) {
        let name = SwiftIdentifier.type(enumeration.name)
        let modifier = enumeration.access.ofMembers.modifier
        let rawType = enumeration.rawType.swiftName
        let heritage = enumeration.heritage([rawType, "ArchivableEnumeration", "Sendable"])
        declaration(enumeration, "\(modifier)nonisolated enum \(enumeration.declaredName): \(heritage)") { emitter in
            for enumerationCase in enumeration.cases {
                emitter.documentation(enumerationCase.documentation)
                let rawValue = enumerationCase.rawValue.map { " = \($0)" } ?? ""
                emitter.line("case \(SwiftIdentifier.declaration(enumerationCase.name))\(rawValue)")
            }
            if let unknown = enumeration.unknown {
                let value = DefaultText.enumerationCase(unknown, type: name, isOptional: true)
                emitter.blank()
                emitter.line("\(modifier)static func value(forUnknown rawValue: \(rawType)) -> \(name)? { \(value) }")
            }
            if enumeration.hasStages { emitter.emitStages(of: enumeration, name: name, modifier: modifier) }
        }
    }

    /// A replacement may be younger than the version itself and is then replaced in turn.
    private mutating func emitStages(of enumeration: SchemaEnumeration, name: String, modifier: String) {
        blank()
        line("/// The nearest value that version `version` of `\(enumeration.name)` knew.")
        block("\(modifier)func value(asOf version: Int) -> \(name) {") { emitter in
            emitter.line("switch self {")
            for enumerationCase in enumeration.cases {
                guard let since = enumerationCase.since else { continue }
                let condition = "case .\(SwiftIdentifier.member(enumerationCase.name)) where version < \(since.version)"
                let replacement = SwiftIdentifier.member(since.replacement)
                emitter.line("\(condition): \(name).\(replacement).value(asOf: version)")
            }
            emitter.line("default: self")
            emitter.line("}")
        }
    }
}
