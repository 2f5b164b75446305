// OpenStep text by way of the calls that read and write property lists of all formats.

import Foundation
import PropertyLists
import Testing

@Suite("The format of OpenStep text") struct OpenStepFormatTests {
    static let texts: [(text: String, value: PropertyList)] = [
        ("{ a = (b, <00ff>); }", ["a": ["b", .data(Data([0, 0xFF]))]]),
        ("/* Title */\n\"OK\" = \"Gut\";\n", ["OK": "Gut"]),
        ("(a)", ["a"]),
        ("word", "word"),
        (" \n", [:]),
        ("<00 ff>", .data(Data([0, 0xFF]))),
        ("\"bplist00\"", "bplist00"),
    ]

    @Test("Text is distinguished from the other formats and read", arguments: texts.indices)
    func reads(index: Int) throws {
        let (text, value) = Self.texts[index]
        let data = Data(text.utf8)
        #expect(PropertyList.Format(of: data) == .openStep, "\(text)")
        #expect(try PropertyList(data: data) == value, "\(text)")
        #expect(try PropertyList(data: data, format: .openStep) == value, "\(text)")
    }

    @Test("What is written as text is read as such", arguments: texts.map(\.value))
    func writes(value: PropertyList) throws {
        let data = try value.data(format: .openStep)
        #expect(try PropertyList(data: data) == value)
        #expect(try PropertyList(data: data).data(format: .openStep) == data)
    }

    @Test("A number can't be written as text")
    func refuses() throws {
        let error = try #require(throws: PropertyListError.self) {
            try PropertyList.dictionary(["volume": 1]).data(format: .openStep)
        }
        #expect(error.code == .notRepresentable)
        #expect("\(error)".hasPrefix("value 'volume' has no form in OpenStep text"))
    }
}
