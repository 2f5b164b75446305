// An enum whose cases carry values: an archive holds the keys of one case, and those of the fallback case where the
// schema says `also`.

import CodingSchema

/// One enum whose cases carry values, as it is going to be written.
struct UnionPlan {
    let union: SchemaUnion
    let name: String
    var modifier: String { union.access.ofMembers.modifier }

    init(_ union: SchemaUnion) {
        self.union = union
        self.name = SwiftIdentifier.declaration(union.name)
    }

    /// The cases in the order in which a reader looks for them.
    var casesToRead: [SchemaUnionCase] { union.cases.filter { !$0.isFallback } + union.cases.filter(\.isFallback) }

    /// The fallback case where other cases write it too: its keys then stand in a method of their own.
    var sharedFallbackCase: SchemaUnionCase? {
        union.cases.contains { $0.alsoFunction != nil } ? union.fallbackCase : nil
    }
}

extension Emitter {
    /// One enum, whole.
    mutating func emitUnion(_ plan: UnionPlan) {
        let conformances = SynthesizedConformances(of: plan.union).list(after: "ArchivableStructure")
        printer.documentation(plan.union.documentation)
        printer.line("\(plan.modifier)nonisolated enum \(plan.name): \(conformances) {")
        printer.indent()
        for unionCase in plan.union.cases {
            printer.documentation(unionCase.documentation)
            printer.line("case \(SwiftIdentifier.declaration(unionCase.name))\(unionCase.payloadText)")
        }
        printer.blank()
        printer.line("// MARK: Coding")
        printer.blank()
        emitArchivedStructure(named: plan.union.name, modifier: plan.modifier)
        emitReferences(ReferencedClasses(of: plan.union), ofValueWith: plan.union.access)
        printer.blank()
        emitEncode(of: plan)
        printer.blank()
        emitDecode(of: plan)
        if let fallback = plan.sharedFallbackCase { emitEncodeFallback(fallback, of: plan) }
        printer.outdent()
        printer.line("}")
    }

    /// Whether an archive holds such a value: one of its cases.
    mutating func emitPresence(of plan: UnionPlan) {
        emitPresence(of: plan.name, ifAnyOf: plan.casesToRead.map(\.conditions), modifier: plan.modifier)
    }

    private mutating func emitEncode(of plan: UnionPlan) {
        printer.line("\(plan.modifier)func encode(with archiver: Archiver) throws {")
        printer.indent()
        emitBranches(of: plan.union) { emitter in
            emitter.emitVersion(of: plan.union)
            emitter.printer.line("switch self {")
            for unionCase in plan.union.cases { emitter.emitEncode(unionCase, of: plan) }
            emitter.printer.line("}")
            for retired in plan.union.retired { emitter.emitConstants(of: retired) }
        } sequence: { emitter in
            // A sequential archive names the case, and holds nothing beside it.
            emitter.printer.line("switch self {")
            for unionCase in plan.union.cases { emitter.emitSequence(of: unionCase) }
            emitter.printer.line("}")
        }
        printer.outdent()
        printer.line("}")
    }

    private mutating func emitEncode(_ unionCase: SchemaUnionCase, of plan: UnionPlan) {
        let isShared = unionCase.isFallback && plan.sharedFallbackCase != nil
        printer.line("case \(isShared ? unionCase.swiftMember : unionCase.pattern):")
        printer.indent()
        if isShared {
            printer.line("try self.encodeFallback(with: archiver)")
        } else {
            emitElements(of: unionCase)
        }
        if let function = unionCase.alsoFunction {
            printer.line("try \(function.call(of: plan.name, argument: "self")).encodeFallback(with: archiver)")
        }
        printer.outdent()
    }

    private mutating func emitElements(of unionCase: SchemaUnionCase) {
        if let key = unionCase.key {
            printer.line("try archiver.encode(true, forKey: \(SwiftStringLiteral.text(key)))")
        }
        for element in unionCase.elements {
            let function = element.isOptional && !unionCase.writesNull ? "encodeIfPresent" : "encode"
            let value = element.type.archived(element.local, isOptional: element.isOptional)
            printer.line("try archiver.\(function)(\(value), forKey: \(SwiftStringLiteral.text(element.key)))")
        }
    }

