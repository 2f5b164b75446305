// The coding plan of a class, a struct or an enum whose cases carry values: what is written, and how it is read back.
//
//     OwnerPlan
//        ├ version, marker        WriteStep    what keyed archives hold besides the fields
//        ├ fields ── FieldPlan    archived fields, in declared order
//        │             ├ writes   [WriteStep]  the field's key, then those for older readers, of all versions
//        │             └ read     ReadStep     candidates ▶ result without any ▶ phase
//        ├ stillWritten           [WriteStep]  retired keys that are still written
//        ├ cases ── CasePlan      of an enum: conditions ▶ the values' writes and reads
//        ├ presence               which keys show that a value is present
//        └ sequence               [WriteStep]    of archives without keys
//
// A plan is created from the checked schema on first access, once per owner. Plans refer to other declarations by their
// types, never to their own owner.

/// How archives hold the values of one class, struct, or enum whose cases carry values.
package final class OwnerPlan {
    /// The kinds of archives that hold values of the owner.
    package let archives: SchemaArchiveKinds
    private let versionKey: String
    let retired: [SchemaRetiredKey]

    /// The version, if it is not 0.
    package let version: WriteStep?

    /// The key that distinguishes keyed archives of a class that is also sequential.
    package let marker: WriteStep?

    /// The archived fields in declared order. For a class that refuses coding, ``isCoded`` is false.
    package let fields: [FieldPlan]

    /// The retired keys that are still written.
    package let stillWritten: [WriteStep]

    /// The cases of an enum, in declared order.
    package let cases: [CasePlan]

    /// The contents of sequential archives of all versions in declared order; for an enum, they are in the cases.
    package let sequence: [WriteStep]

    /// False for a class that refuses coding, which is neither written nor read.
    package let isCoded: Bool

    init(of owner: SchemaOwner) {
        let schemaClass = owner as? SchemaClass
        let fields = (owner as? any SchemaFieldOwner)?.fields ?? []
        self.archives = schemaClass?.archives ?? (owner.isSequential ? .keyedAndSequential : .keyed)
        self.versionKey = owner.versionKey
        self.retired = owner.retired
        self.isCoded = schemaClass?.refusesCoding != true
        self.version = owner.version == 0 || owner.isVersionUnwritten ? nil : .version(of: owner)
        self.marker = (schemaClass?.keyedMarker).map(WriteStep.marker)
        // All archives contain the keys of a dictionary.
        let archives = owner.isDictionary ? .keyed : self.archives
        self.fields = fields.lazy.filter(\.isArchived).map { FieldPlan(of: $0, archives: $0.onlyArchives ?? archives) }
        self.stillWritten = owner.retired.flatMap { WriteStep.steps(of: $0, archives: archives) }
        let union = owner as? SchemaUnion
        let sharedKeys = union?.sharedKeys ?? []
        self.sharedKeys = sharedKeys.sorted()
        self.tag = union?.tag.map { PresenceKey(key: $0.key, type: $0.type) }
        let cases = (union?.cases ?? []).map { CasePlan(of: $0, tag: union?.tag, sharedKeys: sharedKeys) }
        self.cases = cases
        self.casesToRead = (union?.casesToRead ?? []).map { cases[$0.ordinal] }
        self.unknownCase = union?.unknownCase.map { cases[$0.ordinal] }
        self.sequence = owner.isDictionary ? [] : WriteStep.sequence(of: fields, retired: owner.retired)
    }

    /// The entries of the owner itself in keyed archives of all versions, in the order in which they are written.
    package var writes: [WriteStep] {
        guard archives != .sequential else { return allWrites }
        return allWrites.filter { $0.archives != .sequential }
    }

    /// What is written to archives of any kind and version, in order.
    package var allWrites: [WriteStep] {
        guard isCoded else { return [] }
        return [version, marker].compactMap(\.self) + fields.flatMap(\.writes) + stillWritten
    }

    /// The entries in the archives of a version.
    package func writes(inVersion version: Int) -> [WriteStep] { writes.filter { $0.isWritten(inVersion: version) } }

    /// How the fields are read, in declared order.
    package var reads: [ReadStep] { isCoded ? fields.map(\.read) : [] }

    /// The cases in the order in which a reader tries them: the fallback case last.
    package let casesToRead: [CasePlan]

    package var fallbackCase: CasePlan? { cases.first(where: \.isFallback) }

    /// The key of the raw value that names the case.
    package let tag: PresenceKey?

    /// The case as which unknown ones are read.
    package let unknownCase: CasePlan?

    /// The keys that cases share, if unknown cases are values of other kinds under them.
    package let sharedKeys: [String]

    /// The keys that show that a value is present.
    package private(set) lazy var presence = ValuePresence(of: self)

    /// The contents of sequential archives of a version, in order.
    package func sequence(inVersion version: Int) -> [WriteStep] {
        sequence.filter { $0.isWritten(inVersion: version) }
    }

    // MARK: Cached properties

    var requiresKey: Bool?
    var requiresKeyToRead: Bool?
    var leavesNoKey: Bool?

    /// What values refer to, once that was asked for.
    var references: ReferencedClasses?
}

