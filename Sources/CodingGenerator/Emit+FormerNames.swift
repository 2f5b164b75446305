// The former names of declarations and fields, deprecated: `renamed from`.

import CodingSchema

extension Emitter {
    /// The alias with a declaration's former name.
    mutating func emitFormerName(of declared: SchemaDeclared) {
        guard let former = declared.renamedFrom else { return }
        blank()
        for attribute in declared.availability { line(attribute.text) }
        emitDeprecation(renamed: declared.lastName)
        let name = SwiftIdentifier.type(former)
        line("\(declared.access.ofMembers.modifier)typealias \(name) = \(SwiftIdentifier.type(declared.name))")
    }

    /// The properties with the former names of fields.
    mutating func emitFormerProperties(of owner: any SchemaFieldOwner) {
        for field in owner.fields {
            guard let former = field.renamedFrom else { continue }
            let setter = field.setterAccess.map { "\($0.rawValue)(set) " } ?? ""
            let modifiers = field.access.ofMembers.modifier + (field.isConstant ? "" : setter)
            emitDeprecation(renamed: field.name)
            block("\(modifiers)var \(SwiftIdentifier.declaration(former)): \(field.swiftType) {") { emitter in
                if field.isConstant { return emitter.line(field.swiftProperty) }
                emitter.line("get { \(field.swiftProperty) }")
                emitter.line("set { \(field.swiftProperty) = newValue }")
            }
            blank()
        }
    }

    /// The initializer whose parameters have the former names of this module's fields.
    ///
    /// These parameters have no default, so that no call fits both initializers.
    mutating func emitFormerInitializer(of owner: any SchemaFieldOwner, _ parameters: [MemberwiseParameter]) {
        func former(_ parameter: MemberwiseParameter) -> String? {
            parameter.owner.moduleName == owner.moduleName ? parameter.field.renamedFrom : nil
        }
        guard parameters.contains(where: { former($0) != nil }) else { return }
        blank()
        let labels = parameters.map { SwiftIdentifier.labelInCall($0.field.name) + ":" }
        emitDeprecation(renamed: "init(\(labels.joined()))")
        initializer(
            owner.memberModifier + (owner is SchemaClass ? "convenience " : "") + "init(",
            parameters.map { parameter in
                former(parameter).map { "\(SwiftIdentifier.label($0)): \(parameter.field.swiftType)" }
                    ?? parameter.declaration
            }
        ) { emitter in
            emitter.list(
                "self.init(", closing: ")",
                parameters.map { parameter in
                    let value = SwiftIdentifier.use(former(parameter) ?? parameter.field.name)
                    return "\(SwiftIdentifier.labelInCall(parameter.field.name)): \(value)"
                })
        }
    }

    private mutating func emitDeprecation(renamed name: String) {
        line("@available(*, deprecated, renamed: \(SwiftStringLiteral.text(name)))")
    }
}
