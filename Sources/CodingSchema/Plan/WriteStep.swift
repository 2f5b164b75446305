// The value under one key, its condition, and the versions that write it. Sequential archives have such values in
// order, without keys.
//
//     var badge: Badge since 3 fallback "colour" also "shade" until 4       version 0–2   "colour"
//                                                                           version 3–4   "badge", "shade"
//                                                                           version 5     "badge"

/// One key and the value under it.
package struct WriteStep {
    /// The source of the value.
    package enum Source {
        case field(SchemaField)

        /// A value of an enum's case; `nil` for the `true` of a case without values.
        indirect case element(SchemaUnionElement?)

        /// The constant of a retired key, as the schema has it.
        case constant(String)

        /// What an instance function of the owner returns, under a retired key.
        case function(SchemaFunction)
        case version(Int)

        /// The raw value that names the case of an enum.
        case tag(SchemaRawValue)

        /// The `true` under a class's `sequential marker`.
        case marker
    }

    /// The conversion of the value before it is written.
    package enum Change {
        case none

        /// The enum in it is reduced to the cases of an older stage.
        case stage(Int, of: SchemaEnumeration)

        /// A function of the owner converts it for older readers.
        case converted(SchemaFunction)

        /// An older version wrote it, and a function of the owner converts it when it is read.
        case former(SchemaFunction)
    }

    /// The condition for writing a value.
    package enum Condition {
        case always

        /// Nil writes no key.
        case ifNotNil

        /// Nil is written as `$null`.
        case nilAsNull

        /// A reference is written if something else in the archive refers to the object.
        case conditional(writesNull: Bool)
    }

    package let key: String

    /// The type of the written value in Swift, without its outer `?`.
    package let valueType: SchemaType
    package private(set) var isOptional = false
    package let source: Source
    package private(set) var change = Change.none
    package private(set) var condition = Condition.always

    /// The default that isn't written, as schema text; `nil` if every value is written.
    ///
    /// Archives without keys contain it nevertheless.
    package private(set) var omitted: String?

    /// The first and the last version that wrote the key; `nil` for no limit.
    package private(set) var since: Int?
    package private(set) var until: Int?

    /// Whether the present version writes the key.
    package private(set) var isPresent = true

    /// The kinds of archives that contain the value.
    package private(set) var archives = SchemaArchiveKinds.keyed

    /// The type of the value in archives.
    package var type: SchemaType { valueType.archivedType }

    /// Whether archives of the version contain the key.
    package func isWritten(inVersion version: Int) -> Bool { since ?? 0 <= version && version <= until ?? .max }

    /// The field of the value.
    package var field: SchemaField? {
        if case .field(let field) = source { field } else { nil }
    }

    /// The stage at which the enum is written.
    package var stage: Int? {
        if case .stage(let version, _) = change { version } else { nil }
    }

    /// Whether a function makes the value, or makes the field's value from it.
    package var isConverted: Bool {
        switch change {
        case .converted, .former: true
        case .none, .stage: false
        }
    }

    /// Whether nil is written as `$null`.
    package var writesNull: Bool {
        switch condition {
        case .nilAsNull, .conditional(writesNull: true): true
        case .always, .ifNotNil, .conditional(writesNull: false): false
        }
    }

    package var isConditional: Bool {
        if case .conditional = condition { true } else { false }
    }

    /// Whether the key is always written, whatever the value is.
    package var isSure: Bool { omitted == nil && (!isOptional || writesNull) }
}

// MARK: Lowering

extension WriteStep {
    static func version(of owner: SchemaOwner) -> WriteStep {
        let type = SchemaType.integer(.int64)
        return WriteStep(
            key: owner.versionKey, valueType: owner.isVersionBoxed ? .variant(.boxed, type) : type,
            source: .version(owner.version))
    }

    static func marker(_ key: String) -> WriteStep { WriteStep(key: key, valueType: .bool, source: .marker) }

    /// What is still written under retired keys.
    static func steps(of retired: SchemaRetiredKey, archives: SchemaArchiveKinds) -> [WriteStep] {
        retired.keys.compactMap { key in
            if let computed = retired.computed {
                return WriteStep(
                    key: key, valueType: computed.valueType, isOptional: computed.isOptional,
                    source: .function(computed.function), condition: computed.isOptional ? .ifNotNil : .always,
                    archives: archives)
            }
            guard let constant = retired.constant else { return nil }
            return WriteStep(
                key: key, valueType: constant.type, isOptional: constant.value == "nil",
                source: .constant(constant.value),
                condition: constant.value == "nil" ? .nilAsNull : .always, archives: archives)
        }
    }

