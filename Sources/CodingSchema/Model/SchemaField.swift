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
package final class SchemaField {
    package var name: String
    package var documentation: [String] = []
    package var attributes: [SchemaAttribute] = []

    /// The location of the name in the schema.
    package var place: SourceRange?

    /// Never `.open`: a field of an open class is public.
    package var access: AccessLevel

    /// The level of the setter if it is below the field's.
    package var setterAccess: AccessLevel?

    /// The Swift source of `{ willSet … didSet … }` with the braces.
    package var observers: SchemaSwiftMember?
    package var isConstant = false

    /// Whether the reference doesn't keep its object alive: `weak` or `unowned`.
    package var isWeak = false
    package var isUnowned = false

    /// Whether the field is encoded conditionally: `weak` or `conditional`.
    package var isConditional = false

    /// The type in Swift without its outer `?`.
    package var valueType: SchemaType {
        didSet { type = valueType.archivedType }
    }

    /// The type in archives without its outer `?`.
    package private(set) var type: SchemaType
    package var isOptional = false

    /// What a missing key is read as.
    package var value: SchemaDefault?

    /// The default of the initializer's parameter.
    package var initialValue = SchemaInitialValue.value

    /// The key in the archive. A value that is archived field by field composes its keys with this one (`origin.x`), or
    /// uses them alone if this one is empty.
    package var key: String
    package var connection: SchemaConnection

    /// Keys to try if the main key is missing, in written order.
    package var fallbacks: [SchemaFallback] = []

    /// What the class's present version also writes for older readers, in written order.
    package var also: [SchemaAlso] = []

    /// The clauses whose `until` is before the class's present version: they are no longer written.
    package var endedAlso: [SchemaAlso] = []
    package var since: Int?

    /// The last version that wrote the field. Later versions read it but don't write it.
    package var until: Int?

    /// Whether `writes nil` applies to the field.
    package var writesNil = false

    /// Whether the field has `omits nil`.
    package var omitsNil = false

    /// Whether a value that equals the default isn't written.
    package var omitsDefault = false

    /// Whether a nil under one of the keys counts as missing.
    package var treatsNilAsMissing = false

    /// Whether a sequential archive contains the value in the group of the field before it.
    package var isJoined = false

    /// `rebuilt via`: an instance method without arguments that is called after the whole graph is read.
    package var rebuildFunction: SchemaFunction?

    /// The former name in Swift, which remains as a deprecated property.
    package var renamedFrom: String?

    /// Whether the field's strong references can lead back to an object of its own class, so that `deinit` adds them to
    /// the release list.
    package var leadsBack = false

    package init(name: String, access: AccessLevel, type: SchemaType, key: String, connection: SchemaConnection) {
        self.name = name
        self.access = access
        self.valueType = type
        self.type = type.archivedType
        self.key = key
        self.connection = connection
    }

    /// A modified copy.
    package func with(_ change: (SchemaField) -> Void) -> SchemaField {
        let copy = SchemaField(name: name, access: access, type: valueType, key: key, connection: connection)
        copy.documentation = documentation
        copy.attributes = attributes
        copy.place = place
        copy.setterAccess = setterAccess
        copy.observers = observers
        copy.isConstant = isConstant
        copy.isWeak = isWeak
        copy.isUnowned = isUnowned
        copy.isConditional = isConditional
        copy.isOptional = isOptional
        copy.value = value
        copy.initialValue = initialValue
        copy.omitsNil = omitsNil
        copy.fallbacks = fallbacks
        copy.also = also
        copy.endedAlso = endedAlso
        copy.since = since
        copy.until = until
        copy.writesNil = writesNil
        copy.omitsDefault = omitsDefault
        copy.treatsNilAsMissing = treatsNilAsMissing
        copy.isJoined = isJoined
        copy.rebuildFunction = rebuildFunction
        copy.renamedFrom = renamedFrom
        copy.leadsBack = leadsBack
        change(copy)
        return copy
    }

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
}

/// The value of a field whose key is missing.
package enum SchemaDefault {
    /// Swift text: a literal, `.blue`, `[]`, `[:]`.
    case literal(String)

    /// An explicit `nil`.
    case `nil`

    /// A Swift expression that was written in parentheses.
    case expression(String)

    /// A static function that takes the unarchiver.
    case function(SchemaFunction)

    init(_ syntax: ValueSyntax, of type: SchemaType) {
        switch syntax.kind {
        case .nil: self = .nil
        case .via(let function): self = .function(SchemaFunction(function))
        case .expression(let text): self = .expression(text)
        default: self = .literal(syntax.swiftText(of: type))
        }
    }
}

extension ValueSyntax {
    /// The value as Swift text.
    func swiftText(of type: SchemaType) -> String {
        switch kind {
        case .integer(let text): text
        case .real(let text):
            if case .decimal = type, let literal = DecimalLiteral(text) { literal.swiftText } else { text }
        case .boolean(let value): value ? "true" : "false"
        case .string: range.text
        case .enumerationCase(let name): "." + name
        case .emptyArray: "[]"
        case .emptyDictionary: "[:]"
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
package struct SchemaConversion {
    /// The type in Swift without its outer `?`.
    package let valueType: SchemaType
    package let isOptional: Bool
    package let function: SchemaFunction

    /// The type in archives.
    package var type: SchemaType { valueType.archivedType }

    package init(valueType: SchemaType, isOptional: Bool, function: SchemaFunction) {
        self.valueType = valueType
        self.isOptional = isOptional
        self.function = function
    }
}

/// Keys under which older archives store a field.
package struct SchemaFallback {
    package let keys: [String]

    /// The type of the value under those keys and the function that converts it; `nil` if it has the field's own type.
    package let conversion: SchemaConversion?

    package init(keys: [String], conversion: SchemaConversion?) {
        self.keys = keys
        self.conversion = conversion
    }
}

/// Keys under which a field is written a second time for older readers.
package struct SchemaAlso {
    package let keys: [String]

    /// The stage of the enum that those readers have.
    package let asOf: Int?

    /// The last version of the class that writes them.
    package let until: Int?
    package let conversion: SchemaConversion?
}

/// Keys that were used in the past and must never be reused.
package struct SchemaRetiredKey {
    let syntax: RetiredSyntax
    let constantType: ResolvedType?

    package var keys: [String] { syntax.keys.map(\.value) }

    /// The constant that is still written under them, as Swift text with its type; `nil` if there is none.
    package var stillWritten: (type: SchemaType, value: String)? {
        guard let constant = syntax.constant, let type = constantType?.type else { return nil }
        return (type, constant.value.swiftText(of: type))
    }

    /// The last version in which a field used them, if the schema declares it.
    package var until: Int? { syntax.until?.value }

    /// The location of the `retired` clause.
    package var place: SourceRange? { syntax.range }
}
