// Bytes that are appended, in memory of their own, which becomes the result without being copied.
//
//     memory     b p l i s t 0 0 Q a ▒ ▒ ▒ ▒ ▒ ▒ ▒ ▒ ▒ · · · · · · · ·
//                                    ▲                 ▲               ▲
//                                  count       count + reserved    capacity
//
// A caller reserves memory once, stores there, and says then how many bytes it was. All numbers are big-endian.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Bytes that are appended.
// Unchecked, because the compiler cannot know that the memory has no other owner.
struct GrowingBytes: ~Copyable, @unchecked Sendable {
    private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    /// How many bytes there are.
    private(set) var count: Int
    /// The least memory that is asked for.
    private var leastCapacity = 512
    /// Where results come back to, whose memory is used again.
    private var spare: SpareMemory?

    /// - Parameter count: how many bytes there are already, which get their values with `write(_:at:)`.
    init(count: Int) {
        self.count = count
    }

    deinit {
        SystemMemory.release(memory)
    }

    /// What has been written.
    var written: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: memory.baseAddress, count: min(count, memory.count))
    }

    /// The same, to be changed.
    var mutableWritten: UnsafeMutableRawBufferPointer {
        mutating get { UnsafeMutableRawBufferPointer(start: memory.baseAddress, count: min(count, memory.count)) }
    }

    /// Memory for `byteCount` bytes, or more, after the written ones.
    mutating func reserve(_ byteCount: Int) -> UnsafeMutableRawBufferPointer {
        if byteCount > memory.count &- count { grow(by: byteCount) }
        guard let base = memory.baseAddress else { return memory }
        return UnsafeMutableRawBufferPointer(start: base + count, count: memory.count &- count)
    }

    /// Appends bytes that were stored in the memory reserved.
    mutating func commit(_ byteCount: Int) {
        precondition(byteCount >= 0 && byteCount <= memory.count &- count)
        count &+= byteCount
    }

    /// Takes the last bytes back.
    mutating func truncate(to newCount: Int) {
        precondition(newCount >= 0 && newCount <= count)
        count = newCount
    }

    @inline(never)
    private mutating func grow(by byteCount: Int) {
        if memory.count == 0, let block = spare?.take(max(count + byteCount, leastCapacity)) {
            return memory = block
        }
        memory = SystemMemory.grow(memory, usedCount: count, to: max(count + byteCount, leastCapacity))
    }
}

// MARK: - Appending

extension GrowingBytes {
    mutating func append(_ byte: UInt8) {
        reserve(1)[0] = byte
        commit(1)
    }

    mutating func append(contentsOf bytes: UnsafeRawBufferPointer) {
        reserve(bytes.count).copyMemory(from: bytes)
        commit(bytes.count)
    }

    /// Appends the low `width` bytes of a number: 1, 2, 4 or 8.
    mutating func append(_ value: UInt64, width: Int) {
        let room = reserve(8)
        room.storeBytes(of: (value &<< UInt64(truncatingIfNeeded: 64 &- width &* 8)).bigEndian, as: UInt64.self)
        commit(width)
    }

    /// Appends a marker and after it the low `width` bytes of a number: 1, 2, 4 or 8.
    mutating func append(_ marker: UInt8, _ value: UInt64, width: Int) {
        let room = reserve(9)
        room.storeBytes(of: marker, as: UInt8.self)
        room.storeBytes(
            of: (value &<< UInt64(truncatingIfNeeded: 64 &- width &* 8)).bigEndian, toByteOffset: 1, as: UInt64.self)
        commit(width &+ 1)
    }

    /// Writes bytes over others.
    mutating func write(_ bytes: [UInt8], at offset: Int) {
        for position in bytes.indices where offset + position < min(count, memory.count) {
            memory[offset + position] = bytes[position]
        }
    }

    /// Writes a number over four of the bytes.
    mutating func write(_ value: UInt32, at offset: Int) {
        precondition(offset >= 0 && count <= memory.count && offset <= count &- 4)
        memory.storeBytes(of: value.bigEndian, toByteOffset: offset, as: UInt32.self)
    }

    mutating func append(zeros count: Int) {
        let room = reserve(count)
        UnsafeMutableRawBufferPointer(rebasing: room[..<count]).initializeMemory(as: UInt8.self, repeating: 0)
        commit(count)
    }
}

// MARK: - Results

extension GrowingBytes {
    /// The bytes as data, which has the memory from now on.
    ///
    /// - Parameter expectsAsMany: whether as many bytes will be written again, so that memory is reserved for them at
    /// once,
    ///   where the memory of this result has not come back until then.
    mutating func takeData(expectsAsMany: Bool) -> Data {
        if expectsAsMany {
            leastCapacity = count + count / 8
            if spare == nil { spare = SpareMemory() }
        }
        // A result that may come back keeps some memory after it, of which nothing was touched.
        let block = SystemMemory.trim(memory, to: expectsAsMany ? leastCapacity : count)
        memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
        guard let base = block.baseAddress else { return Data() }
        let blockCount = block.count
        let spare = expectsAsMany ? spare : nil
        return Data(
            bytesNoCopy: base, count: count,
            deallocator: .custom { address, _ in
                let block = UnsafeMutableRawBufferPointer(start: address, count: blockCount)
                if let spare { spare.give(block) } else { SystemMemory.release(block) }
            })
    }

    /// Leaves the first `newCount` bytes, and keeps the memory.
    mutating func removeAll(leaving newCount: Int) {
        count = newCount
    }
}
