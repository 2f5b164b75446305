// An enum with raw values, and how its values looked to older versions.

import CodingSchema

extension Emitter {
    mutating func emitEnumeration(_ enumeration: SchemaEnumeration) {
        let name = SwiftIdentifier.type(enumeration.name)
        let modifier = enumeration.memberModifier
        let rawType = enumeration.rawType.swiftName
        let keptCase = enumeration.unknown?.keptCase
        let conformances =
            keptCase == nil
            ? [rawType, "ArchivableEnumeration", "Sendable"] : ["ArchivableEnumeration", "Hashable", "Sendable"]
        let heritage = enumeration.heritage(conformances)
        declaration(enumeration, "\(modifier)nonisolated enum \(enumeration.declaredName): \(heritage)") { emitter in
            for enumerationCase in enumeration.cases {
                emitter.documentation(enumerationCase.documentation)
                let rawValue = enumerationCase.rawValue.map { " = \($0)" } ?? ""
                let declared = SwiftIdentifier.declaration(enumerationCase.name)
                emitter.line("case \(declared)\(keptCase == nil ? rawValue : "")")
            }
            if let keptCase {
                emitter.emitRawValues(of: enumeration, keptCase: keptCase, name: name)
            } else if let unknown = enumeration.unknown?.replacement {
                let value = DefaultText.enumerationCase(unknown, type: name, isOptional: true)
                emitter.blank()
                emitter.line("\(modifier)static func value(forUnknown rawValue: \(rawType)) -> \(name)? { \(value) }")
            }
            emitter.emitFormerRawValues(of: enumeration, name: name)
            if enumeration.hasStages { emitter.emitStages(of: enumeration, name: name) }
        }
    }

    /// The case for unknown raw values, and what Swift synthesizes for an enum without one.
    private mutating func emitRawValues(of enumeration: SchemaEnumeration, keptCase: String, name: String) {
        let modifier = enumeration.memberModifier
        let rawType = enumeration.rawType.swiftName
        let kept = SwiftIdentifier.member(keptCase)
        let cases = zip(enumeration.cases, enumeration.rawValues).map { element, rawValue in
            (name: SwiftIdentifier.member(element.name), text: element.rawValue ?? rawValue.text)
        }
        documentation(["A raw value that this version of `\(enumeration.name)` doesn't know."])
        line("case \(SwiftIdentifier.declaration(keptCase))(\(rawType))")
        blank()
        line("\(modifier)init(rawValue: \(rawType)) { self = \(name).value(forKnown: rawValue) ?? .\(kept)(rawValue) }")
        blank()
        block("\(modifier)var rawValue: \(rawType) {") { emitter in
            emitter.line("switch self {")
            for (name, text) in cases { emitter.line("case .\(name): \(text)") }
            emitter.line("case .\(kept)(let rawValue): rawValue")
            emitter.line("}")
        }
        blank()
        block("\(modifier)static func value(forKnown rawValue: \(rawType)) -> \(name)? {") { emitter in
            emitter.line("switch rawValue {")
            for (name, text) in cases { emitter.line("case \(text): .\(name)") }
            emitter.line("default: nil")
            emitter.line("}")
        }
        guard enumeration.conformances.contains(where: { SwiftProtocols.name(of: $0) == "CaseIterable" }) else {
            return
        }
        blank()
        documentation(["The cases that this version of `\(enumeration.name)` knows."])
        line("\(modifier)static var allCases: [\(name)] { [\(cases.map { "." + $0.name }.joined(separator: ", "))] }")
    }

    private mutating func emitFormerRawValues(of enumeration: SchemaEnumeration, name: String) {
        let former = enumeration.cases.filter { !$0.formerRawValues.isEmpty }
        guard !former.isEmpty else { return }
        let rawType = enumeration.rawType.swiftName
        blank()
        block("\(enumeration.memberModifier)static func value(forFormer rawValue: \(rawType)) -> \(name)? {") {
            emitter in
            emitter.line("switch rawValue {")
            for element in former {
                let values = element.formerRawValues.joined(separator: ", ")
                emitter.line("case \(values): .\(SwiftIdentifier.member(element.name))")
            }
            emitter.line("default: nil")
            emitter.line("}")
        }
    }

    /// A replacement may be younger than the version itself and is then replaced in turn.
    private mutating func emitStages(of enumeration: SchemaEnumeration, name: String) {
        blank()
        line("/// The nearest value that version `version` of `\(enumeration.name)` knew.")
        block("\(enumeration.memberModifier)func value(asOf version: Int) -> \(name) {") { emitter in
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