    private mutating func emitEncodeFallback(_ fallback: SchemaUnionCase, of plan: UnionPlan) {
        printer.blank()
        printer.line(
            "/// Writes the fallback case: as the value itself, or next to a case that older readers don't have.")
        printer.line("private func encodeFallback(with archiver: Archiver) throws {")
        printer.indent()
        printer.block("guard case \(fallback.pattern) = self else {") { printer in
            printer.line("throw archiver.refuseCase(of: \(plan.name).self, expected: \"\(fallback.name)\")")
        }
        emitElements(of: fallback)
        printer.outdent()
        printer.line("}")
    }

    private mutating func emitDecode(of plan: UnionPlan) {
        printer.line("\(plan.modifier)init(coder unarchiver: Unarchiver) throws {")
        printer.indent()
        for (position, unionCase) in plan.casesToRead.enumerated() {
            emitCondition(position == 0 ? "if " : "} else if ", unionCase.conditions) { printer in
                Emitter.emitValue(of: unionCase, into: &printer)
            }
        }
        printer.line("} else {")
        printer.indented { printer in
            printer.block("throw unarchiver.failMissingCase(of: \(plan.name).self, keys: [", closing: "])") { printer in
                for key in plan.casesToRead.flatMap(\.tellingKeys) { printer.line(SwiftStringLiteral.text(key) + ",") }
            }
        }
        printer.line("}")
        printer.outdent()
        printer.line("}")
    }

    private static func emitValue(of unionCase: SchemaUnionCase, into printer: inout CodePrinter) {
        let elements = unionCase.elements
        guard let first = elements.first else { return printer.line("self = \(unionCase.swiftMember)") }
        guard elements.count > 1 else {
            return printer.line("self = try \(unionCase.swiftMember)(\(first.argument))")
        }
        printer.block("self = try \(unionCase.swiftMember)(", closing: ")") { printer in
            for element in elements { printer.line(element.argument + ",") }
        }
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
    var pattern: String {
        if elements.isEmpty { return swiftMember }
        return "\(swiftMember)(\(elements.map { "let \($0.local)" }.joined(separator: ", ")))"
    }

    /// The elements without which an archive does not hold the case; all of them where none is required.
    fileprivate var tellingElements: [SchemaUnionElement] {
        let required = elements.filter { !$0.isOptional && $0.type.hasRequiredKey }
        return required.isEmpty ? elements : required
    }

    fileprivate var tellingKeys: [String] { key.map { [$0] } ?? tellingElements.map(\.key) }

    /// What must hold where an archive holds the case.
    fileprivate var conditions: [String] {
        if let key { return [SchemaType.bool.presence(forKey: key)] }
        return tellingElements.map { $0.type.presence(forKey: $0.key) }
    }

    /// Nil is written, since no key but an optional's tells the case.
    fileprivate var writesNull: Bool { tellingElements.contains(where: \.isOptional) }
}

extension SchemaUnionElement {
    private var swiftType: String { isOptional ? SchemaType.optional(type).swiftText : type.swiftText }

    /// The value as the case declares it.
    fileprivate var declaration: String { (label.map { SwiftIdentifier.label($0) + ": " } ?? "") + swiftType }

    /// The name that a pattern gives to the value; a label must not hide what the lines below it need.
    var local: String {
        guard let label else { return "value" }
        let isTaken = label == "archiver" || label == "self" || label == "Self" || label == "super"
        return isTaken ? label + "Value" : SwiftIdentifier.use(label)
    }

    /// The value as an argument that is read from the archive.
    fileprivate var argument: String {
        (label.map { SwiftIdentifier.labelInCall($0) + ": " } ?? "") + type.read(forKey: key, isOptional: isOptional)
    }
}
