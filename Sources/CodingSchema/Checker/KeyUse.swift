// One place where a schema uses a key.

/// The use of a key: whose it is, and as what.
struct KeyUse {
    enum Role {
        case key
        case also
        case fallback
        case retired

        /// Holds a class's version; the name of the class decides the key where the schema does not.
        case version(isDefault: Bool)

        /// Tells keyed archives from those of a class that had no keyed coding yet.
        case marker
    }

    let key: String
    let numbers: KeyNumbers
    let range: SourceRange
    let role: Role

    /// The field, retired clause or class that the use belongs to: two uses of one owner differ in other ways.
    let owner: Int
    let className: String
    let fieldName: String?

    /// Every key `name[0]`, `name[1]`, … is meant; the key here is the name.
    var isIndexed = false

    /// The key is composed of what is written at the range and of what the type brings: others are there too.
    var isComposed = false

    /// The key itself of a value that has keys of its own, such as `origin` of `origin.x`: nothing is written there.
    var isBare = false

    /// What is there is converted to the field's type, or from it.
    var isConverted = false

    /// The use of the key itself by a value that has keys of its own.
    var bare: KeyUse {
        var use = self
        use.isBare = true
        return use
    }

    /// The two are of one field, whose value stood there as another type before it had keys of its own.
    func isBefore(_ other: KeyUse) -> Bool {
        owner == other.owner && (isBare && other.isConverted || isConverted && other.isBare)
    }

    /// Tells a key from those of an indexed array of the same name.
    var distinctKey: String { isIndexed ? key + "[0]" : key }

    /// The use by the key that collides with an earlier one: of an indexed array's, that of the other.
    func shown(beside earlier: KeyUse) -> KeyUse {
        guard isIndexed else { return self }
        return KeyUse(
            key: earlier.isIndexed ? distinctKey : earlier.key, numbers: numbers, range: range, role: role,
            owner: owner, className: className, fieldName: fieldName)
    }

    /// Who uses the key, for messages.
    var user: String {
        switch role {
        case .key, .also, .fallback: "'\(className).\(fieldName ?? "")'"
        case .retired: "a retired key of '\(className)'"
        case .version: "the version of '\(className)'"
        case .marker: "the marker of '\(className)'"
        }
    }

    var isFallback: Bool {
        if case .fallback = role { true } else { false }
    }

    var isRetired: Bool {
        if case .retired = role { true } else { false }
    }

    var isDefaultVersion: Bool {
        if case .version(isDefault: true) = role { true } else { false }
    }
}

/// The numbers by which a key is compared with others.
struct KeyNumbers {
    let key: Int

    /// That of the key in lower case.
    let spelling: Int

    /// Those of the indexed arrays that the key could be an element of, or a part of one.
    let arrays: [Int]
}
