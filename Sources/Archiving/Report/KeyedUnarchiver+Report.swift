// What a caller asks of reports.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension KeyedUnarchiver {
    /// Whether ``report`` is kept. Set it before the first value is decoded; what came before is not in the report.
    ///
    /// Decoding takes longer then, and gives the same results and errors. What the report reads for itself is bounded
    /// like the rest, by ``ArchiveLimits/maximumReadCount``; beyond that it is silent about keys.
    public var reportsDecoding: Bool {
        get { reporter != nil }
        set {
            reporter = newValue ? reporter ?? DecodingReporter(remainingReadCount: remainingReadCount) : nil
            isReporting = newValue
            noteState()
        }
    }

    /// What happened on the way until now; `nil` where ``reportsDecoding`` is false. It is there after an error and
    /// when decoding has finished too.
    ///
    /// - Complexity: O(*n*) in the size of the archive, for the paths.
    public var report: ArchiveReport? {
        guard let reporter, let top = frames.first?.container else { return nil }
        return reporter.report(ArchiveWalk(table: table, objects: objectsArray).paths(to: reporter.slots, from: top))
    }

    /// Reads the root object of an archive that was made with one, and reports.
    ///
    /// - Parameter report: what happened on the way, after an error too. What it held before is lost.
    /// - Throws: ``ArchiveError``, or what a class throws while it is decoded.
    public static func unarchivedObject<Root: Coding>(
        ofClass type: Root.Type, from data: Data, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits(), report: inout ArchiveReport
    ) throws -> Root {
        report = ArchiveReport()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data, allowing: allowing, limits: limits)
        return try unarchiver.decodeRootObject(type, report: &report)
    }

    /// Reads the root object of an archive in a file, and reports.
    ///
    /// - Throws: ``ArchiveError``, what a class throws while it is decoded, or Foundation's error for the file.
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
