// `init(coder:)`, and how one field is read, wherever that happens.
//
// Presence decides: the first key that the archive holds is read, whatever its value; the default is for an archive with
// none of the keys. A call of the runtime reads the value in one line; only a fallback with a conversion, or a default
// that has no archived form, is spelled out as a chain of `if`s.

import CodingSchema

extension Emitter {
    /// Values and the references that must exist at once; the rest starts empty and is connected later.
    mutating func emitDecode(of plan: ClassPlan) {
        if plan.inheritsInitializers { return }
        printer.blank()
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
        emitCalls("decode", of: reading.afterInitializer, coder: "unarchiver")
        printer.outdent()
        printer.line("}")
    }

    /// What a property gets before the initializer may return.
    private mutating func emitStart(of field: SchemaField, reading: DecodePlan, plan: ClassPlan) {
        if let portion = reading.portion(of: field) {
            printer.line("\(field.swiftProperty) = \(portion.valuesName).\(SwiftIdentifier.member(field.name))")
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
        if let value = Emitter.readInOneLine(field, missing: missing) {
            return printer.line("\(field.swiftProperty) = \(value)")
        }
        let key = SwiftStringLiteral.text(field.key)
        printer.line("if \(field.type.presence(forKey: field.key)) {")
        printer.line("    \(field.swiftProperty) = \(Emitter.read(field, forKey: field.key))")
        for fallback in field.fallbacks {
            for fallbackKey in fallback.keys {
                let type = fallback.conversion?.type ?? field.type
                printer.line("} else if \(type.presence(forKey: fallbackKey)) {")
                printer.line(
                    "    unarchiver.noteFallback(forKey: \(key), fallbackKey: \(SwiftStringLiteral.text(fallbackKey)))")
                let value = Emitter.read(field, fallback: fallback, forKey: fallbackKey, of: plan)
                printer.line("    \(field.swiftProperty) = \(value)")
            }
        }
        if !isSet || missing != .nothing { emitMissing(missing, of: field, isSet: isSet) }
        printer.line("}")
    }

    /// The end of a chain: what happens if the archive holds none of the keys.
    private mutating func emitMissing(_ missing: Missing, of field: SchemaField, isSet: Bool) {
        let property = field.swiftProperty
        printer.line("} else {")
        switch missing {
        case .nothing: printer.line("    \(property) = nil")
        case .value(let text):
            printer.line("    unarchiver.noteDefault(forKey: \(SwiftStringLiteral.text(field.key)))")
            if !isSet { printer.line("    \(property) = \(text)") }
        case .function(let call):
            printer.line("    unarchiver.noteDefault(forKey: \(SwiftStringLiteral.text(field.key)))")
            printer.line("    \(property) = try \(call)")
        case .ownKey: printer.line("    \(property) = \(Emitter.read(field, forKey: field.key))")
        }
    }
}

extension Emitter {
    /// What a field is if the archive holds none of its keys.
    private enum Missing: Equatable {
        /// Nil, which a report doesn't mention.
        case nothing

        /// A default.
        case value(String)

        /// A default that a function of the class computes.
        case function(String)

        /// What reading its own key gives: an error, or the value of a struct whose fields can all be missing.
        case ownKey
    }

    private static func missing(_ field: SchemaField, of plan: some FieldOwnerPlan) -> Missing {
        if case .function(let function) = field.value {
            return .function(function.call(of: plan.name, argument: "unarchiver"))
        }
        switch plan.owner.defaultText(of: field) {
        case "nil": return .nothing
        case let text?: return .value(text)
        case nil:
            // An array whose elements have keys is empty without any.
            if case .indexed = field.type { return .value("[]") }
            return .ownKey
        }
    }

    /// The value of a field as one call of the runtime; nil if no call has the same meaning.
    private static func readInOneLine(_ field: SchemaField, missing: Missing) -> String? {
        guard field.fallbacks.allSatisfy({ $0.conversion == nil }) else { return nil }
        let fallbackKeys = field.fallbacks.flatMap(\.keys)
        let defaultText: String?
        switch missing {
        case .nothing, .ownKey:
            defaultText = nil
        case .value("[]") where field.type.isIndexed && !field.isOptional && fallbackKeys.isEmpty:
            defaultText = nil
        case .value(let text):
            guard let value = field.type.archivedDefault(text) else { return nil }
            defaultText = value
        case .function(let call):
            guard field.type.isArchivedAsItIs else { return nil }
            defaultText = call
        }
        return read(field, forKey: field.key, fallbackKeys: fallbackKeys, default: defaultText)
    }

    private static func read(
        _ field: SchemaField, forKey key: String, fallbackKeys: [String] = [], default text: String? = nil
    ) -> String {
        "try "
            + field.type.read(forKey: key, fallbackKeys: fallbackKeys, isOptional: field.isOptional, default: text)
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
    func read(
        forKey key: String, fallbackKeys: [String] = [], isOptional: Bool, default text: String? = nil
    ) -> String {
        var arguments = ["\(archivedText).self", "forKey: \(SwiftStringLiteral.text(key))"]
        if !fallbackKeys.isEmpty {
            arguments.append("fallbackKeys: " + fallbackKeys.map(SwiftStringLiteral.text).joined(separator: ", "))
        }
        if let text { arguments.append("default: \(text)") }
        let function = isOptional ? "decodeIfPresent" : "decode"
        return restored("unarchiver.\(function)(\(arguments.joined(separator: ", ")))", isOptional: isOptional)
    }

    fileprivate var isIndexed: Bool {
        if case .indexed = self { true } else { false }
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