/// How one archived field is written and read.
package struct FieldPlan {
    package let field: SchemaField

    /// The field's own key, then those of older readers and those of older versions.
    package let writes: [WriteStep]
    package let read: ReadStep

    init(of field: SchemaField, archives: SchemaArchiveKinds) {
        self.field = field
        self.writes = WriteStep.steps(of: field, archives: archives)
        self.read = ReadStep(of: field)
    }

    /// What the present version writes: the field's key, then those of older readers.
    package var presentWrites: some Sequence<WriteStep> { writes.lazy.filter(\.isPresent) }
}

extension OwnerPlan {
    /// All keys that the owner reads or writes, or has retired, in any version.
    package var usedKeys: Set<String> {
        var keys: Set<String> = [versionKey]
        if let marker { keys.insert(marker.key) }
        for field in fields {
            keys.formUnion(field.read.candidates.lazy.map(\.key))
            keys.formUnion(field.writes.lazy.map(\.key))
        }
        for retired in retired { keys.formUnion(retired.keys) }
        return keys
    }
}

extension SchemaField {
    /// Whether archives contain the field.
    package var isArchived: Bool {
        if case .transient = connection { false } else { true }
    }

    /// Whether the containing value is absent if none of the field's keys is present.
    package var mustBePresent: Bool { isArchived && isRequired && until == nil && type.hasRequiredKey }
}

/// How archives hold one case.
package struct CasePlan {
    package let unionCase: SchemaUnionCase

    /// The values in declared order after the tag, or the `true` of a case without values.
    package let writes: [WriteStep]

    /// The keys that must be present if an archive contains the case.
    package let conditions: [PresenceKey]

    init(of unionCase: SchemaUnionCase, tag: SchemaTag?, sharedKeys: Set<String>) {
        self.unionCase = unionCase
        if let tag {
            let values = unionCase.elements.map { WriteStep.element($0, writesNull: $0.writesNil) }
            writes = unionCase.rawValues.prefix(1).map { .tag($0, of: tag) } + values
            conditions = [PresenceKey(key: tag.key, type: tag.type, rawValues: unionCase.rawValues)]
            return
        }
        if let key = unionCase.key {
            writes = [.caseKey(key)]
            conditions = [PresenceKey(key: key, type: .bool)]
            return
        }
        let identifying = unionCase.identifyingElements
        let writesNull = identifying.contains(where: \.isOptional)
        writes = unionCase.elements.map { .element($0, writesNull: writesNull || $0.writesNil) }
        conditions = identifying.map { element in
            let kind = sharedKeys.contains(element.key) ? element.type.sharedKeyKind : nil
            return PresenceKey(key: element.key, type: element.type, kind: kind)
        }
    }

    package var name: String { unionCase.name }
    package var isFallback: Bool { unionCase.isFallback }
}

extension SchemaUnionCase {
    /// The values that are always present if an archive contains the case; all values if none is required.
    fileprivate var identifyingElements: [SchemaUnionElement] {
        let required = requiredElements(where: \.hasRequiredKey)
        return required.isEmpty ? elements : required
    }
}

extension SchemaOwner {
    /// How archives hold the values. It is created on first access, which must be after all other properties are set.
    package final var plan: OwnerPlan {
        if let plan = lowered as? OwnerPlan { return plan }
        let plan = OwnerPlan(of: self)
        lowered = plan
        return plan
    }
}