    /// A field under its own key.
    package static func own(of field: SchemaField, archives: SchemaArchiveKinds) -> WriteStep {
        WriteStep(
            key: field.key, valueType: field.valueType, isOptional: field.isOptional, source: .field(field),
            condition: field.writeCondition, omitted: field.omittedText, since: field.since, until: field.until,
            isPresent: field.until == nil, archives: archives)
    }

    /// All keys under which a field is or was written, its own first.
    static func steps(of field: SchemaField, archives: SchemaArchiveKinds) -> [WriteStep] {
        var steps = [own(of: field, archives: archives)]
        for also in field.also { steps += self.steps(of: also, field, isPresent: field.until == nil) }
        for also in field.endedAlso { steps += self.steps(of: also, field, isPresent: false) }
        // The schema doesn't declare which fallback an older version wrote; the first is the most recent.
        if let since = field.since, since > 0, let fallback = field.fallbacks.first, let key = fallback.keys.first {
            steps.append(
                WriteStep(
                    key: key, valueType: fallback.valueType, isOptional: fallback.isOptional, source: .field(field),
                    change: fallback.conversion.map { .former($0.function) } ?? .none,
                    condition: field.writeCondition, until: since - 1, isPresent: false))
        }
        return steps
    }

    private static func steps(of also: SchemaOtherKeys, _ field: SchemaField, isPresent: Bool) -> [WriteStep] {
        also.keys.map { key in
            var change = Change.none
            if let conversion = also.conversion {
                change = .converted(conversion.function)
            } else if let stage = also.asOf, let found = field.type.heldEnumeration, found.hasStages {
                change = .stage(stage, of: found)
            }
            let condition = also.conversion.map {
                !$0.isOptional ? Condition.always : field.writesNil ? .nilAsNull : .ifNotNil
            }
            return WriteStep(
                key: key, valueType: also.valueType, isOptional: also.isOptional, source: .field(field), change: change,
                condition: condition ?? field.writeCondition, since: field.since, until: also.until ?? field.until,
                isPresent: isPresent)
        }
    }

    /// A value of an enum's case. Nil is written by `writes nil`, or if only optional values identify the case.
    static func element(_ element: SchemaUnionElement, writesNull: Bool) -> WriteStep {
        WriteStep(
            key: element.key, valueType: element.valueType, isOptional: element.isOptional, source: .element(element),
            condition: element.isOptional ? (writesNull ? .nilAsNull : .ifNotNil) : .always)
    }

    /// The raw value of a case.
    static func tag(_ rawValue: SchemaRawValue, of tag: SchemaTag) -> WriteStep {
        WriteStep(key: tag.key, valueType: tag.type, source: .tag(rawValue))
    }

    /// The `true` of a case without values.
    static func caseKey(_ key: String) -> WriteStep { WriteStep(key: key, valueType: .bool, source: .element(nil)) }
}

extension SchemaField {
    /// Whether the present version writes the value.
    package var isWritten: Bool { until == nil && isArchived }

    /// The keys that the present version writes.
    package var writtenKeys: [String] { isWritten ? [key] + also.flatMap(\.keys) : [] }

    /// Nil is written as `$null`: the schema says so, or a missing key would be read as something else.
    package var writesNull: Bool {
        isOptional && (writesNil || isMissingAsOther)
    }

    /// The default that is left out of archives. Older readers, for whom `also` writes keys, may not know it.
    fileprivate var omittedText: String? {
        if case .literal(let text) = value, omitsDefault { text } else { nil }
    }

    fileprivate var writeCondition: WriteStep.Condition {
        if isConditional { return .conditional(writesNull: writesNull) }
        guard isOptional else { return .always }
        return writesNull ? .nilAsNull : .ifNotNil
    }
}

extension SchemaType {
    /// The enum of the value, of its elements or of a dictionary's values.
    var heldEnumeration: SchemaEnumeration? {
        switch self {
        case .enumeration(let enumeration): enumeration
        case .array(let element), .optional(let element), .indexed(let element), .dictionary(_, let element),
            .variant(.boxed, let element):
            element.heldEnumeration
        default: nil
        }
    }
}

extension SchemaEnumeration {
    /// Whether some case is newer than the enum.
    package var hasStages: Bool { cases.contains { $0.since != nil } }
}
