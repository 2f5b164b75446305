// Cocoa's values as JSON for reading: colors as text, attributed strings as text with runs.

import Archiving
import Foundation
import JSONText
import PropertyLists

/// A part of an attributed string.
struct AttributedRun {
    let length: Int
    let attributes: ArchivedObject.Value

    /// The path from the string to the attributes.
    let steps: [DocumentPath.Step]

    init(_ length: Int, _ attributes: ArchivedObject.Value, _ steps: [DocumentPath.Step]) {
        self.length = length
        self.attributes = attributes
        self.steps = steps
    }
}

extension SimpleJSONWriter {
    /// The text of a color, `#rrggbb` or `#rrggbbaa`; `nil` for other objects and other color spaces.
    static func color(_ object: ArchivedObject) -> JSONValue? {
        guard object.className == "NSColor" || object.className == "UIColor" else { return nil }
        var components: [Double]?
        if let data = object["NSRGB"]?.data {
            components = numbers(data)
        } else if let data = object["NSWhite"]?.data, let white = numbers(data), let first = white.first {
            components = [first, first, first] + white.dropFirst()
        } else if let red = object["UIRed"]?.double, let green = object["UIGreen"]?.double,
            let blue = object["UIBlue"]?.double
        {
            components = [red, green, blue] + [object["UIAlpha"]?.double].compactMap(\.self)
        }
        guard let components, (3...4).contains(components.count) else { return nil }
        let opaque = components.count == 4 && components[3] == 1 ? Array(components.prefix(3)) : components
        let digits = opaque.map { component in
            let byte = UInt8(max(0, min(255, (component * 255).rounded())))
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return .string("#" + digits.joined())
    }

    /// The name and the size of a font; `nil` for other objects.
    static func font(_ object: ArchivedObject) -> (name: String, size: Double)? {
        let isPhone = object.className == "UIFont"
        guard isPhone || object.className == "NSFont",
            let name = object[isPhone ? "UIFontName" : "NSName"]?.string,
            let size = object[isPhone ? "UIFontPointSize" : "NSSize"]?.double
        else { return nil }
        return (name, size)
    }

    /// Numbers in text, which ends with a zero byte.
    private static func numbers(_ data: Data) -> [Double]? {
        guard data.count < 256, let text = String(data: data, encoding: .utf8) else { return nil }
        let words = text.split { $0 == " " || $0 == "\0" }
        let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
        return numbers.count == words.count ? numbers : nil
    }

    /// The text and the runs of an attributed string; `nil` for other objects.
    static func attributedString(
        _ object: ArchivedObject
    ) -> (string: ArchivedObject.Value, runs: [AttributedRun])? {
        guard object.foundationClass?.immutable == .attributedString else { return nil }
        return object.groups.isEmpty ? keyedString(object) : sequentialString(object)
    }

    private static func keyedString(
        _ object: ArchivedObject
    ) -> (string: ArchivedObject.Value, runs: [AttributedRun])? {
        guard let string = object[FoundationKey.attributedText], let text = string.string else { return nil }
        guard let attributes = object[FoundationKey.attributes] else { return (string, []) }
        guard let info = object[FoundationKey.attributeRuns]?.data else {
            return (string, [AttributedRun(text.utf16.count, attributes, [.key(FoundationKey.attributes)])])
        }
        guard let dictionaries = attributes.elements, let integers = PackedIntegers.integers(of: info),
            integers.count % 2 == 0
        else {
            return nil
        }
        var runs: [AttributedRun] = []
        for index in stride(from: 0, to: integers.count, by: 2) {
            guard dictionaries.indices.contains(integers[index + 1]) else { return nil }
            let number = integers[index + 1]
            let steps: [DocumentPath.Step] = [.key(FoundationKey.attributes), .element(number)]
            runs.append(AttributedRun(integers[index], dictionaries[number], steps))
        }
        return (string, runs)
    }

    /// A string, and runs: the number of their attributes and a length, with the attributes at their first use.
    private static func sequentialString(
        _ object: ArchivedObject
    ) -> (string: ArchivedObject.Value, runs: [AttributedRun])? {
        guard let first = object.groups.first, first.encoding == "@", first.values.count == 1 else { return nil }
        var runs: [AttributedRun] = []
        var known: [(attributes: ArchivedObject.Value, index: Int)] = []
        var index = 1
        var position = 1
        while position < object.groups.count {
            let group = object.groups[position]
            guard group.encoding == "iI", group.values.count == 2, let number = group.values[0].integer,
                let length = group.values[1].integer.flatMap({ Int(exactly: $0) })
            else { return nil }
            position += 1
            index += 2
            if number == Int64(known.count + 1) {
                guard position < object.groups.count, object.groups[position].encoding == "@",
                    let attributes = object.groups[position].values.first
                else { return nil }
                known.append((attributes, index))
                position += 1
                index += 1
            }
            guard number >= 1, number <= Int64(known.count) else { return nil }
            let last = known[Int(number) - 1]
            runs.append(AttributedRun(length, last.attributes, [.key("$\(last.index)")]))
        }
        return (first.values[0], runs)
    }
}
