// Makes the objects that hold one value each.

import Foundation

/// Objects with one long value.
public enum Lists {
    /// Different strings of 24 characters.
    public static func strings(count: Int, seed: UInt64 = 2) -> StringList {
        var random = SeededGenerator(state: seed)
        return StringList(
            strings: (0..<count).map { number in
                let digits = String(number)
                return random.word(24 - digits.count) + digits
            })
    }

    /// Numbers of all sizes.
    public static func numbers(count: Int, seed: UInt64 = 3) -> [Double] {
        var random = SeededGenerator(state: seed)
        return (0..<count).map { _ in Double.random(in: -1e6..<1e6, using: &random) }
    }

    /// Bytes without a structure.
    public static func bytes(count: Int, seed: UInt64 = 4) -> Blob {
        var random = SeededGenerator(state: seed)
        let words = (0..<count / 8).map { _ in random.next() }
        return Blob(bytes: words.withUnsafeBytes { Data($0) })
    }
}
