// Strings whose parts have attributes.
//
//     string   "0123456789"
//     runs       0 | 1 | 2345          | 67 | 8 | 9
//               {} | A | {Size, Font}  | A  | … | {}      attributes by name, and how many code units they are for

/// A string with attributes, Cocoa's NSAttributedString.
///
/// Lengths count UTF-16 code units, as Cocoa does. Attributes are values by their names in archives; fonts, colors and
/// paragraph styles are kept as they are (``AnyValue/object(_:)``).
///
/// One that was read from a sequential archive is written to another byte for byte as it stood there, with all that it
/// is made of, as long as it isn't changed: whether it is mutable, the order of the attributes, the types of numbers,
/// what is shared. For that it keeps the archive it was read from until it is changed. Two that are equal may differ in
/// this.
public struct AttributedStringValue: Hashable {
    /// A part of the string with equal attributes.
    public struct Run: Hashable {
        /// How many UTF-16 code units it has; at least one.
        public let length: Int

        /// The attributes by their names.
        public let attributes: [String: AnyValue]

        /// Makes a run.
        public init(length: Int, attributes: [String: AnyValue]) {
            self.length = length
            self.attributes = attributes
        }
    }

    /// The text.
    public private(set) var string: String

    /// The runs, whose lengths add up to that of the string.
    public private(set) var runs: [Run]

    /// How an archive without keys held the string; `nil` where it was changed or made by hand.
    var archivedForm: ArchivedForm?

    /// Makes a string whose parts all have the same attributes.
    public init(_ string: String = "", attributes: [String: AnyValue] = [:]) {
        self.string = string
        runs = string.isEmpty ? [] : [Run(length: string.utf16.count, attributes: attributes)]
    }

    /// Makes a string of runs; `nil` where one is empty or their lengths don't add up to that of the string.
    public init?(_ string: String, runs: [Run]) {
        var rest = string.utf16.count
        for run in runs {
            guard run.length > 0, run.length <= rest else { return nil }
            rest -= run.length
        }
        guard rest == 0 else { return nil }
        self.string = string
        self.runs = runs
    }

    /// Makes what an archive held, whose runs were checked.
    init(checked string: String, runs: [Run], archivedForm: ArchivedForm?) {
        self.string = string
        self.runs = runs
        self.archivedForm = archivedForm
    }

    /// Adds a part at the end.
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

    /// The attributes at a position, which counts UTF-16 code units; `nil` outside of the string.
    ///
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
    /// An object in the archive that was read.
    struct ArchivedForm {
        let reader: SequentialObjectReader
        let entry: UInt32
    }

    /// Two are equal when their text is and their runs are.
    public static func == (left: AttributedStringValue, right: AttributedStringValue) -> Bool {
        left.string == right.string && left.runs == right.runs
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(string)
        hasher.combine(runs)
    }
}
