// Keys that are composed: of a field's key and those of the struct or union that is under it.
//
//     struct Point { x, y }          keys of Point: x, y
//     struct Line { start: Point }   keys of Line: start.x, start.y
//     var axis: Line                 the class's keys: axis.start.x, axis.start.y

/// A key of a struct or union, as it is composed with that of a field.
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

    /// The key under one that is given.
    func path(under key: String) -> String { SchemaKey.composed(key, path) }
}

/// How many keys are composed in one declaration.
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
        case .key, .also, .version, .marker: self = .taken
        case .fallback: self = .fallback
        case .retired: self = .retired
        }
    }

    /// What a field uses the key as, where it uses its own as `role`; `nil` where it does not.
    fileprivate func use(as role: KeyUse.Role) -> KeyUse.Role? {
        switch (self, role) {
        case (.taken, _), (.fallback, .fallback): role
        case (.fallback, .key): .fallback
        case (.retired, .key): .retired
        case (.fallback, _), (.retired, _): nil
        }
    }
}

extension Checker {
    /// More keys in one declaration are a mistake, and a few structs that hold each other twice make millions.
    static let mostComposedKeys = 10_000

    /// With the keys of the structs themselves, which no schema lists, and of which empty ones have no others.
    static let mostComposedUses = 4 * mostComposedKeys

    /// The keys of a struct or union as those see them that hold it: each once, since it does not collide with itself.
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

    /// Adds the keys that a value of a type occupies where a field, or a case, writes the given one.
    func addComposed(
        _ use: KeyUse, of resolved: ResolvedType?, in owner: OwnerDraft, isNilWritten: Bool, to uses: inout [KeyUse]
    ) {
        guard let resolved, valueOrdinal(of: resolved.type) != nil else {
            guard isPossible(use.key, at: use.range) else { return }
            guard case .indexed = resolved?.type else { return uses.append(use) }
            uses += [use.bare, use]
            uses[uses.count - 1].isIndexed = true
            return
        }
        guard isPossible(use.key, at: use.range, canBeEmpty: true) else { return }
        // Its nil is under the bare key, and a reader takes any nil there for one.
        let writesNil = resolved.isOptional && isNilWritten
        if !use.key.isEmpty {
            uses.append(writesNil ? use : use.bare)
        } else if writesNil, !use.isFallback {
            report(.nilUnderEmptyKey(at: use.range))
        }
        guard let part = part(resolved.type, of: owner) else { return }
        for key in traits[part].keys.prefix(Self.mostComposedUses + 1) {
            guard let role = key.role.use(as: use.role) else { continue }
            let path = key.path(under: use.key)
            uses.append(
                KeyUse(
                    key: path, numbers: names.numbers(ofKey: path), range: use.range, role: role, owner: use.owner,
                    className: use.className, fieldName: use.fieldName, isIndexed: key.isIndexed, isComposed: true,
                    isBare: key.isBare, isConverted: use.isConverted))
        }
    }

    /// Refuses more composed keys than anybody can mean.
    func bounded(_ uses: [KeyUse], of draft: OwnerDraft) -> [KeyUse] {
        var count = ComposedKeyCount()
        count.add(uses[...])
        guard count.isTooLarge else { return uses }
        report(.tooManyComposedKeys(draft, limit: Self.mostComposedKeys))
        return uses.filter { !$0.isComposed }
    }
}

extension FieldDraft {
    /// A nil is written, since its absence would be read as something else.
    var isNilWritten: Bool {
        guard until == nil else { return false }
        if !fallbacks.isEmpty { return true }
        switch syntax.value?.kind {
        case .none, .nil: return false
        default: return true
        }
    }
}
