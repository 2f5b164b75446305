// What errors say, and the small values: integers and contents.

import Foundation
import Testing

@testable import PropertyLists

@Suite("Errors and small values") struct PropertyListErrorTests {
    static let messages: [(BinaryFile, String)] = [
        (BinaryFile([0x09]).with { $0.header = [] }, "not a binary property list: expected bplist00 (byte 0)"),
        (
            BinaryFile([0x09]).with { $0.objectCount = 3 },
            "offset table ends after the trailer begins: expected 3 entries of 1 bytes, found 1 bytes (byte 10)"
        ),
        (BinaryFile([0x09]).with { $0.gap = [0] }, "offset table ends before the trailer begins (byte 10)"),
        (BinaryFile([0x0F]), "no object has the marker 0x0f (byte 8)"),
        (
            BinaryFile([0xA1, 7]),
            "object reference names no object: expected an object number less than 1, found 7 (byte 9)"
        ),
        (BinaryFile([0xD1, 1, 1], [0xA0]), "key of a dictionary: expected a string, found an array (byte 11)"),
        (BinaryFile([0xA1, 0]), "container contains itself: found object 0 (byte 8)"),
        (
            BinaryFile([0x52, 0x61]),
            "object ends after the object table: expected at most 1 bytes, found a string, count 2 (byte 8)"
        ),
    ]

    @Test("A message says what, where, and what was expected", arguments: messages.indices)
    func describes(index: Int) {
        let (file, message) = Self.messages[index]
        let error = #expect(throws: PropertyListError.self) {
            try PropertyList(data: Data(file.bytes), format: .binary)
        }
        #expect(error?.description == message)
    }

    /// Each damaged file with its error and what an alert shows of it.
    private static func list() throws -> String {
        try (HostileBinaryTests.trailers + HostileBinaryTests.objects).map { file in
            let error = try #require(throws: PropertyListError.self) {
                try PropertyList(data: Data(file.bytes), format: .binary)
            }
            let texts = [error.errorDescription, error.recoverySuggestion].compactMap(\.self)
            return "\(file.title): \(error.code)\n" + texts.map { "    \($0)\n" }.joined()
        }.joined()
    }

    @Test("The list has what is shown of each damaged file: `UPDATE_GOLDEN=1 swift test` rewrites it")
    func texts() throws {
        let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "DamagedFiles.txt")
        let text = try Self.list()
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" { try Data(text.utf8).write(to: golden) }
        let lines = try String(contentsOf: golden, encoding: .utf8).split(separator: "\n")
        let difference = text.split(separator: "\n").difference(from: lines)
        #expect(difference.isEmpty, "DamagedFiles.txt differs: \(difference)")
    }

    @Test("Errors are equal when their codes are")
    func equality() {
        let first = PropertyListError(.cycle, "one", at: 1, expected: "a", found: "b")
        #expect(first == PropertyListError(.cycle, "another"))
        #expect(first != PropertyListError(.truncated, "one", at: 1, expected: "a", found: "b"))
        #expect(Set([first, PropertyListError(.cycle, "another")]).count == 1)
        #expect((first.byteOffset, first.expected, first.found) == (1, "a", "b"))
        #expect(MemoryLayout<PropertyListError>.size == MemoryLayout<Int>.size)
        #expect(PropertyListError.Code.cycle.description == "cycle")
    }

    @Test("Integers compare and convert over both ranges")
    func integers() {
        let ascending: [PropertyListInteger] = [
            .init(Int64.min), -1, 0, 1, .init(Int64.max), .init(UInt64(1) << 63), .init(UInt64.max),
        ]
        for (left, first) in ascending.enumerated() {
            for (right, second) in ascending.enumerated() {
                #expect((first < second) == (left < right), "\(first) \(second)")
                #expect((first == second) == (left == right), "\(first) \(second)")
            }
        }
        #expect(ascending.map(\.signed) == [.min, -1, 0, 1, .max, nil, nil])
        #expect(ascending.map(\.unsigned) == [nil, nil, 0, 1, UInt64(Int64.max), 1 << 63, .max])
        #expect(ascending.map(\.description).last == "18446744073709551615")
        #expect(PropertyListInteger(UInt64(5)) == PropertyListInteger(Int64(5)))
    }

    @Test("Contents come out of their own kind only")
    func contents() {
        let date = Date(timeIntervalSinceReferenceDate: 5)
        let values: [PropertyList] = [true, 1, 1.5, .date(date), .data(Data([1])), "a", [1], ["a": 1]]
        #expect(values.map(\.boolean) == [true, nil, nil, nil, nil, nil, nil, nil])
        #expect(values.map(\.integer) == [nil, 1, nil, nil, nil, nil, nil, nil])
        #expect(values.map(\.double) == [nil, nil, 1.5, nil, nil, nil, nil, nil])
        #expect(values.map(\.date) == [nil, nil, nil, date, nil, nil, nil, nil])
        #expect(values.map(\.bytes) == [nil, nil, nil, nil, Data([1]), nil, nil, nil])
        #expect(values.map(\.string) == [nil, nil, nil, nil, nil, "a", nil, nil])
        #expect(values.map(\.array) == [nil, nil, nil, nil, nil, nil, [1], nil])
        #expect(values.map(\.dictionary) == [nil, nil, nil, nil, nil, nil, nil, ["a": 1]])
        #expect(PropertyList.float(0.5).double == 0.5)
        #expect(PropertyList.integer(.init(UInt64.max)).integer == nil)
        #expect(values[7]["a"] == 1)
        #expect(values[7]["b"] == nil)
        #expect(values[6]["a"] == nil)
        #expect((["a": 1, "a": 2] as PropertyList) == ["a": 1])
    }
}
