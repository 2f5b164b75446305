// libplist's plistutil as the other side: it rewrites what we write, directly and by way of its other formats.

import Foundation
import TestSupport
import Testing

@testable import PropertyLists

/// The program, outside the suite because its condition may not refer to itself.
private enum Plistutil {
    static let executable = PeerExecutable(named: "plistutil")
    /// Its newer versions know more formats.
    static let help = executable?.printed("--help") ?? ""
}

@Suite("plistutil", .enabled(if: Plistutil.executable != nil, "there is no plistutil here"))
struct PlistutilPeerTests {
    private func convert(_ input: Data, to format: String) throws -> Data {
        try #require(Plistutil.executable).run(input: input) { ["-i", $0, "-o", $1, "-f", format] }
    }

    private func randomList(_ generator: inout SeededGenerator) -> PropertyList {
        .array((0..<40).map { _ in Self.known(RoundTripTests.randomValue(depth: 3, using: &generator)) })
    }

    // libplist has no null and no sets, writes a real with as many bits as it needs, and has whole seconds in XML.
    private static func known(_ value: PropertyList) -> PropertyList {
        switch value {
        case .null: .boolean(false)
        case .float(let value): .double(Double(value).rounded())
        case .double(let value): .double(value.truncatingRemainder(dividingBy: 1e9).rounded())
        case .date(let value):
            .date(
                Date(
                    timeIntervalSinceReferenceDate:
                        value.timeIntervalSinceReferenceDate.remainder(dividingBy: 1e9).rounded()))
        case .array(let elements), .set(let elements): .array(elements.map(known))
        case .dictionary(let entries): .dictionary(entries.mapValues(known))
        default: value
        }
    }

    // Some of its versions read a UID in XML as the dictionary that it is written as there.
    private static func widened(_ value: PropertyList) -> PropertyList {
        switch value {
        case .dictionary(let entries) where entries.count == 1 && entries["CF$UID"] != nil:
            uid(entries["CF$UID"]) ?? value
        case .float(let value): .double(Double(value))
        case .array(let elements): .array(elements.map(widened))
        case .dictionary(let entries): .dictionary(entries.mapValues(widened))
        default: value
        }
    }

    private static func uid(_ value: PropertyList?) -> PropertyList? {
        guard case .integer(let number) = value, let unsigned = number.unsigned else { return nil }
        return UInt32(exactly: unsigned).map { .uid(PropertyList.UID($0)) }
    }

    @Test("It reads what we write, and we read what it writes, directly and by way of XML")
    func binary() throws {
        let seed = RunSeed.first
        var generator = SeededGenerator(seed: seed)
        let value = randomList(&generator)
        let direct = try convert(value.data(), to: "bin")
        #expect(Self.widened(try PropertyList(data: direct)) == value, "seed \(seed)")
        let byWayOfXML = try convert(convert(value.data(), to: "xml"), to: "bin")
        #expect(Self.widened(try PropertyList(data: byWayOfXML)) == value, "seed \(seed)")
    }

    @Test(
        "It turns what we write into JSON",
        .enabled(if: Plistutil.help.contains("json"), "this plistutil has no JSON"))
    func json() throws {
        let value: PropertyList = [
            "text": "é \"x\" 日本語😀", "yes": true, "no": false,
            "small": 1, "negative": -26, "big": 5_000_000_000,
            "list": ["a", [], [:], ["b": ["c"]]],
        ]
        let read = try JSONSerialization.jsonObject(with: convert(value.data(), to: "json"))
        #expect(try PropertyList(foundation: read) == value)
    }

    // Its reader has no escaped backslashes and no characters beyond U+FFFF, its writer no empty strings.
    @Test(
        "It reads the OpenStep text that we write, and we read its",
        .enabled(if: Plistutil.help.contains("openstep"), "this plistutil has no OpenStep text"))
    func openStep() throws {
        let value: PropertyList = [
            "name": "Ann \"Lee\"\n\t(é☃)", "list": ["a", "b c", ["d"], ["e": "f"]], "data": .data(Data(0...40)),
        ]
        let binary = try convert(Data(OpenStepPropertyList.bytes(of: value)), to: "bin")
        #expect(try PropertyList(data: binary) == value)
        let text = try convert(value.data(), to: "openstep")
        #expect(try OpenStepReadingTests.read([UInt8](text)) == value)
    }
}
