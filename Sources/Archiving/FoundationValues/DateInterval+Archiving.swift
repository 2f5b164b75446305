// Date intervals, as Cocoa archives NSDateInterval.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension DateInterval: ArchivableValue {
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeInstance(self, forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> DateInterval? {
        try unarchiver.decodeInstance(DateInterval.self, forKey: key)
    }
}

extension DateInterval: FoundationValue {
    static var foundationClass: ArchivedStructure { ArchivedStructure(foundationClass: "NSDateInterval") }

    private static var startKey: String { "NS.startDate" }
    private static var endKey: String { "NS.endDate" }

    func encodeContents(to archiver: Archiver) throws {
        try archiver.encode(start, forKey: Self.startKey)
        try archiver.encode(end, forKey: Self.endKey)
    }

    static func decodeContents(from unarchiver: Unarchiver) throws -> DateInterval {
        let start = try unarchiver.decode(Date.self, forKey: startKey)
        let end = try unarchiver.decode(Date.self, forKey: endKey)
        // Foundation traps on an interval that ends before it begins, and on dates that are no numbers.
        guard end >= start, end.timeIntervalSince(start).isFinite else {
            throw unarchiver.invalidValue(
                "an end that is not before the start",
                found: "\(end.timeIntervalSinceReferenceDate) after \(start.timeIntervalSinceReferenceDate)",
                forKey: endKey)
        }
        return DateInterval(start: start, end: end)
    }
}
