// The layout of keyed archives on top of property lists. The names of the format are in this file.
//
//     { $version: 100000, $archiver: "NSKeyedArchiver",
//       $top: { root: UID 1 },
//       $objects: [ "$null",                                            slot 0: nil
//                   { firstName: UID 3, EmpID: 7, $class: UID 2 },      slot 1: an object, scalars inline
//                   { $classname: "Employee", $classes: [ … ] },        slot 2: its class
//                   "Anna" ] }                                          slot 3: a string
//
// A reference to an object, a string, data or an element of a collection is a UID: the number of its slot.

import PropertyLists

enum KeyedArchiveFormat {
    static let archiverKey = "$archiver"
    static let archiverName = "NSKeyedArchiver"
    static let versionKey = "$version"
    static let version: Int64 = 100_000
    static let topKey = "$top"
    static let objectsKey = "$objects"
    static let rootKey = "root"

    /// The keys of the outermost dictionary in the order in which this library and Cocoa write them.
    static let outermostKeys = [versionKey, archiverKey, topKey, objectsKey]

    /// The most arrays, sets and dictionaries inside each other that one slot contains: the archive itself uses three.
    static let greatestDepth = ReadLimits.greatestDepth - 3

    /// The contents of slot 0, and of every slot that was reserved for a conditional object and never filled.
    static let null = "$null"
    static let classKey = "$class"
    static let classNameKey = "$classname"
    static let classChainKey = "$classes"

    /// The names of classes whose objects may be created if the class is unknown.
    static let classFallbacksKey = "$classhints"

    /// The last class of every superclass chain.
    static let rootClassName = "NSObject"

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

    /// No archive has so many values, and one more is still a number.
    private static let greatestNumber = 1 << 30

    /// The number in a key that consists of a prefix and a number; `nil` for all other keys.
    static func number(in key: String, after prefix: String) -> Int? {
        guard key.utf8.starts(with: prefix.utf8), let number = Int(Substring(key.utf8.dropFirst(prefix.utf8.count))),
            0...greatestNumber ~= number,
            "\(prefix)\(number)" == key
        else { return nil }
        return number
    }

    /// The key as the caller specified it.
    static func unescaped(_ key: String) -> String {
        key.utf8.starts(with: "$$".utf8) ? String(Substring(key.utf8.dropFirst())) : key
    }

    /// Whether a key is one of the archiver's own.
    static func isReserved(_ key: String) -> Bool {
        key.utf8.first == UInt8(ascii: "$") && !key.utf8.starts(with: "$$".utf8)
    }
}

/// The texts of nearly every archive. Their numbers are their places among the known texts, which are the same in every
/// archive. The keys of class descriptions are in the order in which they are written.
enum OwnText: Int, CaseIterable {
    case classNameKey, classChainKey, classFallbacksKey, classKey, null, time, elements
    case versionKey, archiverKey, archiverName, topKey, objectsKey

    var text: String {
        switch self {
        case .classNameKey: KeyedArchiveFormat.classNameKey
        case .classChainKey: KeyedArchiveFormat.classChainKey
        case .classFallbacksKey: KeyedArchiveFormat.classFallbacksKey
        case .classKey: KeyedArchiveFormat.classKey
        case .null: KeyedArchiveFormat.null
        case .time: FoundationKey.time
        case .elements: FoundationKey.elements
        case .versionKey: KeyedArchiveFormat.versionKey
        case .archiverKey: KeyedArchiveFormat.archiverKey
        case .archiverName: KeyedArchiveFormat.archiverName
        case .topKey: KeyedArchiveFormat.topKey
        case .objectsKey: KeyedArchiveFormat.objectsKey
        }
    }
}
