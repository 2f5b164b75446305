// One-line texts of Foundation values. An object with unexpected contents is shown part by part.

import Archiving
import Foundation
import PropertyLists

// MARK: Keyed archives

extension ArchiveDocument {
    private static let decimalKeys: Set = [
        "NS.exponent", "NS.length", "NS.negative", "NS.compact", "NS.mantissa.bo", "NS.mantissa",
    ]

    private static let insetKeys: Set = [
        "NS.special", "NS.edgeval.top", "NS.edgeval.left", "NS.edgeval.bottom", "NS.edgeval.right",
    ]

    /// The text of a Foundation value without its class; `nil` for other objects.
    func keyedText(of object: ArchivedObject) -> String? {
        // The longest of these has six entries.
        guard object.entries.count <= 8 else { return nil }
        let values = object.inPlace
        switch (object.className, Set(object.keys)) {
        case ("NSString", ["NS.string"]), ("NSMutableString", ["NS.string"]):
            return values["NS.string"]?.string.map(ValueText.quoted)
        case ("NSData", ["NS.data"]), ("NSMutableData", ["NS.data"]): return Self.data(values["NS.data"])
        case ("NSDate", ["NS.time"]): return values["NS.time"]?.double.map(ValueText.date)
        case ("NSUUID", ["NS.uuidbytes"]): return Self.uuid(values["NS.uuidbytes"])
        case ("NSURL", ["NS.base", "NS.relative"]): return url(object)
        case ("NSLocale", ["NS.identifier"]): return referredText(object["NS.identifier"])
        case ("NSTimeZone", ["NS.data", "NS.name"]):
            return object["NS.data"]?.isNull == true ? referredText(object["NS.name"]) : nil
        case ("NSDecimalNumberPlaceholder", Self.decimalKeys), ("NSDecimalNumber", Self.decimalKeys):
            return Self.decimal(values)
        case ("NSValue", let keys):
            switch (values["NS.special"]?.integer, keys) {
            case (1, ["NS.special", "NS.pointval"]): return referredText(object["NS.pointval"]).map { "point " + $0 }
            case (2, ["NS.special", "NS.sizeval"]): return referredText(object["NS.sizeval"]).map { "size " + $0 }
            case (3, ["NS.special", "NS.rectval"]): return referredText(object["NS.rectval"]).map { "rectangle " + $0 }
            case (4, ["NS.special", "NS.rangeval.location", "NS.rangeval.length"]):
                guard let location = referredInteger(object["NS.rangeval.location"]),
                    let length = referredInteger(object["NS.rangeval.length"])
                else { return nil }
                return "range {\(location), \(length)}"
            case (12, Self.insetKeys):
                let distances = ["top", "left", "bottom", "right"].compactMap { values["NS.edgeval." + $0]?.double }
                guard distances.count == 4 else { return nil }
                return "insets {\(distances.map { "\($0)" }.joined(separator: ", "))}"
            default: return nil
            }
        default: return nil
        }
    }

    private func url(_ object: ArchivedObject) -> String? {
        guard let text = referredText(object["NS.relative"]) else { return nil }
        if object["NS.base"]?.isNull == true { return text }
        // A base with another base is shown below, key by key: such chains may be long, and cyclic.
        guard let base = object["NS.base"]?.object, base.className == "NSURL", base.entries.count == 2,
            base["NS.base"]?.isNull == true, let baseText = referredText(base["NS.relative"])
        else { return nil }
        namedObjects.insert(base)
        return text + " in " + baseText
    }

    /// The text of a string that is referred to, in quotes; the string is then not shown separately.
    private func referredText(_ value: ArchivedObject.Value?) -> String? {
        guard let object = value?.object, let text = object.value?.string, (try? charge(text.utf8.count)) != nil else {
            return nil
        }
        namedObjects.insert(object)
        return ValueText.quoted(text)
    }

    private func referredInteger(_ value: ArchivedObject.Value?) -> PropertyListInteger? {
        guard case .integer(let number)? = value?.propertyList else { return nil }
        if let object = value?.object { namedObjects.insert(object) }
        return number
    }

