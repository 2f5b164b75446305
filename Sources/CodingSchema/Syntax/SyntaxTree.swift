// The syntax tree of a schema file, before names are resolved. Its types are made in this module only.

/// A name, number or string with its range in the file.
package struct Located<Value: Sendable>: SourcePart, CustomStringConvertible, Sendable {
    package let value: Value
    package let range: SourceRange

    /// What a fix removes with a string or an imported name: the comma or the words that only it needs. `nil` if the
    /// rest would have no meaning without it, or if there is a comment in between.
    var removal: SourceRange?

    package init(_ value: Value, at range: SourceRange, removal: SourceRange? = nil) {
        self.value = value
        self.range = range
        self.removal = removal
    }

    package var description: String { "\(value)" }
}

/// A parsed schema file. The parser always makes one, and reports what it could not read.
package struct SyntaxTree: Sendable {
    package let file: SourceFile
    package var imports: [Located<String>] = []

    /// The levels of imports that have one, by module.
    package var importLevels: [String: AccessLevel] = [:]

    /// The waivers of declarations that were removed.
    package var waivers: [WaiverSyntax] = []
    package var declarations: [DeclarationSyntax] = []
    package var aliases: [AliasSyntax] = []

    /// The prefix of the archived names of what is declared at the end of the file.
    package var archivedPrefix: Located<String>?
}

/// The access level of a declaration, field or setter. `open` replaces a level; only setters and transient fields can be
/// private.
package enum AccessLevel: String, CaseIterable, Comparable, Sendable {
    case `private`
    case `fileprivate`
    case `internal`
    case `package`
    case `public`
    case `open`

    package static func < (left: AccessLevel, right: AccessLevel) -> Bool {
        allCases.prefix { $0 != right }.contains(left)
    }
}

/// A declaration: `word Name: Type, clause { members }`. Each kind has some of the members.
package struct DeclarationSyntax: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case `class`

        /// A class that is written by hand: `extend final class`.
        case `extension`
        case `struct`
        case `enum`
        case bits

        /// A type that is written by hand: `external struct`.
        case external
        case alias = "typealias"

        /// A type that programs no longer have: `retired class`.
        case retired
    }

    package let kind: Kind

    /// The lines of the `///` comment above, without the slashes and one space.
    package var documentation: [String] = []

    /// The attributes with their arguments: Swift text.
    package var attributes: [Located<String>] = []

    /// The level that the declaration states, or else the last `access`. `open class` is `.open`.
    package var access: AccessLevel = .internal
    package var isFinal = false

    /// Whether a `writes nil` line precedes the declaration.
    package var writesNil = false

    /// Whether a `lenient` line precedes the declaration.
    package var isLenient = false

    /// The string of the `archived as prefix` line that precedes the declaration.
    package var archivedPrefix: Located<String>?
    package internal(set) var name: Located<String>

    /// The first name after a class's colon, which may be that of a protocol.
    package var superclass: Located<String>?

    /// The word `external` before the superclass.
    var external: SourceRange?

    /// The other protocols after the colon, with their attributes: Swift text.
    package var conformances: [Located<String>] = []

    /// How a class says that its objects are compared: `Hashable by value`.
    package var equality: EqualitySyntax?

    /// The type of an enum's raw values, or the integer of bit fields.
    package var rawType: Located<String>?
    package var clauses = ClauseList<HeadClause>()
    package var fields: [FieldSyntax] = []
    package var bitFields: [BitFieldSyntax] = []
    package var cases: [CaseSyntax] = []
    package var unknown: UnknownCaseSyntax?
    package var retired: [RetiredSyntax] = []
    package var waivers: [WaiverSyntax] = []

    /// What a retired type was: a class, a struct or an enum.
    package var retiredKind: Kind?

    /// `external protocol`.
    package var isProtocol = false

    /// A class that is written by hand: `external class`. Its fields are the parameters of its initializer.
    package var isExternal = false

    /// The conversion of an external type, and the module that declares the type.
    package var conversion: ConversionSyntax?
    package var module: Located<String>?

    /// The Swift source of each `swift { … }` member, between its braces.
    package var swift: [Located<String>] = []

    /// The declarations in the body.
    package var nested: [DeclarationSyntax] = []

    /// The names of the declarations around it, with dots between them.
    package var outer: String?

    package var isSuperclassExternal: Bool { external != nil }
    var version: Located<Int>? { clauses[.version]?.number }
    var versionKey: Located<String>? { clauses[.version]?.strings.first }

    /// The key of the raw value that names the case of an enum whose cases carry values.
    var tag: Located<String>? { clauses[.tag]?.strings.first }
    var archivedAs: Located<String>? { clauses[.archivedAs]?.strings.first }
    var formerly: [Located<String>] { clauses[.formerly]?.strings ?? [] }

    /// The former name in Swift.
    var renamedFrom: Located<String>? { clauses[.renamedFrom]?.name }

    /// The name in archives of a type without `archived as` at this position of the file.
    func archivedName(ofType name: String) -> String { (archivedPrefix?.value ?? "") + name }
}

