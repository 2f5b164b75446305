// Attributed strings in archives without keys.
//
//     @   NSString                      the text
//     iI  1, 7    @ NSDictionary        a run: which attributes, how many code units; and the attributes, being new
//     iI  2, 3    @ NSDictionary
//     iI  1, 2                          attributes that were there before
//
// The runs add up to the text; one of a number that is not above 0 ends them early.

extension AttributedStringValue {
    func encodeSequence(to archiver: Archiver) throws {
        try archiver.encode(string)
        var places: [[String: AnyValue]: Int32] = [:]
        for run in runs {
            let known = places[run.attributes]
            guard let place = known ?? Int32(exactly: places.count + 1), let length = UInt32(exactly: run.length) else {
                throw archiver.failure(
                    .outOfRange, expected: "a run of at most \(UInt32.max) code units", found: "\(run.length) of them",
                    forKey: nil)
            }
            try archiver.encodeGroup {
                try archiver.encode(place)
                try archiver.encode(length)
            }
            if known == nil {
                places[run.attributes] = place
                try AnyValue.dictionary(run.attributes).encode(to: archiver, forKey: nil)
            }
        }
    }

    static func decodeSequence(from unarchiver: Unarchiver) throws -> AttributedStringValue {
        let sequential = unarchiver as? SequentialUnarchiver
        let archivedForm = sequential?.archivedFormOfStructure()
        let string = try unarchiver.decode(String.self)
        var rest = utf16Count(of: string)
        var dictionaries: [[String: AnyValue]] = []
        var runs: [Run] = []
        while rest > 0 {
            let (place, length) =
                try sequential?.nextRun()
                ?? unarchiver.decodeGroup {
                    (Int(try unarchiver.decode(Int32.self)), Int(try unarchiver.decode(UInt32.self)))
                }
            if place <= 0 { break }
            if place == dictionaries.count + 1 {
                guard let attributes = try AnyValue.decodeDictionary(from: unarchiver, forKey: nil) else {
                    throw unarchiver.failure(
                        .unexpectedKind, expected: "the attributes of a run", found: "nil", forKey: nil)
                }
                dictionaries.append(attributes)
            }
            guard place <= dictionaries.count else {
                throw unarchiver.invalidValue("one of \(dictionaries.count) attributes", found: "number \(place)")
            }
            guard length > 0, length <= rest else {
                throw unarchiver.invalidValue(
                    "a run of at least one code unit and at most \(rest)", found: "one of \(length)")
            }
            rest -= length
            runs.append(Run(length: length, attributes: dictionaries[place - 1]))
        }
        guard rest == 0 else {
            throw unarchiver.invalidValue(
                "runs up to the end of the text", found: "an end \(rest) code units before it")
        }
        return AttributedStringValue(checked: string, runs: runs, archivedForm: archivedForm)
    }

    /// The number of UTF-16 code units of a string. `utf16.count` would store a table of offsets that isn't used again.
    private static func utf16Count(of string: String) -> Int {
        var string = string
        return string.withUTF8 { bytes in
            var count = 0
            for byte in bytes {
                // One for each first byte of a character, and one more for one of four bytes.
                count += (byte & 0xC0 == 0x80 ? 0 : 1) + (byte >= 0xF0 ? 1 : 0)
            }
            return count
        }
    }
}
