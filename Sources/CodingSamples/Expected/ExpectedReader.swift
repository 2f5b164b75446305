// The result of reading an archive with the current classes, from the schema alone: the plan's reads on stored objects.

import ArchiveDocuments
import Archiving
import CodingSchema
import PropertyLists

/// Reads objects as generated code does.
final class ExpectedReader {
    typealias Part = (name: String, value: ReadValue)

    let catalog: ClassCatalog
    private static let maximumDepth = 100

    /// The limit for the work that an archive may cause.
    private var remainingValues: Int

    /// Records what happens while values are read; `nil` for expectations.
    let events: ReadingEvents?

    /// - Parameter events: records what happens. Values are then also checked where only Swift knows the result.
    init(_ catalog: ClassCatalog, events: ReadingEvents? = nil, maximumValueCount: Int = 2_000_000) {
        self.catalog = catalog
        self.events = events
        remainingValues = maximumValueCount
    }

    /// All archived fields of an object, the superclass's first.
    func fields(
        of object: ArchivedObject, as schemaClass: SchemaClass, path: String
    ) throws(SampleError) -> [Part] {
        guard let stored = StoredObject(object, path: path) else {
            throw SampleError(at: path, "there is no object")
        }
        var result: [Part] = []
        for owner in schemaClass.chain { result += try fields(of: owner, in: stored, under: "", path: path, 0) }
        return result
    }

    /// The object of a reference.
    func object(
        _ object: ArchivedObject?, as expected: SchemaClass?, path: String
    ) throws(SampleError) -> ReadValue {
        guard let object, let description = object.classDescription else {
            throw SampleError(at: path, "there is no object")
        }
        guard let schemaClass = catalog.owner(of: description) as? SchemaClass else {
            throw SampleError(
                at: path, "no class of the schema reads objects that are archived as '\(description.name)'",
                unknownClassName: description.name)
        }
        if let expected, !schemaClass.isKind(of: expected) {
            throw SampleError(at: path, "'\(schemaClass.name)' is not a '\(expected.name)'")
        }
        // Only Swift knows which object replaces it.
        if events == nil, schemaClass.chain.contains(where: { $0.uniqueFunction != nil }) { return .unknown }
        return .object(object, schemaClass)
    }

    // MARK: Fields

    private func fields(
        of owner: SchemaOwner, in object: StoredObject, under prefix: String, path: String, _ depth: Int
    ) throws(SampleError) -> [Part] {
        try check(depth, path)
        var result: [Part] = []
        for read in owner.plan.reads {
            let candidate = read.candidate(in: object.presence, under: prefix)
            let key = SchemaKey.composed(prefix, candidate?.key ?? read.field.key)
            // Expectations have the names of fields, as programs do; an archive has keys.
            let path = events == nil ? "\(path).\(read.field.name)" : object.path(toKey: key)
            let value = try value(of: read, candidate, key, in: object, under: prefix, path: path, depth)
            result.append((read.field.name, value))
        }
        return result
    }

    private func value(
        of read: ReadStep, _ candidate: ReadStep.Candidate?, _ key: String, in object: StoredObject,
        under prefix: String, path: String, _ depth: Int
    ) throws(SampleError) -> ReadValue {
        let field = read.field
        if let candidate {
            if candidate.isFallback { events?.addFallback(field, under: prefix, from: key, path: path) }
            if candidate.isConverted {
                // The function is unknown, but not the value that it takes.
                if events != nil {
                    _ = try value(
                        of: candidate.type, candidate.isOptional, in: object, key: key, path: path, depth)
                }
                return .unknown
            }
            return try value(of: candidate.type, candidate.isOptional, in: object, key: key, path: path, depth)
        }
        if read.refusesOtherKinds, object.values[key] != nil {
            throw SampleError(at: path, "a value of another kind is present")
        }
        if !read.missing.isNull { events?.addDefault(field, of: object, under: prefix, read.missing) }
        switch read.missing {
        case .null: return .null
        case .expression, .function: return .unknown
        case .literal where field.valueType.isConverted: return .unknown
        case .literal(let text): return LiteralText.value(text, type: field.type)?.readValue ?? .unknown
        case .error: throw SampleError(at: path, "no key is present, and there is no default")
        case .ownFields where field.valueType.isConverted: return .unknown
        case .noElements, .ownFields:
            return try value(of: field.type, false, in: object, key: key, path: path, depth)
        }
    }