/// `Hashable by value`, `Equatable by identity`: the members of the protocol are generated.
package struct EqualitySyntax: SourcePart, Sendable {
    package let isHashable: Bool
    package let isByValue: Bool

    /// The protocol and the words after it.
    package let range: SourceRange

    /// The word before `value` or `identity`.
    let by: SourceRange

    /// The protocol without its module, and the words after it.
    package var schemaText: String {
        "\(isHashable ? "Hashable" : "Equatable") by \(isByValue ? "value" : "identity")"
    }
}

/// `typealias Name = Type`.
package struct AliasSyntax: Sendable {
    package var documentation: [String] = []
    package var attributes: [Located<String>] = []
    package var access: AccessLevel
    package let name: Located<String>
    package let type: TypeSyntax
}

/// A Swift function named after `via`: `metres(fromCentimetres:)`.
package struct ReferenceSyntax: SourcePart, Sendable {
    package let name: String

    /// The argument labels, `_` for none; `nil` without parentheses.
    package let labels: [String]?

    /// The type before the name, which only the functions of `as` may have.
    package var typeName: String?
    package let range: SourceRange
}

/// `as Type via f, g`: the type in archives, the function that makes its values, and the one that goes back; `as rawValue
/// Type` and `as Codable` without functions.
package struct ConversionSyntax: SourcePart, Sendable {
    package let type: TypeSyntax
    package var functions: (writing: ReferenceSyntax, reading: ReferenceSyntax)?

    /// Whether archives hold the raw value.
    package var isRawValue = false
    package let range: SourceRange
}

/// `let|var|weak var|transient var name: Type as Type via f, g = value clauses observers`.
package struct FieldSyntax: Sendable {
    package var documentation: [String] = []
    package var attributes: [Located<String>] = []

    /// The access level that the field declares, if it does.
    package var access: Located<AccessLevel>?

    /// The level of `private(set)` and the like, which is the range.
    package var setter: Located<AccessLevel>?
    package var isTransient = false

    /// `weak` or `unowned`.
    var weak: SourceRange?

    /// `let` or `var`; `nil` for a parameter of an external class.
    var introducer: SourceRange?
    package var isConstant = false
    package var name: Located<String>
    package var type: TypeSyntax
    package var conversion: ConversionSyntax?
    package var value: ValueSyntax?

    /// From the `=` through the value; `nil` if there is a comment in between.
    var valueWithEquals: SourceRange?
    package var clauses = ClauseList<FieldClause>()

    package var isWeak: Bool { weak != nil }
    package var isUnowned: Bool { weak?.text == "unowned" }
    var key: Located<String>? { clauses[.key]?.strings.first }
    var since: Located<Int>? { clauses[.since]?.number }
    var until: Located<Int>? { clauses[.until]?.number }

    /// The former name in Swift.
    var renamedFrom: Located<String>? { clauses[.renamedFrom]?.name }

    /// What a missing key is read as: the default, unless a clause states something else.
    var missingValue: ValueSyntax? {
        if let clause = clauses[.ifMissing] { return clause.value }
        return clauses[.required] == nil ? value : nil
    }

    /// From the `let` or `var` through the name.
    var head: SourceRange { introducer?.through(name.range) ?? name.range }

    /// The Swift source of `{ willSet … didSet … }`, with the braces.
    package var observers: Located<String>?
}

/// `retired "A", "B": Type = value until N, still written`, with a constant or `via` a function.
package struct RetiredSyntax: Sendable {
    package var keys: [Located<String>]
    package var constant: (type: TypeSyntax, value: ValueSyntax)?
    package var until: Located<Int>?

    /// The words `still written`.
    var stillWritten: SourceRange?
    package var range: SourceRange

    package var isStillWritten: Bool { stillWritten != nil }

    /// The function that computes what is still written, in place of a constant.
    var function: ReferenceSyntax? {
        if case .via(let function) = constant?.value.kind { function } else { nil }
    }
}

