// Property lists that other writers wrote, read from a folder outside the package that ARCHIVING_FIXTURES names.

import Foundation
import TestSupport
import Testing

@testable import PropertyLists

private enum Fixtures {
    static let folder: URL? = FixtureFolder.appending("keyed")

    static func names(in path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: #require(folder).appending(path: path).path)
    }

    static func data(_ path: String) throws -> Data {
        try Data(contentsOf: #require(folder).appending(path: path))
    }
}

@Suite("Fixtures", .fixtures)
struct FixtureTests {
    static let values: [(String, PropertyList)] = [
        ("array_empty", []),
        (
            "array_long",
            [
                true, false, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, -1, -2, -3.14, "four", "five", "six", "seven", [8], [[9]],
                "ten",
                11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21.22, 23, 24, 25, true,
            ]
        ),
        ("array_short", [1, true, 3.14, "four"]),
        ("ascii_string_empty", ""),
        ("ascii_string_long", "a relatively long string with ascii characters in it"),
        ("ascii_string_short", "yo"),
        ("data_long", .data(Data("a relatively long string that is more than 32 characters long".utf8))),
        ("data_short", .data(Data("hi".utf8))),
        ("date_future", .date(Date(timeIntervalSinceReferenceDate: 1_454_557_055.10146))),
        ("date_recent", .date(Date(timeIntervalSinceReferenceDate: 508_476_995.382174))),
        ("date_past", .date(Date(timeIntervalSinceReferenceDate: -100))),
        (
            "dict_big",
            .dictionary(
                Dictionary(
                    uniqueKeysWithValues: zip("abcdefghijklmnopqrstuvwxyz0123456789", Int64(1)...)
                        .map { (String($0), .integer(PropertyListInteger($1))) }))
        ),
        ("dict_empty", [:]),
        ("dict_nested", ["outer": ["middle": ["inner": "value"]]]),
        ("dict_small", ["a": 1, "b": 2]),
        ("false", false),
        ("true", true),
        // Its name speaks of what its number needs; it has 64 bits.
        ("float32", 3.141592),
        ("float64", 2.71828182845904),
        ("int8", 42),
        ("int16", 9001),
        ("int32", 80000),
        ("int64", 5_000_000_000),
        ("int64_max", .integer(PropertyListInteger(Int64.max))),
        ("negative1", -1),
        ("negative26", -26),
        ("negative_int_max", .integer(PropertyListInteger(-Int64.max))),
        ("utf16_string_empty", ""),
        ("utf16_string_long", .string(String(repeating: "☃❤✓☀★☂♞☯☢☎❄♫", count: 4))),
        ("utf16_string_short", "☃"),
    ]

    @Test("A value that another writer wrote is read", arguments: values.indices)
    func reads(index: Int) throws {
        let (name, value) = Self.values[index]
        #expect(try PropertyList(data: Fixtures.data("bpylist2/\(name).plist")) == value, "\(name)")
    }

    @Test("Each property list of the folder that is no archive has its value here")
    func namesAll() throws {
        let others: Set = ["AccessibilityDefinitions"]
        let names = try Fixtures.names(in: "bpylist2").filter { $0.hasSuffix(".plist") }.map { $0.dropLast(6) }
        let plain = names.filter { !$0.hasSuffix("_archive") }.map(String.init)
        #expect(Set(plain).subtracting(others) == Set(Self.values.map(\.0)))
    }

    @Test("Every binary file is read, and read again when we have written it")
    func readsAll() throws {
        let folders = ["bpylist2", "cpython-plistlib", "macos10.11", "macos10.14", "mantle"]
        var count = 0
        for folder in folders {
            let url = try #require(Fixtures.folder).appending(path: folder)
            for file in try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
                let data = try Data(contentsOf: file)
                guard data.starts(with: Data("bplist".utf8)) else { continue }
                let value = try PropertyList(data: data)
                let written = try value.data()
                #expect(try PropertyList(data: written) == value, "\(file.lastPathComponent)")
                // Every equal value is written once, so that no other file is shorter.
                #expect(written.count <= data.count, "\(file.lastPathComponent)")
                count += 1
            }
        }
        #expect(count > 50)
    }

