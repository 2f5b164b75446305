// The result of reading an archive with the current classes, from the schema alone: the plan's reads, executed on the
// runtime's unarchiver.

import ArchiveDocuments
import Archiving
import CodingSchema
import PropertyLists

/// Reads objects as generated code does.
final class ExpectedReader {
    typealias Part = (name: String, value: ReadValue)

    let document: ArchiveDocument
    private let catalog: ClassCatalog
    let values: ArchiveValues

    /// The structs and enums that were read as separate objects.
    private var structures: [StructureReading: ReadValue] = [:]
    private var structureDepth = 0

    /// The path to the object, or to the separate struct, whose keys are looked up.
    var openPath = ""

    /// The key of the lenient field that is being read, without the parts that can't be; `nil` for other fields.
    var lenientKey: String?

    /// The key of the field that is being read.
    var fieldKey = ""

    /// What lenient fields left out, and others because its class is retired.
    var losses: [SampleError] = []

    /// Why objects can't be created to which lenient fields refer; `nil` for those that can.
    var creationErrors: [ArchivedObject: SampleError?] = [:]

    /// Whether a value is read that a lenient field leaves out if an object in it can't be created.
    var isCreating = false

    /// The number of objects that are being created for each other.
    var creationDepth = 0

    /// Records what happens while values are read; `nil` for expectations.
    var events: ReadingEvents? {
        didSet { (structures, creationErrors) = ([:], [:]) }
    }

    private struct StructureReading: Hashable {
        let number: ObjectNumber
        let owner: ObjectIdentifier
        let isCreating: Bool
    }

    /// - Parameter events: records what happens. Values are then also checked where only Swift knows the result.
    /// - Throws: ``SampleError`` if the runtime doesn't accept the document as an archive.
    init(
        _ document: ArchiveDocument, _ catalog: ClassCatalog, events: ReadingEvents? = nil
    ) throws(SampleError) {
        self.document = document
        self.catalog = catalog
        self.events = events
        values = try ArchiveValues(document, catalog)
        // The runtime reads collections of values that are shared each time, too.
        document.allowWork(times: 8)
    }

    /// All archived fields of an object, the superclass's first.
    func fields(
        of object: ArchivedObject, as schemaClass: SchemaClass, path: String
    ) throws(SampleError) -> [Part] {
        let chain = schemaClass.chain
        guard document.isSequential ? schemaClass.isInSequences : schemaClass.isInKeyedArchives else {
            let kind = document.isSequential ? "sequential" : "keyed"
            throw SampleError(at: path, "the schema's '\(schemaClass.name)' has no \(kind) archives")
        }
        openPath = path
        return try values.withObject(object, as: chain, path: path) { () throws(SampleError) -> [Part] in
            var result: [Part] = []
            let isRebuilt = chain.contains { $0.rebuildFunction != nil }
            for owner in chain { result += try fields(of: owner, isRebuilt: isRebuilt, under: "", path: path) }
            return result
        }
    }

    /// Why a field of an object can't be read, or one of a struct in it; `nil` if it can. The path starts at the object.
    func problem(
        of read: ReadStep, of object: ArchivedObject, as chain: [SchemaOwner], under prefix: String
    ) -> SampleError? {
        openPath = ""
        losses = []
        do throws(SampleError) {
            try values.withObject(object, as: chain, path: "") { () throws(SampleError) -> Void in
                _ = try field(read, under: prefix, path: "")
            }
            return nil
        } catch {
            return error
        }
    }

