// Index paths, as Cocoa archives NSIndexPath.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension IndexPath: ArchivableValue {
    /// Encodes the indexes.
    ///
    /// - Throws: ``ArchiveError`` with code `outOfRange` if an index is negative, because archives can't hold negative
    ///   indexes.
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeInstance(self, forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> IndexPath? {
        try unarchiver.decodeInstance(IndexPath.self, forKey: key)
    }
}

extension IndexPath: FoundationValue {
    static var foundationClass: ArchivedStructure { ArchivedStructure(foundationClass: "NSIndexPath") }

    private static var lengthKey: String { "NSIndexPathLength" }
    private static var indexKey: String { "NSIndexPathValue" }
    private static var packedKey: String { "NSIndexPathData" }

    func encodeContents(to archiver: Archiver) throws {
        let indexes = Array(self)
        if let negative = indexes.first(where: { $0 < 0 }) {
            throw archiver.failure(
                .outOfRange, expected: "indexes that are not negative", found: "\(negative)", forKey: nil)
        }
        try archiver.encode(indexes.count, forKey: Self.lengthKey)
        if indexes.count == 1 {
            try archiver.encode(indexes[0], forKey: Self.indexKey)
        } else if indexes.count > 1 {
            try archiver.encodeMutableData(PackedIntegers.data(of: indexes), forKey: Self.packedKey)
        }
    }

    static func decodeContents(from unarchiver: Unarchiver) throws -> IndexPath {
        let count = try unarchiver.count(forKey: lengthKey)
        if count == 0 { return IndexPath() }
        if count == 1 { return IndexPath(index: try unarchiver.count(forKey: indexKey)) }
        guard let indexes = try unarchiver.packedIntegers(forKey: packedKey) else {
            throw unarchiver.missingValue(forKey: packedKey)
        }
        guard indexes.count == count else {
            throw unarchiver.invalidValue("\(count) indexes", found: "\(indexes.count)", forKey: packedKey)
        }
        return IndexPath(indexes: indexes)
    }
}
