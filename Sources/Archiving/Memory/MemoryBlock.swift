// Blocks of memory that grow in place where they can: large ones are mapped elsewhere and not copied.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Foundation
#endif

// Who asks for memory that there is none of can't go on, as with an array. Archives can't ask for more than a small
// multiple of their bytes: counts are compared with the bytes that are there before any list grows for them.

enum MemoryBlock {
    /// A block with room for elements that are moved bit by bit, with those that the old one held.
    static func grown<Element>(
        _ old: UnsafeMutableBufferPointer<Element>, toCount count: Int
    ) -> UnsafeMutableBufferPointer<Element> {
        let (byteCount, overflows) = count.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
        guard !overflows, let block = realloc(old.baseAddress, byteCount) else { outOfMemory() }
        return UnsafeMutableBufferPointer(start: block.assumingMemoryBound(to: Element.self), count: count)
    }

    /// A block of numbers that are all 0.
    static func zeros<Element: FixedWidthInteger>(
        _ type: Element.Type, count: Int
    ) -> UnsafeMutableBufferPointer<Element> {
        guard let block = calloc(count, MemoryLayout<Element>.stride) else { outOfMemory() }
        return UnsafeMutableBufferPointer(start: block.assumingMemoryBound(to: Element.self), count: count)
    }

    static func release<Element>(_ block: UnsafeMutableBufferPointer<Element>) {
        free(block.baseAddress)
    }

    private static func outOfMemory() -> Never {
        preconditionFailure("out of memory")
    }
}
