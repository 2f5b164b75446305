// What an object of a class, or a value of a struct, holds in an archive: its keys, and what is under each.
//
//     WrittenTable(Employee) ── entries by key: "EmpID" · "height" · "badge" · "colour" (also) · "salary" (constant)
//
//     a key that no entry has may be one inside a struct's: "origin.x" is "x" of the struct under "origin"

import CodingSchema

/// What is under one key.
struct WrittenEntry {
    private let step: WriteStep

    let key: String

    /// Whose value it is: of a part of a value that has keys of its own, that of the whole.
    let source: WriteStep.Source
    let type: SchemaType

    /// The writer has no such value, but fields under the keys that it would be composed of.
    private(set) var isScattered = false

    /// The key may be missing although nothing is nil: a case that is another.
    private(set) var mayBeMissing = false

    /// The stage as which an enum is written.
    var stage: Int? { step.stage }
    var isOptional: Bool { !isScattered && step.isOptional }
    var writesNull: Bool { !isScattered && step.writesNull }
    var isConditional: Bool { !isScattered && step.isConditional }

    var field: SchemaField? {
        if case .field(let field) = source { field } else { nil }
    }

    init(_ step: WriteStep) {
        self.step = step
        key = step.key
        source = step.source
        type = step.type
    }

    /// A struct that the writer has in parts, by the entry of one of them.
    init(scattered type: SchemaType, forKey key: String, of part: WrittenEntry) {
        step = part.step
        source = part.source
        self.key = key
        self.type = type
        isScattered = true
    }

    /// A part of a value with keys of its own; it belongs to the field that holds the value.
    private init(_ part: WrittenEntry, in whole: WrittenEntry) {
        step = part.step
        key = part.key
        type = part.type
        source = whole.source
        mayBeMissing = part.mayBeMissing || whole.isOptional
    }

    /// What an owner writes itself, in its order: the version, the fields, the constants of retired keys.
    static func entries(of owner: SchemaOwner) -> [WrittenEntry] {
        owner.plan.writes.lazy.filter(\.isPresent).map(WrittenEntry.init)
    }

    /// What is under a key inside a value that has keys of its own.
    fileprivate func value(forInnerKey key: String, depth: Int) -> WrittenEntry? {
        var found: WrittenEntry?
        switch type {
        case .structure(let structure):
            found = WrittenTable(of: structure).value(forKey: key, depth: depth + 1)
        case .union(let union):
            found = union.plan.cases.lazy.flatMap(\.writes).last { $0.key == key }.map(WrittenEntry.init)
            found?.mayBeMissing = union.cases.count > 1
        default: break
        }
        return found.map { WrittenEntry($0, in: self) }
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
        composed = entries.filter(\.type.hasOwnKeys)
        find = { byKey[$0] }
    }

    /// What is under keys composed with a key.
    func scope(ofKey key: String) -> WrittenTable {
        WrittenTable(composed: []) { [self] in value(forKey: SchemaKey.composed(key, $0)) }
    }

    /// What is under exactly this key.
    func entry(forKey key: String) -> WrittenEntry? { find(key) }

    /// What is under a key, whatever composes it.
    func value(forKey key: String, depth: Int = 0) -> WrittenEntry? {
        if let entry = entry(forKey: key), !entry.type.hasOwnKeys { return entry }
        guard depth < SchemaType.maximumNesting else { return nil }
        for entry in composed {
            guard let rest = key.inner(of: entry.key) else { continue }
            if let found = entry.value(forInnerKey: rest, depth: depth) { return found }
        }
        return nil
    }

    /// The nil that is under the key of a value with keys of its own.
    func writtenNull(forKey key: String) -> WrittenEntry? {
        guard let entry = entry(forKey: key), entry.type.hasOwnKeys, entry.isOptional, entry.writesNull else {
            return nil
        }
        return entry
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
