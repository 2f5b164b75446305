// The Swift declarations of classes, structs and their fields: names, modifiers, types, and defaults.

import CodingSchema

extension SchemaDeclared {
    /// The name where the type is declared: inside of another, the last part.
    var declaredName: String { SwiftIdentifier.type(lastName) }

    /// `public ` and the like, for members that nothing overrides.
    var memberModifier: String { access.ofMembers.modifier }

    /// What follows the colon: what the generator writes, and the schema's protocols, each once. Of `Sendable` and
    /// `@unchecked Sendable`, the schema's remains.
    func heritage(_ generated: [String]) -> String {
        let replaced = conformances.compactMap { $0.hasPrefix("@") ? SwiftProtocols.name(of: $0) : nil }
        let remaining = generated.filter { !replaced.contains($0) }
        let isComparable = generated.contains("Hashable")
        let added = conformances.filter { !generated.contains($0) && !(isComparable && $0 == "Equatable") }
        return (remaining + added).joined(separator: ", ")
    }
}

extension SchemaOwner {
    /// The name where the type is named.
    var swiftName: String { SwiftIdentifier.type(name) }
}

extension SchemaClass {
    /// Whether no superclass has coding; there may be a handwritten superclass.
    var isRoot: Bool { superclass == nil }

    /// Whether the class can't be inherited from.
    var isFinalInSwift: Bool { isFinal || isExtension }

    /// Whether the class's initializers call a superclass initializer.
    var callsSuperInitializer: Bool { !isRoot || externalSuperclass != nil }

    /// The modifiers of members that subclasses may override: `open` in an open class.
    var overridableModifiers: String { access.modifier + (isRoot ? "" : "override ") }

    /// The modifiers of `init(coder:)`, with a space after them.
    var decodeModifiers: String {
        if isExtension { return memberModifier + "convenience " }
        return memberModifier + (isFinalInSwift && isRoot ? "" : "required ")
    }

    /// The strong references that are read when the object exists. An object in another module can refer back through
    /// any of them, so they don't depend on what this module's classes refer to.
    var disconnectedFields: [SchemaField] {
        plan.reads.lazy.filter { $0.phase != .initializer && !$0.field.isWeak }.map(\.field)
    }

    /// Whether the class itself stores the values of undeclared keys; its subclasses inherit the property.
    var holdsUnknownValues: Bool {
        keepsUnknown && plan.isCoded && !chain.dropLast().contains(where: \.keepsUnknown)
    }

    /// Whether the class adds no fields to its superclass, and so inherits its initializers.
    var inheritsInitializers: Bool {
        guard !isRoot, !isExtension, plan.isCoded, !refusesNewer, isInKeyedArchives, !holdsUnknownValues else {
            return false
        }
        return plan.fields.isEmpty && ownParameters.isEmpty
            && fields.allSatisfy { isSetAtDeclaration($0) || $0.isUnsetWeak }
    }

    /// The statements that schedule the methods to call after the whole graph is read, each once: those of fields, and
    /// then that of the class.
    var rebuilds: [String] {
        guard plan.isCoded else { return [] }
        var names: Set<String> = []
        let calls = fields.compactMap(\.rebuildFunction).filter { names.insert($0.name).inserted }
            .map { "unarchiver.whenDecoded(self.\(SwiftIdentifier.member($0.name)))" }
        guard let function = rebuildFunction else { return calls }
        let method = "self.\(SwiftIdentifier.member(function.name))"
        guard rebuildsByVersion else {
            return names.contains(function.name) ? calls : calls + ["unarchiver.whenDecoded(\(method))"]
        }
        return calls + [
            "try unarchiver.whenDecoded(fromVersionOf: \(swiftName).self, \(method)(\(function.argumentLabel):))"
        ]
    }
}

// MARK: Fields

/// A parameter of a memberwise initializer, and the class or struct whose field it sets.
struct MemberwiseParameter {
    let owner: any SchemaFieldOwner
    let field: SchemaField

    /// The parameter with its default.
    var declaration: String {
        let value = owner.defaultText(of: field).map { " = \($0)" } ?? ""
        return "\(SwiftIdentifier.label(field.name)): \(field.swiftType)\(value)"
    }
}

extension SchemaFieldOwner {
    /// The parameters that the own fields add to the memberwise initializer, in declared order.
    var ownParameters: [MemberwiseParameter] {
        if let external = (self as? SchemaClass)?.external {
            return external.parameters.map { MemberwiseParameter(owner: self, field: $0) }
        }
        return
            fields
            .filter { $0.isArchived && $0.access >= access.ofMembers && !isSetAtDeclaration($0) }
            .map { MemberwiseParameter(owner: self, field: $0) }
    }

