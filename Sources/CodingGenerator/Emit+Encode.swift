// `encode(with:)`: one line for each key that is written, in the schema's order, so that a reviewer sees the wire.

import CodingSchema

extension Emitter {
    /// The superclass's keys, the version, the fields, and what is retired but still written.
    mutating func emitEncode(of plan: ClassPlan) {
        let opening = "\(plan.overridableModifiers)func encode(with archiver: Archiver) throws {"
        let isEmpty = plan.isRoot && !plan.hasKeyedValues && !plan.holdsUnknownValues
        let groups = plan.schemaClass.writtenGroups
        let isInherited =
            !plan.isRoot && !plan.hasKeyedValues && groups.isEmpty && !plan.holdsUnknownValues
            && plan.schemaClass.isInKeyedArchives
        if isInherited { return }
        printer.blank()
        guard !isEmpty || !plan.schemaClass.isInKeyedArchives else {
            return printer.line(opening + "}")
        }
        printer.line(opening)
        printer.indent()
        emitKeyedRefusal(of: plan, coder: "archiver")
        if !plan.isRoot { printer.line("try super.encode(with: archiver)") }
        let keyed = { (emitter: inout Emitter) in emitter.emitKeyed(of: plan) }
        let sequence = { (emitter: inout Emitter) in emitter.emitSequence(groups, of: plan) }
        emitBranches(
            of: plan.schemaClass, keyed: plan.hasKeyedValues ? keyed : nil, sequence: groups.isEmpty ? nil : sequence)
        if plan.holdsUnknownValues { printer.line("try archiver.encode(self.unknownValues)") }
        printer.outdent()
        printer.line("}")
    }

    /// What stands in a keyed archive of the class itself.
    private mutating func emitKeyed(of plan: ClassPlan) {
        let version = plan.schemaClass.version
        if version != 0 {
            let key = SwiftStringLiteral.text(plan.schemaClass.versionKey)
            printer.line("try archiver.encodeVersion(\(version), forKey: \(key))")
        }
        if let marker = plan.schemaClass.keyedMarker {
            printer.line("try archiver.encode(true, forKey: \(SwiftStringLiteral.text(marker)))")
        }
        if plan.isWide {
            emitCalls("encode", of: ClassPlan.portions(plan.writtenFields), coder: "archiver")
        } else {
            for field in plan.writtenFields { emitEncode(field, of: plan) }
        }
        for retired in plan.schemaClass.retired { emitConstants(of: retired) }
    }

    /// What stands in a sequential archive of the class itself.
    private mutating func emitSequence(_ groups: [SequenceGroup], of plan: ClassPlan) {
        if plan.isWide {
            emitCalls("encode", noun: "Values", of: ClassPlan.portions(groups, name: \.name), coder: "archiver")
        } else {
            for group in groups { emitEncode(group) }
        }
    }

    /// A field's own key, then the keys of older readers.
    mutating func emitEncode(_ field: SchemaField, of plan: some FieldOwnerPlan) {
        emitEncode(field, forKey: field.key)
        for also in field.also {
            for key in also.keys { emit(also, of: field, forKey: key, plan: plan) }
        }
    }

    private mutating func emitEncode(_ field: SchemaField, forKey key: String) {
        let property = field.swiftProperty
        let literal = SwiftStringLiteral.text(key)
        guard field.isConditional else {
            let value = field.type.archived(property, isOptional: field.isOptional)
            return printer.line("try archiver.\(field.encodeFunction)(\(value), forKey: \(literal))")
        }
        let ending = field.writesNull ? ", nilAsNull: true)" : ")"
        printer.line("try archiver.encodeConditional(\(property), forKey: \(literal)\(ending)")
    }

    private mutating func emit(
        _ also: SchemaAlso, of field: SchemaField, forKey key: String, plan: some FieldOwnerPlan
    ) {
        let literal = SwiftStringLiteral.text(key)
        if let conversion = also.conversion {
            let call = conversion.function.call(of: plan.name, argument: field.swiftProperty)
            let value = conversion.type.archived(call, isOptional: conversion.isOptional)
            let function = conversion.isOptional ? "encodeIfPresent" : "encode"
            printer.line("try archiver.\(function)(\(value), forKey: \(literal))")
        } else if let version = also.asOf, let stage = EnumerationStage(version: version, type: field.type) {
            let known = stage.value(field.swiftProperty, type: field.type, isOptional: field.isOptional)
            let value = field.type.archived(known, isOptional: field.isOptional)
            let comment = "as \(stage.enumeration.name) \(version) knew it"
            printer.line("try archiver.\(field.encodeFunction)(\(value), forKey: \(literal)) // \(comment)")
        } else {
            emitEncode(field, forKey: key)
        }
    }

    /// The constants of retired keys that are still written.
    mutating func emitConstants(of retired: SchemaRetiredKey) {
        guard let constant = retired.stillWritten else { return }
        let value = DefaultText.constant(constant.value, type: constant.type)
        for key in retired.keys {
            let literal = SwiftStringLiteral.text(key)
            printer.line("try archiver.encode(\(value), forKey: \(literal)) // retired, still written")
        }
    }
}

extension SchemaField {
    /// The field's key is written; one that ended with an older version is only read.
    var isWritten: Bool { until == nil }

    var encodeFunction: String { isOptional && !writesNull ? "encodeIfPresent" : "encode" }
}

extension SchemaFunction {
    /// The call of the function, a static one of a class.
    func call(of className: String, argument: String) -> String {
        let label = label.map { SwiftIdentifier.labelInCall($0) + ": " } ?? ""
        return "\(className).\(SwiftIdentifier.member(name))(\(label)\(argument))"
    }
}

/// A value as an enum's older stage knew it: the enum may stand in optionals and collections.
struct EnumerationStage {
    let version: Int
    let enumeration: SchemaEnumeration

    /// Nil where the type holds no enum, or one that never changed.
    init?(version: Int, type: SchemaType) {
        guard let found = EnumerationStage.enumeration(in: type), found.hasStages else { return nil }
        self.version = version
        self.enumeration = found
    }

    /// The enum of the elements or values; a dictionary's keys stay what they are.
    private static func enumeration(in type: SchemaType) -> SchemaEnumeration? {
        switch type {
        case .enumeration(let enumeration): enumeration
        case .array(let element), .optional(let element), .indexed(let element):
            enumeration(in: element)
        case .dictionary(_, let value): enumeration(in: value)
        default: nil
        }
    }

    /// The value's text, each element replaced by what the stage knew.
    func value(_ text: String, type: SchemaType, isOptional: Bool) -> String {
        let access = isOptional ? text + "?" : text
        switch type {
        case .enumeration: return "\(access).value(asOf: \(version))"
        case .optional(let element): return value(text, type: element, isOptional: true)
        case .array(let element), .indexed(let element):
            return "\(access).map { \(value("$0", type: element, isOptional: false)) }"
        case .dictionary(_, let element):
            return "\(access).mapValues { \(value("$0", type: element, isOptional: false)) }"
        default: return text
        }
    }
}

extension SchemaEnumeration {
    /// Some case is younger than the enum.
    var hasStages: Bool { cases.contains { $0.since != nil } }
}
