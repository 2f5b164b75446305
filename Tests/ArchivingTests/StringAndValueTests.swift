// Values of every type that can be archived are decoded unchanged: at the top level, in an object, as an element.

import Archiving
import Foundation
import PropertyLists
import Testing

/// An object with one value, and with nil.
final class Box<Value: ArchivableValue>: Coding {
    let value: Value
    let none: Value?

    init(_ value: Value) {
        self.value = value
        self.none = nil
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Box", type: Box.self) }

    func encode(with archiver: Archiver) throws {
        try archiver.encode(self.value, forKey: "$value")
        try archiver.encode(self.none, forKey: "")
    }

    init(coder unarchiver: Unarchiver) throws {
        self.none = try unarchiver.decodeIfPresent(Value.self, forKey: "")
        self.value = try unarchiver.decode(Value.self, forKey: "$value")
    }
}

@Suite("Values") struct StringAndValueTests {
    /// Archives and decodes values in every position that a value can have; compares them by a description that
    /// distinguishes all of them.
    private func check<Value: ArchivableValue>(
        _ values: [Value], by describe: (Value) -> String = { "\($0)" },
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let expected = values.map(describe)
        for (value, text) in zip(values, expected) {
            let data = try archive(of: value)
            #expect(
                try describe(unarchivedValue(Value.self, from: data)) == text, "at the top level",
                sourceLocation: sourceLocation)
            let box = try roundTrip(Box(value))
            #expect(describe(box.value) == text, "in an object", sourceLocation: sourceLocation)
            #expect(box.none == nil, sourceLocation: sourceLocation)
        }
        let data = try archive(of: [values, [], values])
        let copy = try unarchivedValue([[Value]].self, from: data)
        #expect(copy.map { $0.map(describe) } == [expected, [], expected], "in arrays", sourceLocation: sourceLocation)
        let dictionary = Dictionary(uniqueKeysWithValues: values.indices.map { ("\($0)", values[$0]) })
        let copyOfDictionary = try unarchivedValue([String: Value].self, from: try archive(of: dictionary))
        #expect(
            copyOfDictionary.mapValues(describe) == dictionary.mapValues(describe), "in a dictionary",
            sourceLocation: sourceLocation)
    }

    @Test func booleans() throws {
        try check([true, false])
    }

    private func checkInteger<Value: ArchivableInteger>(_ type: Value.Type) throws {
        try check([.min, .min + 1, 0, 1, 127, .max / 2, .max / 2 + 1, .max - 1, .max] as [Value])
    }

    @Test func integers() throws {
        try checkInteger(Int8.self)
        try checkInteger(Int16.self)
        try checkInteger(Int32.self)
        try checkInteger(Int64.self)
        try checkInteger(Int.self)
        try checkInteger(UInt8.self)
        try checkInteger(UInt16.self)
        try checkInteger(UInt32.self)
        try checkInteger(UInt64.self)
        try checkInteger(UInt.self)
        try check([-1, -128, -129, 255, 256, 65_535, 65_536, 4_294_967_295, 4_294_967_296, -4_294_967_296] as [Int64])
    }

    @Test("Reals keep all their bits and their width")
    func reals() throws {
        let doubles: [Double] = [
            0, -0.0, 1, -1.5, 0.1, .pi, .infinity, -.infinity, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
            -.leastNormalMagnitude, Double(bitPattern: 0x7FF8_0000_0000_1234),
            Double(bitPattern: 0xFFF8_0000_0000_0001),
        ]
        try check(doubles) { String($0.bitPattern, radix: 16) }
        let floats: [Float] = [
            0, -0.0, 1, -1.5, 0.1, .pi, .infinity, -.infinity, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
            Float(bitPattern: 0x7FC0_1234), Float(bitPattern: 0xFFC0_0001),
        ]
        try check(floats) { String($0.bitPattern, radix: 16) }
        #expect(try ArchiveContents(archive(of: 0.1 as Float)).top["value"] == .float(0.1))
        #expect(try ArchiveContents(archive(of: 0.1)).top["value"] == .double(0.1))
    }

    static let texts = [
        "", "a", "$null", "$", "$$null", "$class", "$objects", "NSString", "a\u{0}b", "\u{0}", " ", "\r\n\t", "é",
        "e\u{301}",
        "Å", "\u{212B}", "A\u{30A}", "日本語", "😀👨‍👩‍👧‍👦", "\u{FEFF}", "\u{FFFD}", "\u{10FFFF}", "\u{7F}", "\u{80}", "ÿ",
        String(repeating: "x", count: 14), String(repeating: "x", count: 15), String(repeating: "é", count: 15),
        String(repeating: "long ", count: 20_000), String(repeating: "ü", count: 70_000),
    ]

    @Test("Strings keep their code points", arguments: StringAndValueTests.texts.indices)
    func strings(index: Int) throws {
        try check([Self.texts[index]]) { text in
            text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
        }
    }

    @Test("Strings that Swift calls equal and that are spelled differently stay apart")
    func canonicallyEquivalent() throws {
        let spellings = ["é", "e\u{301}", "Å", "\u{212B}", "A\u{30A}"]
        let copy = try unarchivedValue([String].self, from: try archive(of: spellings))
        #expect(copy.map { Array($0.unicodeScalars) } == spellings.map { Array($0.unicodeScalars) })
        let archiver = KeyedArchiver()
        try archiver.encode(1, forKey: "é")
        try archiver.encode(2, forKey: "e\u{301}")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: try archiver.finishEncoding())
        #expect(try unarchiver.decode(Int.self, forKey: "e\u{301}") == 2)
        #expect(try unarchiver.decode(Int.self, forKey: "é") == 1)
    }

    @Test("The string that represents nil is wrapped, as Cocoa wraps it")
    func nullString() throws {
        let contents = try ArchiveContents(archive(of: ["$null", "$null"]))
        let strings = contents.slots(ofClass: "NSString")
        #expect(strings.map { contents.objects[$0]["NS.string"] } == ["$null"])
        #expect(contents.count(of: "$null") == 1)
    }

    @Test("nil is nil in both encodings of strings, and inline for data, as Cocoa writes no bytes")
    func otherSpellingsOfNil() throws {
        var data = try archive(of: "$nulé")
        let units = Data("$nul".utf8.flatMap { [0, $0] })
        let range = try #require(data.range(of: units + [0, 0xE9]))
        data.replaceSubrange(range, with: units + [0, UInt8(ascii: "l")])
        #expect(try KeyedUnarchiver(forReadingFrom: data).decodeIfPresent(String.self, forKey: "value") == nil)
        let inline = try HandmadeArchive(top: ["value": "$null", "other": "null"]).data()
        #expect(try KeyedUnarchiver(forReadingFrom: inline).decodeIfPresent(Data.self, forKey: "value") == nil)
        #expect(archiveError { try KeyedUnarchiver(forReadingFrom: inline).decode(Data.self, forKey: "other") } != nil)
    }

    @Test func data() throws {
        try check([Data(), Data([0]), Data(0...255), Data(repeating: 7, count: 14), Data(repeating: 7, count: 15)]) {
            $0.map { "\($0)" }.joined(separator: ",")
        }
        let slice = Data(0...9)[3..<5]
        #expect(try unarchivedValue(Data.self, from: archive(of: slice)) == Data([3, 4]))
        try check([Data(repeating: 1, count: 300_000)]) { "\($0.count) \($0.allSatisfy { $0 == 1 })" }
    }

    @Test("Dates keep all their bits")
    func dates() throws {
        let seconds: [TimeInterval] = [0, -0.0, 0.1, -978_307_200, 1e9 + 1.0 / 3, 1e300, .infinity, -.infinity, .nan]
        try check(seconds.map { Date(timeIntervalSinceReferenceDate: $0) } + [.distantPast, .distantFuture]) {
            String($0.timeIntervalSinceReferenceDate.bitPattern, radix: 16)
        }
    }

    @Test func uuids() throws {
        try check([
            UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
            UUID(uuid: (255, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255)), UUID(),
        ])
    }

    @Test("URLs keep their base")
    func urls() throws {
        let texts = [
            "https://www.example.org/a?b=c#d", "file:///tmp/a%20b", "mailto:a@example.org", "relative/path", "a",
        ]
        let base = URL(string: "https://www.example.org/folder/")
        let urls = texts.compactMap { URL(string: $0) } + texts.compactMap { URL(string: $0, relativeTo: base) }
        #expect(urls.count == 10)
        try check(urls) { "\($0.relativeString) | \($0.baseURL?.absoluteString ?? "none") | \($0.absoluteString)" }
        try check([URL(fileURLWithPath: "/tmp/ä ö/ü"), URL(fileURLWithPath: "/")]) { $0.absoluteString }
    }

    @Test func collections() throws {
        try check([[[1, 2], []], [], [[3]]] as [[[Int]]])
        try check([["a": [1, 2], "b": []], [:], ["$null": [3]]] as [[String: [Int]]]) {
            "\($0.sorted { $0.key < $1.key })"
        }
        try check([[1, 2, 3], [], [.max]] as [Set<Int>]) { "\($0.sorted())" }
        try check([["a", "b"], [], ["$null"]] as [Set<String>]) { "\($0.sorted())" }
        try check([[1: "a", -1: "b"], [:]] as [[Int: String]]) { "\($0.sorted { $0.key < $1.key })" }
        try check([[[1], [2, 3]], [[]]] as [Set<Set<Int>>]) {
            "\($0.map { $0.sorted() }.sorted { $0.count < $1.count })"
        }
        try check([["k": ["i": ["x"]]], [:]] as [[String: [String: Set<String>]]])
        try check([[true: 1.5, false: -0.0]] as [[Bool: Double]]) { "\($0[true] ?? 0) \($0[false] ?? 0)" }
        let long = Array(0..<100_000)
        #expect(try unarchivedValue([Int].self, from: archive(of: long)) == long)
    }

    @Test("Entries of dictionaries whose keys can't be found are archived all the same")
    func lostKeys() throws {
        let copy = try unarchivedValue([Double: String].self, from: archive(of: [.nan: "nan", 0: "zero", 1: "one"]))
        #expect(copy.count == 3)
        #expect(copy.first { $0.key.isNaN }?.value == "nan")
        #expect(copy[1] == "one")
        let team = Team("before")
        let members = (0..<50).map { Member($0, of: team) }
        let ranks = Dictionary(uniqueKeysWithValues: members.map { ($0, $0.number) })
        team.name = "after"
        #expect(members.contains { ranks[$0] == nil })
        let read = try unarchivedValue([Member: Int].self, from: archive(of: ranks))
        #expect(read.count == 50)
        #expect(read.allSatisfy { $0.key.number == $0.value && read[$0.key] == $0.value })
    }

    @Test func enumerations() throws {
        try check([Colour.green, .yellow])
        #expect(try unarchivedValue(Colour.self, from: archive(of: "purple")) == .green)
        let error = archiveError { try unarchivedValue(Colour.self, from: archive(of: "none")) }
        #expect(error?.code == .invalidValue)
        #expect(error?.path == "value")
        #expect(archiveError { try unarchivedValue(Colour.self, from: archive(of: 3)) }?.code == .unexpectedKind)
    }

    @Test(
        "Any string is a key, in objects and at the top level",
        arguments: [
            "", "$", "$$", "$0", "$1", "$class", "$$class", "$classname", "$objects", "root", "NS.objects", "a b",
            "ключ", "😀", "a\u{0}",
            String(repeating: "key", count: 500),
        ])
    func keys(key: String) throws {
        let archiver = KeyedArchiver()
        try archiver.encode(7, forKey: key)
        try archiver.encode("text", forKey: key + "x")
        let data = try archiver.finishEncoding()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        #expect(unarchiver.containsValue(forKey: key))
        #expect(!unarchiver.containsValue(forKey: key + "y"))
        #expect(try unarchiver.decode(String.self, forKey: key + "x") == "text")
        #expect(try unarchiver.decode(Int.self, forKey: key) == 7)
        let stored = key.hasPrefix("$") ? "$" + key : key
        #expect(try ArchiveContents(data).top[stored] == 7)
    }

    @Test("Of values under one key the last counts")
    func repeatedKeys() throws {
        for count in [2, 3, 30, 100] {
            let archiver = KeyedArchiver()
            for number in 0..<count {
                try archiver.encode(number, forKey: "same")
                try archiver.encode(number, forKey: "other \(number)")
            }
            let data = try archiver.finishEncoding()
            let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
            #expect(try unarchiver.decode(Int.self, forKey: "same") == count - 1)
            #expect(try unarchiver.decode(Int.self, forKey: "other 0") == 0)
            #expect(try ArchiveContents(data).top.count == count + 1)
        }
    }

    @Test("An archive of nothing is an archive")
    func nothing() throws {
        let data = try KeyedArchiver().finishEncoding()
        let contents = try ArchiveContents(data)
        #expect(contents.objects == ["$null"])
        #expect(contents.top.isEmpty)
        #expect(try KeyedUnarchiver(forReadingFrom: data).decodeIfPresent(Int.self, forKey: "root") == nil)
    }

    @Test("nil under a key is there, and is nil")
    func nilValues() throws {
        let archiver = KeyedArchiver()
        try archiver.encode(nil as Int?, forKey: "number")
        try archiver.encode(nil as [String]?, forKey: "list")
        try archiver.encode(nil as Node?, forKey: "object")
        try archiver.encodeIfPresent(nil as String?, forKey: "absent")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: try archiver.finishEncoding())
        #expect(unarchiver.containsValue(forKey: "number"))
        #expect(!unarchiver.containsValue(forKey: "absent"))
        #expect(try unarchiver.decodeIfPresent(Int.self, forKey: "number") == nil)
        #expect(try unarchiver.decodeIfPresent([String].self, forKey: "list") == nil)
        #expect(try unarchiver.decodeIfPresent(Node.self, forKey: "object") == nil)
        #expect(try unarchiver.decodeIfPresent(URL.self, forKey: "number") == nil)
    }
}
