// The one place where this module asks the system for memory that grows.
//
//     up to 2 MiB         malloc and realloc
//     beyond, on Linux    pages of their own, eight times as many as are asked for:
//
//         used ▓▓▓▓▓▓▓▓ │ · · · · · · · · · · · · · · · · · · · · · · · · · · · ·    never touched, so never there
//
// The first touch of a page costs more than all that is written to it: a page of 4 KiB half a nanosecond for each of
// its bytes, a page of 2 MiB an eighth of that. malloc has its large blocks from the heap once it has seen some, and
// copies them when they grow, to pages that were not touched before. Pages of its own can be large ones, and a block
// that has many more than it uses seldom moves.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(WASILibc)
import WASILibc
#elseif canImport(ucrt)
import ucrt
#endif

@usableFromInline package enum SystemMemory {
    /// Blocks from this size on have pages of their own, where the system can give these.
    private static let leastMappedCount = 2 << 20
    // A multiple of the size of a page on every system.
    private static let mappedUnit = 1 << 16

    /// A block of at least `byteCount` bytes, of which the first are the `usedCount` first ones of `block`; `block` is
    /// gone. All other bytes have any value.
    ///
    /// The block is so much larger than the one before it that all growing together costs as much as the last does.
    @usableFromInline package static func grow(
        _ block: UnsafeMutableRawBufferPointer, usedCount: Int, to byteCount: Int
    ) -> UnsafeMutableRawBufferPointer {
        guard mapsPages, byteCount >= leastMappedCount else {
            return resize(block, to: max(byteCount, block.count * 2))
        }
        // With as many pages as are needed where there cannot be so many more of them.
        for factor in [8, 1] {
            guard let grown = map(wholePages(byteCount) * factor) else { continue }
            grown.copyMemory(from: UnsafeRawBufferPointer(rebasing: block[..<min(usedCount, block.count)]))
            release(block)
            return grown
        }
        outOfMemory()
    }

    /// A block of at least `byteCount` bytes that are 0.
    package static func zeros(_ byteCount: Int) -> UnsafeMutableRawBufferPointer {
        if mapsPages, byteCount >= leastMappedCount, let block = map(wholePages(byteCount)) { return block }
        let count = mapsPages ? min(byteCount, leastMappedCount - 1) : byteCount
        guard count == byteCount, let block = calloc(count, 1) else { outOfMemory() }
        return UnsafeMutableRawBufferPointer(start: block, count: count)
    }

    /// Returns a block to the system, as `grow` or `zeros` returned it.
    @usableFromInline package static func release(_ block: UnsafeMutableRawBufferPointer) {
        if isMapped(block) { unmap(block) } else { free(block.baseAddress) }
    }

    /// Gives back what of a block is not used; the rest is to be given back as the block would have been.
    static func trim(_ block: UnsafeMutableRawBufferPointer, to byteCount: Int) -> UnsafeMutableRawBufferPointer {
        guard isMapped(block) else {
            return block.count - byteCount > max(4_096, byteCount / 4) ? resize(block, to: byteCount) : block
        }
        // Not below the size that distinguishes a block with pages of its own.
        let count = max(leastMappedCount, wholePages(byteCount))
        guard count < block.count else { return block }
        unmap(UnsafeMutableRawBufferPointer(rebasing: block[count...]))
        return UnsafeMutableRawBufferPointer(rebasing: block[..<count])
    }

    /// Whether the same bytes are in two places.
    static func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int) -> Bool {
        memcmp(first, second, count) == 0
    }

    private static func resize(
        _ block: UnsafeMutableRawBufferPointer, to byteCount: Int
    ) -> UnsafeMutableRawBufferPointer {
        // At least twice as much may be as much as needs pages of its own, which it does not get here.
        let count = mapsPages ? min(byteCount, leastMappedCount - 1) : byteCount
        guard let resized = realloc(block.baseAddress, count) else { outOfMemory() }
        return UnsafeMutableRawBufferPointer(start: resized, count: count)
    }

    // As for an array of the standard library: there is no way on without memory.
    private static func outOfMemory() -> Never {
        preconditionFailure("out of memory")
    }

    private static func wholePages(_ byteCount: Int) -> Int {
        (byteCount + mappedUnit - 1) / mappedUnit * mappedUnit
    }

    private static func isMapped(_ block: UnsafeMutableRawBufferPointer) -> Bool {
        mapsPages && block.count >= leastMappedCount
    }
}

// MARK: - Pages

extension SystemMemory {
    #if os(Linux) && canImport(Glibc) && (arch(x86_64) || arch(arm64))
    private static var mapsPages: Bool { true }

    @inline(never)
    private static func map(_ byteCount: Int) -> UnsafeMutableRawBufferPointer? {
        let protection = PROT_READ | PROT_WRITE
        let flags = Int32(MAP_PRIVATE) | Int32(MAP_ANONYMOUS) | Int32(MAP_NORESERVE)
        let address = mmap(nil, byteCount, protection, flags, -1, 0)
        guard let address, address != MAP_FAILED else { return nil }
        // A wish: where the system has no large pages, it gives small ones.
        _ = madvise(address, byteCount, MADV_HUGEPAGE)
        return UnsafeMutableRawBufferPointer(start: address, count: byteCount)
    }

    private static func unmap(_ block: UnsafeMutableRawBufferPointer) {
        munmap(block.baseAddress, block.count)
    }
    #else
    private static var mapsPages: Bool { false }

    private static func map(_ byteCount: Int) -> UnsafeMutableRawBufferPointer? { nil }

    private static func unmap(_ block: UnsafeMutableRawBufferPointer) {}
    #endif
}
