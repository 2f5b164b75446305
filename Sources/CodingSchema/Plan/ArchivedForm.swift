// The table of types: the archived form of each type's values, and the Swift code that converts between the two.
//
//     in Swift          in the archive              written                      read
//     any Coding        AnyCoding                   AnyCoding(self.x)            ….object
//     any Drawable      ArchivedDrawable            ArchivedDrawable(self.x)     ….object
//     packed [Float]    PackedLittleEndian<Float>   PackedLittleEndian(self.x)   ….elements
//     indexed [T]       Indexed<T>                  Indexed(self.x)              ….elements
//     CGPoint, …        PointValue, …               PointValue(self.x)           ….point, …
//     mutable T         T                           Mutable(self.x)              …
//     inline String     String                      InlineString(self.x)         …
//     boxed T           T                           BoxedNumber(self.x), …       …
//     T as A via f, g   the same of A               f(self.x)                    g(…)
//     [T], [K: V], T?   the same of the form        ….map { … }                  ….map { … }
//     everything else   itself                      self.x                       …
//
// There is one row for each type, and one file for each family: numbers, Foundation's values, collections,
// declarations. The reading conversion always comes last, after a dot, so that it can follow a `?`. Elements of sets
// and keys of dictionaries are hashed, so they can't be types that are converted.

/// The archived form of a type's values.
package struct ArchivedForm {
    /// The kind of the type, with its name in `coding schema --json`.
    package enum Kind: String {
        case boolean, integer, real, string, foundation, any, `class`, `enum`, `struct`, bits, swift
        case array, set, dictionary, optional, packed, indexed
    }

    /// How keyed archives store the parts of a value.
    package enum Nesting {
        /// As one value under the value's key.
        case value

        /// Each part under a key composed with the value's key; in a collection, the value is an object.
        case fields

        /// Each part under the value's key with its index.
        case elements
    }

    /// The spelling of the type.
    enum Spelling {
        case name(String)

        /// The name of a declaration, which may be a keyword of Swift.
        case declared(String)

        /// Parts between brackets, after a word that only schemas have.
        case composed(word: String = "", String, [SchemaType], String)
        case optional(SchemaType)
    }

    /// How a value is converted to its archived form.
    enum Conversion {
        case none

        /// A type of the runtime: its initializer takes the value, or its archived form as a value of the inner type;
        /// its member returns it.
        case wrapped(type: String, initializer: String, member: String, inner: SchemaType? = nil)
        case elements(SchemaType)
        case members(SchemaType, SchemaSetForm)
        case values(key: SchemaType, SchemaType)
        case optional(SchemaType)

        /// The schema's functions make a value of another type, which may be converted in turn.
        case functions(SchemaTypeConversion)
    }

    package let kind: Kind
    let spelling: Spelling

    /// The Cocoa class whose objects represent such values; `nil` for numbers, and for types that store their own class
    /// name.
    package let cocoaClass: String?

    /// The type encodings of the groups that hold a value in sequential archives: one group, or two for packed numbers
    /// (a count and an array).
    package let encoding: String

    /// The value in messages: "an integer".
    package let phrase: String
    package var nesting = Nesting.value

    /// Whether the value is an object with a class name, in a collection or, for classes, everywhere.
    package var namesClass = false

    /// Whether Swift can hash the value, as far as the type itself determines that.
    package var isHashable = true

    /// Whether values can be sent to other threads, as far as the type itself determines that.
    package var isSendable = true

    /// The kinds of archives that can contain the value.
    package var archives = SchemaArchiveKinds.keyedAndSequential

    /// The module that declares the type; `nil` for the standard library.
    package var module: String?
    var conversion = Conversion.none

    init(
        _ kind: Kind, _ spelling: Spelling, cocoaClass: String? = nil, encoding: String = "@", phrase: String,
        nesting: Nesting = .value, namesClass: Bool = false, isHashable: Bool = true, module: String? = nil,
        conversion: Conversion = .none
    ) {
        self.kind = kind
        self.spelling = spelling
        self.cocoaClass = cocoaClass
        self.encoding = encoding
        self.phrase = phrase
        self.nesting = nesting
        self.namesClass = namesClass
        self.isHashable = isHashable
        self.module = module
        self.conversion = conversion
    }

    /// Whether the value is an object in sequential archives, which can be nil. Other values have a boolean before them
    /// if they are optional.
    package var canBeNil: Bool { encoding == "@" }

    /// The type as Swift spells it.
    var swiftName: String {
        switch spelling {
        case .name(let name): name
        case .declared(let name): SwiftIdentifier.type(name)
        case .composed(_, let opening, let parts, let closing):
            opening + parts.map(\.swiftName).joined(separator: ": ") + closing
        case .optional(.existential(let requirement)): "(any \(requirement?.name ?? "Coding"))?"
        case .optional(let wrapped): wrapped.swiftName + "?"
        }
    }

    /// Whether a type of the runtime represents the value.
    var isWrapped: Bool {
        if case .wrapped = conversion { true } else { false }
    }
}

