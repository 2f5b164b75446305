// OpenStep text: what it says, and what is none.

import Foundation
import TestSupport
import Testing

@testable import PropertyLists

@Suite("Reading OpenStep text") struct OpenStepReadingTests {
    static func read(_ bytes: [UInt8], _ limits: ReadLimits = ReadLimits()) throws(PropertyListError) -> PropertyList {
        let binary = ArchiveBytes(try OpenStepPropertyList.binaryData(of: ArchiveBytes(bytes), limits: limits))
        return try PropertyList.value(of: BinaryObjectTable(binary, limits: ReadLimits()), limits: limits)
    }

    private func refusal(of bytes: [UInt8], _ limits: ReadLimits = ReadLimits()) -> PropertyListError? {
        do throws(PropertyListError) {
            let value = try Self.read(bytes, limits)
            Issue.record("\(String(decoding: bytes, as: UTF8.self)) is read as \(value)")
            return nil
        } catch {
            return error
        }
    }

    // MARK: - Accepted

    static let accepted: [(text: String, value: PropertyList)] = [
        // Nothing at all.
        (" ", [:]),
        ("\n// only\n/* comments */ \t", [:]),
        // Strings without quotes.
        ("a", "a"),
        ("a.b-c:d/e_f$G9", "a.b-c:d/e_f$G9"),
        ("/", "/"),
        ("/a", "/a"),
        ("-12.5", "-12.5"),
        ("http://x //y", "http://x"),
        ("bplist00", "bplist00"),
        // Quoted strings.
        ("\"\"", ""),
        ("''", ""),
        ("\"it's\"", "it's"),
        ("'say \"x\"'", "say \"x\""),
        ("\"a /* b */ // c\"", "a /* b */ // c"),
        ("\"é😀\u{2028}\"", "é😀\u{2028}"),
        ("\"a\nb\r\nc\rd\"", "a\nb\r\nc\rd"),
        ("\"a\0b\"", "a\0b"),
        // Escapes.
        (#""\a\b\f\n\r\t\v\"\'\\""#, "\u{7}\u{8}\u{C}\n\r\t\u{B}\"'\\"),
        (#"'\''"#, "'"),
        ("\"a\\\nb\"", "a\nb"),
        ("\"\\\r\n\"", "\r\n"),
        (#""\x\e\u0041\8\é""#, "xeu00418é"),
        (#""\101\1011\7\08\018""#, "AA1\u{7}\u{0}8\u{1}8"),
        (#""\200\201\341\351\256\375""#, "\u{A0}ÀÆØﬁÿ"),
        (#""\376\377""#, "\u{FFFD}\u{FFFD}"),
        (#""\U00e9\U00E9\Ud83d\Ude00\Ufffd""#, "éé😀\u{FFFD}"),
        (#""\U41z\U9z\U00411""#, "Az\tzA1"),
        (#""\Ud83d""#, "\u{FFFD}"),
        (#""\Ude00x\Ud83dy\Ud83d\Ud83d\Ude00""#, "\u{FFFD}x\u{FFFD}y\u{FFFD}😀"),
        // Data.
        ("<>", .data(Data())),
        ("< >", .data(Data())),
        ("<0fBD777f 1c\n\t\r\u{2028}2735\u{2029}ae>", .data(Data([0x0F, 0xBD, 0x77, 0x7F, 0x1C, 0x27, 0x35, 0xAE]))),
        // Arrays.
        ("()", []),
        ("( )", []),
        ("(a)", ["a"]),
        ("(a,)", ["a"]),
        ("(a, \"b c\", (d,(e)), {}, <00>)", ["a", "b c", ["d", ["e"]], [:], .data(Data([0]))]),
        // Dictionaries.
        ("{}", [:]),
        ("{ a = b; }", ["a": "b"]),
        ("{a=b;\"c d\"='e';}", ["a": "b", "c d": "e"]),
        ("{\"\"=\"\";}", ["": ""]),
        ("{a;b = c;'d e';}", ["a": "a", "b": "c", "d e": "d e"]),
        ("{a = {b = {c = (d);};};}", ["a": ["b": ["c": ["d"]]]]),
        ("{a = b; a = c; a = d;}", ["a": "d"]),
        ("{a = (b); a;}", ["a": "a"]),
        // Dictionaries without braces.
        ("a = b;", ["a": "b"]),
        ("a;", ["a": "a"]),
        ("/* Title */\n\"Open…\" = \"Öffnen…\";\n// Button\n\"OK\";\n", ["Open…": "Öffnen…", "OK": "OK"]),
        ("a = (b,c); d = {e;}; f = <01>;", ["a": ["b", "c"], "d": ["e": "e"], "f": .data(Data([1]))]),
        ("a = b; a = c;", ["a": "c"]),
        // Space.
        ("\u{FEFF}a", "a"),
        ("\u{B}\u{C}\u{2028}a\u{2029}", "a"),
        ("{/*a*/b /**/=//c\nd /***/;/*;*/}", ["b": "d"]),
        ("// a\ra", "a"),
        ("// a\u{2028}a", "a"),
        ("a //", "a"),
    ]

    @Test("Text is read as the value it says", arguments: accepted.indices)
    func accepts(index: Int) throws {
        let (text, value) = Self.accepted[index]
        #expect(try Self.read(Array(text.utf8)) == value, "\(text)")
    }

    @Test("Text of UTF-16 and UTF-32 is read after a byte order mark", arguments: [true, false])
    func encodings(isBigEndian: Bool) throws {
        let text = "\u{FEFF}{ \"Größe 😀\" = (a, \"\\U00e9\"); }"
        let value: PropertyList = ["Größe 😀": ["a", "é"]]
        let utf16 = text.utf16.flatMap { unit in
            let bytes = bigEndian(UInt64(unit), width: 2)
            return isBigEndian ? bytes : bytes.reversed()
        }
        let utf32 = text.unicodeScalars.flatMap { scalar in
            let bytes = bigEndian(UInt64(scalar.value), width: 4)
            return isBigEndian ? bytes : bytes.reversed()
        }
        #expect(try Self.read(utf16) == value)
        #expect(try Self.read(utf32) == value)
        #expect(try Self.read(Array(text.utf8)) == value)
        #expect(refusal(of: Array(utf16.dropLast()))?.code == .invalidText)
        #expect(refusal(of: Array(utf32.dropLast()))?.code == .invalidText)
    }

    // MARK: - Refused

    static let refused: [(text: String, byteOffset: Int, message: String)] = [
        ("", 0, "there is no text"),
        ("\u{FEFF}", 3, "there is no text"),
        // Strings.
        ("\"abc", 0, "string without an end in line 1, column 1: expected a quote after it"),
        (" '", 1, "string without an end in line 1, column 2: expected a quote after it"),
        ("\"\\", 0, "string without an end in line 1, column 1: expected a quote after it"),
        ("\"\\\"", 0, "string without an end in line 1, column 1: expected a quote after it"),
        (#""\400""#, 2, "octal escape of no character in line 1, column 3: expected at most 377"),
        (#""\Ug""#, 3, #"in line 1, column 4: expected a hexadecimal digit after \U, found 'g'"#),
        ("\"\\U", 3, #"expected a hexadecimal digit after \U, found the end of the text"#),
        ("é", 0, "in line 1, column 1: expected a value, found 'é'"),
        ("\u{1}", 0, "expected a value, found a control character of the value 1"),
        // What follows a value.
        ("a b", 2, "in line 1, column 3: expected = or a semicolon, found 'b'"),
        ("a,b", 1, "expected = or a semicolon, found ','"),
        ("a+b", 1, "expected = or a semicolon, found '+'"),
        ("a/*b*/", 2, "expected = or a semicolon, found '*'"),
        ("'x' y", 4, "expected = or a semicolon, found 'y'"),
        ("a\0", 1, "expected = or a semicolon, found a control character of the value 0"),
        ("(a) x", 4, "in line 1, column 5: expected nothing after the value, found 'x'"),
        ("{} {}", 3, "expected nothing after the value, found '{'"),
        ("<00> x", 5, "expected nothing after the value, found 'x'"),
        // Dictionaries without braces.
        ("a = b", 5, "expected a semicolon, found the end of the text"),
        ("a = b; c", 8, "expected = or a semicolon, found the end of the text"),
        ("a = b; }", 7, "expected a key, found '}'"),
        ("a = b; <00>", 7, "expected a key, found '<'"),
        ("a = ;", 4, "expected a value, found ';'"),
        ("a =", 3, "expected a value, found the end of the text"),
        ("a = b;\0", 6, "expected a key, found a control character of the value 0"),
        // Dictionaries.
        ("{", 0, "dictionary without an end in line 1, column 1: expected a key or }, found the end of the text"),
        ("{a", 0, "dictionary without an end in line 1, column 1: expected = or a semicolon"),
        ("{a=", 0, "dictionary without an end in line 1, column 1: expected a value"),
        ("\n {a=b;", 2, "dictionary without an end in line 2, column 2: expected a key or }"),
        ("{a=b}", 4, "expected a semicolon, found '}'"),
        ("{a=b;;}", 5, "expected a key or }, found ';'"),
        ("{a=b;c}", 6, "expected = or a semicolon, found '}'"),
        ("{a==b;}", 3, "expected a value, found '='"),
        ("{=b;}", 1, "expected a key or }, found '='"),
        ("{(a)=b;}", 1, "expected a key or }, found '('"),
        ("{<00>=b;}", 1, "expected a key or }, found '<'"),
        ("{a=(b;}", 5, "expected a comma or ), found ';'"),
        ("}", 0, "expected a value, found '}'"),
        // Arrays.
        ("(", 0, "array without an end in line 1, column 1: expected a value or ), found the end of the text"),
        ("(a", 0, "array without an end in line 1, column 1: expected a comma or )"),
        ("(a,", 0, "array without an end in line 1, column 1: expected a value or )"),
        ("(,)", 1, "expected a value, found ','"),
        ("(a,,b)", 3, "expected a value, found ','"),
        ("(a b)", 3, "expected a comma or ), found 'b'"),
        ("(a}", 2, "expected a comma or ), found '}'"),
        ("{a=(\n({", 6, "dictionary without an end in line 2, column 2: expected a key or }"),
        (")", 0, "expected a value, found ')'"),
        // Data.
        ("<", 0, "data without an end in line 1, column 1: expected > after it"),
        ("(<00", 1, "data without an end in line 1, column 2: expected > after it"),
        ("<0>", 2, "in line 1, column 3: expected the second digit of a byte, found '>'"),
        ("<0 0>", 2, "expected the second digit of a byte, found ' '"),
        ("<0", 2, "expected the second digit of a byte, found the end of the text"),
        ("<0fBD777 f>", 8, "expected the second digit of a byte, found ' '"),
        ("<zz>", 1, "expected a hexadecimal digit or >, found 'z'"),
        ("<00/*c*/00>", 3, "expected a hexadecimal digit or >, found '/'"),
        ("<00\u{B}00>", 3, "expected a hexadecimal digit or >, found a control character of the value 11"),
        // GNUstep's typed values.
        ("<*I5>", 0, "'<*' is an extension of GNUstep, which isn't supported"),
        ("{a = <[AA==]>;}", 5, "'<[' is an extension of GNUstep, which isn't supported"),
        // Space and places.
        ("a /* b", 2, "comment without an end in line 1, column 3: expected */ after it"),
        ("/*/", 0, "comment without an end in line 1, column 1: expected */ after it"),
        ("\u{A0}a", 0, "expected a value, found '\u{A0}'"),
        ("{\r\n\ré = 1;\n}", 4, "in line 3, column 1: expected a key or }, found 'é'"),
        ("// ééé\n\"é\" = +", 17, "in line 2, column 7: expected a value, found '+'"),
        ("\u{FEFF}+", 3, "in line 1, column 1: expected a value, found '+'"),
    ]

    @Test("Text that says no value is refused, with the place", arguments: refused.indices)
    func refuses(index: Int) throws {
        let (text, byteOffset, message) = Self.refused[index]
        let error = try #require(refusal(of: Array(text.utf8)))
        #expect(error.code == .invalidText, "\(text)")
        #expect(error.byteOffset == byteOffset, "\(text): \(error)")
        #expect("\(error)".contains(message), "\(text): \(error)")
    }

    static let wrongEncodings: [(bytes: [UInt8], byteOffset: Int)] = [
        ([0x22, 0xE9, 0x22], 1),
        ([0xEF, 0xBB, 0xBF, 0x22, 0x61, 0xC3], 5),
        ([0x61, 0xC0, 0x80], 1),
        ([0xFE, 0xFF, 0], 2),
        ([0xFF, 0xFE, 0, 0, 0, 0xD8, 0, 0], 4),
        // A surrogate without its other half.
        ([0xFE, 0xFF, 0, 0x22, 0xD8, 0, 0, 0x22], 4),
        ([0, 0, 0xFE, 0xFF, 0, 0x11, 0, 0], 4),
        ([0, 0, 0xFE, 0xFF, 0, 0, 0], 4),
        // UTF-16 without a byte order mark.
        ([0, 0x7B, 0, 0x7D], 0),
        // The place in the file, not in the text that it was turned into.
        ([0xFE, 0xFF, 0, 0x28, 0x20, 0xAC], 4),
        ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x28, 0, 0, 0x20, 0xAC], 8),
    ]

    @Test("Bytes that are no text are refused, with the place", arguments: wrongEncodings.indices)
    func refusesEncoding(index: Int) throws {
        let (bytes, byteOffset) = Self.wrongEncodings[index]
        let error = try #require(refusal(of: bytes))
        #expect(error.code == .invalidText)
        #expect(error.byteOffset == byteOffset, "\(bytes): \(error)")
    }
}
