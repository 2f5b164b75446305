// Composed keys. Each is made once, because coders recognize a key by its bits, which are those of a stored string.
//
//     complete keys ── "frame" ─────────▶ frame. ───────── "origin" ──▶ "frame.origin"
//                   ├─ "frame.origin" ──▶ frame.origin. ── "x" ───────▶ "frame.origin.x"
//                   └─ "names" ─────────▶ names[0], names[1], …
//
// A structure under a key sets the coder's scope to the one of its key. `encode` and `decode` compose the key of a
// field, and until they return, all keys are complete: the coder's primitives, and values that encode themselves under
// several keys, never see a partial one.
//
// In an archive without keys, an object or structure sets the archiver's scope to that of its sequence. The keys then
// identify the values of the sequence, and the primitives see no keys at all. A structure that is a dictionary sets a
// coder's scope to one whose keys are in the dictionary, in archives of all kinds.

/// The keys that begin with one prefix, or those of a sequence.
@usableFromInline
final class KeyScope {
    private let prefix: String

    /// The values that the keys identify; `nil` if the archive contains the keys.
    let sequence: WrittenSequence?

    /// The dictionary that holds the keys; `nil` if the object does.
    let dictionary: DictionaryKeys?

    /// The index of the step of the first value in the list of an archiver; 0 if there are no steps.
    let firstStep: Int

    // Accesses are not checked for exclusivity, as in `Archiver`: each key of a structure or sequence makes three.

    @safe @exclusivity(unchecked) private var entries: [Entry] = []

    /// The index after the last key that was asked for: keys mostly follow in the same order.
    @safe @exclusivity(unchecked) private var position = 0

    /// The indexes of keys, if there are too many to search one after the other.
    @safe @exclusivity(unchecked) private var indexes: StringNumbers?

    private struct Entry {
        /// The bits of the key, which retains the text that they may refer to.
        let bits: KeyBits
        let key: String
        let composedKey: String
        let role: WrittenSequence.Role
        let plainNumber: Int
        var scope: KeyScope?
        var elementKeys: [String] = []
    }

    /// Creates the scope of complete keys or, with an argument, that of the keys with a prefix, of a sequence or of a
    /// dictionary.
    init(
        prefix: String = "", sequence: WrittenSequence? = nil, firstStep: Int = 0, dictionary: DictionaryKeys? = nil
    ) {
        (self.prefix, self.sequence, self.firstStep, self.dictionary) = (prefix, sequence, firstStep, dictionary)
        if let sequence { entries.reserveCapacity(sequence.values.count) }
    }

    var isEmpty: Bool { entries.isEmpty }

    @usableFromInline
    var isOfDictionary: Bool { dictionary != nil }

    /// The number of keys that were composed or looked up.
    var keyCount: Int { entries.count }

    /// The complete key of the structure whose fields have the prefix; `nil` without a prefix.
    var name: String? { prefix.isEmpty ? nil : String(prefix.dropLast()) }

    @usableFromInline
    func composed(_ key: String) -> String {
        prefix.isEmpty ? key : entries[index(of: key)].composedKey
    }

    /// The index of the value that a key identifies in the sequence, if the value is always one group; otherwise -1.
    func plainNumber(ofKey key: String) -> Int { entries[index(of: key)].plainNumber }

    /// What a key identifies in the sequence.
    func role(of key: String) -> WrittenSequence.Role { entries[index(of: key)].role }

    /// Whether a complete key is that of a structure without a key, whose fields have the same prefix.
    func isInline(_ key: String) -> Bool {
        key.utf8.count == prefix.utf8.count && key == prefix
    }

    /// Returns the scope of the fields of a structure. An empty key adds nothing.
    func scope(for key: String) -> KeyScope { scope(of: key) { KeyScope(prefix: key.isEmpty ? "" : key + ".") } }

    /// Returns the scope of the values of a case, which a key identifies.
    func scope(forCase key: String, of values: WrittenSequence) -> KeyScope {
        scope(of: key) { KeyScope(sequence: values) }
    }

