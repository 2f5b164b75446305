// An archiver that writes text, by overriding the primitives of `Archiver`.
//
//     first reference ──▶ number ──▶ work list ──▶ encoded, one object after another, while nothing else is open
//
//     open  [ top level | object | collection | structure ]   the container of the next value

public import Archiving
import Foundation

/// Archives object graphs as human-readable text.
///
///     let archiver = TextArchiver()
///     try archiver.encodeRootObject(fleet)
///     print(try archiver.finishEncoding())
///
/// Identity, cycles, conditional references, substitution, collections and structures are preserved as in
/// ``KeyedArchiver``. A by-copy object is archived again for each such reference; a by-reference object is archived
/// only if something else archives it.
public final class TextArchiver: Archiver {
    private var archive = TextArchive()
    private var open = [OpenContainer(kind: .object)]
    private var work: [Work] = []
    private var encodedCount = 0

    /// The numbers of objects, assigned at the first reference. The objects are retained, so that no address is reused.
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var metObjects: [any Coding] = []
    private var lastNumber = 0

    /// The numbers of objects that are in the archive or will be. All others were only referenced conditionally.
    private var archivedNumbers: Set<Int> = []
    private var hasRoot = false
    private var firstError: (any Error)?

    private struct Work {
        let object: any Coding
        let number: Int
    }

    private struct OpenContainer {
        enum Kind {
            case object
            case collection(CollectionKind, count: Int)
            case structure(String)
        }

        let kind: Kind
        var key: String?
        var elements: [TextValue] = []
        var entries = TextEntries()
    }

    public override init() {
        super.init()
    }

    /// Finishes the archive and returns its text.
    public func finishEncoding() throws -> String {
        if let firstError { throw firstError }
        guard open.count == 1 else { throw openCollection() }
        archive.top = open[0].entries
        return TextPrinter(archive: archive, archivedNumbers: archivedNumbers).text()
    }

    private func openCollection() -> ArchiveError {
        fail(.notSupported, expected: "every collection to be ended", found: "an open one", forKey: nil)
    }

    public override var allowsKeyedCoding: Bool { true }

    public override func pathOfEncodedObject() -> String {
        let number = encodedCount < work.count && open.count > 1 ? work[encodedCount].number : nil
        return ([number.map { "object \($0)" }] + open.map(\.key)).compactMap { $0 }.joined(separator: ".")
    }

    /// Stores the first error, which every later call throws.
    public override func ended(by error: any Error) -> any Error {
        if firstError == nil { firstError = error }
        return firstError ?? error
    }

    // MARK: Values

    private func place(_ value: TextValue, forKey key: String?) throws {
        if let firstError { throw firstError }
        let last = open.count - 1
        if case .collection = open[last].kind {
            guard key == nil else {
                throw fail(.notSupported, expected: "no key in a collection", found: "one", forKey: key)
            }
            open[last].elements.append(value)
        } else {
            open[last].entries.append(value, forKey: key)
        }
    }

    public override func encodeNull(forKey key: String?) throws {
        try place(.null, forKey: key)
    }

    public override func encodeBoolValue(_ value: Bool, forKey key: String?) throws {
        try place(.boolean(value), forKey: key)
    }

    public override func encodeIntegerValue(_ value: Int64, type: IntegerType, forKey key: String?) throws {
        try place(.integer(type.isUnsigned ? "\(UInt64(bitPattern: value))" : "\(value)"), forKey: key)
    }

    public override func encodeFloatValue(_ value: Float, forKey key: String?) throws {
        try place(.float(value), forKey: key)
    }

    public override func encodeDoubleValue(_ value: Double, forKey key: String?) throws {
        try place(.double(value), forKey: key)
    }

    public override func encodeStringValue(_ value: String, forKey key: String?) throws {
        try place(.string(value), forKey: key)
    }

    public override func encodeDataValue(_ value: Data, forKey key: String?) throws {
        try place(.tagged(.data, [.string(value.base64EncodedString())]), forKey: key)
    }

    public override func encodeDateValue(_ value: Date, forKey key: String?) throws {
        try place(.tagged(.date, [.double(value.timeIntervalSinceReferenceDate)]), forKey: key)
    }

    public override func encodeURLValue(_ value: URL, forKey key: String?) throws {
        guard let base = value.baseURL else {
            return try place(.tagged(.url, [.string(value.absoluteString)]), forKey: key)
        }
        let parts = [value.relativeString, base.absoluteString]
        try place(.tagged(.relativeURL, parts.map { .string($0) }), forKey: key)
    }

    public override func encodeUUIDValue(_ value: UUID, forKey key: String?) throws {
        try place(.tagged(.uuid, [.string(value.uuidString)]), forKey: key)
    }

    public override func encodeDecimalValue(_ value: Decimal, forKey key: String?) throws {
        try place(.tagged(.decimal, [.string(value.description)]), forKey: key)
    }

