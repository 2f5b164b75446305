// The syntax tree: what a schema file says, construct by construct, before anything is looked up.

/// A name, number or string together with the place where it is written.
package struct Located<Value: Sendable>: Sendable {
    package let value: Value
    package let range: SourceRange

    package init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}

/// A schema file, parsed. The parser always makes one; what it could not read stands in its diagnostics.
package struct SyntaxTree: Sendable {
    package let file: SourceFile
    package var imports: [Located<String>] = []

    /// Of what is no longer declared.
    package var waivers: [WaiverSyntax] = []
    package var declarations: [DeclarationSyntax] = []

    package init(file: SourceFile) {
        self.file = file
    }
}

/// Who may name a declaration. `open` stands in the place of a level.
package enum AccessLevel: String, Comparable, Sendable {
    case `internal`
    case `package`
    case `public`
    case `open`

    private var rank: Int {
        switch self {
        case .internal: 0
        case .package: 1
        case .public: 2
        case .open: 3
        }
    }

    package static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rank < right.rank }
}

package enum DeclarationSyntax: Sendable {
    case `class`(ClassSyntax)
    case `extension`(ClassSyntax)
    case `struct`(StructSyntax)
    case enumeration(EnumerationSyntax)
    case bits(BitsSyntax)

    package var name: Located<String> {
        switch self {
        case .class(let declaration), .extension(let declaration): declaration.name
        case .struct(let declaration): declaration.name
        case .enumeration(let declaration): declaration.name
        case .bits(let declaration): declaration.name
        }
    }
}

/// `open|final class Name: Superclass, clause { members }`, and `extend final class Name, clause { members }`.
package struct ClassSyntax: Sendable {
    /// The lines of the `///` comment above, without the slashes and one space.
    package var documentation: [String] = []

    /// The level in force: the declaration's own word, or else the last `access`. `open class` is `.open`.
    package var access: AccessLevel = .internal
    package var isFinal = false

    /// The class is written by hand: `extend final class`.
    package var isExtension = false
    package var name: Located<String>
    package var superclass: Located<String>?
    package var isSuperclassExternal = false
    package var clauses: [ClassClauseSyntax] = []
    package var fields: [FieldSyntax] = []
    package var retired: [RetiredSyntax] = []
    package var waivers: [WaiverSyntax] = []

    /// The Swift source of each `swift { … }` member, between its braces.
    package var swift: [Located<String>] = []

    package init(name: Located<String>) {
        self.name = name
    }
}

/// `struct Name, clause { members }`.
package struct StructSyntax: Sendable {
    package var documentation: [String] = []
    package var access: AccessLevel = .internal
    package var name: Located<String>
    package var clauses: [ClassClauseSyntax] = []
    package var fields: [FieldSyntax] = []
    package var retired: [RetiredSyntax] = []
    package var waivers: [WaiverSyntax] = []

    package init(name: Located<String>) {
        self.name = name
    }
}

