// What happened while an archive was decoded, for whoever wants to know.
//
//     ArchiveReport ── fallbacks      "office" read from "room"
//                   ├─ defaults       "size" missing, its default taken
//                   ├─ unreadKeys     "fax" there, and nothing read it
//                   ├─ unknownValues  4 of an enum that ends at 3
//                   ├─ renamedClasses "HREmployee" read as "HR.Employee"
//                   └─ newerVersions  version 4 of a class that is 3

/// A summary of what was unusual while an archive was decoded: values from older archives, values of newer archives
/// that the program doesn't know, and missing values.
///
/// Request a report with ``KeyedUnarchiver/reportsDecoding``. Nothing in it is an error. Equal events with the same
/// class and key form one entry, with a count and the path of the first event; entries are in the order of their first
/// events. Each list has at most 1,000 entries and each text at most 200 characters, whatever the archive.
///
/// The cases are described in *Forward and Backward Compatibility for Keyed Coding* in Apple's *Archives and
/// Serializations Programming Guide*.
public struct ArchiveReport: Hashable, Sendable {
    /// Values that were read under a fallback key.
    public internal(set) var fallbacks: [Fallback] = []

    /// Defaults that were used because a key was missing.
    ///
    /// A nil for a missing optional value is not a default, and neither is the zero that methods such as
    /// ``Unarchiver/decodeInteger(forKey:)`` return.
    public internal(set) var defaults: [Default] = []

    /// Values whose keys no object of their class asked for and no class in its superclass chain declares. Usually a
    /// newer version added them.
    public internal(set) var unreadKeys: [UnreadKey] = []

    /// Raw values that are unknown to their enum.
    ///
    /// Unknown values in bit fields are not included.
    public internal(set) var unknownValues: [UnknownValue] = []

    /// Classes that the archive stores under another name, and structures that are stored as objects under another
    /// name.
    public internal(set) var renamedClasses: [RenamedClass] = []

    /// Classes and structures that were archived in a newer version than the program knows.
    public internal(set) var newerVersions: [NewerVersion] = []

    /// The number of events that didn't fit into the lists.
    public internal(set) var omittedCount = 0

    /// Creates an empty report.
    public init() {}

    /// Whether nothing unusual was found.
    public var isEmpty: Bool { self == ArchiveReport() }
}

extension ArchiveReport {
    /// A value that was stored under a fallback key.
    public struct Fallback: Hashable, Sendable {
        /// The class's name in archives; `nil` for the top level. This applies to all kinds of entries.
        public let className: String?

        /// The missing key. The keys of a structure's fields are composed, and elements that are stored under a key
        /// each share one key: `w[]`.
        public let key: String

        /// The key that was read instead.
        public let fallbackKey: String

        /// The number of values. Values in a structure or collection that several references share may be counted
        /// twice.
        public internal(set) var count = 0

        /// The path of the first value, such as `root.employees[0].office`.
        public internal(set) var firstPath = ""
    }

    /// A default that was used.
    public struct Default: Hashable, Sendable {
        /// The class's name in archives; `nil` for the top level.
        public let className: String?

        /// The missing key.
        public let key: String

        /// The number of values.
        public internal(set) var count = 0

        /// The path of the first missing value.
        public internal(set) var firstPath = ""
    }

    /// A key that was never read.
    public struct UnreadKey: Hashable, Sendable {
        /// The class's name in archives.
        public let className: String

        /// The key.
        public let key: String

        /// Whether the objects store the values under this key and archive them again.
        public internal(set) var isKept = false

        /// The number of values.
        public internal(set) var count = 0

        /// The path of the first value.
        public internal(set) var firstPath = ""
    }

    /// A raw value that is unknown to its enum.
    public struct UnknownValue: Hashable, Sendable {
        /// The class's name in archives; `nil` for the top level.
        public let className: String?

        /// The key; for an element, the key of its collection; `nil` for a value without a key.
        public let key: String?

        /// The enum's name in Swift.
        public let enumName: String

        /// The raw value.
        public let rawValue: String

        /// The case that was used instead.
        public let value: String

        /// The number of values.
        public internal(set) var count = 0

        /// The path of the first value.
        public internal(set) var firstPath = ""
    }

    /// A class that the archive stores under another name.
    public struct RenamedClass: Hashable, Sendable {
        /// The name in the archive.
        public let archivedName: String

        /// The class's current name in archives.
        public let className: String

        /// How the class was found.
        public let reason: Reason

        /// The number of objects.
        public internal(set) var count = 0

        /// The path of the first object.
        public internal(set) var firstPath = ""

        /// How a class was found for a name other than its current one.
        public enum Reason: Hashable, Sendable {
            /// The class declares the name as one of its former names.
            case formerName

            /// The unarchiver has a mapping that was set with `setClass(_:forClassName:)`.
            case mapping

            /// The archive lists the class as a fallback.
            case hint

            /// The delegate returned the class.
            case delegate
        }
    }

    /// A class or structure that was archived in a newer version.
    public struct NewerVersion: Hashable, Sendable {
        /// The name of the class or structure in archives.
        public let className: String

        /// The version in the archive.
        public let archivedVersion: Int

        /// The version that the program knows.
        public let knownVersion: Int

        /// The number of objects.
        public internal(set) var count = 0

        /// The path of the first object.
        public internal(set) var firstPath = ""
    }
}
