// What happened while an archive was decoded, for whoever wants to know.
//
//     ArchiveReport ── fallbacks      "office" read from "room"
//                   ├─ defaults       "size" missing, its default taken
//                   ├─ unreadKeys     "fax" there, and nothing read it
//                   ├─ unknownValues  4 of an enum that ends at 3
//                   ├─ renamedClasses "HREmployee" read as "HR.Employee"
//                   └─ newerVersions  version 4 of a class that is 3

/// What was out of the ordinary while an archive was decoded: what came from older archives, what newer ones hold that
/// the program doesn't know, and what was missing.
///
/// Ask for one with ``KeyedUnarchiver/reportsDecoding``. Nothing in it is an error. It is a summary: equal events of
/// one class and key are one entry with a count and the path of the first, in the order in which they were met first.
/// Each list has at most 1,000 entries and each text at most 200 characters, whatever the archive.
///
/// The guide's chapter *Forward and Backward Compatibility for Keyed Coding* has the cases.
public struct ArchiveReport: Hashable, Sendable {
    /// Values that were read under a fallback key.
    public internal(set) var fallbacks: [Fallback] = []

    /// Defaults that were taken where a key was missing.
    ///
    /// A nil is none, nor is the zero that calls such as ``Unarchiver/decodeInteger(forKey:)`` return.
    public internal(set) var defaults: [Default] = []

    /// Values whose keys no object of their class asked for and no class of its chain declares: as a rule what a newer
    /// version has added.
    public internal(set) var unreadKeys: [UnreadKey] = []

    /// Raw values that their enum does not know.
    ///
    /// Those in bit fields are not among them.
    public internal(set) var unknownValues: [UnknownValue] = []

    /// Classes, and structures that are objects of their own, that the archive holds under another name.
    public internal(set) var renamedClasses: [RenamedClass] = []

    /// Classes and structures that were archived in a newer version than the program knows.
    public internal(set) var newerVersions: [NewerVersion] = []

    /// How many events did not fit the lists.
    public internal(set) var omittedCount = 0

    /// Makes an empty report.
    public init() {}

    /// Whether nothing was out of the ordinary.
    public var isEmpty: Bool { self == ArchiveReport() }
}

extension ArchiveReport {
    /// A value that stood under a fallback key.
    public struct Fallback: Hashable, Sendable {
        /// What archives call the class; `nil` for the top level. So in all entries.
        public let className: String?

        /// The key that was missing. A structure's are composed, and elements under keys of their own share one: `w[]`.
        public let key: String

        /// The key that was read in its place.
        public let fallbackKey: String

        /// How many values. Those in a structure or collection that several references share may count twice.
        public internal(set) var count = 0

        /// The path of the first, as `root.employees[0].room`.
        public internal(set) var firstPath = ""
    }

    /// A default that was taken.
    public struct Default: Hashable, Sendable {
        /// What archives call the class; `nil` for the top level.
        public let className: String?

        /// The key that was missing.
        public let key: String

        /// How many values.
        public internal(set) var count = 0

        /// The path of the first that was missing.
        public internal(set) var firstPath = ""
    }

    /// A key that nothing read.
    public struct UnreadKey: Hashable, Sendable {
        /// What archives call the class.
        public let className: String

        /// The key.
        public let key: String

        /// Whether the objects keep what stands there, and archive it again.
        public internal(set) var isKept = false

        /// How many values.
        public internal(set) var count = 0

        /// The path of the first.
        public internal(set) var firstPath = ""
    }

    /// A raw value that an enum does not know.
    public struct UnknownValue: Hashable, Sendable {
        /// What archives call the class; `nil` for the top level.
        public let className: String?

        /// The key, of an element that of its collection; `nil` where it has none.
        public let key: String?

        /// The enum's name in Swift.
        public let enumName: String

        /// The raw value.
        public let rawValue: String

        /// The case that was taken for it.
        public let value: String

        /// How many values.
        public internal(set) var count = 0

        /// The path of the first.
        public internal(set) var firstPath = ""
    }

    /// A class that the archive holds under another name.
    public struct RenamedClass: Hashable, Sendable {
        /// The name in the archive.
        public let archivedName: String

        /// What archives call the class today.
        public let className: String

        /// How the class was found.
        public let reason: Reason

        /// How many objects.
        public internal(set) var count = 0

        /// The path of the first.
        public internal(set) var firstPath = ""

        /// How a class was found for a name that is not its own.
        public enum Reason: Hashable, Sendable {
            /// The class names it among its former ones.
            case formerName

            /// The unarchiver was told, with `setClass(_:forClassName:)`.
            case mapping

            /// The archive names it as a fallback.
            case hint

            /// The delegate named it.
            case delegate
        }
    }

    /// A class or structure in a newer version.
    public struct NewerVersion: Hashable, Sendable {
        /// What archives call the class or structure.
        public let className: String

        /// The version in the archive.
        public let archivedVersion: Int

        /// The version that the program knows.
        public let knownVersion: Int

        /// How many objects.
        public internal(set) var count = 0

        /// The path of the first.
        public internal(set) var firstPath = ""
    }
}
