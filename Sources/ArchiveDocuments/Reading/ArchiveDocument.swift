// An archive or a property list as one document of objects and values; no classes are needed or instantiated.
//
//     keyed archive        top  [ root ──▶ object, … ]      slots [ nil | object | "Anna" | class | … ]
//     sequential archive   groups [ @ ──▶ object, … ]
//     property list        value
//
// An object also represents unreadable data, and ``damage`` contains the reason.

package import Archiving
public import Foundation
import JSONText
import PropertyLists
import TypedStreams

/// The contents of a file.
///
/// ```swift
/// let document = try ArchiveDocument(data)
/// print(try document.jsonText())
/// ```
public final class ArchiveDocument {
    /// What the file is.
    enum Form {
        /// The version is `nil` where the archive has no integer.
        case keyed(archiver: String, version: Int64?, PropertyList.Format)
        case propertyList(PropertyList.Format)
        case sequential(TypedStreamHeader)
    }

    var form: Form

    /// Retains the objects, which the references in a document don't.
    let graph: ArchivedGraph

    /// The number of bytes of the file.
    package let byteCount: Int

    /// The entries at the top of a keyed archive; empty for other documents.
    package internal(set) var top: [ArchivedObject.Entry] = []

    /// The objects and values of a keyed archive by their number; empty for other documents.
    package internal(set) var slots: [ArchivedObject.Value] = []

    /// The groups at the top of a sequential archive; empty for other documents.
    package internal(set) var groups: [ArchivedObject.Group] = []

    /// The value of a property list.
    package internal(set) var value: ArchivedObject.Value?

    /// The classes of all objects of a sequential archive.
    package internal(set) var classes: Set<ArchivedObject.ClassDescription> = []

    /// Objects that represent unreadable data, with the reasons.
    package private(set) var damage: [ArchivedObject: InspectionError] = [:]

    /// The reason why nothing after the last group can be read.
    package private(set) var trailingDamage: InspectionError?

    /// Arrays, sets and dictionaries that a keyed archive contains instead of objects.
    package internal(set) var containers: [ArchivedObject: ArchivedObject.Value] = [:]

    /// Dictionaries of a property list whose keys are not all strings, by the objects that represent them.
    var pairs: [ArchivedObject: [DictionaryEntry]] = [:]

    /// What the bytes of a keyed archive contain in addition to its objects.
    var arrangement = KeyedArrangement()

    /// The numbers of the objects of a keyed archive, or of a sequential one.
    package var numbers: [ArchivedObject: Int] = [:] { didSet { cachedKnown = nil } }

    /// The bytes that the document was read from; `nil` if it was created otherwise.
    package let source: Data?

    /// What decides over the bytes, as a document in JSON states it.
    var tableLayout: JSONValue?
    var textLayout: JSONValue?

    /// A document in JSON had a layout that didn't belong to it.
    package internal(set) var hasStaleLayout = false

    /// Whether the document was changed after it was read.
    var isEdited = false

    // Slots that the property list or JSON refers to, while it is written.
    var classSlots: [ArchivedObject.ClassDescription: Int] = [:]
    var missingNumbers: [ObjectIdentifier: Int] = [:]

    // Caches for trees, answers and edits.
    var lines: [ArchivedObject: String?] = [:]
    private var cachedKnown: Known?

    /// Objects that are shown as a part of another value.
    var namedObjects: Set<ArchivedObject> = []

    /// The work that a command may cause. Archives in data share the one of their document.
    private(set) var budget: WorkBudget
    private var isNested = false

    /// The text that represents nil in a slot of a keyed archive.
    static let textOfNull = "$null"

    /// Deeper than programs may read, because an inspection shows the whole archive.
    static let maximumDepth = 1_000_000

    /// How many archives are shown inside each other.
    static let maximumLevel = 8

