// One-line texts of Foundation values. An object with unexpected contents is shown part by part.
//
// The bytes of a UUID are counted before they are loaded.

import Archiving
import Foundation
import PropertyLists

// MARK: Keyed archives

extension ArchiveDocument {
    /// The text of a Foundation value without its class; `nil` for other objects.
    func keyedText(of object: ArchivedObject) -> String? {
        // The longest of these has six entries.
        guard object.entries.count <= 8, let found = object.foundationClass else { return nil }
        let values = object.inPlace
        let keys = Set(object.keys)
        guard keys == Set(found.keys) || found.keys.isEmpty || found == .value else { return nil }
        switch found.immutable {
        case .string: return values[FoundationKey.string]?.string.map(ValueText.quoted)
        case .data: return Self.data(values[FoundationKey.data])
        case .date: return values[FoundationKey.time]?.double.map(ValueText.date)
        case .uuid: return Self.uuid(values[FoundationKey.uuid])
        case .url: return url(object)
        case .locale where keys == [FoundationKey.identifier]: return referredText(object[FoundationKey.identifier])
        case .timeZone where keys == [FoundationKey.data, FoundationKey.name]:
            return object[FoundationKey.data]?.isNull == true ? referredText(object[FoundationKey.name]) : nil
        case .decimal: return Self.decimal(values)
        case .value: return text(ofValue: object, values, keys.subtracting([FoundationKey.special]))
        default: return nil
        }
    }

    private func text(ofValue object: ArchivedObject, _ inner: [String: PropertyList], _ keys: Set<String>) -> String? {
        let kinds: [GeometryKind] = [.point, .size, .rectangle, .range, .edgeInsets]
        guard let special = inner[FoundationKey.special]?.integer,
            let kind = kinds.first(where: { $0.special == special })
        else { return nil }
        if let key = kind.valueKey { return keys == [key] ? referredText(object[key]).map { "\(kind) \($0)" } : nil }
        if kind == .range {
            guard keys == [FoundationKey.rangeLocation, FoundationKey.rangeLength],
                let location = referredInteger(object[FoundationKey.rangeLocation]),
                let length = referredInteger(object[FoundationKey.rangeLength])
            else { return nil }
            return "range {\(location), \(length)}"
        }
        let distances = FoundationKey.insets.compactMap { inner[$0]?.double }
        guard keys == Set(FoundationKey.insets), distances.count == 4 else { return nil }
        return "insets {\(distances.map { "\($0)" }.joined(separator: ", "))}"
    }

    private func url(_ object: ArchivedObject) -> String? {
        guard let text = referredText(object[FoundationKey.urlRelative]) else { return nil }
        if object[FoundationKey.urlBase]?.isNull == true { return text }
        // A base with another base is shown below, key by key: such chains may be long, and cyclic.
        guard let base = object[FoundationKey.urlBase]?.object, base.foundationClass == .url,
            base.entries.count == 2, base[FoundationKey.urlBase]?.isNull == true,
            let baseText = referredText(base[FoundationKey.urlRelative])
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
        guard let data = values[FoundationKey.mantissa]?.bytes, data.count == 16,
            let length = values[FoundationKey.length]?.integer, (0...8).contains(length),
            let exponent = values[FoundationKey.exponent]?.integer.flatMap({ Int(exactly: $0) }),
            DecimalParts.exponents.contains(exponent), let isNegative = values[FoundationKey.negative]?.boolean,
            let order = values[FoundationKey.mantissaOrder]?.integer
        else { return nil }
        if length == 0 { return isNegative ? "nan" : "0" }
        let parts = DecimalParts(
            mantissa: data, wordCount: Int(length), isBigEndian: order != FoundationKey.littleEndian)
        return (isNegative ? "-" : "") + decimalText(parts.digits, exponent: exponent)
    }
}

// MARK: - Sequential archives

extension ArchiveDocument {
    /// The text of a Foundation value without its class; `nil` for other objects.
    func sequentialText(of object: ArchivedObject) -> String? {
        let groups = object.groups
        // The longest of these has three groups.
        guard let first = groups.first, groups.count <= 3, groups.allSatisfy({ $0.values.count <= 16 }),
            let found = object.foundationClass, first.encoding == found.groups.first
        else { return nil }
        let value = first.values.count == 1 ? first.values[0].propertyList : nil
        switch found.immutable {
        case .string:
            guard groups.count == 1, first.values.count == 1 else { return nil }
            return Self.text(of: first.values[0], .value(UInt8(ascii: "+")))
        case .date: return groups.count == 1 ? value?.double.map(ValueText.date) : nil
        case .number, .value:
            guard groups.count == 2, value?.string == groups[1].encoding, !groups[1].values.isEmpty else { return nil }
            var texts: [String] = []
            for value in groups[1].values {
                switch value {
                case .inline(.boolean), .inline(.integer), .inline(.float), .inline(.double):
                    texts.append(Self.text(of: value, nil))
                default: return nil
                }
            }
            return texts.joined(separator: " ") + ", " + ValueText.name(groups[1].encoding)
        case .data:
            guard let count = value?.integer else { return nil }
            if groups.count == 1 { return count == 0 ? ValueText.data([]) : nil }
            guard groups.count == 2, groups[1].encoding == "[\(count)c]" else { return nil }
            return groups[1].values.isEmpty ? ValueText.data([]) : Self.data(groups[1].values[0].propertyList)
        case .url:
            guard groups.map(\.encoding) == found.groups, value?.integer == 0, groups[1].values.count == 1,
                let text = groups[1].values[0].object, text.foundationClass == .string
            else { return nil }
            return sequentialText(of: text)
        case .uuid: return groups.count == 1 ? Self.uuid(value) : nil
        case .decimal:
            guard groups.map(\.encoding) == found.groups, let exponent = value?.integer.flatMap({ Int(exactly: $0) }),
                DecimalParts.exponents.contains(exponent), let sign = groups[1].values.first?.integer
            else { return nil }
            let words = groups[2].values.compactMap(\.integer).map { UInt16(truncatingIfNeeded: $0) }
            let digits = DecimalParts(mantissa: words).digits
            // A value that isn't a number has another form.
            guard words.count == 8, digits != "0" || sign == 0 else { return nil }
            return (sign == 0 ? "" : "-") + Self.decimalText(digits, exponent: exponent)
        default: return nil
        }
    }
}

// MARK: - Values

extension ArchiveDocument {
    /// The text of an object that is a decimal number; `nil` for all other objects.
    func decimalText(of object: ArchivedObject) -> String? {
        guard object.foundationClass == .decimal else { return nil }
        return isSequential ? sequentialText(of: object) : keyedText(of: object)
    }

    private static func data(_ value: PropertyList?) -> String? {
        (value?.bytes).map { ValueText.data([UInt8]($0)) }
    }

    private static func uuid(_ value: PropertyList?) -> String? {
        guard let bytes = value?.bytes, bytes.count == 16 else { return nil }
        return unsafe UUID(uuid: bytes.withUnsafeBytes { unsafe $0.loadUnaligned(as: uuid_t.self) }).uuidString
    }

    private static func decimalText(_ digits: String, exponent: Int) -> String {
        if exponent >= 0 { return digits == "0" ? digits : digits + String(repeating: "0", count: exponent) }
        let zeros = String(repeating: "0", count: max(0, 1 - exponent - digits.count))
        let padded = zeros + digits
        return padded.dropLast(-exponent) + "." + padded.suffix(-exponent)
    }
}
