// Numbers packed into data: the bytes of both orders, and data that are no such numbers.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Packed numbers") struct PackedTests {
    private func data<Value: ArchivableValue>(_ value: Value) throws -> Data? {
        let contents = try ArchiveContents(archive(of: value))
        guard case .data(let data) = contents.object(contents.top["value"]) else { return nil }
        return data
    }

    private func checkBothWays<Element: PackableNumber>(_ elements: [Element]) throws {
        let little = try boxed(PackedLittleEndian(elements)).elements
        let big = try boxed(PackedBigEndian(elements)).elements
        #expect(little.elementsEqual(elements), "\(Element.self)")
        #expect(big.elementsEqual(elements), "\(Element.self)")
        let littleData = try data(PackedLittleEndian(elements))
        #expect(littleData?.count == elements.count * MemoryLayout<Element>.size)
        #expect(try data(PackedBigEndian(elements.reversed())) == littleData.map { Data($0.reversed()) })
    }

    @Test("Every width comes back, and has its width")
    func widths() throws {
        try checkBothWays([Int8.min, -1, 0, 1, .max])
        try checkBothWays([Int16.min, -1, 0, 1, .max])
        try checkBothWays([Int32.min, -1, 0, 1, .max])
        try checkBothWays([Int64.min, -1, 0, 1, .max])
        try checkBothWays([UInt8.min, 1, .max])
        try checkBothWays([UInt16.min, 1, 0x0203, .max])
        try checkBothWays([UInt32.min, 1, 0x0203_0405, .max])
        try checkBothWays([UInt64.min, 1, 0x0203_0405_0607_0809, .max])
        try checkBothWays([Float.leastNonzeroMagnitude, -0.0, 1.5, .infinity, .greatestFiniteMagnitude])
        try checkBothWays([Double.leastNonzeroMagnitude, -0.0, 1.5, -.infinity, .pi])
        try checkBothWays([] as [Double])
    }

    @Test("The bytes are those of the order")
    func bytes() throws {
        #expect(try data(PackedLittleEndian([1, 0x0203] as [UInt16])) == Data([1, 0, 3, 2]))
        #expect(try data(PackedBigEndian([1, 0x0203] as [UInt16])) == Data([0, 1, 2, 3]))
        #expect(try data(PackedLittleEndian([1] as [Float])) == Data([0, 0, 0x80, 0x3F]))
        #expect(try data(PackedBigEndian([1] as [Double])) == Data([0x3F, 0xF0, 0, 0, 0, 0, 0, 0]))
    }

    @Test("The bits of what is no number stay")
    func notANumber() throws {
        let values = [Double(bitPattern: 0x7FF0_0000_0000_0001), Double(bitPattern: 0xFFF8_1234_5678_9ABC)]
        #expect(try boxed(PackedBigEndian(values)).elements.map(\.bitPattern) == values.map(\.bitPattern))
        #expect(try boxed(PackedLittleEndian(values)).elements.map(\.bitPattern) == values.map(\.bitPattern))
    }

    @Test("Many come back")
    func many() throws {
        let values = (0..<100_000).map { UInt32($0) &* 2_654_435_761 }
        #expect(try boxed(PackedBigEndian(values)).elements == values)
        #expect(try boxed([PackedLittleEndian(values), PackedLittleEndian([])]).map(\.elements.count) == [100_000, 0])
    }

    @Test("Data whose length is no multiple of the width is an error", arguments: [1, 2, 3, 5, 7, 9])
    func oddLength(count: Int) throws {
        let archive = HandmadeArchive(.data(Data(repeating: 1, count: count)))
        let error = archiveError {
            try KeyedUnarchiver(forReadingFrom: archive.data()).decode(PackedLittleEndian<Int64>.self, forKey: "root")
        }
        #expect(error?.code == .invalidValue)
        #expect(
            error?.description
                == "root: expected numbers of 8 bytes each, found \(count) bytes, which is not a multiple")
    }

    @Test("What is no data is an error, nil is nil")
    func otherKinds() throws {
        let archive = HandmadeArchive("text", top: ["text": .uid(1), "null": .uid(0), "number": 1])
        #expect(
            try KeyedUnarchiver(forReadingFrom: archive.data()).decodeIfPresent(
                PackedBigEndian<Float>.self, forKey: "null")
                == nil)
        for key in ["text", "number"] {
            #expect(
                archiveError {
                    try KeyedUnarchiver(forReadingFrom: archive.data()).decode(PackedBigEndian<Float>.self, forKey: key)
                }?.code == .unexpectedKind)
        }
    }
}