    @inline(__always)
    private func scope(of key: String, _ create: () -> KeyScope) -> KeyScope {
        let index = index(of: key)
        if let scope = entries[index].scope { return scope }
        let scope = create()
        entries[index].scope = scope
        return scope
    }

    /// Returns the key of an element that is stored under a separate key, `name[3]`.
    @usableFromInline
    func elementKey(_ key: String, _ number: Int) -> String {
        let index = index(of: key)
        while entries[index].elementKeys.count <= number {
            let next = entries[index].elementKeys.count
            entries[index].elementKeys.append("\(key)[\(next)]")
        }
        return entries[index].elementKeys[number]
    }

    @inline(__always)
    private func index(of key: String) -> Int {
        // After the last key, the first one follows: that of the next object.
        let expected = position < entries.count ? position : 0
        guard expected < entries.count, entries[expected].bits == KeyBits(key) else { return unexpectedIndex(of: key) }
        position = expected &+ 1
        return expected
    }

    @inline(never)
    private func unexpectedIndex(of key: String) -> Int {
        let index = knownIndex(of: key) ?? append(key)
        position = index + 1
        return index
    }

    private func knownIndex(of key: String) -> Int? {
        if let indexes { return indexes[key].map { Int($0) } }
        let bits = KeyBits(key)
        return entries.firstIndex { $0.bits == bits }
    }

    private func append(_ key: String) -> Int {
        let index = entries.count
        let role = sequence?.role(of: key) ?? .none
        var plainNumber = -1
        if case .value(let number) = role, let sequence, !sequence.hasGroups, !sequence.values[number].isOptional {
            plainNumber = number
        }
        let composedKey = prefix.isEmpty ? key : prefix + key
        entries.append(
            Entry(bits: KeyBits(key), key: key, composedKey: composedKey, role: role, plainNumber: plainNumber))
        if indexes == nil, index == 8 {
            indexes = StringNumbers()
            for (index, entry) in entries.enumerated().dropLast() { indexes?.set(UInt32(index), for: entry.key) }
        }
        indexes?.set(UInt32(truncatingIfNeeded: index), for: key)
        return index
    }
}

extension Archiver {
    /// Encodes a field like `encodingField`. Numbers and strings of a sequence are encoded by one call.
    // The types are compared when this is compiled for a type.
    @inlinable @inline(__always)
    final func encodeField<Value: ArchivableValue>(_ value: Value, forKey key: String) throws {
        if Value.self == Int.self, let value = value as? Int {
            if encodesNext(Int64(value), UInt8(ascii: "q"), forKey: key) { return }
        } else if Value.self == Bool.self, let value = value as? Bool {
            if encodesNext(value ? 1 : 0, UInt8(ascii: "c"), forKey: key) { return }
        } else if Value.self == Double.self, let value = value as? Double {
            if encodesNext(Int64(bitPattern: value.bitPattern), UInt8(ascii: "d"), forKey: key) { return }
        } else if Value.self == String.self, let value = value as? String {
            if try encodesNext(value, forKey: key) { return }
        }
        try encodingField(key) { try value.encode(to: self, forKey: $0) }
    }

    /// Encodes a field of the structure or sequence that is being encoded: until the closure returns, keys are complete.
    ///
    /// - Parameters:
    ///   - isNil: Whether the value is nil. In a sequence, nil has a position.
    ///   - body: Encodes the value, which isn't nil in a sequence, under the key that it gets.
    @usableFromInline
    final func encodingField(_ key: String?, isNil: Bool = false, _ body: (String?) throws -> Void) throws {
        if keyScope?.sequence != nil, !isNil, let key, try encodeNextValue(key, body) { return }
        guard let scope = keyScope else { return try body(key) }
        if let sequence = scope.sequence { return try encodeValue(key, of: sequence, scope, isNil: isNil, body) }
        if let dictionary = scope.dictionary { return try encodeEntry(key, of: dictionary, body) }
        let outer = fieldScope
        (keyScope, fieldScope) = (nil, scope)
        defer { (keyScope, fieldScope) = (scope, outer) }
        try body(key.map { scope.composed($0) })
    }