    /// The object of a reference.
    func object(
        _ object: ArchivedObject?, as type: SchemaType, path: String
    ) throws(SampleError) -> ReadValue {
        guard let object, let description = object.classDescription, object.foundationClass != .null else {
            throw SampleError(at: path, "expected an object, found \(Self.phrase(for: object))")
        }
        if let retired = catalog.retiredClass(archivedAs: description.name), retired.isNil(in: type) {
            throw SampleError(at: path, "the class '\(description.name)' is retired", isRetired: true)
        }
        guard let schemaClass = catalog.owner(of: description) as? SchemaClass else {
            throw SampleError(
                at: path, "no class of the schema reads objects that are archived as '\(description.name)'",
                unknownClassName: description.name)
        }
        switch type {
        case .object(let expected) where !schemaClass.isKind(of: expected):
            throw SampleError(at: path, "'\(schemaClass.name)' is not a '\(expected.name)'")
        case .existential(let requirement?) where !requirement.includes(schemaClass):
            throw SampleError(at: path, "'\(schemaClass.name)' doesn't conform to '\(requirement.name)'")
        case .existential: events?.addAnyClass(schemaClass)
        default: break
        }
        if isCreating { try checkCreation(of: object, as: schemaClass, path: path) }
        let isReplaced = schemaClass.chain.contains { $0.uniqueFunction != nil }
        return result(.object(object, schemaClass), ofFunction: isReplaced)
    }

    /// What is in place of an object of a class.
    private static func phrase(for object: ArchivedObject?) -> String {
        guard let object else { return "no object" }
        guard let value = object.value else { return "null" }
        return value == .null ? "a container without a class" : value.phrase
    }

    /// A value, or what a function makes of it: only Swift knows that. With events, it is the value that the function takes,
    /// which must be readable too.
    private func result(_ value: ReadValue, ofFunction isConverted: Bool) -> ReadValue {
        isConverted && events == nil ? .unknown : value
    }

    // MARK: Fields

    /// - Parameter isRebuilt: whether `rebuilt via` calls a function, of which only Swift knows what it makes of the values.
    private func fields(
        of owner: SchemaOwner, isRebuilt: Bool, under prefix: String, path: String
    ) throws(SampleError) -> [Part] {
        if owner.rebuildsByVersion { try checkVersion(of: owner, under: prefix, path: path) }
        var result: [Part] = []
        for read in owner.plan.reads {
            let value = try field(read, under: prefix, path: path)
            result.append((read.field.name, self.result(value, ofFunction: isRebuilt)))
        }
        return result
    }

    /// The version that the function of `rebuilt via` gets must be a number.
    private func checkVersion(of owner: SchemaOwner, under prefix: String, path: String) throws(SampleError) {
        let type = SchemaType.integer(.int64)
        for name in owner.versionKeys {
            let key = SchemaKey.composed(prefix, name)
            guard values.presence.hasValue(of: type, forKey: key), !values.presence.hasNull(forKey: key) else {
                continue
            }
            _ = try value(of: type, false, forKey: key, path: self.path(to: key, name: "version", in: path))
            return
        }
    }

    func field(_ read: ReadStep, under prefix: String, path: String) throws(SampleError) -> ReadValue {
        let (outer, outerKey, wasCreating) = (lenientKey, fieldKey, isCreating)
        defer { (lenientKey, fieldKey, isCreating) = (outer, outerKey, wasCreating) }
        if read.field.isLenient { isCreating = true }
        for candidate in read.candidates(in: values.presence, under: prefix) {
            let key = SchemaKey.composed(prefix, candidate.key)
            let path = self.path(to: key, name: read.field.name, in: path)
            (lenientKey, fieldKey) = (read.field.isLenient ? key : nil, key)
            if candidate.isFallback { events?.addFallback(read.field, under: prefix, from: key, path: path) }
            let value = try value(of: candidate, forKey: key, path: path)
            if read.field.treatsNilAsMissing, value.isNull { continue }
            return result(value, ofFunction: candidate.isConverted)
        }
        let key = SchemaKey.composed(prefix, read.field.key)
        return try missingValue(
            of: read, key, under: prefix, path: self.path(to: key, name: read.field.name, in: path))
    }

    private func value(
        of candidate: ReadStep.Candidate, forKey key: String, path: String
    ) throws(SampleError) -> ReadValue {
        guard lenientKey != nil else {
            return try value(of: candidate.type, candidate.isOptional, forKey: key, path: path)
        }
        let isCollection = candidate.type.isCollection
        let value = try leavingOut { () throws(SampleError) -> ReadValue in
            try self.value(of: candidate.type, candidate.isOptional || isCollection, forKey: key, path: path)
        }
        guard isCollection else { return value ?? .null }
        if let value, !value.isNull || candidate.isOptional && values.presence.hasNull(forKey: key) { return value }
        return candidate.type.emptyValue
    }