extension SchemaType {
    /// The type's row.
    package var form: ArchivedForm {
        switch self {
        case .bool: .bool
        case .integer(let type): .integer(type)
        case .float: .float
        case .double: .double
        case .string: .string
        case .data: .data
        case .date: .date
        case .decimal: .decimal
        case .foundation(let type): .foundation(type)
        case .geometry(let geometry): .geometry(geometry)
        case .array(let element): .array(of: element)
        case .dictionary(let key, let value): .dictionary(key: key, value: value)
        case .set(let element, let form): .set(of: element, form)
        case .optional(let wrapped): .optional(wrapped)
        case .packed(let element, let isBigEndian): .packed(element, isBigEndian: isBigEndian)
        case .indexed(let element): .indexed(element)
        case .object(let schemaClass): .object(schemaClass)
        case .existential(let requirement): .existential(requirement)
        case .enumeration(let enumeration): .enumeration(enumeration)
        case .structure(let structure): .structure(structure)
        case .union(let union): .union(union)
        case .bits(let bits): .bits(bits)
        case .variant(let variant, let wrapped): .variant(variant, of: wrapped)
        case .converted(let conversion): .converted(conversion)
        case .swift(let text): .swift(text)
        }
    }

    /// The type without the word for a variant of its form.
    package var plain: SchemaType {
        if case .variant(_, let wrapped) = self { wrapped } else { self }
    }

    /// The variant of the form; `nil` for the usual one.
    package var variant: SchemaVariant? {
        if case .variant(let variant, _) = self { variant } else { nil }
    }

    /// The component types: elements, keys and values.
    package var parts: [SchemaType] {
        switch self {
        case .array(let element), .set(let element, _), .optional(let element), .packed(let element, _),
            .indexed(let element), .variant(_, let element):
            [element]
        case .dictionary(let key, let value): [key, value]
        default: []
        }
    }

    /// Whether the type has at most a number of parts, itself included, each as often as it occurs.
    func hasParts(atMost limit: Int) -> Bool {
        var pending = [self]
        var count = 0
        while let next = pending.popLast() {
            count += 1
            guard count <= limit else { return false }
            pending += next.parts
        }
        return true
    }

    /// Whether a value can be empty in place of what an archive holds.
    package var isCollection: Bool {
        switch plain {
        case .array, .set, .dictionary, .packed, .indexed: true
        default: false
        }
    }

    /// The declaration that the type refers to.
    package var declared: SchemaDeclared? {
        switch self {
        case .object(let found): found
        case .structure(let found): found
        case .union(let found): found
        case .enumeration(let found): found
        case .bits(let found): found
        default: nil
        }
    }

    /// Visits the type and its component types, from left to right. The parser limits the nesting depth, and the checker
    /// that of aliases.
    package func forEachPart(_ body: (SchemaType) -> Void) {
        body(self)
        for part in parts { part.forEachPart(body) }
    }

    /// The types that the language has without a declaration. If two names are equally similar to a misspelled one, the
    /// first is suggested.
    static var builtIn: [SchemaType] {
        let common: [SchemaType] = [.integer(.int), .string, .bool, .double, .data, .date, .float]
        return common + SchemaFoundationType.allCases.filter(\.isOfFields).map { .foundation($0) }
            + SchemaIntegerType.allCases.map { .integer($0) } + [.decimal]
            + SchemaGeometry.allCases.map { .geometry($0) } + SchemaStructure.builtIn.map { .structure($0) }
    }

    // MARK: Spelling

    /// The type as Swift spells it.
    package var swiftName: String { form.swiftName }

    /// The type in schema syntax.
    package var schemaText: String {
        switch form.spelling {
        case .name(let name), .declared(let name): name
        case .composed(let word, let opening, let parts, let closing):
            word + opening + parts.map(\.schemaText).joined(separator: ": ") + closing
        case .optional(.existential(let requirement)): "(any \(requirement?.name ?? "Coding"))?"
        case .optional(let wrapped): wrapped.schemaText + "?"
        }
    }

    /// The Swift type of the archived form, as which it is decoded.
    package var archivedName: String {
        switch plain.form.conversion {
        case .none: plain.swiftName
        case .wrapped(let type, _, _, _): type
        case .elements(let element): "[\(element.archivedName)]"
        case .members(let element, let form): "\(form.rawValue)<\(element.archivedName)>"
        case .values(let key, let value): "[\(key.archivedName): \(value.archivedName)]"
        case .optional(let wrapped): wrapped.archivedName + "?"
        case .functions(let conversion): conversion.archived.archivedName
        }
    }

    // MARK: Conversion

    /// Whether values are archived without a conversion.
    package var isArchivedAsIs: Bool {
        switch form.conversion {
        case .none: true
        case .wrapped, .functions: false
        case .elements(let part), .members(let part, _), .optional(let part): part.isArchivedAsIs
        case .values(let key, let value): key.isArchivedAsIs && value.isArchivedAsIs
        }
    }

    /// The expression for the archived form of a value.
    ///
    /// - Parameters:
    ///   - text: an expression of this type.
    ///   - isOptional: whether the types of the expression and of the result are optional.
    package func archived(_ text: String, isOptional: Bool = false) -> String {
        ConversionText(isReading: false).text(of: self, text, isOptional: isOptional)
    }

    /// The expression for the value, given an expression for its archived form.
    ///
    /// - Parameter lenientKey: the key, as a Swift literal, of a field that leaves out what can't be converted.
    package func restored(_ text: String, isOptional: Bool = false, lenientKey: String? = nil) -> String {
        ConversionText(isReading: true, lenientKey: lenientKey).text(of: withoutVariants, text, isOptional: isOptional)
    }
}
