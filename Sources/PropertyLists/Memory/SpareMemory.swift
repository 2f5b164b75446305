// One block of memory between two results of a writer that is used again.
//
//     writer ──takes──▶ block ──is──▶ result, which its owner releases ──gives──▶ spare ──▶ writer, for the next result
//
// Memory that was written before costs nothing; new memory costs more than what is written to it.

#if canImport(Darwin)
import os
#else
import Synchronization
#endif

/// At most one block, which any thread may give and take.
// Unchecked, because the compiler cannot know that the memory has no other owner.
final class SpareMemory: @unchecked Sendable {
    private struct Block: @unchecked Sendable {
        var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    }

    #if canImport(Darwin)
    private let block = OSAllocatedUnfairLock(initialState: Block())
    #else
    private let block = Mutex(Block())
    #endif

    deinit {
        SystemMemory.release(exchange(Block()).memory)
    }

    /// The block, if it has at least as many bytes; else none.
    func take(_ byteCount: Int) -> UnsafeMutableRawBufferPointer? {
        let memory = exchange(Block()).memory
        if memory.count >= byteCount, memory.count > 0 { return memory }
        SystemMemory.release(memory)
        return nil
    }

    /// Keeps a block; the one before it is gone.
    func give(_ memory: UnsafeMutableRawBufferPointer) {
        SystemMemory.release(exchange(Block(memory: memory)).memory)
    }

    private func exchange(_ new: Block) -> Block {
        block.withLock { block in
            let old = block
            block = new
            return old
        }
    }
}
