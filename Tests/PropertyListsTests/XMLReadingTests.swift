// XML as it is accepted and refused: what Cocoa's reader does, and where we are stricter.

import Foundation
import Testing

@testable import PropertyLists

@Suite("Reading XML") struct XMLReadingTests {
    static let accepted: [(String, PropertyList)] = [
        // What surrounds the value.
        ("<true/>", true),
        ("<plist version=\"1.0\"><false/></plist>", false),
        (
            "<?xml version='1.0'?>\n<!DOCTYPE plist PUBLIC '>' \"a\">\n<!-- a -- b --><?pi x?><plist><true/></plist>",
            true
        ),
        ("<!DOCTYPE><plist\n><true/> <!-- --> </plist >", true),
        ("<plist><true/></plist>anything <after", true),
        ("<true/>anything <after", true),
        ("<array a='>' b=\"/>\" c><true  x='1' /></array>", [true]),
        ("<array> <!-- > --> <true/><?x ?>\r\n\t<false/></array>", [true, false]),
        // Containers and booleans.
        ("<array/>", []), ("<array></array>", []), ("<dict/>", [:]), ("<dict>\n</dict>", [:]),
        ("<true></true >", true),
        ("<dict><key>a</key><integer>1</integer><key>b</key><array/></dict>", ["a": 1, "b": []]),
        (
            "<dict><key>a</key><integer>1</integer><key>b</key><true/><key>a</key><integer>2</integer></dict>",
            ["a": 2, "b": true]
        ),
        ("<dict><key/><key>b</key></dict>".replacing("<key>b</key>", with: "<string/>"), ["": ""]),
        // Strings: nothing is trimmed or normalized.
        ("<string/>", ""), ("<string></string>", ""), ("<string> a\r\n\tb\r </string>", " a\r\n\tb\r "),
        ("<string>&lt;&gt;&amp;&apos;&quot;</string>", "<>&'\""),
        ("<string>&#65;&#x42;&#x1F600;&#00000067;&#x10FFFF;</string>", "AB😀C\u{10FFFF}"),
        ("<string>a&#0;b</string>", "a\0b"),
        ("<string>a<![CDATA[<b>&amp;]]>c</string>", "a<b>&amp;c"),
        ("<string><![CDATA[a]]b]]]]>]]></string>", "a]]b]]]]>"),
        ("<string>é日😀e\u{301}</string>", "é日😀e\u{301}"),
        // Integers.
        ("<integer>0</integer>", 0), ("<integer>-0</integer>", 0), ("<integer>007</integer>", 7),
        ("<integer>\t\n 5</integer>", 5), ("<integer>+ 5</integer>", 5), ("<integer>- 5</integer>", -5),
        ("<integer>0x1F</integer>", 31), ("<integer>-0XfF</integer>", -255),
        ("<integer>-9223372036854775808</integer>", .integer(.init(Int64.min))),
        ("<integer>18446744073709551615</integer>", .integer(.init(UInt64.max))),
        ("<integer>0xFFFFFFFFFFFFFFFF</integer>", .integer(.init(UInt64.max))),
        // Reals.
        ("<real>1.</real>", 1.0), ("<real>.5</real>", 0.5), ("<real>-1.5e+3</real>", -1500.0), ("<real>7</real>", 7.0),
        ("<real>1e400</real>", .double(.infinity)), ("<real>-1E400</real>", .double(-.infinity)),
        ("<real>1e-400</real>", 0.0), ("<real>INF</real>", .double(.infinity)),
        ("<real>+Infinity</real>", .double(.infinity)), ("<real>-inf</real>", .double(-.infinity)),
        ("<real>0.10000000000000001</real>", 0.1), ("<real> 1</real>", 1.0),
        // Dates: the fields roll over.
        ("<date>2001-01-01T00:00:00Z</date>", date(0)), ("<date>2000-12-31T23:59:59Z</date>", date(-1)),
        ("<date>2001-13-01T00:00:00Z</date>", date(365 * 86400)),
        ("<date>2001-01-32T25:61:61Z</date>", date(31 * 86400 + 86400 + 2 * 3600 + 2 * 60 + 1)),
        ("<date>1970-01-01T00:00:00Z</date>", date(-978_307_200)),
        ("<date>2000-02-29T12:00:00Z</date>", date(-306 * 86400 - 43200)),
        ("<date>0000-01-01T00:00:00Z</date>", date(-730_851 * 86400)),
        ("<date>-005-01-01T00:00:00Z</date>", date(-(730_851 + 1826) * 86400)),
        ("<date>12001-01-01T00:00:00Z</date>", date(146_097 * 25 * 86400)),
        // Data.
        ("<data></data>", data([])), ("<data>QUJD</data>", data([65, 66, 67])),
        ("<data>\n\tQQ= =\n\t</data>", data([65])), ("<data>QUI=</data>", data([65, 66])),
        ("<data>Q.U!J{D</data>", data([65, 66, 67])), ("<data>QQ</data>", data([])),
        ("<data>QUJDQQ=</data>", data([65, 66, 67])),
        ("<data>AQ I=*\n==</data>", data([1, 2])),
        ("<data>+/+/</data>", data([0xFB, 0xFF, 0xBF])),
        // UIDs: only a dictionary with a number under the one key.
        ("<dict><key>CF$UID</key><integer>0</integer></dict>", .uid(.init(0))),
        ("<dict><key>CF$UID</key><integer>0xFFFFFFFF</integer></dict>", .uid(.init(.max))),
        ("<dict><key>CF$UID</key><integer>1</integer><key>CF$UID</key><integer>2</integer></dict>", .uid(.init(2))),
        ("<dict><key>CF$UID</key><string>1</string></dict>", ["CF$UID": "1"]),
        ("<dict><key>CF$UID</key><true/></dict>", ["CF$UID": true]),
        ("<dict><key>CF$UID</key><array><integer>1</integer></array></dict>", ["CF$UID": [1]]),
        ("<dict><key>CF$UID</key><integer>1</integer><key>a</key><integer>2</integer></dict>", ["CF$UID": 1, "a": 2]),
        ("<array><dict><key>CF$UID</key><integer>3</integer></dict><integer>3</integer></array>", [.uid(.init(3)), 3]),
    ]

