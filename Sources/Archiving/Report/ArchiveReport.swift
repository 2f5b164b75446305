// A summary of unusual events while an archive was decoded.
//
//     ArchiveReport ── fallbacks      "office" read from "room"
//                   ├─ defaults       "size" missing, its default taken
//                   ├─ unreadKeys     "fax" present, and nothing read it
//                   ├─ unknownValues  4 of an enum that ends at 3
//                   ├─ losses         an object of a class that isn't allowed, left out of an array
//                   ├─ unknownSubclasses "Star" read as its superclass "Shape"
//                   ├─ renamedClasses "HREmployee" read as "HR.Employee"
//                   └─ newerVersions  version 4 of a class that is 3

/// A summary of what was unusual while an archive was decoded: values from older archives, values of newer archives
/// that the program doesn't know, and missing values.
///
/// Request a report with ``GraphUnarchiver/reportsDecoding``. Nothing in it is an error. Equal events with the same
/// class and key form one entry, with a count and the path of the first event; entries are in the order of their first
/// events. Each list has at most 1,000 entries and each text at most 200 characters, whatever the archive.
///
/// The cases are described in *Forward and Backward Compatibility for Keyed Coding* in Apple's *Archives and
/// Serializations Programming Guide*.
public struct ArchiveReport: Hashable, Sendable {
    /// Values that were read under a fallback key.
    public internal(set) var fallbacks: [Entry<Fallback>] = []

    /// Defaults that were used because a key was missing.
    ///
    /// A nil for a missing optional value is not a default, and neither is the zero that methods such as
    /// ``Unarchiver/decodeInteger(forKey:)`` return.
    public internal(set) var defaults: [Entry<Default>] = []

    /// Values whose keys no object of their class requested and no class in its superclass chain declares. Usually a
    /// newer version added them.
    public internal(set) var unreadKeys: [Entry<UnreadKey>] = []

    /// Raw values that are unknown to their enum.
    ///
    /// Unknown values in bit fields are not included.
    public internal(set) var unknownValues: [Entry<UnknownValue>] = []

    /// Values that could not be created and were left out.
    public internal(set) var losses: [Entry<Loss>] = []

    /// Classes that the program doesn't have, whose objects were read as those of a superclass.
    public internal(set) var unknownSubclasses: [Entry<UnknownSubclass>] = []

    /// Classes that the archive stores under another name, and structures that are stored as objects under another
    /// name.
    public internal(set) var renamedClasses: [Entry<RenamedClass>] = []

    /// Classes and structures that were archived in a newer version than the program knows.
    public internal(set) var newerVersions: [Entry<NewerVersion>] = []

    /// The number of events that didn't fit into the lists.
    public internal(set) var omittedCount = 0

    /// Creates an empty report.
    public init() {}

    /// Whether nothing unusual was found.
    public var isEmpty: Bool { self == ArchiveReport() }
}

extension ArchiveReport {
    /// Equal events of one kind, whose properties are also properties of the entry.
    @dynamicMemberLookup
    public struct Entry<Event: Hashable & Sendable & CustomStringConvertible>: Hashable, Sendable {
        /// What happened.
        public let event: Event

        /// The number of values or objects. Values in a structure or collection that several references share may be
        /// counted twice.
        public internal(set) var count: Int

        /// The path of the first value or object, such as `root.employees[0].office`.
        public internal(set) var firstPath = ""

        /// Returns a property of the event.
        public subscript<Value>(dynamicMember path: KeyPath<Event, Value>) -> Value { event[keyPath: path] }
    }

    /// A value that was stored under a fallback key.
    public struct Fallback: Hashable, Sendable, CustomStringConvertible {
        /// The class's name in archives; `nil` for the top level. This applies to all kinds of events.
        public let className: String?

        /// The missing key. The keys of a structure's fields are composed, and elements that are stored under a key
        /// each share one key: `w[]`.
        public let key: String

        /// The key that was read instead.
        public let fallbackKey: String

        public var description: String { "\(name(className, key)) from '\(fallbackKey)'" }
    }

    /// A default that was used.
    public struct Default: Hashable, Sendable, CustomStringConvertible {
        /// The class's name in archives; `nil` for the top level.
        public let className: String?

        /// The missing key.
        public let key: String

        public var description: String { name(className, key) }
    }

    /// A key that was never read.
    public struct UnreadKey: Hashable, Sendable, CustomStringConvertible {
        /// The class's name in archives.
        public let className: String

        /// The key.
        public let key: String