    /// The digits of a decimal number: a mantissa of up to eight words of 16 bits, times a power of ten.
    private static func decimal(_ values: [String: PropertyList]) -> String? {
        guard let data = values["NS.mantissa"]?.bytes, data.count == 16, let length = values["NS.length"]?.integer,
            (0...8).contains(length), let exponent = values["NS.exponent"]?.integer,
            (-128...127).contains(exponent), let isNegative = values["NS.negative"]?.boolean,
            let order = values["NS.mantissa.bo"]?.integer
        else { return nil }
        if length == 0 { return isNegative ? "nan" : "0" }
        let bytes = [UInt8](data)
        let words = (0..<Int(length)).map { word in
            let (first, second) = (UInt32(bytes[2 * word]), UInt32(bytes[2 * word + 1]))
            return order == 1 ? first | second << 8 : first << 8 | second
        }
        return (isNegative ? "-" : "") + decimalText(digits(of: words), exponent: Int(exponent))
    }
}

// MARK: - Sequential archives

extension ArchiveDocument {
    /// The text of a Foundation value without its class; `nil` for other objects.
    func sequentialText(of object: ArchivedObject) -> String? {
        let groups = object.groups
        // The longest of these has three groups.
        guard let first = groups.first, groups.count <= 3, groups.allSatisfy({ $0.values.count <= 16 }) else {
            return nil
        }
        let value = first.values.count == 1 ? first.values[0].propertyList : nil
        switch (object.className, first.encoding) {
        case ("NSString", "+"), ("NSMutableString", "+"):
            guard groups.count == 1, first.values.count == 1 else { return nil }
            return Self.text(of: first.values[0], code: UInt8(ascii: "+"))
        case ("NSDate", "d"): return groups.count == 1 ? value?.double.map(ValueText.date) : nil
        case ("NSNumber", "*"), ("NSValue", "*"):
            guard groups.count == 2, value?.string == groups[1].encoding, !groups[1].values.isEmpty else { return nil }
            var texts: [String] = []
            for value in groups[1].values {
                switch value {
                case .inline(.boolean), .inline(.integer), .inline(.float), .inline(.double):
                    texts.append(Self.text(of: value, code: 0))
                default: return nil
                }
            }
            return texts.joined(separator: " ") + ", " + ValueText.name(groups[1].encoding)
        case ("NSData", "i"), ("NSMutableData", "i"):
            guard let count = value?.integer else { return nil }
            if groups.count == 1 { return count == 0 ? ValueText.data([]) : nil }
            guard groups.count == 2, groups[1].encoding == "[\(count)c]" else { return nil }
            return groups[1].values.isEmpty ? ValueText.data([]) : Self.data(groups[1].values[0].propertyList)
        case ("NSURL", "c"):
            guard groups.map(\.encoding) == ["c", "@"], value?.integer == 0, groups[1].values.count == 1,
                let text = groups[1].values[0].object, text.className == "NSString"
            else { return nil }
            return sequentialText(of: text)
        case ("NSUUID", "[16C]"): return groups.count == 1 ? Self.uuid(value) : nil
        case ("NSDecimalNumber", "i"):
            guard groups.map(\.encoding) == ["i", "c", "[8S]"], let exponent = value?.integer,
                (-128...127).contains(exponent), let sign = groups[1].values.first?.integer
            else { return nil }
            let words = groups[2].values.compactMap(\.integer).map { UInt32(UInt16(truncatingIfNeeded: $0)) }
            let digits = Self.digits(of: words)
            // A value that isn't a number has another form.
            guard words.count == 8, digits != "0" || sign == 0 else { return nil }
            return (sign == 0 ? "" : "-") + Self.decimalText(digits, exponent: Int(exponent))
        default: return nil
        }
    }
}

// MARK: - Values

extension ArchiveDocument {
    private static func data(_ value: PropertyList?) -> String? {
        (value?.bytes).map { ValueText.data([UInt8]($0)) }
    }

    private static func uuid(_ value: PropertyList?) -> String? {
        guard let bytes = value?.bytes, bytes.count == 16 else { return nil }
        return UUID(uuid: bytes.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) }).uuidString
    }

    /// The decimal digits of a number in words of 16 bits, the low one first.
    private static func digits(of words: [UInt32]) -> String {
        words.reversed().reduce(Decimal.zero) { $0 * 65_536 + Decimal($1) }.description
    }

    private static func decimalText(_ digits: String, exponent: Int) -> String {
        if exponent >= 0 { return digits == "0" ? digits : digits + String(repeating: "0", count: exponent) }
        let zeros = String(repeating: "0", count: max(0, 1 - exponent - digits.count))
        let padded = zeros + digits
        return padded.dropLast(-exponent) + "." + padded.suffix(-exponent)
    }
}