    static func date(_ seconds: Double) -> PropertyList { .date(Date(timeIntervalSinceReferenceDate: seconds)) }
    static func data(_ bytes: [UInt8]) -> PropertyList { .data(Data(bytes)) }

    @Test("A text that is accepted has its value", arguments: accepted.indices)
    func accepts(index: Int) throws {
        let (text, value) = Self.accepted[index]
        #expect(try PropertyList(data: Data(text.utf8)) == value, "\(text)")
        #expect(try PropertyList(data: Data(text.utf8), format: .xml) == value, "\(text)")
    }

    @Test("NaN is read in any case and with a sign", arguments: ["nan", "NaN", "+NAN", "-nan"])
    func nan(text: String) throws {
        #expect(try PropertyList(data: Data("<real>\(text)</real>".utf8)).double?.isNaN == true)
    }

    static let refused: [(String, String)] = [
        // What surrounds the value.
        ("<plist/>", "property list is empty in line 1, column 1: expected one value (byte 0)"),
        ("<plist></plist>", "value is missing in line 1, column 8: expected a value, found '</plist>' (byte 7)"),
        ("<plist>", "text ends too early in line 1, column 8: expected an element, found the end (byte 7)"),
        (
            "<plist><true/>",
            "text ends too early in line 1, column 15: expected </plist> after the one value, found the end (byte 14)"
        ),
        (
            "<plist><true/><false/></plist>",
            "text that doesn't belong in line 1, column 15: "
                + "expected </plist> after the one value, found '<false/>' (byte 14)"
        ),
        (
            "<plist><true/></list>",
            "tag ends another element in line 1, column 15: expected </plist>, found '</list>' (byte 14)"
        ),
        (
            "<!DOCTYPE plist [<!ENTITY a 'b'>]><true/>",
            "DOCTYPE has an internal subset in line 1, column 17: expected '>', found '[' (byte 16)"
        ),
        ("<!DOCTYPE plist", "DOCTYPE has no end in line 1, column 1: expected '>' (byte 0)"),
        ("<!DOCTYPE plist 'a", "quoted text has no end in line 1, column 17 (byte 16)"),
        ("<!-- a", "a comment has no end in line 1, column 1: expected '-->' (byte 0)"),
        ("<?xml", "a processing instruction has no end in line 1, column 1: expected '?>' (byte 0)"),
        ("<!-- a -->", "not an XML property list in line 1, column 11: expected a tag, found the end (byte 10)"),
        ("<plist><true", "tag has no end in line 1, column 8: expected '>' (byte 7)"),
        (
            "<plist><!DOCTYPE plist><true/></plist>",
            "no element of property lists has this name in line 1, column 8: found '<!DOCTYPE plist>' (byte 7)"
        ),
        // Elements.
        ("<Array/>", "no element of property lists has this name in line 1, column 1: found '<Array/>' (byte 0)"),
        (
            "<array>\n\t<plist><true/></plist></array>",
            "no element of property lists has this name in line 2, column 2: found '<plist>' (byte 9)"
        ),
        (
            "<array><![CDATA[]]></array>",
            "no element of property lists has this name in line 1, column 8: found '<![CDATA[]]>' (byte 7)"
        ),
        ("<array>x</array>", "text that doesn't belong in line 1, column 8: expected an element, found 'x' (byte 7)"),
        (
            "<array>\r\n<true/>é&lt;</array>",
            "text that doesn't belong in line 2, column 8: expected an element, found 'é&lt;' (byte 16)"
        ),
        ("<array></dict>", "tag ends another element in line 1, column 8: expected </array>, found '</dict>' (byte 7)"),
        ("<array><true/>", "text ends too early in line 1, column 15: expected an element, found the end (byte 14)"),
        ("<true>x</true>", "text that doesn't belong in line 1, column 7: expected </true>, found 'x' (byte 6)"),
        ("<true> </true>", "text that doesn't belong in line 1, column 7: expected </true>, found ' ' (byte 6)"),
        (
            "<array><key>a</key></array>",
            "key without a dictionary to hold it in line 1, column 8: expected a value (byte 7)"
        ),
        // Dictionaries.
        (
            "<dict><key>a</key></dict>",
            "key has no value in line 1, column 19: expected a value, found '</dict>' (byte 18)"
        ),
        ("<dict><true/></dict>", "value has no key in line 1, column 7: expected <key>, found <true> (byte 6)"),
        (
            "<dict><key>a</key><key>b</key></dict>",
            "key without a dictionary to hold it in line 1, column 19: expected a value (byte 18)"
        ),
        // Strings.
        (
            "<string>a<b/></string>",
            "text that doesn't belong in line 1, column 10: expected text or </string>, found '<b/>' (byte 9)"
        ),
        (
            "<string>a<!-- --></string>",
            "text that doesn't belong in line 1, column 10: expected text or </string>, found '<!-- -->' (byte 9)"
        ),
        ("<string>a", "text ends too early in line 1, column 10: expected text or </string>, found the end (byte 9)"),
        (
            "<string>&nbsp;</string>",
            "entity that is not known in line 1, column 9: "
                + "expected lt, gt, amp, apos, quot or a number, found '&nbsp;' (byte 8)"
        ),
        ("<string>&#;</string>", number("&#;")), ("<string>&#x;</string>", number("&#x;")),
        ("<string>&#xD800;</string>", number("&#xD800;")), ("<string>&#x110000;</string>", number("&#x110000;")),
        ("<string>&#000000065;</string>", number("&#000000065;")), ("<string>&#65</string>", number("&#65")),
        ("<string>&#6A;</string>", number("&#6A;")),
        ("<string><![CDATA[a]]</string>", "CDATA has no end in line 1, column 18: expected ']]>' (byte 17)"),
        // Numbers.
        ("<integer/>", "element is empty in line 1, column 1: expected a value, found '<integer/>' (byte 0)"),
        ("<integer></integer>", integer("</integer>")), ("<integer>-</integer>", integer("-")),
        ("<integer>1 </integer>", integer("1")), ("<integer>1.5</integer>", integer("1.5")),
        ("<integer>0x</integer>", integer("0x")), ("<integer>0xG</integer>", integer("0xG")),
        ("<integer>١</integer>", integer("١")), ("<integer>&#53;</integer>", integer("&#53;")),
        ("<integer>-9223372036854775809</integer>", large("-9223372036854775809")),
        ("<integer>18446744073709551616</integer>", large("18446744073709551616")),
        ("<real/>", "element is empty in line 1, column 1: expected a value, found '<real/>' (byte 0)"),
        ("<real></real>", real("</real>")), ("<real>1 </real>", real("1")), ("<real>0x1p3</real>", real("0x1p3")),
        ("<real>1e</real>", real("1e")), ("<real>.</real>", real(".")), ("<real>1.2.3</real>", real("1.2.3")),
        ("<real>+-1</real>", real("+-1")), ("<real>infinit</real>", real("infinit")), ("<real>1,5</real>", real("1,5")),
        // Dates and data.
        ("<date/>", "element is empty in line 1, column 1: expected a value, found '<date/>' (byte 0)"),
        ("<date>2001-01-01T00:00:00.5Z</date>", date("2001-01-01T00:00:00.5Z")),
        ("<date>2001-01-01</date>", date("2001-01-01")),
        ("<date>201-01-01T00:00:00Z</date>", date("201-01-01T00:00:00Z")),
        ("<date>+2001-01-01T00:00:00Z</date>", date("+2001-01-01T00:00:00Z")),
        ("<date>2001-01-01T00:00:00</date>", date("2001-01-01T00:00:00")),
        ("<date>9999999999-01-01T00:00:00Z</date>", date("9999999999-01-01T00:00:0")),
        ("<data/>", "element is empty in line 1, column 1: expected a value, found '<data/>' (byte 0)"),
        ("<data>QQ=A</data>", "data in base64 in line 1, column 10: expected the end after '=', found 'A' (byte 9)"),
        (
            "<data>QQ==QQ==</data>",
            "data in base64 in line 1, column 11: expected the end after '=', found 'QQ==' (byte 10)"
        ),
        (
            "<data>Q===</data>",
            "data in base64 in line 1, column 8: "
                + "expected '=' as the third or fourth of four characters only, found '===' (byte 7)"
        ),
        ("<data>Qé</data>", "data in base64 in line 1, column 8: expected ASCII, found 'é' (byte 7)"),
        // UIDs.
        ("<dict><key>CF$UID</key><integer>-1</integer></dict>", uid("-1")),
        ("<dict><key>CF$UID</key><integer>4294967296</integer></dict>", uid("4294967296")),
        ("<dict><key>CF$UID</key><real>3.7</real></dict>", uid("a real")),
    ]

