// All growable memory of this module is allocated here.
//
//     up to 1 MiB         malloc and realloc
//     more, on Linux      separate pages of 2 MiB, many times as many as requested:
//
//         used ▓▓▓▓▓▓▓▓ │ · · · · · · · · · · · · · · · · · · · · · · · · · · · ·    not backed until first access
//
// The first access to a page costs more than writing all of it: half a nanosecond per byte for a 4 KiB page, an eighth
// of that for a huge page of 2 MiB. malloc takes large blocks from the heap once it has seen some of them, and when they
// grow, it copies them to new pages: what several tables leave behind is as large as the tables. Separately mapped pages
// can be huge pages, and a block with many spare pages rarely moves. From half of such a page on, a block takes less
// memory than what it would leave behind; smaller ones would take more.
//
// A block has one owner, who passes it back here once.

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
    /// The minimum size of blocks with separate pages, if the system supports them.
    private static let leastMappedCount = 1 << 20
    private static let hugePageCount = 2 << 20
    // A multiple of the page size on every system.
    private static let mappedUnit = 1 << 16

    /// Returns a block of at least `byteCount` bytes that starts with the first `usedCount` bytes of `block`, and
    /// releases `block`. The values of all other bytes are undefined.
    ///
    /// Blocks grow geometrically, so that the total cost of growing is proportional to the final size.
    @usableFromInline package static func grow(
        _ block: UnsafeMutableRawBufferPointer, usedCount: Int, to byteCount: Int
    ) -> UnsafeMutableRawBufferPointer {
        guard mapsPages, byteCount >= leastMappedCount else {
            return unsafe resize(block, to: max(byteCount, block.count &* 2))
        }
        // A block of up to 2 MiB has room for 128 MiB. If the larger size fails, tries a smaller one.
        for factor in [64, 8, 1] {
            let mappedCount = max(wholePages(byteCount), hugePageCount) * factor
            guard let grown = unsafe map(mappedCount) else { continue }
            unsafe grown.copyMemory(from: UnsafeRawBufferPointer(rebasing: block[..<min(usedCount, block.count)]))
            unsafe release(block)
            return unsafe grown
        }
        outOfMemory()
    }

    /// Returns a block of at least `byteCount` zero bytes.
    package static func zeros(_ byteCount: Int) -> UnsafeMutableRawBufferPointer {
        if mapsPages, byteCount >= leastMappedCount, let block = unsafe map(wholePages(byteCount)) {
            return unsafe block
        }
        let count = mapsPages ? min(byteCount, leastMappedCount - 1) : byteCount
        guard count == byteCount, let block = unsafe calloc(count, 1) else { outOfMemory() }
        return unsafe UnsafeMutableRawBufferPointer(start: block, count: count)
    }

    /// Returns a block to the system, as `grow` or `zeros` returned it.
    @usableFromInline package static func release(_ block: UnsafeMutableRawBufferPointer) {
        if unsafe isMapped(block) { unsafe unmap(block) } else { unsafe free(block.baseAddress) }
    }

    /// Releases the unused end of a block. The rest must be released like the block.
    static func trim(_ block: UnsafeMutableRawBufferPointer, to byteCount: Int) -> UnsafeMutableRawBufferPointer {
        guard unsafe isMapped(block) else {
            return unsafe block.count - byteCount > max(4_096, byteCount / 4) ? resize(block, to: byteCount) : block
        }
        // The size must still identify the block as mapped.
        let count = max(leastMappedCount, wholePages(byteCount))
        guard count < block.count else { return unsafe block }
        unsafe unmap(UnsafeMutableRawBufferPointer(rebasing: block[count...]))
        return unsafe UnsafeMutableRawBufferPointer(rebasing: block[..<count])
    }

    /// Whether two ranges contain the same bytes.
    static func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int) -> Bool {
        unsafe memcmp(first, second, count) == 0
    }

    private static func resize(
        _ block: UnsafeMutableRawBufferPointer, to byteCount: Int
    ) -> UnsafeMutableRawBufferPointer {
        // Doubling may reach the size of mapped blocks, which this block must stay below.
        let count = mapsPages ? min(byteCount, leastMappedCount - 1) : byteCount
        guard let resized = unsafe realloc(block.baseAddress, count) else { outOfMemory() }
        return unsafe UnsafeMutableRawBufferPointer(start: resized, count: count)
    }

    // As in the standard library's arrays, running out of memory is fatal.
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
        let address = unsafe mmap(nil, byteCount, protection, flags, -1, 0)
        guard let address = unsafe address, unsafe address != MAP_FAILED else { return nil }
        // A hint: without huge pages, the system uses ordinary ones.
        _ = unsafe madvise(address, byteCount, MADV_HUGEPAGE)
        return unsafe UnsafeMutableRawBufferPointer(start: address, count: byteCount)
    }

    private static func unmap(_ block: UnsafeMutableRawBufferPointer) {
        unsafe munmap(block.baseAddress, block.count)
    }
    #else
    private static var mapsPages: Bool { false }

    private static func map(_ byteCount: Int) -> UnsafeMutableRawBufferPointer? { nil }

    private static func unmap(_ block: UnsafeMutableRawBufferPointer) {}
    #endif
}