    /// Reads a file of any kind.
    ///
    /// - Throws: ``InspectionError`` if the bytes are neither an archive nor a property list, or if nothing of them can
    ///   be read.
    /// - Complexity: O(*n*) in the number of bytes.
    public init(_ data: Data) throws(InspectionError) {
        byteCount = data.count
        source = data
        budget = WorkBudget(byteCount: data.count)
        if TypedStreamHeader.isBigEndian(beginningOf: data) != nil {
            let stream = try Self.stream(data)
            form = .sequential(stream.header)
            let reader = SequentialObjectReader(stream)
            graph = reader.graph
            do {
                groups = try reader.topLevelGroups()
            } catch {
                guard let problem = error as? ArchiveError else { throw InspectionError("\(error)") }
                throw Self.problem(problem.expected, problem.found, at: problem.byteOffset, path: problem.path)
            }
            // The names of classes first: whether an object is a string depends on them.
            for text in reader.allTexts { try chargeSorting(text) }
            for object in reader.allObjects where object.value == nil {
                // What an object is depends on its superclasses, which may be as many as the file has bytes.
                try charge(object.classDescription?.chain?.count ?? 0)
                if let text = object.string { try chargeSorting(text) }
            }
            classes = Set(reader.objectClasses)
            numbers = Dictionary(uniqueKeysWithValues: reader.numberedObjects.map { ($0.value, Int($0.key)) })
            trailingDamage = stream.trailingError.map {
                Self.problem($0.expected, $0.found, at: $0.byteOffset)
            }
        } else {
            let reader = try DocumentReader(data)
            (form, graph) = (reader.form, reader.graph)
            (top, slots, value) = (reader.top, reader.slots, reader.value)
            (damage, containers, pairs) = (reader.damage, reader.containers, reader.pairs)
            arrangement = reader.arrangement
            for case (let number, .object(let object)) in slots.enumerated() { numbers[object] = number }
        }
    }

    /// Creates a document from its parts.
    init(_ form: Form, _ graph: ArchivedGraph, byteCount: Int) {
        (self.form, self.graph) = (form, graph)
        self.byteCount = byteCount
        source = nil
        budget = WorkBudget(byteCount: byteCount)
    }

    private static func stream(_ data: Data) throws(InspectionError) -> TypedStream {
        do throws(TypedStreamError) {
            return try TypedStream(reading: ArchiveBytes(data), limits: TypedStreamLimits(maximumDepth: maximumDepth))
        } catch {
            throw problem(error.expected, error.found, at: error.byteOffset)
        }
    }

    private static func problem(
        _ expected: String, _ found: String, at byteOffset: Int?, path: String? = nil
    ) -> InspectionError {
        let place = byteOffset.map { "at byte \($0), " } ?? ""
        return InspectionError("\(place)expected \(expected), found \(found)", at: byteOffset, path: path)
    }

    /// The document is a keyed archive, whose objects have keys.
    package var isKeyed: Bool { if case .keyed = form { true } else { false } }

    /// The document is a sequential archive, whose values have no keys.
    package var isSequential: Bool { if case .sequential = form { true } else { false } }

    /// Whether an object represents a container of the property list.
    func isContainer(_ object: ArchivedObject) -> Bool { containers[object] != nil || pairs[object] != nil }

    typealias Known = (objects: [Int: ArchivedObject], classes: [String: ArchivedObject.ClassDescription])

    /// The objects by their numbers, and the first class of each name.
    var known: Known {
        if let cachedKnown { return cachedKnown }
        var known: Known = ([:], [:])
        for (number, object) in numberedObjects {
            known.objects[number] = object
            guard let description = object.classDescription, known.classes[description.name] == nil else { continue }
            known.classes[description.name] = description
        }
        cachedKnown = known
        return known
    }

    /// The objects of classes and leaves by their numbers.
    var numberedObjects: [(number: Int, object: ArchivedObject)] {
        numbers.map { ($0.value, $0.key) }.sorted { $0.number < $1.number }
    }

    /// A part of a keyed archive can't be read, so that not all objects are known.
    package var isDamaged: Bool { !damage.isEmpty }

    /// Why a keyed archive without an object of a class at the top can't be read; `nil` if it can.
    package var problemAtTop: InspectionError? {
        guard isKeyed, !top.contains(where: { $0.value.object?.classDescription != nil }) else { return nil }
        if slots.isEmpty { return InspectionError("expected an array that is not empty under '$objects'") }
        let entry = top.first { $0.value.object.map { containers[$0] != nil } ?? false }
        return entry.map { InspectionError("expected an object with a class under '$class'", path: $0.key) }
    }

