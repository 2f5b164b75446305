// An enum whose cases carry values: an archive contains the keys of one case, and those of the fallback case if the
// schema has an `also`; or a tag and the keys of the case that it names.

import CodingSchema

extension Emitter {
    mutating func emitUnion(_ union: SchemaUnion) {
        let heritage = union.heritage(["ArchivableStructure"] + SynthesizedConformances(of: union).list)
        declaration(union, "\(union.memberModifier)nonisolated enum \(union.declaredName): \(heritage)") { emitter in
            for unionCase in union.cases {
                emitter.documentation(unionCase.documentation)
                emitter.line("case \(SwiftIdentifier.declaration(unionCase.name))\(unionCase.payloadText)")
            }
            emitter.blank()
            emitter.line("// MARK: Coding")
            emitter.blank()
            emitter.emitArchivedStructure(of: union)
            emitter.blank()
            emitter.emitEncode(of: union)
            emitter.blank()
            emitter.emitDecode(of: union)
            if let fallback = union.sharedFallbackCase { emitter.emitEncodeFallback(fallback, of: union) }
        }
    }

    private mutating func emitEncode(of union: SchemaUnion) {
        let plan = union.plan
        block("\(union.memberModifier)func encode(with archiver: Archiver) throws {") { emitter in
            if let version = plan.version { emitter.emitWrite(version, of: union) }
            emitter.line("switch self {")
            for casePlan in plan.cases { emitter.emitEncode(casePlan, of: union) }
            emitter.line("}")
            for step in plan.stillWritten { emitter.emitWrite(step, of: union) }
        }
    }

    private mutating func emitEncode(_ casePlan: CasePlan, of union: SchemaUnion) {
        let unionCase = casePlan.unionCase
        let isShared = casePlan.isFallback && union.sharedFallbackCase != nil
        line("case \(isShared ? unionCase.swiftMember : unionCase.pattern):")
        indented { emitter in
            if isShared {
                emitter.line("try self.encodeFallback(with: archiver)")
            } else {
                for step in casePlan.writes { emitter.emitWrite(step, of: union) }
            }
            if let function = unionCase.alsoFunction {
                let fallback = function.call(ofTypeNamed: union.swiftName, "self")
                emitter.line("try \(fallback).encodeFallback(with: archiver)")
            }
        }
    }

    private mutating func emitEncodeFallback(_ fallback: CasePlan, of union: SchemaUnion) {
        blank()
        line("/// Writes the fallback case: as the value itself, or next to a case that older readers don't have.")
        block("private func encodeFallback(with archiver: Archiver) throws {") { emitter in
            emitter.block("guard case \(fallback.unionCase.pattern) = self else {") { emitter in
                let arguments = "of: \(union.swiftName).self, expected: \"\(fallback.name)\""
                emitter.line("throw archiver.refuseCase(\(arguments))")
            }
            for step in fallback.writes { emitter.emitWrite(step, of: union) }
        }
    }

    private mutating func emitDecode(of union: SchemaUnion) {
        if let tag = union.tag { return emitDecode(of: union, by: tag) }
        let cases = union.plan.casesToRead
        block("\(union.memberModifier)init(coder unarchiver: Unarchiver) throws {") { emitter in
            for (index, casePlan) in cases.enumerated() {
                let conditions = casePlan.conditions.map(\.condition)
                emitter.emitCondition(index == 0 ? "if " : "} else if ", conditions) {
                    $0.emitValue(of: casePlan.unionCase)
                }
            }
            if let unknown = union.plan.unknownCase, let condition = union.plan.unknownCondition {
                emitter.emitCondition("} else if ", [condition]) {
                    $0.line("self = unarchiver.unknownCase(\(unknown.unionCase.swiftMember))")
                }
            }
            emitter.line("} else {")
            let shared = Set(cases.flatMap(\.conditions).filter { $0.kind != nil }.map(\.key)).sorted()
                .map(SwiftStringLiteral.text)
            emitter.indented { emitter in
                emitter.list(
                    "throw unarchiver.failMissingCase(of: \(union.swiftName).self, keys: [",
                    closing: shared.isEmpty ? "])" : "], sharedKeys: [\(shared.joined(separator: ", "))])",
                    cases.flatMap(\.conditions).reduce(into: [String]()) { keys, condition in
                        let key = SwiftStringLiteral.text(condition.key)
                        if !keys.contains(key) { keys.append(key) }
                    })
            }
            emitter.line("}")
        }
    }

