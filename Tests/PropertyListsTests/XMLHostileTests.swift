// XML that is made to cost much or to end anywhere, and graphs that unfold to too much text.

import Foundation
import TestSupport
import Testing

@testable import PropertyLists

@Suite("Hostile XML") struct XMLHostileTests {
    private static let value: PropertyList = [
        "array": [1, -2.5, true, false, "é😀<&>"], "data": .data(Data(0...60)), "empty": [[], [:], ""],
        "date": .date(Date(timeIntervalSinceReferenceDate: 7)), "uid": .uid(.init(300)),
    ]

    private func outcome(_ data: Data) -> PropertyListError? {
        do throws(PropertyListError) {
            // What was read can be written and read again. The bytes are compared, for NaN is not equal to NaN.
            let binary = try PropertyList(data: data, format: .xml).data()
            #expect(try PropertyList(data: binary).data() == binary)
            return nil
        } catch {
            return error
        }
    }

    @Test("Every beginning of a file is an error with a place")
    func beginnings() throws {
        let data = try Self.value.data(format: .xml)
        #expect(outcome(data) == nil)
        let end = try #require(data.range(of: Data("</plist>".utf8))).upperBound
        for count in 0..<end {
            let error = outcome(data.prefix(count))
            #expect(error?.byteOffset.map { (0...count).contains($0) } == true, "\(count) bytes")
        }
    }

    @Test("Every byte with other values gives a value or an error with a place")
    func changedBytes() throws {
        let data = try Self.value.data(format: .xml)
        var counts = (values: 0, errors: 0)
        for position in data.indices {
            for byte in [0, 0x20, 0x26, 0x2F, 0x3C, 0xC3, data[position] ^ 1, data[position] ^ 0x20] as [UInt8] {
                var changed = data
                changed[position] = byte
                if let error = outcome(changed) {
                    counts.errors += 1
                    #expect(error.byteOffset.map { (0...data.count).contains($0) } == true, "\(error)")
                } else {
                    counts.values += 1
                }
            }
        }
        #expect(counts.values > 0 && counts.errors > 0)
    }

    @Test("Random pieces of a file in a random order give a value or an error")
    func shuffled() throws {
        let text = String(decoding: try Self.value.data(format: .xml), as: UTF8.self)
        let others = ["<dict>", "</dict>", "<array/>", "<key>CF$UID</key>", "<![CDATA[", "&#65;"]
        let pieces = text.split(separator: "\n").map(String.init) + others
        let seed = RunSeed.first
        var generator = SeededGenerator(seed: seed)
        var errors = 0
        for _ in 0..<2000 {
            let count = Int.random(in: 1...8, using: &generator)
            let parts = (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }
            errors += outcome(Data(parts.joined().utf8)) == nil ? 0 : 1
        }
        #expect(errors > 0, "seed \(seed)")
    }

    // MARK: Limits

    private func nested(_ depth: Int) -> Data {
        Data((String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)).utf8)
    }

    @Test("Containers are nested 512 deep and not deeper, on a small stack")
    func depth() throws {
        try withStack {
            let value = try PropertyList(data: self.nested(512))
            #expect(try PropertyList(data: value.data(format: .xml)) == value)
            for depth in [513, 1_000_000] {
                let error = self.outcome(self.nested(depth))
                #expect(error?.code == .limitExceeded)
                #expect(error?.byteOffset == 512 * 7)
            }
        }
        let limits = ReadLimits(maximumDepth: 2)
        #expect(throws: Never.self) { try PropertyList(data: nested(2), limits: limits) }
        #expect(throws: PropertyListError(.limitExceeded, "")) { try PropertyList(data: nested(3), limits: limits) }
    }

    @Test("The limits on bytes and objects hold")
    func limits() {
        let data = Data("<array><integer>1</integer><integer>2</integer></array>".utf8)
        #expect(throws: Never.self) { try PropertyList(data: data, limits: ReadLimits(maximumByteCount: data.count)) }
        #expect(throws: PropertyListError(.limitExceeded, "")) {
            try PropertyList(data: data, limits: ReadLimits(maximumByteCount: data.count - 1))
        }
        #expect(throws: Never.self) { try PropertyList(data: data, limits: ReadLimits(maximumObjectCount: 3)) }
        #expect(throws: PropertyListError(.limitExceeded, "")) {
            try PropertyList(data: data, limits: ReadLimits(maximumObjectCount: 1))
        }
    }

    @Test("Many equal values are not held back by the limit on unfolding")
    func many() throws {
        let text = "<array>" + String(repeating: "<true/>", count: 50_000) + "</array>"
        let value = try PropertyList(data: Data(text.utf8), limits: ReadLimits(maximumExpandedValueCount: 0))
        #expect(value.array?.count == 50_000)
    }

    @Test("Many keys are distinguished, and found in time")
    func keys() throws {
        let entries = (0..<20_000).map { "<key>k\($0 % 10_000)</key><integer>\($0)</integer>" }
        let value = try PropertyList(data: Data(("<dict>" + entries.joined() + "</dict>").utf8))
        #expect(value.dictionary?.count == 10_000)
        #expect(value["k7"] == 10_007)
    }

    @Test("A graph that unfolds to too many values is not written")
    func unfolds() throws {
        // 40 arrays of two references to the next one.
        var objects: [[UInt8]] = (1...40).map { [0xA2, UInt8($0), UInt8($0)] }
        objects.append([0x09])
        var file = BinaryFile([0x09])
        file.objects = objects
        let table = try BinaryObjectTable(ArchiveBytes(file.bytes), limits: ReadLimits())
        #expect(throws: PropertyListError(.limitExceeded, "")) { try XMLPropertyList.xmlData(of: table) }
    }

    @Test("A container that contains itself is not written")
    func cycle() throws {
        let file = BinaryFile([0xA1, 1], [0xD1, 2, 0], [0x51, 0x61])
        let table = try BinaryObjectTable(ArchiveBytes(file.bytes), limits: ReadLimits())
        #expect(throws: PropertyListError(.cycle, "")) { try XMLPropertyList.xmlData(of: table) }
    }

    @Test("Text that is shared too often is not written", .integration)
    func text() throws {
        let value = PropertyList.array(Array(repeating: .string(String(repeating: "a", count: 400_000)), count: 1000))
        #expect(throws: PropertyListError(.tooLarge, "")) { try value.data(format: .xml) }
    }
}
