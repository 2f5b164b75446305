// Attributed strings, as Cocoa archives NSAttributedString.
//
//     no attributes  { NSString: UID 2 }
//     one run        { NSString: UID 2, NSAttributes: UID 3 }                   3: the dictionary
//     more           { NSString: UID 2, NSAttributes: UID 3, NSAttributeInfo: UID 9 }
//                      3: an array of dictionaries   9: 01 00 | 01 01 | 04 02   length and dictionary of each run
//
// In `AttributedStringValue+Sequence.swift` is how archives without keys hold them.

extension AttributedStringValue: FoundationValue {
    static var foundationClass: ArchivedStructure { ArchivedStructure(foundationClass: "NSAttributedString") }

    private static let stringKey = "NSString"
    private static let attributesKey = "NSAttributes"
    private static let runsKey = "NSAttributeInfo"

    func encodeContents(to archiver: Archiver) throws {
        try archiver.encode(string, forKey: Self.stringKey)
        guard let first = runs.first else { return }
        if runs.count == 1 {
            if first.attributes.isEmpty { return }
            return try archiver.encode(AnyValue.dictionary(first.attributes), forKey: Self.attributesKey)
        }
        var places: [[String: AnyValue]: Int] = [:]
        var dictionaries: [[String: AnyValue]] = []
        var integers: [Int] = []
        for run in runs {
            let place = places[run.attributes] ?? dictionaries.count
            if place == dictionaries.count {
                places[run.attributes] = place
                dictionaries.append(run.attributes)
            }
            integers += [run.length, place]
        }
        try archiver.beginMutableArray(count: dictionaries.count, forKey: Self.attributesKey)
        for attributes in dictionaries { try AnyValue.dictionary(attributes).encode(to: archiver, forKey: nil) }
        try archiver.endCollection()
        try archiver.encodeMutableData(PackedIntegers.data(of: integers), forKey: Self.runsKey)
    }

    static func decodeContents(from unarchiver: Unarchiver) throws -> AttributedStringValue {
        let string = try unarchiver.decode(String.self, forKey: stringKey)
        guard let integers = try unarchiver.packedIntegers(forKey: runsKey) else {
            let attributes = try AnyValue.decodeDictionary(from: unarchiver, forKey: attributesKey)
            return AttributedStringValue(string, attributes: attributes ?? [:])
        }
        let dictionaries = try decodeDictionaries(from: unarchiver)
        guard integers.count % 2 == 0 else {
            throw unarchiver.invalidValue("pairs of integers", found: "\(integers.count) of them", forKey: runsKey)
        }
        var runs: [Run] = []
        for place in stride(from: 0, to: integers.count, by: 2) {
            guard integers[place + 1] < dictionaries.count else {
                throw unarchiver.invalidValue(
                    "one of \(dictionaries.count) attributes", found: "number \(integers[place + 1])", forKey: runsKey)
            }
            runs.append(Run(length: integers[place], attributes: dictionaries[integers[place + 1]]))
        }
        guard let value = AttributedStringValue(string, runs: runs) else {
            throw unarchiver.invalidValue(
                "runs of \(string.utf16.count) code units together", found: "others", forKey: runsKey)
        }
        return value
    }

    private static func decodeDictionaries(from unarchiver: Unarchiver) throws -> [[String: AnyValue]] {
        guard let count = try unarchiver.beginCollection(.array, forKey: attributesKey) else {
            throw unarchiver.missingValue(forKey: attributesKey)
        }
        var dictionaries: [[String: AnyValue]] = []
        for _ in 0..<count {
            guard let attributes = try AnyValue.decodeDictionary(from: unarchiver, forKey: nil) else {
                throw unarchiver.failure(.unexpectedKind, expected: "an element", found: "nil", forKey: nil)
            }
            dictionaries.append(attributes)
        }
        try unarchiver.endCollection()
        return dictionaries
    }

    public func encode(to archiver: Archiver, forKey key: String?) throws {
        if let archivedForm, archiver is SequentialArchiver {
            let object = try archivedForm.reader.object(ofEntry: archivedForm.entry)
            return try archiver.encodeArchivedObjectValue(object, forKey: key)
        }
        try archiver.encodeInstance(self, forKey: key)
    }

    public static func decodeIfPresent(
        from unarchiver: Unarchiver, forKey key: String?
    ) throws -> AttributedStringValue? {
        try unarchiver.decodeInstance(AttributedStringValue.self, forKey: key)
    }
}