    public override func encodeGeometryValue(_ value: GeometryValue, forKey key: String?) throws {
        let (tag, numbers): (TextValue.Tag, [TextValue]) =
            switch value {
            case .point(let point): (.point, [point.x, point.y].map { .double($0) })
            case .size(let size): (.size, [size.width, size.height].map { .double($0) })
            case .rectangle(let box): (.rectangle, [box.x, box.y, box.width, box.height].map { .double($0) })
            case .range(let range): (.range, [range.location, range.length].map { .integer("\($0)") })
            case .vector(let vector): (.vector, [vector.dx, vector.dy].map { .double($0) })
            case .transform(let matrix):
                (.transform, [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map { .double($0) })
            case .edgeInsets(let insets):
                (.insets, [insets.top, insets.left, insets.bottom, insets.right].map { .double($0) })
            @unknown default:
                throw fail(.notSupported, expected: "a known geometric value", found: "\(value)", forKey: key)
            }
        try place(.tagged(tag, numbers), forKey: key)
    }

    // MARK: Objects

    public override func encodeObjectValue(_ object: any Coding, forKey key: String?) throws {
        guard let object = try objectToArchive(for: object) else { return try encodeNull(forKey: key) }
        let number = number(of: object)
        if archivedNumbers.insert(number).inserted { work.append(Work(object: object, number: number)) }
        try place(.reference(number), forKey: key)
        try encodePendingObjects()
    }

    /// Reserves a number. Whether something archives the object is only known when everything is encoded; the printer
    /// checks it.
    public override func encodeConditionalObjectValue(_ object: any Coding, forKey key: String?) throws {
        guard let object = try objectToArchive(for: object) else { return try encodeNull(forKey: key) }
        try place(.reference(number(of: object)), forKey: key)
    }

    /// Encodes the only root object, under the key `root`.
    public override func encodeRootObject(_ object: any Coding) throws {
        guard !hasRoot else {
            throw fail(.notSupported, expected: "one root object", found: "another", forKey: "root")
        }
        hasRoot = true
        try encodeObjectValue(object, forKey: "root")
    }

    /// Encodes the object again, so that the reader gets a separate copy for this reference.
    public override func encodeBycopyObject(_ object: (any Coding)?) throws {
        guard let object = try object.flatMap({ try objectToArchive(for: $0) }) else {
            return try encodeNull(forKey: nil)
        }
        lastNumber += 1
        archivedNumbers.insert(lastNumber)
        work.append(Work(object: object, number: lastNumber))
        try place(.reference(lastNumber), forKey: nil)
        try encodePendingObjects()
    }

    /// Encodes a reference without archiving the object.
    public override func encodeByrefObject(_ object: (any Coding)?) throws {
        try encodeConditionalObject(object)
    }

    private func number(of object: any Coding) -> Int {
        if let number = numbers[ObjectIdentifier(object)] { return number }
        lastNumber += 1
        numbers[ObjectIdentifier(object)] = lastNumber
        metObjects.append(object)
        return lastNumber
    }

    /// Encodes the referenced objects and the objects that they refer to, if nothing is open: a chain of a million
    /// objects needs no deep stack.
    private func encodePendingObjects() throws {
        guard open.count == 1 else { return }
        while encodedCount < work.count {
            let (object, number) = (work[encodedCount].object, work[encodedCount].number)
            open.append(OpenContainer(kind: .object))
            do {
                try object.encode(with: self)
            } catch {
                throw ended(by: error)
            }
            if let firstError { throw firstError }
            guard open.count == 2 else { throw openCollection() }
            archive.objects[number] = TextObject(
                className: try archivedClass(of: object).name, entries: open[1].entries)
            open.removeLast()
            encodedCount += 1
        }
    }

    // MARK: Collections and structures

    public override func beginCollection(_ kind: CollectionKind, count: Int, forKey key: String?) throws {
        guard [.array, .set, .dictionary].contains(kind) else {
            throw fail(.notSupported, expected: "an array, set or dictionary", found: "\(kind)", forKey: key)
        }
        try begin(.collection(kind, count: count), forKey: key)
    }

    public override func endCollection() throws {
        guard case .collection(let kind, let count)? = open.last?.kind, let ended = open.popLast(),
            ended.elements.count == (kind == .dictionary ? 2 * count : count)
        else {
            throw fail(.notSupported, expected: "as many elements as announced", found: "others", forKey: nil)
        }
        try place(.collection(kind, ended.elements), forKey: ended.key)
        try encodePendingObjects()
    }

    public override func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws {
        try begin(.structure(structure.name), forKey: key)
    }

    public override func endStructure() throws {
        guard case .structure(let name)? = open.last?.kind, let ended = open.popLast() else {
            throw fail(.notSupported, expected: "an open structure", found: "none", forKey: nil)
        }
        try place(.structure(name, ended.entries), forKey: ended.key)
        try encodePendingObjects()
    }

    private func begin(_ kind: OpenContainer.Kind, forKey key: String?) throws {
        guard open.count < TextArchive.greatestDepth else {
            throw fail(
                .limitExceeded, expected: "at most \(TextArchive.greatestDepth) values inside each other",
                found: "more", forKey: key)
        }
        open.append(OpenContainer(kind: kind, key: key))
    }
}
