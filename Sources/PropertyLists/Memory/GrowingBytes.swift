// A growable byte buffer, whose memory becomes the result without being copied.
//
//     memory     b p l i s t 0 0 Q a ▒ ▒ ▒ ▒ ▒ ▒ ▒ ▒ ▒ · · · · · · · ·
//                                    ▲                 ▲               ▲
//                                  count       count + reserved    capacity
//
// A caller reserves memory once for all that it appends, stores bytes there, and then commits the number of bytes. All
// numbers are big-endian.
//
// `commit` trusts its caller, and so does each method that takes a width, an offset or a count.

// Unchecked, because the compiler can't know that the memory has no other owner.
@safe @usableFromInline package struct GrowingBytes: ~Copyable, @unchecked Sendable {
    // Not a buffer, which computes its count at each access.
    @usableFromInline var base: UnsafeMutableRawPointer?
    @usableFromInline var capacity = 0
    // Behind `count`, because inlinable code can't change a property whose setter has less access than its getter.
    @usableFromInline var storedCount: Int
    private var leastCapacity = 512
    /// Receives the memory of released results for reuse.
    private var spare: SpareMemory?

    package init() {
        storedCount = 0
    }

    /// - Parameter count: the initial number of bytes, whose values are set with `write(_:at:)`; not negative.
    @unsafe package init(count: Int) {
        storedCount = count
    }

    deinit {
        unsafe SystemMemory.release(memory)
    }

    /// The number of bytes.
    @inlinable @_transparent package var count: Int { storedCount }

    private var memory: UnsafeMutableRawBufferPointer {
        get { unsafe UnsafeMutableRawBufferPointer(start: base, count: capacity) }
        set { unsafe (base, capacity) = (newValue.baseAddress, newValue.count) }
    }

    /// The bytes that have been written, valid until the buffer changes.
    package var written: UnsafeRawBufferPointer {
        unsafe UnsafeRawBufferPointer(start: base, count: min(count, capacity))
    }

    /// The bytes that have been written, for changes.
    var mutableWritten: UnsafeMutableRawBufferPointer {
        mutating get { unsafe UnsafeMutableRawBufferPointer(start: base, count: min(count, capacity)) }
    }

    /// The memory after the written bytes, with room for at least `byteCount` bytes.
    @inlinable @inline(__always) package mutating func reserve(_ byteCount: Int) -> UnsafeMutableRawPointer {
        // Not only if they don't fit, so that there is memory even for no bytes.
        if byteCount >= capacity &- count { grow(by: byteCount) }
        guard let base = unsafe base else { preconditionFailure("no memory was reserved") }
        return unsafe base + count
    }

    /// Appends bytes that were stored in the reserved memory, at most as many as were reserved.
    @unsafe @inlinable @inline(__always) package mutating func commit(_ byteCount: Int) {
        assert(byteCount >= 0 && byteCount <= capacity &- count)
        storedCount &+= byteCount
    }

    /// Removes all but the first `newCount` bytes, but keeps the memory.
    package mutating func truncate(to newCount: Int) {
        precondition(newCount >= 0 && newCount <= count)
        storedCount = newCount
    }

    @inline(never)
    @usableFromInline mutating func grow(by byteCount: Int) {
        if capacity == 0, let block = unsafe spare?.take(max(count + byteCount, leastCapacity)) {
            return unsafe memory = block
        }
        unsafe memory = SystemMemory.grow(memory, usedCount: count, to: max(count + byteCount, leastCapacity))
    }
}

// MARK: - Appending

extension GrowingBytes {
    @inlinable @inline(__always) package mutating func append(_ byte: UInt8) {
        unsafe reserve(1).storeBytes(of: byte, as: UInt8.self)
        unsafe commit(1)
    }

    package mutating func append(contentsOf bytes: UnsafeRawBufferPointer) {
        guard let first = bytes.baseAddress else { return }
        unsafe reserve(bytes.count).copyMemory(from: first, byteCount: bytes.count)
        unsafe commit(bytes.count)
    }

    @unsafe @inline(__always)
    mutating func append(_ offset: Int, count: Int, of other: borrowing GrowingBytes) {
        let block = SIMD32<UInt8>.scalarCount
        guard count <= block, let base = unsafe other.base, offset >= 0, offset &+ block <= other.capacity
        else {
            return unsafe append(contentsOf: UnsafeRawBufferPointer(rebasing: other.written[offset..<(offset + count)]))
        }
        // One load and one store take less time than a call. What is too much is overwritten later.
        let bytes = unsafe (base + offset).loadUnaligned(as: SIMD32<UInt8>.self)
        unsafe reserve(block).storeBytes(of: bytes, as: SIMD32<UInt8>.self)
        unsafe commit(count)
    }

    /// Appends the low `width` bytes of a number: 1, 2, 4 or 8.
    @unsafe mutating func append(_ value: UInt64, width: Int) {
        let room = unsafe reserve(8)
        unsafe room.storeBytes(of: (value &<< UInt64(truncatingIfNeeded: 64 &- width &* 8)).bigEndian, as: UInt64.self)
        unsafe commit(width)
    }

    /// Appends a marker, followed by the low `width` bytes of a number: 1, 2, 4 or 8.
    @unsafe @inlinable @inline(__always) package mutating func append(_ marker: UInt8, _ value: UInt64, width: Int) {
        let room = unsafe reserve(9)
        unsafe room.storeBytes(of: marker, as: UInt8.self)
        unsafe room.storeBytes(
            of: (value &<< UInt64(truncatingIfNeeded: 64 &- width &* 8)).bigEndian, toByteOffset: 1, as: UInt64.self)
        unsafe commit(width &+ 1)
    }

    @unsafe mutating func write(_ bytes: [UInt8], at offset: Int) {
        for position in bytes.indices where offset + position < min(count, capacity) {
            unsafe memory[offset + position] = bytes[position]
        }
    }

    @unsafe mutating func append(repeating byte: UInt8, count: Int) {
        unsafe reserve(count).initializeMemory(as: UInt8.self, repeating: byte, count: count)
        unsafe commit(count)
    }
}

// MARK: - Results

extension GrowingBytes {
    /// Returns the bytes as data, which takes over the memory.
    ///
    /// - Parameter expectsAsMany: whether about as many bytes will be written again. If this result's memory has not
    ///   been released by then, enough new memory is allocated at once.
    package mutating func takeData(expectsAsMany: Bool) -> Data {
        if expectsAsMany {
            leastCapacity = count + count / 8
            if spare == nil { spare = SpareMemory() }
        }
        // A reusable result keeps some unused memory at its end, which costs nothing because it was never accessed.
        let block = unsafe SystemMemory.trim(memory, to: expectsAsMany ? leastCapacity : count)
        unsafe memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
        guard let base = block.baseAddress else { return Data() }
        let blockCount = block.count
        let spare = expectsAsMany ? spare : nil
        return unsafe Data(
            bytesNoCopy: base, count: count,
            deallocator: .custom { address, _ in
                let block = unsafe UnsafeMutableRawBufferPointer(start: address, count: blockCount)
                if let spare { unsafe spare.give(block) } else { unsafe SystemMemory.release(block) }
            })
    }
}
