// Fields of a checked schema: how they are archived and decoded, and how other versions read them.

/// When a field's value is decoded.
package enum SchemaConnection {
    /// Not archived at all.
    case transient

    /// A value; `init(coder:)` reads it.
    case value

    /// A reference, or a collection of references, that must exist when `init(coder:)` ends: a `let`, or neither
    /// optional nor a collection.
    case atOnce

    /// A reference, or a collection of references, that `connect(with:)` reads.
    case later

    /// A set of objects, or a dictionary with objects as keys: built after all objects are connected.
    case whenConnected
}

/// A field of a class or struct.
///
/// A reference type, because many steps of plans refer to it. It doesn't change after the checker has created it.
package final class SchemaField: ResolvedPart {
    let syntax: FieldSyntax

    /// Never `.open`: a field of an open class is public.
    package let access: AccessLevel
    package internal(set) var resolved: ResolvedType?

    /// The key in the archive. A value that is archived field by field composes its keys with this one (`origin.x`), or
    /// uses them alone if this one is empty.
    package let key: String
    package var connection = SchemaConnection.value

    /// What a missing key is read as.
    package var value: SchemaDefault?

    /// The default of the initializer's parameter.
    package var initialValue = SchemaInitialValue.value

    /// Keys to try if the main key is missing, in written order.
    package var fallbacks: [SchemaOtherKeys] = []

    /// What some version of the class also writes for older readers, in written order.
    var declaredAlso: [SchemaOtherKeys] = []

    /// Whether `writes nil` applies to the field.
    package internal(set) var writesNil = false

    /// Whether a value that equals the default isn't written.
    package internal(set) var omitsDefault = false

    /// Whether a value that can't be created becomes nil, or is left out of the collection.
    package internal(set) var isLenient = false

    /// Whether the field's strong references can lead back to an object of its own class, so that `deinit` adds them to
    /// the release list.
    package internal(set) var leadsBack = false

    init(_ syntax: FieldSyntax, access: AccessLevel, key: String) {
        self.syntax = syntax
        self.access = access
        self.key = key
    }

    /// A field that no schema declares.
    package convenience init(
        name: String, access: AccessLevel, type: SchemaType, isOptional: Bool = false, key: String
    ) {
        let syntax = FieldSyntax(name: Located(name, at: .unwritten), type: TypeSyntax(.missing, at: .unwritten))
        self.init(syntax, access: access, key: key)
        resolved = ResolvedType(type: type, isOptional: isOptional)
    }

    /// A modified copy.
    package func with(_ change: (SchemaField) -> Void) -> SchemaField { with(syntax, change) }

    /// A copy that refers to an object, ends with a version, and is in archives of one kind, as another field.
    package func referring(as other: SchemaField) -> SchemaField {
        var syntax = syntax
        syntax.weak = other.syntax.weak
        syntax.clauses.replace(
            [.conditional, .unconditional, .until, .keyedOnly, .sequentialOnly], with: other.syntax.clauses)
        syntax.isTransient = other.syntax.isTransient
        return with(syntax) { $0.connection = other.connection }
    }

    private func with(_ syntax: FieldSyntax, _ change: (SchemaField) -> Void) -> SchemaField {
        let copy = SchemaField(syntax, access: access, key: key)
        copy.resolved = resolved
        copy.connection = connection
        copy.value = value
        copy.initialValue = initialValue
        copy.fallbacks = fallbacks
        copy.declaredAlso = declaredAlso
        copy.writesNil = writesNil
        copy.omitsDefault = omitsDefault
        copy.isLenient = isLenient
        copy.leadsBack = leadsBack
        change(copy)
        return copy
    }

    /// The type in Swift without its outer `?`.
    package var valueType: SchemaType {
        get { resolved?.valueType ?? .unresolved }
        set { resolved = ResolvedType(type: newValue, isOptional: isOptional) }
    }
}

extension SchemaField {
    package var name: String { syntax.name.value }
    package var documentation: [String] { syntax.documentation }
    package var attributes: [SchemaAttribute] { syntax.attributes.map { SchemaAttribute($0.value) } }

    /// The location of the name in the schema.
    package var location: SourceRange? { syntax.name.range.written }

    /// The level of the setter if it is below the field's.
    package var setterAccess: AccessLevel? { syntax.setter.flatMap { $0.value < access ? $0.value : nil } }

