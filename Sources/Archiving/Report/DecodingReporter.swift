// Records what the report of an unarchiver contains.
//
// Keys are compared for each class: a key that no object of the class requested is unread.
//
//     requested:     (class 3, key 7) ─▶ askedKeys
//     in an object:  (class 3, key 9) ─▶ foundKeys ─▶ unasked [ "fax" ×2 | … ]     dropped if it is requested later

/// Collects the events of one unarchiver. Its memory grows with the classes and keys of the archive, not with its
/// objects.
final class DecodingReporter {
    static let maximumEntryCount = 1_000

    var fallbacks = ReportTally<ArchiveReport.Fallback>()
    var defaults = ReportTally<ArchiveReport.Default>()
    var unknownValues = ReportTally<ArchiveReport.UnknownValue>()
    var losses = ReportTally<ArchiveReport.Loss>()
    var unknownSubclasses = ReportTally<ArchiveReport.UnknownSubclass>()
    var renamedClasses = ReportTally<ArchiveReport.RenamedClass>()
    var newerVersions = ReportTally<ArchiveReport.NewerVersion>()

    /// The keys of open collections, by the number of open frames.
    private var collectionKeys: [String?] = []

    /// The class of the object that was looked up last. Consecutive calls are usually for the same object.
    var lastClass: (slot: UInt32, record: Int)?

    /// The cached information about each class, by the index of its record.
    var classes: [Int: ReportedClass] = [:]

    /// The number of bytes that the report may still read.
    var remainingReadCount: Int

    init(remainingReadCount: Int) {
        self.remainingReadCount = remainingReadCount
    }

    // MARK: Keys

    private var askedKeys = NumberTable()

    /// The index in `unasked` plus 1; 0 for known keys, some of which are version keys.
    private var foundKeys = NumberTable()
    private var versions: [UInt64: ReportedClass.Version] = [:]
    private var unasked = ReportTally<UnaskedKey>()
    private var unaskedNumbers: [UInt32] = []

    /// A key that was found before it was requested.
    private struct UnaskedKey: Hashable {
        let record: Int
        let key: String
    }

    enum KeyState {
        /// The key was requested, or the class declares it.
        case known
        case version(ReportedClass.Version)
        case unasked(Int)
        case unknown
    }

    private static func pair(_ record: Int, _ number: UInt32) -> UInt64 {
        UInt64(truncatingIfNeeded: record) << 32 | UInt64(number)
    }

    func noteAsked(_ number: UInt32, record: Int) {
        askedKeys.set(1, for: Self.pair(record, number))
    }

    func state(of number: UInt32, record: Int) -> KeyState {
        let pair = Self.pair(record, number)
        guard let position = foundKeys[pair] else { return .unknown }
        if position == 0 { return versions[pair].map { .version($0) } ?? .known }
        return askedKeys[pair] != nil ? .known : .unasked(Int(position) - 1)
    }

    func noteKnown(_ number: UInt32, record: Int) {
        foundKeys.set(0, for: Self.pair(record, number))
    }

    func noteVersion(_ version: ReportedClass.Version, number: UInt32, record: Int) {
        versions[Self.pair(record, number)] = version
        noteKnown(number, record: record)
    }

    func count(unasked position: Int) { unasked.count(position) }

    /// Records a key that is found in a class for the first time. When the list is full, all further keys share one
    /// index, without text.
    func noteFound(_ key: String, number: UInt32, record: Int, at place: ReportPlace) {
        if askedKeys[Self.pair(record, number)] != nil { return noteKnown(number, record: record) }
        let position = unasked.position(of: UnaskedKey(record: record, key: Self.pattern(of: key)), at: place)
        if position == unaskedNumbers.count, position < Self.maximumEntryCount { unaskedNumbers.append(number) }
        foundKeys.set(UInt32(truncatingIfNeeded: position + 1), for: Self.pair(record, number))
    }

    // MARK: Collections

    func noteCollection(_ key: String?, frameCount: Int) {
        while collectionKeys.count < frameCount { collectionKeys.append(nil) }
        collectionKeys[frameCount - 1] = key
    }

    func keyOfCollection(frameCount: Int) -> String? {
        frameCount <= collectionKeys.count ? collectionKeys[frameCount - 1] : nil
    }

    // MARK: The report

    /// The slots whose paths the report needs.
    var slots: Set<UInt32> {
        var slots = Set(unasked.slots + fallbacks.slots + defaults.slots + unknownValues.slots)
        slots.formUnion(losses.slots + unknownSubclasses.slots + renamedClasses.slots + newerVersions.slots)
        return slots
    }

