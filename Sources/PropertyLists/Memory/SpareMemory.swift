// Passes one block of memory from a released result to the next result of a writer that is used again.
//
//     writer ──takes──▶ block ──becomes──▶ result, released by its owner ──gives──▶ spare ──▶ writer, next result
//
// Memory that was accessed before is cheap: the first access to new memory costs more than writing to it.

/// At most one block. Any thread can give and take it.
// Unchecked, because the compiler can't know that the memory has no other owner.
final class SpareMemory: @unchecked Sendable {
    // An address and a count, which only `SystemMemory` uses.
    @safe private struct Block: @unchecked Sendable {
        var memory = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)
    }

    private let block = Protected(Block())

    deinit {
        unsafe SystemMemory.release(block.exchange(Block()).memory)
    }

    /// Returns the block if it has at least `byteCount` bytes.
    func take(_ byteCount: Int) -> UnsafeMutableRawBufferPointer? {
        let memory = unsafe block.exchange(Block()).memory
        if memory.count >= byteCount, memory.count > 0 { return unsafe memory }
        unsafe SystemMemory.release(memory)
        return nil
    }

    /// Stores a block and releases the previous one.
    func give(_ memory: UnsafeMutableRawBufferPointer) {
        unsafe SystemMemory.release(block.exchange(Block(memory: memory)).memory)
    }
}
