// Whole archives in one call, names for classes in all archives, and the bytes of an archive.

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import TypedStreams

extension SequentialArchiver {
    // MARK: Whole archives

    /// The sequential archive of an object and all that it leads to.
    ///
    /// - Parameter byteOrder: which byte of a number comes first; readers read both.
    /// - Throws: ``ArchiveError``, or what a class throws from its `encode(with:)`.
    public static func archivedData(
        withRootObject rootObject: any Coding, byteOrder: ArchiveKind.SequentialByteOrder = .littleEndian
    ) throws -> Data {
        let archiver = SequentialArchiver(byteOrder: byteOrder)
        try archiver.encodeRootObject(rootObject)
        return try archiver.finishEncoding()
    }

    /// The sequential archive of a value, such as an ``AttributedStringValue`` or a string.
    ///
    /// Objects in the value can't have conditional references: those need a root object.
    ///
    /// - Throws: ``ArchiveError``, or what a class throws from its `encode(with:)`.
    public static func archivedData<Root: ArchivableValue>(
        withRootValue rootValue: Root, byteOrder: ArchiveKind.SequentialByteOrder = .littleEndian
    ) throws -> Data {
        let archiver = SequentialArchiver(byteOrder: byteOrder)
        try archiver.encode(rootValue)
        return try archiver.finishEncoding()
    }

    /// Archives an object and all that it leads to into a file, which is replaced only when the archive is complete.
    ///
    /// - Throws: ``ArchiveError``, what a class throws from its `encode(with:)`, or Foundation's error for the file.
    public static func archive(
        rootObject: any Coding, to url: URL, byteOrder: ArchiveKind.SequentialByteOrder = .littleEndian
    ) throws {
        try archivedData(withRootObject: rootObject, byteOrder: byteOrder).write(to: url, options: .atomic)
    }

    // MARK: Class names

    /// Archives a class under another name in all archivers, keyed ones too, that are made from now on; `nil` takes the
    /// name back.
    public static func setClassName(_ name: String?, for type: any Coding.Type) {
        ClassNames.shared.withLock { $0.names[ObjectIdentifier(type)] = name }
    }

    /// The name that a class is archived under in place of its own in all archivers that are made from now on; `nil`
    /// where it has none.
    public static func className(for type: any Coding.Type) -> String? {
        ClassNames.shared.withLock { $0.names[ObjectIdentifier(type)] }
    }

    // MARK: Bytes

    func bytesOfArchive() throws -> [UInt8] {
        guard frames.count == 1, frames[0].openGroup == nil else {
            throw failure(
                .notSupported, expected: "everything that was begun to be ended",
                found: "an open collection, structure or group, or a call from inside an object", forKey: nil)
        }
        var writing = TypedStreamWriting()
        writing.header.isBigEndian = byteOrder == .bigEndian
        writing.losesNegativeZero = !keepsNegativeZero
        writing.maximumDepth = maximumNesting
        builder.topItems = items
        return try builder.bytes(writing)
    }
}
