// The values of an archive's objects, read by the runtime's unarchiver without creating an object.

import ArchiveDocuments
@_spi(GeneratedCode) import Archiving
import CodingSchema
import Foundation

/// Reads one object after another.
final class ArchiveValues {
    private let document: ArchiveDocument
    private let catalog: ClassCatalog
    private let unarchiver: GraphUnarchiver
    private lazy var objects = Dictionary(
        document.numbers.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })

    /// What the runtime has to know of the schema's declarations.
    private var structures: [ObjectIdentifier: ArchivedStructure] = [:]

    /// The number of the object or structure that is open.
    private var openNumber: Int?

    /// - Throws: ``SampleError`` if the runtime doesn't accept the bytes as an archive.
    init(_ document: ArchiveDocument, _ catalog: ClassCatalog) throws(SampleError) {
        self.document = document
        self.catalog = catalog
        do {
            let data = document.source ?? Data()
            unarchiver =
                document.isSequential
                ? try SequentialUnarchiver(forReadingFrom: data) : try KeyedUnarchiver(forReadingFrom: data)
        } catch {
            throw SampleError(at: "", Self.reason(error))
        }
    }

    // MARK: Objects

    /// The object with a number; `nil` if it is a value.
    func object(_ number: ObjectNumber) -> ArchivedObject? { objects[number.number] }

    /// Opens an object, whose values the closure reads by key.
    func withObject<Result>(
        _ object: ArchivedObject, as chain: [SchemaOwner], path: String, _ body: () throws(SampleError) -> Result
    ) throws(SampleError) -> Result {
        guard let number = document.numbers[object] else { throw SampleError(at: path, "there is no object") }
        let outer = openNumber
        openNumber = number
        defer { openNumber = outer }
        unarchiver.forgetError()
        try reading(nil, path) { try unarchiver.beginObject(number, as: chain.map(structure)) }
        defer { unarchiver.endObject() }
        return try body()
    }

    /// Opens a struct, or an enum whose cases carry values, that is a separate object.
    func withStructure<Result>(
        _ number: ObjectNumber, as owner: SchemaOwner, path: String, _ body: () throws(SampleError) -> Result
    ) throws(SampleError) -> Result {
        let outer = openNumber
        openNumber = number.number
        defer { openNumber = outer }
        return try reading(nil, path) {
            owner.isDictionary
                ? try unarchiver.decodingDictionary(ofObject: number.number, body)
                : try unarchiver.decodingStructure(structure(owner), ofObject: number.number, body)
        }
    }

    private func structure(_ owner: SchemaOwner) -> ArchivedStructure {
        if let known = structures[ObjectIdentifier(owner)] { return known }
        let structure = ArchivedStructure(
            owner.archivedName, version: max(0, owner.version), versionKey: owner.versionKey,
            formerly: owner.formerNames, sequence: owner.archivedSequence)
        structures[ObjectIdentifier(owner)] = structure
        return structure
    }

    // MARK: Values

    /// The limit for structs and enums inside each other.
    var maximumStructureDepth: Int { unarchiver.maximumStructureDepth }

    /// The value under a complete key of what is open, or under a key of a dictionary; `nil` if the key is missing or holds nil.
    func value(
        of type: any ArchivableValue.Type, forKey key: String, path: String
    ) throws(SampleError) -> (any ArchivableValue)? {
        func decode<Value: ArchivableValue>(_ type: Value.Type) throws -> Value? {
            try unarchiver.decodeIfPresent(type, forKey: key)
        }
        return try reading(key, path) { () throws -> (any ArchivableValue)? in try decode(type) }
    }

    /// The same, as a lenient field reads it, and why parts of it were left out.
    func lenientValue(
        of type: any ArchivableValue.Type, forKey key: String, path: String
    ) throws(SampleError) -> (value: (any ArchivableValue)?, losses: [SampleError]) {
        func decode<Value: ArchivableValue>(_: Value.Type) throws -> Value? {
            try unarchiver.decodeLeniently(Value.self, forKey: key)
        }
        unarchiver.reportsDecoding = true
        defer { unarchiver.reportsDecoding = false }
        let value = try reading(key, path) { () throws -> (any ArchivableValue)? in try decode(type) }
        let losses = unarchiver.report?.losses ?? []
        return (value, losses.flatMap { Array(repeating: failure($0.error, key, path), count: $0.count) })
    }

    /// Continues after an error.
    func forgetError() { unarchiver.forgetError() }

    func contains(_ key: String) -> Bool { unarchiver.containsValue(forKey: key) }

    /// Whether the parts of a value under a key have no composed keys.
    func isWhole(_ key: String) -> Bool { unarchiver.standsWhole(forKey: key) }

    /// Checks which values of what is open are present.
    private(set) lazy var presence = KeyPresence(
        { [unowned self] key in
            if !contains(key) { return .missing }
            return unarchiver.containsNull(forKey: key) ? .null : .value
        }, hasKey: { [unowned self] in unarchiver.containsKey(withPrefix: $0) },
        isOfKind: { [unowned self] in isOfKind($0, $1) },
        rawValue: { [unowned self] in rawValue(forKey: $0) }, isWhole: { [unowned self] in isWhole($0) })

    private func isOfKind(_ key: String, _ kind: CodingSchema.SharedKeyKind) -> Bool {
        let runtimeKind: Archiving.SharedKeyKind
        switch kind {
        case .number: runtimeKind = .number
        case .string: runtimeKind = .string
        case .data: runtimeKind = .data
        case .date: runtimeKind = .date
        case .url: runtimeKind = .url
        case .uuid: runtimeKind = .uuid
        case .decimal: runtimeKind = .decimal
        case .array: runtimeKind = .array
        case .dictionary: runtimeKind = .dictionary
        case .set: runtimeKind = .set
        case .object(let schemaClass):
            guard (try? unarchiver.kindOfValue(forKey: key)) == .object,
                let number = try? ObjectNumber.decodeIfPresent(from: unarchiver, forKey: key),
                let description = object(number)?.classDescription
            else { return false }
            if let retired = catalog.retiredClass(archivedAs: description.name) {
                return retired.canBe(in: .object(schemaClass))
            }
            return (catalog.owner(of: description) as? SchemaClass)?.isKind(of: schemaClass) ?? false
        }
        return unarchiver.containsValue(ofKind: runtimeKind, forKey: key)
    }

    /// The value under the tag of an enum; nil if it isn't a whole number or a string.
    private func rawValue(forKey key: String) -> SchemaRawValue? {
        if unarchiver.containsValue(ofKind: .string, forKey: key) {
            if let text = try? unarchiver.decodeIfPresent(String.self, forKey: key) { return .string(text) }
        } else if let number = try? unarchiver.decodeIfPresent(Int.self, forKey: key) {
            return .integer(IntegerLiteral(number))
        }
        // The value is read again, which fails with the same error.
        unarchiver.forgetError()
        return nil
    }

    // MARK: Errors

    /// Runs a closure that reads the value under a key; its errors have the path to the part that can't be read.
    private func reading<Result>(
        _ key: String?, _ path: String, _ body: () throws -> Result
    ) throws(SampleError) -> Result {
        do {
            return try body()
        } catch let error as SampleError {
            throw error
        } catch {
            throw failure(error, key, path)
        }
    }

    private func failure(_ error: any Error, _ key: String?, _ path: String) -> SampleError {
        var path = path
        let archiveError = error as? ArchiveError
        if let key, let found = archiveError?.path {
            let start = unarchiver.path(toObject: openNumber, key: key)
            if found.hasPrefix(start) { path += found.dropFirst(start.count) }
        }
        return SampleError(
            at: path, Self.reason(error), endsReading: archiveError.map { !$0.code.isAboutCreation } ?? false)
    }

    private static func reason(_ error: any Error) -> String {
        guard let error = error as? ArchiveError else { return "\(error)" }
        return "expected \(error.expected), found \(error.found)"
    }
}

extension SchemaOwner {
    /// The values in sequential archives, as generated code states them.
    fileprivate var archivedSequence: ArchivedSequence? {
        guard isInSequences, (self as? SchemaClass)?.external == nil else { return nil }
        guard let union = self as? SchemaUnion else {
            return ArchivedSequence(values: plan.sequence.map(\.archivedValue))
        }
        let cases = plan.cases.flatMap { found in
            found.unionCase.sequenceKeys.map { ArchivedSequence.Case.case($0, found.sequence.map(\.archivedValue)) }
        }
        return union.tag.map { .cases(tag: .value($0.key, $0.type.form.encoding), cases) } ?? .cases(cases)
    }
}

extension WriteStep {
    fileprivate var archivedValue: ArchivedSequence.Value {
        .value(key, readEncoding, since: since ?? 0, until: until, joined: isJoined)
    }
}
