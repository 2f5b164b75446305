// Attributed strings, as Cocoa archives NSAttributedString.
//
//     no attributes  { NSString: UID 2 }
//     one run        { NSString: UID 2, NSAttributes: UID 3 }                   3: the dictionary
//     more           { NSString: UID 2, NSAttributes: UID 3, NSAttributeInfo: UID 9 }
//                      3: an array of dictionaries   9: 01 00 | 01 01 | 04 02   length and dictionary of each run
//
// In archives without keys, where the runs add up to the text, and one whose number is not above 0 ends them early:
//
//     @   NSString                      the text
//     iI  1, 7    @ NSDictionary        a run: the number of its attributes, its code units; and new attributes
//     iI  2, 3    @ NSDictionary
//     iI  1, 2                          attributes that were already there
//
// Code reads lent bytes only during the call that lends them, and inside their bounds.

extension AttributedStringValue: ArchivableValue, FoundationValue {
    private static let stringKey = FoundationKey.attributedText
    private static let attributesKey = FoundationKey.attributes
    private static let runsKey = FoundationKey.attributeRuns

    static let foundationForm = FoundationForm<AttributedStringValue>(
        .attributedString, encode: { try $0.encodeContents(to: $1) }, decode: { try decodeContents(from: $0) },
        sequence: ({ try $0.encodeSequence(to: $1) }, { try decodeSequence(from: $0) }))