    /// The path to a field. Expectations have the names of fields, as programs do; an archive has keys.
    private func path(to key: String, name: String, in path: String) -> String {
        events == nil ? "\(path).\(name)" : openPath + DocumentPath.Step.key(key).text(isFirst: false)
    }

    /// The value of a field without any of its keys.
    private func missingValue(
        of read: ReadStep, _ key: String, under prefix: String, path: String
    ) throws(SampleError) -> ReadValue {
        let field = read.field
        if read.refusesOtherKinds, values.contains(key) {
            throw SampleError(at: path, "a value of another kind is present")
        }
        if !read.missing.isNull { events?.addDefault(field, under: prefix, read.missing, path: path) }
        switch read.missing {
        case .error:
            // Without a key of its own, a value lacks that of a part.
            let plan = key.isEmpty && events != nil ? field.type.composedPlan : nil
            let part = plan.flatMap { values.presence.firstMissingKey(of: $0, under: key) }
            let place = part.map { self.path(to: $0, name: field.name, in: path) } ?? path
            throw SampleError(at: place, "no key is present, and there is no default")
        case .noElements: return result(field.type.emptyValue, ofFunction: field.valueType.isConverted)
        case .ownFields:
            let value = try value(of: field.type, false, forKey: key, path: path)
            return result(value, ofFunction: field.valueType.isConverted)
        case .null, .literal, .expression, .function:
            if field.type.plain.hasOwnKeys { noteParts(of: field.type.plain, forKey: key) }
            if read.missing.isNull { return .null }
            guard case .literal(let text) = read.missing, !field.valueType.isConverted else { return .unknown }
            return LiteralText.value(text, type: field.type)?.readValue ?? .unknown
        }
    }

    // MARK: Values under keys

    /// A value under a key, or under keys composed with it.
    private func value(
        of type: SchemaType, _ isOptional: Bool, forKey key: String, path: String
    ) throws(SampleError) -> ReadValue {
        try charge(path)
        if !values.isWhole(key), let value = try composedValue(of: type.plain, isOptional, forKey: key, path: path) {
            return value
        }
        // What is written by hand can have any keys.
        guard !type.isKnownToSwiftOnly || type.isPropertyList, let runtimeType = type.runtimeType else {
            return .unknown
        }
        guard let found = try runtimeValue(of: runtimeType, forKey: key, path: path) else {
            if isOptional { return .null }
            throw Self.missing(path, isNull: values.contains(key))
        }
        guard isOptional else { return try value(found, type: type, path: path) }
        return try leavingOut(onlyRetired: true) { () throws(SampleError) -> ReadValue in
            try value(found, type: type, path: path)
        } ?? .null
    }

    private static func missing(_ path: String, isNull: Bool) -> SampleError {
        SampleError(at: path, "expected a value, found \(isNull ? "nil" : "no such key")")
    }

    /// A value whose parts have keys of their own; `nil` for all others.
    private func composedValue(
        of type: SchemaType, _ isOptional: Bool, forKey key: String, path: String
    ) throws(SampleError) -> ReadValue? {
        let presence = values.presence
        switch type {
        case .structure(let structure) where type.hasOwnKeys:
            if !presence.hasParts(of: structure.plan, under: key) {
                if isOptional {
                    noteParts(of: type, forKey: key)
                    return .null
                }
                if presence.hasNull(forKey: key) { throw Self.missing(path, isNull: true) }
            }
            return try self.structure(structure, under: key, path: path)
        case .union(let union):
            if isOptional, !presence.hasParts(of: union.plan, under: key) {
                noteParts(of: type, forKey: key)
                return .null
            }
            return try self.union(union, under: key, path: path)
        case .indexed(let element):
            if isOptional, presence.hasNull(forKey: key) { return .null }
            var elements: [ReadValue] = []
            var number = 0
            while case let elementKey = "\(key)[\(number)]", presence.hasValue(of: element, forKey: elementKey) {
                let read = try leavingOut { () throws(SampleError) -> ReadValue in
                    try value(of: element, false, forKey: elementKey, path: path)
                }
                if let read { elements.append(read) }
                number += 1
            }
            return .list(elements)
        case .optional(let wrapped) where wrapped.hasOwnKeys:
            return try composedValue(of: wrapped.plain, true, forKey: key, path: path)
        default: return nil
        }
    }

