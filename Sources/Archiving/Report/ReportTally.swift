// Counts equal events: what keeps a report small.
//
//     entries  [ office from room ×12, first in slot 7 | size ×3, first in slot 9 | … ]     at most 1,000
//     places   { office from room → 0, size → 1, … }

/// What one line of a report is about, with a count and a path that are filled in at the end.
protocol ReportEntry: Hashable {
    var count: Int { get set }
    var firstPath: String { get set }
}

extension ArchiveReport.Fallback: ReportEntry {}
extension ArchiveReport.Default: ReportEntry {}
extension ArchiveReport.UnreadKey: ReportEntry {}
extension ArchiveReport.UnknownValue: ReportEntry {}
extension ArchiveReport.RenamedClass: ReportEntry {}
extension ArchiveReport.NewerVersion: ReportEntry {}

/// Where something was met: a slot, and the way from its object on.
struct ReportPlace {
    /// `nil` for the top level.
    let slot: UInt32?
    let suffix: String

    /// The whole way.
    func path(_ pathsToSlots: [UInt32: String]) -> String {
        guard let path = slot.flatMap({ pathsToSlots[$0] }), !path.isEmpty else { return suffix }
        return suffix.isEmpty || suffix.hasPrefix("[") ? path + suffix : "\(path).\(suffix)"
    }
}

/// Entries of one kind.
struct ReportTally<Entry: ReportEntry> {
    private var entries: [(entry: Entry, count: Int, first: ReportPlace)] = []
    private var places: [Entry: Int] = [:]
    private(set) var omittedCount = 0

    /// Counts an event.
    mutating func add(_ entry: Entry, count: Int = 1, at place: @autoclosure () -> ReportPlace) {
        if let known = places[entry] {
            entries[known].count += count
        } else if entries.count < DecodingReporter.maximumEntryCount {
            places[entry] = entries.count
            entries.append((entry, count, place()))
        } else {
            omittedCount += count
        }
    }

    /// The slots to which paths are wanted.
    var slots: [UInt32] { entries.compactMap(\.first.slot) }

    func entries(_ pathsToSlots: [UInt32: String]) -> [Entry] {
        entries.map { entry, count, first in
            var entry = entry
            entry.count = count
            entry.firstPath = first.path(pathsToSlots)
            return entry
        }
    }
}
