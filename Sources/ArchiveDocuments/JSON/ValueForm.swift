// How plain JSON values under a key are stored: once for each class and key, instead of at each value.
//
//     "classes": {"SKEmitterNode": {"keys": {"_birthrate": "real", "_xScale": "slot real"}}}

import Archiving
import PropertyLists

/// The form of the plain values under a key, or of the elements of a collection.
struct ValueForm: Equatable {
    enum Number {
        case integer, real, float
    }

    /// The leaves that a plain JSON value can represent.
    struct Leaves: OptionSet {
        let rawValue: UInt8

        static let number = Leaves(rawValue: 1)
        static let boolean = Leaves(rawValue: 2)
        static let data = Leaves(rawValue: 4)
        static let string = Leaves(rawValue: 8)

        /// The set with one leaf; empty if no plain value represents it.
        static func of(_ leaf: PropertyList) -> Leaves {
            switch leaf {
            case .integer, .float, .double: .number
            case .boolean: .boolean
            case .data: .data
            case .string: .string
            default: []
            }
        }
    }

    /// What a number without a point or an exponent represents; `nil` if each number shows it.
    var number: Number?

    /// The leaves that are the contents of a slot, and not stored in place.
    var slots: Leaves = .string
    var isArrayInline = false

    /// The class of a plain array.
    var arrayClass = FoundationClass.array.name

    /// Values under keys, which contain numbers themselves.
    static let entry = ValueForm()

    /// Elements of collections, all of which refer to slots.
    static let element = ValueForm(slots: [.number, .boolean, .data, .string])

    /// Values that are stored in place, or are the contents of a slot.
    static let inPlace = ValueForm(slots: [], isArrayInline: true)

    /// Whether a text is a word of the class table.
    static func isWord(_ word: String) -> Bool {
        var form = ValueForm()
        return form.apply(word)
    }

    /// Adds a word of the class table.
    mutating func apply(_ word: String) -> Bool {
        switch word {
        case "real": number = .real
        case "float": number = .float
        case "slot": (number, slots) = (.integer, slots.union(.number))
        case "slot real": (number, slots) = (.real, slots.union(.number))
        case "slot float": (number, slots) = (.float, slots.union(.number))
        case "slot bool": slots.insert(.boolean)
        case "slot data": slots.insert(.data)
        case "inline string": slots.remove(.string)
        case "inline array": isArrayInline = true
        case _ where word != Self().arrayClass && FoundationClass.byName[word]?.hasElements == true: arrayClass = word
        default: return false
        }
        return true
    }
}

/// The forms of a document's classes, collected from its objects.
struct ValueFormTable {
    /// The words for the kinds of JSON values; an empty word is the usual form, `nil` that objects differ.
    private struct Words {
        var words: [Kind: String?] = [:]

        mutating func add(_ kind: Kind, _ word: String) {
            if let known = words[kind] {
                if known != word { words[kind] = .some(nil) }
            } else {
                words[kind] = .some(word)
            }
        }
    }

    private enum Kind: Int {
        case number, boolean, data, string, array
    }

    /// The words of a class, by key, and its keys in the order of its objects.
    private struct ClassWords {
        private(set) var byKey: [ExactText: Words] = [:]
        private(set) var keys: [String] = []

        mutating func add(_ key: String, _ kind: Kind, _ word: String) {
            let exactKey = ExactText(key)
            if byKey[exactKey] == nil { keys.append(key) }
            byKey[exactKey, default: Words()].add(kind, word)
        }
    }

    private var table: [ArchivedObject.ClassDescription: ClassWords] = [:]
    private var forms: [ArchivedObject.ClassDescription: [ExactText: ValueForm]] = [:]

    /// Adds the values of an object of a class, which is looked up once.
    mutating func add(
        _ object: ArchivedObject, of description: ArchivedObject.ClassDescription,
        arrayClass: (ArchivedObject) throws(InspectionError) -> String?
    ) throws(InspectionError) {
        var words: [(key: String, kind: Kind, word: String)] = []
        for entry in object.entries {
            guard let (kind, word) = try Self.word(for: entry.value, arrayClass) else { continue }
            words.append((entry.key, kind, word))
        }
        func add(to classWords: inout ClassWords) {
            for (key, kind, word) in words { classWords.add(key, kind, word) }
        }
        add(to: &table[description, default: ClassWords()])
    }

    private static func word(
        for value: ArchivedObject.Value, _ arrayClass: (ArchivedObject) throws(InspectionError) -> String?
    ) throws(InspectionError) -> (Kind, String)? {
        switch value {
        case .array: return (.array, "inline array")
        case .inline(let leaf):
            switch leaf {
            case .integer: return (.number, "")
            case .float: return (.number, "float")
            case .double: return (.number, "real")
            case .boolean: return (.boolean, "")
            case .data: return (.data, "")
            case .string: return (.string, "inline string")
            default: return nil
            }
        case .object(let object):
            switch object.value {
            case .integer?: return (.number, "slot")
            case .float?: return (.number, "slot float")
            case .double?: return (.number, "slot real")
            case .boolean?: return (.boolean, "slot bool")
            case .data?: return (.data, "slot data")
            case .string?: return (.string, "")
            case nil:
                guard let name = try arrayClass(object) else { return nil }
                return (.array, name == ValueForm().arrayClass ? "" : name)
            default: return nil
            }
        default: return nil
        }
    }

    func words(of description: ArchivedObject.ClassDescription) -> [(key: String, words: [String])] {
        let classWords = table[description]
        return (classWords?.keys ?? []).compactMap { key in
            guard let words = classWords?.byKey[ExactText(key)]?.words else { return nil }
            let used = words.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap(\.value).filter { !$0.isEmpty }
            return used.isEmpty ? nil : (key, used)
        }
    }

    /// The forms of the values of a class, by key; keys of the usual form are missing.
    mutating func forms(of description: ArchivedObject.ClassDescription) -> [ExactText: ValueForm] {
        if let known = forms[description] { return known }
        var result: [ExactText: ValueForm] = [:]
        for (key, words) in table[description]?.byKey ?? [:] {
            var form = ValueForm.entry
            for case let word? in words.words.values where !word.isEmpty { _ = form.apply(word) }
            if form != .entry { result[key] = form }
        }
        forms[description] = result
        return result
    }
}
