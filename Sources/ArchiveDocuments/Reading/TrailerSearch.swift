// Binary property lists with other bytes after their end, such as a line break or padding: the end locates the objects.

import Foundation
import PropertyLists

enum TrailerSearch {
    private static let maximumExcess = 4096
    private static let trailerByteCount = 32

    /// The number of bytes after the end of a property list; `nil` if no end is found.
    static func excess(of data: Data) -> Int? {
        let tail = Array(data.suffix(maximumExcess + trailerByteCount))
        guard tail.count > trailerByteCount else { return nil }
        return (1...tail.count - trailerByteCount).first { count in
            let end = tail.count - count
            guard isTrailer(tail[(end - trailerByteCount)..<end], byteCount: data.count - count),
                let table = try? BinaryObjectTable(ArchiveBytes(data.dropLast(count)), limits: ReadLimits())
            else { return false }
            return (try? table.object(at: table.topObject)) != nil
        }
    }

    /// Whether the bytes fit a property list of a length: reading it would take longer.
    private static func isTrailer(_ bytes: ArraySlice<UInt8>, byteCount: Int) -> Bool {
        let bytes = Array(bytes)
        func number(_ start: Int) -> UInt64 { bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) } }
        let (count, top, table) = (number(8), number(16), number(24))
        guard (1...8).contains(bytes[6]), (1...8).contains(bytes[7]), top < count, count < UInt64(byteCount),
            table < UInt64(byteCount)
        else { return false }
        return table + count * UInt64(bytes[6]) + UInt64(trailerByteCount) == UInt64(byteCount)
    }
}