    /// A value under a key, or under keys composed with it.
    private func value(
        of type: SchemaType, _ isOptional: Bool, in object: StoredObject, key: String, path: String, _ depth: Int
    ) throws(SampleError) -> ReadValue {
        switch type.plain {
        case .structure(let structure):
            if isOptional, !object.presence.hasParts(of: structure.plan, under: key) { return .null }
            let parts = try fields(of: structure, in: object, under: key, path: path, depth + 1)
            try checkBuiltIn(structure, parts, path: path)
            return .parts(title: structure.lastName, parts)
        case .union(let union):
            if isOptional, object.presence.presentCase(of: union.plan, under: key) == nil { return .null }
            return try self.union(union, in: object, under: key, path: path, depth + 1)
        case .indexed(let element):
            if isOptional, object.presence.hasNull(forKey: key) { return .null }
            var elements: [ReadValue] = []
            while object.presence.hasValue(of: element, forKey: "\(key)[\(elements.count)]") {
                let elementKey = "\(key)[\(elements.count)]"
                elements.append(try value(of: element, false, in: object, key: elementKey, path: path, depth + 1))
            }
            return .list(elements)
        case .optional(let wrapped) where wrapped.hasOwnKeys:
            return try value(of: wrapped, true, in: object, key: key, path: path, depth)
        default:
            guard let value = object.values[key] else { throw SampleError(at: path, "no key is present") }
            return try self.value(value, type: isOptional ? .optional(type) : type, path: path, depth)
        }
    }

    private func union(
        _ union: SchemaUnion, in object: StoredObject, under prefix: String, path: String, _ depth: Int
    ) throws(SampleError) -> ReadValue {
        guard let found = object.presence.presentCase(of: union.plan, under: prefix) else {
            throw SampleError(at: path, "no case of '\(union.name)' is present")
        }
        var parts: [Part] = []
        for element in found.unionCase.elements {
            let key = SchemaKey.composed(prefix, element.key)
            let isMissing = element.isOptional && !object.presence.hasValue(of: element.type, forKey: key)
            let value: ReadValue =
                try isMissing
                ? .null
                : element.valueType.isConverted
                    ? .unknown
                    : value(of: element.type, element.isOptional, in: object, key: key, path: path, depth)
            parts.append((element.label ?? "0", value))
        }
        return .parts(title: "\(union.lastName).\(found.name)", parts)
    }

    // MARK: Values

    /// Structs that are shared, or that contain themselves, are read each time that they are referenced.
    private func check(_ depth: Int, _ path: String) throws(SampleError) {
        guard depth < Self.maximumDepth else { throw SampleError(at: path, "values are nested too deep") }
        remainingValues -= 1
        guard remainingValues >= 0 else { throw SampleError(at: path, "the archive has too many values") }
    }

    /// A value under one key, or an element.
    private func value(
        _ value: ArchivedObject.Value, type: SchemaType, path: String, _ depth: Int
    ) throws(SampleError) -> ReadValue {
        try check(depth, path)
        let type = type.plain
        if case .optional(let wrapped) = type {
            return value.isNull ? .null : try self.value(value, type: wrapped, path: path, depth + 1)
        }
        if value.isNull { throw SampleError(at: path, "nil where a value is required") }
        switch type {
        case .array(let element), .indexed(let element):
            return .list(try elements(value.object?.elements, type: element, path: path, depth + 1))
        case .set(let element, .ordered):
            return .list(try elements(value.object?.elements, type: element, path: path, depth + 1))
        case .set(let element, .counted):
            let members = value.object?.countedMembers
            let keys = try elements(members?.map(\.member), type: element, path: path, depth + 1)
            return .dictionary(zip(keys, members ?? []).map { ($0, .leaf("\($1.count)")) })
        case .set(let element, .plain):
            return .set(try elements(value.object?.elements, type: element, path: path, depth + 1))
        case .dictionary(let keyType, let valueType):
            let entries = value.object?.dictionaryEntries
            let keys = try elements(entries?.map(\.key), type: keyType, path: path, depth + 1)
            let values = try elements(entries?.map(\.value), type: valueType, path: path, depth + 1)
            return .dictionary(zip(keys, values).map { ($0, $1) })
        case .object(let schemaClass): return try object(value.object, as: schemaClass, path: path)
        case .existential: return try object(value.object, as: nil, path: path)
        case .structure(let structure):
            let object = try element(structure, value, path: path)
            let parts = try fields(of: structure, in: object, under: "", path: path, depth + 1)
            try checkBuiltIn(structure, parts, path: path)
            return .parts(title: structure.lastName, parts)
        case .union(let union):
            let object = try element(union, value, path: path)
            return try self.union(union, in: object, under: "", path: path, depth + 1)
        default: return try leaf(value, type: type, path: path)
        }
    }

    /// A struct or enum that is a separate object.
    private func element(
        _ owner: SchemaOwner, _ value: ArchivedObject.Value, path: String
    ) throws(SampleError) -> StoredObject {
        guard let object = value.object, let name = object.className,
            ([owner.archivedName] + owner.formerNames).contains(name),
            let stored = StoredObject(try SequentialObject.keyed(object, as: owner, path: path), path: path)
        else { throw SampleError(at: path, "no '\(owner.archivedName)'") }
        return stored
    }

    private func elements(
        _ elements: [ArchivedObject.Value]?, type: SchemaType, path: String, _ depth: Int
    ) throws(SampleError) -> [ReadValue] {
        guard let elements else { throw SampleError(at: path, "no collection") }
        var result: [ReadValue] = []
        let isOptional = if case .optional = type.plain { true } else { false }
        for (position, element) in elements.enumerated() {
            result.append(
                try isOptional && element.isNilElement
                    ? .null : value(element, type: type, path: "\(path)[\(position)]", depth))
        }
        return result
    }
}
