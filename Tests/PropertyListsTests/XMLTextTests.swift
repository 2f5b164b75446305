// The text of numbers and strings in XML, at the borders of the ways in which it is read and written.

import Foundation
import TestSupport
import Testing

@testable import PropertyLists

@Suite("Text in XML") struct XMLTextTests {
    private static func written(_ value: Double) -> String {
        var text = GrowingBytes(count: 0)
        RealText.append(value, to: &text)
        return String(decoding: text.takeData(expectsAsMany: false), as: UTF8.self)
    }

    private static func read(_ text: String) -> Double? {
        Array(text.utf8).withUnsafeBytes { RealText.value(of: $0[...]) }
    }

    static let reals: [Double] = [
        0.001, 0.001.nextDown, 0.001.nextUp, 0.01, 0.01.nextDown, 0.1, 0.1.nextDown, 0.3, 0.5, 0.75,
        1, 1.0.nextDown, 1.0.nextUp, 9.999999999999998, 10.0.nextDown, 99.995, 1e15 + 0.5, 1e15 + 0.25, 1e16 - 2,
        4_503_599_627_370_495.5, 4_503_599_627_370_496, 9_007_199_254_740_994, 99_999_999_999_999_984,
        1e17, 123_456_789.123_456_79,
    ]

    @Test("Reals have 17 digits, as the C library writes them", arguments: reals)
    func real(value: Double) {
        for value in [value, -value] {
            let text = Self.written(value)
            #expect(text == String(decoding: RealText.libraryText(of: value), as: UTF8.self))
            #expect(Self.read(text) == value)
        }
    }

    @Test("Random reals are written as the C library writes them, and read as the standard library reads them")
    func randomReals() {
        let seed = RunSeed.first
        var generator = SeededGenerator(seed: seed)
        for round in 0..<2_000 {
            let bits = UInt64.random(in: .min ... .max, using: &generator)
            // All sizes, and those that people use.
            let value =
                round % 3 == 0
                ? Double(bitPattern: bits)
                : Double(bits % 1_000_000_000) / [1, 10, 100, 8, 3, 7_000_000][Int(bits >> 32) % 6]
            guard value.isFinite, value != 0 else { continue }
            let text = Self.written(value)
            #expect(text == String(decoding: RealText.libraryText(of: value), as: UTF8.self), "seed \(seed)")
            #expect(Self.read(text) == value, "seed \(seed): \(text)")
            // Other digits than ours: of a number of 19 digits with a point anywhere.
            var digits = String(bits % 10_000_000_000_000_000_000)
            digits.insert(".", at: digits.index(digits.startIndex, offsetBy: round % (digits.count + 1)))
            #expect(Self.read(digits) == Double("0" + digits + "0"), "seed \(seed): \(digits)")
        }
    }

    @Test("What is no real isn't one", arguments: ["", ".", "-", "+", "-.", "1.2.3", "1-", "--1", "0x1", "1,5", "1 "])
    func noReal(text: String) {
        #expect(Self.read(text) == nil)
    }

    @Test("Characters that have entities are found at every place", arguments: [0, 1, 6, 7, 8, 9, 15, 17])
    func entities(length: Int) throws {
        for character in ["<", ">", "&", "&<", "=", "é"] {
            for place in 0...length {
                let end = String(repeating: "?", count: length - place)
                let text = String(repeating: "a", count: place) + character + end
                let data = try PropertyList.string(text).data(format: .xml)
                let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
                    .replacing(">", with: "&gt;")
                #expect(String(decoding: data, as: UTF8.self).contains("<string>\(escaped)</string>\n</plist>"))
                #expect(try PropertyList(data: data) == .string(text))
                let dictionary = PropertyList.dictionary([text: 1])
                #expect(try PropertyList(data: dictionary.data(format: .xml)) == dictionary)
            }
        }
    }

    @Test("Long text, and more of it than the memory that it begins in, is written whole")
    func long() throws {
        let parts = (0..<1_000).map { PropertyList.string(String(repeating: "\($0 % 10)", count: $0 % 97)) }
        let value = PropertyList.array(parts + [.data(Data((0..<20_000).map { UInt8(truncatingIfNeeded: $0 * 7) }))])
        #expect(try PropertyList(data: value.data(format: .xml)) == value)
    }