    /// Notes the keys of a value that isn't read.
    private func noteParts(of type: SchemaType, forKey key: String) {
        guard let events, !document.isSequential else { return }
        for part in SchemaKey.written(type, forKey: key, isOptional: false) where values.contains(part) {
            events.addUnread(part, path: openPath)
        }
    }

    private func structure(
        _ structure: SchemaStructure, under prefix: String, path: String
    ) throws(SampleError) -> ReadValue {
        try enterStructure(path)
        defer { structureDepth -= 1 }
        let isRebuilt = structure.rebuildFunction != nil
        let parts = try fields(of: structure, isRebuilt: isRebuilt, under: prefix, path: path)
        try checkBuiltIn(structure, parts, path: path)
        return .parts(title: structure.lastName, parts)
    }

    private func union(_ union: SchemaUnion, under prefix: String, path: String) throws(SampleError) -> ReadValue {
        try enterStructure(path)
        let (outer, outerKey) = (lenientKey, fieldKey)
        lenientKey = nil
        defer {
            (lenientKey, fieldKey) = (outer, outerKey)
            structureDepth -= 1
        }
        guard let found = values.presence.presentCase(of: union.plan, under: prefix) else {
            throw try missingCase(of: union, under: prefix, path: path)
        }
        if found.name == union.unknownCase?.name, values.presence.knownCase(of: union.plan, under: prefix) == nil {
            let tag = values.presence.tag(of: union.plan, under: prefix)
            events?.addUnknown(tag?.text ?? "of another case", readAs: found.name, isKept: false, path: path)
        }
        noteOthers(of: union, than: found, under: prefix)
        var parts: [Part] = []
        for element in found.unionCase.elements {
            let key = SchemaKey.composed(prefix, element.key)
            fieldKey = key
            let path = self.path(to: key, name: element.label ?? "0", in: path)
            let isMissing = element.isOptional && !values.presence.hasValue(of: element.type, forKey: key)
            let value: ReadValue =
                try isMissing
                ? .null : self.value(of: element.type, element.isOptional, forKey: key, path: path)
            parts.append((element.label ?? "0", result(value, ofFunction: element.valueType.isConverted)))
        }
        return .parts(title: "\(union.lastName).\(found.name)", parts)
    }

    /// Notes the values of other cases. The fallback case is written beside others on purpose.
    private func noteOthers(of union: SchemaUnion, than found: CasePlan, under prefix: String) {
        let known = Set((found.writes + (union.plan.fallbackCase?.writes ?? [])).map(\.key))
        for step in union.plan.cases.flatMap(\.writes) where !known.contains(step.key) {
            noteParts(of: step.type, forKey: SchemaKey.composed(prefix, step.key))
        }
    }

    /// Why no case is read: for an enum with a tag, what the tag is.
    private func missingCase(
        of union: SchemaUnion, under prefix: String, path: String
    ) throws(SampleError) -> SampleError {
        guard let tag = union.plan.tag else { return SampleError(at: path, "no case of '\(union.name)' is present") }
        let key = SchemaKey.composed(prefix, tag.key)
        let tagPath = self.path(to: key, name: tag.key, in: path)
        // A value of another kind is an error of the runtime.
        _ = try value(of: tag.type, false, forKey: key, path: tagPath)
        let rawValue = values.presence.tag(of: union.plan, under: prefix)?.text ?? "of another type"
        return SampleError(at: tagPath, "the tag \(rawValue) is that of no case of '\(union.name)'")
    }

    private func enterStructure(_ path: String) throws(SampleError) {
        guard structureDepth < values.maximumStructureDepth else {
            throw SampleError(at: path, "structs and enums are nested too deep", endsReading: true)
        }
        structureDepth += 1
    }

    /// Values that are shared are looked at each time that they are referenced.
    private func charge(_ path: String) throws(SampleError) {
        do throws(InspectionError) {
            try document.chargeVisits(1)
        } catch {
            throw SampleError(at: path, "the archive has too many values", endsReading: true)
        }
    }

    // MARK: Values that were read

