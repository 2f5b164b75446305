// The keys that a class declares, as an archive holds them: what `keeps unknown` has to leave alone.
//
//     var origin: Point key "at"      at                 where an optional writes nil
//                                     at.Point.version
//                                     at.x, at.y         composed with the struct's keys, to any depth
//     var weights: indexed [Int]      weights[…]         told apart: indexed
//     var shape: Shape                shape, shape.…     a union: whatever its case, declared or not

import CodingSchema

/// Keys in declared order, each once.
struct DeclaredKeys {
    private(set) var keys: [String] = []

    /// Keys whose values stand under `"key[0]"`, `"key[1]"` and so on.
    private(set) var indexedKeys: [String] = []

    /// Keys of unions: whatever is composed with them is a part of the union.
    private(set) var unionKeys: [String] = []

    private var met: Set<String> = []
    private var metIndexed: Set<String> = []

    /// The values around the one whose keys are being added.
    private var around: Set<ObjectIdentifier> = []

    /// What a class has to tell; nil where neither it nor a class that it inherits from keeps unknown keys.
    ///
    /// The topmost class that keeps them speaks for its superclasses too.
    init?(toldBy schemaClass: SchemaClass) {
        let chain = schemaClass.chain
        guard let first = chain.firstIndex(where: \.keepsUnknown) else { return nil }
        for owner in chain.suffix(from: chain.count - 1 == first ? 0 : chain.count - 1) where !owner.refusesCoding {
            addFieldKeys(of: owner, under: "")
            if let marker = owner.keyedMarker { add(marker) }
        }
    }

    /// Without the version keys, which the runtime knows of a class.
    private mutating func addFieldKeys(of owner: any SchemaFieldOwner, under prefix: String) {
        for field in owner.fields where !field.isTransient { addKeys(of: field, under: prefix) }
        addRetired(owner.retired, under: prefix)
    }

    private mutating func addKeys(of field: SchemaField, under prefix: String) {
        add(field.type, forKey: field.key, under: prefix)
        for fallback in field.fallbacks {
            for key in fallback.keys { add(fallback.conversion?.type ?? field.type, forKey: key, under: prefix) }
        }
        for also in field.also {
            for key in also.keys { add(also.conversion?.type ?? field.type, forKey: key, under: prefix) }
        }
    }

    private mutating func addKeys(of structure: SchemaStructure, under prefix: String) {
        addVersionKeys(structure.versionKey, formerNames: structure.formerNames, under: prefix)
        addFieldKeys(of: structure, under: prefix)
    }

    private mutating func addKeys(of union: SchemaUnion, under prefix: String) {
        addVersionKeys(union.versionKey, formerNames: union.formerNames, under: prefix)
        for unionCase in union.cases {
            if let key = unionCase.key { add(SchemaKey.composed(prefix, key)) }
            for element in unionCase.elements { add(element.type, forKey: element.key, under: prefix) }
        }
        addRetired(union.retired, under: prefix)
    }

    /// A version is looked up under former names too.
    private mutating func addVersionKeys(_ key: String, formerNames: [String], under prefix: String) {
        add(SchemaKey.composed(prefix, key))
        for name in formerNames { add(SchemaKey.composed(prefix, name + ".version")) }
    }

    private mutating func addRetired(_ retired: [SchemaRetiredKey], under prefix: String) {
        for key in retired.flatMap(\.keys) { add(SchemaKey.composed(prefix, key)) }
    }

    private mutating func add(_ type: SchemaType, forKey ownKey: String, under prefix: String) {
        let key = SchemaKey.composed(prefix, ownKey)
        switch type {
        case .structure(let structure): addValue(structure, forKey: key) { $0.addKeys(of: structure, under: key) }
        case .union(let union) where ownKey.isEmpty:
            // Its keys stand among those of what holds it.
            addValue(union, forKey: key) { $0.addKeys(of: union, under: key) }
        case .union:
            add(key)
            if !unionKeys.contains(key) { unionKeys.append(key) }
        case .indexed: if metIndexed.insert(key).inserted { indexedKeys.append(key) }
        default: add(key)
        }
    }

    /// A value's own key is its too: a nil stands there.
    private mutating func addValue(_ value: AnyObject, forKey key: String, _ addKeys: (inout DeclaredKeys) -> Void) {
        if !key.isEmpty { add(key) }
        guard around.insert(ObjectIdentifier(value)).inserted else { return }
        addKeys(&self)
        around.remove(ObjectIdentifier(value))
    }

    private mutating func add(_ key: String) {
        if met.insert(key).inserted { keys.append(key) }
    }
}