    /// Notes a nil that isn't written. In a sequence it has a position.
    @usableFromInline
    final func encodeAbsence(forKey key: String) throws {
        if keyScope?.sequence != nil { try encodingField(key, isNil: true) { _ in } }
    }

    /// Encodes a value of a sequence if it is the next one and needs no arrangement.
    @inline(__always)
    private func encodeNextValue(_ key: String, _ body: (String?) throws -> Void) throws -> Bool {
        // Moved out and back, not retained: this is done for each value.
        var scope = keyScope.take()
        defer { keyScope = scope.take() }
        let bits = KeyBits(key)
        var code: UInt8 = 0
        if !isNextKey(bits) {
            guard let number = scope?.plainNumber(ofKey: key), number >= 0, isNextValue(number) else { return false }
            code = scope?.sequence?.values[number].code ?? 0
        }
        try body(nil)
        try endValue(bits, of: key, code)
        return true
    }

    /// Encodes the fields of a structure under a key.
    final func composingKeys(with key: String, _ body: () throws -> Void) rethrows {
        let outer = fieldScope
        try encodingKeys(of: outer?.isInline(key) == true ? outer : completeKeys.scope(for: key), body)
    }

    /// Encodes the values whose keys are those of a scope.
    @inline(__always)
    final func encodingKeys(of scope: KeyScope?, _ body: () throws -> Void) rethrows {
        let outer = (keyScope, fieldScope)
        (keyScope, fieldScope) = (scope, nil)
        defer { (keyScope, fieldScope) = outer }
        try body()
    }

    /// The complete key of a value of the structure that is being encoded; for `nil`, the key of the structure.
    final func completeKey(_ key: String?) -> String? {
        guard let keyScope else { return key }
        return key.map { keyScope.composed($0) } ?? keyScope.name
    }
}

extension Unarchiver {
    /// Decodes a field of the structure that is being decoded: until the closure returns, keys are complete.
    @usableFromInline
    final func decodingField<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard let scope = keyScope else { return try body() }
        let outer = fieldScope
        (keyScope, fieldScope) = (nil, scope)
        defer { (keyScope, fieldScope) = (scope, outer) }
        return try body()
    }

    /// Decodes, or looks for, the fields of a structure under a key.
    @usableFromInline
    final func composingKeys<Result>(with key: String, _ body: () throws -> Result) throws -> Result {
        // A type that asks whether a value of the same type is archived asks without end.
        guard scopeDepth < max(Self.defaultStructureDepth, maximumStructureDepth) else { throw tooDeep(forKey: key) }
        scopeDepth += 1
        defer { scopeDepth -= 1 }
        let outer = fieldScope
        return try decodingKeys(of: outer?.isInline(key) == true ? outer : completeKeys.scope(for: key), body)
    }

    /// Returns an action that composes keys as the structure does that schedules it.
    final func keepingScope(_ action: @escaping () throws -> Void) -> () throws -> Void {
        guard let scope = keyScope else { return action }
        return { [unowned self] in try decodingKeys(of: scope, action) }
    }

    /// Decodes the values whose keys are those of a scope.
    @inline(__always)
    final func decodingKeys<Result>(of scope: KeyScope?, _ body: () throws -> Result) rethrows -> Result {
        let outer = (keyScope, fieldScope)
        (keyScope, fieldScope) = (scope, nil)
        defer { (keyScope, fieldScope) = outer }
        return try body()
    }

    /// The complete key of a value of the structure that is being decoded; for `nil`, the key of the structure.
    @usableFromInline
    final func completeKey(_ key: String?) -> String? {
        guard let keyScope else { return key }
        return key.map { keyScope.composed($0) } ?? keyScope.name
    }
}