    /// What a value of the runtime represents.
    private func value(
        _ value: any ArchivableValue, type: SchemaType, path: String
    ) throws(SampleError) -> ReadValue {
        try charge(path)
        switch type.plain {
        case .optional(let wrapped):
            guard let value = (value as? any ValueWithParts)?.parts.first else { return .null }
            return try leavingOut(onlyRetired: true) { () throws(SampleError) -> ReadValue in
                try self.value(value.first, type: wrapped, path: path)
            } ?? .null
        case .array(let element), .indexed(let element), .packed(let element, _), .set(let element, .ordered):
            return .list(try parts(of: value, element, path: path).map(\.first))
        case .set(let element, .plain):
            return .set(try parts(of: value, element, path: path) { .entry($1) }.map(\.first))
        case .set(let element, .counted):
            return .dictionary(
                try parts(of: value, element, and: .integer(.int), path: path) { .entry($1) }
                    .map { ($0.first, $0.second) })
        case .dictionary(let keyType, let valueType):
            let entries = try parts(of: value, keyType, and: valueType, path: path) { key, position in
                (key as? String).map { .key($0) } ?? .entry(position)
            }
            return .dictionary(entries.map { ($0.first, $0.second) })
        case .object, .existential:
            return try object((value as? ObjectNumber).flatMap(values.object), as: type.plain, path: path)
        case .structure, .union:
            guard let owner = type.plain.declared as? SchemaOwner, let number = value as? ObjectNumber else {
                return .unknown
            }
            return try separateStructure(owner, number, path: path)
        default: return try leaf(value, type: type.plain, path: path)
        }
    }

    private func parts(
        of value: any ArchivableValue, _ first: SchemaType, and second: SchemaType? = nil, path: String,
        step: (_ part: any ArchivableValue, _ position: Int) -> DocumentPath.Step = { .element($1) }
    ) throws(SampleError) -> [(first: ReadValue, second: ReadValue)] {
        // A verdict needs nothing of values that the runtime has read completely.
        if events != nil, first.isReadByRuntime, second?.isReadByRuntime ?? true { return [] }
        var result: [(first: ReadValue, second: ReadValue)] = []
        for (position, part) in ((value as? any ValueWithParts)?.parts ?? []).enumerated() {
            // Expectations count all parts.
            let step = events == nil ? .element(position) : step(part.first, position)
            let path = path + step.text(isFirst: false)
            let read = try leavingOut { () throws(SampleError) -> (first: ReadValue, second: ReadValue) in
                let secondValue: ReadValue =
                    if let second, let part = part.second {
                        try self.value(part, type: second, path: path)
                    } else {
                        .null
                    }
                return (try self.value(part.first, type: first, path: path), secondValue)
            }
            if let read { result.append(read) }
        }
        return result
    }

    /// A struct, or an enum whose cases carry values, that is a separate object. It is read once.
    private func separateStructure(
        _ owner: SchemaOwner, _ number: ObjectNumber, path: String
    ) throws(SampleError) -> ReadValue {
        let reading = StructureReading(number: number, owner: ObjectIdentifier(owner), isCreating: isCreating)
        if let known = structures[reading] { return known }
        let (outer, outerClass) = (openPath, events?.className)
        openPath = path
        events?.className = owner.archivedName
        defer {
            openPath = outer
            outerClass.map { events?.className = $0 }
        }
        let value = try values.withStructure(number, as: owner, path: path) { () throws(SampleError) -> ReadValue in
            switch owner {
            case let structure as SchemaStructure: try self.structure(structure, under: "", path: path)
            case let union as SchemaUnion: try self.union(union, under: "", path: path)
            default: .unknown
            }
        }
        structures[reading] = value
        if owner.isDictionary || !document.isSequential, let object = values.object(number) {
            events?.addUnread(in: object, as: owner, path: path)
        }
        return value
    }
}

extension SchemaType {
    /// Whether the runtime reads the values without looking at a declaration of the schema.
    fileprivate var isReadByRuntime: Bool {
        switch self {
        case .object, .existential, .structure, .union, .enumeration, .bits: false
        default: parts.allSatisfy(\.isReadByRuntime)
        }
    }
}
