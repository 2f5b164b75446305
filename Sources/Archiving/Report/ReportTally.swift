// Counts equal events, which keeps a report small.
//
//     entries    [ office from room ×12, first in slot 7 | size ×3, first in slot 9 | … ]     at most 1,000
//     positions  { office from room → 0, size → 1, … }

/// The location of an event: a slot, and the path from its object.
struct ReportPlace {
    /// `nil` for the top level.
    let slot: UInt32?
    let suffix: String

    /// The path from a root.
    func path(_ pathsToSlots: [UInt32: String]) -> String {
        guard let path = slot.flatMap({ pathsToSlots[$0] }), !path.isEmpty else { return suffix }
        return suffix.isEmpty || suffix.hasPrefix("[") ? path + suffix : "\(path).\(suffix)"
    }
}

/// The events of one kind.
struct ReportTally<Event: Hashable & Sendable & CustomStringConvertible> {
    private var entries: [(entry: ArchiveReport.Entry<Event>, first: ReportPlace)] = []
    private var positions: [Event: Int] = [:]
    private(set) var omittedCount = 0

    /// Counts an event.
    mutating func add(_ event: Event, count: Int = 1, at place: @autoclosure () -> ReportPlace) {
        if let position = positions[event] {
            entries[position].entry.count += count
        } else if entries.count < DecodingReporter.maximumEntryCount {
            positions[event] = entries.count
            entries.append((ArchiveReport.Entry(event: event, count: count), place()))
        } else {
            omittedCount += count
        }
    }

    /// The slots whose paths the entries need.
    var slots: [UInt32] { entries.compactMap(\.first.slot) }

    func entries(_ pathsToSlots: [UInt32: String]) -> [ArchiveReport.Entry<Event>] {
        entries.map { entry, first in
            var entry = entry
            entry.firstPath = first.path(pathsToSlots)
            return entry
        }
    }
}
