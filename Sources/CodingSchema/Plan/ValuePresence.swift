// The keys that show that a value is present, and whether one is required: the rule of all readers.
//
//     plain value   its key
//     struct        a key of its first field that must be present, or else of any field, or its version
//     enum          all identifying keys of one case; with a tag, its key
//     indexed       its first element
//
//     struct Spot { x: Int fallback "X", note: String? }    x │ X
//     enum Mark { case at(Spot) key "spot", case end }      spot.x │ spot.X, or end

/// A key that shows a value, including the keys composed with it.
package struct PresenceKey {
    package let key: String
    package let type: SchemaType

    /// The kind that the value must have, if values of other kinds can be under the key.
    package var kind: SharedKeyKind?

    /// The values that the tag of an enum must be one of.
    package var rawValues: [SchemaRawValue]?

    /// What distinguishes the condition from those of other cases.
    package var identity: String { key + ((kind?.text ?? rawValues?.first?.text).map { ": " + $0 } ?? "") }
}

/// The keys that show that a struct or an enum is present: all keys of one of the alternatives. A value without
/// alternatives is always present.
package struct ValuePresence {
    package let alternatives: [[PresenceKey]]

    /// The properties of a field that the rule depends on.
    struct Field {
        let mustBePresent: Bool
        let keys: [PresenceKey]
    }

    private init(alternatives: [[PresenceKey]]) { self.alternatives = alternatives }

    /// The alternatives of a struct; empty if no key shows it.
    init(fields: [Field], versionKey: String?) {
        if let field = fields.first(where: \.mustBePresent) {
            alternatives = field.keys.map { [$0] }
        } else {
            let version = versionKey.map { [PresenceKey(key: $0, type: .bool)] } ?? []
            alternatives = (fields.flatMap(\.keys) + version).map { [$0] }
        }
    }

    init(of plan: OwnerPlan) {
        if let tag = plan.tag {
            self.init(alternatives: [[tag]])
            return
        }
        guard plan.cases.isEmpty else {
            self.init(alternatives: plan.casesToRead.map(\.conditions))
            return
        }
        let fields = plan.fields.map { field in
            Field(mustBePresent: field.field.mustBePresent, keys: field.field.presenceKeys)
        }
        self.init(fields: fields, versionKey: plan.version?.key)
    }
}

extension SchemaField {
    /// The keys that show the field: its own, and those of fallbacks.
    var presenceKeys: [PresenceKey] {
        let others = fallbacks.filter { $0.resolved != nil }
        return [PresenceKey(key: key, type: type)]
            + others.flatMap { other in other.keys.map { PresenceKey(key: $0, type: other.type) } }
    }
}

extension SchemaType {
    /// The plan of a struct or an enum with payloads, whose keys are composed.
    package var composedPlan: OwnerPlan? {
        switch self {
        case .structure(let structure): structure.isDictionary ? nil : structure.plan
        case .union(let union): union.plan
        case .optional(let wrapped): wrapped.composedPlan
        default: nil
        }
    }
}

extension SchemaUnionCase {
    /// The values that are always present if an archive contains the case.
    ///
    /// - Parameter hasRequiredKey: whether values of a type, other than nil, always write a key.
    func requiredElements(where hasRequiredKey: (SchemaType) -> Bool) -> [SchemaUnionElement] {
        elements.filter { $0.resolved != nil && !$0.isOptional && hasRequiredKey($0.type) }
    }
}

/// The value of an archive under a key.
package enum KeyState {
    case missing
    case null
    case value
}

