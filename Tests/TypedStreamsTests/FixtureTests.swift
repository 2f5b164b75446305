// Archives that others wrote, read from a folder outside the package that ARCHIVING_FIXTURES names.

import Foundation
import PropertyLists
import TestSupport
import Testing

@testable import TypedStreams

enum Fixtures {
    static let folder: URL? = FixtureFolder.appending("typedstream")

    /// Every archive, by its path in the folder.
    static let names: [String] = ["colors", "foundation", "synthetic"].flatMap { kind in
        let names = folder.flatMap {
            try? FileManager.default.contentsOfDirectory(atPath: $0.appending(path: kind).path)
        }
        return (names ?? []).filter { !$0.hasSuffix(".txt") }.sorted().map { "\(kind)/\($0)" }
    }

    /// Those that are what their writers meant to write.
    static let valid = names.filter { !invalid($0) }

    static func invalid(_ name: String) -> Bool {
        // These are whole as streams; what is wrong with them, typed readers report.
        let whole = ["bad-array-count", "bad-type-excess", "bad-type-mismatch", "bad-unknown-class"]
        let file = String(name.split(separator: "/")[1])
        return (file.hasPrefix("bad-") && !whole.contains(file)) || file == "streamer3-be" || file == "trailing-garbage"
    }

    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: #require(folder).appending(path: name)))
    }

    /// The values that another reader saw, one a line, without the brackets of arrays and structures; up to the first
    /// that it can't read.
    static func events(_ name: String) throws -> (lines: [String], isWhole: Bool) {
        let text = try String(contentsOf: #require(folder).appending(path: name + ".expected.txt"), encoding: .utf8)
        let sections = text.components(separatedBy: "=== ")
        let section = try #require(sections.first { $0.contains(" read: ") })
        var lines: [String] = []
        for line in section.split(separator: "\n").dropFirst(2) {
            if line.hasPrefix("!!!") { return (lines, false) }
            let line = line.drop { $0 == "\t" }
            let isBracket = ["begin array", "end array", "begin struct", "end struct"].contains { line.hasPrefix($0) }
            if !isBracket { lines.append(String(line)) }
        }
        return (lines, true)
    }
}

@Suite("Sequential archives of others", .fixtures)
struct FixtureTests {
    @Test("hold the values that others see in them", arguments: Fixtures.valid)
    func values(name: String) throws {
        let lines = StreamEvents.lines(of: try read(Fixtures.bytes(name)))
        // Others extend unsigned integers by zeros; the format extends them by their sign.
        guard name != "synthetic/unsigned-signextend-le" else {
            let numbers = [
                "255", "65535", "40000", "4294967295", "40000", "4294934529", "3000000000", "18446744073709551615",
            ]
            #expect(lines.filter { !$0.contains("typed values") } == numbers)
            return
        }
        let events = try Fixtures.events(name)
        #expect(events.lines.count > 1)
        #expect(events.isWhole ? lines == events.lines : Array(lines.prefix(events.lines.count)) == events.lines)
    }

    @Test("with numbers that others can't read")
    func longIntegers() throws {
        func numbers(_ name: String) throws -> [String] {
            let lines = StreamEvents.lines(of: try read(Fixtures.bytes(name)))
            return lines.filter { $0.first == "-" || $0.first?.isNumber == true }
        }
        #expect(try numbers("foundation/NumberInt64") == ["-9000000000"])
        #expect(
            try numbers("synthetic/ints-floats-be") == ["258", "16909060", "72623859790382856", "0.5", "0.1"])
        #expect(
            try numbers("synthetic/ints-le") == [
                "0", "127", "128", "-1", "-110", "-111", "-128", "32767", "32768", "-32767", "-32768", "2147483647",
                "-2147483648", "-32768", "2147483648", "9223372036854775807", "-9223372036854775808",
            ])
    }

    @Test("are written again byte for byte", arguments: Fixtures.valid)
    func writtenAgain(name: String) throws {
        let bytes = try Fixtures.bytes(name)
        let stream = try read(bytes)
        #expect(stream.trailingError == nil)
        #expect(stream.endOffset == bytes.count)
        #expect(try stream.bytes() == bytes)
    }

    @Test("that are damaged are errors of the expected kind", arguments: Fixtures.names.filter(Fixtures.invalid))
    func damaged(name: String) throws {
        let bytes = try Fixtures.bytes(name)
        let file = name.dropFirst("synthetic/".count)
        let code: TypedStreamError.Code =
            switch file {
            case "bad-empty", "bad-siglen", "bad-signature", "bad-truncated-header", "bad-version2", "bad-version5":
                .notAnArchive
            case "bad-deep-nesting": .limitExceeded
            case "bad-int64-in-i": .outOfRange
            case "streamer3-be": .notSupported
            case _ where file.hasPrefix("bad-type-") && file != "bad-type-nil": .badEncoding
            default: .corrupt
            }
        var found: TypedStreamError?
        do {
            found = try read(bytes).trailingError
        } catch {
            found = error
        }
        let error = try #require(found)
        #expect(error.code == code, "expected \(error.expected), found \(error.found)")
        #expect((0...bytes.count).contains(try #require(error.byteOffset)))
    }

    @Test("cut short or changed in a byte are values or errors", arguments: Fixtures.names)
    func changes(name: String) throws {
        let bytes = try Fixtures.bytes(name)
        // Of large files, every so many bytes.
        let indices = stride(
            from: 0, to: bytes.count, by: bytes.count / IntegrationRing.size(300, inRing: 150, otherwise: 20) + 1)
        for count in indices {
            _ = Self.outcome(Array(bytes[..<count]))
        }
        // Optimized code has the time for every value; the others are the tags and their neighbours.
        #if DEBUG
        let values: [UInt8] = [0x00, 0x7F, 0x80, 0x81, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x92, 0x93, 0xFF]
        #else
        let values = UInt8.min...UInt8.max
        #endif
        for index in indices {
            var changed = bytes
            for value in values where value != bytes[index] {
                changed[index] = value
                let outcome = Self.outcome(changed)
                #expect(outcome, "byte \(index) is \(value)")
                guard outcome else { return }
            }
        }
    }

    // Whether a stream is an error with a place, or is read and written, and what was written reads the same.
    private static func outcome(_ bytes: [UInt8]) -> Bool {
        do throws(TypedStreamError) {
            let stream = try read(bytes)
            let written = try stream.bytes()
            let again = try read(written)
            let writtenAgain = try again.bytes()
            return StreamEvents.lines(of: stream) == StreamEvents.lines(of: again) && writtenAgain == written
        } catch {
            return error.byteOffset.map { (0...bytes.count).contains($0) } ?? false
        }
    }
}
