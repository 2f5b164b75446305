// XML as it is written: byte for byte what Cocoa writes.

import Foundation
import Testing

@testable import PropertyLists

@Suite("Writing XML") struct XMLWritingTests {
    private static func written(_ value: PropertyList) throws -> String {
        String(decoding: try value.data(format: .xml), as: UTF8.self)
    }

    private static func body(_ value: PropertyList) throws -> String {
        let text = try written(value)
        #expect(text.hasPrefix("\(XMLFormat.prolog)") && text.hasSuffix("\(XMLFormat.epilog)"))
        return String(text.dropFirst("\(XMLFormat.prolog)".count).dropLast("\(XMLFormat.epilog)".count))
    }

    @Test("A file is written whole")
    func file() throws {
        let text = try Self.written(["b": [1, [:], []], "a": .uid(.init(7))])
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<key>a</key>
                \t<dict>
                \t\t<key>CF$UID</key>
                \t\t<integer>7</integer>
                \t</dict>
                \t<key>b</key>
                \t<array>
                \t\t<integer>1</integer>
                \t\t<dict/>
                \t\t<array/>
                \t</array>
                </dict>
                </plist>

                """)
    }

    static let leaves: [(PropertyList, String)] = [
        (true, "<true/>"), (false, "<false/>"),
        (-5, "<integer>-5</integer>"), (.integer(.init(UInt64.max)), "<integer>18446744073709551615</integer>"),
        (0.0, "<real>0.0</real>"), (.double(-0.0), "<real>0.0</real>"), (3.0, "<real>3</real>"),
        (-91.73, "<real>-91.730000000000004</real>"), (.float(3.14159), "<real>3.1415901184082031</real>"),
        (1e22, "<real>1e+22</real>"), (1e-5, "<real>1.0000000000000001e-05</real>"), (1e17, "<real>1e+17</real>"),
        (.double(.leastNonzeroMagnitude), "<real>4.9406564584124654e-324</real>"),
        (.double(.greatestFiniteMagnitude), "<real>1.7976931348623157e+308</real>"),
        (.double(.nan), "<real>nan</real>"), (.double(.infinity), "<real>+infinity</real>"),
        (.double(-.infinity), "<real>-infinity</real>"),
        ("<>&\"'\r\n\u{1}é😀", "<string>&lt;&gt;&amp;\"'\r\n\u{1}é😀</string>"), ("", "<string></string>"),
        (date(0), "<date>2001-01-01T00:00:00Z</date>"), (date(-0.5), "<date>2000-12-31T23:59:59Z</date>"),
        (date(-126_400_000_000), "<date>-2005-07-19T00:53:20Z</date>"),
        (date(400_000_000_000), "<date>14676-06-30T15:06:40Z</date>"),
        (date(-730_852 * 86400), "<date>-001-12-31T00:00:00Z</date>"),
        (.data(Data()), "<data>\n</data>"), (.data(Data([65])), "<data>\nQQ==\n</data>"),
    ]

    static func date(_ seconds: Double) -> PropertyList { .date(Date(timeIntervalSinceReferenceDate: seconds)) }

    @Test("A value has its text", arguments: leaves.indices)
    func leaf(index: Int) throws {
        let (value, text) = Self.leaves[index]
        #expect(try Self.body(value) == text + "\n")
    }

    @Test("Lines of data get shorter with their depth, down to that of eight tabs", arguments: [0, 1, 2, 7, 8, 9, 12])
    func data(depth: Int) throws {
        var value = PropertyList.data(Data(repeating: 0, count: 100))
        for _ in 0..<depth { value = [value] }
        let lines = try Self.body(value).split(separator: "\n")[depth...]
        let tabs = String(repeating: "\t", count: depth)
        let indent = min(depth, 8)
        #expect(lines.first == "\(tabs)<data>")
        let characters = String(repeating: "A", count: 76 - 8 * indent)
        #expect(lines[depth + 1] == String(repeating: "\t", count: indent) + characters)
        #expect(lines.contains("\(tabs)</data>"))
    }

    @Test("Keys are in the order of their UTF-16 code units")
    func keys() throws {
        let sorted = [
            "", "A", "Z", "a", "aa", "e\u{301}x", "f", "é", "日", "\u{10000}", "\u{10FFFF}", "\u{E000}", "\u{FFFD}",
        ]
        let entries = Dictionary(uniqueKeysWithValues: sorted.map { ($0, PropertyList.boolean(true)) })
        let keys = try Self.body(.dictionary(entries)).split(separator: "\n").filter { $0.contains("<key>") }
        #expect(keys.map { String($0.dropFirst(6).dropLast(6)) } == sorted)
    }

    static let unrepresentable: [(PropertyList, String)] = [
        (.null, "property list has no form in XML: found null"),
        (["a": ["b": [1, .set([])]]], "value 'a.b[1]' has no form in XML: found a set"),
        ([[], ["k": .null]], "value '[1].k' has no form in XML: found null"),
        (
            ["a": ["CF$UID": 1]],
            "value 'a' has no form in XML: found a dictionary with a number under the key 'CF$UID' alone"
        ),
        (
            ["CF$UID": 1.5],
            "property list has no form in XML: found a dictionary with a number under the key 'CF$UID' alone"
        ),
        ([date(1e300)], "value '[0]' has no form in XML: found a date without a year of at most nine digits"),
        ([date(.nan)], "value '[0]' has no form in XML: found a date without a year of at most nine digits"),
    ]

    @Test("A value that XML can't hold is an error with the path to it", arguments: unrepresentable.indices)
    func refuses(index: Int) {
        let (value, message) = Self.unrepresentable[index]
        let error = #expect(throws: PropertyListError.self) { try value.data(format: .xml) }
        #expect(error?.code == .notRepresentable)
        #expect(error?.description == message)
    }

    @Test(
        "A dictionary that only looks like a UID is written",
        arguments: [
            ["CF$UID": "1"], ["CF$UID": true], ["CF$UID": 1, "a": 2], ["CF$UID": .uid(.init(1))],
        ] as [PropertyList])
    func looksLikeUID(value: PropertyList) throws {
        #expect(try PropertyList(data: value.data(format: .xml)) == value)
    }

    @Test("Of a repeated key of a binary property list the first is written, as it is read")
    func repeatedKey() throws {
        let file = BinaryFile([0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x51, 0x61], [0x10, 1], [0x10, 2])
        let table = try BinaryObjectTable(ArchiveBytes(file.bytes), limits: ReadLimits())
        let text = try XMLPropertyList.xmlData(of: table)
        #expect(try PropertyList(data: Data(text)) == ["a": 1])
    }
}
