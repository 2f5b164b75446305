// OpenStep text as we write it, and what it can't hold.

import Foundation
import TestSupport
import Testing

@testable import PropertyLists

@Suite("Writing OpenStep text") struct OpenStepWritingTests {
    static let written: [(value: PropertyList, text: String)] = [
        // A root that is a word would be the start of a list of keys.
        ("a", "\"a\"\n"),
        ("", "\"\"\n"),
        (["Az09_."], "(\n    Az09_.\n)\n"),
        ("a b", "\"a b\"\n"),
        ("//x", "\"//x\"\n"),
        ("a-b", "\"a-b\"\n"),
        ("bplist00", "\"bplist00\"\n"),
        ("\u{0}\u{1}\u{7}\u{8}\t\n\u{B}\u{C}\r\u{1F}\u{7F}", #""\000\001\a\b\t\n\v\f\r\037\177""# + "\n"),
        ("'\"\\", #""'\"\\""# + "\n"),
        ("é😀\u{FFFD}\u{80}", #""\U00e9\Ud83d\Ude00\Ufffd\U0080""# + "\n"),
        (.data(Data()), "<>\n"),
        (.data(Data([0x0F, 0xBD, 0x77, 0x7F, 0x1C])), "<0fbd777f 1c>\n"),
        ([], "()\n"),
        ([:], "{}\n"),
        (["a", ["b", []]], "(\n    a,\n    (\n        b,\n        ()\n    )\n)\n"),
        (
            ["é": "1", "b": ["d": [:], "c": "x y"], "B": .data(Data([1]))],
            "{\n    B = <01>;\n    b = {\n        c = \"x y\";\n        d = {};\n    };\n    \"\\U00e9\" = 1;\n}\n"
        ),
    ]

    @Test("A value is written as text, and read again", arguments: written.indices)
    func writes(index: Int) throws {
        let (value, text) = Self.written[index]
        let bytes = try OpenStepPropertyList.bytes(of: value)
        #expect(String(decoding: bytes, as: UTF8.self) == text)
        #expect(try OpenStepReadingTests.read(bytes) == value)
    }

    static let notRepresentable: [(value: PropertyList, message: String)] = [
        (
            .null,
            "property list has no form in OpenStep text: expected a string, data, an array or a dictionary, found null"
        ),
        (true, "found a boolean"),
        (1, "found an integer"),
        (1.5, "found a real"),
        (.float(1.5), "found a real"),
        (.date(Date(timeIntervalSinceReferenceDate: 0)), "found a date"),
        (.uid(.init(1)), "found a UID"),
        (.set([]), "found a set"),
        ([1], "value '[0]' has no form in OpenStep text"),
        (["a", ["b": [true]]], "value '[1].b[0]' has no form"),
        (["departments": [[:], ["salary": 1.5]]], "value 'departments[1].salary' has no form"),
    ]

    @Test("A value that the text can't hold is an error that names the way to it", arguments: notRepresentable.indices)
    func refuses(index: Int) throws {
        let (value, message) = Self.notRepresentable[index]
        let error = try #require(throws: PropertyListError.self) { try OpenStepPropertyList.bytes(of: value) }
        #expect(error.code == .notRepresentable)
        #expect("\(error)".contains(message), "\(error)")
        #expect(error.byteOffset == nil)
    }

    @Test("The end of a long path to a value is named")
    func longWay() throws {
        var value: PropertyList = ["last": 1]
        for _ in 0..<20 {
            value = [value]
        }
        let error = try #require(throws: PropertyListError.self) { try OpenStepPropertyList.bytes(of: value) }
        #expect("\(error)".contains("value '…" + String(repeating: "[0]", count: 15) + ".last' has no form"))
    }

    @Test("What is written nests 512 deep and no deeper")
    func depth() throws {
        var value: PropertyList = []
        for _ in 1..<512 {
            value = [value]
        }
        #expect(try OpenStepReadingTests.read(OpenStepPropertyList.bytes(of: value)) == value)
        let tooDeep: PropertyList = ["a": value]
        let error = try #require(throws: PropertyListError.self) { try OpenStepPropertyList.bytes(of: tooDeep) }
        #expect(error.code == .limitExceeded)
    }

    @Test("A random value is read as it was written, and written again with the same bytes")
    func roundTrips() throws {
        let seed = RunSeed.first
        var generator = SeededGenerator(seed: seed)
        for round in 0..<200 {
            let value = Self.textual(RoundTripTests.randomValue(depth: 4, using: &generator))
            let bytes = try OpenStepPropertyList.bytes(of: value)
            #expect(bytes.allSatisfy { $0 < 0x80 })
            try #require(try OpenStepReadingTests.read(bytes) == value, "seed \(seed), round \(round)")
            try #require(try OpenStepPropertyList.bytes(of: OpenStepReadingTests.read(bytes)) == bytes, "seed \(seed)")
        }
    }

    /// A value with words in the place of what OpenStep text doesn't have.
    static func textual(_ value: PropertyList) -> PropertyList {
        switch value {
        case .string, .data: value
        case .array(let elements), .set(let elements): .array(elements.map(textual))
        case .dictionary(let entries): .dictionary(entries.mapValues(textual))
        default: .string("\(value)")
        }
    }
}
