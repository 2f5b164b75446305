// Decimal numbers, as Cocoa archives NSDecimalNumber.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Decimal: ArchivableValue {
    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeDecimalValue(self, forKey: key)
    }

    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Decimal? {
        try unarchiver.decimalValue(forKey: key)
    }
}
