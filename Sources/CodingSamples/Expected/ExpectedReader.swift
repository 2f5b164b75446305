// What today's classes make of an archive, found out from the schema alone: presence decides, then fallbacks, then
// defaults.

import CodingSchema
import PropertyLists

/// Reads objects as generated code does.
struct ExpectedReader {
    let graph: ArchivedGraph
    let catalog: ClassCatalog
    private let budget = ReadBudget()
    private static let greatestDepth = 100

    /// All archived fields of an object, the superclass's first.
    func fields(
        ofSlot slot: Int, as schemaClass: SchemaClass, path: String
    ) throws(SampleError) -> [(name: String, value: ReadValue)] {
        let presence = ArchivePresence(entries: graph.entries(ofSlot: slot))
        var result: [(name: String, value: ReadValue)] = []
        for owner in schemaClass.chain { result += try fields(of: owner, in: presence, under: "", path: path, 0) }
        return result
    }

    /// An object that a reference leads to.
    func object(
        in slot: Int, as expected: SchemaClass?, path: String
    ) throws(SampleError) -> ReadValue {
        guard let name = graph.className(of: graph.entries(ofSlot: slot)) else {
            throw SampleError("\(path): there is no object in slot \(slot)")
        }
        guard let schemaClass = catalog.schemaClass(archivedAs: name) else {
            throw SampleError("\(path): no class of the schema reads objects that are archived as '\(name)'")
        }
        if let expected, !schemaClass.isKind(of: expected) {
            throw SampleError("\(path): '\(schemaClass.name)' is not a '\(expected.name)'")
        }
        // Which object takes its place is Swift's to say.
        if schemaClass.chain.contains(where: { $0.uniqueFunction != nil }) { return .unknown }
        return .object(slot: slot, schemaClass)
    }

    // MARK: Fields

    private func fields(
        of owner: any SchemaFieldOwner, in presence: ArchivePresence, under prefix: String, path: String, _ depth: Int
    ) throws(SampleError) -> [(name: String, value: ReadValue)] {
        try check(depth, path)
        var result: [(name: String, value: ReadValue)] = []
        for field in owner.fields where field.isArchived {
            let value = try value(of: field, in: presence, under: prefix, path: "\(path).\(field.name)", depth)
            result.append((field.name, value))
        }
        return result
    }

    private func value(
        of field: SchemaField, in presence: ArchivePresence, under prefix: String, path: String, _ depth: Int
    ) throws(SampleError) -> ReadValue {
        let key = SchemaKey.composed(prefix, field.key)
        if presence.hasValue(of: field.type, forKey: key) {
            return try read(field.type, field.isOptional, in: presence, key: key, path: path, depth)
        }
        for fallback in field.fallbacks {
            let type = fallback.conversion?.type ?? field.type
            for fallbackKey in fallback.keys.map({ SchemaKey.composed(prefix, $0) })
            where presence.hasValue(of: type, forKey: fallbackKey) {
                if fallback.conversion != nil { return .unknown }
                return try read(type, field.isOptional, in: presence, key: fallbackKey, path: path, depth)
            }
        }
        switch field.value {
        case .nil: return .null
        case .function, .expression: return .unknown
        case .literal(let text):
            return LiteralText.value(text, type: field.type)?.readValue ?? .unknown
        case nil where field.isOptional: return .null
        case nil where field.type.hasRequiredKey:
            throw SampleError("\(path): no key is present, and there is no default")
        case nil: return try read(field.type, false, in: presence, key: key, path: path, depth)
        }
    }

    /// A value under a key, or under keys composed with it.
    private func read(
        _ type: SchemaType, _ isOptional: Bool, in presence: ArchivePresence, key: String, path: String, _ depth: Int
    ) throws(SampleError) -> ReadValue {
        switch type {
        case .structure(let structure):
            if isOptional, !presence.isArchived(structure, under: key) { return .null }
            let parts = try fields(of: structure, in: presence, under: key, path: path, depth + 1)
            return .parts(title: structure.name, parts)
        case .union(let union):
            if isOptional, !union.cases.contains(where: { presence.isArchived($0, under: key) }) { return .null }
            return try self.union(union, in: presence, under: key, path: path, depth + 1)
        case .indexed(let element):
            if isOptional, presence.hasNull(forKey: key) { return .null }
            var elements: [ReadValue] = []
            while presence.hasValue(of: element, forKey: "\(key)[\(elements.count)]") {
                let elementKey = "\(key)[\(elements.count)]"
                elements.append(try read(element, false, in: presence, key: elementKey, path: path, depth + 1))
            }
            return .list(elements)
        case .optional(let wrapped) where wrapped.hasOwnKeys:
            return try read(wrapped, true, in: presence, key: key, path: path, depth)
        default:
            guard let value = presence.entries[key] else { throw SampleError("\(path): no key is present") }
            return try self.value(value, type: isOptional ? .optional(type) : type, path: path, depth)
        }
    }

