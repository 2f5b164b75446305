// Foundation's classes as archives contain them. Coders, documents, samples and inference read them here.
//
//     NSMutableDictionary   with keys      $class NSMutableDictionary, NSDictionary, NSObject
//                                          NS.keys [UID 3], NS.objects [UID 4]
//                           without keys   i 1   @ "key"   @ "value"
//
// Keys that only one value reads are with that value, such as those of `Calendar`.

/// A class of Foundation whose objects are archived as values.
///
/// The order matters: of a chain of superclasses, the first of these is read; the values of sequential archives end with
/// `null`; mutable variants are consecutive.
package enum FoundationClass: Int, CaseIterable, Sendable {
    /// Values of their own kind.
    case array, set, dictionary, string, data, date, uuid, url, decimal

    /// A point, size, rectangle or range as an element.
    case value

    /// In keyed archives, numbers are no objects, and null is a structure.
    case number, null

    /// Mutable variants, which have the contents of their superclasses and are read like them.
    case mutableArray, mutableSet, mutableDictionary, mutableString, mutableData
    case mutableOrderedSet, mutableAttributedString, mutableIndexSet

    /// Numbers that were encoded as one array without a key.
    case numberArray

    /// Structures, whose keys are read by the value that is expected.
    case orderedSet, countedSet, attributedString, indexSet, indexPath, locale, timeZone, calendar, dateComponents
    case dateInterval, regularExpression, error, measurement, unit, dimension
    case unitConverter, linearUnitConverter, reciprocalUnitConverter

    private typealias Key = FoundationKey
    private struct Row: Sendable {
        let name: String
        var superclass: FoundationClass?
        var kind = ValueKind.object

        /// Only of classes whose objects keyed archives contain as values: see `keyedValues`.
        var keys: [String] = []
        var groups: [String] = []
    }

    /// A row for each case, in order.
    private static let rows: [Row] = [
        Row(name: "NSArray", kind: .array, keys: [Key.elements], groups: ["i", "@"]),
        Row(name: "NSSet", kind: .set, keys: [Key.elements], groups: ["I", "@"]),
        Row(
            name: "NSDictionary", kind: .dictionary, keys: [Key.dictionaryKeys, Key.elements], groups: ["i", "@", "@"]),
        Row(name: "NSString", kind: .string, keys: [Key.string], groups: ["+"]),
        Row(name: "NSData", kind: .data, keys: [Key.data], groups: ["i", "[c]"]),
        Row(name: "NSDate", kind: .date, keys: [Key.time], groups: ["d"]),
        Row(name: "NSUUID", kind: .uuid, keys: [Key.uuid], groups: ["[16C]"]),
        Row(name: "NSURL", kind: .url, keys: [Key.urlBase, Key.urlRelative], groups: ["c", "@"]),
        Row(
            name: "NSDecimalNumber", superclass: .number, kind: .decimal,
            keys: [Key.exponent, Key.length, Key.negative, Key.compact, Key.mantissaOrder, Key.mantissa],
            groups: ["i", "c", "[8S]"]),
        Row(name: "NSValue", keys: [Key.special], groups: ["*"]),
        Row(name: "NSNumber", superclass: .value, groups: ["*"]), Row(name: "NSNull", kind: .null),
        Row(name: "NSMutableArray", superclass: .array), Row(name: "NSMutableSet", superclass: .set),
        Row(name: "NSMutableDictionary", superclass: .dictionary), Row(name: "NSMutableString", superclass: .string),
        Row(name: "NSMutableData", superclass: .data), Row(name: "NSMutableOrderedSet", superclass: .orderedSet),
        Row(name: "NSMutableAttributedString", superclass: .attributedString),
        Row(name: "NSMutableIndexSet", superclass: .indexSet),
        Row(name: "_NSKeyedCoderOldStyleArray", keys: [Key.count, Key.numberSize, Key.numberType]),
        Row(name: "NSOrderedSet"), Row(name: "NSCountedSet", superclass: .mutableSet), Row(name: "NSAttributedString"),
        Row(name: "NSIndexSet"), Row(name: "NSIndexPath"), Row(name: "NSLocale"), Row(name: "NSTimeZone"),
        Row(name: "NSCalendar"), Row(name: "NSDateComponents"), Row(name: "NSDateInterval"),
        Row(name: "NSRegularExpression"), Row(name: "NSError"), Row(name: "NSMeasurement"), Row(name: "NSUnit"),
        Row(name: "NSDimension", superclass: .unit), Row(name: "NSUnitConverter"),
        Row(name: "NSUnitConverterLinear", superclass: .unitConverter),
        Row(name: "NSUnitConverterReciprocal", superclass: .unitConverter),
    ]

    package var name: String { Self.rows[rawValue].name }

    package var isMutable: Bool { (Self.mutableArray.rawValue...Self.mutableIndexSet.rawValue).contains(rawValue) }

    /// The class of which this is the mutable variant; otherwise the class itself.
    package var immutable: FoundationClass { isMutable ? Self.rows[rawValue].superclass ?? self : self }

    /// The kind of the values; `.object` for values that have no kind of their own.
    var kind: ValueKind { Self.rows[immutable.rawValue].kind }

    /// The keys of a value in keyed archives; an NSValue has others too.
    package var keys: [String] { Self.rows[immutable.rawValue].keys }

    /// The encodings of a value's groups in sequential archives, those of elements once. The first determines the rest.
    package var groups: [String] { Self.rows[immutable.rawValue].groups }

    private static let chains: [[String]] = allCases.map { foundationClass in
        let chain = sequence(first: foundationClass) { rows[$0.rawValue].superclass }
        return chain.map(\.name) + [KeyedArchiveFormat.rootClassName]
    }

    /// The names of the class and its superclasses.
    package var chain: [String] { Self.chains[rawValue] }

    /// The chain as Cocoa writes it to keyed archives, where decimal numbers are of a subclass.
    var keyedChain: [String] { self == .decimal ? Self.keyedDecimalChain : chain }
    private static let keyedDecimalChain = ["NSDecimalNumberPlaceholder"] + FoundationClass.decimal.chain

    package static let byName: [String: FoundationClass] = allCases.reduce(into: [:]) {
        $0[$1.name] = $1
        $0[$1.keyedChain[0]] = $1
    }

    /// The classes, not mutable, whose objects keyed archives contain as values, by all names.
    static let keyedValues = byName.compactMapValues { $0.keys.isEmpty ? nil : $0.immutable }

    init(_ kind: CollectionKind, isMutable: Bool = false) {
        self =
            switch kind {
            case .array: isMutable ? .mutableArray : .array
            case .set: isMutable ? .mutableSet : .set
            case .dictionary: isMutable ? .mutableDictionary : .dictionary
            }
    }

    /// The name of such a value in error messages.
    var phrase: String {
        switch self {
        case .value: "a geometric value"
        case .number: "a number"
        case .null: "null"
        case .numberArray: "an array of numbers without keys"
        default: "\(kind)"
        }
    }
}

