// What a type is in archives.

import CodingSchema

extension SchemaType {
    /// Values stand under keys composed with the value's key, not under the key itself.
    var standsUnderOwnKeys: Bool {
        switch self {
        case .structure, .union, .indexed: true
        default: false
        }
    }

    /// In a collection, and of classes everywhere, the archive holds an object that names its class.
    var namesItself: Bool {
        switch self {
        case .object, .anyCoding, .structure, .union: true
        default: false
        }
    }

    /// How many bytes each number of a packed array takes.
    var packedWidth: Int {
        switch self {
        case .integer(let type): type.bitCount / 8
        case .float: 4
        default: 8
        }
    }

    /// The type in a sentence.
    var phrase: String {
        switch self {
        case .bool: "a boolean"
        case .integer: "an integer"
        case .float, .double: "a real number"
        case .string: "a string"
        case .data: "data"
        case .date: "a date"
        case .url: "a URL"
        case .uuid: "a UUID"
        case .decimal: "a decimal number"
        case .geometry(let geometry): "a \(geometry.rawValue)"
        case .array: "an array"
        case .dictionary: "a dictionary"
        case .set: "a set"
        case .object(let schemaClass): "an object of '\(schemaClass.name)'"
        case .anyCoding: "an object"
        case .enumeration(let enumeration): "a raw value of '\(enumeration.name)'"
        case .structure(let structure): "a '\(structure.name)'"
        case .union(let union): "a '\(union.name)'"
        case .bits(let bits): "the bits of '\(bits.name)'"
        case .optional(let element): element.phrase
        case .packed: "packed numbers"
        case .indexed: "an indexed array"
        }
    }

    /// Values are never archived without a key: an indexed array may be empty, and a struct's fields may all be nil.
    var hasRequiredKey: Bool {
        var question = KeyQuestion(countsEnded: false)
        return question.needsKey(self, depth: 0)
    }

    /// A field of the type that must be there reads without any key: an `indexed` array, which is then empty, and a
    /// struct whose fields all take defaults.
    var readsWithoutKey: Bool {
        var question = KeyQuestion(countsEnded: true)
        return !question.needsKey(self, depth: 0)
    }

    /// How many structs a reader reads inside each other; archives hold no more.
    static let maximumNesting = 32
}

/// Whether a value of a type needs a key: of a struct, whether one of its fields does.
private struct KeyQuestion {
    private struct Place: Hashable {
        let structure: ObjectIdentifier
        let depth: Int
    }

    /// Fields that are no longer written count too: they are read.
    let countsEnded: Bool

    /// Each struct is asked once at each depth, however many fields are of it.
    private var known: [Place: Bool] = [:]

    init(countsEnded: Bool) { self.countsEnded = countsEnded }

    mutating func needsKey(_ type: SchemaType, depth: Int) -> Bool {
        switch type {
        case .indexed: return false
        case .structure(let structure):
            guard depth < SchemaType.maximumNesting else { return false }
            let place = Place(structure: ObjectIdentifier(structure), depth: depth)
            if let answer = known[place] { return answer }
            var answer = false
            for field in structure.fields where field.isArchived && field.isRequired {
                guard countsEnded || field.until == nil else { continue }
                answer = needsKey(field.type, depth: depth + 1)
                if answer { break }
            }
            known[place] = answer
            return answer
        default: return true
        }
    }
}

extension SchemaField {
    /// An archive without the field's keys does not hold the struct.
    var mustBePresent: Bool { isArchived && isRequired && until == nil && type.hasRequiredKey }
}

extension SchemaIntegerType {
    /// Whether every number of another type is one of this type.
    func containsAll(of other: SchemaIntegerType) -> Bool {
        if isSigned == other.isSigned { return other.bitCount <= bitCount }
        return isSigned && other.bitCount < bitCount
    }
}
