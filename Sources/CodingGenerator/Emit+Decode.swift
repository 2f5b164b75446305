// `init(coder:)`, and how one field is read, wherever that happens.
//
// Presence decides: the first key that is there is read, whatever it holds; the default is for when none is. Where
// only one key is in question the runtime's own calls say the same in one line, and less of it is to be compiled;
// everything else is spelled as one chain of `if`s.

import CodingSchema

extension Emitter {
    /// Values and the references that must exist at once; the rest starts empty and is connected later.
    mutating func emitDecode(of plan: ClassPlan) {
        let requirement = plan.schemaClass.isFinal && plan.isRoot ? "" : "required "
        let opening = "\(plan.memberModifier)\(requirement)init(coder unarchiver: Unarchiver) throws {"
        let reading = DecodePlan(plan)
        guard !plan.isRoot || plan.schemaClass.refusesNewer || !reading.isEmpty else {
            return printer.line(opening + "}")
        }
        printer.line(opening)
        printer.indent()
        if plan.schemaClass.refusesNewer {
            printer.line("try unarchiver.checkVersion(ofClass: \(plan.name).self, atMost: \(plan.schemaClass.version))")
        }
        emitPortionValues(of: reading)
        for field in reading.inInitializer { emitStart(of: field, reading: reading, plan: plan) }
        if !plan.isRoot { printer.line("try super.init(coder: unarchiver)") }
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
    mutating func emitRead(_ field: SchemaField, of plan: ClassPlan, isSet: Bool = false) {
        let missing = Emitter.missing(field, of: plan)
        let isPlain = field.fallbacks.isEmpty && (field.isRequired || missing == .nothing)
        if isPlain {
            return printer.line("\(field.swiftProperty) = \(Emitter.read(field, forKey: field.key))")
        }
        if field.fallbacks.isEmpty, !field.isOptional, case .value(let text) = missing {
            return printer.line("\(field.swiftProperty) = \(Emitter.read(field, forKey: field.key, default: text))")
        }
        printer.line("if unarchiver.containsValue(forKey: \(SwiftStringLiteral.text(field.key))) {")
        printer.line("    \(field.swiftProperty) = \(Emitter.read(field, forKey: field.key))")
        for fallback in field.fallbacks {
            for key in fallback.keys {
                printer.line("} else if unarchiver.containsValue(forKey: \(SwiftStringLiteral.text(key))) {")
                let value = Emitter.read(field, fallback: fallback, forKey: key, of: plan)
                printer.line("    \(field.swiftProperty) = \(value)")
            }
        }
        switch missing {
        case .value, .nothing:
            if isSet { break }
            printer.line("} else {")
            printer.line("    \(field.swiftProperty) = \(missing.text)")
        case .call, .error:
            printer.line("} else {")
            printer.line(missing.isError ? "    throw \(missing.text)" : "    \(field.swiftProperty) = \(missing.text)")
        }
        printer.line("}")
    }
}

extension Emitter {
    /// What happens when no key of a field is there.
    private enum Missing: Equatable {
        case nothing
        case value(String)
        case call(String)
        case error(String)

        var text: String {
            switch self {
            case .nothing: "nil"
            case .value(let text), .call(let text), .error(let text): text
            }
        }

        var isError: Bool {
            if case .error = self { true } else { false }
        }
    }

    private static func missing(_ field: SchemaField, of plan: ClassPlan) -> Missing {
        if case .function(let function) = field.value {
            return .call("try " + function.call(of: plan.name, argument: "unarchiver"))
        }
        switch plan.schemaClass.defaultText(of: field) {
        case "nil": return .nothing
        case let text?: return .value(text)
        case nil: return .error("unarchiver.missingValue(forKey: \(SwiftStringLiteral.text(field.key)))")
        }
    }

    private static func read(_ field: SchemaField, forKey key: String, default text: String? = nil) -> String {
        let function = field.isOptional ? "decodeIfPresent" : "decode"
        let ending = text.map { ", default: \($0))" } ?? ")"
        return "try unarchiver.\(function)(\(field.type.swiftText).self, forKey: \(SwiftStringLiteral.text(key))\(ending)"
    }

    private static func read(
        _ field: SchemaField, fallback: SchemaFallback, forKey key: String, of plan: ClassPlan
    ) -> String {
        guard let conversion = fallback.conversion else { return read(field, forKey: key) }
        let function = conversion.isOptional ? "decodeIfPresent" : "decode"
        let value = "unarchiver.\(function)(\(conversion.type.swiftText).self, forKey: \(SwiftStringLiteral.text(key)))"
        return "try " + conversion.function.call(of: plan.name, argument: value)
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
