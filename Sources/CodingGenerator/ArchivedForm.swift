// What stands in an archive for a value of a type, and the text that converts one into the other.
//
//     in Swift                 in the archive                  written                      read
//     any Coding               AnyCoding                       AnyCoding(self.x)            ….object
//     packed [Float]           PackedLittleEndian<Float>       PackedLittleEndian(self.x)   ….elements
//     indexed [T]              Indexed<T>                      Indexed(self.x)              ….elements
//     CGPoint, CGSize, …       PointValue, SizeValue, …        PointValue(self.x)           ….point, ….size, …
//     [T], [K: V], T?          the same of the archived form   ….map { … }                  ….map { … }
//     everything else          itself                          self.x                       …
//
// What is read always comes last, after a dot, so that it can follow a `?`. The members of sets and the keys of
// dictionaries are hashed; none of the types with another form may be one.

import CodingSchema

extension SchemaType {
    /// The type of what stands in the archive.
    var archivedText: String {
        switch self {
        case .anyCoding: "AnyCoding"
        case .geometry(let geometry): geometry.archivedName
        case .packed(let element, let isBigEndian):
            "\(isBigEndian ? "PackedBigEndian" : "PackedLittleEndian")<\(element.swiftText)>"
        case .indexed(let element): "Indexed<\(element.archivedText)>"
        case .array(let element): "[\(element.archivedText)]"
        case .dictionary(let key, let value): "[\(key.swiftText): \(value.archivedText)]"
        case .optional(let element): element.archivedText + "?"
        default: swiftText
        }
    }

    /// Values are archived as they are.
    var isArchivedAsItIs: Bool {
        switch self {
        case .anyCoding, .geometry, .packed, .indexed: false
        case .array(let element), .dictionary(_, let element), .optional(let element): element.isArchivedAsItIs
        default: true
        }
    }

    /// The archived form of a value.
    ///
    /// - Parameters:
    ///   - text: an expression of this type.
    ///   - isOptional: the expression's type, and the result's, is the optional one.
    func archived(_ text: String, isOptional: Bool = false) -> String {
        if isArchivedAsItIs { return text }
        let access = isOptional ? text + "?" : text
        switch self {
        case .array(let element):
            return "\(access).map { \(element.archived("$0")) }"
        case .dictionary(_, let value):
            return "\(access).mapValues { \(value.archived("$0")) }"
        case .optional(let element):
            return element.archived(text, isOptional: true)
        default:
            return isOptional ? "\(text).map { \(made(from: "$0")) }" : made(from: text)
        }
    }

    /// The value whose archived form an expression gives.
    func restored(_ text: String, isOptional: Bool = false) -> String {
        if isArchivedAsItIs { return text }
        let access = isOptional ? text + "?" : text
        switch self {
        case .anyCoding: return "\(access).object"
        case .geometry(let geometry): return "\(access).\(geometry.restoringMember)"
        case .packed: return "\(access).elements"
        case .indexed(let element): return SchemaType.array(element).restored("\(access).elements")
        case .array(let element): return "\(access).map { \(element.restored("$0")) }"
        case .dictionary(_, let value): return "\(access).mapValues { \(value.restored("$0")) }"
        case .optional(let element): return element.restored(text, isOptional: true)
        default: return text
        }
    }

    /// The archived form where it is the result of a call.
    private func made(from text: String) -> String {
        switch self {
        case .anyCoding: "AnyCoding(\(text))"
        case .geometry(let geometry): "\(geometry.archivedName)(\(text))"
        case .packed(_, let isBigEndian): "\(isBigEndian ? "PackedBigEndian" : "PackedLittleEndian")(\(text))"
        case .indexed(let element): "Indexed(\(SchemaType.array(element).archived(text)))"
        default: text
        }
    }
}

extension SchemaType {
    /// The key alone does not tell whether a value is there: the value has keys of its own.
    var hasOwnKeys: Bool {
        switch self {
        case .structure, .union, .indexed: true
        default: false
        }
    }

    /// Values are never archived without a key: an array whose elements have keys may be empty, and a struct's fields
    /// may all be nil.
    var hasRequiredKey: Bool {
        var met: Set<ObjectIdentifier> = []
        switch self {
        case .indexed: return false
        case .structure(let structure): return structure.hasRequiredKey(met: &met)
        default: return true
        }
    }

    /// The condition that a value of this type is there under a key.
    func presence(forKey key: String) -> String {
        let type = hasOwnKeys ? "of: \(archivedText).self, " : ""
        return "unarchiver.containsValue(\(type)forKey: \(SwiftStringLiteral.text(key)))"
    }
}

extension SchemaStructure {
    /// Every archive of a value holds some key. Otherwise the fields' defaults make the value, and no key tells.
    ///
    /// - Parameter met: the structs that were looked at: each is asked once, however many fields are of it.
    fileprivate func hasRequiredKey(met: inout Set<ObjectIdentifier>) -> Bool {
        guard met.insert(ObjectIdentifier(self)).inserted else { return false }
        for field in archivedFields where field.isRequired && field.isWritten {
            switch field.type {
            case .indexed: continue
            case .structure(let structure): if structure.hasRequiredKey(met: &met) { return true }
            default: return true
            }
        }
        return false
    }
}

extension SchemaFieldOwner {
    /// The fields that an archive holds.
    var archivedFields: [SchemaField] { fields.filter { !$0.isTransient } }
}

extension SchemaField {
    /// An archive without the field's keys does not hold the value.
    var mustBePresent: Bool { isRequired && isWritten && type.hasRequiredKey }
}

extension SchemaGeometry {
    /// The archived form's type.
    var archivedName: String {
        switch self {
        case .point: "PointValue"
        case .size: "SizeValue"
        case .rectangle: "RectangleValue"
        case .range: "RangeValue"
        }
    }

    /// The member of the archived form that is the value; a file that needs it declares it.
    var restoringMember: String {
        switch self {
        case .point: "point"
        case .size: "size"
        case .rectangle: "rectangle"
        case .range: "range"
        }
    }
}