    /// The tag alone decides which case is read.
    private mutating func emitDecode(of union: SchemaUnion, by tag: SchemaTag) {
        let key = SwiftStringLiteral.text(tag.key)
        block("\(union.memberModifier)init(coder unarchiver: Unarchiver) throws {") { emitter in
            emitter.line("switch try unarchiver.decode(\(tag.type.swiftName).self, forKey: \(key)) {")
            for unionCase in union.cases {
                emitter.line("case \(unionCase.rawValues.map(\.text).joined(separator: ", ")):")
                emitter.indented { $0.emitValue(of: unionCase) }
            }
            emitter.line("case let tag:")
            emitter.indented { emitter in
                guard let unknown = union.unknownCase else {
                    let arguments = "tag, of: \(union.swiftName).self, forKey: \(key)"
                    return emitter.line("throw unarchiver.failUnknownTag(\(arguments))")
                }
                emitter.line("self = unarchiver.unknownCase(\(unknown.swiftMember), tag: tag)")
            }
            emitter.line("}")
        }
    }

    private mutating func emitValue(of unionCase: SchemaUnionCase) {
        let elements = unionCase.elements
        guard let first = elements.first else { return line("self = \(unionCase.swiftMember)") }
        guard elements.count > 1 else { return line("self = try \(unionCase.swiftMember)(\(first.argument))") }
        list("self = try \(unionCase.swiftMember)(", closing: ")", elements.map(\.argument))
    }
}

extension OwnerPlan {
    /// The condition that an unknown case is present; `nil` without `unknown`.
    var unknownCondition: String? {
        guard unknownCase != nil, tag == nil else { return nil }
        let keys = sharedKeys.map(SwiftStringLiteral.text).joined(separator: ", ")
        return "unarchiver.containsUnknownCase(\(keys.isEmpty ? "" : "underAnyOf: [\(keys)]"))"
    }
}

extension SchemaUnion {
    /// The fallback case if other cases write it too: its keys are then written by a separate method.
    fileprivate var sharedFallbackCase: CasePlan? {
        cases.contains { $0.alsoFunction != nil } ? plan.fallbackCase : nil
    }
}

extension SchemaUnionCase {
    /// The case with a dot before it.
    fileprivate var swiftMember: String { "." + SwiftIdentifier.member(name) }

    /// The types of the values, as they are declared.
    fileprivate var payloadText: String {
        if elements.isEmpty { return "" }
        return "(\(elements.map(\.declaration).joined(separator: ", ")))"
    }

    /// The case as a pattern that binds its values.
    fileprivate var pattern: String {
        if elements.isEmpty { return swiftMember }
        return "\(swiftMember)(\(elements.map { "let \($0.local)" }.joined(separator: ", ")))"
    }
}

extension SchemaUnionElement {
    /// The value as the case declares it.
    fileprivate var declaration: String {
        let swiftType = isOptional ? SchemaType.optional(valueType).swiftName : valueType.swiftName
        return (label.map { SwiftIdentifier.label($0) + ": " } ?? "") + swiftType
    }

    /// The variable that a pattern binds the value to.
    var local: String { label.map(SwiftIdentifier.use) ?? "value" }

    /// The value as an argument that reads it from the archive.
    fileprivate var argument: String {
        (label.map { SwiftIdentifier.labelInCall($0) + ": " } ?? "")
            + valueType.read(isOptional ? .ifPresent : .required, forKey: key)
    }
}
