// Names that the language knows without a declaration, that Swift has, or that generated code needs.

/// The types that the language has without a declaration.
package enum BuiltInTypes {
    /// The names in the order in which a misspelled name is compared with them.
    package static let names = SchemaType.builtIn.map(\.schemaText)

    /// The names of the types that raw values can have.
    static let rawTypes = ["String"] + SchemaIntegerType.allCases.map(\.rawValue)

    /// The types by name.
    static var values: [String: SchemaType] {
        Dictionary(SchemaType.builtIn.map { ($0.schemaText, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The types whose argument is one of some types: each combination is a built-in type.
    package static let genericNames: Set = ["Range", "ClosedRange", "SIMD2", "SIMD3", "SIMD4"]

    /// The schema syntax for the standard library's generic types.
    static let spellings: [String: String] = [
        "Array": "[T]", "Dictionary": "[K: V]", "Optional": "T?", "Set": "Set<T>",
        "OrderedSetValue": "OrderedSetValue<T>", "CountedSetValue": "CountedSetValue<T>", "Range": "Range<Int>",
        "ClosedRange": "ClosedRange<Int>", "SIMD2": "SIMD2<Float>", "SIMD3": "SIMD3<Float>", "SIMD4": "SIMD4<Float>",
    ]
}

/// The names that generated code relies on.
package enum ReservedNames {
    /// Types that generated files refer to, and words that Swift doesn't allow as type names.
    package static let types: Set<String> = {
        var names: Set<String> = [
            "Any", "AnyCoding", "AnyObject", "ArchivableBits", "ArchivableDictionary", "ArchivableEnumeration",
            "ArchivableStructure", "ArchivableValue", "ArchiveError", "ArchivedClass", "ArchivedExistential",
            "ArchivedStructure", "Archiver", "Archiving", "Array", "BitField", "BoxedGeometry", "BoxedNumber",
            "CGPoint", "CGRect", "CGSize", "ClassTable", "CodableValue", "Coding", "CountedSetValue", "Decimal",
            "Dictionary", "DisconnectingCoding", "Equatable", "Error", "Foundation", "GeneratedCodeVersion2",
            "Hashable", "Hasher", "Indexed", "InlineString", "Mutable", "NSRange", "Never", "ObjectIdentifier",
            "Optional", "OrderedSetValue", "PackedBigEndian", "PackedLittleEndian", "PointValue", "Protocol",
            "RangeValue", "RawRepresentable", "RectangleValue", "ReleaseList", "RequiredRuntime", "RetiredClass",
            "Self", "Sendable", "SendableMetatype", "Set", "SizeValue", "Swift", "Type", "Unarchiver", "UnknownValues",
            "Void", "_",
        ]
        names.formUnion(BuiltInTypes.names)
        return names
    }()

    /// Parameters of generated methods, in which they hide a type of the same name, but no member.
    static let parameters: Set<String> = ["archiver", "unarchiver"]

    /// Types that Swift has under these names unless they are in backticks.
    static let quotedTypes: Set<String> = ["Any", "Protocol", "Self", "Type"]

    /// Those that a nested type can't have, since after a dot they mean something else even in backticks.
    static let metatypes: Set<String> = ["Protocol", "Type"]

    /// Members of generated classes, and words that mean something else after a dot.
    static let fields: Set<String> = [
        "Protocol", "Self", "Type", "_", "archivedClass", "connect", "deinit", "disconnect", "encode", "init", "self",
        "subscript",
        "unknownValues",
    ]

    /// Members of classes whose equality is generated.
    static let comparedFields: Set<String> = ["hasEqualFields", "hashValue"]

    /// Members of generated enums, cases of `Optional`, and words that mean something else after a dot.
    static let cases: Set<String> = [
        "Protocol", "RawValue", "Self", "Type", "_", "init", "none", "rawValue", "self", "some",
    ]

    /// Members of generated unions, cases of `Optional`, and words that mean something else after a dot.
    static let unionCases: Set<String> = [
        "Protocol", "Self", "Type", "_", "archivedReferences", "archivedStructure", "decodeIfPresent", "encode", "hash",
        "hashValue", "init", "isArchived", "none", "self", "some",
    ]

    /// Words and names to which generated code can't bind the values of a case when it encodes them.
    static let labels: Set<String> = ["Self", "archiver", "self", "super"]

    /// Members of generated structs, and words that mean something else after a dot.
    static let structureFields: Set<String> = [
        "Protocol", "Self", "Type", "_", "archivedStructure", "decodeIfPresent", "deinit", "encode", "hashValue",
        "init", "isArchived", "self", "subscript",
    ]

    /// Members of generated bit fields, and words that mean something else after a dot.
    static let bitFields: Set<String> = [
        "Bits", "Protocol", "Self", "Type", "_", "bits", "decodeIfPresent", "deinit", "encode", "hashValue", "init",
        "self", "subscript",
    ]

    /// The Foundation class whose members a field can't redeclare.
    static let objectClass = "NSObject"

    /// The members of `NSObject` on any system: properties that conflict with a field, and methods that a field would
    /// hide.
    static let objectMembers: Set<String> = [
        "attributeKeys", "classForArchiver", "classForCoder", "classForKeyedArchiver", "className", "conforms", "copy",
        "debugDescription", "description", "hash", "hashValue", "isEqual", "isKind", "isMember", "isProxy",
        "mutableCopy", "objectSpecifier", "observationInfo", "perform", "responds", "scriptingProperties", "superclass",
        "zone",
    ]

    /// Whether the generator uses the name for a struct in a wide class: `FirstFields`, `FieldsAfterAge`.
    static func isPartOfWideClass(_ name: String) -> Bool { name == "FirstFields" || name.hasPrefix("FieldsAfter") }
}

/// Protocols of Swift and its libraries.
package enum SwiftProtocols {
    /// Those that can be the first name after a class's colon. Any other name there is a superclass's, because a class
    /// whose superclass is misspelled would lose the superclass's coding.
    static let ofClasses: Set<String> = [
        "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Encodable",
        "Equatable", "Hashable", "Identifiable", "Observable", "ObservableObject", "Sendable",
    ]

    /// Those for which no module has to be imported.
    package static let ofStandardLibrary = ofClasses.subtracting(["Observable", "ObservableObject"]).union([
        "CaseIterable", "CodingKeyRepresentable", "CustomReflectable", "Error", "LosslessStringConvertible",
        "RawRepresentable",
    ])

    /// The last part of a conformance's name: `Sendable` of `@unchecked Swift.Sendable`.
    package static func name(of conformance: String) -> String {
        String(conformance.split { $0 == " " || $0 == "." }.last ?? "")
    }
}