    @Test("All kinds of values in one file of another writer are read")
    func readsPlistlib() throws {
        let value = try PropertyList(data: Fixtures.data("cpython-plistlib/PlistFormat.FMT_BINARY.plist"))
        let gunk = Data("<binary gunk>".utf8)
        let more = Data(repeatElement(Data("<lots of binary gunk>\0\u{1}\u{2}\u{3}".utf8), count: 10).joined())
        let expected: PropertyList = [
            "aBigInt": 9_223_372_036_854_775_764,
            "aBigInt2": .integer(PropertyListInteger(UInt64(9_223_372_036_854_775_852))),
            "aDate": .date(Date(timeIntervalSince1970: 1_098_786_813)),
            "aDict": [
                "aFalseValue": false, "aTrueValue": true, "aUnicodeValue": "Mässig, Maß",
                "anotherString": "<hello & 'hi' there!>",
                "deeperDict": ["a": 17, "b": 32.5, "c": [1, 2, "text"]],
            ],
            "aFloat": 0.5, "aList": ["A", "B", 12, 32.5, [1, 2, 3]],
            "aNegativeBigInt": -80_000_000_000, "aNegativeInt": -5, "aString": "Doodah",
            "anEmptyDict": [:], "anEmptyList": [], "anInt": 728,
            "nestedData": [.data(more)], "someData": .data(gunk), "someMoreData": .data(more),
            "Åbenraa": "That was a unicode key.",
        ]
        #expect(value == expected)
    }

    static let verdicts: [(String, PropertyListError.Code?)] = [
        ("bp-array-contains-itself", .cycle),
        ("bp-billion-laughs-dag40", .limitExceeded),
        ("bp-count-int64-max-af", .objectOutOfBounds),
        ("bp-count-negative-5f", .invalidCount),
        ("bp-dict-key-is-array", .keyNotString),
        ("bp-huge-count-4f", .objectOutOfBounds),
        ("bp-huge-count-5f", .objectOutOfBounds),
        ("bp-huge-count-6f", .objectOutOfBounds),
        ("bp-huge-count-af", .objectOutOfBounds),
        ("bp-huge-count-df", .objectOutOfBounds),
        ("bp-int128-uint64max", nil),
        ("bp-nested-500-ok", nil),
        ("bp-nested-5000", .limitExceeded),
        ("bp-numobjects-ffffffff", .invalidTrailer),
        ("bp-numobjects-wrap-40000000", .invalidTrailer),
        ("bp-offset-size-3", nil),
        ("bp-uid-3-bytes", nil),
        ("bp-uid-8-bytes", nil),
        ("bp-uid-over-uint32", .numberOutOfRange),
    ]

    @Test("A file that was made to be wrong gives its error, a strange one its value", arguments: verdicts.indices)
    func hostile(index: Int) throws {
        let (name, code) = Self.verdicts[index]
        let data = try Fixtures.data("synthetic-malformed/\(name).bplist")
        do throws(PropertyListError) {
            _ = try PropertyList(data: data)
            #expect(code == nil, "\(name)")
        } catch {
            #expect(error.code == code, "\(name): \(error)")
        }
    }

    static let strange: [(String, PropertyList)] = [
        ("bp-int128-uint64max", .integer(PropertyListInteger(UInt64.max))),
        ("bp-nested-500-ok", (0..<500).reduce(true) { value, _ in [value] }),
        ("bp-offset-size-3", true),
        ("bp-uid-3-bytes", .uid(.init(258))),
        ("bp-uid-8-bytes", .uid(.init(1))),
    ]

    @Test("A strange file has the value that Cocoa reads", arguments: strange.indices)
    func readsStrange(index: Int) throws {
        let (name, value) = Self.strange[index]
        #expect(try PropertyList(data: Fixtures.data("synthetic-malformed/\(name).bplist")) == value, "\(name)")
    }

    @Test("Each file that was made to be wrong has its outcome here")
    func namesAllWrong() throws {
        let names = try Fixtures.names(in: "synthetic-malformed").filter { $0.hasPrefix("bp-") }
        #expect(Set(names) == Set(Self.verdicts.map { "\($0.0).bplist" }))
        #expect(Self.verdicts.filter { $0.1 == nil }.map(\.0) == Self.strange.map(\.0))
    }
}
