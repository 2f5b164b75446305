// `encode(with:)`: one line for each key that is written, in the schema's order, so that a reviewer sees the wire. For
// archives without keys, one line for each value of the sequence.

import CodingSchema

extension Emitter {
    /// The superclass's keys, the version, the fields, and what is retired but still written.
    mutating func emitEncode(of schemaClass: SchemaClass) {
        let plan = schemaClass.plan
        let groups = plan.sequenceGroups
        let isEmpty = plan.presentWrites.isEmpty && groups.isEmpty && schemaClass.isInKeyedArchives
        guard !isEmpty || schemaClass.holdsUnknownValues || schemaClass.isRoot else { return }
        blank()
        let opening = "\(schemaClass.overridableModifiers)func encode(with archiver: Archiver) throws {"
        if isEmpty, !schemaClass.holdsUnknownValues { return line(opening + "}") }
        block(opening) { emitter in
            emitter.emitKeyedRefusal(of: schemaClass, coder: "archiver")
            if !schemaClass.isRoot { emitter.line("try super.encode(with: archiver)") }
            emitter.emitBranches(of: schemaClass, hasKeyed: !plan.presentWrites.isEmpty, hasSequence: !groups.isEmpty) {
                $0.emitWrites(of: schemaClass)
            } sequence: { emitter in
                guard schemaClass.isWide else { return emitter.emitWrites(of: groups, schemaClass) }
                emitter.emitCalls("encode", noun: "Values", of: Portion.portions(of: groups), coder: "archiver")
            }
            if schemaClass.holdsUnknownValues { emitter.line("try archiver.encode(self.unknownValues)") }
        }
    }

    private mutating func emitWrites(of schemaClass: SchemaClass) {
        let plan = schemaClass.plan
        guard schemaClass.isWide else {
            for step in plan.presentWrites { emitWrite(step, of: schemaClass) }
            return
        }
        for step in [plan.version, plan.marker].compactMap(\.self) { emitWrite(step, of: schemaClass) }
        let fields = plan.fields.filter(\.isWritten)
        emitCalls("encode", of: Portion.portions(of: fields), coder: "archiver")
        for step in plan.constants { emitWrite(step, of: schemaClass) }
    }

    /// One key.
    mutating func emitWrite(_ step: WriteStep, of owner: SchemaOwner) {
        let key = SwiftStringLiteral.text(step.key)
        switch step.source {
        case .version(let version): line("try archiver.encodeVersion(\(version), forKey: \(key))")
        case .marker, .element(nil): line("try archiver.encode(true, forKey: \(key))")
        case .constant(let text):
            let value = DefaultText.constant(text, type: step.type)
            line("try archiver.encode(\(value), forKey: \(key)) // retired, still written")
        case .element(let element?):
            let value = step.type.archived(element.local, isOptional: step.isOptional)
            line("try archiver.\(step.function)(\(value), forKey: \(key)\(step.nilArgument))")
        case .field(let field):
            let (value, comment) = Emitter.written(field.swiftProperty, step, of: owner)
            // A conditional reference is to the object itself, whatever class it has.
            let archived = step.isConditional ? value : step.type.archived(value, isOptional: step.isOptional)
            line("try archiver.\(step.function)(\(archived), forKey: \(key)\(step.nilArgument))\(comment)")
        }
    }

    /// A field's value as older readers know it, and the comment that explains it.
    private static func written(
        _ property: String, _ step: WriteStep, of owner: SchemaOwner
    ) -> (value: String, comment: String) {
        switch step.change {
        case .none, .former: return (property, "")
        case .converted(let function): return (function.call(ofTypeNamed: owner.swiftName, property), "")
        case .stage(let version, let enumeration):
            let value = step.type.staged(property, version, isOptional: step.isOptional)
            return (value, " // as \(enumeration.name) \(version) knew it")
        }
    }

    // MARK: Archives without keys

