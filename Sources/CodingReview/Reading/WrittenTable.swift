// What an object of a class, or a value of a struct, holds in an archive: its keys, and what stands under each.
//
//     WrittenTable(Employee) ── entries by key: "EmpID" · "height" · "badge" · "colour" (also) · "salary" (constant)
//
//     a key that no entry has may be one inside a struct's: "origin.x" is "x" of the struct under "origin"

import CodingSchema

/// What stands under one key.
struct WrittenEntry {
    enum Source {
        /// A field's own key, or one of its `also` keys.
        case field(SchemaField)

        /// The constant of a retired key.
        case constant
        case version

        /// The key that tells keyed archives of a class that is sequential too.
        case marker
    }

    let key: String
    let source: Source
    let type: SchemaType

    /// The stage as which an enum is written.
    var asOf: Int?

    /// A function has made the value for older readers.
    var isConverted = false

    /// The value may be nil.
    var isOptional = false

    /// A nil stands there as one; otherwise the key is missing.
    var writesNull = false

    /// A reference that is nil where nothing else archives the object.
    var isConditional = false

    /// The writer has no such value, but fields under the keys that it would be composed of.
    var isScattered = false

    /// The key may be missing although nothing is nil: an array without elements, a case that is another.
    var mayBeMissing = false

    var field: SchemaField? {
        if case .field(let field) = source { field } else { nil }
    }

    init(key: String, source: Source, type: SchemaType) {
        self.key = key
        self.source = source
        self.type = type
    }

    /// A field under its own key.
    init(_ field: SchemaField) {
        self.init(key: field.key, source: .field(field), type: field.type)
        isOptional = field.isOptional
        writesNull = field.writesNull
        isConditional = field.isConditional
    }

    /// A field under a key of older readers.
    init(_ also: SchemaAlso, key: String, of field: SchemaField) {
        guard let conversion = also.conversion else {
            self.init(key: key, source: .field(field), type: field.type)
            isOptional = field.isOptional
            writesNull = field.writesNull
            isConditional = field.isConditional
            asOf = also.asOf
            return
        }
        self.init(key: key, source: .field(field), type: conversion.type)
        isOptional = conversion.isOptional
        isConverted = true
    }
}

/// All keys of a struct, or of a class and its superclasses.
struct WrittenTable {
    /// The entries that have keys of their own, composed with the entry's.
    private let composed: [WrittenEntry]
    private let find: (String) -> WrittenEntry?

    /// A class, with what it inherits.
    init(composed: [WrittenEntry], find: @escaping (String) -> WrittenEntry?) {
        self.composed = composed
        self.find = find
    }

    /// A struct, or a class's own keys.
    init(of owner: any SchemaFieldOwner) {
        let entries = WrittenEntry.entries(of: owner)
        let byKey = Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        composed = entries.filter(\.type.standsUnderOwnKeys)
        find = { byKey[$0] }
    }

    /// What stands under keys composed with a key.
    func scope(ofKey key: String) -> WrittenTable {
        WrittenTable(composed: []) { [self] in value(forKey: SchemaKey.composed(key, $0)) }
    }

    /// What stands under exactly this key.
    func entry(forKey key: String) -> WrittenEntry? { find(key) }

    /// What stands under a key, whoever composes it.
    func value(forKey key: String, depth: Int = 0) -> WrittenEntry? {
        if let entry = entry(forKey: key), !entry.type.standsUnderOwnKeys { return entry }
        guard depth < 32 else { return nil }
        for entry in composed {
            guard let rest = key.inner(of: entry.key) else { continue }
            if let found = entry.value(forInnerKey: rest, depth: depth) { return found }
        }
        return nil
    }

    /// The nil that stands under the key of a value with keys of its own.
    func writtenNull(forKey key: String) -> WrittenEntry? {
        guard let entry = entry(forKey: key), entry.type.standsUnderOwnKeys, entry.isOptional, entry.writesNull else {
            return nil
        }
        return entry
    }
}

extension WrittenEntry {
    /// What an owner writes itself, in its order: the version, the fields, the constants of retired keys.
    static func entries(of owner: any SchemaFieldOwner) -> [WrittenEntry] {
        if (owner as? SchemaClass)?.refusesCoding == true { return [] }
        var result: [WrittenEntry] = []
        if owner.version != 0 {
            result.append(WrittenEntry(key: owner.versionKey, source: .version, type: .integer(.int64)))
        }
        if let marker = (owner as? SchemaClass)?.keyedMarker {
            result.append(WrittenEntry(key: marker, source: .marker, type: .bool))
        }
        for field in owner.fields where field.isStillWritten {
            result.append(WrittenEntry(field))
            for also in field.also {
                result += also.keys.map { WrittenEntry(also, key: $0, of: field) }
            }
        }
        for retired in owner.retired {
            guard let constant = retired.stillWritten else { continue }
            result += retired.keys.map { WrittenEntry(key: $0, source: .constant, type: constant.type) }
        }
        return result
    }

    /// What stands under a key inside a value that has keys of its own; it belongs to the field that holds the value.
    fileprivate func value(forInnerKey key: String, depth: Int) -> WrittenEntry? {
        var found: WrittenEntry?
        switch type {
        case .structure(let structure):
            found = WrittenTable(of: structure).value(forKey: key, depth: depth + 1)
        case .union(let union):
            for unionCase in union.cases {
                if unionCase.key == key { found = WrittenEntry(key: key, source: source, type: .bool) }
                for element in unionCase.elements where element.key == key {
                    found = WrittenEntry(key: key, source: source, type: element.type)
                }
            }
            found?.mayBeMissing = union.cases.count > 1
        default:
            return nil
        }
        guard var result = found.map({ WrittenEntry(inner: $0, of: self) }) else { return nil }
        if isOptional { result.mayBeMissing = true }
        return result
    }

    private init(inner: WrittenEntry, of outer: WrittenEntry) {
        self = WrittenEntry(key: inner.key, source: outer.source, type: inner.type)
        isOptional = inner.isOptional
        writesNull = inner.writesNull
        isConditional = inner.isConditional
        mayBeMissing = inner.mayBeMissing
        asOf = inner.asOf
    }
}

extension String {
    /// What follows the key of a value with keys of its own; the key itself where that is empty.
    fileprivate func inner(of key: String) -> String? {
        if key.isEmpty { return self }
        guard utf8.count > key.utf8.count + 1, hasPrefix(key), utf8.dropFirst(key.utf8.count).first == UInt8(ascii: ".")
        else { return nil }
        return String(dropFirst(key.count + 1))
    }
}

extension SchemaType {
    /// Some value of the type is archived without any key: an array whose elements have keys, and a struct whose
    /// fields are all nil.
    func mayLeaveNoKey(depth: Int = 0) -> Bool {
        switch self {
        case .indexed: return true
        case .structure(let structure):
            guard depth < 32, structure.version == 0 else { return false }
            if structure.retired.contains(where: { $0.stillWritten != nil }) { return false }
            return structure.fields.allSatisfy { field in
                !field.isStillWritten || field.isOptional && !field.writesNull
                    || !field.isOptional && field.type.mayLeaveNoKey(depth: depth + 1)
            }
        default: return false
        }
    }
}
