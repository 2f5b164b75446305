// Files that are right in every byte and still too much: deep ones, big ones, and small ones that unfold.

import Foundation
import Testing

@testable import PropertyLists

@Suite("Read limits") struct ReadLimitsTests {
    /// As many arrays inside one another.
    static func nested(_ depth: Int) -> BinaryFile {
        let containers = (1..<max(depth, 1)).map { [0xA1] + bigEndian(UInt64($0), width: 2) }
        return BinaryFile(objects: containers + [[0xA0]]).with {
            $0.offsetWidth = 2
            $0.referenceWidth = 2
        }
    }

    /// Arrays of two, each twice the next.
    static func unfolding(_ levels: Int) -> BinaryFile {
        BinaryFile(objects: (1...levels).map { [0xA2, UInt8($0), UInt8($0)] } + [[0x09]])
    }

    private func error(_ file: BinaryFile, _ limits: ReadLimits = ReadLimits()) -> PropertyListError.Code? {
        do throws(PropertyListError) {
            _ = try PropertyList(data: Data(file.bytes), limits: limits)
            return nil
        } catch {
            return error.code
        }
    }

    @Test("Containers nest 512 deep and no deeper")
    func depth() {
        #expect(error(Self.nested(512)) == nil)
        #expect(error(Self.nested(513)) == .limitExceeded)
        #expect(error(Self.nested(5000)) == .limitExceeded)
    }

    @Test("The depth may be limited further, and not beyond 512")
    func ownDepth() {
        #expect(error(Self.nested(3), ReadLimits(maximumDepth: 3)) == nil)
        #expect(error(Self.nested(4), ReadLimits(maximumDepth: 3)) == .limitExceeded)
        #expect(error(BinaryFile([0x09]), ReadLimits(maximumDepth: 0)) == nil)
        #expect(error(BinaryFile([0xA0]), ReadLimits(maximumDepth: -1)) == .limitExceeded)
        var limits = ReadLimits()
        limits.maximumDepth = 100_000
        #expect(limits.maximumDepth == 512)
        #expect(ReadLimits(maximumDepth: 513).maximumDepth == 512)
    }

    @Test("What is written nests 512 deep and no deeper")
    func writtenDepth() throws {
        var value: PropertyList = []
        for _ in 1..<512 {
            value = [value]
        }
        #expect(try PropertyList(data: value.data()) == value)
        let tooDeep: PropertyList = ["a": value]
        let error = #expect(throws: PropertyListError.self) { try tooDeep.data() }
        #expect(error?.code == .limitExceeded)
    }

    @Test("A shared container is decoded once, and stops where it would unfold to too much")
    func unfolding() {
        #expect(error(Self.unfolding(10)) == nil)
        #expect(error(Self.unfolding(40)) == .limitExceeded)
        #expect(error(Self.unfolding(80)) == .limitExceeded)
        // 4 levels are 31 values in 63 bytes, 5 levels 63 in 67.
        #expect(error(Self.unfolding(4), ReadLimits(maximumExpandedValueCount: 0)) == nil)
        #expect(error(Self.unfolding(6), ReadLimits(maximumExpandedValueCount: 0)) == .limitExceeded)
        #expect(error(Self.unfolding(6), ReadLimits(maximumExpandedValueCount: 127)) == nil)
        #expect(error(Self.unfolding(6), ReadLimits(maximumExpandedValueCount: 126)) == .limitExceeded)
        #expect(error(Self.unfolding(62), ReadLimits(maximumExpandedValueCount: .max)) == nil)
        #expect(error(Self.unfolding(63), ReadLimits(maximumExpandedValueCount: .max)) == .limitExceeded)
    }

    @Test(
        "A long key that many dictionaries share costs its length each time, a short one nothing",
        arguments: [20, 60_000])
    func sharedKey(length: Int) throws {
        // 4,000 dictionaries with one entry each, all of the same key.
        let count = 4_000
        let references = (0..<count).flatMap { bigEndian(UInt64($0 + 2), width: 2) }
        let key: [UInt8] = [0x5F, 0x11] + bigEndian(UInt64(length), width: 2) + [UInt8](repeating: 0x61, count: length)
        let dictionary: [UInt8] = [0xD1, 0x00, 0x01, 0x00, 0x01]
        let list: [UInt8] = [0xAF, 0x11] + bigEndian(UInt64(count), width: 2) + references
        var file = BinaryFile(objects: [list, key] + Array(repeating: dictionary, count: count))
        file.offsetWidth = 4
        file.referenceWidth = 2
        #expect(error(file) == (length > 1_000 ? .limitExceeded : nil))
    }

    @Test("Overlapping objects are not decoded to more bytes than there are")
    func overlapping() {
        // 20,000 strings that begin at the same byte and have 20,000 letters each: 400 MB out of 100 kB.
        let count = 20_000
        let references = (1...count).flatMap { _ in bigEndian(1, width: 2) }
        let text: [UInt8] = [0x5F, 0x11] + bigEndian(20_000, width: 2) + [UInt8](repeating: 0x61, count: 20_000)
        var file = BinaryFile([0xAF, 0x11] + bigEndian(UInt64(count), width: 2) + references, text)
        let start = UInt64(8 + file.objects[0].count)
        file.offsetWidth = 4
        file.referenceWidth = 2
        file.offsets = [8] + [UInt64](repeating: start, count: count)
        // All elements refer to one of them: honest.
        #expect(error(file) == nil)
        let distinct = (1...count).flatMap { bigEndian(UInt64($0), width: 2) }
        file.objects[0].replaceSubrange(4..., with: distinct)
        #expect(error(file) == .limitExceeded)
        // The same with arrays.
        file.objects[1] = [0xAF, 0x11] + bigEndian(10_000, width: 2) + [UInt8](repeating: 0, count: 20_000)
        #expect(error(file) == .cycle)
    }

    @Test("Bytes and objects are counted")
    func counts() {
        let file = BinaryFile([0xA1, 1], [0x09])
        let count = file.bytes.count
        #expect(error(file, ReadLimits(maximumByteCount: count)) == nil)
        #expect(error(file, ReadLimits(maximumByteCount: count - 1)) == .limitExceeded)
        #expect(error(file, ReadLimits(maximumObjectCount: 2)) == nil)
        #expect(error(file, ReadLimits(maximumObjectCount: 1)) == .limitExceeded)
    }

    @Test("A big honest file is not held back by the smallest limits")
    func honest() throws {
        let value = PropertyList.array((0..<50_000).map { ["number": .integer(PropertyListInteger(Int64($0)))] })
        let limits = ReadLimits(maximumExpandedValueCount: 0)
        #expect(try PropertyList(data: value.data(), limits: limits) == value)
    }
}