    func report(_ pathsToSlots: [UInt32: String]) -> ArchiveReport {
        var unread = ReportTally<ArchiveReport.UnreadKey>()
        for ((key, count, first), number) in zip(unasked.events, unaskedNumbers)
        where askedKeys[Self.pair(key.record, number)] == nil {
            guard let reported = classes[key.record], !reported.isOlder(key.key) else { continue }
            let entry = ArchiveReport.UnreadKey(
                className: reported.name, key: key.key, isKept: reported.keepsUnknown)
            unread.add(entry, count: count, at: first)
        }
        var report = ArchiveReport()
        report.fallbacks = fallbacks.entries(pathsToSlots)
        report.defaults = defaults.entries(pathsToSlots)
        report.unreadKeys = unread.entries(pathsToSlots)
        report.unknownValues = unknownValues.entries(pathsToSlots)
        report.losses = losses.entries(pathsToSlots)
        report.unknownSubclasses = unknownSubclasses.entries(pathsToSlots)
        report.renamedClasses = renamedClasses.entries(pathsToSlots)
        report.newerVersions = newerVersions.entries(pathsToSlots)
        report.omittedCount =
            unasked.omittedCount + fallbacks.omittedCount + defaults.omittedCount + unknownValues.omittedCount
            + losses.omittedCount + unknownSubclasses.omittedCount + renamedClasses.omittedCount
            + newerVersions.omittedCount
        return report
    }
}

struct ReportedClass {
    let name: String
    var keepsUnknown = false

    /// The renaming, if the archive uses another name.
    var renaming: ArchiveReport.RenamedClass?

    /// The class in the archive, if this is the nearest known superclass of it.
    var unknownSubclass: ArchiveReport.UnknownSubclass?

    /// The version keys of the classes in the superclass chain and of their structures, without element indexes.
    var versions: [String: Version] = [:]

    /// Keys that don't have to be requested. Keys composed with them don't have to be requested either.
    var olderKeys: Set<String> = []

    struct Version: Hashable {
        let className: String
        let known: Int

        /// The number of bytes at the end of the key that don't belong to the key of the structure.
        let ownLength: Int
    }

    /// Whether a key, given without the indexes of elements, doesn't have to be requested.
    func isOlder(_ key: String) -> Bool {
        if olderKeys.isEmpty { return false }
        if olderKeys.contains(key) { return true }
        return key.utf8.indices.contains {
            (key.utf8[$0] == UInt8(ascii: ".") || key.utf8[$0] == UInt8(ascii: "["))
                && olderKeys.contains(String(key[..<$0]))
        }
    }
}

extension DecodingReporter {
    /// A key without the indexes of elements that are stored under a key each: `w[]` for `w[3]`.
    static func pattern(of key: String) -> String {
        let parts = ArchiveError.shown(key).unicodeScalars.split(separator: "[", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(String(parts[0])) { pattern, part in
            let rest = part.drop { ("0"..."9").contains($0) }
            return pattern + "[" + String(rest.first == "]" && rest.startIndex > part.startIndex ? rest : part)
        }
    }
}

/// The location of an event: a slot, and the path from its object.
struct ReportPlace {
    /// `nil` for the top level.
    let slot: UInt32?
    let suffix: String

    func path(_ pathsToSlots: [UInt32: String]) -> String {
        guard let path = slot.flatMap({ pathsToSlots[$0] }), !path.isEmpty else { return suffix }
        return suffix.isEmpty || suffix.hasPrefix("[") ? path + suffix : "\(path).\(suffix)"
    }
}

/// The events of one kind. Equal events are counted, which keeps a report small.
///
///     events     [ office from room ×12, first in slot 7 | size ×3, first in slot 9 | … ]     at most 1,000
///     positions  { office from room → 0, size → 1, … }
struct ReportTally<Event: Hashable> {
    private(set) var events: [(event: Event, count: Int, first: ReportPlace)] = []
    private var positions: [Event: Int] = [:]
    private(set) var omittedCount = 0

    mutating func add(_ event: Event, count: Int = 1, at place: @autoclosure () -> ReportPlace) {
        self.count(position(of: event, at: place()), count)
    }

    /// The position of an event, which is added if it is new; if the list is full, the one after its end.
    mutating func position(of event: Event, at place: @autoclosure () -> ReportPlace) -> Int {
        if let position = positions[event] { return position }
        guard events.count < DecodingReporter.maximumEntryCount else { return events.count }
        positions[event] = events.count
        events.append((event, 0, place()))
        return events.count - 1
    }

    mutating func count(_ position: Int, _ count: Int = 1) {
        if position < events.count { events[position].count += count } else { omittedCount += count }
    }

    /// The slots whose paths the entries need.
    var slots: [UInt32] { events.compactMap(\.first.slot) }
}

extension ReportTally where Event: Sendable & CustomStringConvertible {
    func entries(_ pathsToSlots: [UInt32: String]) -> [ArchiveReport.Entry<Event>] {
        events.map { ArchiveReport.Entry(event: $0, count: $1, firstPath: $2.path(pathsToSlots)) }
    }
}
