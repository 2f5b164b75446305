// Blocks keep their bytes while they grow from a few bytes to pages of their own, and when they are trimmed.

import Foundation
import Testing

@testable import PropertyLists

@Suite("Memory that grows") struct SystemMemoryTests {
    @Test(
        "A block keeps its bytes however it grows and is trimmed",
        arguments: [
            [1, 100, 5_000], [1_048_575], [1_048_576], [1_000_000, 1_048_576, 1_100_000], [2_097_151], [2_097_152],
            [2_000_000, 2_097_152, 2_200_000], [10, 3_000_000, 30_000_000], [30_000_000, 300_000_000],
        ])
    func grows(sizes: [Int]) {
        var block = UnsafeMutableRawBufferPointer(start: nil, count: 0)
        var usedCount = 0
        for size in sizes {
            block = SystemMemory.grow(block, usedCount: usedCount, to: size)
            #expect(block.count >= size)
            for position in 0..<min(usedCount, 5_000) where block[position] != UInt8(truncatingIfNeeded: position) {
                Issue.record("byte \(position) is another one in a block of \(size)")
            }
            usedCount = min(size, 5_000)
            for position in 0..<usedCount {
                block[position] = UInt8(truncatingIfNeeded: position)
            }
            block[size - 1] = block[size - 1]
        }
        for size in [block.count, 2_100_000, 1_100_000, 6_000, 5_000] where size < block.count && size >= usedCount {
            block = SystemMemory.trim(block, to: size)
            #expect(block.count >= size)
        }
        #expect((0..<usedCount).allSatisfy { block[$0] == UInt8(truncatingIfNeeded: $0) })
        SystemMemory.release(block)
    }

    @Test("Large values come out as they went in, from a writer that is used again")
    func largeValues() throws {
        var writer = BinaryPropertyListWriter()
        for byteCount in [3_000_000, 10, 40_000_000, 2_500_000] {
            let bytes = Data(repeating: UInt8(truncatingIfNeeded: byteCount), count: byteCount)
            let references = [try writer.data(bytes), try writer.string("é"), try writer.data(bytes)]
            let top = try writer.array(references[...])
            let data = try writer.finishedData(topObject: top, keepingMemory: true)
            #expect(try PropertyList(data: data) == .array([.data(bytes), "é", .data(bytes)]))
        }
    }
}
