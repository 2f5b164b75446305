// The memberwise initializer, and the functions that compute defaults that must not be inlined into other modules.

import CodingSchema

extension Emitter {
    /// The inherited fields, then the class's own, one a line.
    mutating func emitMemberwiseInitializer(of schemaClass: SchemaClass) {
        let inherited = schemaClass.chain.dropLast().flatMap(\.ownParameters)
        let own = schemaClass.ownParameters
        // Without own parameters the labels and types are the superclass's, and Swift calls that an override.
        let isOverride = schemaClass.callsSuperInitializer && own.isEmpty
        let opening = schemaClass.memberModifier + (isOverride ? "override " : "") + "init("
        initializer(opening, (inherited + own).map(\.declaration)) { emitter in
            emitter.emitAssignments(of: schemaClass)
            if schemaClass.holdsUnknownValues { emitter.line("self.unknownValues = UnknownValues()") }
            guard schemaClass.callsSuperInitializer else { return }
            if inherited.isEmpty { return emitter.line("super.init()") }
            emitter.list(
                "super.init(", closing: ")",
                inherited.map { parameter in
                    let name = parameter.field.name
                    return "\(SwiftIdentifier.labelInCall(name)): \(SwiftIdentifier.use(name))"
                })
        }
        emitFormerInitializer(of: schemaClass, inherited + own)
    }

    /// Every own property that has no value from its declaration: the parameter, or the default if there is none.
    mutating func emitAssignments(of owner: any SchemaFieldOwner) {
        let parameters = Set(owner.ownParameters.map(\.field.name))
        for field in owner.fields where !owner.isSetAtDeclaration(field) {
            if parameters.contains(field.name) {
                line("\(field.swiftProperty) = \(SwiftIdentifier.use(field.name))")
            } else if !field.isUnsetWeak, let text = owner.defaultText(of: field) {
                line("\(field.swiftProperty) = \(text)")
            }
        }
    }

    /// An argument's default is compiled into the caller, so the names in it must be visible there, and the schema
    /// doesn't know the names in an expression. An inheritable class makes the function visible to its subclasses'
    /// initializers.
    mutating func emitDefaultFunctions(of owner: any SchemaFieldOwner) {
        for field in owner.fields where owner.hasDefaultFunction(for: field) {
            guard case .expression(let text) = field.initialDefault else { continue }
            let name = owner.defaultFunctionName(of: field)
            blank()
            line("/// The value of `\(field.name)` if none is given.")
            if owner.access < .open { line("@usableFromInline") }
            let modifier = owner.access < .open ? "" : "public "
            block("\(modifier)static func \(name)() -> \(field.swiftType) {") {
                $0.line(DefaultText.expression(text))
            }
        }
    }
}
