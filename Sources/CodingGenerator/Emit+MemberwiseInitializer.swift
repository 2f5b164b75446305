// The memberwise initializer, and the functions behind defaults that other modules must not look into.

import CodingSchema

extension Emitter {
    /// The inherited fields, then the class's own, one a line.
    mutating func emitMemberwiseInitializer(of plan: ClassPlan) {
        // Without own parameters the labels and types are the superclass's, and Swift calls that an override.
        let isOverride = plan.callsSuperInitializer && plan.ownParameters.isEmpty
        let opening = plan.memberModifier + (isOverride ? "override " : "") + "init("
        let parameters = plan.inheritedParameters + plan.ownParameters
        let setHere = plan.fields.filter { !plan.schemaClass.isSetAtDeclaration($0) && !$0.isUnsetWeak }
        let hasBody = plan.callsSuperInitializer || plan.holdsUnknownValues || !setHere.isEmpty
        if parameters.isEmpty {
            printer.line(opening + (hasBody ? ") {" : ") {}"))
        } else {
            printer.line(opening)
            printer.indent()
            for parameter in parameters { printer.line(Emitter.text(of: parameter)) }
            printer.outdent()
            printer.line(") {")
        }
        guard hasBody || !parameters.isEmpty else { return }
        printer.indent()
        emitAssignments(of: plan)
        if plan.holdsUnknownValues { printer.line("self.unknownValues = UnknownValues()") }
        if plan.callsSuperInitializer { emitSuperInitializer(of: plan) }
        printer.outdent()
        printer.line("}")
    }

    /// One parameter of an initializer, with its default.
    static func text(of parameter: MemberwiseParameter) -> String {
        let field = parameter.field
        let value = parameter.owner.defaultText(of: field).map { " = \($0)" } ?? ""
        return "\(SwiftIdentifier.label(field.name)): \(field.swiftType)\(value),"
    }

    /// Every own property that has no value from its declaration: the parameter, or the default where there is none.
    mutating func emitAssignments(of plan: some FieldOwnerPlan) {
        let parameters = Set(plan.ownParameters.map(\.field.name))
        for field in plan.owner.fields where !plan.owner.isSetAtDeclaration(field) {
            if parameters.contains(field.name) {
                printer.line("\(field.swiftProperty) = \(SwiftIdentifier.use(field.name))")
            } else if !field.isUnsetWeak, let text = plan.owner.defaultText(of: field) {
                printer.line("\(field.swiftProperty) = \(text)")
            }
        }
    }

    private mutating func emitSuperInitializer(of plan: ClassPlan) {
        guard !plan.inheritedParameters.isEmpty else { return printer.line("super.init()") }
        printer.block("super.init(", closing: ")") { printer in
            for parameter in plan.inheritedParameters {
                let name = parameter.field.name
                printer.line("\(SwiftIdentifier.labelInCall(name)): \(SwiftIdentifier.use(name)),")
            }
        }
    }

    /// An argument's default is compiled into the caller: what it names must be visible there, which the schema can't
    /// know of an expression. A class that others may inherit from shows the function to their initializers too.
    mutating func emitDefaultFunctions(of plan: some FieldOwnerPlan) {
        for field in plan.owner.fields where plan.owner.hasDefaultFunction(for: field) {
            guard case .expression(let text) = field.value else { continue }
            let name = plan.owner.defaultFunctionName(of: field)
            printer.blank()
            printer.line("/// The value of `\(field.name)` where none is given.")
            if plan.owner.access < .open { printer.line("@usableFromInline") }
            let modifier = plan.owner.access < .open ? "" : "public "
            printer.block("\(modifier)static func \(name)() -> \(field.swiftType) {") { printer in
                printer.line(DefaultText.expression(text))
            }
        }
    }
}

extension SchemaField {
    /// A `weak var` that starts as nil needs no line for it.
    var isUnsetWeak: Bool {
        guard isWeak else { return false }
        switch value {
        case nil, .nil, .function: return true
        case .literal, .expression: return false
        }
    }
}