        /// Whether the objects store the values under this key and archive them again.
        public let isKept: Bool

        public var description: String { name(className, key) + (isKept ? ", kept" : "") }
    }

    /// A raw value that is unknown to its enum.
    public struct UnknownValue: Hashable, Sendable, CustomStringConvertible {
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

        /// Whether the case keeps the raw value, so that it is archived again.
        public let isKept: Bool

        public var description: String {
            "\(name(className, key)): '\(rawValue)' of '\(enumName)', "
                + (isKept ? "kept" : "taken as '\(value)'")
        }
    }

    /// A value that could not be created and was left out.
    ///
    /// Two losses are equal if their classes, keys and errors are, without the errors' paths.
    public struct Loss: Hashable, Sendable, CustomStringConvertible {
        /// The class's name in archives; `nil` for the top level.
        public let className: String?

        /// The key of the field; for an element, the key of its collection.
        public let key: String?

        /// The error. If there are many, later ones have no path.
        public let error: ArchiveError

        public static func == (left: Loss, right: Loss) -> Bool { left.parts == right.parts }

        public func hash(into hasher: inout Hasher) { hasher.combine(parts) }

        private var parts: [String?] { [className, key, error.code.description, error.expected, error.found] }

        public var description: String { "\(name(className, key)), left out: \(error)" }
    }

    /// A class that the program doesn't have, and the superclass as which its objects were read.
    public struct UnknownSubclass: Hashable, Sendable, CustomStringConvertible {
        /// The name in the archive.
        public let archivedName: String

        /// The name of the superclass in archives.
        public let className: String

        /// Whether the objects keep their class and unknown values, and are archived with them again.
        public let isKept: Bool

        public var description: String { "'\(archivedName)' as '\(className)'" + (isKept ? ", kept" : "") }
    }

    /// A class that the archive stores under another name.
    public struct RenamedClass: Hashable, Sendable, CustomStringConvertible {
        /// The name in the archive.
        public let archivedName: String

        /// The class's current name in archives.
        public let className: String

        /// How the class was found.
        public let reason: Reason

        /// How a class was found for a name other than its current one.
        #if hasAttribute(nonexhaustive)
        @nonexhaustive
        #endif
        public enum Reason: String, Sendable {
            /// The class declares the name as one of its former names.
            case formerName = "former name"

            /// The unarchiver has a mapping that was set with `setClass(_:forClassName:)`.
            case mapping

            /// The archive lists the class as a fallback.
            case hint

            /// The delegate returned the class.
            case delegate
        }

        public var description: String { "'\(archivedName)' as '\(className)', \(reason.rawValue)" }
    }

    /// A class or structure that was archived in a newer version.
    public struct NewerVersion: Hashable, Sendable, CustomStringConvertible {
        /// The name of the class or structure in archives.
        public let className: String

        /// The version in the archive.
        public let archivedVersion: Int

        /// The version that the program knows.
        public let knownVersion: Int

        public var description: String { "\(className) in version \(archivedVersion), known \(knownVersion)" }
    }
}

/// `Employee.office`; the key alone at the top level.
private func name(_ className: String?, _ key: String?) -> String {
    [className, key].compactMap { $0 }.joined(separator: ".")
}

// MARK: - Text

extension ArchiveReport: CustomStringConvertible {
    /// A line for each entry, under headings; `nothing to report` if the report is empty.
    public var description: String {
        let lines =
            Self.section("read under fallback keys", fallbacks) + Self.section("defaults taken", defaults)
            + Self.section("keys that nothing read", unreadKeys) + Self.section("unknown values", unknownValues)
            + Self.section("values that could not be created", losses)
            + Self.section("unknown classes, read as superclasses", unknownSubclasses)
            + Self.section("classes under other names", renamedClasses)
            + Self.section("newer versions", newerVersions)
            + (omittedCount == 0 ? [] : ["and \(omittedCount) more events"])
        return lines.isEmpty ? "nothing to report" : lines.joined(separator: "\n")
    }

    private static func section<Event>(_ title: String, _ entries: [Entry<Event>]) -> [String] {
        entries.isEmpty ? [] : ["\(title):"] + entries.map { "  \($0)" }
    }
}

extension ArchiveReport.Entry: CustomStringConvertible {
    /// The event, how often it happened and where first.
    public var description: String {
        let number = count == 1 ? "once" : "\(count) times"
        if firstPath.isEmpty { return "\(event), \(number)" }
        return "\(event), \(number), \(count == 1 ? "at" : "first at") \(firstPath)"
    }
}
