// What the emitters of one class have to agree on, found once per class.

import CodingSchema

/// One class as it is going to be written.
struct ClassPlan {
    /// Above this many own fields a class is wide: its properties are initialized where they are declared, and
    /// encoding and reading are split, since the compiler's time for one function grows faster than the function.
    static let widestPlainClass = 64

    /// How many fields one of a wide class's methods takes.
    static let fieldsPerMethod = 50

    let schemaClass: SchemaClass

    /// The class's name as Swift spells it.
    let name: String

    /// The parameters that the superclass's memberwise initializer takes.
    let inheritedParameters: [MemberwiseParameter]

    /// The parameters that the class's own fields add.
    let ownParameters: [MemberwiseParameter]

    init(_ schemaClass: SchemaClass) {
        self.schemaClass = schemaClass
        self.name = SwiftIdentifier.declaration(schemaClass.name)
        self.inheritedParameters = schemaClass.chain.dropLast().flatMap(MemberwiseParameter.own)
        self.ownParameters = MemberwiseParameter.own(of: schemaClass)
    }

    var fields: [SchemaField] { schemaClass.fields }

    var isWide: Bool { schemaClass.isWide }

    var isRoot: Bool { schemaClass.superclass == nil }

    /// `public ` and the like, for members that nobody overrides.
    var memberModifier: String { schemaClass.access.ofMembers.modifier }

    /// The modifiers of members that subclasses may override: what an open class lets others override is `open`.
    var overridableModifiers: String { schemaClass.access.modifier + (isRoot ? "" : "override ") }

    /// The fields that an archive holds.
    var archivedFields: [SchemaField] { fields.filter { !$0.isTransient } }

    /// The fields that `connect(with:)` reads.
    var connectedFields: [SchemaField] { fields.filter(\.isConnectedLater) }

    /// The expression's function, where one is made; see ``SchemaClass/hasDefaultFunction(for:)``.
    var defaultFunctionFields: [SchemaField] { fields.filter(schemaClass.hasDefaultFunction) }

    /// The fields in portions that one method takes.
    static func portions(_ fields: [SchemaField]) -> [ArraySlice<SchemaField>] {
        stride(from: 0, to: fields.count, by: fieldsPerMethod).map {
            fields[$0..<min($0 + fieldsPerMethod, fields.count)]
        }
    }
}

/// A parameter of a memberwise initializer, and the class whose field it sets.
struct MemberwiseParameter {
    let owner: SchemaClass
    let field: SchemaField

    /// The parameters that a class's own fields make, in declared order.
    static func own(of owner: SchemaClass) -> [MemberwiseParameter] {
        owner.fields
            .filter { !$0.isTransient && $0.access >= owner.access.ofMembers && !owner.isSetAtDeclaration($0) }
            .map { MemberwiseParameter(owner: owner, field: $0) }
    }
}

extension SchemaClass {
    var isWide: Bool { fields.lazy.filter { !$0.isTransient }.count > ClassPlan.widestPlainClass }

    /// The property has its value from its declaration on.
    ///
    /// Only where it must: a `let` could not be set any more, and the memberwise initializer says the default.
    func isSetAtDeclaration(_ field: SchemaField) -> Bool {
        if field.isTransient { return true }
        guard isWide, !field.isConstant else { return false }
        switch field.value {
        case .literal, .nil, .expression: return true
        case .function, nil: return field.isOptional
        }
    }

    /// A default that is an expression needs a function of its own where it is an argument's default that other
    /// modules see.
    func hasDefaultFunction(for field: SchemaField) -> Bool {
        guard case .expression = field.value, access >= .public, field.access >= .public else { return false }
        return !isSetAtDeclaration(field)
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

    /// The underscore keeps the names of `name` and `Name` apart.
    func defaultFunctionName(of field: SchemaField) -> String { "default_" + field.name }
}
