// The layout of keyed archives on top of property lists: the one home of its names.
//
//     { $version: 100000, $archiver: "NSKeyedArchiver",
//       $top: { root: UID 1 },
//       $objects: [ "$null",                                            slot 0: nil
//                   { firstName: UID 3, EmpID: 7, $class: UID 2 },      slot 1: an object, scalars inline
//                   { $classname: "Employee", $classes: [ … ] },        slot 2: its class
//                   "Anna" ] }                                          slot 3: a string
//
// A reference to an object, a string, data or an element of a collection is a UID: the number of a slot.

enum KeyedArchiveFormat {
    static let archiverKey = "$archiver"
    static let archiverName = "NSKeyedArchiver"
    static let versionKey = "$version"
    static let version: Int64 = 100_000
    static let topKey = "$top"
    static let objectsKey = "$objects"
    static let rootKey = "root"

    /// What slot 0 holds, and every slot that was reserved for a conditional object which nothing else archived.
    static let null = "$null"
    static let classKey = "$class"
    static let classNameKey = "$classname"
    static let classChainKey = "$classes"
    static let classFallbacksKey = "$classhints"

    /// The names of classes whose objects may be created where the class is not known.
    static let classHintsKey = "$classhints"

    /// The last class of every chain of classes.
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

    /// What stands under `mantissaOrderKey` where the low byte comes first; 2 where the high one does.
    static let littleEndian: Int64 = 1

    /// What stands in an array of numbers that was encoded without a key.
    static let numberCountKey = "NS.count"
    static let numberSizeKey = "NS.size"
    static let numberTypeKey = "NS.type"

    static let specialKey = "NS.special"
    static let rangeLengthKey = "NS.rangeval.length"
    static let rangeLocationKey = "NS.rangeval.location"

    /// The key as the archive holds it: one that begins with `$` gets another `$`, since such keys are the archiver's
    /// own.
    static func escaped(_ key: String) -> String {
        key.utf8.first == UInt8(ascii: "$") ? "$" + key : key
    }

    /// The key of a value that has none, by its number in the object.
    static func unkeyed(_ number: Int) -> String { "$\(number)" }

    /// The number of the value that has no key and stands under one of the archiver's; `nil` for all other keys.
    static func number(ofUnkeyed key: String) -> Int? {
        guard key.utf8.first == UInt8(ascii: "$"), let number = Int(key.dropFirst()), unkeyed(number) == key,
            number >= 0
        else { return nil }
        return number
    }

    /// The key as the caller gave it.
    static func unescaped(_ key: String) -> String {
        key.hasPrefix("$$") ? String(key.dropFirst()) : key
    }
}

/// A value that Cocoa archives as an object of one of its classes.
enum FoundationClass: Int, CaseIterable {
    case array
    case set
    case dictionary
    case string
    case data
    case date
    case uuid
    case url
    case decimal

    /// A point, size, rectangle or range as an element.
    case value

    /// What Foundation archives inside its own values; read as the immutable ones.
    case mutableArray
    case mutableData

    /// Numbers that were encoded as one array without a key.
    case numberArray

    /// The chain of classes as Cocoa writes it.
    var chain: [String] {
        switch self {
        case .array: ["NSArray", "NSObject"]
        case .set: ["NSSet", "NSObject"]
        case .dictionary: ["NSDictionary", "NSObject"]
        case .string: ["NSString", "NSObject"]
        case .data: ["NSData", "NSObject"]
        case .date: ["NSDate", "NSObject"]
        case .uuid: ["NSUUID", "NSObject"]
        case .url: ["NSURL", "NSObject"]
        case .decimal: ["NSDecimalNumberPlaceholder", "NSDecimalNumber", "NSNumber", "NSValue", "NSObject"]
        case .value: ["NSValue", "NSObject"]
        case .mutableArray: ["NSMutableArray", "NSArray", "NSObject"]
        case .mutableData: ["NSMutableData", "NSData", "NSObject"]
        case .numberArray: ["_NSKeyedCoderOldStyleArray", "NSObject"]
        }
    }

    /// The class's name and that of its mutable variant.
    var names: [String] {
        switch self {
        case .array: ["NSArray", "NSMutableArray"]
        case .set: ["NSSet", "NSMutableSet"]
        case .dictionary: ["NSDictionary", "NSMutableDictionary"]
        case .string: ["NSString", "NSMutableString"]
        case .data: ["NSData", "NSMutableData"]
        case .date: ["NSDate"]
        case .uuid: ["NSUUID"]
        case .url: ["NSURL"]
        case .decimal: ["NSDecimalNumber", "NSDecimalNumberPlaceholder"]
        case .value: ["NSValue"]
        case .mutableArray, .mutableData: []
        case .numberArray: ["_NSKeyedCoderOldStyleArray"]
        }
    }

    /// The cases by the names of their classes.
    static let byName: [String: FoundationClass] = {
        var byName: [String: FoundationClass] = [:]
        for foundationClass in allCases.reversed() {
            for name in foundationClass.names { byName[name] = foundationClass }
        }
        return byName
    }()

    /// What an error says of it.
    var phrase: String {
        switch self {
        case .array: "an array"
        case .set: "a set"
        case .dictionary: "a dictionary"
        case .string: "a string"
        case .data: "data"
        case .date: "a date"
        case .uuid: "a UUID"
        case .url: "a URL"
        case .decimal: "a decimal number"
        case .value: "a value"
        case .mutableArray: "an array"
        case .mutableData: "data"
        case .numberArray: "an array of numbers without keys"
        }
    }
}

extension GeometryKind {
    /// The number of the kind in archives.
    var special: Int64 {
        switch self {
        case .point: 1
        case .size: 2
        case .rectangle: 3
        case .range: 4
        }
    }

    /// The key of the text.
    var valueKey: String {
        switch self {
        case .point: "NS.pointval"
        case .size: "NS.sizeval"
        case .rectangle: "NS.rectval"
        case .range: "NS.rangeval"
        }
    }
}
