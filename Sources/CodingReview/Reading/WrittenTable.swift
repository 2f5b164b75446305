// The archived contents of an object or of a value of a struct: its keys, and the value under each.
//
//     WrittenTable(Employee) ── entries by key: "EmpID" · "height" · "badge" · "colour" (also) · "salary" (constant)
//
//     a key without an entry may be a key inside a struct: "origin.x" is "x" of the struct under "origin"

import CodingSchema

/// The value under one key.
struct WrittenEntry {
    let step: WriteStep

    let key: String

    /// The field or constant that the value comes from; for a part of a value with composed keys, the source of the
    /// whole value.
    let source: WriteStep.Source
    let type: SchemaType

    /// The other types that the value can have: cases of an enum can share a key.
    private(set) var otherTypes: [SchemaType] = []

    /// Whether the writer has no such value, but has fields under the keys that the value would be composed of.
    private(set) var isScattered = false

    /// Whether it is a part of a value with composed keys.
    private(set) var isPart = false

    /// Whether the value that it is a part of is under its own key.
    private var isInOwnValue = true

    /// Whether it is an element of an array whose elements have a key each.
    private(set) var isElement = false

    /// Whether the key may be missing although no value is nil, because the value is another case, or an array shorter.
    private(set) var mayBeMissing = false

    /// The same, where the value that it is a part of isn't nil.
    private var mayBeMissingInWhole = false

    /// The stage at which an enum is written.
    var stage: Int? { step.stage }
    var isOptional: Bool { !isScattered && step.isOptional }
    var writesNull: Bool { !isScattered && step.writesNull }

    /// The default that isn't written, as schema text.
    var omitted: String? { isScattered ? nil : step.omitted }
    var isConditional: Bool { !isScattered && step.isConditional }

    var field: SchemaField? {
        if case .field(let field) = source { field } else { nil }
    }

    /// Whether it is a part of a value under its own key: not a constant, a version, or a copy for older readers.
    var isOwnPart: Bool { isPart && isInOwnValue && isOwnValue }

    private var isOwnValue: Bool {
        switch step.source {
        case .field(let field): step.key == field.key
        case .element: true
        case .constant, .function, .marker, .tag, .version: false
        }
    }

    init(_ step: WriteStep) {
        self.step = step
        key = step.key
        source = step.source
        type = step.type
    }

    /// A struct that the writer has in parts, with the entry of one of the parts.
    init(scattered type: SchemaType, forKey key: String, of part: WrittenEntry) {
        step = part.step
        source = part.source
        self.key = key
        self.type = type
        isScattered = true
    }

    /// A part of a value with composed keys; it belongs to the field that holds the value.
    private init(_ part: WrittenEntry, in whole: WrittenEntry) {
        step = part.step
        key = part.key
        type = part.type
        otherTypes = part.otherTypes
        source = whole.source
        (isPart, isElement) = (true, part.isElement || whole.isElement)
        isInOwnValue = part.isInOwnValue && whole.isInOwnValue && whole.isOwnValue
        mayBeMissingInWhole = part.mayBeMissing
        mayBeMissing = part.mayBeMissing || whole.isOptional || whole.isElement
    }

    /// An element of an array whose elements have a key each.
    private init(element: SchemaType, forKey key: String, of whole: WrittenEntry) {
        step = whole.step
        self.key = key
        type = element
        source = whole.source
        (isPart, isElement, mayBeMissing) = (true, true, true)
        isInOwnValue = whole.isInOwnValue
    }

    /// The entry where the value that it is a part of isn't nil.
    fileprivate var inPresentWhole: WrittenEntry {
        var result = self
        if isPart, !isElement { result.mayBeMissing = mayBeMissingInWhole }
        return result
    }

    /// Whether a value without composed keys has a key like those.
    var hasKeyOfPart: Bool {
        !type.hasOwnKeys && key.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") }
    }

    /// The entries that an owner writes itself, in order: the version, the fields, the constants of retired keys.
    static func entries(of owner: SchemaOwner) -> [WrittenEntry] {
        owner.plan.writes.lazy.filter(\.isPresent).map(WrittenEntry.init)
    }

    /// The entry under a key, which is this one's or that of a part of its value.
    ///
    /// - Parameter isWhole: Whether a value with composed keys is found under the key that they begin with.
    private func value(forKey key: String, isWhole: Bool, depth: Int) -> WrittenEntry? {
        key == self.key && (isWhole || !type.hasOwnKeys) ? self : part(forKey: key, isWhole: isWhole, depth: depth)
    }

