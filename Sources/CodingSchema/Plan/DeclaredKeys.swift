// The archive keys that a class declares, which `keeps unknown` therefore doesn't store.
//
//     var origin: Point key "at"      at                 if an optional writes nil
//                                     at.Point.version
//                                     at.x, at.y         composed with the struct's keys, to any depth
//     var weights: indexed [Int]      weights[…]         listed separately: indexed
//     var shape: Shape                shape, shape.…     a union: all of its cases, declared or not

/// Keys in declared order, each once.
package struct DeclaredKeys {
    private var declared = UniqueKeys()
    private var indexed = UniqueKeys()
    private var unions = UniqueKeys()

    package var keys: [String] { declared.all }

    /// Keys whose values are under `"key[0]"`, `"key[1]"` and so on.
    package var indexedKeys: [String] { indexed.all }

    /// Keys of unions: all keys composed with them are part of the union.
    package var unionKeys: [String] { unions.all }

    /// Those of ``unionKeys`` of which only Swift knows the parts.
    package private(set) var opaqueKeys: [String] = []

    /// Whether the keys of unions' cases are listed, too: `keeps unknown` replaces a union as a whole.
    private var listsCases = false

    /// The enclosing values of the one whose keys are being added.
    private var around: Set<ObjectIdentifier> = []

    /// The keys to declare for a class; `nil` if neither it nor a superclass keeps unknown keys.
    ///
    /// The topmost class that keeps them also declares its superclasses' keys.
    package init?(of schemaClass: SchemaClass) {
        let chain = schemaClass.chain
        guard let first = chain.firstIndex(where: \.keepsUnknown) else { return nil }
        for owner in chain.suffix(from: chain.count - 1 == first ? 0 : chain.count - 1) where owner.plan.isCoded {
            declared.add(owner.external?.keys ?? [])
            // The runtime handles the version keys of a class.
            addParts(of: owner.plan, under: "")
            if let marker = owner.plan.marker { declared.add([marker.key]) }
        }
    }

    /// All keys that objects of a class, or of a struct or enum, may have by its schema, including those of versions that
    /// wrote others.
    package init(ofChain chain: [SchemaOwner]) {
        listsCases = true
        for owner in chain {
            declared.add((owner as? SchemaClass)?.external?.keys ?? [])
            declared.add([owner.versionKey])
            declared.add(owner.formerNames.lazy.map { $0 + ".version" })
            addParts(of: owner.plan, under: "")
            for step in owner.plan.fields.flatMap(\.writes) { add(step.type, forKey: step.key, under: "") }
            declared.add(owner.retired.lazy.flatMap(\.keys))
            if let marker = owner.plan.marker { declared.add([marker.key]) }
        }
    }

    private mutating func addParts(of plan: OwnerPlan, under prefix: String) {
        for field in plan.fields {
            for candidate in field.read.candidates { add(candidate.type, forKey: candidate.key, under: prefix) }
            for step in field.presentWrites { add(step.type, forKey: step.key, under: prefix) }
        }
        for unionCase in plan.cases {
            for step in unionCase.writes { add(step.type, forKey: step.key, under: prefix) }
        }
        declared.add(plan.retired.lazy.flatMap(\.keys).map { SchemaKey.composed(prefix, $0) })
        for step in plan.stillWritten { add(step.type, forKey: step.key, under: prefix) }
    }

    /// A version is also looked up under former names.
    private mutating func addKeys(of value: SchemaOwner, under key: String) {
        guard around.insert(ObjectIdentifier(value)).inserted else { return }
        declared.add(value.versionKeys.lazy.map { SchemaKey.composed(key, $0) })
        addParts(of: value.plan, under: key)
        around.remove(ObjectIdentifier(value))
    }

    private mutating func add(_ type: SchemaType, forKey ownKey: String, under prefix: String) {
        let key = SchemaKey.composed(prefix, ownKey)
        switch type {
        case .structure(let structure) where type.hasOwnKeys:
            // The value's bare key belongs to it, too: nil is stored there.
            declared.add([key])
            addKeys(of: structure, under: key)
        case .union(let union) where ownKey.isEmpty:
            // Its keys are among those of the value that contains it.
            declared.add([key])
            addKeys(of: union, under: key)
        case .union(let union):
            declared.add([key])
            unions.add([key])
            if listsCases { addKeys(of: union, under: key) }
        case .foundation(.opaque):
            declared.add([key])
            unions.add([key])
            opaqueKeys.append(key)
        case .indexed: indexed.add([key])
        default: declared.add([key])
        }
    }
}

/// Keys of the fields of a value, in the object that contains it.
package enum SchemaKey {
    /// `outer.inner`; an empty key adds nothing.
    package static func composed(_ outer: String, _ inner: String) -> String {
        if outer.isEmpty { return inner }
        return inner.isEmpty ? outer : outer + "." + inner
    }

    /// The array and the number of an element by its key, `key[3]`; `nil` for another key.
    package static func element(_ key: Substring) -> (array: String, number: Int)? {
        guard key.utf8.last == UInt8(ascii: "]"), let bracket = key.lastIndex(of: "["), bracket > key.startIndex else {
            return nil
        }
        let digits = key[key.index(after: bracket)...].dropLast()
        guard let number = Int(digits), number >= 0, "\(number)" == digits else { return nil }
        return (String(key[..<bracket]), number)
    }

    /// The keys under which a value of a type is written; for an indexed array, the first one.
    ///
    /// - Parameter isOptional: whether nil may be written under the bare key of a value with composed keys.
    package static func written(_ type: SchemaType, forKey key: String, isOptional: Bool) -> [String] {
        var keys = isOptional && type.form.nesting == .fields ? [key] : []
        // In reverse order, because the keys inside a field come before those of the next field.
        var open = [(key: key, type: type)]
        while let next = open.popLast() {
            switch next.type {
            case .structure(let structure) where next.type.hasOwnKeys:
                let fields = structure.plan.fields.reversed().filter(\.field.isWritten)
                open += fields.map { (composed(next.key, $0.field.key), $0.field.type) }
            case .union(let union):
                for unionCase in union.plan.cases.reversed() {
                    open += unionCase.writes.reversed().map { (composed(next.key, $0.key), $0.type) }
                }
            case .indexed: keys.append(next.key + "[0]")
            default: keys.append(next.key)
            }
        }
        // Cases may share keys.
        var seen: Set<String> = []
        return keys.filter { seen.insert($0).inserted }
    }
}
