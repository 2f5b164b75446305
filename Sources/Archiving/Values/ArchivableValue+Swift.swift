// Values of the standard library: characters, durations and ranges.
//
//     Character    "é"                  a string
//     Duration     1.5 s under d        d.seconds 1, d.attoseconds 500000000000000000
//     Range        3..<8 under r        r.lower 3, r.upper 8
//     ClosedRange  3...7 under r        r.lower 3, r.upper 7

extension Character: ArchivableValue {
    /// Encodes the character as a string.
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeStringValue(String(self), forKey: key)
    }

    /// Decodes the character.
    ///
    /// - Throws: ``ArchiveError``: `invalidValue` for a string that isn't exactly one character, `unexpectedKind` for a
    ///   value that isn't a string.
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Character? {
        guard let text = try unarchiver.stringValue(forKey: key) else { return nil }
        guard let character = text.first, text.index(after: text.startIndex) == text.endIndex else {
            throw unarchiver.fail(
                expected: "a string of one character", found: text.isEmpty ? "an empty string" : "a longer string",
                forKey: key)
        }
        return character
    }
}

extension Duration: ArchivableStructure {
    public static var archivedStructure: ArchivedStructure {
        ArchivedStructure(
            "Duration", sequence: [.value(DurationKey.seconds, "q"), .value(DurationKey.attoseconds, "q")])
    }

    private enum DurationKey {
        static let seconds = "seconds"
        static let attoseconds = "attoseconds"
    }

    private static let attosecondsPerSecond: Int64 = 1_000_000_000_000_000_000

    /// The durations whose seconds fit the archive. The components of others can't be computed.
    private static var archivedDurations: ClosedRange<Duration> {
        let rest = attosecondsPerSecond - 1
        return Duration(
            secondsComponent: .min, attosecondsComponent: -rest)...Duration(
                secondsComponent: .max, attosecondsComponent: rest)
    }

    /// Encodes the seconds and the attoseconds: a number of seconds with a fraction would lose precision.
    ///
    /// - Throws: ``ArchiveError`` with code `outOfRange` if the seconds don't fit `Int64`.
    public func encode(with archiver: Archiver) throws {
        guard Self.archivedDurations.contains(self) else {
            throw archiver.fail(
                .outOfRange, expected: "a duration whose seconds fit Int64", found: "a longer duration",
                forKey: DurationKey.seconds)
        }
        let (seconds, attoseconds) = components
        try archiver.encode(seconds, forKey: DurationKey.seconds)
        try archiver.encode(attoseconds, forKey: DurationKey.attoseconds)
    }

    public init(coder unarchiver: Unarchiver) throws {
        let seconds = try unarchiver.decode(Int64.self, forKey: DurationKey.seconds)
        let attoseconds = try unarchiver.decode(Int64.self, forKey: DurationKey.attoseconds)
        guard attoseconds.magnitude < Self.attosecondsPerSecond else {
            throw unarchiver.fail(
                expected: "less than a second in attoseconds", found: "\(attoseconds)", forKey: DurationKey.attoseconds)
        }
        self.init(secondsComponent: seconds, attosecondsComponent: attoseconds)
    }

    public static func isArchived(in unarchiver: Unarchiver) -> Bool {
        unarchiver.containsValue(of: Int64.self, forKey: DurationKey.seconds)
    }
}

// MARK: - Ranges

/// The bounds of a range, as archives hold them.
private enum ArchivedBounds<Bound: ArchivableInteger> {
    static var lowerKey: String { "lower" }
    static var upperKey: String { "upper" }

    static var sequence: ArchivedSequence {
        let encoding = EncodingCode.text(EncodingCode.of(Bound.integerType))
        return [.value(lowerKey, encoding), .value(upperKey, encoding)]
    }

    static func encode(_ lower: Bound, _ upper: Bound, with archiver: Archiver) throws {
        try archiver.encode(lower, forKey: lowerKey)
        try archiver.encode(upper, forKey: upperKey)
    }

    /// Decodes bounds in order: a range can't be created from others.
    static func decode(from unarchiver: Unarchiver) throws -> ClosedRange<Bound> {
        let lower = try unarchiver.decode(Bound.self, forKey: lowerKey)
        let upper = try unarchiver.decode(Bound.self, forKey: upperKey)
        guard lower <= upper else {
            throw unarchiver.fail(expected: "an upper bound of at least \(lower)", found: "\(upper)", forKey: upperKey)
        }
        return lower...upper
    }

    static func isArchived(in unarchiver: Unarchiver) -> Bool {
        unarchiver.containsValue(of: Bound.self, forKey: lowerKey)
    }
}

extension Range: ArchivableValue, ArchivableStructure where Bound: ArchivableInteger {
    public static var archivedStructure: ArchivedStructure {
        ArchivedStructure("Range", sequence: ArchivedBounds<Bound>.sequence)
    }

    /// Encodes both bounds, so that an empty range keeps its position.
    public func encode(with archiver: Archiver) throws {
        try ArchivedBounds.encode(lowerBound, upperBound, with: archiver)
    }

    public init(coder unarchiver: Unarchiver) throws {
        let bounds = try ArchivedBounds<Bound>.decode(from: unarchiver)
        self = bounds.lowerBound..<bounds.upperBound
    }

    public static func isArchived(in unarchiver: Unarchiver) -> Bool {
        ArchivedBounds<Bound>.isArchived(in: unarchiver)
    }
}

extension ClosedRange: ArchivableValue, ArchivableStructure where Bound: ArchivableInteger {
    public static var archivedStructure: ArchivedStructure {
        ArchivedStructure("ClosedRange", sequence: ArchivedBounds<Bound>.sequence)
    }

    public func encode(with archiver: Archiver) throws {
        try ArchivedBounds.encode(lowerBound, upperBound, with: archiver)
    }

    public init(coder unarchiver: Unarchiver) throws {
        self = try ArchivedBounds.decode(from: unarchiver)
    }

    public static func isArchived(in unarchiver: Unarchiver) -> Bool {
        ArchivedBounds<Bound>.isArchived(in: unarchiver)
    }
}
