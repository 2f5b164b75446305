// Which keys tell that a value is there: what generated code asks an archive before it reads.
//
//     plain value       its key
//     struct            that of its first required field, or else that of any
//     enum with cases   those of one case's required values
//     indexed           that of its first element
//
// The generator and the review have rules of their own for this, and share none of it on purpose: tests hold each to
// what compiled classes do, so that a mistake in one doesn't hide in the others.

import CodingSchema
import PropertyLists

/// The entries of one object, asked for values under composed keys.
struct ArchivePresence {
    let entries: [String: PropertyList]

    /// Values that contain themselves through their own keys would be asked without end.
    private static let greatestDepth = 100

    func hasValue(of type: SchemaType, forKey key: String, depth: Int = 0) -> Bool {
        guard depth < Self.greatestDepth else { return false }
        switch type {
        case .structure(let structure):
            return isArchived(structure, under: key, depth: depth + 1) || hasNull(forKey: key)
        case .union(let union):
            let isThere = union.cases.contains { isArchived($0, under: key, depth: depth + 1) }
            return isThere || hasNull(forKey: key)
        case .indexed(let element): return hasValue(of: element, forKey: key + "[0]", depth: depth + 1)
        case .optional(let wrapped): return hasValue(of: wrapped, forKey: key, depth: depth + 1)
        default: return entries[key] != nil
        }
    }

    /// The field's own key or one of its fallback keys is there.
    func hasValue(of field: SchemaField) -> Bool {
        if hasValue(of: field.type, forKey: field.key) { return true }
        return field.fallbacks.contains { fallback in
            fallback.keys.contains { hasValue(of: fallback.conversion?.type ?? field.type, forKey: $0) }
        }
    }

    /// The key is there and holds nil.
    func hasNull(forKey key: String) -> Bool {
        if case .uid(let uid)? = entries[key] { uid.value == 0 } else { false }
    }

    func isArchived(_ structure: SchemaStructure, under key: String, depth: Int = 0) -> Bool {
        let fields = structure.fields.filter(\.isArchived)
        if let telling = fields.first(where: \.mustBePresent) { return hasValue(of: telling, under: key, depth) }
        if fields.contains(where: { hasValue(of: $0, under: key, depth) }) { return true }
        return structure.version != 0 && entries[SchemaKey.composed(key, structure.versionKey)] != nil
    }

    func isArchived(_ unionCase: SchemaUnionCase, under key: String, depth: Int = 0) -> Bool {
        if let ownKey = unionCase.key { return entries[SchemaKey.composed(key, ownKey)] != nil }
        let required = unionCase.elements.filter { !$0.isOptional && $0.type.hasRequiredKey }
        return (required.isEmpty ? unionCase.elements : required).allSatisfy { element in
            hasValue(of: element.type, forKey: SchemaKey.composed(key, element.key), depth: depth)
        }
    }

    private func hasValue(of field: SchemaField, under key: String, _ depth: Int) -> Bool {
        if hasValue(of: field.type, forKey: SchemaKey.composed(key, field.key), depth: depth) { return true }
        return field.fallbacks.contains { fallback in
            let type = fallback.conversion?.type ?? field.type
            return fallback.keys.contains {
                hasValue(of: type, forKey: SchemaKey.composed(key, $0), depth: depth)
            }
        }
    }
}

extension SchemaField {
    /// An archive without the field's keys does not hold the value that the field is part of.
    fileprivate var mustBePresent: Bool { isRequired && until == nil && type.hasRequiredKey }
}

extension SchemaType {
    /// The value stands under keys of its own.
    var hasOwnKeys: Bool {
        switch self {
        case .structure, .union, .indexed: true
        default: false
        }
    }

    /// Values are never archived without a key.
    var hasRequiredKey: Bool {
        switch self {
        case .indexed: return false
        case .structure(let structure):
            var met: Set<ObjectIdentifier> = []
            return structure.hasRequiredKey(met: &met, depth: 0)
        default: return true
        }
    }
}

extension SchemaStructure {
    /// Every archive of a value holds some key; each struct is asked once.
    fileprivate func hasRequiredKey(met: inout Set<ObjectIdentifier>, depth: Int) -> Bool {
        guard depth < SampleBuilder.greatestDepth, met.insert(ObjectIdentifier(self)).inserted else { return false }
        for field in fields where field.isArchived && field.isRequired && field.until == nil {
            switch field.type {
            case .indexed: continue
            case .structure(let structure):
                if structure.hasRequiredKey(met: &met, depth: depth + 1) { return true }
            default: return true
            }
        }
        return false
    }
}