    /// The entry under a key that is composed of this one's and those in its value.
    fileprivate func part(forKey key: String, isWhole: Bool, depth: Int) -> WrittenEntry? {
        guard depth < SchemaType.maximumNesting else { return nil }
        switch type {
        case .structure(let structure):
            guard let inner = key.inner(of: self.key) else { return nil }
            return WrittenTable(of: structure).value(forKey: inner, isWhole: isWhole, depth: depth + 1)
                .map { WrittenEntry($0, in: self) }
        case .union(let union):
            return key.inner(of: self.key).flatMap { part(of: union, forKey: $0, isWhole: isWhole, depth: depth + 1) }
                .map { WrittenEntry($0, in: self) }
        case .indexed(let element):
            guard key.hasPrefix(self.key), let end = key.dropFirst(self.key.count).firstIndex(of: "]"),
                SchemaKey.element(key[...end])?.array == self.key
            else { return nil }
            return WrittenEntry(element: element, forKey: String(key[...end]), of: self)
                .value(forKey: key, isWhole: isWhole, depth: depth + 1)
        default: return nil
        }
    }

    /// What the cases of an enum write under a key: each may write another type, or nothing.
    private func part(of union: SchemaUnion, forKey key: String, isWhole: Bool, depth: Int) -> WrittenEntry? {
        let found = union.plan.cases.map { unionCase in
            unionCase.writes.lazy.compactMap {
                WrittenEntry($0).value(forKey: key, isWhole: isWhole, depth: depth)
            }.last
        }
        guard var result = found.lazy.compactMap(\.self).first else { return nil }
        result.otherTypes += found.dropFirst().compactMap { $0?.type }.filter {
            $0.schemaText != result.type.schemaText
        }
        if key != union.tag?.key, found.contains(where: { $0 == nil }) { result.mayBeMissing = true }
        return result
    }
}

/// All keys of a struct, or of a class including its superclasses.
struct WrittenTable {
    /// The entries of values with composed keys.
    private let composed: [WrittenEntry]
    private let find: (String) -> WrittenEntry?

    /// Whether the values are elements of a collection: those of a dictionary.
    let holdsElements: Bool

    /// Whether a value without composed keys has a key like those.
    private let hasKeysOfParts: Bool

    /// The table of a class, including its superclasses.
    init(composed: [WrittenEntry], hasKeysOfParts: Bool, find: @escaping (String) -> WrittenEntry?) {
        self.composed = composed
        self.hasKeysOfParts = hasKeysOfParts
        self.find = find
        holdsElements = false
    }

    /// The table of a struct, or of the keys that a class declares itself.
    init(of owner: any SchemaFieldOwner) {
        self.init(WrittenEntry.entries(of: owner), holdsElements: owner.isDictionary)
    }

    /// The table of some entries.
    init(_ entries: [WrittenEntry], holdsElements: Bool = false) {
        let byKey = Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        composed = entries.filter(\.type.hasOwnKeys)
        hasKeysOfParts = entries.contains(where: \.hasKeyOfPart)
        find = { byKey[$0] }
        self.holdsElements = holdsElements
    }

    /// The table of the keys composed with a key.
    ///
    /// - Parameter isPresent: Whether the value under the key isn't nil.
    func scope(ofKey key: String, isPresent: Bool = false) -> WrittenTable {
        WrittenTable(composed: [], hasKeysOfParts: hasKeysOfParts) { [self] in
            let found = value(forKey: SchemaKey.composed(key, $0), isWhole: true)
            return isPresent ? found?.inPresentWhole : found
        }
    }

    /// The entry under exactly this key.
    func entry(forKey key: String) -> WrittenEntry? { find(key) }

    /// The values with composed keys that have the empty key: several can.
    var entriesWithoutKey: [WrittenEntry] { composed.filter(\.key.isEmpty) }

    /// The entry under a key, including keys composed by other entries.
    ///
    /// - Parameter isWhole: Whether a value with composed keys is found under the key that they begin with.
    func value(forKey key: String, isWhole: Bool = false, depth: Int = 0) -> WrittenEntry? {
        if let entry = entry(forKey: key), isWhole || !entry.type.hasOwnKeys { return entry }
        guard depth < SchemaType.maximumNesting else { return nil }
        for entry in composed {
            if let found = entry.part(forKey: key, isWhole: isWhole, depth: depth) { return found }
        }
        return nil
    }

    /// What another entry writes under one of the keys of which a reader's value is composed; `nil` if only the entry
    /// for the value itself has such keys.
    func part(of type: SchemaType, forKey key: String) -> WrittenEntry? {
        guard key.isEmpty || hasKeysOfParts else { return nil }
        return SchemaKey.written(type, forKey: key, isOptional: false).lazy.compactMap(entry)
            .first { !$0.type.hasOwnKeys }
    }

    /// The nil that is written under the key of a value with composed keys.
    func writtenNull(forKey key: String) -> WrittenEntry? {
        guard let entry = entry(forKey: key), entry.type.hasOwnKeys, entry.isOptional, entry.writesNull else {
            return nil
        }
        return entry
    }
}
