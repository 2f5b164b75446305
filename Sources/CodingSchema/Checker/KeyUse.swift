// A use of a key in a schema.

/// The use of a key: its user and its role.
struct KeyUse: SourcePart {
    enum Role {
        case key
        case also
        case fallback

        /// Fields of the class may fall back to what a function still writes there.
        case retired(isComputed: Bool)

        /// Holds a class's version; the name of the class determines the key unless the schema declares one.
        case version(isDefault: Bool)

        /// What a class encodes that is written elsewhere.
        case external

        /// Distinguishes keyed archives from those of the class's versions without keyed coding.
        case marker

        /// Holds the raw value of an enum whose cases carry values.
        case tag
    }

    private(set) var key: String
    let numbers: KeyNumbers
    let range: SourceRange

    /// What a fix removes with the key.
    let removal: SourceRange?
    let role: Role

    /// The field, retired clause or class that the use belongs to. Two uses of one owner don't collide in the same
    /// ways.
    let owner: Int
    let className: String
    let fieldName: String?

    /// Whether the use covers every key `name[0]`, `name[1]`, …; the key here is the name.
    var isIndexed = false

    /// Whether the key is composed of the text at the range and of keys that the type adds, so that there are several.
    var isComposed = false

    /// Whether this is the bare key of a value with composed keys, such as `origin` of `origin.x`, under which nothing
    /// is written.
    var isBare = false

    /// Whether the value under the key is converted to or from the field's type.
    var isConverted = false

    /// The use of the bare key by a value with composed keys.
    var bare: KeyUse {
        var use = self
        use.isBare = true
        return use
    }

    /// Whether both uses belong to one field, whose value had another type before it had composed keys.
    func isBefore(_ other: KeyUse) -> Bool {
        owner == other.owner && (isBare && other.isConverted || isConverted && other.isBare)
    }

    /// Distinguishes a key from those of an indexed array of the same name.
    var distinctKey: String { isIndexed ? key + "[0]" : key }

    /// The use as messages show it with an earlier, colliding one: for an indexed array, with the colliding key.
    func shown(beside earlier: KeyUse) -> KeyUse {
        guard isIndexed else { return self }
        var shown = self
        shown.key = earlier.isIndexed ? distinctKey : earlier.key
        shown.isIndexed = false
        return shown
    }

    /// The user of the key, for messages.
    var user: String {
        switch role {
        case .key, .also, .fallback: "'\(className).\(fieldName ?? "")'"
        case .retired: "a retired key of '\(className)'"
        case .version: "the version of '\(className)'"
        case .marker: "the marker of '\(className)'"
        case .tag: "the tag of '\(className)'"
        case .external: "'\(className)', which is written by hand"
        }
    }

    var isFallback: Bool {
        if case .fallback = role { true } else { false }
    }

    var isRetired: Bool {
        if case .retired = role { true } else { false }
    }

    /// Whether the class still writes a value there that another field may read where its own key is missing: a value
    /// that was split.
    func isComputed(for fallback: KeyUse) -> Bool {
        guard case .retired(isComputed: true) = role else { return false }
        return className == fallback.className && !fallback.isIndexed
    }

    var isDefaultVersion: Bool {
        if case .version(isDefault: true) = role { true } else { false }
    }
}

/// The numbers for comparing a key with others.
struct KeyNumbers {
    let key: Int

    /// The number of the lowercased key.
    let spelling: Int

    /// The numbers of the indexed arrays that could contain the key.
    let arrays: [Int]
}
