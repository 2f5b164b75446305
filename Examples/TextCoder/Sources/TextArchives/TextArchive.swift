// What a text archive holds, between its text and the coders.
//
//     text archive 1
//     root = @1                          the top level: entries with keys, and after a dash those without
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

    /// What every text archive begins with.
    static let firstLine = "text archive 1"

    /// How deep values may stand inside each other: a level takes a part of the stack.
    static let greatestDepth = 64
}

/// An object.
struct TextObject {
    let className: String
    var entries: TextEntries
}

/// A value as the text spells it.
indirect enum TextValue {
    case null
    case boolean(Bool)

    /// An integer's digits: whether they fit is the question of the type that is asked for.
    case integer(String)
    case float(Float)
    case double(Double)
    case string(String)

    /// What has a word before it, such as `date 12.5`.
    case tagged(Tag, [TextValue])
    case reference(Int)

    /// The elements; of a dictionary its keys, then its values.
    case collection(CollectionKind, [TextValue])
    case structure(String, TextEntries)

    enum Tag: String {
        case data, date, url, uuid, decimal, point, size, rectangle, range
        case relativeURL = "relative"

        /// How many values follow the word.
        var count: Int {
            switch self {
            case .data, .date, .uuid, .decimal, .url: 1
            case .relativeURL, .point, .size, .range: 2
            case .rectangle: 4
            }
        }

        /// The word's value, for errors.
        var phrase: String {
            switch self {
            case .data: "data"
            case .url, .relativeURL: "a URL"
            case .uuid: "a UUID"
            case .decimal: "a decimal number"
            case .date, .point, .size, .rectangle, .range: "a \(rawValue)"
            }
        }
    }

    /// The value in words, for errors.
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

/// Entries in their order: with keys, of which the last of equal ones counts, and without.
struct TextEntries {
    private(set) var all: [(key: String?, value: TextValue)] = []
    private var places: [String: Int] = [:]
    private var unkeyedPlaces: [Int] = []

    mutating func append(_ value: TextValue, forKey key: String?) {
        if let key { places[key] = all.count } else { unkeyedPlaces.append(all.count) }
        all.append((key, value))
    }

    subscript(key: String) -> TextValue? { places[key].map { all[$0].value } }

    /// The value with a number among those without keys.
    func unkeyed(_ number: Int) -> TextValue? {
        number < unkeyedPlaces.count ? all[unkeyedPlaces[number]].value : nil
    }
}
