// An unarchiver that reads text, by overriding the primitives of `Unarchiver`. `GraphUnarchiver` creates and connects
// the objects.
//
//     open  [ top level | object 3 | collection | object 4 | structure ]   the container of the next value

public import Archiving
import Foundation
public import PropertyLists

/// Creates object graphs from the text that ``TextArchiver`` writes.
public final class TextUnarchiver: GraphUnarchiver {
    private let archive: TextArchive
    private var open: [OpenContainer]

    private struct OpenContainer {
        enum Kind {
            case object
            case collection
            case structure
        }

        let kind: Kind
        var entries = TextEntries()
        var elements: [TextValue] = []

        /// The number of elements, or of values without keys, that were read.
        var position = 0
    }

    /// Parses an archive's text.
    ///
    /// - Throws: ``ArchiveError``: `notAnArchive`, `corruptArchive` with the line number.
    public init(_ text: String, allowing: [any Coding.Type] = [], limits: ArchiveLimits = ArchiveLimits()) throws {
        archive = try TextParser.archive(text)
        open = [OpenContainer(kind: .object, entries: archive.top)]
        super.init(allowing: allowing, limits: limits)
    }

    /// Decodes the root object that ``TextArchiver/encodeRootObject(_:)`` wrote.
    public func decodeRootObject<Root: Coding>(_ type: Root.Type) throws -> Root {
        try decode(type, forKey: "root")
    }

    public override var allowsKeyedCoding: Bool { true }

    // MARK: Objects

    public override func beginObject(_ number: Int) throws {
        guard let object = archive.objects[number] else { throw noObject(number, forKey: nil) }
        open.append(OpenContainer(kind: .object, entries: object.entries))
    }

    public override func endObject() {
        while let ended = open.popLast() {
            if case .object = ended.kind { return }
        }
    }

    public override var unkeyedCount: Int {
        get { open.last?.position ?? 0 }
        set { open[open.count - 1].position = newValue }
    }

    public override var hasOpenCollection: Bool {
        if case .object? = open.last?.kind { false } else { true }
    }

    private func noObject(_ number: Int, forKey key: String?) -> ArchiveError {
        fail(.corruptArchive, expected: "an object that is in the archive", found: "object \(number)", forKey: key)
    }

    public override func objectValue(of type: any Coding.Type, forKey key: String?) throws -> (any Coding)? {
        try object(of: type, forKey: key)
    }

    public override func anyObjectValue(forKey key: String?) throws -> (any Coding)? {
        try object(of: nil, forKey: key)
    }

    private func object(of type: (any Coding.Type)?, forKey key: String?) throws -> (any Coding)? {
        let number: Int? = try value(forKey: key, "an object") {
            if case .reference(let number) = $0 { number } else { nil }
        }
        guard let number else { return nil }
        guard let found = archive.objects[number] else { throw noObject(number, forKey: key) }
        return try object(number, className: found.className, of: type, forKey: key)
    }

    // MARK: Finding values

    /// Returns the value under a key, or the next value; `nil` if there is no such value or if it is nil.
    private func find(_ key: String?) throws -> TextValue? {
        try reading {
            let found: TextValue?
            let last = open.count - 1
            if let key {
                found = open[last].entries[key]
            } else if case .collection = open[last].kind {
                guard open[last].position < open[last].elements.count else {
                    throw fail(
                        .missingValue, expected: "an element", found: "the end of the collection", forKey: nil)
                }
                found = open[last].elements[open[last].position]
                open[last].position += 1
            } else {
                found = open[last].entries.unkeyed(open[last].position)
                open[last].position += 1
            }
            if case .null? = found { return nil }
            return found
        }
    }

    /// Returns a value, converted to the requested kind. A value of another kind is an error.
    private func value<Result>(
        forKey key: String?, _ expected: String, _ convert: (TextValue) throws -> Result?
    ) throws -> Result? {
        guard let found = try find(key) else { return nil }
        if let result = try convert(found) { return result }
        throw fail(.unexpectedKind, expected: expected, found: found.phrase, forKey: key)
    }

    public override func containsValue(forCompleteKey key: String) -> Bool {
        open[open.count - 1].entries[key] != nil
    }

    public override func containsNull(forCompleteKey key: String) -> Bool {
        if case .null? = open[open.count - 1].entries[key] { true } else { false }
    }

    // MARK: Values

    public override func leafValue(_ kind: ValueKind, forKey key: String?) throws -> ArchivedLeaf? {
        try value(forKey: key, "\(kind)") { $0.leaf }
    }

    public override func propertyListValue(forKey key: String?) throws -> PropertyList? {
        try value(forKey: key, "a property list") { $0.propertyList }
    }

    // MARK: Collections and structures

    public override func beginCollection(_ kind: CollectionKind, forKey key: String?) throws -> Int? {
        let elements: [TextValue]? = try value(forKey: key, "a collection of another kind") {
            guard case .collection(kind, let elements) = $0 else { return nil }
            return elements
        }
        guard let elements else { return nil }
        open.append(OpenContainer(kind: .collection, elements: elements))
        return kind == .dictionary ? elements.count / 2 : elements.count
    }

    public override func moveToElement(_ number: Int) throws {
        open[open.count - 1].position = number
    }

    public override func endCollection() throws {
        open.removeLast()
        try super.endCollection()
    }

    public override func beginStructure(_ structure: ArchivedStructure, forKey key: String?) throws -> Bool {
        let entries: TextEntries? = try value(forKey: key, "a '\(structure.name)'") {
            guard case .structure(let name, let entries) = $0,
                name == structure.name || structure.formerNames.contains(name)
            else { return nil }
            return entries
        }
        guard let entries else { return false }
        open.append(OpenContainer(kind: .structure, entries: entries))
        return true
    }

    public override func endStructure() throws {
        open.removeLast()
        try super.endStructure()
    }
}
