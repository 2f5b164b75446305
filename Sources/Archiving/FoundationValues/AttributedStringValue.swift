// Strings whose parts have attributes.
//
//     string   "0123456789"
//     runs       0 | 1 | 2345          | 67 | 8 | 9
//               {} | A | {Size, Font}  | A  | … | {}      attributes by name, and how many code units they are for

/// A string with attributes, Cocoa's NSAttributedString.
///
/// Lengths count UTF-16 code units, as Cocoa does. Attributes are values by their names in archives; fonts, colors and
/// paragraph styles are kept as they are (``AnyValue/object(_:)``).
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

    /// Adds a part at the end.
    public mutating func append(_ string: String, attributes: [String: AnyValue] = [:]) {
        if string.isEmpty { return }
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
