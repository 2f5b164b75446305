// Opens a keyed archive and checks its outermost dictionary.

import PropertyLists

/// The parts of a keyed archive: its object table, the array of slots, and the top-level dictionary.
struct ArchiveParts {
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
            isTranscoded = PropertyList.Format(of: bytes) == .xml
            let table =
                try isTranscoded
                ? BinaryObjectTable(Self.transcode(bytes, limits: limits), limits: ReadLimits())
                : BinaryObjectTable(bytes, limits: limits)
            let root = try table.object(at: table.topObject)
            guard root.kind == .dictionary else {
                throw Self.notAnArchive("a dictionary", found: "\(root.kind)")
            }
            try Self.checkVersion(table, root)
            _ = try Self.part(1, of: root, in: table, isKind: \.isString, "a string")
            top = try Self.part(
                2, of: root, in: table, isKind: { $0.kind == .dictionary }, "a dictionary")
            objects = try Self.part(
                3, of: root, in: table, isKind: { $0.kind == .array && $0.count > 0 },
                "an array that is not empty")
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

    private static func checkVersion(_ table: BinaryObjectTable, _ root: BinaryObject) throws {
        let version = try part(
            0, of: root, in: table, isKind: { $0.kind == .integer }, "an integer")
        let number = try table.integer(version)
        guard number.signed == KeyedArchiveFormat.version else {
            throw notAnArchive("version \(KeyedArchiveFormat.version) of keyed archives", found: "version \(number)")
        }
    }

    private static func part(
        _ position: Int, of root: BinaryObject, in table: BinaryObjectTable, isKind: (BinaryObject) -> Bool,
        _ expected: String
    ) throws -> BinaryObject {
        let key = usualKeys[position]
        guard let reference = try usualReference(position, of: root, in: table) ?? table.value(forKey: key, of: root)
        else {
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

    /// The keys of the outermost dictionary in the order in which this library and Cocoa write them.
    private static let usualKeys = [
        KeyedArchiveFormat.versionKey, KeyedArchiveFormat.archiverKey, KeyedArchiveFormat.topKey,
        KeyedArchiveFormat.objectsKey,
    ]
    private static let usualTexts = usualKeys.compactMap(KnownText.init)

    /// The reference under a key that is where it usually is.
    private static func usualReference(
        _ position: Int, of root: BinaryObject, in table: BinaryObjectTable
    ) throws -> Int? {
        guard root.count == usualTexts.count,
            table.view.isText(
                at: table.view.offset(of: table.view.reference(position, at: root.payload)), usualTexts[position])
        else { return nil }
        return try table.reference(root.count + position, of: root)
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