    /// Encodes a string that is unchanged since it was read from a sequential archive as that archive contained it.
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        if let archivedForm, archiver.writesArchivedForms {
            return try archiver.encodeArchivedObjectValue(archivedForm.object(), forKey: key)
        }
        try archiver.encodeInstance(self, forKey: key)
    }

    // MARK: With keys

    private func encodeContents(to archiver: Archiver) throws {
        try archiver.encode(string, forKey: Self.stringKey)
        guard let first = runs.first else { return }
        if runs.count == 1 {
            if first.attributes.isEmpty { return }
            return try archiver.encode(AnyValue.dictionary(first.attributes), forKey: Self.attributesKey)
        }
        var numbers = AttributeNumbers()
        let integers = runs.flatMap { [$0.length, numbers.number(of: $0.attributes)] }
        let dictionaries = numbers.dictionaries
        try archiver.beginMutableCollection(.array, count: dictionaries.count, forKey: Self.attributesKey)
        for attributes in dictionaries { try AnyValue.dictionary(attributes).encode(to: archiver, forKey: nil) }
        try archiver.endCollection()
        try archiver.encodeLeaf(.mutableData(PackedIntegers.data(of: integers)), forKey: Self.runsKey)
    }

    private static func decodeContents(from unarchiver: Unarchiver) throws -> AttributedStringValue {
        let string = try unarchiver.decode(String.self, forKey: stringKey)
        guard let integers = try unarchiver.packedIntegers(forKey: runsKey) else {
            let attributes = try AnyValue.decodeDictionary(from: unarchiver, forKey: attributesKey)
            return AttributedStringValue(string, attributes: attributes ?? [:])
        }
        let dictionaries = try decodeDictionaries(from: unarchiver)
        guard integers.count % 2 == 0 else {
            throw unarchiver.fail(expected: "pairs of integers", found: "\(integers.count) of them", forKey: runsKey)
        }
        var runs: [Run] = []
        var rest = utf16Count(of: string)
        for index in stride(from: 0, to: integers.count, by: 2) {
            guard integers[index + 1] < dictionaries.count else {
                throw unarchiver.fail(
                    expected: "one of \(dictionaries.count) attributes", found: "number \(integers[index + 1])",
                    forKey: runsKey)
            }
            try take(integers[index], of: &rest, unarchiver, forKey: runsKey)
            runs.append(Run(length: integers[index], attributes: dictionaries[integers[index + 1]]))
        }
        try checkEnd(rest, unarchiver, forKey: runsKey)
        return AttributedStringValue(checked: string, runs: runs, archivedForm: nil)
    }

    /// Counts a run among the code units that are not yet part of one.
    private static func take(_ length: Int, of rest: inout Int, _ unarchiver: Unarchiver, forKey key: String?) throws {
        guard length > 0, length <= rest else {
            throw unarchiver.fail(
                expected: rest == 0 ? "the end of the runs" : "a run of 1 to \(rest) code units",
                found: length > 0 ? "one of \(length)" : "an empty run", forKey: key)
        }
        rest -= length
    }

    private static func checkEnd(_ rest: Int, _ unarchiver: Unarchiver, forKey key: String?) throws {
        if rest == 0 { return }
        throw unarchiver.fail(
            expected: "runs up to the end of the text", found: "an end \(rest) code units before it", forKey: key)
    }

    private static func decodeDictionaries(from unarchiver: Unarchiver) throws -> [[String: AnyValue]] {
        guard let count = try unarchiver.beginCollection(.array, forKey: attributesKey) else {
            throw unarchiver.missingValue(forKey: attributesKey)
        }
        var dictionaries: [[String: AnyValue]] = []
        for _ in 0..<count {
            guard let attributes = try AnyValue.decodeDictionary(from: unarchiver, forKey: nil) else {
                throw unarchiver.nilElement()
            }
            dictionaries.append(attributes)
        }
        try unarchiver.endCollection()
        return dictionaries
    }

    // MARK: Without keys

    private func encodeSequence(to archiver: Archiver) throws {
        try archiver.encode(string)
        var numbers = AttributeNumbers()
        for run in runs {
            let count = numbers.dictionaries.count
            let place = numbers.number(of: run.attributes)
            guard let number = Int32(exactly: place + 1), let length = UInt32(exactly: run.length) else {
                throw archiver.fail(
                    .outOfRange, expected: "a run of at most \(UInt32.max) code units", found: "\(run.length) of them",
                    forKey: nil)
            }
            try archiver.encodeGroup {
                try archiver.encode(number)
                try archiver.encode(length)
            }
            if place == count { try AnyValue.dictionary(run.attributes).encode(to: archiver, forKey: nil) }
        }
    }

    private static func decodeSequence(from unarchiver: Unarchiver) throws -> AttributedStringValue {
        let archivedForm = unarchiver.archivedFormOfStructure()
        let string = try unarchiver.decode(String.self)
        var rest = utf16Count(of: string)
        var dictionaries: [[String: AnyValue]] = []
        var runs: [Run] = []
        dictionaries.reserveCapacity(4)
        runs.reserveCapacity(4)
        while rest > 0 {
            let (number, length) = try unarchiver.decodeGroup {
                (Int(try unarchiver.decode(Int32.self)), Int(clamping: try unarchiver.decode(UInt32.self)))
            }
            if number <= 0 { break }
            if number == dictionaries.count + 1 {
                guard let attributes = try AnyValue.decodeDictionary(from: unarchiver, forKey: nil) else {
                    throw unarchiver.fail(.unexpectedKind, expected: "the attributes of a run", found: "nil")
                }
                dictionaries.append(attributes)
            }
            guard number <= dictionaries.count else {
                throw unarchiver.fail(expected: "one of \(dictionaries.count) attributes", found: "number \(number)")
            }
            try take(length, of: &rest, unarchiver, forKey: nil)
            runs.append(Run(length: length, attributes: dictionaries[number - 1]))
        }
        try checkEnd(rest, unarchiver, forKey: nil)
        return AttributedStringValue(checked: string, runs: runs, archivedForm: archivedForm)
    }

    /// The number of UTF-16 code units of a string. `utf16.count` would store a table of offsets that isn't used again.
    static func utf16Count(of string: String) -> Int {
        var string = string
        return string.withUTF8 { bytes in
            var count = 0
            // The sums of so few bytes fit one byte, so that the compiler adds many of them at once.
            for start in stride(from: 0, to: bytes.count, by: 96) {
                var units: UInt8 = 0
                // swift-format-ignore
                for unsafe byte in unsafe bytes[start..<min(start + 96, bytes.count)] {
                    // One for each first byte of a character, and one more for one of four bytes.
                    units &+= (byte & 0xC0 == 0x80 ? 0 : 1) &+ (byte >= 0xF0 ? 1 : 0)
                }
                count += Int(units)
            }
            return count
        }
    }
}

/// The numbers of different attributes, in the order of their first runs. Few are compared, many are hashed.
private struct AttributeNumbers {
    private(set) var dictionaries: [[String: AnyValue]] = []
    private var numbers: [[String: AnyValue]: Int] = [:]

    mutating func number(of attributes: [String: AnyValue]) -> Int {
        let isShort = dictionaries.count < 8
        if let known = isShort ? dictionaries.firstIndex(of: attributes) : numbers[attributes] { return known }
        if dictionaries.isEmpty { dictionaries.reserveCapacity(4) }
        dictionaries.append(attributes)
        let first = isShort ? 0 : dictionaries.count - 1
        if dictionaries.count >= 8 {
            for number in first..<dictionaries.count { numbers[dictionaries[number]] = number }
        }
        return dictionaries.count - 1
    }
}
