// What the emitters of single fields have to know of the class or struct that holds them.

import CodingSchema

/// A class or struct as it is going to be written.
protocol FieldOwnerPlan {
    /// The type's name as Swift spells it.
    var name: String { get }

    var owner: any SchemaFieldOwner { get }

    /// The parameters that the own fields add to the memberwise initializer.
    var ownParameters: [MemberwiseParameter] { get }
}

extension ClassPlan: FieldOwnerPlan {
    var owner: any SchemaFieldOwner { schemaClass }
}

extension SchemaFieldOwner {
    /// More fields than the compiler takes at once; see ``ClassPlan/widestPlainClass``.
    var isWide: Bool {
        self is SchemaClass && fields.lazy.filter { !$0.isTransient }.count > ClassPlan.widestPlainClass
    }

    /// The properties and their initializers stand in a Swift file; only the coding is generated.
    var isWrittenByHand: Bool { (self as? SchemaClass)?.isExtension ?? false }

    /// The property has its value from its declaration on.
    ///
    /// Only where it must: a `let` could not be set any more, and the memberwise initializer says the default.
    func isSetAtDeclaration(_ field: SchemaField) -> Bool {
        if field.isTransient { return true }
        guard isWide, !field.isConstant, !isWrittenByHand else { return false }
        switch field.value {
        case .literal, .nil, .expression: return true
        case .function, nil: return field.isOptional
        }
    }

    /// A default that is an expression needs a function of its own where it is an argument's default that other
    /// modules see.
    func hasDefaultFunction(for field: SchemaField) -> Bool {
        guard case .expression = field.value, access >= .public, field.access >= .public else { return false }
        return !isSetAtDeclaration(field) && !isWrittenByHand
    }

    /// The field's default as Swift text; nil where it is required or a function of the unarchiver.
    func defaultText(of field: SchemaField) -> String? {
        switch field.value {
        case .literal(let text): DefaultText.literal(text, type: field.type, isOptional: field.isOptional)
        case .expression where hasDefaultFunction(for: field):
            "\(SwiftIdentifier.declaration(name)).\(defaultFunctionName(of: field))()"
        case .expression(let text): DefaultText.expression(text)
        case .nil: "nil"
        case .function, nil: field.isOptional ? "nil" : nil
        }
    }

    /// The function that computes a field's default. Of `name` and `Name`, the second one's is `defaultValueName`.
    func defaultFunctionName(of field: SchemaField) -> String {
        let capitalized = field.name.capitalizedFirst
        let isTaken = capitalized == field.name && fields.contains { $0.name != field.name && $0.name.capitalizedFirst == capitalized }
        return (isTaken ? "defaultValue" : "default") + capitalized
    }
}

extension String {
    /// The text with its first letter in upper case, as a part of a longer name.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