    /// What the file is, in a line.
    var title: String {
        switch form {
        case .keyed(let archiver, let version, let format):
            let version = version.map { "version \($0)" } ?? "no version"
            return "keyed archive, \(Self.name(format)), \(ValueText.name(archiver)), \(version)"
        case .propertyList(let format): return "property list, \(Self.name(format))"
        case .sequential(let header):
            return "sequential archive, \(header.isBigEndian ? "big-endian" : "little-endian"), "
                + "streamer version \(header.streamerVersion), system version \(header.systemVersion)"
        }
    }

    private static func name(_ format: PropertyList.Format) -> String {
        switch format {
        case .binary: "binary"
        case .xml: "XML"
        case .openStep: "OpenStep text"
        }
    }

    // MARK: Work

    /// Resets the budget, so that one command can use the document.
    package func allowWork(times factor: Int = 1) { if !isNested { budget.reset(times: factor) } }

    /// Reduces the budget by bytes of text.
    package func charge(_ count: Int) throws(InspectionError) { try budget.charge(count) }

    /// Reduces the budget by what each comparison of a text with many combining characters takes.
    private func chargeSorting(_ text: String) throws(InspectionError) {
        guard (try? charge(text.sortingCost / 8)) != nil else { throw InspectionError.tooManyMarks }
    }

    /// Reduces the budget by visited values.
    package func chargeVisits(_ count: Int) throws(InspectionError) {
        try budget.charge(count, times: WorkBudget.visitCost)
    }

    /// Reduces the budget by what it takes to find a class in a table, or a name among its superclasses: their names,
    /// which may be as long as the file, are read each time.
    func chargeHash(of description: ArchivedObject.ClassDescription) throws(InspectionError) {
        let names = [description.chain ?? [], description.fallbacks ?? []].joined()
        try charge(1 + description.name.utf8.count / 16 + names.count)
        try charge(names.reduce(0) { $0 + $1.utf8.count / 16 })
    }

    /// Takes part in the budget of the document that contains this one.
    func shareWork(of outer: ArchiveDocument) { (budget, isNested) = (outer.budget, true) }

    // MARK: Beginnings

    /// The bytes of data or text.
    static func bytes(of leaf: PropertyList) -> Data? {
        switch leaf {
        case .data(let data): data
        // The only archives that are text: it starts like no other text.
        case .string(let text): text.utf8.starts(with: "<?xml".utf8) ? Data(text.utf8) : nil
        default: nil
        }
    }

    /// Whether data begins like an archive or a property list of any format.
    package static func isRecognized(_ data: Data) -> Bool {
        beginsLikeArchive(data)
            || !data.isEmpty && ForeignFormat.name(beginningOf: data) == nil
                && PropertyList.Format(of: data).map { $0 != .openStep } ?? false
    }

    /// Whether data begins like an archive or a property list.
    static func beginsLikeArchive(_ data: Data) -> Bool {
        data.starts(with: Data("bplist0".utf8)) || TypedStreamHeader.isBigEndian(beginningOf: data) != nil
            || (data.starts(with: Data("<?xml".utf8)) && data.prefix(400).range(of: Data("<plist".utf8)) != nil)
    }
}

/// The work that a command may cause: bytes of text that a document is shown as, and values that are visited for it.
/// A file needs a small multiple of its bytes; one that needs more shares its values too often.
final class WorkBudget {
    private(set) var limit: Int
    private var remaining: Int

    /// What a visited value counts: about the memory that it takes to remember a visit.
    static let visitCost = 32

    /// Indentation makes lines longer than their contents.
    init(byteCount: Int) {
        limit = max(Self.limit(byteCount), 1 << 20)
        remaining = limit
    }

    private static func limit(_ byteCount: Int) -> Int {
        let limit = byteCount.multipliedReportingOverflow(by: 128)
        return limit.overflow ? .max : limit.partialValue
    }

    /// Adds what new values may cost.
    func extend(byteCount: Int) {
        let sum = limit.addingReportingOverflow(Self.limit(byteCount))
        limit = sum.overflow ? .max : sum.partialValue
    }

    func reset(times factor: Int) {
        let total = limit.multipliedReportingOverflow(by: factor)
        remaining = total.overflow ? .max : total.partialValue
    }

    func charge(_ count: Int, times factor: Int = 1) throws(InspectionError) {
        let cost = count.multipliedReportingOverflow(by: factor)
        guard !cost.overflow, cost.partialValue <= remaining else {
            // What follows fails, too, if a caller ignores the error.
            remaining = -1
            throw InspectionError.tooMuchShared
        }
        remaining -= cost.partialValue
    }
}
