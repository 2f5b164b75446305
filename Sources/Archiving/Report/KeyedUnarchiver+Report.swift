// What a caller asks of reports.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension KeyedUnarchiver {
    /// Whether the unarchiver creates a ``report``. Set it before the first value is decoded; earlier events are not
    /// part of the report.
    ///
    /// Decoding then takes longer, with the same results and errors. What the report itself reads is limited by
    /// ``ArchiveLimits/maximumReadCount``, like all reading; when that limit is reached, the report no longer includes
    /// unread keys.
    public var reportsDecoding: Bool {
        get { reporter != nil }
        set {
            reporter = newValue ? reporter ?? DecodingReporter(remainingReadCount: remainingReadCount) : nil
            isReporting = newValue
        }
    }

    /// The report on decoding so far; `nil` if ``reportsDecoding`` is false. It is also available after an error and
    /// after decoding is finished.
    ///
    /// - Complexity: O(*n*) in the size of the archive, to compute the paths.
    public var report: ArchiveReport? {
        guard let reporter, let top = frames.first?.container else { return nil }
        return reporter.report(ArchiveWalk(table: table, objects: objectsArray).paths(to: reporter.slots, from: top))
    }

    /// Decodes the root object of an archive with a root, and reports what was unusual.
    ///
    /// - Parameter report: Receives the report, even if an error is thrown. The previous contents are discarded.
    /// - Throws: ``ArchiveError``, or any error that a class throws while it is decoded.
    public static func unarchivedObject<Root: Coding>(
        ofClass type: Root.Type, from data: Data, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits(), report: inout ArchiveReport
    ) throws -> Root {
        report = ArchiveReport()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data, allowing: allowing, limits: limits)
        return try unarchiver.decodeRootObject(type, report: &report)
    }

    /// Decodes the root object of an archive in a file, and reports what was unusual.
    ///
    /// - Throws: ``ArchiveError``, any error that a class throws while it is decoded, or Foundation's error for the
    ///   file.
    public static func unarchivedObject<Root: Coding>(
        ofClass type: Root.Type, contentsOf url: URL, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits(), report: inout ArchiveReport
    ) throws -> Root {
        report = ArchiveReport()
        let unarchiver = try KeyedUnarchiver(contentsOf: url, allowing: allowing, limits: limits)
        return try unarchiver.decodeRootObject(type, report: &report)
    }

    private func decodeRootObject<Root: Coding>(_ type: Root.Type, report: inout ArchiveReport) throws -> Root {
        reportsDecoding = true
        defer { report = self.report ?? ArchiveReport() }
        return try decodeRootObject(type)
    }
}
