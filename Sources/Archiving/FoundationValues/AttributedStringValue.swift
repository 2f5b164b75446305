// Strings whose parts have attributes.
//
//     string   "0123456789"
//     runs       0 | 1 | 2345          | 67 | 8 | 9
//               {} | A | {Size, Font}  | A  | … | {}      attributes by name, and their number of code units

import PropertyLists

/// A string with attributes: Cocoa's NSAttributedString.
///
/// Lengths count UTF-16 code units, as in Cocoa. Attributes are identified by their names in archives. Fonts, colors
/// and paragraph styles are preserved unchanged (``AnyValue/object(_:)``).
///
/// A string that was read from a sequential archive and isn't changed is written to another sequential archive byte for
/// byte, with all of its parts: whether it is mutable, the order of the attributes, the types of numbers, and which
/// values are shared. To make this possible, the value retains the archive that it was read from until it is changed.
/// Two equal values can differ in these details.
///
/// The type isn't `Sendable`, because an attribute can be an ``ArchivedObject``, which belongs to one task at a time.
public struct AttributedStringValue: Hashable {
    /// A part of the string in which the attributes are the same.
    public struct Run: Hashable {
        /// The number of UTF-16 code units, which is at least one.
        public let length: Int

        /// The attributes by name.
        public let attributes: [String: AnyValue]

        /// Creates a run.
        public init(length: Int, attributes: [String: AnyValue]) {
            self.length = length
            self.attributes = attributes
        }
    }

    /// The text.
    public private(set) var string: String

    /// The runs, whose lengths add up to the length of the string.
    public private(set) var runs: [Run]

    /// The object in the sequential archive that the string was read from; `nil` if the string was changed or created.
    var archivedForm: ArchivedForm?

    /// Creates a string that has the same attributes throughout.
    public init(_ string: String = "", attributes: [String: AnyValue] = [:]) {
        self.string = string
        runs = string.isEmpty ? [] : [Run(length: string.utf16.count, attributes: attributes)]
    }

    /// Creates a string from runs; returns `nil` if a run is empty or the lengths don't add up to the length of the
    /// string.
    public init?(_ string: String, runs: [Run]) {
        var rest = string.utf16.count
        for run in runs {
            guard run.length > 0, run.length <= rest else { return nil }
            rest -= run.length
        }
        guard rest == 0 else { return nil }
        self.init(checked: string, runs: runs, archivedForm: nil)
    }

    /// Creates a string from an archive whose runs were checked.
    init(checked string: String, runs: [Run], archivedForm: ArchivedForm?) {
        self.string = string
        self.runs = runs
        self.archivedForm = archivedForm
    }

    /// Appends text with attributes.
    public mutating func append(_ string: String, attributes: [String: AnyValue] = [:]) {
        if string.isEmpty { return }
        archivedForm = nil
        self.string += string
        let length = string.utf16.count
        if let last = runs.last, last.attributes == attributes {
            runs[runs.count - 1] = Run(length: last.length + length, attributes: attributes)
        } else {
            runs.append(Run(length: length, attributes: attributes))
        }
    }

    /// Returns the attributes at a position, or `nil` if the position is outside the string.
    ///
    /// - Parameter position: The position in UTF-16 code units.
    /// - Complexity: O(*n*) in the number of runs.
    public func attributes(at position: Int) -> [String: AnyValue]? {
        var rest = position
        if rest < 0 { return nil }
        for run in runs {
            if rest < run.length { return run.attributes }
            rest -= run.length
        }
        return nil
    }
}

extension AttributedStringValue {
    /// An object in the sequential archive that was read.
    struct ArchivedForm {
        let archive: any ArchivedObjects
        let entry: UInt32

        /// The object as the archive contains it, the same one each time.
        func object() throws -> ArchivedObject { try archive.object(ofEntry: entry) }
    }

    /// Returns a Boolean value that indicates whether two strings have equal text and equal runs.
    public static func == (left: AttributedStringValue, right: AttributedStringValue) -> Bool {
        left.string == right.string && left.runs == right.runs
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(string)
        hasher.combine(runs)
    }
}

/// A sequential archive whose objects are read without their classes when they are needed.
protocol ArchivedObjects: AnyObject {
    func object(ofEntry entry: UInt32) throws -> ArchivedObject
}

// MARK: - Attributes as structures, which a schema declares instead of names and values of any kind

extension AttributedStringValue.Run {
    /// Decodes the attributes as a structure whose keys are the names of the attributes.
    ///
    /// A missing attribute is treated as a missing key: the field is nil if it is optional, or its default value if it
    /// has one. ``otherAttributes(than:)`` returns the attributes that the structure doesn't declare. A number can be
    /// decoded as any type that can represent it.
    ///
    /// ```swift
    /// // struct PartAttributes { var part: Int? key "part"; var link: URL? key "link" }
    /// for run in body.runs {
    ///     let attributes = try run.attributes(as: PartAttributes.self)
    /// }
    /// ```
    ///
    /// - Throws: ``ArchiveError`` with code `missingValue` if the attribute for a required field is missing,
    ///   `unexpectedKind` if an attribute is of another kind, or `outOfRange` if a number doesn't fit the type.
    public func attributes<Attributes: ArchivableStructure>(as type: Attributes.Type) throws -> Attributes {
        try AnyValueUnarchiver(attributes).decodeFields(type)
    }

    /// Returns the attributes that a structure doesn't decode.
    ///
    /// - Throws: ``ArchiveError`` as ``attributes(as:)`` does.
    public func otherAttributes<Attributes: ArchivableStructure>(
        than type: Attributes.Type
    ) throws -> [String: AnyValue] {
        let unarchiver = AnyValueUnarchiver(attributes)
        _ = try unarchiver.decodeFields(type)
        return attributes.filter { !unarchiver.knownKeys.contains($0.key) }
    }

    /// Creates a run from the fields of a structure and additional attributes.
    ///
    /// A field that is nil doesn't produce an attribute. If an attribute is also in `others`, the structure's value is
    /// used.
    ///
    /// - Throws: ``ArchiveError`` with code `notSupported` if a field can't be represented as an attribute, such as an
    ///   object of a class; or any error that the structure's `encode` throws.
    public init<Attributes: ArchivableStructure>(
        length: Int, attributes: Attributes, others: [String: AnyValue] = [:]
    ) throws {
        let archiver = AnyValueArchiver()
        try attributes.encode(with: archiver)
        self.init(length: length, attributes: others.merging(archiver.values) { _, own in own })
    }
}