/// A type, as written.
package struct TypeSyntax: SourcePart, Sendable {
    package enum Kind: Sendable {
        case named(String)
        indirect case array(TypeSyntax)
        indirect case dictionary(TypeSyntax, TypeSyntax)
        indirect case set(TypeSyntax, SchemaSetForm = .plain)

        /// `any` and the name of a protocol; `nil` for `Coding`.
        case existential(Located<String>?)
        indirect case packed(TypeSyntax, isBigEndian: Bool)
        indirect case indexed(TypeSyntax)
        indirect case variant(SchemaVariant, TypeSyntax)
        indirect case optional(TypeSyntax)

        /// The type of a transient field as Swift text, where no schema has such a type.
        case swift(String)

        /// Something other than a type; already reported.
        case missing
    }

    package let kind: Kind
    package let range: SourceRange

    init(_ kind: Kind, at range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

/// A value, as written: a default, a raw value, a retired key's constant.
package struct ValueSyntax: SourcePart, Sendable {
    package enum Kind: Sendable {
        /// The text is Swift's, sign included.
        case integer(String)
        case real(String)
        case boolean(Bool)

        /// The string's value; its text in Swift is the range's.
        case string(String)
        case enumerationCase(String)
        case array([ValueSyntax])
        case dictionary([DictionaryEntry])
        case `nil`
        case via(ReferenceSyntax)

        /// A Swift expression, without the parentheses around it.
        case expression(String)

        /// Whether the value is a literal, as the elements of one must be.
        var isLiteral: Bool {
            switch self {
            case .via, .expression: false
            default: true
            }
        }
    }

    /// `key: value`.
    package struct DictionaryEntry: Sendable {
        package let key: ValueSyntax
        package let value: ValueSyntax
    }

    package let kind: Kind
    package let range: SourceRange

    init(_ kind: Kind, at range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

/// `fallback case name payload = raw key "K" formerly raw, raw since N else .other also raw via f`.
package struct CaseSyntax: Sendable {
    package var documentation: [String] = []
    package var isFallback = false

    /// The word before the first case of a line.
    var fallback: SourceRange?
    package var name: Located<String>
    package var rawValue: ValueSyntax?
    package var payload: [PayloadElementSyntax] = []

    /// The name through the payload.
    package var head: SourceRange
    package var key: Located<String>?

    /// The raw values that earlier versions wrote.
    package var formerly: [ValueSyntax] = []
    package var since: Located<Int>?
    package var replacement: Located<String>?
    package var also: (name: Located<String>, via: ReferenceSyntax, range: SourceRange)?
}

/// `unknown .name`, or `unknown name(rawValue)`, which declares the case.
package struct UnknownCaseSyntax: SourcePart, Sendable {
    package let name: Located<String>

    /// Whether the case carries the raw value.
    package let keepsRawValue: Bool
    package var range: SourceRange { name.range }
}

/// One value that an enum's case carries.
package struct PayloadElementSyntax: Sendable {
    package let label: Located<String>?
    package let type: TypeSyntax
    package let key: Located<String>?
}

/// `var name: Type at N width M`.
package struct BitFieldSyntax: Sendable {
    package var documentation: [String] = []
    package let name: Located<String>
    package let type: TypeSyntax
    package let position: Located<Int>
    package let width: Located<Int>?
}

/// `waived RULE of NAME because "…"`: a change that the author of the schema accepts.
package struct WaiverSyntax: Sendable {
    /// The subject of a waiver, if it is not the whole declaration.
    package enum Member: Sendable {
        case named(Located<String>)
        case key(Located<String>)

        package var text: Located<String> {
            switch self {
            case .named(let text), .key(let text): text
            }
        }
    }

    package let rule: Located<String>
    package let member: Member?

    /// The member with the `of` before it; `nil` if there is a comment in between.
    var memberWithOf: SourceRange?
    package let reason: Located<String>
    package let range: SourceRange
}

/// A variant of a type's form in archives, with the word before the type. Readers accept each variant for all.
package enum SchemaVariant: String, Sendable {
    /// An object of Cocoa's mutable class, never shared with an equal one.
    case mutable

    /// A string under the key itself and not as an object.
    case inline

    /// A number as an object: an NSNumber of its type.
    case boxed
}

/// Swift's sets, and those that only the runtime has.
package enum SchemaSetForm: String, CaseIterable, Sendable {
    case plain = "Set"
    case ordered = "OrderedSetValue"
    case counted = "CountedSetValue"
}
