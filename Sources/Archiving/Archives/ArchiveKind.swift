// Determines the kind of an archive without reading all of it.
//
//     62 70 6c 69 73 74 30 …            bplist0       binary: keyed if the root dictionary has the keys of an archive
//     3c …                              <             XML: keyed if the first key is one of them
//     04 0b 73 74 72 65 61 6d 74 79 …   streamtyped   sequential, little-endian
//     04 0b 74 79 70 65 64 73 74 72 …   typedstream   sequential, big-endian

public import PropertyLists
import TypedStreams

/// The kind of an archive, which determines how to read it.
///
/// ```swift
/// switch ArchiveKind(of: data) {
/// case .keyed: try KeyedUnarchiver.unarchivedObject(ofClass: Company.self, from: data)
/// case .sequential: try SequentialUnarchiver.unarchivedObject(ofClass: Company.self, from: data)
/// case .propertyList: try Company(PropertyList(data: data))
/// case nil: throw Refusal.unreadable
/// @unknown default: throw Refusal.unreadable
/// }
/// ```
///
/// Only the bytes that identify the kind are examined; this doesn't guarantee that the rest can be read. The chapter
/// *Sequential Archives* in Apple's *Archives and Serializations Programming Guide* describes how to recognize those.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ArchiveKind: Hashable, Sendable {
    /// A keyed archive, in one of the property list formats, but never in OpenStep text, which has no references.
    case keyed(PropertyList.Format)
    /// A sequential archive: a typed stream.
    case sequential(SequentialByteOrder)
    /// A property list that is not an archive.
    case propertyList(PropertyList.Format)

    /// The byte order of numbers in a sequential archive.
    public enum SequentialByteOrder: Hashable, Sendable {
        /// The low byte comes first, as on all current computers: the archive begins with `streamtyped`.
        case littleEndian
        /// The high byte comes first, as on NeXT computers and PowerPC: the archive begins with `typedstream`.
        case bigEndian
    }

    /// Determines the kind of an archive; `nil` if the data doesn't begin like any kind.
    ///
    /// - Complexity: Of a binary property list, the header, the trailer and the keys of the root are examined; of XML,
    ///   everything before the first key; of other data, the beginning.
    public init?(of data: Data) {
        self.init(ArchiveBytes(data))
    }

    /// Determines the kind of an archive in a file, which is read; `nil` if the file doesn't begin like any kind.
    ///
    /// - Throws: ``ArchiveError`` with code `notAnArchive` if the URL isn't a file URL, or `limitExceeded` if the file
    ///   is larger than the default of ``ArchiveLimits/maximumByteCount``; Foundation's error if the file can't be
    ///   read.
    public init?(contentsOf url: URL) throws {
        try self.init(ArchiveBytes(url))
    }

    init?(_ bytes: ArchiveBytes) {
        if let order = Self.sequentialByteOrder(bytes) {
            self = .sequential(order)
            return
        }
        switch PropertyList.Format(of: bytes) {
        case .binary:
            guard let isKeyed = try? Self.isKeyedBinary(bytes) else { return nil }
            self = isKeyed ? .keyed(.binary) : .propertyList(.binary)
        case .xml:
            guard let isKeyed = try? Self.isKeyedXML(bytes) else { return nil }
            self = isKeyed ? .keyed(.xml) : .propertyList(.xml)
        case .openStep:
            // Any word is a valid OpenStep string, so only bytes that begin with punctuation count as a property list.
            guard PropertyList.Format.beginsWithPunctuation(bytes) else { return nil }
            self = .propertyList(.openStep)
        case nil: return nil
        }
    }

    // MARK: Kinds

    private static func sequentialByteOrder(_ bytes: ArchiveBytes) -> SequentialByteOrder? {
        guard let beginning = try? bytes.bytes(at: 0, count: 13) else { return nil }
        return TypedStreamHeader.isBigEndian(beginningOf: beginning).map { $0 ? .bigEndian : .littleEndian }
    }

    private static func isKeyedBinary(_ bytes: ArchiveBytes) throws -> Bool {
        let table = try BinaryObjectTable(bytes, limits: ReadLimits())
        let root = try table.object(at: table.topObject)
        guard root.kind == .dictionary else { return false }
        return try KeyedArchiveFormat.outermostKeys.allSatisfy { try table.value(forKey: $0, of: root) != nil }
    }

    private static func isKeyedXML(_ bytes: ArchiveBytes) throws -> Bool {
        guard let key = try XMLPropertyList.firstKey(of: bytes) else { return false }
        return KeyedArchiveFormat.outermostKeys.contains(key)
    }
}

// MARK: - Errors about bytes in another format than the reader's

extension ArchiveKind {
    /// A description of the format of bytes, with the type that reads it, if there is one.
    static func phrase(for bytes: ArchiveBytes) -> String {
        if bytes.count == 0 { return "no bytes" }
        switch ArchiveKind(bytes) {
        case .keyed: return "a keyed archive, which 'KeyedUnarchiver' reads"
        case .sequential: return "a sequential archive, which 'SequentialUnarchiver' reads"
        case .propertyList: return "a property list"
        case nil: break
        }
        let start = (try? bytes.bytes(at: 0, count: gnustepPrefix.utf8.count)) ?? []
        return start.elementsEqual(gnustepPrefix.utf8) ? "an archive in GNUstep's own format" : "other bytes"
    }

    private static let gnustepPrefix = "GNUstep archive"
}

extension ArchiveError {
    /// The error about bytes that could not be opened as a sequential archive.
    init(opening bytes: ArchiveBytes, _ error: TypedStreamError) {
        switch (error.code, ArchiveKind(bytes)) {
        case (.notAnArchive, nil), (.notAnArchive, .keyed), (.notAnArchive, .propertyList):
            self.init(
                .notAnArchive, path: "", expected: error.expected, found: ArchiveKind.phrase(for: bytes), byteOffset: 0)
        default: self.init(error, path: "")
        }
    }
}
