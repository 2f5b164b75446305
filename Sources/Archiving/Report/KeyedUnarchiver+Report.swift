// Reports for callers.

import PropertyLists

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
}