    static func number(_ found: String) -> String {
        "number of a character in line 1, column 9: "
            + "expected a code point in at most 8 digits, and ';', found '\(found)' (byte 8)"
    }
    static func integer(_ found: String) -> String {
        "text of an integer in line 1, column 10: expected decimal digits, or hexadecimal, found '\(found)' (byte 9)"
    }
    static func large(_ found: String) -> String {
        "integer is too large in line 1, column 10: expected \(Int64.min) to \(UInt64.max), found '\(found)' (byte 9)"
    }
    static func real(_ found: String) -> String {
        "text of a real in line 1, column 7: expected a decimal number, nan or infinity, found '\(found)' (byte 6)"
    }
    static func date(_ found: String) -> String {
        "text of a date in line 1, column 7: expected as in 2001-01-01T00:00:00Z, found '\(found)' (byte 6)"
    }
    static func uid(_ found: String) -> String {
        "UID has a value that can't be held in line 1, column 1: "
            + "expected an integer from 0 to 4294967295, found \(found) (byte 0)"
    }

    @Test("A text that is refused says why and where", arguments: refused.indices)
    func refuses(index: Int) {
        let (text, message) = Self.refused[index]
        let error = #expect(throws: PropertyListError.self, "\(text)") {
            try PropertyList(data: Data(text.utf8), format: .xml)
        }
        #expect(error?.description == message)
    }

    @Test("The code distinguishes malformed text, numbers that are too large, and other formats")
    func codes() {
        let codes: [(String, PropertyListError.Code)] = [
            ("<array>", .invalidText), ("<integer>99999999999999999999</integer>", .numberOutOfRange),
            ("<dict><key>CF$UID</key><integer>-1</integer></dict>", .numberOutOfRange), ("{ a = b; }", .unknownFormat),
        ]
        for (text, code) in codes {
            #expect(throws: PropertyListError(code, "")) { try PropertyList(data: Data(text.utf8), format: .xml) }
        }
    }
}
