// A class for each type of the language, all with one field `v`, and archives of their objects with any contents.

import ArchiveDocuments
import Archiving
import CodingSamples
import CodingSchema
import Foundation
import PropertyLists
import Testing

/// What conversions of `Types.coding` call. All values can be converted, so that Swift never decides.
enum TypeFunctions {
    static func text(ofNumber number: Int) -> String { "\(number)" }
    static func number(of text: String) -> Int { text.utf8.count }
    static func text(ofSpot spot: TypeSpot) -> String { "\(spot.x)" }
    static func spot(of text: String) -> TypeSpot { TypeSpot(x: text.utf8.count, y: 0) }
}

extension TypeLeaf: Hashable {
    static func == (left: TypeLeaf, right: TypeLeaf) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ConvertedFallbackField {
    static func text(ofNumber number: Int) -> String { "\(number)" }
}

/// The classes of `Types.coding`.
struct TypeTable {
    /// A class with its field.
    struct Row {
        let schemaClass: SchemaClass
        let type: any Coding.Type

        var name: String { schemaClass.name }
    }

    let schema: SampleSchema
    let rows: [Row]
    let verifier: ArchiveVerifier

    init() throws {
        schema = try SampleSchema(folder: "CodingSamplesTests/Types", module: "CodingSamplesTests")
        verifier = ArchiveVerifier(schema.schema)
        let types = Dictionary(
            uniqueKeysWithValues: CodingSamplesTestsCodingClasses.classes.map { ("\($0)", $0) })
        rows = schema.schema.classes.compactMap { schemaClass in
            guard schemaClass.name.hasSuffix("Field"), let type = types[schemaClass.name] else { return nil }
            return Row(schemaClass: schemaClass, type: type)
        }
    }

    /// The rows whose objects an archive can hold.
    func rows(isSequential: Bool) -> [Row] {
        isSequential ? rows.filter { $0.schemaClass.archives != .keyed } : rows
    }

    /// The contents of an object of each class, as the class archives them, each only once.
    func samples(isSequential: Bool) throws -> [ArchivedObject] {
        var known: Set<Data> = []
        var samples: [ArchivedObject] = []
        for row in rows(isSequential: isSequential) {
            guard let data = sample(row, isSequential: isSequential) else { continue }
            let root =
                try isSequential
                ? SequentialUnarchiver.archivedObject(from: data) : KeyedUnarchiver.archivedObject(from: data)
            if known.insert(try Self.data(root, as: "Field", isSequential)).inserted { samples.append(root) }
        }
        return samples
    }

    /// The archive of an object of a class; `nil` if the sample can't be archived.
    func sample(_ row: Row, isSequential: Bool) -> Data? {
        try? SampleArchive.data(
            of: row.schemaClass, version: 0, in: schema.catalog, format: isSequential ? nil : .binary)
    }

    /// The archive of an object under the name of a class.
    static func data(_ root: ArchivedObject, as className: String, _ isSequential: Bool) throws -> Data {
        let description = root.classDescription
        defer { root.classDescription = description }
        root.classDescription = ArchivedObject.ClassDescription(
            className, chain: [className, "NSObject"], versions: isSequential ? [0, 0] : nil)
        return try isSequential
            ? SequentialArchiver.archivedData(withRootObject: root) : KeyedArchiver.archivedData(withRootObject: root)
    }

    // MARK: Reading

    /// What the class and `verify` make of an archive.
    struct Answer {
        let error: String?
        let result: VerificationResult

        var isRead: Bool { error == nil }
        var isReadByVerdict: Bool { result.verdict == .reads || result.verdict == .lossy }
    }

    func answer(_ row: Row, _ data: Data) throws -> Answer {
        let result = verifier.result(for: try ArchiveDocument(data))
        return Answer(error: Self.error(reading: row.type, from: data), result: result)
    }

    static func isSequential(_ data: Data) -> Bool {
        if case .sequential? = ArchiveKind(of: data) { true } else { false }
    }

    /// Why a class doesn't read an archive; `nil` if it does.
    static func error<Root: Coding>(reading type: Root.Type, from data: Data) -> String? {
        do {
            try read(type, from: data)
            return nil
        } catch {
            return "\(error)"
        }
    }

    static func read<Root: Coding>(_ type: Root.Type, from data: Data) throws {
        if isSequential(data) {
            _ = try SequentialUnarchiver.unarchivedObject(
                ofClass: type, from: data, allowing: CodingSamplesTestsCodingClasses.classes)
        } else {
            _ = try KeyedUnarchiver.unarchivedObject(
                ofClass: type, from: data, allowing: CodingSamplesTestsCodingClasses.classes)
        }
    }
}

/// How many answers agree.
struct TypeTableCount {
    private(set) var combinations = 0
    private(set) var reads = 0
    private(set) var wrongReads = 0
    private(set) var wrongFailures = 0
    private(set) var differences: [String] = []

    /// The verdicts that the archive can be read.
    private(set) var positives = 0

    mutating func add(_ answer: TypeTable.Answer, _ name: String) {
        combinations += 1
        if answer.isRead { reads += 1 }
        if answer.isReadByVerdict { positives += 1 }
        guard answer.isRead != answer.isReadByVerdict else { return }
        if answer.isRead { wrongFailures += 1 } else { wrongReads += 1 }
        let verdict = answer.result
        differences.append(
            "\(name): the class \(answer.error ?? "reads it"), and the verdict is '\(verdict.verdict.rawValue)'"
                + " \(verdict.path ?? "") \(verdict.reason)")
    }

    var summary: String {
        "\(combinations) combinations, \(reads) read; \(wrongReads) of \(positives) positive verdicts are false,"
            + " and \(wrongFailures) negative ones"
    }
}
