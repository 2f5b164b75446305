// Which kind of archive bytes are, told without reading them.
//
//     62 70 6c 69 73 74 30 …            bplist0       binary: the keys of the root dictionary tell keyed from plain
//     3c …                              <             XML: so does the first of them
//     04 0b 73 74 72 65 61 6d 74 79 …   streamtyped   sequential, the low byte first
//     04 0b 74 79 70 65 64 73 74 72 …   typedstream   sequential, the high byte first

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import PropertyLists
import TypedStreams

/// The kind of an archive: whom to ask to read it.
///
/// ```swift
/// switch ArchiveKind(of: data) {
/// case .keyed: try KeyedUnarchiver.unarchivedObject(ofClass: Company.self, from: data)
/// case .sequential: try SequentialUnarchiver.unarchivedObject(ofClass: Company.self, from: data)
/// case .propertyList: try Company(PropertyList(data: data))
/// case nil: throw Refusal.unreadable
/// }
/// ```
///
/// The bytes that tell the kind are all that is looked at: that the rest can be read is not said. The guide's chapter
/// *Sequential Archives* tells how those are recognized.
public enum ArchiveKind: Hashable, Sendable {
    /// A keyed archive, in one of the formats of property lists; never OpenStep's, which has no references.
    case keyed(PropertyList.Format)
    /// A sequential archive: a typed stream.
    case sequential(SequentialByteOrder)
    /// A property list that is no archive.
    case propertyList(PropertyList.Format)

    /// Which byte of a number comes first in a sequential archive.
    public enum SequentialByteOrder: Hashable, Sendable {
        /// The low one, as on all of today's computers: the archive begins with `streamtyped`.
        case littleEndian
        /// The high one, as on NeXT's computers and PowerPC: the archive begins with `typedstream`.
        case bigEndian
    }

    /// Tells the kind of an archive; `nil` where the data begins like none.
    ///
    /// - Complexity: of a binary property list the header, the trailer and the keys of the root are looked at, of XML
    ///   what stands before the first key, of others the beginning.
    public init?(of data: Data) {
        self.init(ArchiveBytes(data))
    }

    /// Tells the kind of an archive in a file, which is mapped; `nil` where the file begins like none.
    ///
    /// - Throws: ``ArchiveError`` where the address is no file's, or Foundation's error where the file can't be read.
    public init?(contentsOf url: URL) throws {
        try self.init(ArchiveBytes(ofArchiveAt: url))
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
            // Every word is a string of OpenStep; what is meant as a property list has an outside.
            guard PropertyList.Format.beginsWithPunctuation(bytes) else { return nil }
            self = .propertyList(.openStep)
        case nil: return nil
        }
    }

    // MARK: Kinds

    private static let keys = [
        KeyedArchiveFormat.archiverKey, KeyedArchiveFormat.objectsKey, KeyedArchiveFormat.topKey,
        KeyedArchiveFormat.versionKey,
    ]

    private static func sequentialByteOrder(_ bytes: ArchiveBytes) -> SequentialByteOrder? {
        guard let beginning = try? bytes.bytes(at: 0, count: 13) else { return nil }
        return TypedStreamHeader.isBigEndian(beginningOf: beginning).map { $0 ? .bigEndian : .littleEndian }
    }

    private static func isKeyedBinary(_ bytes: ArchiveBytes) throws -> Bool {
        let table = try BinaryObjectTable(bytes, limits: ReadLimits())
        let root = try table.object(at: table.topObject)
        guard root.kind == .dictionary else { return false }
        return try keys.allSatisfy { try table.value(forKey: $0, of: root) != nil }
    }

    private static func isKeyedXML(_ bytes: ArchiveBytes) throws -> Bool {
        guard let key = try XMLPropertyList.firstKey(of: bytes) else { return false }
        return keys.contains(key)
    }
}
