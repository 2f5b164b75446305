// `encode(with:)`: one line for each key that is written, in the schema's order, so that a reviewer sees the wire. In an
// archive without keys, the runtime determines the position of each value from its key.

import CodingSchema

extension Emitter {
    /// The superclass's keys, the version, the fields, and what is retired but still written.
    mutating func emitEncode(of schemaClass: SchemaClass) {
        let isEmpty = schemaClass.plan.presentWrites.isEmpty && schemaClass.isInKeyedArchives
        guard !isEmpty || schemaClass.holdsUnknownValues || schemaClass.isRoot else { return }
        blank()
        block("\(schemaClass.overridableModifiers)func encode(with archiver: Archiver) throws {") { emitter in
            emitter.emitKeyedRefusal(of: schemaClass, coder: "archiver")
            if !schemaClass.isRoot { emitter.line("try super.encode(with: archiver)") }
            emitter.emitWrites(of: schemaClass)
            if schemaClass.holdsUnknownValues { emitter.line("try archiver.encode(self.unknownValues)") }
        }
    }

    private mutating func emitWrites(of schemaClass: SchemaClass) {
        let plan = schemaClass.plan
        guard schemaClass.isWide else {
            for step in plan.presentWrites { emitWrite(step, of: schemaClass) }
            return
        }
        for step in plan.present([plan.version, plan.marker].compactMap(\.self)) { emitWrite(step, of: schemaClass) }
        let written = plan.fields.filter(\.field.isWritten)
        emitCalls("encode", of: Portion.portions(of: written, by: \.field), coder: "archiver")
        for step in plan.stillWritten { emitWrite(step, of: schemaClass) }
    }

    /// One key.
    mutating func emitWrite(_ step: WriteStep, of owner: SchemaOwner) {
        let key = SwiftStringLiteral.text(step.key)
        switch step.source {
        case .version(let version):
            let function = step.type.variant == .boxed ? "encodeBoxedVersion" : "encodeVersion"
            line("try archiver.\(function)(\(version), forKey: \(key))")
        case .tag(let rawValue): line("try archiver.encodeTag(\(rawValue.text), forKey: \(key))")
        case .marker, .element(nil): line("try archiver.encode(true, forKey: \(key))")
        case .constant(let text):
            let value = DefaultText.constant(text, type: step.type)
            line("try archiver.encode(\(value), forKey: \(key)) // retired, still written")
        case .function(let function):
            let call = "self.\(SwiftIdentifier.member(function.name))()"
            let value = step.valueType.archived(call, isOptional: step.isOptional)
            line("try archiver.\(step.function)(\(value), forKey: \(key)) // retired, still written")
        case .element(let element?):
            let value = step.valueType.archived(element.local, isOptional: step.isOptional)
            line("try archiver.\(step.function)(\(value), forKey: \(key)\(step.nilArgument))")
        case .field(let field):
            let (value, comment) = Emitter.written(field.swiftProperty, step, of: owner)
            let call = "try archiver.\(step.function)(\(value), forKey: \(key)\(step.nilArgument))\(comment)"
            let isWithoutKeys = step.archives == .sequential && owner.isInKeyedArchives
            let differs = isWithoutKeys ? nil : step.differenceFromDefault(of: field.swiftProperty)
            // Archives without keys contain every value.
            let sequential = isWithoutKeys || differs != nil && step.archives != .keyed
            let conditions = [differs, sequential ? "!archiver.allowsKeyedCoding" : nil].compactMap(\.self)
            guard !conditions.isEmpty else { return line(call) }
            block("if \(conditions.joined(separator: " || ")) {") { $0.line(call) }
        }
    }

    /// The archived form of a field's value, as older readers know it, and the comment that explains it.
    private static func written(
        _ property: String, _ step: WriteStep, of owner: SchemaOwner
    ) -> (value: String, comment: String) {
        // A conditional reference is to the object itself, whatever class it has.
        if step.isConditional { return (property, "") }
        func archived(_ text: String) -> String { step.valueType.archived(text, isOptional: step.isOptional) }
        switch step.change {
        case .none, .former: return (archived(property), "")
        case .converted(let function):
            return (archived(function.call(ofTypeNamed: owner.swiftName, property)), "")
        case .stage(let version, let enumeration):
            let plain = step.valueType.plain.archived(property, isOptional: step.isOptional)
            var value = step.type.plain.staged(plain, version, isOptional: step.isOptional)
            if step.type.variant != nil { value = step.type.archived(value, isOptional: step.isOptional) }
            return (value, " // as \(enumeration.name) \(version) knew it")
        }
    }

    /// The first line of a method of a class that has no keys, for a coder that needs some.
    mutating func emitKeyedRefusal(of schemaClass: SchemaClass, coder: String) {
        guard !schemaClass.isInKeyedArchives else { return }
        line("if \(coder).allowsKeyedCoding { throw \(coder).refuseKeyedCoding(of: \(schemaClass.swiftName).self) }")
    }
}

extension OwnerPlan {
    /// What archives of the present version hold, in the order in which it is written.
    var presentWrites: [WriteStep] { present(allWrites) }

    /// The steps of the present version. A class that has no keyed archives omits what only those hold.
    func present(_ steps: [WriteStep]) -> [WriteStep] {
        steps.filter { $0.isPresent && (archives != .sequential || $0.archives == .sequential) }
    }
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

    /// The condition under which a value isn't the default that is omitted; `nil` if every value is written.
    ///
    /// Reals are compared by their bits and strings by their characters' codes, so that what is read is what was
    /// archived: `==` doesn't distinguish 0 from -0, nor two forms of "é".
    fileprivate func differenceFromDefault(of value: String) -> String? {
        guard let omitted else { return nil }
        let literal = DefaultText.literal(omitted, type: type, isOptional: isOptional)
        let access = isOptional ? value + "?" : value
        switch type.form.kind {
        case .boolean where !isOptional: return omitted == "true" ? "!" + value : value
        case .real: return "\(access).bitPattern != (\(literal) as \(type.swiftName)).bitPattern"
        case .string:
            return isOptional
                ? "\(access).utf8.elementsEqual(\(literal).utf8) != true"
                : literal == "\"\"" ? "!\(value).isEmpty" : "!\(value).utf8.elementsEqual(\(literal).utf8)"
        case .array, .set, .dictionary, .packed: return isOptional ? "\(access).isEmpty != true" : "!\(value).isEmpty"
        default: return "\(value) != \(literal)"
        }
    }
}

extension SchemaType {
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
