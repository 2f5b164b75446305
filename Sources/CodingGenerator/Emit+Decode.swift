// `init(coder:)`, and how one field is read, wherever that happens.
//
// Presence decides: the first key that is there is read, whatever it holds; the default is for when none is. Where
// only one key is in question the runtime's own calls say the same in one line, and less of it is to be compiled;
// everything else is spelled as one chain of `if`s.

import CodingSchema

extension Emitter {
    /// Values and the references that must exist at once; the rest starts empty and is connected later.
    mutating func emitDecode(of plan: ClassPlan) {
        let opening = "\(plan.decodeModifiers)init(coder unarchiver: Unarchiver) throws {"
        let schemaClass = plan.schemaClass
        let reading = DecodePlan(plan)
        let startsWithLine =
            schemaClass.isExtension || schemaClass.refusesNewer || plan.holdsUnknownValues
            || !schemaClass.isInKeyedArchives
        guard plan.callsSuperInitializer || startsWithLine || !reading.isEmpty else {
            return printer.line(opening + "}")
        }
        printer.line(opening)
        printer.indent()
        emitKeyedRefusal(of: plan, coder: "unarchiver")
        if schemaClass.refusesNewer {
            printer.line("try unarchiver.checkVersion(ofClass: \(plan.name).self, atMost: \(schemaClass.version))")
        }
        if schemaClass.isExtension { printer.line("self.init()") }
        if plan.holdsUnknownValues {
            // Where the property is missing, Swift's error shows this line.
            let hint = schemaClass.isExtension ? " // in the class: 'var unknownValues = UnknownValues()'" : ""
            printer.line("self.unknownValues = try unarchiver.unknownValues()\(hint)")
        }
        emitPortionValues(of: reading)
        for field in reading.inInitializer { emitStart(of: field, reading: reading, plan: plan) }
        if plan.callsSuperInitializer {
            printer.line(plan.isRoot ? "super.init()" : "try super.init(coder: unarchiver)")
        }
        emitCalls("decodeFields", count: reading.afterInitializer.count, coder: "unarchiver")
        printer.outdent()
        printer.line("}")
    }

    /// What a property gets before the initializer may return.
    private mutating func emitStart(of field: SchemaField, reading: DecodePlan, plan: ClassPlan) {
        if let portion = reading.portion(of: field) {
            printer.line("\(field.swiftProperty) = fields\(portion).\(SwiftIdentifier.member(field.name))")
        } else if !field.isConnectedLater {
            emitRead(field, of: plan)
        } else if !field.isWeak {
            printer.line("\(field.swiftProperty) = \(field.emptyText)")
        }
    }

    /// One field, read by presence.
    ///
    /// - Parameter isSet: the property holds its default already.
    mutating func emitRead(_ field: SchemaField, of plan: some FieldOwnerPlan, isSet: Bool = false) {
        let missing = Emitter.missing(field, of: plan)
        if let line = Emitter.readInOneLine(field, missing: missing) {
            return printer.line("\(field.swiftProperty) = \(line)")
        }
        printer.line("if \(field.type.presence(forKey: field.key)) {")
        printer.line("    \(field.swiftProperty) = \(Emitter.read(field, forKey: field.key))")
        for fallback in field.fallbacks {
            for key in fallback.keys {
                let type = fallback.conversion?.type ?? field.type
                printer.line("} else if \(type.presence(forKey: key, insteadOf: field.key)) {")
                let value = Emitter.read(field, fallback: fallback, forKey: key, of: plan)
                printer.line("    \(field.swiftProperty) = \(value)")
            }
        }
        emitMissing(missing, of: field, isSet: isSet)
        printer.line("}")
    }

    /// The end of a chain: what happens where no key is there.
    private mutating func emitMissing(_ missing: Missing, of field: SchemaField, isSet: Bool) {
        if isSet, missing == .nothing { return }
        printer.line("} else {")
        if missing.isDefault {
            printer.line("    unarchiver.noteDefault(forKey: \(SwiftStringLiteral.text(field.key)))")
        }
        if isSet, missing.isConstant { return }
        printer.line(missing.isError ? "    throw \(missing.text)" : "    \(field.swiftProperty) = \(missing.text)")
    }
}