    @Test("Data of every length is written and read", arguments: 0...70)
    func data(count: Int) throws {
        let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + count) })
        let text = String(decoding: try PropertyList.data(data).data(format: .xml), as: UTF8.self)
        #expect(text.replacing("\n", with: "").contains("<data>\(data.base64EncodedString())</data>"))
        #expect(try PropertyList(data: Data(text.utf8)) == .data(data))
    }

    // MARK: UIDs

    static let uids: [(String, PropertyList?)] = [
        ("<dict><key>CF$UID</key><integer>7</integer></dict>", .uid(.init(7))),
        ("<dict>\n\t<key>CF$UID</key>\r\n<integer>4294967295</integer>  </dict>", .uid(.init(.max))),
        ("<dict><key>CF$UID</key><integer> 7</integer></dict>", .uid(.init(7))),
        ("<dict><key>CF$UID</key ><integer>+7</integer></dict>", .uid(.init(7))),
        ("<dict><key>CF$UID</key><!-- --><integer>7</integer></dict>", .uid(.init(7))),
        ("<dict><key>CF$UID</key><integer>00000000000000000007</integer></dict>", .uid(.init(7))),
        ("<dict a='1'><key>CF$UID</key><integer>7</integer></dict>", .uid(.init(7))),
        ("<dict><key>CF$UI&#68;</key><integer>7</integer></dict>", .uid(.init(7))),
        ("<dict><key>CF$UID</key><integer>4294967296</integer></dict>", nil),
        ("<dict><key>CF$UID</key><integer>99999999999</integer></dict>", nil),
        ("<dict><key>CF$UID</key><integer>-1</integer></dict>", nil),
    ]

    @Test("A UID is read however it is spelled, and one that is too large is an error", arguments: uids.indices)
    func uid(index: Int) throws {
        let (text, value) = Self.uids[index]
        let data = Data("<array>\(text)<integer>7</integer>\(text)</array>".utf8)
        if let value {
            #expect(try PropertyList(data: data) == [value, 7, value])
        } else {
            #expect(throws: PropertyListError(.numberOutOfRange, "")) { try PropertyList(data: data) }
        }
        let limits = ReadLimits(maximumDepth: 1)
        #expect(throws: PropertyListError(.limitExceeded, "")) { try PropertyList(data: data, limits: limits) }
    }

    // MARK: Keys

    @Test("Dictionaries with the same keys and with others keep theirs")
    func keys() throws {
        var values: [PropertyList] = []
        for number in 0..<500 {
            let names = number % 3 == 0 ? ["a", "bb", "&c"] : ["a", "k\(number % 200)", "a long key \(number)"]
            values.append(.dictionary(Dictionary(uniqueKeysWithValues: names.map { ($0, .string("\(number) \($0)")) })))
        }
        let value = PropertyList.array(values)
        #expect(try PropertyList(data: value.data(format: .xml)) == value)
    }

    @Test("Keys that begin with others, or end where the text does, are distinguished")
    func prefixes() throws {
        let text =
            "<array><dict><key>name</key><true/><key>nam</key><false/><key>names</key><true/></dict>"
            + "<dict><key>nam</key><true/><key>name</key><integer>1</integer><key>name&lt;</key><true/></dict>"
        let value: PropertyList = [
            ["name": true, "nam": false, "names": true], ["nam": true, "name": 1, "name<": true],
        ]
        #expect(try PropertyList(data: Data("\(text)</array>".utf8)) == value)
        for end in ["<dict><key>name", "<dict><key>name</key", "<dict><key>n", "<dict><key>name</kex>"] {
            #expect(throws: PropertyListError(.invalidText, "")) { try PropertyList(data: Data((text + end).utf8)) }
        }
    }

    @Test("A dictionary that would be read as a UID is found behind one that would not")
    func likeUID() {
        let value: PropertyList = [["CF$UID": "1"], ["CF$UID": true], ["CF$UID": 1]]
        let error = #expect(throws: PropertyListError.self) { try value.data(format: .xml) }
        #expect(error?.description.hasPrefix("value '[2]' has no form in XML") == true)
    }

    @Test("Pairs that repeat a key cost as much as those that are written")
    func repeatedKeys() throws {
        // An array of 300 references to a dictionary of 4,000 pairs with the same key.
        let count = 4_000
        let length: [UInt8] = [0xDF, 0x11, UInt8(count >> 8), UInt8(count & 0xFF)]
        let dictionary = length + [UInt8](repeating: 2, count: count) + [UInt8](repeating: 3, count: count)
        let array = [0xAF, 0x11, 0x01, 0x2C] + [UInt8](repeating: 1, count: 300)
        var file = BinaryFile(array, dictionary, [0x51, 0x61], [0x09])
        file.offsetWidth = 2
        let table = try BinaryObjectTable(ArchiveBytes(file.bytes), limits: ReadLimits())
        #expect(throws: PropertyListError(.limitExceeded, "")) { try XMLPropertyList.xmlData(of: table) }
    }
}