    private func union(
        _ union: SchemaUnion, in presence: ArchivePresence, under prefix: String, path: String, _ depth: Int
    ) throws(SampleError) -> ReadValue {
        let cases = union.cases.filter { !$0.isFallback } + union.cases.filter(\.isFallback)
        guard let unionCase = cases.first(where: { presence.isArchived($0, under: prefix) }) else {
            throw SampleError("\(path): no case of '\(union.name)' is present")
        }
        var parts: [(name: String, value: ReadValue)] = []
        for element in unionCase.elements {
            let key = SchemaKey.composed(prefix, element.key)
            let isThere = presence.hasValue(of: element.type, forKey: key)
            let value =
                !isThere && element.isOptional
                ? .null : try read(element.type, element.isOptional, in: presence, key: key, path: path, depth)
            parts.append((element.label ?? "0", value))
        }
        return .parts(title: "\(union.name).\(unionCase.name)", parts)
    }

    // MARK: Values

    /// Structs that are shared, or that contain themselves, are read each time that they are met.
    private func check(_ depth: Int, _ path: String) throws(SampleError) {
        guard depth < Self.greatestDepth else { throw SampleError("\(path): values are nested too deep") }
        guard budget.spend() else { throw SampleError("\(path): the archive has too many values") }
    }

    /// A value that stands under one key, or as an element.
    func value(
        _ value: PropertyList, type: SchemaType, path: String, _ depth: Int
    ) throws(SampleError) -> ReadValue {
        try check(depth, path)
        if case .optional(let wrapped) = type {
            if graph.found(value) == nil { return .null }
            return try self.value(value, type: wrapped, path: path, depth + 1)
        }
        guard let found = graph.found(value) else { throw SampleError("\(path): nil where a value is required") }
        switch type {
        case .array(let element), .indexed(let element):
            return .list(try elements(found.value, type: element, path: path, depth + 1))
        case .set(let element):
            let members = try elements(found.value, type: element, path: path, depth + 1)
            return members.isEmpty ? .list([]) : .set(members)
        case .dictionary(let keyType, let valueType):
            let keys = try elements(found.value, type: keyType, part: "NS.keys", path: path, depth + 1)
            let values = try elements(found.value, type: valueType, path: path, depth + 1)
            return .dictionary(zip(keys, values).map { ($0, $1) })
        case .object(let schemaClass): return try object(found.slot, as: schemaClass, path: path)
        case .anyCoding: return try object(found.slot, as: nil, path: path)
        case .structure(let structure):
            let presence = try element(structure, found, path: path)
            let parts = try fields(of: structure, in: presence, under: "", path: path, depth + 1)
            return .parts(title: structure.name, parts)
        case .union(let union):
            let presence = try element(union, found, path: path)
            return try self.union(union, in: presence, under: "", path: path, depth + 1)
        default: return try leaf(found.value, type: type, path: path)
        }
    }

    private func object(_ slot: Int?, as schemaClass: SchemaClass?, path: String) throws(SampleError) -> ReadValue {
        guard let slot else { throw SampleError("\(path): a value where an object is expected") }
        return try object(in: slot, as: schemaClass, path: path)
    }

    /// A struct that is an object of its own.
    private func element(
        _ owner: SchemaOwner, _ found: (value: PropertyList, slot: Int?), path: String
    ) throws(SampleError) -> ArchivePresence {
        guard let entries = found.value.dictionary, let name = graph.className(of: entries),
            name == owner.archivedName || owner.formerNames.contains(name)
        else { throw SampleError("\(path): no '\(owner.archivedName)'") }
        return ArchivePresence(entries: entries)
    }

    private func elements(
        _ collection: PropertyList, type: SchemaType, part: String = "NS.objects", path: String, _ depth: Int
    ) throws(SampleError) -> [ReadValue] {
        guard let elements = collection[part]?.array else { throw SampleError("\(path): no collection") }
        var result: [ReadValue] = []
        for (position, element) in elements.enumerated() {
            result.append(try value(element, type: type, path: "\(path)[\(position)]", depth))
        }
        return result
    }
}

/// How much an archive may make a reader do.
private final class ReadBudget {
    private var rest = 2_000_000

    /// False when all is spent.
    func spend() -> Bool {
        rest -= 1
        return rest >= 0
    }
}
