// Foundation's values in a line. An object that holds anything else than its class writes is shown key by key.

import PropertyLists

extension InspectedArchive {
    /// What one of Foundation's values is, without its class; `nil` for other objects.
    func foundationText(of className: String, _ entries: [InspectedEntry]) -> String? {
        guard entries.count <= 8 else { return nil }
        let values = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        switch (className, Set(values.keys)) {
        case ("NSString", ["NS.string"]), ("NSMutableString", ["NS.string"]):
            return values["NS.string"].flatMap(text).flatMap(charged).map(ValueText.quoted)
        case ("NSData", ["NS.data"]), ("NSMutableData", ["NS.data"]):
            return values["NS.data"].flatMap(bytes).map(ValueText.data)
        case ("NSDate", ["NS.time"]): return values["NS.time"].flatMap(real).map(ValueText.date)
        case ("NSUUID", ["NS.uuidbytes"]): return values["NS.uuidbytes"].flatMap(bytes).flatMap(Self.uuid)
        case ("NSURL", ["NS.base", "NS.relative"]): return url(values)
        case ("NSLocale", ["NS.identifier"]): return values["NS.identifier"].flatMap(referredText)
        case ("NSTimeZone", ["NS.data", "NS.name"]):
            guard isNil(values["NS.data"]) else { return nil }
            return values["NS.name"].flatMap(referredText)
        case ("NSDecimalNumberPlaceholder", Self.decimalKeys), ("NSDecimalNumber", Self.decimalKeys):
            return decimal(values)
        case ("NSValue", _): return geometry(values)
        default: return nil
        }
    }

    private static let decimalKeys: Set = [
        "NS.exponent", "NS.length", "NS.negative", "NS.compact", "NS.mantissa.bo", "NS.mantissa",
    ]

    // MARK: Values

    static func uuid(_ bytes: [UInt8]) -> String? {
        guard bytes.count == 16 else { return nil }
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
        return [digits[0..<4], digits[4..<6], digits[6..<8], digits[8..<10], digits[10..<16]]
            .map { $0.joined() }.joined(separator: "-")
    }

    private func url(_ values: [String: Int]) -> String? {
        guard let text = values["NS.relative"].flatMap(referredText) else { return nil }
        if isNil(values["NS.base"]) { return text }
        // A base with a base of its own stands below, key by key: chains of them may be long, and circles.
        guard let number = values["NS.base"].flatMap(slotNumber), case .object(let base, let entries) = slot(number),
            base.name == "NSURL", entries.count == 2, isNil(entries.first { $0.key == "NS.base" }?.value),
            let baseText = entries.first(where: { $0.key == "NS.relative" }).flatMap({ referredText(at: $0.value) })
        else { return nil }
        named.insert(number)
        return text + " in " + baseText
    }

    private func geometry(_ values: [String: Int]) -> String? {
        switch values["NS.special"].flatMap(integer) {
        case "1": return values.count == 2 ? values["NS.pointval"].flatMap(referredText).map { "point " + $0 } : nil
        case "2": return values.count == 2 ? values["NS.sizeval"].flatMap(referredText).map { "size " + $0 } : nil
        case "3":
            return values.count == 2 ? values["NS.rectval"].flatMap(referredText).map { "rectangle " + $0 } : nil
        case "4":
            guard values.count == 3, let location = values["NS.rangeval.location"].flatMap(referredInteger),
                let length = values["NS.rangeval.length"].flatMap(referredInteger)
            else { return nil }
            return "range {\(location), \(length)}"
        default: return nil
        }
    }

    /// The digits of a decimal number: a mantissa of up to eight words of 16 bits, times a power of ten.
    private func decimal(_ values: [String: Int]) -> String? {
        guard let bytes = values["NS.mantissa"].flatMap(bytes), bytes.count == 16,
            let length = values["NS.length"].flatMap(integer).flatMap({ Int($0) }), (0...8).contains(length),
            let exponent = values["NS.exponent"].flatMap(integer).flatMap({ Int($0) }), (-128...127).contains(exponent),
            let isNegative = values["NS.negative"].flatMap(boolean),
            let order = values["NS.mantissa.bo"].flatMap(integer)
        else { return nil }
        if length == 0 { return isNegative ? "nan" : "0" }
        let words = (0..<length).map { word in
            let (first, second) = (UInt32(bytes[2 * word]), UInt32(bytes[2 * word + 1]))
            return order == "1" ? first | second << 8 : first << 8 | second
        }
        return (isNegative ? "-" : "") + Self.decimalText(Self.digits(of: words), exponent: exponent)
    }

    /// The decimal digits of a number in words of 16 bits, the low one first.
    static func digits(of words: [UInt32]) -> String {
        var words = words
        var digits: [String] = []
        repeat {
            var rest: UInt32 = 0
            for index in words.indices.reversed() {
                let value = rest << 16 | words[index]
                words[index] = value / 10
                rest = value % 10
            }
            digits.append("\(rest)")
        } while words.contains { $0 != 0 }
        return digits.reversed().joined()
    }

    static func decimalText(_ digits: String, exponent: Int) -> String {
        if exponent >= 0 { return digits == "0" ? digits : digits + String(repeating: "0", count: exponent) }
        let zeros = String(repeating: "0", count: max(0, 1 - exponent - digits.count))
        let padded = zeros + digits
        return padded.dropLast(-exponent) + "." + padded.suffix(-exponent)
    }

    // MARK: What values stand for

    /// The text that a reference leads to, in quotes; its string is then not shown on its own.
    private func referredText(at index: Int) -> String? {
        guard let number = slotNumber(at: index), slots.indices.contains(number),
            let text = text(at: slots[number]).flatMap(charged)
        else { return nil }
        named.insert(number)
        return ValueText.quoted(text)
    }

    private func referredInteger(at index: Int) -> String? {
        guard let number = slotNumber(at: index), slots.indices.contains(number) else { return integer(at: index) }
        guard let digits = integer(at: slots[number]) else { return nil }
        named.insert(number)
        return digits
    }

    private func isNil(_ index: Int?) -> Bool {
        guard let index, let number = slotNumber(at: index) else { return false }
        if case .null = slot(number) { return true }
        return false
    }

    private func bytes(at index: Int) -> [UInt8]? {
        guard let object = try? object(at: index), object.kind == .data, (try? charge(object.count)) != nil else {
            return nil
        }
        return try? table.bytes(object)
    }

    private func real(at index: Int) -> Double? {
        guard let object = try? object(at: index), object.kind == .real else { return nil }
        return try? table.real(object)
    }

    private func boolean(at index: Int) -> Bool? {
        switch (try? object(at: index))?.kind {
        case .booleanTrue: true
        case .booleanFalse: false
        default: nil
        }
    }

    private func charged(_ text: String) -> String? {
        (try? charge(text.utf8.count)) == nil ? nil : text
    }
}