extension Emitter {
    /// What happens when no key of a field is there.
    private enum Missing: Equatable {
        case nothing
        case value(String)

        /// A function of the class makes the default.
        case function(String)

        /// The value itself knows what it is without any key.
        case call(String)
        case error(String)

        var text: String {
            switch self {
            case .nothing: "nil"
            case .value(let text), .function(let text), .call(let text), .error(let text): text
            }
        }

        /// Known without the archive.
        var isConstant: Bool {
            switch self {
            case .nothing, .value: true
            case .function, .call, .error: false
            }
        }

        /// A report tells of it.
        var isDefault: Bool {
            switch self {
            case .value, .function: true
            case .nothing, .call, .error: false
            }
        }

        var isError: Bool {
            if case .error = self { true } else { false }
        }
    }

    private static func missing(_ field: SchemaField, of plan: some FieldOwnerPlan) -> Missing {
        if case .function(let function) = field.value {
            return .function("try " + function.call(of: plan.name, argument: "unarchiver"))
        }
        switch plan.owner.defaultText(of: field) {
        case "nil": return .nothing
        case let text?: return .value(text)
        case nil where !field.type.hasRequiredKey:
            // Written without any key: what the value is then, it knows itself.
            if case .indexed = field.type { return .value("[]") }
            return .call(read(field, forKey: field.key))
        case nil:
            return .error("unarchiver.missingValue(forKey: \(SwiftStringLiteral.text(field.key)))")
        }
    }

    /// The value of a field with one key, where a call of the runtime's says what a missing key means.
    private static func readInOneLine(_ field: SchemaField, missing: Missing) -> String? {
        guard field.fallbacks.isEmpty else { return nil }
        if field.isRequired { return read(field, forKey: field.key) }
        switch missing {
        case .nothing, .error:
            return read(field, forKey: field.key)
        case .value(let text):
            // No key at all is an array without elements, as the runtime reads it.
            guard !field.isOptional else { return nil }
            if case .indexed = field.type, text == "[]" { return read(field, forKey: field.key) }
            guard let value = field.type.archivedDefault(text) else { return nil }
            return read(field, forKey: field.key, default: value)
        case .function, .call:
            return nil
        }
    }

    private static func read(_ field: SchemaField, forKey key: String, default text: String? = nil) -> String {
        "try " + field.type.read(forKey: key, isOptional: field.isOptional, default: text)
    }

    private static func read(
        _ field: SchemaField, fallback: SchemaFallback, forKey key: String, of plan: some FieldOwnerPlan
    ) -> String {
        guard let conversion = fallback.conversion else { return read(field, forKey: key) }
        let value = conversion.type.read(forKey: key, isOptional: conversion.isOptional)
        return "try " + conversion.function.call(of: plan.name, argument: value)
    }
}

extension SchemaType {
    /// The expression, without its `try`, that reads a value of this type.
    func read(forKey key: String, isOptional: Bool, default text: String? = nil) -> String {
        let function = isOptional ? "decodeIfPresent" : "decode"
        let ending = text.map { ", default: \($0))" } ?? ")"
        let literal = SwiftStringLiteral.text(key)
        let value = "unarchiver.\(function)(\(archivedText).self, forKey: \(literal)\(ending)"
        return restored(value, isOptional: isOptional)
    }

    /// A default in its archived form; nil where it would be no expression that stands for itself.
    fileprivate func archivedDefault(_ text: String) -> String? {
        if isArchivedAsItIs { return text }
        switch self {
        case .array: return text == "[]" ? text : nil
        case .dictionary: return text == "[:]" ? text : nil
        case .indexed(let element): return element.isArchivedAsItIs ? archived(text) : nil
        default: return archived(text)
        }
    }
}

extension SchemaField {
    /// What the property holds until it is connected.
    fileprivate var emptyText: String {
        if isOptional { return "nil" }
        if case .dictionary = type { return "[:]" }
        return "[]"
    }
}