/// A clause after the name of a class, struct or enum; `range` covers all of it.
package struct ClassClauseSyntax: Sendable {
    package enum Kind: Sendable {
        case version(Located<Int>, key: Located<String>?)
        case refusesNewer
        case archivedAs(Located<String>)
        case formerly([Located<String>])
        case prefix(Located<String>)
        case sequential(only: Bool, marker: Located<String>?)
        case keyedOnly
        case keepsUnknown
        case uniqueVia(ReferenceSyntax)
        case replacedVia(ReferenceSyntax)
        case refusesCoding
    }

    package let kind: Kind
    package let range: SourceRange

    package init(_ kind: Kind, at range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

/// A Swift function named after `via`: `metres(fromCentimetres:)`.
package struct ReferenceSyntax: Sendable {
    package let name: String

    /// The argument labels, `_` for none; `nil` where no parentheses are written.
    package let labels: [String]?
    package let range: SourceRange

    package init(name: String, labels: [String]?, range: SourceRange) {
        self.name = name
        self.labels = labels
        self.range = range
    }
}

/// `let|var|weak var|transient var name: Type = value clauses`.
package struct FieldSyntax: Sendable {
    package var documentation: [String] = []

    /// The field's own word for its access, if it has one.
    package var access: Located<AccessLevel>?
    package var isTransient = false
    package var isWeak = false
    package var isConstant = false
    package var name: Located<String>
    package var type: TypeSyntax
    package var value: ValueSyntax?
    package var clauses: [FieldClauseSyntax] = []

    package init(name: Located<String>, type: TypeSyntax) {
        self.name = name
        self.type = type
    }
}

/// A clause after a field's type and value; `range` covers all of it.
package struct FieldClauseSyntax: Sendable {
    package enum Kind: Sendable {
        case key(Located<String>)
        case fallback(KeysSyntax)
        case also(KeysSyntax, asOf: Located<Int>?, until: Located<Int>?)
        case since(Located<Int>)
        case until(Located<Int>)
        case conditional
        case joined
        case rebuiltVia(ReferenceSyntax)
    }

    package let kind: Kind
    package let range: SourceRange

    package init(_ kind: Kind, at range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

/// `"A", "B": Type via f`.
package struct KeysSyntax: Sendable {
    package let keys: [Located<String>]
    package let conversion: (type: TypeSyntax, via: ReferenceSyntax)?

    package init(keys: [Located<String>], conversion: (type: TypeSyntax, via: ReferenceSyntax)?) {
        self.keys = keys
        self.conversion = conversion
    }
}

/// `retired "A", "B": Type = value until N, still written`.
package struct RetiredSyntax: Sendable {
    package var keys: [Located<String>]
    package var constant: (type: TypeSyntax, value: ValueSyntax)?
    package var until: Located<Int>?
    package var isStillWritten = false
    package var range: SourceRange

    package init(keys: [Located<String>], range: SourceRange) {
        self.keys = keys
        self.range = range
    }
}

/// A type as it is written.
package struct TypeSyntax: Sendable {
    package enum ByteOrder: Sendable {
        case little
        case big
    }

    package enum Kind: Sendable {
        case named(String)
        indirect case array(TypeSyntax)
        indirect case dictionary(TypeSyntax, TypeSyntax)
        indirect case set(TypeSyntax)
        case anyCoding
        indirect case packed(TypeSyntax, ByteOrder)
        indirect case indexed(TypeSyntax)
        indirect case optional(TypeSyntax)

        /// What stands where a type should be; already reported.
        case missing
    }

    package let kind: Kind
    package let range: SourceRange

    package init(_ kind: Kind, at range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

/// A value as it is written: a default, a raw value, a retired key's constant.
package struct ValueSyntax: Sendable {
    package enum Kind: Sendable {
        /// The text is Swift's, sign included.
        case integer(String)
        case real(String)
        case boolean(Bool)

        /// The string's value; its text in Swift is the range's.
        case string(String)
        case enumerationCase(String)
        case emptyArray
        case emptyDictionary
        case `nil`
        case via(ReferenceSyntax)

        /// A Swift expression, without the parentheses around it.
        case expression(String)
    }

    package let kind: Kind
    package let range: SourceRange

    package init(_ kind: Kind, at range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

/// `enum Name: RawType, clause { cases unknown .case }`.
package struct EnumerationSyntax: Sendable {
    package var documentation: [String] = []
    package var access: AccessLevel = .internal
    package var name: Located<String>
    package var rawType: Located<String>?
    package var clauses: [ClassClauseSyntax] = []
    package var cases: [CaseSyntax] = []
    package var retired: [RetiredSyntax] = []
    package var waivers: [WaiverSyntax] = []
    package var unknown: Located<String>?

    package init(name: Located<String>) {
        self.name = name
    }
}

/// `fallback case name = raw | payload key "K" since N else .other also raw via f`.
package struct CaseSyntax: Sendable {
    package var documentation: [String] = []
    package var isFallback = false
    package var name: Located<String>
    package var rawValue: ValueSyntax?
    package var payload: [PayloadElementSyntax] = []
    package var key: Located<String>?
    package var since: Located<Int>?
    package var replacement: Located<String>?
    package var also: (name: Located<String>, via: ReferenceSyntax)?

    package init(name: Located<String>) {
        self.name = name
    }
}

/// One value that an enum's case carries.
package struct PayloadElementSyntax: Sendable {
    package let label: Located<String>?
    package let type: TypeSyntax
    package let key: Located<String>?

    package init(label: Located<String>?, type: TypeSyntax, key: Located<String>?) {
        self.label = label
        self.type = type
        self.key = key
    }
}

/// `bits Name: UInt32 { var name: Type at N width M }`.
package struct BitsSyntax: Sendable {
    package var documentation: [String] = []
    package var access: AccessLevel = .internal
    package var name: Located<String>
    package var rawType: Located<String>
    package var fields: [BitFieldSyntax] = []
    package var waivers: [WaiverSyntax] = []

    package init(name: Located<String>, rawType: Located<String>) {
        self.name = name
        self.rawType = rawType
    }
}

package struct BitFieldSyntax: Sendable {
    package var documentation: [String] = []
    package let name: Located<String>
    package let type: TypeSyntax
    package let position: Located<Int>
    package let width: Located<Int>?

    package init(name: Located<String>, type: TypeSyntax, position: Located<Int>, width: Located<Int>?) {
        self.name = name
        self.type = type
        self.position = position
        self.width = width
    }
}
