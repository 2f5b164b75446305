// Composed keys: the key of a field, combined with the keys of the struct or union that is stored under it.
//
//     struct Point { x, y }          keys of Point: x, y
//     struct Line { start: Point }   keys of Line: start.x, start.y
//     var axis: Line                 the class's keys: axis.start.x, axis.start.y

/// A key of a struct or union that can be composed with the key of a field.
struct ComposedKey {
    enum Role {
        case taken
        case fallback
        case retired
    }

    let path: String
    let role: Role
    let isIndexed: Bool
    var isBare: Bool

    /// The key under a given key.
    func path(under key: String) -> String { SchemaKey.composed(key, path) }
}

/// The number of composed keys in one declaration.
struct ComposedKeyCount {
    private var keys = 0
    private var uses = 0

    var isTooLarge: Bool { keys > Checker.mostComposedKeys || uses > Checker.mostComposedUses }

    mutating func add(_ more: ArraySlice<KeyUse>) {
        for use in more where use.isComposed {
            uses += 1
            if !use.isBare { keys += 1 }
        }
    }
}

extension ComposedKey.Role {
    fileprivate init(_ role: KeyUse.Role) {
        switch role {
        case .key, .also, .version, .marker, .tag, .external: self = .taken
        case .fallback: self = .fallback
        case .retired: self = .retired
        }
    }

    /// The use of a composed key in a field that uses its own key as `role`; `nil` if it isn't used then.
    fileprivate func use(as role: KeyUse.Role) -> KeyUse.Role? {
        switch (self, role) {
        case (.taken, _), (.fallback, .fallback): role
        case (.fallback, .key): .fallback
        case (.retired, .key): .retired(isComputed: false)
        case (.fallback, _), (.retired, _): nil
        }
    }
}

extension Checker {
    /// The limit for keys in one declaration: a few structs that contain each other twice compose millions of keys.
    static let mostComposedKeys = 10_000

    /// The limit that includes the keys of the structs themselves, which schemas don't list. An empty struct has no
    /// others.
    static let mostComposedUses = 4 * mostComposedKeys

    /// The distinct keys of a struct or union, for use by the declarations that contain it.
    func distinctKeys(_ uses: [KeyUse]) -> [ComposedKey] {
        var result: [ComposedKey] = []
        result.reserveCapacity(uses.count)
        var numbers: [Int] = []
        for use in uses {
            let key = ComposedKey(
                path: use.key, role: ComposedKey.Role(use.role), isIndexed: use.isIndexed, isBare: use.isBare)
            let number = use.isIndexed ? names.number(of: use.distinctKey) : use.numbers.key
            if let position = distinctPositions[number] {
                switch (result[position].role, key.role) {
                case (.fallback, _): result[position] = key
                case (.taken, .taken): result[position].isBare = result[position].isBare && key.isBare
                default: break
                }
            } else {
                distinctPositions[number] = result.count
                numbers.append(number)
                result.append(key)
            }
        }
        for number in numbers { distinctPositions[number] = nil }
        return result
    }

    /// Adds the keys that a value of a type uses when a field or a case writes the given key.
    func addComposed(
        _ use: KeyUse, of resolved: ResolvedType?, in owner: SchemaOwner, isNilWritten: Bool, to uses: inout [KeyUse]
    ) {
        guard let resolved, composedOrdinal(of: resolved.type) != nil || resolved.type.builtInKeys != nil else {
            let isReserved = !owner.isDictionary
            guard isPossible(use.key, at: use.range, removal: use.removal, isReserved: isReserved) else { return }
            guard case .indexed = resolved?.type else { return uses.append(use) }
            uses += [use.bare, use]
            uses[uses.count - 1].isIndexed = true
            return
        }
        guard isPossible(use.key, at: use.range, removal: use.removal, canBeEmpty: true) else { return }
        // Its nil is stored under the bare key, and a reader interprets any nil there as this one.
        let writesNil = resolved.isOptional && isNilWritten
        if !use.key.isEmpty {
            uses.append(writesNil ? use : use.bare)
        } else if writesNil, !use.isFallback {
            report(
                .nilUnderEmptyKey, "nil would be written under the key of the field, which is empty", at: use.range,
                fix: "give the field a key, or make it an optional without default and fallback")
        }
        var keys = resolved.type.builtInKeys?.map {
            ComposedKey(path: $0, role: .taken, isIndexed: false, isBare: false)
        }
        if keys == nil, let part = part(resolved.type, of: owner) { keys = traits[part].keys }
        for key in (keys ?? []).prefix(Self.mostComposedUses + 1) {
            guard let role = key.role.use(as: use.role) else { continue }
            let path = key.path(under: use.key)
            uses.append(
                KeyUse(
                    key: path, numbers: names.numbers(ofKey: path), range: use.range, removal: use.removal, role: role,
                    owner: use.owner,
                    className: use.className, fieldName: use.fieldName, isIndexed: key.isIndexed, isComposed: true,
                    isBare: key.isBare, isConverted: use.isConverted))
        }
    }

    /// Limits the number of composed keys, and reports a declaration that exceeds it.
    func bounded(_ uses: [KeyUse], of owner: SchemaOwner) -> [KeyUse] {
        var count = ComposedKeyCount()
        count.add(uses[...])
        guard count.isTooLarge else { return uses }
        report(
            .tooManyComposedKeys,
            "'\(owner.name)' contains structs and enums with more than \(Self.mostComposedKeys) keys",
            at: owner.declaredName.range,
            fix: "make one of them a class")
        return uses.filter { !$0.isComposed }
    }
}

extension SchemaField {
    /// Whether nil is written, because a missing key would be read as another value.
    var isNilWritten: Bool { until == nil && isMissingAsOther }
}
