// The messages that are read: attributed strings as a Mac's database of messages holds them, made from a fixed seed.

import Archiving
import Foundation

/// Message bodies, each a sequential archive of its own.
public struct Bodies {
    /// The archives.
    public let archives: [Data]

    /// The bytes of all archives.
    public let byteCount: Int

    /// How many objects the archives hold: attributed strings, strings, dictionaries, numbers, URLs.
    public let objectCount: Int

    /// Makes bodies of about 1 KB.
    public init(count: Int) throws {
        var generator = Generator(state: 20_260_101)
        var archives: [Data] = []
        var objectCount = 0
        for _ in 0..<count {
            let text = Self.text(&generator)
            objectCount += Self.objectCount(of: text)
            archives.append(try SequentialArchiver.archivedData(withRootObject: text))
        }
        self.archives = archives
        self.objectCount = objectCount
        byteCount = archives.reduce(0) { $0 + $1.count }
    }

    private static let words = [
        "archive", "boat", "coffee", "door", "evening", "friend", "garden", "house", "island", "journey", "kitchen",
        "letter", "morning", "night", "orange", "paper", "question", "river", "später", "train", "über", "voyage",
        "weather", "año", "zebra", "🙂",
    ]

    /// A text of one to four parts; every second has a part with a link or a mention.
    private static func text(_ generator: inout Generator) -> AttributedStringValue {
        var text = AttributedStringValue()
        let partCount = generator.next(4) + 1
        for part in 0..<partCount {
            var attributes: [String: AnyValue] = ["__kIMMessagePartAttributeName": .number(.integer(Int64(part)))]
            switch generator.next(4) {
            case 0:
                let address = URL(string: "https://example.com/\(generator.next(100_000))")
                attributes["__kIMLinkAttributeName"] = address.map { .url($0) }
            case 1: attributes["__kIMMentionConfirmedMention"] = .string("person\(generator.next(100))@example.com")
            default: break
            }
            let words = (0..<700 / partCount / 7).map { _ in Self.words[generator.next(Self.words.count)] }
            text.append(words.joined(separator: " ") + "\n", attributes: attributes)
        }
        return text
    }

    /// How many objects an archive of a text holds, in which equal values are one.
    private static func objectCount(of text: AttributedStringValue) -> Int {
        let dictionaries = Set(text.runs.map(\.attributes))
        let values = dictionaries.reduce(into: Set<AnyValue>()) { values, dictionary in
            for (name, value) in dictionary {
                values.insert(.string(name))
                values.insert(value)
            }
        }
        return 2 + dictionaries.count + values.count
    }
}

/// Random numbers that are the same in every run.
public struct Generator {
    private var state: UInt64

    /// Makes a generator.
    public init(state: UInt64) { self.state = state }

    /// The next number below a bound.
    public mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
}