    /// The Swift source of `{ willSet … didSet … }` with the braces.
    package var observers: SchemaSwiftMember? { syntax.observers.map(SchemaSwiftMember.init) }
    package var isConstant: Bool { syntax.isConstant }

    /// Whether the reference doesn't keep its object alive: `weak` or `unowned`.
    package var isWeak: Bool { syntax.weak != nil }
    package var isUnowned: Bool { syntax.weak?.text == "unowned" }

    /// Whether the field is encoded conditionally: `weak` or `conditional`.
    package var isConditional: Bool {
        isWeak && syntax.clauses[.unconditional] == nil || syntax.clauses[.conditional] != nil
    }

    /// What the class's present version also writes for older readers, in written order.
    package var also: [SchemaOtherKeys] { declaredAlso.filter { !$0.isEnded } }

    /// The clauses whose `until` is before the class's present version: they are no longer written.
    package var endedAlso: [SchemaOtherKeys] { declaredAlso.filter(\.isEnded) }

    /// The `fallback` and `also` clauses.
    var otherKeys: [SchemaOtherKeys] { fallbacks + declaredAlso }
    package var since: Int? { syntax.clauses[.since]?.number?.value }

    /// The last version that wrote the field. Later versions read it but don't write it.
    package var until: Int? { syntax.clauses[.until]?.number?.value }

    /// Whether the field has `omits nil`.
    package var omitsNil: Bool { syntax.clauses[.omitsNil] != nil }

    /// Whether a nil under one of the keys counts as missing.
    package var treatsNilAsMissing: Bool { syntax.clauses[.treatsNilAsMissing] != nil }

    /// Whether a sequential archive contains the value in the group of the field before it.
    package var isJoined: Bool { syntax.clauses[.joined] != nil }

    /// `keyed only` or `sequential only`: the only kind of archives that contains the field; `nil` if it is in all that
    /// its owner takes part in.
    package var onlyArchives: SchemaArchiveKinds? {
        if syntax.clauses[.keyedOnly] != nil { return .keyed }
        return syntax.clauses[.sequentialOnly] == nil ? nil : .sequential
    }

    /// `rebuilt via`: an instance method without arguments that is called after the whole graph is read.
    package var rebuildFunction: SchemaFunction? {
        syntax.clauses[.rebuiltVia]?.function.map { SchemaFunction($0) }
    }

    /// The former name in Swift, which remains as a deprecated property.
    package var renamedFrom: String? { syntax.clauses[.renamedFrom]?.name?.value }

    /// The default of the initializer's parameter.
    package var initialDefault: SchemaDefault? {
        if case .own(let value) = initialValue { value } else { value }
    }

    /// Whether the initializer's parameter has another default than a missing key.
    package var hasOwnInitialValue: Bool {
        if case .own = initialValue { true } else { false }
    }

    /// Whether a missing key is an error.
    package var isRequired: Bool { !isOptional && value == nil }

    /// Whether a missing key is read as something else than nil.
    var isMissingAsOther: Bool {
        if !fallbacks.isEmpty { return true }
        return switch value {
        case nil, .nil: false
        case .literal, .expression, .function: true
        }
    }

    var isIndexed: Bool {
        if case .indexed = type { true } else { false }
    }
}

/// The value of a field whose key is missing.
package enum SchemaDefault {
    /// A literal as the schema has it: `1.5`, `.blue`, `[1, 2]`, `[:]`.
    case literal(String)

    /// An explicit `nil`.
    case `nil`

    /// A Swift expression that was written in parentheses.
    case expression(String)

    /// A static function that takes the unarchiver.
    case function(SchemaFunction)

    init(_ syntax: ValueSyntax) {
        switch syntax.kind {
        case .nil: self = .nil
        case .via(let function): self = .function(SchemaFunction(function))
        case .expression(let text): self = .expression(text)
        default: self = .literal(syntax.literalText)
        }
    }
}