    /// Whether the properties and their initializers are in a Swift file, so that only the coding is generated.
    var isWrittenByHand: Bool {
        guard let schemaClass = self as? SchemaClass else { return false }
        return schemaClass.isExtension || schemaClass.external != nil
    }

    /// Whether the property is initialized in its declaration.
    ///
    /// Only if necessary: a `let` could not be set afterwards, and the memberwise initializer shows the default.
    func isSetAtDeclaration(_ field: SchemaField) -> Bool {
        guard field.isArchived else { return true }
        guard isWide, !field.isConstant, !isWrittenByHand else { return false }
        switch field.initialDefault {
        case .literal, .nil, .expression: return true
        case .function, nil: return field.isOptional
        }
    }

    /// Whether an expression needs a function, because it is an argument's default that is visible in other modules.
    func hasDefaultFunction(for field: SchemaField) -> Bool {
        guard case .expression = field.initialDefault, access >= .public, field.access >= .public else { return false }
        return !isSetAtDeclaration(field) && !isWrittenByHand
    }

    /// What a missing key is read as, in Swift; `nil` if it is an error or a function of the unarchiver.
    func missingText(of field: SchemaField) -> String? {
        guard field.hasOwnInitialValue else { return defaultText(of: field) }
        if case .expression(let text) = field.value { return DefaultText.expression(text) }
        return text(of: field.value, field)
    }

    /// The default of the initializer's parameter as Swift text; `nil` if it is required or a function of the
    /// unarchiver.
    func defaultText(of field: SchemaField) -> String? { text(of: field.initialDefault, field) }

    private func text(of value: SchemaDefault?, _ field: SchemaField) -> String? {
        switch value {
        case .literal(let text):
            DefaultText.literal(text, type: field.valueType.unconverted, isOptional: field.isOptional)
        case .expression where hasDefaultFunction(for: field): "\(swiftName).\(defaultFunctionName(of: field))()"
        case .expression(let text): DefaultText.expression(text)
        case .nil: "nil"
        case .function, nil: field.isOptional ? "nil" : nil
        }
    }

    /// The function that computes a field's default. Of `name` and `Name`, the second one's is `default_Name`, and so
    /// is that of one that a superclass has.
    func defaultFunctionName(of field: SchemaField) -> String {
        let capitalized = field.name.capitalizedFirst
        func isTaken(in owner: any SchemaFieldOwner) -> Bool {
            owner.fields.contains { other in
                other.name.capitalizedFirst == capitalized && other !== field && owner.hasDefaultFunction(for: other)
            }
        }
        let superclasses = (self as? SchemaClass)?.chain.dropLast() ?? []
        let isOther = capitalized == field.name && isTaken(in: self) || superclasses.contains(where: isTaken)
        return isOther ? "default_" + field.name : "default" + capitalized
    }
}

extension SchemaField {
    /// The field's type with its own `?`.
    var swiftType: String { isOptional ? SchemaType.optional(valueType).swiftName : valueType.swiftName }

    /// The property as generated code writes it, always through `self`.
    var swiftProperty: String { "self." + SwiftIdentifier.member(name) }

    /// A `weak var` that starts as nil needs no line for it.
    var isUnsetWeak: Bool {
        guard isWeak else { return false }
        switch value {
        case nil, .nil, .function: return true
        case .literal, .expression: return false
        }
    }
}

extension SchemaFunction {
    /// The label of the argument as a reference to the function names it.
    var argumentLabel: String { label.map(SwiftIdentifier.labelInCall) ?? "_" }

    /// The call of the function, a static one of a type.
    func call(ofTypeNamed name: String, _ argument: String) -> String {
        let label = label.map { _ in argumentLabel + ": " } ?? ""
        return "\(name).\(SwiftIdentifier.member(self.name))(\(label)\(argument))"
    }

    /// The function itself, as a value.
    func reference(of owner: any SchemaFieldOwner) -> String {
        SchemaFunction(name: name, label: label, typeName: owner.swiftName).referenceText
    }
}

extension AccessLevel {
    /// The level of members that nothing overrides: an open class's are public.
    var ofMembers: AccessLevel { min(self, .public) }

    /// The level as a modifier, with the space after it; nothing for `internal`.
    var modifier: String { self == .internal ? "" : rawValue + " " }
}

extension String {
    /// The text with its first letter in upper case, as a part of a longer name.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
