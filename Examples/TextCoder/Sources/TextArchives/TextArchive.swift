// The contents of a text archive: the stage between its text and the coders.
//
//     text archive 1
//     root = @1                          the top level: entries with keys, and after a dash entries without
//     - 3
//
//     @1 "Fleet"                         an object, its class, and its entries
//       name = "North"
//       ships = [ @2 @3 ]

import Archiving

/// The values at the top level, and the objects by their numbers.
struct TextArchive {
    var top = TextEntries()
    var objects: [Int: TextObject] = [:]

    /// The first line of every text archive.
    static let firstLine = "text archive 1"

    /// The maximum depth to which values may be nested. Each level uses stack space.
    static let greatestDepth = 64
}

/// An object.
struct TextObject {
    let className: String
    var entries: TextEntries
}

/// A value as it is written in the text.
indirect enum TextValue {
    case null
    case boolean(Bool)

    /// The digits of an integer. Whether they fit depends on the type that is decoded.
    case integer(String)
    case float(Float)
    case double(Double)
    case string(String)

    /// Values after a word, such as `date 12.5`.
    case tagged(Tag, [TextValue])
    case reference(Int)

    /// The elements. A dictionary has its keys first, then its values.
    case collection(CollectionKind, [TextValue])
    case structure(String, TextEntries)

    enum Tag: String {
        case data, date, url, uuid, decimal, point, size, rectangle, range, vector, transform, insets
        case relativeURL = "relative"

        /// The number of values that follow the word.
        var count: Int {
            switch self {
            case .data, .date, .uuid, .decimal, .url: 1
            case .relativeURL, .point, .size, .range, .vector: 2
            case .rectangle, .insets: 4
            case .transform: 6
            }
        }

        /// A description of the word's value for error messages.
        var phrase: String {
            switch self {
            case .data: "data"
            case .url, .relativeURL: "a URL"
            case .uuid: "a UUID"
            case .decimal: "a decimal number"
            case .date, .point, .size, .rectangle, .range, .vector, .transform: "a \(rawValue)"
            case .insets: "edge insets"
            }
        }
    }

    /// A description of the value for error messages.
    var phrase: String {
        switch self {
        case .null: "nil"
        case .boolean: "a boolean"
        case .integer: "an integer"
        case .float, .double: "a real"
        case .string: "a string"
        case .tagged(let tag, _): tag.phrase
        case .reference: "an object"
        case .collection(let kind, _): kind == .array ? "an array" : "a \(kind)"
        case .structure(let name, _): "a '\(name)'"
        }
    }
}

/// Ordered entries with and without keys. If several entries have the same key, the last one counts.
struct TextEntries {
    private(set) var all: [(key: String?, value: TextValue)] = []
    private var places: [String: Int] = [:]
    private var unkeyedPlaces: [Int] = []

    mutating func append(_ value: TextValue, forKey key: String?) {
        if let key { places[key] = all.count } else { unkeyedPlaces.append(all.count) }
        all.append((key, value))
    }

    subscript(key: String) -> TextValue? { places[key].map { all[$0].value } }

    /// Returns the value with an index among the values without keys.
    func unkeyed(_ number: Int) -> TextValue? {
        number < unkeyedPlaces.count ? all[unkeyedPlaces[number]].value : nil
    }
}