extension ValueSyntax {
    /// The value as the schema has it, with one space between elements. In Swift, decimals need another spelling.
    var literalText: String {
        switch kind {
        case .integer(let text), .real(let text): text
        case .boolean(let value): value ? "true" : "false"
        case .string: range.text
        case .enumerationCase(let name): "." + name
        case .array(let elements): "[\(elements.map(\.literalText).joined(separator: ", "))]"
        case .dictionary(let entries) where entries.isEmpty: "[:]"
        case .dictionary(let entries):
            "[\(entries.map { "\($0.key.literalText): \($0.value.literalText)" }.joined(separator: ", "))]"
        case .nil: "nil"
        case .expression(let text): "(\(text))"
        case .via(let function): function.name
        }
    }
}

/// The default of an initializer's parameter.
package enum SchemaInitialValue {
    /// What a missing key is read as.
    case value

    /// Another one, or none: the field has `if missing` or `required`.
    case own(SchemaDefault?)
}

/// A Swift function named after `via`.
package struct SchemaFunction {
    package let name: String

    /// The label of its one argument; `nil` for an unlabelled one (`_`, or no parentheses).
    package let label: String?

    /// The type before it, if it isn't a member of the declaration itself.
    package let typeName: String?

    /// Whether it isn't a function but the property `rawValue` of its argument: `via Profile.rawValue`.
    package let isRawValue: Bool

    package init(name: String, label: String?, typeName: String? = nil, isRawValue: Bool = false) {
        self.name = name
        self.label = label
        self.typeName = typeName
        self.isRawValue = isRawValue
    }

    init(_ syntax: ReferenceSyntax) {
        let label = syntax.labels?.first
        self.init(
            name: syntax.name, label: label == "_" ? nil : label, typeName: syntax.typeName,
            isRawValue: syntax.typeName != nil && syntax.name == "rawValue" && syntax.labels == nil)
    }

    /// The function in schema syntax: `badge(from:)`.
    package var schemaText: String {
        (typeName.map { $0 + "." } ?? "") + (label.map { "\(name)(\($0):)" } ?? name)
    }

    /// The property and the initializer of a type with raw values.
    static func rawValue(of typeName: String) -> (writing: SchemaFunction, reading: SchemaFunction) {
        let name = "rawValue"
        return (
            SchemaFunction(name: name, label: nil, typeName: typeName, isRawValue: true),
            SchemaFunction(name: "init", label: name, typeName: typeName)
        )
    }
}

/// The conversion of a value under another key: a function of the owner, and the type that it takes or returns.
package struct SchemaConversion: ResolvedPart {
    package let resolved: ResolvedType?
    package let function: SchemaFunction
}

/// A `fallback` or an `also`: other keys of a field, and the type of the value under them.
package struct SchemaOtherKeys: ResolvedPart {
    var syntax: ClauseSyntax<FieldClause>

    /// The type that a function converts, or else that of the field.
    package let resolved: ResolvedType?

    /// Whether the class's present version is after the `until` of the clause.
    var isEnded = false

    package var keys: [String] { syntax.strings.map(\.value) }

    /// The function that converts the value; `nil` if it has the field's own type.
    package var conversion: SchemaConversion? {
        syntax.conversion.map { SchemaConversion(resolved: resolved, function: SchemaFunction($0.via)) }
    }

    /// The stage of the enum that older readers have.
    package var asOf: Int? { syntax.number?.value }

    /// The last version of the class that writes the keys.
    package var until: Int? { syntax.until?.value }

    /// The clause with some of its keys.
    package func with(keys: [String]) -> Self {
        var result = self
        result.syntax.strings.removeAll { !keys.contains($0.value) }
        return result
    }
}

/// Keys that were used in the past and must never be reused.
package struct SchemaRetiredKey {
    let syntax: RetiredSyntax
    let writtenType: ResolvedType?

    package var keys: [String] { syntax.keys.map(\.value) }

    /// The constant that is still written under them, as the schema has it, with its type; `nil` if there is none.
    package var constant: (type: SchemaType, value: String)? {
        guard let constant = syntax.constant, syntax.function == nil, let type = writtenType?.type else { return nil }
        return (type, constant.value.literalText)
    }

    /// The instance function whose result is still written under them, with its type; `nil` if there is none.
    package var computed: SchemaConversion? {
        syntax.function.map { SchemaConversion(resolved: writtenType, function: SchemaFunction($0)) }
    }

    /// The last version in which a field used them, if the schema declares it.
    package var until: Int? { syntax.until?.value }

    /// The location of the `retired` clause.
    package var location: SourceRange? { syntax.range }
}
