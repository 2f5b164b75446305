// The toolchain's PropertyListSerialization as the other side.

import Foundation
import TestSupport
import Testing

@testable import PropertyLists

@Suite("Foundation's PropertyListSerialization") struct FoundationPeerTests {
    private typealias Format = PropertyListSerialization.PropertyListFormat

    private func read(_ data: Data) throws -> (value: PropertyList, format: Format) {
        var format = Format.xml
        let value = try PropertyListSerialization.propertyList(from: data, options: [], format: &format)
        return (try PropertyList(foundation: value), format)
    }

    // MARK: - Binary

    @Test("It reads random lists that we write, and we read those that it writes")
    func binary() throws {
        let seed = RunSeed.first
        var generator = SeededGenerator(seed: seed)
        for round in 0..<150 {
            let value = RoundTripTests.randomValue(depth: 3, using: &generator).knownToFoundation
            let (theirs, format) = try read(value.data())
            try #require(theirs == value, "seed \(seed), round \(round)")
            #expect(format == .binary)
            let written = try PropertyListSerialization.data(
                fromPropertyList: value.foundation, format: .binary, options: 0)
            try #require(try PropertyList(data: written) == value, "seed \(seed), round \(round)")
            #expect(try value.data().count <= written.count, "seed \(seed), round \(round)")
        }
    }

    // Not among them: infinity of 32 bits, which Foundation makes one of 64.
    @Test(
        "The ends of the numbers go both ways",
        arguments: [
            0, 255, 256, 65_535, 65_536, 4_294_967_295, 4_294_967_296, -1, -128, -4_294_967_296,
            .integer(.init(Int64.max)), .integer(.init(Int64.min)), .integer(.init(UInt64.max)),
            0.0, -0.0, .double(.infinity), .double(-.infinity), .double(.leastNonzeroMagnitude),
            .double(.greatestFiniteMagnitude), .float(0.1), true, false,
        ] as [PropertyList])
    func numbers(value: PropertyList) throws {
        #expect(try read(value.data()).value == value)
        let written = try PropertyListSerialization.data(
            fromPropertyList: value.foundation, format: .binary, options: 0)
        #expect(try PropertyList(data: written) == value)
    }

    // MARK: - OpenStep text

    @Test("It reads the text that we write")
    func openStepWritten() throws {
        let seed = RunSeed.first
        var generator = SeededGenerator(seed: seed)
        for round in 0..<150 {
            let value = OpenStepWritingTests.textual(RoundTripTests.randomValue(depth: 3, using: &generator))
            let (theirs, format) = try read(Data(OpenStepPropertyList.bytes(of: value)))
            try #require(theirs == value, "seed \(seed), round \(round)")
            #expect(format == .openStep)
        }
    }

    @Test("It reads text in all its spellings as we do")
    func openStepSpellings() throws {
        let seed = RunSeed.first
        var speller = OpenStepSpeller(generator: SeededGenerator(seed: seed))
        for round in 0..<200 {
            let value = OpenStepWritingTests.textual(
                RoundTripTests.randomValue(depth: 3, using: &speller.generator))
            let text = speller.document(value)
            let ours = try OpenStepReadingTests.read(Array(text.utf8))
            try #require(ours == value, "seed \(seed), round \(round): \(text)")
            try #require(try read(Data(text.utf8)).value == value, "seed \(seed), round \(round): \(text)")
        }
    }

    // The two bytes that NextStep has no character for are NUL there, and U+FFFD here.
    private static let readsOtherwise: Set<String> = [#""\376\377""#]

    @Test("It reads what we accept as the same value", arguments: OpenStepReadingTests.accepted.indices)
    func openStepAccepted(index: Int) throws {
        let (text, value) = OpenStepReadingTests.accepted[index]
        if Self.readsOtherwise.contains(text) {
            #expect(try read(Data(text.utf8)).value != value, "\(text)")
        } else {
            #expect(try read(Data(text.utf8)).value == value, "\(text)")
        }
    }

    // What Foundation lets pass: what follows the last entry of a dictionary without braces, comments without an end,
    // octal escapes above a byte, and \U without a digit, which is NUL there.
    private static let letsPass: Set<String> = [
        "a = b; }", "a = b; <00>", "a = b;\0", "a /* b", "/*/", #""\400""#, #""\Ug""#,
    ]

    @Test("It refuses what we refuse, but for a list of exceptions", arguments: OpenStepReadingTests.refused.indices)
    func openStepRefused(index: Int) {
        let (text, _, message) = OpenStepReadingTests.refused[index]
        // Foundation prints a line to the log for each missing semicolon.
        if message.contains("a semicolon"), !Self.letsPass.contains(text) { return }
        if Self.letsPass.contains(text) {
            #expect(throws: Never.self, "\(text)") { try read(Data(text.utf8)) }
        } else {
            #expect(throws: (any Error).self, "\(text)") { try read(Data(text.utf8)) }
        }
    }

    @Test("It has the same character for each octal escape but the two that have none", arguments: 0...0o375)
    func octalEscapes(value: Int) throws {
        let digits = String(value, radix: 8)
        let text = "\"\\" + String(repeating: "0", count: 3 - digits.count) + digits + "\""
        #expect(try OpenStepReadingTests.read(Array(text.utf8)) == read(Data(text.utf8)).value)
    }
}