/// Checks the entries of one object for values.
package struct KeyPresence {
    private let state: (String) -> KeyState
    private let isOfKind: (String, SharedKeyKind) -> Bool
    private let isWhole: (String) -> Bool
    private let hasKey: (String) -> Bool
    private let rawValue: (String) -> SchemaRawValue?

    /// - Parameters:
    ///   - hasKey: whether a key begins with a text.
    ///   - isOfKind: whether the value under a key is of a kind.
    ///   - rawValue: the tag of an enum under a key; `nil` for a value of another type.
    ///   - isWhole: whether the parts of a value under a key have no composed keys, as in sequential archives.
    package init(
        _ state: @escaping (String) -> KeyState,
        hasKey: @escaping (String) -> Bool = { _ in false },
        isOfKind: @escaping (String, SharedKeyKind) -> Bool = { _, _ in true },
        rawValue: @escaping (String) -> SchemaRawValue? = { _ in nil },
        isWhole: @escaping (String) -> Bool = { _ in false }
    ) {
        self.state = state
        self.isOfKind = isOfKind
        self.isWhole = isWhole
        self.hasKey = hasKey
        self.rawValue = rawValue
    }

    /// A value of a type is present under a key, or under keys composed with it.
    package func hasValue(of type: SchemaType, forKey key: String) -> Bool { hasValue(of: type, forKey: key, 0) }

    /// The fields of a struct, or the values of one of an enum's cases, are present.
    package func hasParts(of plan: OwnerPlan, under key: String) -> Bool { hasParts(of: plan, under: key, 0) }

    /// The case that is read; `nil` where none is present.
    package func presentCase(of plan: OwnerPlan, under key: String) -> CasePlan? {
        knownCase(of: plan, under: key) ?? (hasUnknownCase(of: plan, under: key) ? plan.unknownCase : nil)
    }

    /// The case of which all required keys are present.
    package func knownCase(of plan: OwnerPlan, under key: String) -> CasePlan? {
        plan.casesToRead.first { hasAll($0.conditions, under: key, 0) }
    }

    /// Whether a value of an enum is present, of whatever case.
    private func hasUnknownCase(of plan: OwnerPlan, under key: String) -> Bool {
        guard plan.unknownCase != nil else { return false }
        if plan.tag != nil { return tag(of: plan, under: key) != nil }
        guard plan.sharedKeys.isEmpty else {
            return plan.sharedKeys.contains { state(SchemaKey.composed(key, $0)) == .value }
        }
        // Without a key, the enum is an object of its own.
        return key.isEmpty || hasKey(key + ".")
    }

    /// The raw value under the tag of an enum; `nil` if there is none of its type.
    package func tag(of plan: OwnerPlan, under key: String) -> SchemaRawValue? {
        guard let tag = plan.tag, let found = rawValue(SchemaKey.composed(key, tag.key)) else { return nil }
        return switch (found, tag.type) {
        case (.string, .string), (.integer, .integer): found
        default: nil
        }
    }

    /// The first required key of a struct, or of an enum's first case, that is missing.
    package func firstMissingKey(of plan: OwnerPlan, under key: String) -> String? {
        plan.presence.alternatives.first?.first {
            !hasValue(of: $0.type, forKey: SchemaKey.composed(key, $0.key))
        }.map { SchemaKey.composed(key, $0.key) }
    }

    /// The key is present and holds nil.
    package func hasNull(forKey key: String) -> Bool { state(key) == .null }

    private func hasValue(of type: SchemaType, forKey key: String, _ depth: Int) -> Bool {
        guard depth <= 2 * SchemaType.maximumNesting else { return false }
        if type.hasOwnKeys, isWhole(key) { return state(key) != .missing }
        switch type {
        case .structure(let structure) where type.hasOwnKeys:
            return hasParts(of: structure.plan, under: key, depth) || hasNull(forKey: key)
        case .union(let union): return hasParts(of: union.plan, under: key, depth) || hasNull(forKey: key)
        case .indexed(let element): return hasValue(of: element, forKey: key + "[0]", depth + 1)
        case .optional(let wrapped): return hasValue(of: wrapped, forKey: key, depth + 1)
        default: return state(key) != .missing
        }
    }

    private func hasParts(of plan: OwnerPlan, under key: String, _ depth: Int) -> Bool {
        let alternatives = plan.presence.alternatives
        return alternatives.isEmpty || alternatives.contains { hasAll($0, under: key, depth) }
            || hasUnknownCase(of: plan, under: key)
    }

    private func hasAll(_ keys: [PresenceKey], under key: String, _ depth: Int) -> Bool {
        keys.allSatisfy { condition in
            let key = SchemaKey.composed(key, condition.key)
            if let rawValues = condition.rawValues { return rawValue(key).map(rawValues.contains) ?? false }
            if let kind = condition.kind { return state(key) == .value && isOfKind(key, kind) }
            return hasValue(of: condition.type, forKey: key, depth + 1)
        }
    }
}

// MARK: Whether a key must be present

extension SchemaType {
    /// The limit for nested structs and enums when reading; the checker refuses more.
    package static let maximumNesting = 32

    /// Whether values have composed keys, so that their bare key does not show whether one is present.
    package var hasOwnKeys: Bool { form.nesting != .value }

    /// Whether values, other than nil, always write a key: an indexed array may be empty, and a struct's fields may all
    /// be nil.
    package var hasRequiredKey: Bool { needsKey(\.requiresKey, 0) { $0.until == nil } }

    /// Whether a value can be read without any key: an indexed array, which is then empty, and a struct whose fields
    /// all have defaults or nil. Fields that are no longer written are read too.
    package var readsWithoutKey: Bool { !needsKey(\.requiresKeyToRead, 0) { _ in true } }

    /// Whether some value is archived without any key.
    package var mayLeaveNoKey: Bool { mayLeaveNoKey(0) }

    private func needsKey(
        _ known: ReferenceWritableKeyPath<OwnerPlan, Bool?>, _ depth: Int, where isCounted: (SchemaField) -> Bool
    ) -> Bool {
        if case .indexed = self { return false }
        guard case .structure(let structure) = self, hasOwnKeys else { return true }
        let plan = structure.plan
        if let answer = plan[keyPath: known] { return answer }
        guard depth < Self.maximumNesting else { return false }
        // A preliminary value for structs that contain themselves, which the checker reports.
        plan[keyPath: known] = false
        let answer = structure.fields.contains { field in
            field.isArchived && field.isRequired && isCounted(field)
                && field.type.needsKey(known, depth + 1, where: isCounted)
        }
        plan[keyPath: known] = answer
        return answer
    }

    private func mayLeaveNoKey(_ depth: Int) -> Bool {
        if case .indexed = self { return true }
        guard case .structure(let structure) = self, hasOwnKeys, depth < Self.maximumNesting else { return false }
        let plan = structure.plan
        if let answer = plan.leavesNoKey { return answer }
        guard plan.version == nil, plan.stillWritten.isEmpty else { return false }
        plan.leavesNoKey = false
        let answer = plan.fields.allSatisfy { plan in
            let field = plan.field
            return !field.isWritten || field.omitsDefault
                || (field.isOptional ? !field.writesNull : field.type.mayLeaveNoKey(depth + 1))
        }
        plan.leavesNoKey = answer
        return answer
    }
}
