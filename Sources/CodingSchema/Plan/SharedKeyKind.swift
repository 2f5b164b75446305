// The kinds of values that cases of an enum can store under one key, so that readers can distinguish the cases.

/// A kind of value that every reader recognizes without decoding it.
package enum SharedKeyKind {
    case number, string, data, date, url, uuid, decimal, array, dictionary, set
    case object(SchemaClass)

    /// The kind in schemas' terms; for an object, its class.
    package var text: String {
        if case .object(let schemaClass) = self { schemaClass.name } else { "\(self)" }
    }

    /// Whether a value of one kind can't be of the other: classes differ if neither inherits from the other.
    package func differs(from other: SharedKeyKind) -> Bool {
        switch (self, other) {
        case (.object(let first), .object(let second)):
            !first.chain.contains { $0 === second } && !second.chain.contains { $0 === first }
        default: text != other.text || isObject != other.isObject
        }
    }

    private var isObject: Bool { if case .object = self { true } else { false } }
}

extension SchemaType {
    /// The kind of the values under their key; `nil` if they have several keys, or none that all readers recognize.
    package var sharedKeyKind: SharedKeyKind? {
        switch self {
        case .bool, .integer, .float, .double, .bits: .number
        case .string, .foundation(.character): .string
        case .enumeration(let enumeration): enumeration.rawType.sharedKeyKind
        case .geometry(let geometry): geometry.isText(asObject: false) ? .string : nil
        case .variant(.boxed, .geometry): nil
        case .data, .packed: .data
        case .date: .date
        case .decimal: .decimal
        case .foundation(.url): .url
        case .foundation(.uuid): .uuid
        case .array: .array
        case .set(_, .plain): .set
        // Those with other keys have no kind of their own in all archives.
        case .dictionary(let key, _): if case .string? = key.sharedKeyKind { .dictionary } else { nil }
        case .structure(let structure): structure.isDictionary ? .dictionary : nil
        case .object(let schemaClass): schemaClass.external == nil ? .object(schemaClass) : nil
        case .variant(_, let type): type.sharedKeyKind
        case .converted(let conversion): conversion.archived.sharedKeyKind
        case .set, .foundation, .existential, .union, .optional, .indexed, .swift: nil
        }
    }
}

extension SchemaUnion {
    /// The keys that several cases have, each for its only value.
    var sharedKeys: Set<String> {
        if tag != nil { return [] }
        var seen: Set<String> = []
        return Set(cases.compactMap(\.onlyKey).filter { !seen.insert($0).inserted })
    }
}

extension SchemaUnionCase {
    fileprivate var onlyKey: String? { elements.count == 1 ? elements[0].key : nil }
}
