// Opens a keyed archive and checks its outermost dictionary.
//
// The table lives longer than the use of its view here.

import PropertyLists

/// The parts of a keyed archive: its object table, the array of slots, and the top-level dictionary.
struct ArchiveParts: ~Copyable {
    let table: BinaryObjectTable
    let objects: BinaryObject
    let top: BinaryObject

    /// The size of the archive; if it is XML, not the size of the table.
    let byteCount: Int

    /// Whether the archive is XML, so that offsets into the table are not offsets into the archive.
    let isTranscoded: Bool

    init(_ bytes: ArchiveBytes, limits: ArchiveLimits) throws {
        do {
            let limits = ReadLimits(maximumByteCount: limits.maximumByteCount)
            byteCount = bytes.count
            isTranscoded = !BinaryObjectTable.isFormat(of: bytes) && PropertyList.Format(of: bytes) == .xml
            let table =
                try isTranscoded
                ? BinaryObjectTable(Self.transcode(bytes, limits: limits), limits: ReadLimits())
                : BinaryObjectTable(bytes, limits: limits)
            (top, objects) = try unsafe Self.usualParts(of: table.view, table.topObject) ?? Self.parts(of: table)
            self.table = table
        } catch let error as PropertyListError {
            throw error.code == .unknownFormat
                ? Self.notAnArchive("a keyed archive", found: Self.describe(bytes))
                : ArchiveError(error, path: "", hasPlace: PropertyList.Format(of: bytes) != .xml)
        }
    }

    private static func transcode(_ bytes: ArchiveBytes, limits: ReadLimits) throws -> ArchiveBytes {
        do {
            return ArchiveBytes(try XMLPropertyList.binaryData(of: bytes, limits: limits))
        } catch {
            guard error.code != .unknownFormat else { throw error }
            throw ArchiveError(inText: error)
        }
    }

    private typealias Parts = (top: BinaryObject, objects: BinaryObject)

    private static let usualKeys = GrowingBuffer(KeyedArchiveFormat.outermostKeys)

    /// The parts of an archive that is valid, and whose outermost dictionary has the usual keys.
    private static func usualParts(of view: BinaryObjectView, _ topObject: Int) -> Parts? {
        guard let root = view.container(.dictionary, at: view.offset(of: topObject)), root.count == 4,
            unsafe usualKeys.areTexts(at: root.payload, in: view)
        else { return nil }
        func offset(_ position: Int) -> Int { view.offset(of: view.reference(position, at: root.payload)) }
        guard view.integer(at: offset(4)) == KeyedArchiveFormat.version, unsafe view.asciiText(at: offset(5)) != nil,
            let top = view.container(.dictionary, at: offset(6)),
            let objects = view.container(.array, at: offset(7)), objects.count > 0
        else { return nil }
        return (top, objects)
    }

    private static func parts(of table: BinaryObjectTable) throws -> Parts {
        let root = try table.object(at: table.topObject)
        guard root.kind == .dictionary else {
            throw notAnArchive("a dictionary", found: "\(root.kind)")
        }
        guard try KeyedArchiveFormat.outermostKeys.contains(where: { try table.value(forKey: $0, of: root) != nil })
        else {
            throw notAnArchive("a keyed archive", found: "a property list")
        }
        let version = try part(KeyedArchiveFormat.versionKey, of: root, in: table, "an integer") { $0.kind == .integer }
        let number = try table.integer(version)
        guard number.signed == KeyedArchiveFormat.version else {
            throw notAnArchive("version \(KeyedArchiveFormat.version) of keyed archives", found: "version \(number)")
        }
        _ = try part(KeyedArchiveFormat.archiverKey, of: root, in: table, "a string") { $0.isString }
        let top = try part(KeyedArchiveFormat.topKey, of: root, in: table, "a dictionary") { $0.kind == .dictionary }
        let objects = try part(KeyedArchiveFormat.objectsKey, of: root, in: table, "an array that is not empty") {
            $0.kind == .array && $0.count > 0
        }
        return (top, objects)
    }

    private static func part(
        _ key: String, of root: BinaryObject, in table: BinaryObjectTable, _ expected: String,
        isKind: (BinaryObject) -> Bool
    ) throws -> BinaryObject {
        guard let reference = try table.value(forKey: key, of: root) else {
            throw notAnArchive("\(expected) under '\(key)'", found: "no such key")
        }
        let object = try table.object(at: reference)
        guard isKind(object) else {
            throw notAnArchive(
                "\(expected) under '\(key)'",
                found: object.isContainer && object.count == 0 ? "\(object.kind) that is empty" : "\(object.kind)")
        }
        return object
    }

    private static func notAnArchive(_ expected: String, found: String) -> ArchiveError {
        ArchiveError(.notAnArchive, path: "", expected: expected, found: found)
    }

    /// The format that the bytes seem to have.
    private static func describe(_ bytes: ArchiveBytes) -> String {
        PropertyList.Format(of: bytes) == .xml ? "XML" : ArchiveKind.phrase(for: bytes)
    }
}

extension BinaryObjectTable {
    /// The reference that a dictionary holds under a key; the first of several equal keys counts.
    func value(forKey key: String, of dictionary: BinaryObject) throws -> Int? {
        try position(ofKey: key, in: dictionary).map { try reference(dictionary.count + $0, of: dictionary) }
    }
}
