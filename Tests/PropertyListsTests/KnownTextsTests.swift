// A writer that knows the texts of its earlier lists writes what a new one writes.

import Foundation
import TestSupport
import Testing

@testable import PropertyLists

@Suite("Known texts") struct KnownTextsTests {
    /// Texts of all kinds, of which many lists contain some: short, long, empty, and in UTF-16.
    private static let texts: [String] =
        ["", "é", "\u{E9}", "e\u{301}", "root", "$class", String(repeating: "x", count: 31), "日本語"]
        + (0..<60).map { "key \($0)" } + [200, 300].map { String(repeating: "long", count: $0) }

    /// What a list consists of.
    private enum Step {
        case text(Int)
        case string(String)
        case number(Int64)
        case data([UInt8])
    }

    @Test("Lists written one after the other are those of new writers", arguments: [nil, LeafHash(seed: (0, 0))])
    func lists(hash: LeafHash?) throws {
        let seed = RunSeed.first
        var generator = SeededGenerator(seed: seed)
        var writer = BinaryPropertyListWriter(hash: hash)
        var places: [Int: Int] = [:]
        for list in 0..<300 {
            let steps = Self.steps(count: list % 50 == 7 ? 20_000 : 60, using: &generator)
            var fresh = BinaryPropertyListWriter()
            var freshPlaces: [Int: Int] = [:]
            let expected = try Self.write(steps, &fresh, &freshPlaces)
            #expect(try Self.write(steps, &writer, &places) == expected, "seed \(seed), list \(list)")
            switch UInt8.random(in: 0..<8, using: &generator) {
            case 0: writer.reset()
            case 1:
                writer.reset()
                writer.forgetTexts()
                places = [:]
            case 2: #expect(try Self.finish(&writer) == Self.finish(&fresh))
            case let choice:
                let data = try writer.finishedData(topObject: writer.null(), keepingMemory: choice > 4)
                #expect(try Self.finish(&fresh) == [UInt8](data), "seed \(seed), list \(list)")
            }
        }
    }

    @Test("The same text in other memory has the same place")
    func samePlace() throws {
        var writer = BinaryPropertyListWriter()
        let place = try writer.learn("title")
        #expect(try writer.learn(String(decoding: Array("title".utf8), as: UTF8.self)) == place)
        writer.reset()
        #expect(try writer.learn("title") == place)
        writer.reset()
        // Equal, but not the same text.
        #expect(try writer.learn("\u{E9}") != writer.learn("e\u{301}"))
        #expect(writer.objectCount == 0)
    }

    @Test("A text that is learned is not written, and a string that was written before is the same object")
    func learning() throws {
        var writer = BinaryPropertyListWriter()
        for text in ["title", "日本語"] {
            let index = try writer.string(text)
            let place = try writer.learn(text)
            #expect(try writer.index(ofText: place) == index)
            #expect(try writer.learn(ofWritten: index) == place)
        }
        #expect(try writer.learn("another") == 2)
        #expect(writer.objectCount == 2)
        #expect(try writer.string("another") == writer.index(ofText: 2))
        writer.reset()
        #expect(try writer.index(ofText: 1) == 0)
        #expect(try writer.learn(ofWritten: writer.string("new")) == 3)
    }

    @Test("What is not a text has no place")
    func noTexts() throws {
        var writer = BinaryPropertyListWriter()
        let unpaired: [UInt8] = [0x61, 0xD8, 0x00]
        let leaves = try [writer.integer(7), writer.data([0x61]), writer.leaf(copying: unpaired[...])]
        for index in leaves { #expect(try writer.learn(ofWritten: index) == nil) }
        #expect(try writer.string("\u{FFFD}") == 3)
        #expect(try writer.learn(ofWritten: 2) == nil)
    }

    private static func steps(count: Int, using generator: inout SeededGenerator) -> [Step] {
        (0..<count).map { _ in
            switch UInt8.random(in: 0..<6, using: &generator) {
            case 0, 1: .text(.random(in: texts.indices, using: &generator))
            case 2: .string(texts.randomElement(using: &generator) ?? "")
            case 3: .string("\(UInt16.random(in: 0..<500, using: &generator))")
            case 4: .number(.random(in: 0..<20_000, using: &generator))
            default: .data([.random(in: 0..<4, using: &generator)])
            }
        }
    }

    /// The index of each step's object.
    private static func write(
        _ steps: [Step], _ writer: inout BinaryPropertyListWriter, _ places: inout [Int: Int]
    ) throws -> [UInt32] {
        try steps.map { step in
            switch step {
            case .text(let number):
                if let place = places[number] { return try writer.index(ofText: place) }
                places[number] = try writer.learn(texts[number])
                return try writer.string(texts[number])
            case .string(let text): return try writer.string(text)
            case .number(let value): return try writer.integer(value)
            case .data(let bytes): return try writer.data(bytes)
            }
        }
    }

    private static func finish(_ writer: inout BinaryPropertyListWriter) throws -> [UInt8] {
        try writer.finish(topObject: writer.null())
    }
}
