// What an unarchiver that reports remembers while it decodes.
//
// Keys are compared class by class: one that no object of a class asked for is unread.
//
//     asked for:     (class 3, key 7) ─▶ askedKeys
//     in an object:  (class 3, key 9) ─▶ metKeys ─▶ unasked [ "fax" ×2 | … ]     dropped if it is asked for after all

/// Gathers the events of one unarchiver. Its memory grows with the classes and keys of the archive, not with its
/// objects.
final class DecodingReporter {
    static let maximumEntryCount = 1_000
    static let maximumTextLength = 200

    var fallbacks = ReportTally<ArchiveReport.Fallback>()
    var defaults = ReportTally<ArchiveReport.Default>()
    var unknownValues = ReportTally<ArchiveReport.UnknownValue>()
    var renamedClasses = ReportTally<ArchiveReport.RenamedClass>()
    var newerVersions = ReportTally<ArchiveReport.NewerVersion>()

    /// Keys of collections that are open, by the number of frames that are open with them.
    private var collectionKeys: [String?] = []

    /// The class of the object that was asked about last: calls mostly come many in a row.
    var lastClass: (slot: UInt32, record: Int)?

    /// What is told of a class, by the number of its record; made once each.
    var classes: [Int: ReportedClass] = [:]

    /// What the report may still read for itself.
    var remainingReadCount: Int

    init(remainingReadCount: Int) {
        self.remainingReadCount = remainingReadCount
    }

    // MARK: Keys

    private var askedKeys = NumberTable()

    /// One more than the place in `unasked`; 0 for keys that are known, of which some hold versions.
    private var metKeys = NumberTable()
    private var versions: [UInt64: ReportedClass.Version] = [:]
    private var unasked: [UnaskedKey] = []
    private var unaskedPlaces: [UnaskedKey.Name: Int] = [:]
    private var omittedKeyCount = 0

    /// A key that was met before anything asked for it.
    struct UnaskedKey {
        struct Name: Hashable {
            let record: Int
            let key: String
        }

        let name: Name
        let number: UInt32
        let first: ReportPlace
        var count = 0
    }

    /// What is known of a key that an object has.
    enum KeyState {
        /// Something asked for it, or the class declares it.
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
        guard let place = metKeys[pair] else { return .unknown }
        if place == 0 { return versions[pair].map { .version($0) } ?? .known }
        return askedKeys[pair] != nil ? .known : .unasked(Int(place) - 1)
    }

    func noteKnown(_ number: UInt32, record: Int) {
        metKeys.set(0, for: Self.pair(record, number))
    }

    func noteVersion(_ version: ReportedClass.Version, number: UInt32, record: Int) {
        versions[Self.pair(record, number)] = version
        noteKnown(number, record: record)
    }

    func count(unasked place: Int) {
        if unasked.indices.contains(place) { unasked[place].count += 1 } else { omittedKeyCount += 1 }
    }

    /// Notes a key that is met in a class for the first time. Past the last place all share one that has no text.
    func noteMet(_ key: String, number: UInt32, record: Int, at place: ReportPlace) {
        if askedKeys[Self.pair(record, number)] != nil { return noteKnown(number, record: record) }
        let name = UnaskedKey.Name(record: record, key: Self.pattern(of: key))
        var position = Self.maximumEntryCount
        if let known = unaskedPlaces[name] {
            position = known
        } else if unasked.count < Self.maximumEntryCount {
            position = unasked.count
            unaskedPlaces[name] = position
            unasked.append(UnaskedKey(name: name, number: number, first: place))
        }
        metKeys.set(UInt32(truncatingIfNeeded: position + 1), for: Self.pair(record, number))
    }

    // MARK: Collections

    /// Notes the key of a collection that was begun.
    func noteCollection(_ key: String?, frameCount: Int) {
        while collectionKeys.count < frameCount { collectionKeys.append(nil) }
        collectionKeys[frameCount - 1] = key
    }

    func keyOfCollection(frameCount: Int) -> String? {
        frameCount <= collectionKeys.count ? collectionKeys[frameCount - 1] : nil
    }

    // MARK: The report

    /// The slots to which the report has paths.
    var slots: Set<UInt32> {
        var slots = Set(unasked.compactMap(\.first.slot))
        slots.formUnion(fallbacks.slots + defaults.slots + unknownValues.slots)
        slots.formUnion(renamedClasses.slots + newerVersions.slots)
        return slots
    }

    func report(_ pathsToSlots: [UInt32: String]) -> ArchiveReport {
        var unread = ReportTally<ArchiveReport.UnreadKey>()
        for key in unasked where askedKeys[Self.pair(key.name.record, key.number)] == nil {
            guard let reported = classes[key.name.record], !reported.isOlder(key.name.key) else { continue }
            let entry = ArchiveReport.UnreadKey(
                className: reported.name, key: key.name.key, isKept: reported.keepsUnknown)
            unread.add(entry, count: key.count, at: key.first)
        }
        var report = ArchiveReport()
        report.fallbacks = fallbacks.entries(pathsToSlots)
        report.defaults = defaults.entries(pathsToSlots)
        report.unreadKeys = unread.entries(pathsToSlots)
        report.unknownValues = unknownValues.entries(pathsToSlots)
        report.renamedClasses = renamedClasses.entries(pathsToSlots)
        report.newerVersions = newerVersions.entries(pathsToSlots)
        report.omittedCount =
            omittedKeyCount + fallbacks.omittedCount + defaults.omittedCount + unknownValues.omittedCount
            + renamedClasses.omittedCount + newerVersions.omittedCount
        return report
    }
}

/// What a report tells of a class.
struct ReportedClass {
    let name: String
    var keepsUnknown = false

    /// What the archive calls it, where that is another name.
    var renaming: ArchiveReport.RenamedClass?

    /// The keys of versions: of the classes of the chain, and of structures in them, without the numbers of elements.
    var versions: [String: Version] = [:]

    /// Keys that stand for themselves and all that is composed with them, and need not be asked for.
    var olderKeys: Set<String> = []

    struct Version: Hashable {
        let className: String
        let known: Int

        /// How many bytes at the end of the key are not the key of the structure itself.
        let ownLength: Int
    }

    /// Whether a key, without the numbers of elements, is one that need not be asked for.
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
    /// A text of the archive, shortened.
    static func shown(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: maximumTextLength, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return text }
        return String(scalars[..<end]) + "…"
    }

    /// A key without the numbers of elements that stand under keys of their own: `w[]` for `w[3]`.
    static func pattern(of key: String) -> String {
        let key = shown(key)
        guard key.utf8.contains(UInt8(ascii: "[")) else { return key }
        var pattern = ""
        var digits: String?
        for character in key.unicodeScalars {
            if character == "[" {
                pattern += digits ?? ""
                digits = "["
            } else if let number = digits, ("0"..."9").contains(character) {
                digits = number + String(character)
            } else if let number = digits {
                pattern += character == "]" && number != "[" ? "[]" : number + String(character)
                digits = nil
            } else {
                pattern.unicodeScalars.append(character)
            }
        }
        return pattern + (digits ?? "")
    }
}