/// The keys of Foundation's classes that several readers need.
package enum FoundationKey {
    package static let elements = "NS.objects"
    package static let dictionaryKeys = "NS.keys"
    package static let string = "NS.string"
    package static let data = "NS.data"
    package static let time = "NS.time"
    package static let uuid = "NS.uuidbytes"
    package static let urlBase = "NS.base"
    package static let urlRelative = "NS.relative"
    package static let exponent = "NS.exponent"
    package static let length = "NS.length"
    package static let negative = "NS.negative"
    package static let compact = "NS.compact"
    package static let mantissa = "NS.mantissa"

    /// 1 for a mantissa whose low byte comes first; 2 means that the high byte does.
    package static let mantissaOrder = "NS.mantissa.bo"
    package static let littleEndian: Int64 = 1

    /// The number of elements; with a number after it, a member's count.
    package static let count = "NS.count"
    static let numberSize = "NS.size"
    static let numberType = "NS.type"

    /// Before the number of a member of an ordered set, and of a counted set.
    package static let orderedMember = "NS.object."
    package static let countedMember = "NS.object"
    package static let special = "NS.special"
    package static let rangeLength = "NS.rangeval.length"
    package static let rangeLocation = "NS.rangeval.location"
    package static let insets = ["NS.edgeval.top", "NS.edgeval.left", "NS.edgeval.bottom", "NS.edgeval.right"]
    package static let identifier = "NS.identifier"
    package static let name = "NS.name"
    package static let attributedText = "NSString"
    package static let attributes = "NSAttributes"
    package static let attributeRuns = "NSAttributeInfo"
}

extension GeometryKind {
    private var archivedValue: (special: Int64, key: String?)? {
        switch self {
        case .point: (1, "NS.pointval")
        case .size: (2, "NS.sizeval")
        case .rectangle: (3, "NS.rectval")
        case .range: (4, nil)
        case .edgeInsets: (12, nil)
        case .vector, .transform: nil
        }
    }

    /// The number of an NSValue's kind in archives; `nil` for kinds that Cocoa archives as text only.
    package var special: Int64? { archivedValue?.special }

    /// The key of an NSValue's text; `nil` for kinds whose numbers have keys.
    package var valueKey: String? { archivedValue?.key }
}