    /// What is written with keys, and what is written without.
    ///
    /// - Parameters:
    ///   - hasKeyed: something is written with keys.
    ///   - hasSequence: something is written without keys.
    mutating func emitBranches(
        of owner: SchemaOwner, hasKeyed: Bool, hasSequence: Bool, keyed: (inout Emitter) -> Void,
        sequence: (inout Emitter) -> Void
    ) {
        guard owner.isInSequences, owner.isInKeyedArchives else {
            return owner.isInKeyedArchives ? keyed(&self) : sequence(&self)
        }
        guard hasKeyed || hasSequence else { return }
        line(hasKeyed ? "if archiver.allowsKeyedCoding {" : "if !archiver.allowsKeyedCoding {")
        indented(hasKeyed ? keyed : sequence)
        if hasKeyed, hasSequence {
            line("} else {")
            indented(sequence)
        }
        line("}")
    }

    /// Values of a sequence, in groups that share one type encoding.
    mutating func emitWrites(of groups: some Sequence<SequenceGroup>, _ owner: SchemaOwner) {
        for group in groups {
            let lines = group.steps.map(\.encodeText)
            if lines.count == 1 {
                line(lines[0])
            } else {
                block("try archiver.encodeGroup {") { for text in lines { $0.line(text) } }
            }
        }
    }

    /// The first line of a method of a class that has no keys, for a coder that needs some.
    mutating func emitKeyedRefusal(of schemaClass: SchemaClass, coder: String) {
        guard !schemaClass.isInKeyedArchives else { return }
        line("if \(coder).allowsKeyedCoding { throw \(coder).refuseKeyedCoding(of: \(schemaClass.swiftName).self) }")
    }
}

extension OwnerPlan {
    /// What keyed archives of the present version hold, in the order in which it is written.
    var presentWrites: [WriteStep] { writes.filter(\.isPresent) }
}

extension WriteStep {
    fileprivate var function: String {
        switch condition {
        case .always, .nilAsNull: "encode"
        case .ifNotNil: "encodeIfPresent"
        case .conditional: "encodeConditional"
        }
    }

    fileprivate var nilArgument: String {
        if case .conditional(writesNull: true) = condition { ", nilAsNull: true" } else { "" }
    }
}

extension SequenceStep {
    /// The statement that writes the value without a key.
    fileprivate var encodeText: String {
        switch source {
        case .field(let field) where field.isConditional:
            "try archiver.encodeConditionalObject(\(field.swiftProperty))"
        case .field(let field):
            field.type.encodeText(field.swiftProperty, isOptional: field.isOptional)
        case .constant(let type, let value):
            "try archiver.\(type.sequenceFunction(isOptional: value == "nil"))"
                + "(\(DefaultText.constant(value, type: type))) // retired, still written"
        }
    }
}

extension SchemaType {
    /// The statement that writes a value of this type without a key.
    ///
    /// - Parameter text: the value, not yet in its archived form.
    func encodeText(_ text: String, isOptional: Bool) -> String {
        "try archiver.\(sequenceFunction(isOptional: isOptional))(\(archived(text, isOptional: isOptional)))"
    }

    fileprivate func sequenceFunction(isOptional: Bool) -> String {
        isOptional && !canBeNilInSequence ? "encodeOptional" : "encode"
    }

    /// A value's text, each enum in it replaced by what an older stage knew; a dictionary's keys stay what they are.
    fileprivate func staged(_ text: String, _ version: Int, isOptional: Bool) -> String {
        let access = isOptional ? text + "?" : text
        switch self {
        case .enumeration: return "\(access).value(asOf: \(version))"
        case .optional(let element): return element.staged(text, version, isOptional: true)
        case .array(let element), .indexed(let element):
            return "\(access).map { \(element.staged("$0", version, isOptional: false)) }"
        case .dictionary(_, let element):
            return "\(access).mapValues { \(element.staged("$0", version, isOptional: false)) }"
        default: return text
        }
    }
}
