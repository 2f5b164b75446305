// Integers of seven bits a byte, as Cocoa packs ranges, indexes and runs.
//
//     1000  ──▶  e8 07        the low bits first; the high bit of a byte says that another one follows

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Packs and unpacks integers that are not negative.
enum PackedIntegers {
    /// The bytes of integers, one behind the other.
    static func data(of integers: [Int]) -> Data {
        var bytes: [UInt8] = []
        for integer in integers {
            var rest = UInt(bitPattern: integer)
            while rest >= 0x80 {
                bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
                rest >>= 7
            }
            bytes.append(UInt8(truncatingIfNeeded: rest))
        }
        return Data(bytes)
    }

    /// The integers that bytes hold; `nil` where the last one is cut off, or one is larger than `Int.max`.
    static func integers(of data: Data) -> [Int]? {
        var integers: [Int] = []
        var integer: UInt64 = 0
        var shift: UInt64 = 0
        for byte in data {
            let bits = UInt64(byte & 0x7F)
            guard shift < 63 else { return nil }
            integer |= bits << shift
            if byte & 0x80 != 0 {
                shift += 7
                continue
            }
            guard let value = Int(exactly: integer) else { return nil }
            integers.append(value)
            (integer, shift) = (0, 0)
        }
        return shift == 0 ? integers : nil
    }
}

extension Unarchiver {
    /// Decodes packed integers; `nil` where the key is missing or holds nil.
    func packedIntegers(forKey key: String) throws -> [Int]? {
        guard let data = try dataValue(forKey: key) else { return nil }
        guard let integers = PackedIntegers.integers(of: data) else {
            throw invalidValue("packed integers", found: "other bytes", forKey: key)
        }
        return integers
    }

    /// Decodes an integer that is a count or a position.
    func count(forKey key: String) throws -> Int {
        let count = try decode(Int.self, forKey: key)
        guard count >= 0 else {
            throw failure(.outOfRange, expected: "a number from 0 to \(Int.max)", found: "\(count)", forKey: key)
        }
        return count
    }
}
