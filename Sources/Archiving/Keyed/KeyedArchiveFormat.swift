// The layout of keyed archives on top of property lists. All names of the format are in this file.
//
//     { $version: 100000, $archiver: "NSKeyedArchiver",
//       $top: { root: UID 1 },
//       $objects: [ "$null",                                            slot 0: nil
//                   { firstName: UID 3, EmpID: 7, $class: UID 2 },      slot 1: an object, scalars inline
//                   { $classname: "Employee", $classes: [ … ] },        slot 2: its class
//                   "Anna" ] }                                          slot 3: a string
//
// A reference to an object, a string, data or an element of a collection is a UID: the number of its slot.

enum KeyedArchiveFormat {
    static let archiverKey = "$archiver"
    static let archiverName = "NSKeyedArchiver"
    static let versionKey = "$version"
    static let version: Int64 = 100_000
    static let topKey = "$top"
    static let objectsKey = "$objects"
    static let rootKey = "root"

    /// The most arrays, sets and dictionaries inside each other that one slot contains: Cocoa reads 512, of which the
    /// archive itself uses three.
    static let greatestDepth = 509

    /// The contents of slot 0, and of every slot that was reserved for a conditional object and never filled.
    static let null = "$null"
    static let classKey = "$class"
    static let classNameKey = "$classname"
    static let classChainKey = "$classes"

    /// The names of classes whose objects may be created if the class is unknown.
    static let classFallbacksKey = "$classhints"

    /// The last class of every superclass chain.
    static let rootClassName = "NSObject"

    static let elementsKey = "NS.objects"
    static let dictionaryKeysKey = "NS.keys"
    static let stringKey = "NS.string"
    static let dataKey = "NS.data"
    static let timeKey = "NS.time"
    static let uuidKey = "NS.uuidbytes"
    static let urlBaseKey = "NS.base"
    static let urlRelativeKey = "NS.relative"

    static let exponentKey = "NS.exponent"
    static let lengthKey = "NS.length"
    static let negativeKey = "NS.negative"
    static let compactKey = "NS.compact"
    static let mantissaKey = "NS.mantissa"
    static let mantissaOrderKey = "NS.mantissa.bo"

    /// The value under `mantissaOrderKey` for a mantissa whose low byte comes first; 2 means that the high byte does.
    static let littleEndian: Int64 = 1

    /// The keys of an array of numbers that was encoded without a key.
    static let numberCountKey = "NS.count"
    static let numberSizeKey = "NS.size"
    static let numberTypeKey = "NS.type"

    static let specialKey = "NS.special"
    static let rangeLengthKey = "NS.rangeval.length"
    static let rangeLocationKey = "NS.rangeval.location"

    /// The key as it is stored in the archive. A key that starts with `$` gets another `$`, since such keys are
    /// reserved for the archiver.
    static func escaped(_ key: String) -> String {
        key.utf8.first == UInt8(ascii: "$") ? "$" + key : key
    }

    /// The key in archives, of a key that is one of a program or that the archiver assigned.
    static func stored(_ key: String) -> String { number(ofUnkeyed: key) == nil ? escaped(key) : key }

    /// The key that the archiver assigns to a value without a key, by the value's number in the object.
    static func unkeyed(_ number: Int) -> String { "\(unkeyedPrefix)\(number)" }
    static let unkeyedPrefix = "$"

    /// The number of a value without a key, from the key that the archiver assigned; `nil` for all other keys.
    static func number(ofUnkeyed key: String) -> Int? { number(in: key, after: unkeyedPrefix) }

    /// The number in a key that consists of a prefix and a number; `nil` for all other keys.
    static func number(in key: String, after prefix: String) -> Int? {
        guard key.utf8.starts(with: prefix.utf8), let number = Int(Substring(key.utf8.dropFirst(prefix.utf8.count))),
            number >= 0,
            "\(prefix)\(number)" == key
        else { return nil }
        return number
    }

    /// The key as the caller specified it.
    static func unescaped(_ key: String) -> String {
        key.hasPrefix("$$") ? String(key.dropFirst()) : key
    }
}

/// A value that Cocoa archives as an object of one of its classes.
enum FoundationClass: Int, CaseIterable {
    case array, set, dictionary, string, data, date, uuid, url, decimal

    /// A point, size, rectangle or range as an element.
    case value

    /// Mutable variants, which are read like the others.
    case mutableArray, mutableSet, mutableDictionary, mutableString, mutableData

    /// Numbers that were encoded as one array without a key.
    case numberArray

    /// The kind of the values, and the class with its superclasses, for each case in order.
    private static let rows: [(kind: ValueKind, names: [String])] = [
        (.array, ["NSArray"]), (.set, ["NSSet"]), (.dictionary, ["NSDictionary"]), (.string, ["NSString"]),
        (.data, ["NSData"]), (.date, ["NSDate"]), (.uuid, ["NSUUID"]), (.url, ["NSURL"]),
        (.decimal, ["NSDecimalNumberPlaceholder", "NSDecimalNumber", "NSNumber", "NSValue"]), (.object, ["NSValue"]),
        (.array, ["NSMutableArray", "NSArray"]), (.set, ["NSMutableSet", "NSSet"]),
        (.dictionary, ["NSMutableDictionary", "NSDictionary"]), (.string, ["NSMutableString", "NSString"]),
        (.data, ["NSMutableData", "NSData"]), (.object, ["_NSKeyedCoderOldStyleArray"]),
    ]

    private static let chains = rows.map { $0.names + [KeyedArchiveFormat.rootClassName] }

    /// The superclass chain as Cocoa writes it.
    var chain: [String] { Self.chains[rawValue] }

    /// The kind of the values; `.object` for values that have no kind of their own.
    var kind: ValueKind { Self.rows[rawValue].kind }

    /// Names in archives. A mutable class is read as the other one.
    static let byName: [String: FoundationClass] = allCases.reduce(into: ["NSDecimalNumber": .decimal]) {
        $0[$1.chain[0]] = $0[$1.chain[1]] ?? $1
    }

    var phrase: String {
        switch self {
        case .value: "a value"
        case .numberArray: "an array of numbers without keys"
        default: "\(kind)"
        }
    }
}

extension GeometryKind {
    /// The number of an NSValue's kind in archives; `nil` for kinds that Cocoa archives as text only.
    var special: Int64? {
        switch self {
        case .point: 1
        case .size: 2
        case .rectangle: 3
        case .range: 4
        case .vector, .transform: nil
        case .edgeInsets: 12
        }
    }

    /// The key of an NSValue's text; `nil` for kinds whose numbers have keys.
    var valueKey: String? {
        switch self {
        case .point: "NS.pointval"
        case .size: "NS.sizeval"
        case .rectangle: "NS.rectval"
        case .range, .vector, .transform, .edgeInsets: nil
        }
    }

    /// The keys of an NSValue's distances.
    static let insetKeys = ["NS.edgeval.top", "NS.edgeval.left", "NS.edgeval.bottom", "NS.edgeval.right"]
}
